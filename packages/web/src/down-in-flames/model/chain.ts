import type { Happening, Plane, Use } from '@tallyho/down-in-flames';
import type { Card } from '@tallyho/kernel';

/** One card of an exchange, in the order of play. */
export interface Link {
  readonly key: number;
  readonly plane: Plane;
  /** null: a Speed Maneuver, which takes no card. */
  readonly card: Card | null;
  readonly use: Use | 'speed';
  readonly at: Plane;
  readonly steps: number;
  readonly with: readonly Card[];
}

/** The latest action with its answers, and what came of it. */
export interface Chain {
  readonly links: readonly Link[];
  readonly result: 'open' | 'succeeded' | 'cancelled' | 'done';
  /** What followed: hits, a new position … */
  readonly effects: readonly Happening[];
}

const starters: ReadonlySet<string> = new Set<Use>([
  'attack',
  'gunner',
  'maneuver',
  'barrel-roll',
  'scissors',
  'agile',
  'tactic',
  'barrage',
  'vertical-roll',
]);

const none: Chain = { links: [], result: 'done', effects: [] };

/**
 * Reads the latest exchange out of what a seat has been told; it lies there until the next one or the next aircraft's
 * turn.
 */
export function chainIn(told: readonly Happening[]): Chain {
  const start = lastStart(told);
  if (start < 0) return none;
  const links: Link[] = [];
  const effects: Happening[] = [];
  let result: Chain['result'] =
    told[start].event === 'speed-maneuver' || answersMayFollow(told[start]) ? 'open' : 'done';
  for (let i = start; i < told.length; i++) {
    const event = told[i];
    if (event.event === 'played') {
      links.push({
        key: i,
        plane: event.plane,
        card: event.card,
        use: event.use,
        at: event.at,
        steps: event.steps,
        with: event.with,
      });
    } else if (event.event === 'speed-maneuver') {
      links.push({ key: i, plane: event.plane, card: null, use: 'speed', at: event.at, steps: 1, with: [] });
    } else if (event.event === 'succeeded' || event.event === 'cancelled') {
      result = event.event;
    } else if (
      [
        'position',
        'hit',
        'damaged',
        'destroyed',
        'shot-down',
        'climbed',
        'dived',
        'reduced',
        'fuel-tank-stopped',
      ].includes(event.event)
    ) {
      effects.push(event);
    }
  }
  return { links, result, effects };
}

function lastStart(told: readonly Happening[]): number {
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i];
    if (event.event === 'acts' || event.event === 'turn') return -1;
    if (event.event === 'speed-maneuver') return i;
    if (event.event === 'played' && starters.has(event.use)) return i;
  }
  return -1;
}

const answersMayFollow = (event: Happening): boolean =>
  event.event === 'played' && event.use !== 'tactic' && event.use !== 'barrage' && event.use !== 'vertical-roll';
