import type { TargetDrawing } from '../drawing.ts';

/** Somebody who stands there. */
const man = (x: number, y: number): string =>
  `M${x - 2.5} ${y}a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0M${x - 3} ${y + 3}h6l1 8-2 1 1 8h-2.5l-.5-7-.5 7h-2.5l1-8-2-1z`;
const gun = 'M-16 6L20-10M-8 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-6-6v10';
const tent = 'M-22 10L0-18L22 10z';

const men = [-172, -156, -84, -66, -48, 2, 20, 40, 104, 122, 168] as const;

/** A position: sandbags and a trench, guns, tents, men at their places. */
export const infantry: TargetDrawing = {
  on: 'land',
  fires: [
    [150, -4, 0.5],
    [-114, 0, 0.5],
    [28, 4, 0.45],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d="M-196 14Q-90 2 0 10T196 12L202 24H-202z" fill={paint('#8b8058')} />
      <g transform="translate(0 -6)">
        {[-126, 138, 176].map((x, i) => (
          <g key={x} transform={`translate(${x} ${i === 1 ? -4 : 2})`}>
            <path d={isWrecked ? 'M-22 10L-8-4 4 4 22 10z' : tent} fill={paint(isWrecked ? '#3c3a30' : '#8a8f66')} />
            {!isWrecked && <path d="M-6 10L0-16L5 10z" fill={paint('#3f442f')} />}
          </g>
        ))}
      </g>
      <path
        d="M-190 18C-150 8-110 20-70 14S10 8 50 16S130 22 190 14"
        stroke={paint('#3d3626')}
        strokeWidth="8"
        fill="none"
      />
      <path
        d="M-190 13C-150 3-110 15-70 9S10 3 50 11S130 17 190 9"
        stroke={paint('#c2b285')}
        strokeWidth="5"
        strokeDasharray={isWrecked ? '9 14 22 20' : '9 2'}
        fill="none"
      />
      <g stroke={paint('#3b4234')} strokeWidth="3.5" fill="none">
        {[-24, 72].map((x) => (
          <path key={x} d={gun} transform={`translate(${x} -4)${isWrecked ? ' rotate(52)' : ''}`} />
        ))}
      </g>
      {isWrecked ? (
        <path
          d="M-166 20a16 4 0 1 0 32 0a16 4 0 1 0-32 0M-60 20a14 3.5 0 1 0 28 0a14 3.5 0 1 0-28 0M40 21a16 4 0 1 0 32 0a16 4 0 1 0-32 0M108 18a13 3 0 1 0 26 0a13 3 0 1 0-26 0"
          fill={paint('#3d3626')}
        />
      ) : (
        <path d={men.map((x, i) => man(x, -6 + (i % 3) * 2)).join('')} fill={paint('#4a4c36')} />
      )}
    </>
  ),
};
