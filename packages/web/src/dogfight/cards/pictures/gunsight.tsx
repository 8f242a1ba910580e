import { Tracers } from './scenery.tsx';

/** The ring and the dot that one looks through. */
export const Gunsight = () => (
  <>
    <g fill="none" stroke="#ffe7a6" strokeWidth="1.6" opacity=".95">
      <circle cx="100" cy="64" r="46" />
      <circle cx="100" cy="64" r="20" strokeDasharray="3 4" strokeWidth="1.2" />
      <path d="M100 6V30M100 98V126M30 64H66M134 64H170" />
      <path d="M60 59v10M140 59v10M95 26h10M95 102h10" strokeWidth="1.2" />
    </g>
    <circle cx="100" cy="64" r="2" fill="#ffe7a6" />
  </>
);

/** Fire from both wings: as many streams as the card costs Bursts. */
export const Streams = ({ bursts }: { readonly bursts: number }) =>
  [0, 1, 2].slice(0, bursts).map((i) => (
    <g key={i}>
      <Tracers from={[20 + i * 14, 132]} to={[86 + i * 3, 82]} rounds={3} />
      <Tracers from={[180 - i * 14, 132]} to={[114 - i * 3, 82]} rounds={3} />
    </g>
  ));

const flame = 'M-4-2C-40-30-70-20-92-44C-80-10-96 8-66 22C-40 36-14 22 6 8z';

/** A tank on fire. */
export const Flames = () =>
  ['#3a1712', '#b5401f', '#ef9a3a', '#ffe3a0'].map((colour, i) => {
    const size = (1 - 0.22 * i) * 0.85;
    return (
      <path
        key={colour}
        transform={`translate(100 68) scale(${-size} ${size})`}
        d={flame}
        fill={colour}
        opacity=".95"
      />
    );
  });
