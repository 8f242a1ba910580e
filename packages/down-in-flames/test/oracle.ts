import { listOf, type Seat } from '@tallyho/kernel';
import type { Choice } from '../src/choices.ts';
import { type Ability, type Face, type FighterSide, titles } from '../src/content/types.ts';
import type { AircraftOptions } from '../src/options.ts';
import type { Aircraft, Dogfight } from '../src/state.ts';

/*
 * The book read a second time, slowly: which choices a decision must offer, worked out from the printed cards and from
 * what lies on the table, with nothing taken from rules/. Where the game offers anything else, one of the two has
 * misread the book. Bombers, Flak and bombs are in oracle-missions.ts.
 */

/** Whose decision it is: all that is taken from the sequence of play. */
interface At {
  readonly plane: number;
  readonly round: number;
}

/** An action of one aircraft against another, as it has been told. */
interface Seen {
  readonly by: number;
  readonly to: number;
}

/** What an Option makes its side declare. */
interface Declared {
  readonly side: number;
  readonly effect: 'altitude' | 'winds';
  readonly amount: number;
}

/** What somebody remembers who has watched the game, and never looked into the sequence of play (`watch.ts`). */
export interface Remembered {
  readonly plane: number;
  readonly apart: boolean;
  /** The enemy whose Speed has been compared (-1: none), and the points that are left. */
  readonly compared: number;
  readonly left: number;
  /** Bursts spent in this turn: by account, those of each kind. */
  readonly spent: readonly number[][];
  readonly declared: number;
  readonly chain: (Seen & { readonly last: number; readonly top: number }) | null;
  readonly assault: (Seen & { readonly card: number; readonly isAttack: boolean; readonly shot: number }) | null;
}

export class Book {
  readonly s: Dogfight;
  readonly at: At;
  readonly seen: Remembered;

  constructor(s: Dogfight, seen: Remembered) {
    this.s = s;
    this.at = s.frames[s.frames.length - 1].at as At;
    this.seen = seen;
  }

  plane(n: number): Aircraft {
    return this.s.planes[n];
  }

  planes(): number[] {
    return this.s.planes.map((_, n) => n).filter((n) => !this.plane(n).gone);
  }

  enemiesOf(n: number): number[] {
    return this.planes().filter((other) => this.s.fixed.side[other] !== this.s.fixed.side[n]);
  }

  /** The side of the aircraft card that is up. */
  card(n: number): FighterSide {
    const { fighter, face } = this.plane(n);
    return face === 1 ? this.s.fixed.fighters[fighter].damaged : this.s.fixed.fighters[fighter].front;
  }

  /** "Pilot markers" — whether an ability is on the marker of the pilot. */
  can(n: number, ability: Ability): boolean {
    return this.s.fixed.pilots[this.plane(n).pilot].abilities.includes(ability);
  }

  face(card: number): Face {
    return this.s.fixed.faces[card];
  }

  /** Cards that look alike are one choice. */
  hand(n: number): number[] {
    return listOf(this.plane(n).hand.faces);
  }

  /** How many cards of a title are in the hand. */
  count(n: number, title: string): number {
    const { copies } = this.plane(n).hand;
    return this.hand(n).reduce((sum, card) => sum + (this.face(card).title === title ? copies[card] : 0), 0);
  }

  /** The cards that may be played as Maneuvers, with the marker of an Ace. */
  maneuverCards(n: number): number[] {
    return this.plane(n).aces > 0 ? [...this.hand(n), this.s.fixed.marker] : this.hand(n);
  }

  /** "Maneuver" — its value; M0(1) makes a 1 of a 0. */
  value(n: number, card: number): number {
    const { maneuver } = this.face(card);
    return maneuver === 0 && this.can(n, 'M0(1)') ? 1 : maneuver;
  }

  speed(n: number): number {
    return this.card(n).speed + (this.can(n, 'S+1') ? 1 : 0);
  }

  /** "Positions" — from Tailed, -2, to Tailing, 2. */
  position(n: number, enemy: number): number {
    if (this.plane(n).prey === enemy) return this.plane(n).grip;
    return this.plane(enemy).prey === n ? -this.plane(enemy).grip : 0;
  }

