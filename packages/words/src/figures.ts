/** A number with a true minus, or one that is written already. */
export const minus = (n: number | string): string => String(n).replace('-', '−');

/** What is added or taken away, or a total with its sign: +2, −1, 0. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n));
