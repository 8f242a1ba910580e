import { type Card, type Faces, facesByPrice, facesWhere, holds } from '@tallyho/kernel';
import { type Choice, redline, tactic } from './choices.ts';
import { type BomberEffect, type Face, titles } from './content/types.ts';
import type { DownInFlamesOptions } from './options.ts';
import {
  aceMarker,
  addsHit,
  answersOf,
  EVASIVE,
  isAttack,
  MANEUVER,
  REDLINE,
  titleOf,
  VERTICAL_ROLL,
} from './rules/cards.ts';

/** The cards of a game as plain numbers; games with the same deck share them. */
export interface DeckTables {
  /** The faces in the deck, then the Ace Pilot marker. A card is the number of its face. */
  faces: Face[];
  marker: Card;
  /** Each card that is not in somebody's head: how many of each face there are. */
  copies: number[];
  cards: Card[];
  total: number;
  /** By face. */
  title: number[];
  maneuver: number[];
  bursts: number[];
  hits: number[];
  fuelTank: boolean[];
  /**
   * DIF-BMB-29 … DIF-BMB-37 — what it does for a bomber: hits it takes off, whether it stops FUEL TANK, whether it adds
   * a hit.
   */
  guards: number[];
  stops: boolean[];
  adds: boolean[];
  /** What it is on one's own aircraft, if it can be played there whenever one likes. */
  onOneself: (Choice | null)[];
  /** By title, the faces that show it; by title and for MANEUVER, the faces that answer it. */
  showing: Faces[];
  answering: Faces[];
  /**
   * What can be fired, all of it and by the Bursts that there are for it; what can be a Maneuver; and what is played on
   * one's own aircraft.
   */
  shooting: Faces;
  shots: Faces[];
  maneuvering: Faces;
  alone: Faces;
  /** The counts of a hand in which nothing is. */
  noCards: number[];
}

type DeckOptions = Pick<DownInFlamesOptions, 'deck' | 'decks'>;

/** DIF-SETUP-02, DIF-OPT-21, DIF-OPT-22 — a theatre deck takes the same half out of two sets. */
export function copiesOf({ copies }: Face, { deck, decks }: DeckOptions): number {
  if (deck === 'both') return (copies.pacific + copies.europe) * decks;
  return copies[deck] * 2 * decks;
}

/** DIF-BMB-34 — how many hits a card takes off an attack on the bomber that plays it. */
const guardsOf: { readonly [effect in BomberEffect]: number } = {
  none: 0,
  'minus-1-hit': 1,
  'minus-2-hits': 2,
  'plus-1-hit': 0,
  'stop-fuel-tank': 0,
  'minus-1-hit-stop-fuel-tank': 1,
};

/** DIF-ACT-14, DIF-ACT-16 — a Tactic, or REDLINE: nobody can answer it (DIF-ACT-15). */
function choiceOnOneself(face: Face, card: Card): Choice | null {
  const title = titleOf(face);
  if (addsHit(title) || title === EVASIVE) return tactic(card);
  return title === REDLINE ? redline(card) : null;
}

const known = new WeakMap<readonly Face[], Map<string, DeckTables>>();

/** The deck that was agreed on, out of these faces; made once for the same. */
export function deckTablesOf(all: readonly Face[], options: DeckOptions): DeckTables {
  const decks = known.get(all) ?? new Map<string, DeckTables>();
  known.set(all, decks);
  const key = `${options.deck} ${options.decks}`;
  const tables = decks.get(key) ?? tabulate(all, options);
  decks.set(key, tables);
  return tables;
}

/** Each card of a deck, in the order of the faces. */
function cardsOf(copies: readonly number[]): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < copies.length; card++) for (let n = 0; n < copies[card]; n++) cards.push(card);
  return cards;
}

function tabulate(all: readonly Face[], options: DeckOptions): DeckTables {
  const faces = [...all.filter((face) => copiesOf(face, options) > 0), aceMarker];
  const copies = faces.map((face) => copiesOf(face, options));
  const shooting = facesWhere(faces, (face) => isAttack(titleOf(face)));
  return {
    faces,
    marker: faces.length - 1,
    copies,
    cards: cardsOf(copies),
    total: copies.reduce((sum, n) => sum + n, 0),
    title: faces.map(titleOf),
    maneuver: faces.map((face) => face.maneuver),
    bursts: faces.map((face) => face.bursts),
    hits: faces.map((face) => face.hits),
    fuelTank: faces.map((face) => face.subtitle === 'FUEL TANK'),
    showing: titles.map((title) => facesWhere(faces, (face) => face.title === title)),
    answering: Array.from({ length: MANEUVER + 1 }, (_, what) =>
      facesWhere(faces, (face) => (answersOf(face) & (1 << what)) !== 0),
    ),
    guards: faces.map((face) => guardsOf[face.bomber]),
    stops: faces.map(({ bomber }) => bomber === 'stop-fuel-tank' || bomber === 'minus-1-hit-stop-fuel-tank'),
    adds: faces.map(({ bomber }) => bomber === 'plus-1-hit'),
    onOneself: faces.map(choiceOnOneself),
    shooting,
    shots: facesByPrice(faces.map(({ bursts }, card) => (holds(shooting, card) ? bursts : null))),
    maneuvering: facesWhere(faces, ({ maneuver }) => maneuver > 0),
    alone: facesWhere(faces, (face, card) => choiceOnOneself(face, card) !== null || titleOf(face) === VERTICAL_ROLL),
    noCards: faces.map(() => 0),
  };
}