  isBomber(n: number): boolean {
    return this.s.mission?.bomber[n] === true;
  }

  /** What was agreed on about an aircraft. */
  aircraft(n: number): AircraftOptions {
    return this.s.fixed.options.seats.flatMap(({ aircraft }) => aircraft)[n];
  }

  /** A fighter-bomber that still has its bombs. */
  isLoaded(n: number): boolean {
    return this.aircraft(n).loaded && this.isBomber(n) && !this.plane(n).gone;
  }

  /** Option "Late" — fighters of the enemy, but none that started with bombs, are not there in the first turn. */
  isLate(n: number, turn = this.s.turn): boolean {
    const { options, side } = this.s.fixed;
    if (options.mission === null || turn !== 1) return false;
    const { A, B } = options.mission.effects;
    const againstIt = side[n] === 0 ? B : A;
    if (!againstIt.some(({ effect }) => effect === 'late')) return false;
    return this.aircraft(n).bomber === null && !this.aircraft(n).loaded;
  }

  /** Whoever of a side is still to act: fighters that are there. */
  toAct(side: number, acted: ReadonlySet<number>): number[] {
    return this.planes().filter(
      (n) => this.s.fixed.side[n] === side && !acted.has(n) && !this.isBomber(n) && !this.isLate(n),
    );
  }

  /** The first seat of a side that still flies. */
  captain(side: number): Seat {
    const first = this.planes().find((n) => this.s.fixed.side[n] === side);
    return first === undefined ? -1 : this.s.fixed.owner[first];
  }

  /** Options "Altitude" and "Winds" — what must be declared, by the attacker first. */
  declarations(): Declared[] {
    const { mission } = this.s.fixed.options;
    if (mission === null) return [];
    const attacker = mission.attacker === 'A' ? 0 : 1;
    return [attacker, 1 - attacker].flatMap((side) =>
      mission.effects[side === 0 ? 'A' : 'B'].flatMap((one): Declared[] => {
        if (one.effect === 'altitude') return [{ side, effect: one.effect, amount: 1 }];
        return one.effect === 'winds' ? [{ side, effect: one.effect, amount: one.amount }] : [];
      }),
    );
  }

  leaderOf(n: number): number {
    const leader = this.s.fixed.leader[n];
    return leader >= 0 && !this.plane(leader).gone ? leader : -1;
  }

  /** "Wingmen" — his targets are given as long as his Leader is Engaged. */
  isGivenTo(n: number, enemy: number): boolean {
    const leader = this.leaderOf(n);
    if (leader < 0) return true;
    const engaged = this.enemiesOf(n).filter((other) => this.position(leader, other) !== 0);
    return engaged.length === 0 || engaged.includes(enemy);
  }

  /** Enemies against whom something could be played at all: there, at the same altitude, and not the Leader's affair. */
  near(n: number): number[] {
    return this.enemiesOf(n).filter(
      (enemy) =>
        this.plane(enemy).altitude === this.plane(n).altitude && !this.isLate(enemy) && this.isGivenTo(n, enemy),
    );
  }

  /** "A fighter that is Advantaged or Tailing must give up that position before it can target another." */
  isFreeFor(n: number, enemy: number): boolean {
    const { prey } = this.plane(n);
    return prey < 0 || prey === enemy;
  }

  /** Those of them who can be attacked: a bomber must have been chosen. */
  targets(n: number): number[] {
    return this.near(n).filter(
      (enemy) => this.isFreeFor(n, enemy) && (!this.isBomber(enemy) || this.s.mission?.chosen === enemy),
    );
  }

  /** How many others hold this position on somebody. */
  others(on: number, grip: number, but: number): number {
    return this.planes().filter((n) => n !== but && this.plane(n).prey === on && this.plane(n).grip === grip).length;
  }

  /** "Two can be Advantaged on a fighter, one can be Tailing it"; around a bomber it is the squares. */
  isRoom(n: number, enemy: number, to: number): boolean {
    if (this.isBomber(enemy)) return this.isSquareFree(enemy, to);
    if (to === 1) return this.others(enemy, 1, n) < 2;
    if (to === 2) return this.others(enemy, 2, n) < 1;
    return to !== -1 || this.others(n, 1, enemy) < 2;
  }

