import { type Card, type Faces, facesByPrice, facesWhere, type Seat } from '@tallyho/kernel';
import { contentOf } from './content/catalogue.ts';
import { altitudes, type Face, type LeaderSide, type Pilot, sides, titles, type WingmanSide } from './content/types.ts';
import { type SortieFixed, sortieFixed } from './mission/fixed.ts';
import { isLight, rosterOf } from './mission/roster.ts';
import type { ZeroOptions } from './options.ts';
import { headStart } from './rules/balance.ts';
import { burstsWon } from './rules/bursts.ts';
import { ACE_PILOT, answersOf, faceName, isAttackCard, isShot, SCISSORS, titleOf } from './rules/cards.ts';
import { pilotBonuses, wingmanBonuses } from './rules/pilots.ts';
import { stepsFrom } from './rules/positions.ts';
import { AGILE, BURSTS, DAMAGE, GUNNER, HORSEPOWER, LEADER_RATINGS, NO_GUNS, PERFORMANCE } from './rules/ratings.ts';
import { type Fielded, fieldedOf, totalsOf } from './set-up.ts';
import { positions, TAILED } from './state.ts';

/**
 * What never changes in a game and everybody may know. The tables are faces and aircraft again as plain numbers, so
 * that the rules can look them up without a search.
 */
export interface Fixed {
  options: ZeroOptions;
  seats: string[];
  /** For each seat, 0 Japanese or 1 Allied. */
  seatSide: number[];
  /** By Element: its name, player, side, aircraft type, pilot ('' for none), ceiling, turbocharger. */
  labels: string[];
  owner: Seat[];
  side: number[];
  aircraft: string[];
  pilot: string[];
  ceiling: number[];
  turbo: boolean[];
  /** Z-19.25a, Z-19.25e — Ace Ability markers at the start; whether the pilot has Combat Vision. */
  aces: number[];
  vision: boolean[];
  /** Z-4.5a — the agreed starting level, or −1: chosen in secret. */
  start: number[];
  /** Whether the Element begins with a Wingman. */
  pairs: boolean[];
  /**
   * The ratings of a Leader's card by aircraft (two to an Element), side showing, rating; a Wingman's by Element, side,
   * rating.
   */
  leader: number[];
  wingman: number[];
  /** The faces in the deck; a face is a number. */
  faces: Face[];
  names: string[];
  title: number[];
  bursts: number[];
  hits: number[];
  fuelTank: boolean[];
  /** By title: the faces that show it, and those that answer it. */
  showing: Faces[];
  answering: Faces[];
  /** The faces with an Attack section: all; the shots that so many Bursts are enough for; the manoeuvres from a Position. */
  attacking: Faces;
  shots: Faces[];
  moving: Faces[];
  /** Z-10.61b — the manoeuvres that win Bursts against a Wingman. */
  winning: Faces;
  /** What SCISSORS and ACE PILOT answer, for cards that are treated as one. */
  asScissors: number;
  asAce: number;
  /**
   * By card: its face, and its printed number. Cards are numbered face by face, so a card is the first of its face or
   * so many after it.
   */
  face: number[];
  number: number[];
  /** By face: its first card. */
  first: Card[];
  /** What an empty hand holds of each face. */
  noCards: number[];
  /** All cards of the deck. */
  cards: Card[];
  /** By Element: the Elements of the other side. */
  enemies: number[][];
  /** Z-13.1a — Victory Points each side begins with. */
  bonus: [number, number];
  /** The players of each side. */
  teams: [Seat[], Seat[]];
  /** What Missions have besides; read it with `ordersOf`. */
  sortie?: SortieFixed;
}

const laidOut = new WeakMap<ZeroOptions, Fixed>();

/** Everything that stays as it is, from options that have been checked; games with the same options share it. */
export function fixedFrom(options: ZeroOptions): Fixed {
  let fixed = laidOut.get(options);
  if (fixed === undefined) {
    fixed = layOutFixed(options);
    laidOut.set(options, fixed);
  }
  return fixed;
}

