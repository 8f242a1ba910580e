import type { TargetDrawing } from '../drawing.ts';

const transport = 'M-58 0C-54-10 30-14 46-8C52-4 48 2 40 4H-30zM-58 0L-66-22H-54L-40-6zM-10-2L26 10H40L16-4z';
const tent = 'M-18 0L0-20L18 0z';
const crate = 'M-8 0V-13H8V0z';

/** Loads that have been put down, in order. */
const places = [
  [96, 18],
  [116, 18],
  [106, 6],
  [138, 20],
  [158, 19],
  [128, 8],
  [148, 8],
  [138, -4],
] as const;

/** A strip in the jungle: a transport on it, tents, a windsock, and what has been unloaded. */
export const airstrip: TargetDrawing = {
  on: 'land',
  fires: [],
  Draw: ({ paint, brought }) => (
    <>
      <path d="M-206 24L76-8L118-8L-40 24z" fill={paint('#c2a878')} />
      <path d="M-120 18l34-4M-60 11l30-4M-4 4l26-3" stroke={paint('#9c8458')} strokeWidth="3" />
      {[150, 186].map((x, i) => (
        <path key={x} d={tent} transform={`translate(${x} ${-2 - i * 4})`} fill={paint('#7c8560')} />
      ))}
      <path d="M-126 4V-44" stroke={paint('#39434b')} strokeWidth="2.4" />
      <path d="M-126-44l28 4v6l-28 4z" fill={paint('#d9652a')} />
      <path
        d={transport}
        transform="translate(-14 2) scale(1.2)"
        fill={paint('#8c9a72')}
        stroke={paint('#39432f')}
        strokeWidth="1.6"
      />
      <path d="M-6-7h38" stroke={paint('#2b343b')} strokeWidth="2.6" strokeDasharray="4 4" />
      {places.slice(0, brought).map(([x, y]) => (
        <g key={`${x} ${y}`} className="landed-crate" transform={`translate(${x} ${y})`}>
          <path d={crate} fill={paint('#8a5f36')} />
          <path d="M-8-13L8 0M8-13L-8 0" stroke={paint('#5c3d22')} strokeWidth="1.5" />
        </g>
      ))}
    </>
  ),
};
