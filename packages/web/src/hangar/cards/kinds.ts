import type { KindName } from '../../content/catalogue.ts';

/** The kinds that hang in the gallery, and have a page of their own. */
export const aircraftKinds = [
  'fighters',
  'lightBombers',
  'formations',
  'bombers',
  'types',
  'cards',
] as const satisfies readonly KindName[];

export const isAircraft = (kind: string): kind is (typeof aircraftKinds)[number] =>
  aircraftKinds.some((each) => each === kind);
