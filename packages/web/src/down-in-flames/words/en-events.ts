import type { Happening, Use } from '@tallyho/down-in-flames';
import type { Names } from '../model/names.ts';
import { missionEvents } from './en-mission.ts';

/** The words that a sentence about an event takes from elsewhere. */
export interface Speech {
  readonly names: Names;
  level(altitude: number): string;
  cards(n: number): string;
  hits(n: number): string;
}

/** An event of one kind; some kinds share their fields. */
type Of<K extends Happening['event']> = Happening extends infer H
  ? H extends { event: Happening['event'] }
    ? K extends H['event']
      ? H
      : never
    : never
  : never;

/** A sentence for every event there is. */
export type EventWords = { readonly [K in Happening['event']]: (e: Of<K>, s: Speech) => string };

type Played = Of<'played'>;

const added = (e: Played, s: Speech): string =>
  e.with.length === 0 ? '' : ` with ${e.with.map((card) => s.names.card(card)).join(', ')}`;

/** What a card is played as. */
const played: { readonly [use in Use]: (e: Played, s: Speech) => string } = {
  attack: (e, s) => `fires ${s.names.card(e.card)} at ${s.names.plane(e.at)}${added(e, s)}`,
  gunner: (e, s) => `’s gunner fires ${s.names.card(e.card)} at ${s.names.plane(e.at)}${added(e, s)}`,
  maneuver: (e, s) => `maneuvers on ${s.names.plane(e.at)} with ${s.names.card(e.card)}: Maneuver ${e.steps}`,
  'barrel-roll': (e, s) => `plays ${s.names.card(e.card)} to shake off ${s.names.plane(e.at)}`,
  scissors: (e, s) => `plays ${s.names.card(e.card)} against ${s.names.plane(e.at)}`,
  agile: (e, s) => `is Agile: ${s.names.card(e.card)} as SCISSORS against ${s.names.plane(e.at)}`,
  tactic: (e, s) => `plays ${s.names.card(e.card)} as a Tactic`,
  barrage: (e, s) => `plays ${s.names.card(e.card)} as Barrage: +1 hit for the next attack`,
  'vertical-roll': (e, s) => `plays ${s.names.card(e.card)}`,
  redline: (e, s) => `plays ${s.names.card(e.card)}`,
  answer: (e, s) => `answers with ${s.names.card(e.card)}`,
  turret: (e, s) => `’s turrets fire ${s.names.card(e.card)} at ${s.names.plane(e.at)}${added(e, s)}`,
  evade: (e, s) => `evades with ${s.names.card(e.card)}: two hits fewer`,
};

const costs: { readonly [cost in Of<'discarded'>['cost']]: string } = {
  climb: ' for the climb',
  follow: ' to follow',
  stall: ' in the stall',
  choice: '',
  bomber: ' to single out a bomber',
};

/** Positions with the word that leads to the other aircraft. */
const standing = ['Tailed by', 'Disadvantaged to', 'Neutral to', 'Advantaged on', 'Tailing'];

export const events: EventWords = {
  aircraft: (e, s) =>
    `${s.names.plane(e.plane)} takes off${e.pilot === 0 ? '' : `, ${s.names.pilot(e.pilot)} at the controls`}.`,
  altitude: (e, s) => `${s.names.plane(e.plane)} starts ${s.level(e.altitude)}.`,
  initiative: (e, s) => `${s.names.side(e.side)}: the initiative is yours.`,
  first: (e, s) => `${s.names.side(e.side)} begins.`,
  turn: (e) => `Turn ${e.turn}.`,
  order: (e, s) => `Order of this turn: ${e.planes.map((plane) => s.names.plane(plane)).join(', ')}.`,
  acts: (e, s) => `It is ${s.names.plane(e.plane)}’s turn.`,
  drew: (e, s) => `${s.names.plane(e.plane)} draws ${s.cards(e.count)}.`,
  cards: (e, s) => `Drawn: ${e.cards.map((card) => s.names.card(card)).join(', ')}.`,
  discarded: (e, s) => `${s.names.plane(e.plane)} discards ${s.names.card(e.card)}${costs[e.cost]}.`,
  played: (e, s) =>
    `${s.names.plane(e.plane)}${e.use === 'gunner' || e.use === 'turret' ? '' : ' '}${played[e.use](e, s)}.`,
  'speed-maneuver': (e, s) => `${s.names.plane(e.plane)} uses its Speed on ${s.names.plane(e.at)}: a free Maneuver.`,
  passed: (e, s) => `${s.names.plane(e.plane)} has no answer.`,
  succeeded: (e, s) => `${s.names.plane(e.plane)} gets its way.`,
  cancelled: (e, s) => `${s.names.plane(e.plane)} is stopped.`,
  position: (e, s) => `${s.names.plane(e.plane)} is now ${standing[e.position + 2]} ${s.names.plane(e.at)}.`,
  'gave-up': (e, s) => `${s.names.plane(e.plane)} gives up its position on ${s.names.plane(e.at)}.`,
  climbed: (e, s) =>
    `${s.names.plane(e.plane)} ${e.following >= 0 ? `follows ${s.names.plane(e.following)} and ` : ''}climbs and is ${s.level(e.altitude)}.`,
  dived: (e, s) =>
    `${s.names.plane(e.plane)} ${e.following >= 0 ? `follows ${s.names.plane(e.following)} and ` : ''}dives and is ${s.level(e.altitude)}.`,
  'stayed-behind': (e, s) => `${s.names.plane(e.plane)} lets ${s.names.plane(e.at)} go.`,
  stalled: (e, s) => `${s.names.plane(e.plane)} stalls.`,
  hit: (e, s) => `${s.names.plane(e.plane)} takes ${s.hits(e.hits)}; that makes ${e.total}.`,
  damaged: (e, s) => `${s.names.plane(e.plane)} is Damaged.`,
  destroyed: (e, s) => `${s.names.plane(e.plane)} is hit in the fuel tank.`,
  'shot-down': (e, s) => `${s.names.plane(e.plane)} is shot down.`,
  reshuffled: () => 'The discard pile is shuffled and turned over.',
  ...missionEvents,
};
