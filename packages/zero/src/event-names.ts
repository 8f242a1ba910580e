import type { Happening } from './events.ts';

/** All events by their names; one that is missing does not compile. */
const named: { readonly [name in Happening['event']]: true } = {
  altitudes: true,
  first: true,
  turn: true,
  sequence: true,
  target: true,
  drew: true,
  cards: true,
  discarded: true,
  played: true,
  rolled: true,
  passed: true,
  stopped: true,
  position: true,
  bursts: true,
  moved: true,
  'not-followed': true,
  hit: true,
  damaged: true,
  destroyed: true,
  disengaged: true,
  promoted: true,
  'gave-up': true,
  'break-off': true,
  out: true,
  reshuffled: true,
  score: true,
};

export const eventNames: readonly string[] = Object.keys(named);
