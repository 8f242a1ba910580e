import type { TargetDrawing } from '../drawing.ts';

const palm =
  'M0 0C2-12 0-20 3-28M3-28C-5-34-12-31-15-25M3-28C-2-37-9-39-15-35M3-28C8-37 14-37 17-32M3-28C10-32 15-28 17-22';

/** A place that is watched: an atoll with a lookout on it, and the sea about it. */
export const patrolledWaters: TargetDrawing = {
  on: 'sea',
  fires: [],
  Draw: ({ paint }) => (
    <>
      <ellipse cy="16" rx="214" ry="22" fill={paint('#7fd0c4')} opacity=".7" />
      <path d="M-180 14C-130-6-50-6 0 2S120-2 178 12C120 22 60 16 0 18S-130 26-180 14z" fill={paint('#ecdcae')} />
      <path
        d="M-140 10C-110-2-70-4-36 4C-70 12-110 16-140 10zM60 6C90-4 130-2 150 10C120 16 90 14 60 6z"
        fill={paint('#6f9462')}
      />
      <g stroke={paint('#3f6040')} strokeWidth="3.4" fill="none">
        {[-122, -96, -66, 88, 118].map((x, i) => (
          <path key={x} d={palm} transform={`translate(${x} ${4 + (i % 2) * 3})`} />
        ))}
      </g>
      <path d="M14 6L24-70L34 6M17-16H31M20-38H28M24-70V-88" stroke={paint('#39434b')} strokeWidth="2.6" fill="none" />
      <path d="M14-52H34V-64H14z" fill={paint('#7a6848')} />
      <path d="M24-88l16 4-16 4z" fill={paint('#b8492c')} />
      <path d="M-224 30h60M-110 34h80M40 33h70M150 29h56" stroke={paint('#f4fbf8')} strokeWidth="2" opacity=".6" />
    </>
  ),
};
