import { type Fixed, type Kind, type Manoeuvre, manoeuvres } from '@tallyho/wings-of-war';

/** The hand lies in the order of the world: what goes left lies left, the sharpest outermost; climbs before the straights, dives after. */
const order: readonly Manoeuvre[] = [
  'left 90',
  'tight left',
  'left 60',
  'left 45',
  'left 30',
  'wide left',
  'steep slip left',
  'slip left',
  'climb',
  'straight',
  'short straight',
  'stall',
  'immelmann',
  'dive',
  'short dive',
  'slip right',
  'steep slip right',
  'wide right',
  'right 30',
  'right 45',
  'right 60',
  'tight right',
  'right 90',
];

const placeOf = (kind: Kind): number => order.indexOf(manoeuvres[kind]);

/** The kinds of cards of a deck, as they lie before the one who plans. */
export const handOrder = ({ kinds }: Pick<Fixed['decks'][number], 'kinds'>): Kind[] =>
  kinds.toSorted((a, b) => placeOf(a) - placeOf(b));
