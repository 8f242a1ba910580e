import { Afloat } from '../afloat.tsx';
import type { Drawing, TargetDrawing } from '../drawing.ts';

const hull = 'M-62-6L-56 8H54L66-9L48-6z';
const houses = 'M-8-6V-22H16V-6zM-4-22V-30H12V-22z';
const masts = 'M-42-6V-34M34-6V-32M-42-32L-28-14M-42-32L-56-14M34-30L46-13M34-30L24-13';
const escort = 'M-40 0L-36 6H34L46-6L24-4V-12H14V-22H6V-12H-8V-18H-14V-12H-22V-4H-40z';

const ships = [
  { x: -150, y: -24, k: 0.62, colour: '#6c7a82' },
  { x: 20, y: -28, k: 0.56, colour: '#75838a' },
  { x: 92, y: 0, k: 0.98, colour: '#434e57' },
  { x: -86, y: 8, k: 1.1, colour: '#39434b' },
] as const;

/** One of them; a wreck lies over, down by the head. */
const Ship = ({ x, y, k, colour, paint, isWrecked }: (typeof ships)[number] & Pick<Drawing, 'paint' | 'isWrecked'>) => (
  <g transform={`translate(${x} ${y}) scale(${k})`}>
    <path d="M-74 8C-40 4 50 4 82 9C50 14-50 14-74 8z" fill={paint('#eaf4f0')} opacity=".6" />
    <Afloat line={9}>
      <g transform={isWrecked ? 'translate(0 9) rotate(11)' : undefined}>
        <path d={hull} fill={paint(colour)} />
        <path d={houses} fill={paint('#7d8a91')} />
        <path d={masts} stroke={paint('#2b343b')} strokeWidth="2.2" fill="none" />
        {!isWrecked && <path d="M-2-30L0-46H9L8-30z" fill={paint('#2f3940')} />}
      </g>
    </Afloat>
  </g>
);

/** A Convoy: transports in two lines, and an escort on their far side. */
export const convoy: TargetDrawing = {
  on: 'sea',
  fires: [
    [-92, 0, 0.5],
    [90, -8, 0.45],
    [-150, -30, 0.34],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d={escort} transform="translate(176 -32) scale(.7)" fill={paint('#7f9098')} />
      {ships.map((ship, i) => (
        <Ship key={ship.x} {...ship} paint={paint} isWrecked={isWrecked && i !== 1} />
      ))}
    </>
  ),
};
