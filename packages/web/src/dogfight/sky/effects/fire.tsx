const heat = ['#8c2a16', '#e0752a', '#ffd682'] as const;
const STANDING = 'M-26 6C-30-12-16-16-18-34C-6-28-6-16 0-14C2-28 10-30 8-44C22-30 18-16 26-14C32-6 28 4 24 6z';
const BLOWN = 'M-6 0C-4-8 8-9 16-7C14-4 26-6 34-1C24 1 26 5 14 6C6 8-4 7-6 0z';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A fire on the ground or on a deck. A part of a drawing. */
export const Fire = ({ x, y, size }: Props) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    {heat.map((colour, i) => (
      <path key={colour} d={STANDING} fill={colour} transform={`scale(${1 - 0.27 * i})`} />
    ))}
  </g>
);

/** A lick of flame in the slipstream, `turn` being where it is blown to, in degrees. A part of a drawing. */
export const Flame = ({ x, y, size, turn }: Props & { readonly turn: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    {heat.map((colour, i) => (
      <path key={colour} d={BLOWN} fill={colour} transform={`scale(${1 - 0.25 * i})`} />
    ))}
  </g>
);