function layOutFixed(options: ZeroOptions): Fixed {
  const { orders } = options;
  const roster = orders === undefined ? null : rosterOf(options);
  const content = roster?.content ?? contentOf(options.packs);
  const fielded = roster?.elements ?? fieldedOf(options, content);
  const faces = content.faces.filter((face) => face.cards.length > 0 && (!face.expansion || options.fullThrottle));
  const cards = faces.flatMap((face, at) =>
    face.cards.map(({ number }) => ({ at, number })).sort((a, b) => a.number - b.number),
  );
  const answers = faces.map(answersOf);
  const answersOfTitle = (title: number): number =>
    faces.reduce((bits, face, at) => (titleOf(face) === title ? bits | answers[at] : bits), 0);
  const deck = {
    faces,
    face: cards.map(({ at }) => at),
    number: cards.map(({ number }) => number),
    first: faces.map((_, face) => cards.findIndex(({ at }) => at === face)),
  };
  return {
    options,
    seats: options.seats.map(({ name }) => name),
    seatSide: options.seats.map(({ side }) => sides.indexOf(side)),
    labels: fielded.map(({ label }) => label),
    owner: fielded.map(({ seat }) => seat),
    side: fielded.map(({ side }) => sides.indexOf(side)),
    aircraft: fielded.map(({ fighter }) => fighter.id),
    pilot: fielded.map(({ pilot }) => pilot?.id ?? ''),
    ceiling: fielded.map(({ fighter }) => altitudes.indexOf(fighter.ceiling)),
    turbo: fielded.map(({ fighter }) => options.turbochargers && fighter.turbo),
    aces: fielded.map(({ pilot }) => (pilot?.skills ?? []).filter((skill) => skill === 'A').length),
    vision: fielded.map(({ pilot }) => pilot?.skills.includes('CV') ?? false),
    start: fielded.map(({ given }) => (given.altitude === null ? -1 : altitudes.indexOf(given.altitude))),
    pairs: fielded.map(({ given }) => given.wingman),
    leader: fielded.flatMap((one) => leaderTable(one, options.gunners)),
    wingman: fielded.flatMap(({ fighter: { wingman }, wingmanPilot }) => [
      ...wingmanRow(wingman.front, wingmanPilot),
      ...wingmanRow(wingman.damaged, wingmanPilot),
    ]),
    faces,
    names: namesOf(faces),
    title: faces.map(titleOf),
    bursts: faces.map((face) => face.bursts),
    hits: faces.map((face) => face.hits),
    fuelTank: faces.map((face) => face.subtitle === 'FUEL TANK'),
    showing: titles.map((title) => facesWhere(faces, (face) => face.title === title)),
    answering: titles.map((_, what) => facesWhere(answers, (bits) => (bits & (1 << what)) !== 0)),
    attacking: facesWhere(faces, isAttackCard),
    shots: facesByPrice(faces.map((face) => (isAttackCard(face) && isShot(titleOf(face)) ? face.bursts : null))),
    moving: positions.map((_, at) =>
      facesWhere(
        faces,
        (face) => isAttackCard(face) && !isShot(titleOf(face)) && stepsFrom(titleOf(face), at + TAILED) > 0,
      ),
    ),
    winning: facesWhere(faces, (face) => isAttackCard(face) && burstsWon(titleOf(face)) > 0),
    asScissors: answersOfTitle(SCISSORS),
    asAce: answersOfTitle(ACE_PILOT),
    face: deck.face,
    number: deck.number,
    first: deck.first,
    noCards: faces.map(() => 0),
    cards: cards.map((_, card) => card),
    enemies: fielded.map(({ side }) => fielded.flatMap((other, i) => (other.side === side ? [] : [i]))),
    bonus: options.balance.includes('points') ? headStart(totalsOf(fielded, true)) : [0, 0],
    teams: [teamOf(options, 'japanese'), teamOf(options, 'allied')],
    ...(orders === undefined || roster === null ? {} : { sortie: sortieFixed(orders, roster, deck) }),
  };
}

const teamOf = ({ seats }: ZeroOptions, side: (typeof sides)[number]): Seat[] =>
  seats.flatMap((seat, i) => (seat.side === side ? [i] : []));

/** Faces that read alike (the same title with different Response sections) are told apart by their ids. */
function namesOf(faces: readonly Face[]): string[] {
  const names = faces.map(faceName);
  return names.map((name, i) => (names.indexOf(name) === i ? name : `${name} (${faces[i].id})`));
}

/**
 * Z-11.2a3a — the Leader's card serves two aircraft in turn: first with its pilot, then the promoted Wingman without
 * (Z-CGAP-36). CH-19.24s: or with his own skills, if he has some; CH-GAP-24: green he stays.
 */
function leaderTable({ fighter, pilot, wingmanPilot, given: { green } }: Fielded, gunners: boolean): number[] {
  const { leader } = fighter;
  const guns = !isLight(fighter) || fighter.guns;
  const sidesFor = (who: Pilot | null, isGreen: boolean): number[] =>
    [leader.front, leader.damaged].flatMap((side) => leaderRow(side, who, gunners, guns, isGreen));
  return [...sidesFor(pilot, green?.leader === true), ...sidesFor(wingmanPilot, green?.wingman === true)];
}

/** CH-19.43a, CH-GAP-25 — a green Leader has one Burst less, if he has any. */
function leaderRow(side: LeaderSide, pilot: Pilot | null, gunners: boolean, guns: boolean, isGreen: boolean): number[] {
  const row = new Array<number>(LEADER_RATINGS).fill(0);
  const bonus = pilotBonuses(pilot);
  row[PERFORMANCE] = side.performance + bonus.performance;
  row[HORSEPOWER] = side.horsepower + bonus.horsepower;
  row[BURSTS] = guns ? side.bursts + bonus.bursts - (isGreen && side.bursts > 0 ? 1 : 0) : NO_GUNS;
  row[GUNNER] = gunners && side.gunner > 0 ? side.gunner + bonus.gunner : 0;
  row[DAMAGE] = side.damage + bonus.damage;
  row[AGILE] = side.agile ? 1 : 0;
  return row;
}

/** CH-19.24r — the Wingman's card, with what its pilot adds to it. */
function wingmanRow({ offensive, defensive, damage, agile }: WingmanSide, pilot: Pilot | null): number[] {
  const bonus = wingmanBonuses(pilot);
  return [offensive + bonus.offensive, defensive + bonus.defensive, damage + bonus.damage, agile ? 1 : 0];
}
