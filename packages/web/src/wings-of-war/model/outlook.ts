import {
  crossedEdge,
  type Kind,
  type Plane,
  type Preview,
  previewPlan,
  targetsOf,
  type WingsOfWar,
  type WingsView,
} from '@tallyho/wings-of-war';
import { cardLaid, offerFor, type Programme, skyWith } from './programme.ts';

/*
 * What a programme leads to, as far as it can be told before it is flown: only its owner asks, and the others are where they
 * are now.
 */

/** Where the laid cards lead. */
export const previewOf = (view: WingsView, { plane, cards }: Pick<Programme, 'plane' | 'cards'>): Preview[] =>
  previewPlan(skyWith(view, plane, cards), plane, cards);

/** A card of a programme that its owner should know about before he flies it. */
export interface Trouble {
  readonly slot: number;
  readonly warning: Exclude<Preview['warning'], ''>;
}

/** WOW-GAP-34 — the first card that is illegal, leaves the table or costs the aircraft; a way out that the scenario asks for is none. */
export function troubleOf(view: WingsView, programme: Pick<Programme, 'plane' | 'cards'>): Trouble | null {
  for (const [slot, preview] of previewOf(view, programme).entries()) {
    const { warning } = preview;
    if (warning === '' || (warning === 'leaves-the-table' && isWayOut(view, programme.plane, preview))) continue;
    return { slot, warning };
  }
  return null;
}

/** Whether an aircraft that leaves the table here does what the scenario asks of it. */
function isWayOut(view: WingsView, plane: Plane, at: Preview): boolean {
  const { fixed } = view;
  const objective = fixed.planes[plane].objective;
  const task = fixed.options.objectives[objective];
  if (task === undefined || task.task === 'land') return false;
  const isDue = task.task === 'cross' || view.planes[plane].photographed;
  return isDue && crossedEdge(view, at) === fixed.objectiveEdge[objective];
}

/** The card that could lie in a slot instead and causes no trouble: the one that ends nearest to where the other would have. */
export function nearestGood(view: WingsView, { plane, cards, locked }: Programme, slot: number): Kind | null {
  if (slot < locked) return null;
  const missed = previewOf(view, { plane, cards: cards.slice(0, slot + 1) }).at(-1);
  if (missed === undefined) return null;
  const before = { plane, cards: cards.slice(0, slot), locked };
  const good = offerFor(view, before).options.flatMap((choice) => {
    const card = cardLaid(choice);
    const plan = { plane, cards: [...before.cards, card] };
    const end = card < 0 ? undefined : previewOf(view, plan).at(-1);
    if (end === undefined || troubleOf(view, plan) !== null) return [];
    return [{ card, far: Math.hypot(end.x - missed.x, end.y - missed.y) }];
  });
  return good.sort((a, b) => a.far - b.far)[0]?.card ?? null;
}

/** An enemy that a gun would reach. */
export interface Reached {
  readonly target: Plane;
  readonly gun: number;
  readonly isShort: boolean;
}

const SHORT = 2;

/** WOW-FIRE-03 — whom the guns would reach after a card, if the others stayed where they are. */
export function reachedAt(view: WingsView, plane: Plane, { x, y, heading, level }: Preview): Reached[] {
  const planes = view.planes.map((a, i) => (i === plane ? { ...a, x, y, heading, level } : a));
  const { guns } = view.fixed.planes[plane];
  // The rules read the table and what never changes, both of which are in a view.
  const table = { ...view, planes } as unknown as WingsOfWar;
  return guns.flatMap((deck, gun) =>
    deck < 0
      ? []
      : (targetsOf(table, plane, gun) ?? []).map((packed) => ({
          target: packed >> 2,
          gun,
          isShort: (packed & 3) === SHORT,
        })),
  );
}