  squareTaken(bomber: number, file: number, row: number): boolean {
    const { mission, planes, fixed } = this.s;
    if (mission === null) return false;
    const square = mission.square[bomber] + file + row * 128;
    return this.planes().some(
      (n) =>
        this.isBomber(n) &&
        mission.square[n] === square &&
        planes[n].altitude === planes[bomber].altitude &&
        fixed.side[n] === fixed.side[bomber],
    );
  }

  /** Beside the bomber to be Advantaged, behind it to be Tailing. */
  isSquareFree(bomber: number, to: number): boolean {
    if (to === 1) return !this.squareTaken(bomber, -1, 0) || !this.squareTaken(bomber, 1, 0);
    return to !== 2 || !this.squareTaken(bomber, 0, 1);
  }

  /** The steps by which a position can be improved. */
  steps(n: number, enemy: number): number[] {
    const from = this.position(n, enemy);
    return [1, 2, 3, 4].filter((step) => from + step <= 2 && this.isRoom(n, enemy, from + step));
  }

  /** How many points of Speed it is above an enemy. */
  faster(n: number, enemy: number): number {
    return Math.max(0, this.speed(n) - this.speed(enemy));
  }

  /** "Horsepower" before and after the turn: that of the card, the pilot and the level; a Leader has one more. */
  horsepower(n: number, after: 0 | 1): number {
    const { altitude } = this.plane(n);
    const { horsepower, turbocharger } = this.card(n);
    const level = turbocharger && altitude >= 3 ? altitude - 1 : altitude;
    const ofLevel = [
      [1, 0, 0, -1, -1],
      [1, 1, 0, 0, -1],
    ][after][level];
    const pilot = this.can(n, 'H+1/+1') || (after === 1 && this.can(n, 'H+0/+1')) ? 1 : 0;
    const leads = this.planes().some((other) => this.s.fixed.leader[other] === n) ? 1 : 0;
    return horsepower[after] + ofLevel + pilot + leads;
  }

  /** The Bursts of the card that is up. */
  rated(n: number): number {
    return this.card(n).bursts + (this.can(n, 'B+1') ? 1 : 0);
  }

  /** One account of Bursts for the turn, or one for each target, as was agreed. */
  account(target: number): number {
    return this.s.fixed.options.bursts === 'per-turn' ? 0 : target;
  }

  /** What has been spent on it: inherent, Advantaged, Tailing, the Gunner's. */
  spentOn(target: number): number[] {
    return this.seen.spent[this.account(target)] ?? [0, 0, 0, 0];
  }

  /** "Bursts": inherent ones, one for being Advantaged, two more for Tailing, less what was spent of each. */
  bursts(n: number, target: number): number {
    const { grip } = this.plane(n);
    const [inherent, advantaged, tailing] = this.spentOn(target);
    return Math.max(0, this.rated(n) - inherent) + (grip >= 1 ? 1 - advantaged : 0) + (grip === 2 ? 2 - tailing : 0);
  }

  /** The Gunner's own, with what the Options of a mission make of them where there is a Gunner. */
  gunner(n: number): number {
    const printed = this.card(n).gunner;
    const { options, side } = this.s.fixed;
    if (printed === 0 || options.mission === null) return printed;
    const own = side[n] === 0 ? options.mission.effects.A : options.mission.effects.B;
    const other = side[n] === 0 ? options.mission.effects.B : options.mission.effects.A;
    let rating = printed;
    for (const one of own) if (one.effect === 'gunner' && one.amount > 0) rating += one.amount;
    for (const one of other) if (one.effect === 'gunner' && one.amount < 0) rating += one.amount;
    return Math.max(0, rating);
  }

  gunnerBursts(n: number, target: number): number {
    return this.gunner(n) - this.spentOn(target)[3];
  }

  isAgile(n: number): boolean {
    return this.card(n).agile || (this.plane(n).face === 0 && this.can(n, 'Ag'));
  }

