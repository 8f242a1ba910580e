import type { TargetDrawing } from '../drawing.ts';

const mine =
  'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0M-1.5-13h3v5h-3zM-12-7l4-1 1 3-4 1zM12-7l-4-1-1 3 4 1zM-13 1h5v3h-5zM13 1h-5v3h5z';

/** Where mines lie, in the order in which they are laid. */
const places = [
  [-40, 16],
  [34, 20],
  [-104, 18],
  [98, 15],
  [-4, 30],
  [-72, 31],
  [66, 32],
  [-140, 30],
  [134, 29],
  [-22, 6],
  [56, 6],
  [-86, 6],
] as const;

/** Waters that are mined: a channel between two buoys, and what lies in it already. */
export const minefield: TargetDrawing = {
  on: 'sea',
  fires: [],
  Draw: ({ paint, brought }) => (
    <>
      <path d="M-190 2L-214 38H214L190 2C70-4-70-4-190 2z" fill={paint('#14505f')} opacity=".42" />
      <path
        d="M-190 2L-214 38M190 2L214 38"
        stroke={paint('#f4fbf8')}
        strokeWidth="2"
        strokeDasharray="7 6"
        opacity=".8"
      />
      <path
        d="M-150 10h36M-66 4h30M20 9h40M112 5h34M-128 26h44M8 27h34M150 24h30"
        stroke={paint('#eaf4f0')}
        strokeWidth="1.8"
        opacity=".5"
      />
      {[
        [-196, '#9b2d20'],
        [196, '#3c6b4a'],
      ].map(([x, colour]) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <ellipse cy="4" rx="20" ry="4" fill={paint('#f4fbf8')} opacity=".7" />
          <path d="M-11 4L-6-22H6L11 4z" fill={paint(colour as `#${string}`)} />
          <path d="M-6-22L0-44L6-22M-4-30h8M-9-6H9" stroke={paint('#28323a')} strokeWidth="2" fill="none" />
          <path d="M-3-48a3 3 0 1 1 6 0a3 3 0 1 1-6 0" fill={paint('#ffd682')} />
        </g>
      ))}
      <g opacity=".86">
        {places.slice(0, brought).map(([x, y]) => (
          <g key={`${x} ${y}`} className="laid-mine" transform={`translate(${x} ${y}) scale(.8)`}>
            <path d="M0 8V24" stroke={paint('#0c2a3a')} strokeWidth="1.6" />
            <path d={mine} fill={paint('#10222c')} />
          </g>
        ))}
      </g>
    </>
  ),
};
