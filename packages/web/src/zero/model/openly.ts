import type { Dogfight, DogfightView } from '@tallyho/zero';

/**
 * The rules answer questions about a table; what a seat sees has the same form, hands of others left out. Only
 * questions about what lies open may be asked of it.
 */
export const openly = (view: DogfightView): Dogfight => view as unknown as Dogfight;