  climbCost(n: number): number {
    return this.can(n, 'Cl') ? 0 : 1;
  }
}

export const fires = ({ title }: Face): boolean => title === 'IN MY SIGHTS' || title === 'OUT OF THE SUN';

/** "REDLINE can be played at any moment." */
export const redlines = (book: Book, n: number): Choice[] =>
  book
    .hand(n)
    .filter((card) => book.face(card).title === 'REDLINE')
    .map((card) => ({ do: 'redline', card }));

const givingUp = (book: Book, n: number): Choice[] => (book.plane(n).prey >= 0 ? [{ do: 'give-up' }] : []);

const discards = (book: Book, n: number): Choice[] => book.hand(n).map((card) => ({ do: 'discard', card }));

/** "Altitude", "Wingmen" — towards the Leader, if that can be paid. */
function altitude(book: Book): Choice[] {
  const { plane: n, apart } = book.seen;
  const { altitude: level, hand } = book.plane(n);
  const leader = apart ? book.leaderOf(n) : -1;
  const way = leader < 0 ? 0 : Math.sign(book.plane(leader).altitude - level);
  const climbs = level < 4 && hand.size >= book.climbCost(n) && way >= 0;
  const dives = level > 0 && way <= 0;
  const mustGo = (way > 0 && climbs) || (way < 0 && dives);
  const choices: Choice[] = [];
  if (!mustGo) choices.push({ do: 'stay' });
  if (climbs) choices.push({ do: 'climb' });
  if (dives) choices.push({ do: 'dive' });
  return [...choices, ...givingUp(book, n), ...redlines(book, n)];
}

/** The enemy whose Speed has been compared; choosing a bomber is comparing with it; -1: none. */
const comparedWith = ({ seen, s }: Book): number => (seen.compared >= 0 ? seen.compared : (s.mission?.chosen ?? -1));

/**
 * "Maneuvering with Speed" — whether there is anything to do: a point that is left against the enemy compared, and a place
 * to go; or an enemy that is slower, be it after giving up a position, or a slower bomber to choose. All of it lies open.
 */
export function speedIsAsked(book: Book): boolean {
  const { plane: n, compared: fixed, left } = book.seen;
  const compared = comparedWith(book);
  const goes = (enemy: number): boolean => book.faster(n, enemy) > 0 && book.steps(n, enemy).includes(1);
  if (compared >= 0)
    return (fixed >= 0 ? left : book.faster(n, compared)) > 0 && book.targets(n).includes(compared) && goes(compared);
  return book.near(n).some((enemy) => (book.isBomber(enemy) ? book.faster(n, enemy) > 0 : goes(enemy)));
}

/** "Maneuvering with Speed", against fighters and against the bomber that has been chosen. */
function speed(book: Book): Choice[] {
  const { plane: n } = book.seen;
  const compared = comparedWith(book);
  const against = book
    .targets(n)
    .filter((enemy) => compared < 0 || compared === enemy)
    .filter((enemy) => book.faster(n, enemy) > 0 && book.steps(n, enemy).includes(1));
  return [
    { do: 'pass' },
    ...against.map((at): Choice => ({ do: 'speed', at })),
    ...givingUp(book, n),
    ...redlines(book, n),
  ];
}

/** Cards that are played on one's own aircraft. */
function onOneself(book: Book, n: number): Choice[] {
  const { altitude: level, hand } = book.plane(n);
  return book.hand(n).flatMap((card): Choice[] => {
    const { title } = book.face(card);
    if (title === 'TIGHT TURN' || title === 'YO-YO' || title === 'EVASIVE') return [{ do: 'tactic', card }];
    if (fires(book.face(card)) && book.card(n).barrage) return [{ do: 'barrage', card }];
    if (title !== 'VERTICAL ROLL') return [];
    const rolls: Choice[] = [];
    if (level < 4 && hand.size - 1 >= book.climbCost(n)) rolls.push({ do: 'roll-up', card });
    if (level > 0) rolls.push({ do: 'roll-down', card });
    return rolls;
  });
}

