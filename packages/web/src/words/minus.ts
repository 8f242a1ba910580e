/** A number with a true minus. */
export const minus = (n: number): string => String(n).replace('-', '−');
