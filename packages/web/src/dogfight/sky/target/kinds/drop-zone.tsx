import type { TargetDrawing } from '../drawing.ts';

const palm =
  'M-2 0C0-14-2-24 2-36M2-36C-8-44-18-40-22-32M2-36C-4-48-14-52-22-46M2-36C8-48 18-48 22-42M2-36C12-42 20-36 22-28';
const hut = 'M-22 0V-14H22V0zM-28-14L-14-30H14L28-14z';
const crate = 'M-9 0V-14H9V0z';
const cloth = 'M-20-2C-26-14 0-20 10-12C20-10 22-4 14 0C4-6-8 4-20-2z';

/** Where crates come down, in order. */
const places = [
  [-20, 16],
  [44, 20],
  [-78, 18],
  [96, 14],
  [10, 24],
  [-118, 24],
  [70, 28],
  [-48, 28],
] as const;

/** A clearing where somebody waits for supplies: the cross that is laid out, huts, and what has come down. */
export const dropZone: TargetDrawing = {
  on: 'land',
  fires: [],
  Draw: ({ paint, brought }) => (
    <>
      <path d="M-170 22C-110 2-30-4 40-2S150 8 178 22C110 32-100 34-170 22z" fill={paint('#b7a878')} />
      <g stroke={paint('#3f6040')} strokeWidth="4" fill="none">
        {[-186, -156, 148, 176, 202].map((x, i) => (
          <path key={x} d={palm} transform={`translate(${x} ${8 + (i % 2) * 6}) scale(${0.9 + (i % 3) * 0.2})`} />
        ))}
      </g>
      {[-112, 116].map((x, i) => (
        <path
          key={x}
          d={hut}
          transform={`translate(${x} ${4 - i * 2})`}
          fill={paint(i === 0 ? '#7a6848' : '#6c5c42')}
        />
      ))}
      <path d="M-14 2L46 14L36 18L-26 6zM-4 16L22 0L34 2L10 19z" fill={paint('#f6efdd')} />
      {places.slice(0, brought).map(([x, y]) => (
        <g key={x} className="landed-crate" transform={`translate(${x} ${y})`}>
          <path d={cloth} transform="translate(22 0)" fill={paint('#f6efdd')} />
          <path d={crate} fill={paint('#8a5f36')} />
          <path d="M-9-14L9 0M9-14L-9 0M-9-7H9" stroke={paint('#5c3d22')} strokeWidth="1.6" />
        </g>
      ))}
    </>
  ),
};
