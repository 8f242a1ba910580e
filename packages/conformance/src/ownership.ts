import { type Seat, SPECTATOR, type TableState } from '@tallyho/kernel';
import type { Check } from './checks.ts';

/** Whoever is given a view or an event could change the game through it if they were parts of the state. */
export const ownsItsState: Check = ({ match }) => {
  const { game, state, log } = match;
  const fixed = partsOfFixed(state);
  const own = partsOf(state, fixed);
  for (let seat: Seat = SPECTATOR; seat < state.asked.length; seat++) {
    const shared = firstShared(game.observe(state, seat), own, fixed, 'view');
    if (shared !== null) return `seat ${seat}: ${shared} is a part of the state itself`;
  }
  const shared = firstShared(
    log.slice(-LATEST).map(({ event }) => event),
    own,
    fixed,
    'event',
  );
  return shared === null ? null : `${shared} is a part of the state itself`;
};

/** How many of the latest events are looked at. */
const LATEST = 20;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All that never changes, of the state and of the game inside it. */
const partsOfFixed = ({ fixed, inner }: TableState): Set<object> =>
  partsOf(fixed, new Set(), inner ? partsOfFixed(inner) : new Set());

/** All objects in a tree, without those that are known already. */
function partsOf(value: unknown, known: ReadonlySet<object> = new Set(), parts = new Set<object>()): Set<object> {
  if (!isObject(value) || known.has(value) || parts.has(value)) return parts;
  parts.add(value);
  for (const child of Object.values(value)) partsOf(child, known, parts);
  return parts;
}

/** The path of the first object that is one of a game's own; what is fixed may be shared. */
function firstShared(
  value: unknown,
  own: ReadonlySet<object>,
  fixed: ReadonlySet<object>,
  path: string,
): string | null {
  if (!isObject(value) || fixed.has(value)) return null;
  if (own.has(value)) return path;
  for (const [key, child] of Object.entries(value)) {
    const shared = firstShared(child, own, fixed, `${path}.${key}`);
    if (shared !== null) return shared;
  }
  return null;
}

/** Makes sure that what never changes does not: a game that tries throws. */
export function freezeFixed({ fixed, inner }: TableState): void {
  freeze(fixed);
  if (inner) freezeFixed(inner);
}

function freeze(value: unknown): void {
  if (!isObject(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const child of Object.values(value)) freeze(child);
}
