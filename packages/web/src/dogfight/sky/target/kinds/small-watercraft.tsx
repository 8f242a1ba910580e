import { Afloat } from '../afloat.tsx';
import type { TargetDrawing } from '../drawing.ts';

const barge = 'M-34-6L-30 6H28L36-14H30L24-4zM-30-6V-16H-12V-6z';
const boat = 'M-36-4L-32 6H26L42-8L10-6zM-16-5V-14H4L8-5z';
const junk = 'M-30-6L-24 6H24L32-8L20-3H-20zM-4-5V-44L18-10H-4zM-8-6V-34L-22-10z';
const wake = 'M-90 8C-60 3 10 2 44 7C10 12-50 12-90 8z';

const craft = [
  { x: -166, y: -20, k: 0.7, d: junk, colour: '#6d5a44' },
  { x: -20, y: -24, k: 0.66, d: barge, colour: '#6c767a' },
  { x: 138, y: -16, k: 0.8, d: boat, colour: '#5d6a70' },
  { x: -104, y: 8, k: 1.05, d: barge, colour: '#4c565b' },
  { x: 44, y: 14, k: 1.1, d: boat, colour: '#414c52' },
] as const;

/** Small Watercraft: landing barges, patrol boats, a junk, each going its own way. */
export const smallWatercraft: TargetDrawing = {
  on: 'sea',
  fires: [
    [-104, 2, 0.4],
    [44, 8, 0.42],
    [138, -20, 0.32],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      {craft.map(({ x, y, k, d, colour }, i) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${k})`}>
          <path d={wake} fill={paint('#f4fbf8')} opacity={isWrecked ? '.35' : '.7'} />
          <Afloat line={8}>
            <path
              d={d}
              fill={paint(isWrecked ? '#2d3134' : colour)}
              transform={isWrecked ? `translate(0 5) rotate(${i % 2 === 0 ? 18 : -16})` : undefined}
            />
          </Afloat>
        </g>
      ))}
    </>
  ),
};
