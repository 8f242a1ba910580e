import type { SideName } from '@tallyho/zero';
import { type Camp, camps } from '../../../campaign/scene.ts';

/** The sides in the order of their seats, which is that of the camps: Japan is red on the map, the Allies are blue. */
export const sideIds = ['japanese', 'allied'] as const satisfies readonly SideName[];

export const campOf = (side: SideName): Camp => camps[sideIds.indexOf(side)];
