import type { Card } from '@tallyho/kernel';
import type { DogfightView, Happening, PlaneNo, Use } from '@tallyho/zero';
import { openExchange } from './engine.ts';

/** One card of an exchange, in the order of play. */
export interface Link {
  readonly key: number;
  readonly plane: PlaneNo;
  readonly card: Card;
  readonly use: Use | 'roll' | 'break-off';
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

/** Z-8.31a, Z-8.42a — Responses are told with the rule that allows them; everything else opens an exchange. */
const isAnswer = ({ because }: Happening): boolean => because === 'Z-8.31a' || because === 'Z-8.42a';

const effects: ReadonlySet<Happening['event']> = new Set<Happening['event']>([
  'position',
  'bursts',
  'moved',
  'hit',
  'damaged',
  'destroyed',
  'disengaged',
  'promoted',
]);

/**
 * Reads the latest exchange out of what a seat has been told; it lies there until the next one or the next sequence.
 */
export function chainIn(view: DogfightView, told: readonly Happening[]): Chain {
  const start = lastStart(told);
  if (start < 0) return none;
  const links: Link[] = [];
  const followed: Happening[] = [];
  let isStopped = false;
  for (let key = start; key < told.length; key++) {
    const event = told[key];
    if (event.event === 'played')
      links.push({ key, plane: event.by, card: event.card, use: event.use, isAnswer: isAnswer(event) });
    else if (event.event === 'rolled')
      links.push({ key, plane: event.by, card: event.card, use: 'roll', isAnswer: false });
    else if (event.event === 'break-off')
      links.push({ key, plane: event.plane, card: event.card, use: 'break-off', isAnswer: false });
    else if (event.event === 'stopped') isStopped = true;
    else if (effects.has(event.event)) followed.push(event);
  }
  const isTest = links[0].use === 'break-off';
  const result = isTest ? 'done' : isStopped ? 'cancelled' : openExchange(view) !== null ? 'open' : 'succeeded';
  return { links, result, effects: followed };
}

function lastStart(told: readonly Happening[]): number {
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i];
    if (event.event === 'sequence' || event.event === 'turn') return -1;
    if (event.event === 'rolled' || (event.event === 'played' && !isAnswer(event))) return i;
    // When both aircraft break off, their cards lie side by side.
    if (event.event === 'break-off' && told[i - 1]?.event !== 'break-off') return i;
  }
  return -1;
}
