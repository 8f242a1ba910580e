import type { TargetDrawing } from '../drawing.ts';

const parked = 'M0 0h13l4-3-5-1h-3l-3-4h-2l1 4H1l-2-3h-1l1 5z';

/** An escort carrier: a merchant hull, high and short, with a flat deck over all of it and a bridge no larger than a hut. */
export const escortCarrier: TargetDrawing = {
  on: 'hull',
  fires: [
    [-35, -34, 0.55],
    [90, -34, 0.5],
    [30, -34, 0.5],
  ],
  Draw: ({ paint, isWrecked }) => (
    <g transform="translate(14 0) scale(1.12 1)">
      <path d="M-122-20L-116 10Q0 16 112 10L146-22z" fill={paint('#56646e')} />
      <path d="M-116 8Q0 14 112 8L115 4Q0 10-118 4z" fill={paint('#6e2c26')} />
      <path
        d="M-116-14L-112 4M-84-14h20v8h-20zM-50-14h20v8h-20zM-14-14h20v8h-20zM22-14h20v8h-20zM58-14h20v8h-20z"
        fill={paint('#39454e')}
      />
      <path d="M-30-24l30 10 34-8 40 8 24-8v8L60 0 24-6-8 4-40-8z" fill={paint('#7d8b93')} opacity=".55" />
      <path d="M-130-34H152L142-24H-122z" fill={paint('#6f7478')} />
      <path
        d="M-122-30H146M-98-27h10M-66-27h10M-34-27h10M-2-27h10M30-27h10M62-27h10M94-27h10"
        stroke={paint('#e9dfc4')}
        strokeWidth="1.3"
      />
      {isWrecked ? (
        <path d="M-66-35l14-12 14 12 12-6 10 8-12 10h-28zM56-35l10-12 18 8 14-4-6 14H68z" fill={paint('#23282c')} />
      ) : (
        <>
          {[-112, -88, -64, -8].map((x) => (
            <path key={x} d={parked} transform={`translate(${x} -35)`} fill={paint('#35506e')} />
          ))}
          <path d="M86-34V-48H104V-34z" fill={paint('#66737c')} />
          <path d="M88-45h14v3H88z" fill={paint('#2b343b')} />
          <path d="M95-48V-78M88-70h14M90-62h10" stroke={paint('#2b343b')} strokeWidth="2" />
        </>
      )}
    </g>
  ),
};
