import { Afloat } from '../afloat.tsx';
import type { Drawing, TargetDrawing } from '../drawing.ts';

const hull = 'M-170 2C-120-12 110-14 176-4L168 6C110 16-110 18-158 12z';
const tower = 'M-6-10L2-40H44L50-10zM-34-10L-2-16V-10z';

/** On the surface: the long low casing, the tower, the gun before it. */
const Surfaced = ({ paint, isWrecked }: Pick<Drawing, 'paint' | 'isWrecked'>) => (
  <>
    <path d="M-206 12C-120 4 120 2 216 13C140 24-140 26-206 12z" fill={paint('#eaf4f0')} opacity=".6" />
    <Afloat line={16}>
      <g transform={isWrecked ? 'translate(-20 18) rotate(14)' : undefined}>
        <path d={hull} fill={paint('#3d4a50')} />
        <path d="M-158 9C-110 16 110 14 168 4L166 8C110 18-110 20-157 13z" fill={paint('#5a2c28')} />
        <path d={tower} fill={paint('#4e5c63')} />
        <path d="M6-34h32v4H6z" fill={paint('#2b343b')} />
        <path
          d="M14-40V-62M26-40V-72M36-40V-52M62-10V-18M62-18l26-4M-150-4L2-40M44-40L160-8"
          stroke={paint('#28323a')}
          strokeWidth="2"
          fill="none"
        />
      </g>
    </Afloat>
    {isWrecked && <ellipse cx="20" cy="16" rx="150" ry="9" fill={paint('#20262b')} opacity=".55" />}
  </>
);

/** Under water: a shadow, the fainter the deeper. Its periscope shows while it is Shallow. */
function Submerged({ paint, isDeep, isWrecked }: Pick<Drawing, 'paint' | 'isWrecked'> & { readonly isDeep: boolean }) {
  const [y, k, opacity] = isDeep ? [28, 0.74, 0.48] : [16, 0.9, 0.62];
  return (
    <>
      <g transform={`translate(0 ${y}) scale(${k})${isWrecked ? ' rotate(12)' : ''}`} opacity={opacity}>
        <path d={hull} fill={paint('#0c2a3a')} />
        <path d={tower} fill={paint('#0c2a3a')} />
      </g>
      {isWrecked ? (
        <ellipse cx="16" cy="14" rx="140" ry="12" fill={paint('#191d20')} opacity=".6" />
      ) : (
        !isDeep && <Periscope paint={paint} />
      )}
      <path
        d="M-150 8h44M-60 12h60M30 7h52M110 11h40"
        stroke={paint('#eaf4f0')}
        strokeWidth="2"
        opacity={isDeep ? '.5' : '.3'}
      />
    </>
  );
}

const Periscope = ({ paint }: Pick<Drawing, 'paint'>) => (
  <>
    <path d="M18 4V-16q0-5 6-5h5" stroke={paint('#20282e')} strokeWidth="4" fill="none" />
    <path d="M-60 6C-30 2 8 1 30 5C10 9-30 10-60 6z" fill={paint('#f4fbf8')} opacity=".9" />
  </>
);

/** CH-27.43 — a submarine, where its player has said that it is; until then a feather of foam, and nobody knows. */
export const submarine: TargetDrawing = {
  on: 'sea',
  fires: [
    [24, -16, 0.5],
    [-90, -4, 0.45],
    [104, -4, 0.4],
  ],
  Draw: ({ paint, isWrecked, depth }) => {
    if (depth === 'surface') return <Surfaced paint={paint} isWrecked={isWrecked} />;
    if (depth === 'unknown') return <Periscope paint={paint} />;
    return <Submerged paint={paint} isWrecked={isWrecked} isDeep={depth === 'deep'} />;
  },
};