/** An attack alone, and with each number of "+1 Hits" cards; FUEL TANK needs none. */
function attacks(book: Book, n: number, card: number, at: number, gunner: boolean): Choice[] {
  const choices: Choice[] = [];
  const tank = book.face(card).subtitle === 'FUEL TANK';
  for (let tight = 0; tight <= (tank ? 0 : book.count(n, 'TIGHT TURN')); tight++)
    for (let yoyo = 0; yoyo <= (tank ? 0 : book.count(n, 'YO-YO')); yoyo++)
      choices.push({ do: 'attack', card, at, gunner, tight, yoyo });
  return choices;
}

/** All that a card can be declared as against an enemy. */
function against(book: Book, n: number, at: number): Choice[] {
  const from = book.position(n, at);
  const cost = (card: number): number => book.face(card).bursts + book.plane(at).evasive;
  const scissors = from === -1 && book.isRoom(n, at, 1);
  return book.hand(n).flatMap((card): Choice[] => {
    const { title } = book.face(card);
    const choices: Choice[] = [];
    if (fires(book.face(card)) && from >= 0 && book.bursts(n, at) >= cost(card))
      choices.push(...attacks(book, n, card, at, false));
    if (title === 'BARREL ROLL' && from < 0) choices.push({ do: 'barrel-roll', card, at });
    if (title === 'SCISSORS' && scissors) choices.push({ do: 'scissors', card, at });
    if (title !== 'SCISSORS' && scissors && book.isAgile(n) && !book.plane(n).agile)
      choices.push({ do: 'agile', card, at });
    return choices;
  });
}

function maneuvers(book: Book, n: number, at: number): Choice[] {
  const steps = book.steps(n, at);
  return book
    .maneuverCards(n)
    .flatMap((card) =>
      steps
        .filter((step) => step <= book.value(n, card))
        .map((step): Choice => ({ do: 'maneuver', card, at, steps: step })),
    );
}

/** "Gunner" — at those who are Advantaged or Tailing, whatever position one holds oneself, unless agreed otherwise. */
function gunners(book: Book, n: number): Choice[] {
  const pursuers = book
    .near(n)
    .filter((enemy) => book.position(n, enemy) < 0)
    .filter((enemy) => book.s.fixed.options.freeGunner || book.isFreeFor(n, enemy));
  return pursuers.flatMap((at) =>
    book
      .hand(n)
      .filter((card) => fires(book.face(card)))
      .filter(
        (card) => book.gunner(n) > 0 && book.gunnerBursts(n, at) >= book.face(card).bursts + book.plane(at).evasive,
      )
      .flatMap((card) => attacks(book, n, card, at, true)),
  );
}

function actions(book: Book): Choice[] {
  const { plane: n } = book.seen;
  return [
    { do: 'pass' },
    ...givingUp(book, n),
    ...onOneself(book, n),
    ...redlines(book, n),
    ...book.targets(n).flatMap((at) => [...against(book, n, at), ...maneuvers(book, n, at)]),
    ...gunners(book, n),
  ];
}

/** "React To": the titles that a card names, a Maneuver, or anything; EVASIVE is no answer, it comes afterwards. */
export function answersTo(book: Book, n: number, top: number): Choice[] {
  const played = top < titles.length ? titles[top] : 'MANEUVER';
  const answering = book.hand(n).filter((card) => {
    const { title, reactTo } = book.face(card);
    return title !== 'EVASIVE' && reactTo.some((what) => what === 'ANY' || what === played);
  });
  const marker = book.plane(n).aces > 0 ? [book.s.fixed.marker] : [];
  return [
    { do: 'pass' },
    ...[...answering, ...marker].map((card): Choice => ({ do: 'answer', card })),
    ...redlines(book, n),
  ];
}

function evade(book: Book): Choice[] {
  const { plane: n } = book.at;
  const cards = book.hand(n).filter((card) => book.face(card).title === 'EVASIVE');
  return [{ do: 'pass' }, ...cards.map((card): Choice => ({ do: 'evade', card })), ...redlines(book, n)];
}

