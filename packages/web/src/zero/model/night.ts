import { type DogfightView, type ElementNo, type Happening, NOBODY } from '@tallyho/zero';

/** CH-27.3a — whether it is a Mission at night. */
export const isNight = ({ fixed }: Pick<DogfightView, 'fixed'>): boolean => fixed.sortie?.night !== undefined;

/** What the night hides from the one who looks; nothing by day. Nobody is hidden from the rules: it is a matter of looks. */
export interface Lookout {
  /** CH-27.31f, CH-27.31g — by Element: whether it has located the enemy in this turn; left out: it has not looked yet. */
  readonly looked: ReadonlyMap<ElementNo, boolean>;
  /** The side of which nobody has been located: shadows; NOBODY: everybody is seen. */
  readonly unseen: number;
}

const daylight: Lookout = { looked: new Map(), unseen: NOBODY };

/** Reads out of what everybody has been told in this turn who has located the enemy. */
export function lookoutIn(view: DogfightView, told: readonly Happening[]): Lookout {
  if (!isNight(view)) return daylight;
  const begun = told.findLastIndex(({ event }) => event === 'turn');
  const looked = new Map(
    told.slice(begun + 1).flatMap((event) => (event.event === 'located' ? [[event.element, event.found]] : [])),
  );
  const eyes = eyesOf(view);
  const isBlind = eyes.length > 0 && eyes.every((element) => looked.get(element) !== true);
  return { looked, unseen: isBlind && view.outcome === null ? 1 - view.fixed.side[eyes[0]] : NOBODY };
}

/**
 * The Leaders with whose eyes a screen is looked at: in its turn the one that acts, else all of the seat's. Whoever watches sees
 * what the Leader in its turn does. A seat without Leaders looks for nobody (CH-GAP-29).
 */
function eyesOf({ fixed, elements, now, seat }: DogfightView): ElementNo[] {
  const there = elements.flatMap(({ lead }, element) => (lead === NOBODY ? [] : [element]));
  const own = there.filter((element) => seat < 0 || fixed.owner[element] === seat);
  const acting = own.filter((element) => element === now.element);
  return acting.length > 0 || seat < 0 ? acting : own;
}
