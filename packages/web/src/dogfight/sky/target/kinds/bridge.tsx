import type { TargetDrawing } from '../drawing.ts';

const span = (x: number): string => `M${x} -24Q${x + 56}-84 ${x + 112}-24`;
const hangers = (x: number): string =>
  `M${x + 16} -24V-39M${x + 32}-24V-50M${x + 48}-24V-54M${x + 64}-24V-54M${x + 80}-24V-50M${x + 96}-24V-39M${x + 16}-39L${x + 32}-24L${x + 48}-54L${x + 64}-24L${x + 80}-50L${x + 96}-24`;

/** A bridge of three steel arches on stone piers, over its river. */
export const bridge: TargetDrawing = {
  on: 'land',
  fires: [
    [-112, -20, 0.5],
    [112, -20, 0.5],
    [60, 6, 0.4],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d="M-150 24C-130 8-120 4-110 0H110C124 6 140 14 156 24z" fill={paint('#8fb0b4')} />
      <path d="M-96 8h40M-20 14h50M60 6h30M-60 19h34M40 20h44" stroke={paint('#e6f0ec')} strokeWidth="1.6" />
      <path d="M-196 16L-178-22H-160V16zM196 16L178-22H160V16z" fill={paint('#7d8a58')} />
      <path
        d="M-178-20H-150V12H-172zM178-20H150V12H172zM-66-20H-46L-42 14H-70zM46-20H66L70 14H42z"
        fill={paint('#a59c86')}
      />
      <path d="M-66-14h20M-68-4h24M-69 6h26M46-14h20M44-4h24M43 6h26" stroke={paint('#7e7664')} strokeWidth="1.4" />
      <path
        d={isWrecked ? 'M-186-26H-58L-50-18H-186zM186-26H58L50-18H186z' : 'M-186-26H186V-18H-186z'}
        fill={paint('#3e484f')}
      />
      <g fill="none" stroke={paint('#46525a')}>
        <path d={`${span(-168)}${isWrecked ? '' : span(-56)}${span(56)}`} strokeWidth="5" />
        <path d={`${hangers(-168)}${isWrecked ? '' : hangers(-56)}${hangers(56)}`} strokeWidth="1.8" />
        {isWrecked && (
          <>
            <path d="M-52-22L-14 12M-44-14l10-10 12 26M52-22L22 10M44-14L28-22 14 8" strokeWidth="5" />
            <path d="M-30-2l14-14 6 26M34-4L18-16" strokeWidth="2" />
          </>
        )}
      </g>
    </>
  ),
};
