/** Paints that many machines wore. */
export const RED = '#b32a1c';
export const WHITE = '#efe8d6';
export const BLACK = '#24262a';
export const BLUE = '#2b4f86';
export const NAVY = '#26375c';
export const YELLOW = '#e0b436';
export const LINEN = '#dccb9a';
export const OLIVE = '#7d7445';
export const CREAM = '#f0e6cf';
