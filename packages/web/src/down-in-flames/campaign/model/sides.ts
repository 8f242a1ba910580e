import type { Side } from '@tallyho/down-in-flames/content';

/** The sides in the order of their seats. */
export const sideIds = ['axis', 'allies'] as const satisfies readonly Side[];
