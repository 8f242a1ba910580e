const parts = (colour: string): readonly number[] => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));

/** So much of the second colour in the first, both written as #rrggbb. */
export function mix(first: string, second: string, share: number): string {
  const other = parts(second);
  const mixed = parts(first).map((part, i) => Math.round(part + (other[i] - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
