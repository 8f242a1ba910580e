import { ATTACKS_TARGET, type Dogfight } from '@tallyho/zero';

/** A placeholder. */
export const weighFound = (_: Dogfight, how: number): number => (how === ATTACKS_TARGET ? 2 : 1);
