import type { TargetDrawing } from '../drawing.ts';

const parked = 'M0 0h15l4-3-5-1h-4l-3-4h-2l1 4H1l-2-3h-2l1 5z';

/** A carrier: the long deck over the hull, the island to starboard, aircraft ranged aft. */
export const aircraftCarrier: TargetDrawing = {
  on: 'hull',
  fires: [
    [-70, -26, 0.6],
    [104, -26, 0.6],
    [10, -26, 0.5],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d="M-168-14L-150 10Q0 18 158 10L182-14z" fill={paint('#47545e')} />
      <path d="M-150 10Q0 18 158 10L162 5Q0 12-154 5z" fill={paint('#6e2c26')} />
      <path d="M-172-18H190L184-12H-166z" fill={paint('#333d45')} />
      <path
        d="M-140-12v7h24v-7zM-96-12v9h30v-9zM-44-12v7h36v-7zM16-12v9h40v-9zM76-12v7h34v-7zM126-12v6h24v-6z"
        fill={paint('#2a333a')}
      />
      <path d="M-184-26H202L192-17H-174z" fill={paint('#8a7a5c')} />
      <path
        d="M-176-22.5H196M-150-20h14M-110-20h14M-70-20h14M-30-20h14M10-20h14M50-20h14M90-20h14M130-20h14"
        stroke={paint('#e9dfc4')}
        strokeWidth="1.4"
      />
      {isWrecked ? (
        <>
          <path d="M-96-27l18-10 16 12 10-6 14 8-14 12h-34zM78-27l14-14 22 8 20-4-8 16H90z" fill={paint('#23282c')} />
          <path d="M36-26V-46H58L66-26z" fill={paint('#4a555d')} />
        </>
      ) : (
        <>
          {[-158, -130, -102, -74].map((x) => (
            <path key={x} d={parked} transform={`translate(${x} -27)`} fill={paint('#4e6478')} />
          ))}
          <path d="M30-26V-48H72V-26zM36-48V-60H58V-48z" fill={paint('#5d6a73')} />
          <path d="M38-57h18v3H38zM34-44h34v3H34z" fill={paint('#2b343b')} />
          <path d="M62-48L64-68H78L76-48z" fill={paint('#414c54')} />
          <path d="M47-60V-92M41-84h12M43-74h8" stroke={paint('#2b343b')} strokeWidth="2.4" />
        </>
      )}
    </>
  ),
};
