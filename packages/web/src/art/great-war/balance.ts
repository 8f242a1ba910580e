/** Where the middle of the base lies: so much of the length behind the nose. */
export const BALANCE = 0.44;