/** "Reacting to an altitude change": a card when Advantaged, and another to climb. */
function follow(book: Book): Choice[] {
  const { plane: n } = book.at;
  const { grip, prey, altitude: level, hand } = book.plane(n);
  const up = book.plane(prey).altitude > level;
  const cost = (grip === 1 ? 1 : 0) + (up ? book.climbCost(n) : 0);
  const goes: Choice[] = hand.size >= cost ? [{ do: 'follow' }] : [];
  return [{ do: 'stay' }, ...goes, ...redlines(book, n)];
}

/** "Choosing aircraft": in service, and within the points that are left for it. */
function pointsLeft(book: Book, n: number): number {
  const { fixed, sealed } = book.s;
  const others = fixed.choosing[fixed.owner[n]].filter((other) => other !== n);
  const costs = others.map((other) =>
    sealed[other] < 0 ? fixed.cheapest : fighterIn(book, other).points + pilotIn(book, other).points,
  );
  return costs.reduce((left, cost) => left - cost, fixed.budget[fixed.owner[n]]);
}

const fighterIn = ({ s }: Book, n: number) => s.fixed.fighters[Math.floor(s.sealed[n] / s.fixed.pilots.length)];
const pilotIn = ({ s }: Book, n: number) => s.fixed.pilots[s.sealed[n] % s.fixed.pilots.length];

function aircraft(book: Book, n: number): Choice[] {
  const { fighters, options } = book.s.fixed;
  return fighters.flatMap(({ year, points }, fighter): Choice[] =>
    (options.year === null || year <= options.year) && points <= pointsLeft(book, n) ? [{ do: 'fly', fighter }] : [],
  );
}

/** "Pilot markers": generic ones, or of the same nation; each marker is there once. */
function pilots(book: Book, n: number): Choice[] {
  const { fixed, sealed } = book.s;
  const fighter = fighterIn(book, n);
  const others = fixed.choosing[fixed.owner[n]].filter((other) => other !== n && sealed[other] >= 0);
  return fixed.pilots.flatMap((one, pilot): Choice[] => {
    const flies = one.nation === 'generic' || one.nation === fighter.nation;
    const agreed = one.nation !== 'generic' && fixed.agreedPilot.includes(pilot);
    const taken = agreed || others.some((other) => pilotIn(book, other) === one);
    const pays = fighter.points + one.points <= pointsLeft(book, n);
    return pilot === 0 || (flies && !taken && pays) ? [{ do: 'pilot', pilot }] : [];
  });
}

/** "Very Low, Low, Medium"; a Turbocharger adds High. */
const starts = (book: Book, n: number): Choice[] =>
  (book.card(n).turbocharger ? [0, 1, 2, 3] : [0, 1, 2]).map((level) => ({ do: 'start', altitude: level }));

/** What a decision of a dogfight must offer; null: it is one of a mission. */
export function allowed(book: Book, kind: string, seat: Seat): Choice[] | null {
  const { s, at } = book;
  switch (kind) {
    case 'aircraft':
      return aircraft(book, s.fixed.choosing[seat][at.round]);
    case 'pilot':
      return pilots(book, s.fixed.choosing[seat][at.round]);
    case 'start':
      return starts(book, s.fixed.fleets[seat][at.round]);
    case 'begin':
      return [
        { do: 'begin', first: true },
        { do: 'begin', first: false },
      ];
    case 'next':
      return book
        .planes()
        .filter((n) => s.fixed.side[n] === s.acting && !s.planes[n].acted && !book.isBomber(n) && !book.isLate(n))
        .map((plane) => ({ do: 'act', plane }));
    case 'altitude':
      return altitude(book);
    case 'speed':
      return speed(book);
    case 'act':
      return actions(book);
    case 'answer': {
      const { chain } = book.seen;
      return chain === null ? [] : answersTo(book, chain.last === chain.by ? chain.to : chain.by, chain.top);
    }
    case 'evade':
      return evade(book);
    case 'follow':
      return follow(book);
    case 'discard':
      return [{ do: 'pass' }, ...discards(book, at.plane), ...redlines(book, at.plane)];
    case 'pay':
    case 'stall':
      return [...discards(book, at.plane), ...redlines(book, at.plane)];
    default:
      return null;
  }
}
