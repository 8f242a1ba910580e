import type { TargetDrawing } from '../drawing.ts';

const parked = 'M0 0h13l4-3-5-1h-3l-3-4h-2l1 4H1l-2-3h-1l1 5z';

/** A light carrier: a cruiser's bow under a shorter deck, a small island, four thin funnels leaning out. */
export const lightCarrier: TargetDrawing = {
  on: 'hull',
  fires: [
    [-60, -28, 0.55],
    [84, -28, 0.5],
    [10, -28, 0.5],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d="M-154-8L-144 10Q0 17 146 10L190-18L140-14L120-12H-152z" fill={paint('#4c5963')} />
      <path d="M-144 8Q0 15 146 8L150 4Q0 11-147 4z" fill={paint('#6e2c26')} />
      <path d="M-150-20H136L128-10H-144z" fill={paint('#333d45')} />
      <path
        d="M-134-18v7h22v-7zM-94-18v8h28v-8zM-46-18v7h32v-7zM4-18v8h34v-8zM60-18v7h44v-7z"
        fill={paint('#28313a')}
      />
      <path d="M-160-28H148L138-19H-150z" fill={paint('#7c7564')} />
      <path
        d="M-152-24.5H142M-124-22h12M-88-22h12M-52-22h12M-16-22h12M20-22h12M56-22h12M92-22h12"
        stroke={paint('#e9dfc4')}
        strokeWidth="1.3"
      />
      {isWrecked ? (
        <path d="M-84-29l16-10 14 12 12-6 12 8-12 10h-32zM66-29l12-12 20 8 16-4-6 14H80z" fill={paint('#23282c')} />
      ) : (
        <>
          {[-138, -114, -90].map((x) => (
            <path key={x} d={parked} transform={`translate(${x} -29)`} fill={paint('#3f5a78')} />
          ))}
          <path d="M52-28V-44H76V-28zM56-44V-52H70V-44z" fill={paint('#5d6a73')} />
          <path d="M54-41h20v3H54z" fill={paint('#2b343b')} />
          <path d="M63-52V-84M56-74h14M58-64h10" stroke={paint('#2b343b')} strokeWidth="2.2" />
          <path d="M26-28l4-18M10-28l4-18M-6-28l4-18M-22-28l4-18" stroke={paint('#414c54')} strokeWidth="6" />
        </>
      )}
    </>
  ),
};
