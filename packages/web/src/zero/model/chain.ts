import type { Card } from '@tallyho/kernel';
import { type DogfightView, type Happening, NOBODY, type PlaneNo, rules, type Use } from '@tallyho/zero';
import { formationAttack, openExchange, openly, passOver } from './engine.ts';

/** One card of an exchange, in the order of play. */
export interface Link {
  readonly key: number;
  /** NOBODY: the guns on the ground. */
  readonly plane: PlaneNo;
  /** Whom it is aimed at, where that is told; NOBODY: nobody. */
  readonly at: PlaneNo;
  readonly card: Card;
  readonly use: Use | 'roll' | 'break-off' | 'turret' | 'flak' | 'locate';
  /** Whether it answers another card. */
  readonly isAnswer: boolean;
}

/** The latest Attack with its Responses, and what came of it. */
export interface Chain {
  readonly links: readonly Link[];
  readonly result: 'open' | 'succeeded' | 'cancelled' | 'done';
  readonly effects: readonly Happening[];
}

const none: Chain = { links: [], result: 'done', effects: [] };

/**
 * Z-8.31a, Z-8.42a, Z-17.13c, Z-20.32c, Z-20.32d, Z-20.52b — Responses are told with the rule that allows them; everything else
 * opens an exchange.
 */
const responses: ReadonlySet<string> = new Set(['Z-8.31a', 'Z-8.42a', 'Z-17.13c', 'Z-20.32c', 'Z-20.32d', 'Z-20.52b']);
const isAnswer = ({ because }: Happening): boolean => responses.has(because);

const effects: ReadonlySet<Happening['event']> = new Set<Happening['event']>([
  'position',
  'bursts',
  'moved',
  'hit',
  'damaged',
  'destroyed',
  'disengaged',
  'promoted',
  'bomber',
  'target-hit',
  'photographed',
  'crashed',
  'ohka-hits',
]);

/** What ends an attack on a Formation aircraft, or an attempt to choose one. */
const settling: ReadonlySet<Happening['event']> = new Set<Happening['event']>(['hit', 'stopped', 'bursts', 'bomber']);

/** The cards of one event, as they lie in the exchange. */
function linksOf(event: Happening, key: number): Link[] {
  const link = { key, at: NOBODY, isAnswer: false };
  switch (event.event) {
    case 'played':
      return [{ ...link, plane: event.by, at: event.at, card: event.card, use: event.use, isAnswer: isAnswer(event) }];
    case 'rolled':
      return [{ ...link, plane: event.by, card: event.card, use: 'roll' }];
    case 'break-off':
      return [{ ...link, plane: event.plane, card: event.card, use: 'break-off' }];
    case 'countered':
      return [{ ...link, plane: event.plane, at: event.at, card: event.card, use: 'turret', isAnswer: true }];
    case 'flak':
      // Keys between two events: there are never so many cards.
      return event.cards.map((card, nth) => ({
        ...link,
        key: key + nth / MOST_OPEN,
        plane: NOBODY,
        at: event.plane,
        card,
        use: 'flak',
      }));
    case 'located':
      return event.cards.map((card, nth) => ({
        ...link,
        key: key + nth / MOST_OPEN,
        plane: event.element * 2,
        card,
        use: 'locate',
      }));
    case 'flak-answered':
      return [
        { ...link, plane: event.plane, card: event.card, use: event.ace ? 'as ACE PILOT' : 'answer', isAnswer: true },
      ];
    default:
      return [];
  }
}
const MOST_OPEN = 100;

/**
 * Reads the latest exchange out of what a seat has been told; it lies there until the next one or the next sequence.
 */
export function chainIn(view: DogfightView, told: readonly Happening[]): Chain {
  const start = lastStart(told);
  if (start < 0) return none;
  const links: Link[] = [];
  const followed: Happening[] = [];
  let isStopped = false;
  let isSettled = false;
  for (let key = start; key < told.length; key++) {
    const event = told[key];
    links.push(...linksOf(event, key));
    if (event.event === 'stopped') isStopped = true;
    else if (effects.has(event.event)) followed.push(event);
    if (settling.has(event.event)) isSettled = true;
  }
  const isOpen = openExchange(view) !== null || (formationAttack(view) !== null && !isSettled);
  const begun = told[start];
  if (begun.event === 'located') {
    // CH-27.31f — the card that has found somebody lies on top.
    const found = links.toSorted((a, b) => Number(hasFound(view, a.card)) - Number(hasFound(view, b.card)));
    return { links: found, result: begun.found ? 'succeeded' : 'cancelled', effects: [] };
  }
  return { links, result: resultOf(links[0].use, view, isStopped, isOpen), effects: followed };
}

const hasFound = (view: DogfightView, card: Card): boolean => rules.isFound(openly(view), [card]);

function resultOf(begun: Link['use'], view: DogfightView, isStopped: boolean, isOpen: boolean): Chain['result'] {
  if (begun === 'break-off') return 'done';
  if (begun === 'flak') return passOver(view) === null ? 'done' : 'open';
  return isStopped ? 'cancelled' : isOpen ? 'open' : 'succeeded';
}

function lastStart(told: readonly Happening[]): number {
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i];
    if (event.event === 'sequence' || event.event === 'turn') return -1;
    // CH-27.31e — cards that look for the enemy lie there until something else happens.
    if (event.event === 'located') return i === told.length - 1 && event.cards.length > 0 ? i : -1;
    if (event.event === 'rolled' || (event.event === 'played' && !isAnswer(event))) return i;
    if (event.event === 'flak' && event.cards.length > 0) return i;
    // When both aircraft break off, their cards lie side by side.
    if (event.event === 'break-off' && told[i - 1]?.event !== 'break-off') return i;
  }
  return -1;
}
