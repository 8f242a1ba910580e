import type { TargetDrawing } from '../drawing.ts';

const hull = 'M-36-6L-30-16H26L38-8L34 0H-34zM-38 0q0 10 9 10H29q9 0 9-10z';
const turret = 'M-14-16L-10-28H12L18-16zM16-25H52V-21H16z';
const wheels = [-26, -13, 0, 13, 26].map((x) => `M${x - 5} 3a5 5 0 1 0 10 0a5 5 0 1 0-10 0`).join('');

const column = [
  { x: -128, y: 2, k: 0.85 },
  { x: -34, y: -8, k: 0.7 },
  { x: 56, y: -2, k: 0.8 },
  { x: 2, y: 12, k: 1 },
  { x: 136, y: 10, k: 0.95 },
] as const;

/** Tanks in open order, with the dust that they raise. */
export const tanks: TargetDrawing = {
  on: 'land',
  fires: [
    [0, -6, 0.6],
    [136, -6, 0.55],
    [-128, -10, 0.55],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d="M-196 16C-140 10-60 22 0 20S130 24 196 16L200 24H-200z" fill={paint('#93865e')} />
      <path
        d="M-196 12L-166 11M-98 0L-72-6M8-4L22-4M-60 22L-36 21M76 19L98 18"
        stroke={paint('#6f6546')}
        strokeWidth="3"
      />
      {!isWrecked && (
        <path
          d="M-196 12a10 10 0 0 1 14-10a12 12 0 0 1 16 6zM-92-2a8 8 0 0 1 12-8a9 9 0 0 1 14 4zM-62 24a10 10 0 0 1 14-10a12 12 0 0 1 16 6zM76 20a9 9 0 0 1 12-9a10 10 0 0 1 14 6z"
          fill={paint('#d8c69a')}
          opacity=".9"
        />
      )}
      {column.map(({ x, y, k }, i) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${k})${isWrecked && i % 2 === 1 ? ' rotate(9)' : ''}`}>
          <path d={hull} fill={paint(isWrecked ? '#33302b' : '#5f6648')} />
          <path
            d={turret}
            fill={paint(isWrecked ? '#26241f' : '#4d5540')}
            transform={isWrecked ? (i % 2 === 0 ? 'rotate(24 0 -16)' : 'translate(-26 8) rotate(-70)') : undefined}
          />
          <path d={wheels} fill={paint('#23241f')} />
          <path d="M-36-2H36" stroke={paint('#2e3026')} strokeWidth="2" />
        </g>
      ))}
    </>
  ),
};
