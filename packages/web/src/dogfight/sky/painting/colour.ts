/** A colour as '#rrggbb'. */
export type Colour = `#${string}`;

type Channels = readonly [red: number, green: number, blue: number];

export const channelsOf = (colour: Colour): Channels => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** So much of the second colour in the first. */
export function mix(one: Colour, other: Colour, part: number): Colour {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  return `#${from
    .map((channel, i) =>
      Math.round(channel + (to[i] - channel) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
