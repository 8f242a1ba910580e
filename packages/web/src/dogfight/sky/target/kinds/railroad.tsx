import type { TargetDrawing } from '../drawing.ts';

const wagon = 'M-24 0V-22H24V0zM-24-22l3-4h42l3 4z';
const goods = ['#7a5a3e', '#5d6a58', '#7a4a38'] as const;
const wheels = 'M-20 3a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 3a4 4 0 1 0 8 0a4 4 0 1 0-8 0';
const engine = 'M-40 0V-20H-18V-30H2V-16H26V-26H32V-16H40L44 0z';

/** A railway yard: tracks, a goods train under steam, a signal box, a water tower. */
export const railroad: TargetDrawing = {
  on: 'land',
  fires: [
    [-58, -8, 0.56],
    [36, -8, 0.5],
    [-146, -12, 0.55],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d="M-196 24L-176-4H176L200 24z" fill={paint('#8a7f6a')} />
      <path
        d={
          isWrecked
            ? 'M-188 4H-70l8-10M-40-8l12 14H190M-192 12H40l8-12M70 12H194M-196 20H196'
            : 'M-188 4H190M-190 7H192M-192 12H194M-194 15.5H196M-196 20H198M-197 23H200'
        }
        stroke={paint('#433d34')}
        strokeWidth="1.8"
        fill="none"
      />
      <path d="M-176-4V-52H-128V-4z" fill={paint('#8a4b38')} />
      <path d="M-182-52L-152-70-122-52z" fill={paint('#4a4540')} />
      <path
        d={isWrecked ? 'M-170-42h12v12h-12zM-146-42h12v12h-12z' : 'M-170-42h36v12h-36zM-166-20h10v16h-10z'}
        fill={paint(isWrecked ? '#1f1c1a' : '#b9cbd0')}
      />
      {isWrecked ? (
        <path d="M150-4l8-30 10 10 14-16 6 36z" fill={paint('#4b4b46')} />
      ) : (
        <>
          <path d="M150-4V-40M176-4V-40M150-22H176" stroke={paint('#4b4b46')} strokeWidth="3.5" />
          <path d="M142-66H184V-40H142zM142-66L163-78 184-66z" fill={paint('#6d5d4c')} />
        </>
      )}
      {[-90, -38, 14].map((x, i) => (
        <g key={x} transform={`translate(${x} 4)${isWrecked ? ` rotate(${[-14, 22, -34][i]})` : ''}`}>
          <path d={wagon} fill={paint(isWrecked ? '#37302a' : goods[i])} />
          <path d="M-12-24V0M0-24V0M12-24V0" stroke={paint('#3b322a')} strokeWidth="1.4" />
          <path d={wheels} fill={paint('#22211f')} />
        </g>
      ))}
      <g transform={`translate(84 4)${isWrecked ? ' rotate(-18)' : ''}`}>
        <path d={engine} fill={paint('#2b2f33')} />
        <path d="M-36-16h14v8h-14z" fill={paint('#7c8a90')} />
        <path
          d="M-34 2a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-10 2a6 6 0 1 0 12 0a6 6 0 1 0-12 0M14 2a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
          fill={paint('#5c1f18')}
        />
      </g>
      {!isWrecked && (
        <path
          d="M113-26a6 6 0 0 1 8-8a9 9 0 0 1 14-6a11 11 0 0 1 20-2a9 9 0 0 1 6 15a40 12 0 0 1-48 1z"
          fill={paint('#f1ead8')}
          opacity=".85"
        />
      )}
    </>
  ),
};
