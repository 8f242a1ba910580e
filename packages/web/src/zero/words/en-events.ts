import type { Happening, Use } from '@tallyho/zero';
import type { Names } from '../model/names.ts';
import { missionEvents } from './en-mission.ts';

/** CH-19.43h, CH-27.31b — what takes a level off a bombing result. */
export type Lowering = 'night' | 'pilot' | 'crew';

/** The words that a sentence about an event takes from elsewhere. */
export interface Speech {
  readonly names: Names;
  seat(seat: number): string;
  side(side: number): string;
  /** 'at High altitude' */
  level(altitude: number): string;
  /** 'Advantaged on' */
  standing(position: number): string;
  cards(n: number): string;
  hits(n: number): string;
  bursts(n: number): string;
  /** Levels A to I of the Break Off table. */
  result(level: number): string;
  /** What the cards of a run over the target say, from Miss to Vital. */
  results(bombed: Pick<Of<'bombed'>, 'mode' | 'cards'>): readonly number[];
  /** Why each of these results counts a level less: the night, and who is green. */
  lowered(bombed: Pick<Of<'bombed'>, 'plane' | 'mode' | 'cards'>): readonly Lowering[];
  /** The bombing result of one card. */
  bombing(card: number): number;
  /** The name of a target that a search can find, by its number. */
  found(target: number): string;
}

/** An event of one kind; some kinds share their fields. */
export type Of<K extends Happening['event']> = Happening extends infer H
  ? H extends { event: Happening['event'] }
    ? K extends H['event']
      ? H
      : never
    : never
  : never;

/** A sentence for every event there is. */
export type EventWords = { readonly [K in Happening['event']]: (e: Of<K>, s: Speech) => string };

type Played = Of<'played'>;

/** What a card is played as. */
const played: { readonly [use in Use]: (e: Played, s: Speech) => string } = {
  attack: (e, s) => `plays ${s.names.card(e.card)} at ${s.names.plane(e.at)}`,
  gunner: (e, s) => `lets its Gunner fire ${s.names.card(e.card)} at ${s.names.plane(e.at)}`,
  answer: (e, s) => `answers with ${s.names.card(e.card)}`,
  'as SCISSORS': (e, s) => `is Agile and plays ${s.names.card(e.card)} as SCISSORS`,
  'as ACE PILOT': (e, s) => `is an Ace and plays ${s.names.card(e.card)} as ACE PILOT`,
  aim: (e, s) => `plays ${s.names.card(e.card)} to choose its bomber`,
};

export const events: EventWords = {
  altitudes: (e, s) =>
    `${e.levels.map((level, element) => `${s.names.element(element)} starts ${s.level(level)}`).join('; ')}.`,
  first: (e, s) => `The ${s.side(e.side)} begin${e.flipped ? ': the marker has been flipped' : ''}.`,
  turn: (e) => `Turn ${e.turn}.`,
  sequence: (e, s) => `${s.names.element(e.element)} acts.`,
  target: (e, s) => `${s.names.plane(e.by)} goes for ${s.names.plane(e.at)}.`,
  drew: (e, s) => `${s.names.element(e.element)} draws ${s.cards(e.count)}${e.mini ? ' for its Wingman' : ''}.`,
  cards: (e, s) => `Drawn: ${e.cards.map((card) => s.names.card(card)).join(', ')}.`,
  discarded: (e, s) =>
    `${s.names.element(e.element)} discards ${e.cards.map((card) => s.names.card(card)).join(', ')}.`,
  played: (e, s) => `${s.names.plane(e.by)} ${played[e.use](e, s)}.`,
  rolled: (e, s) => `${s.names.plane(e.by)} plays ${s.names.card(e.card)} to ${e.up ? 'climb' : 'dive'}.`,
  passed: (e, s) => `${s.seat(e.seat)}: no answer.`,
  stopped: (e, s) => `${s.names.plane(e.by)} is stopped.`,
  position: (e, s) => `${s.names.element(e.element)} is now ${s.standing(e.position)} ${s.names.element(e.foe)}.`,
  bursts: (e, s) => `${s.names.element(e.element)} has won ${s.bursts(e.bonus)} against the Wingman.`,
  moved: (e, s) => `${s.names.element(e.element)} ${e.following ? 'follows and ' : ''}is now ${s.level(e.altitude)}.`,
  'not-followed': (e, s) => `${s.names.element(e.by)} lets ${s.names.element(e.element)} go.`,
  hit: (e, s) => `${s.names.plane(e.plane)} takes ${s.hits(e.hits)}; that makes ${e.total}.`,
  damaged: (e, s) => `${s.names.plane(e.plane)} is Damaged.`,
  destroyed: (e, s) => `${s.names.plane(e.plane)} is destroyed.`,
  disengaged: (e, s) => `${s.names.plane(e.plane)} has disengaged.`,
  promoted: (e, s) => `${s.names.plane(e.plane)} takes over as Leader.`,
  'gave-up': (e, s) => `${s.names.element(e.element)} gives up its Position on ${s.names.element(e.foe)}.`,
  'break-off': (e, s) =>
    `${s.names.plane(e.plane)} breaks off and draws ${s.names.card(e.card)}: Level ${s.result(e.level)}, which becomes ${s.result(e.modified)}.`,
  out: (e, s) => `${s.names.element(e.element)} is out of the fight.`,
  reshuffled: () => 'The discard pile is shuffled and turned over.',
  ...missionEvents,
  score: (e, s) => `Victory points: ${s.side(0)} ${e.points[0]}, ${s.side(1)} ${e.points[1]}.`,
};
