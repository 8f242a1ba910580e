import { type Seat, SPECTATOR, type TableState } from '@tallyho/kernel';
import type { Check } from './checks.ts';

/** Whoever is given a view or an event could change the game through it if they were parts of the state. */
export const ownsItsState: Check = ({ match }) => {
  const { game, state, log } = match;
  const { fixed, ...changing } = state;
  const own = partsOf(changing, partsOf(fixed));
  for (let seat: Seat = SPECTATOR; seat < state.asked.length; seat++) {
    const { fixed: _, ...view } = game.observe(state, seat);
    const shared = firstShared(view, own, 'view');
    if (shared !== null) return `seat ${seat}: ${shared} is a part of the state itself`;
  }
  const shared = firstShared(
    log.slice(-LATEST).map(({ event }) => event),
    own,
    'event',
  );
  return shared === null ? null : `${shared} is a part of the state itself`;
};

/** How many of the latest events are looked at. */
const LATEST = 20;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All objects in a tree, without those that are known already. */
function partsOf(value: unknown, known: ReadonlySet<object> = new Set(), parts = new Set<object>()): Set<object> {
  if (!isObject(value) || known.has(value) || parts.has(value)) return parts;
  parts.add(value);
  for (const child of Object.values(value)) partsOf(child, known, parts);
  return parts;
}

/** The path of the first object that is one of these. */
function firstShared(value: unknown, own: ReadonlySet<object>, path: string): string | null {
  if (!isObject(value)) return null;
  if (own.has(value)) return path;
  for (const [key, child] of Object.entries(value)) {
    const shared = firstShared(child, own, `${path}.${key}`);
    if (shared !== null) return shared;
  }
  return null;
}

/** Makes sure that what never changes does not: a game that tries throws. */
export function freezeFixed({ fixed }: TableState): void {
  freeze(fixed);
}

function freeze(value: unknown): void {
  if (!isObject(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const child of Object.values(value)) freeze(child);
}
