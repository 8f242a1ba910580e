import type { Card, Seat } from '@tallyho/kernel';
import {
  altitudes,
  campaignContentOf,
  contentOf,
  type Face,
  type Fighter,
  type LightBomber,
  type Pilot,
  type Title,
} from '../src/content/index.ts';
import type { Exchange } from '../src/flow/exchange.ts';
import { cardsIn, type Hand } from '../src/hand.ts';
import { cardName, planeName } from '../src/names.ts';
import type { ElementOptions } from '../src/options.ts';
import type { Dogfight } from '../src/state.ts';

/*
 * The book read a second time, slowly: which choices a decision must offer, worked out from the printed cards and from
 * what lies on the table, with nothing taken from rules/. Where the game offers anything else, one of the two has
 * misread the book. What Missions add to a fight is read here as well (loads, who waits outside); what only they have
 * is in missions/oracle.ts.
 */

const TURBO_AS: readonly number[] = [0, 1, 2, 2, 3];

export class Table {
  readonly s: Dogfight;
  readonly at: { readonly [field: string]: unknown };

  /** CH-19.43d — who has played a Response in this Card Play or Wingman Attack phase, as whoever watches has counted. */
  readonly spent: ReadonlySet<number>;

  constructor(s: Dogfight, spent: ReadonlySet<number> = new Set()) {
    this.s = s;
    this.spent = spent;
    this.at = s.frames[s.frames.length - 1].at as { [field: string]: unknown };
  }

  fighter(element: number): Fighter {
    const { options, aircraft } = this.s.fixed;
    const isIt = ({ id }: Fighter): boolean => id === aircraft[element];
    const found =
      contentOf(options.packs).fighters.find(isIt) ?? campaignContentOf(options.packs).lightBombers.find(isIt);
    if (found === undefined) throw new Error(`no ${aircraft[element]}`);
    return found;
  }

  pilot(wanted: string | null | undefined): Pilot | undefined {
    const { options } = this.s.fixed;
    const isHe = ({ id }: Pilot): boolean => id === wanted;
    const counters = (): Pilot[] =>
      campaignContentOf(options.packs).counters.flatMap(({ front, back }) => [front, back]);
    return contentOf(options.packs).pilots.find(isHe) ?? counters().find(isHe);
  }

  /** An Element as the players have set it up. */
  given(element: number): ElementOptions {
    return this.s.fixed.options.seats.flatMap(({ elements }) => elements)[element];
  }

  /** 19.25, CH 19.24 — how often a letter is on the counter of whoever flies an aircraft: the Leader's pilot, or his Wingman's. */
  lettersOf(plane: number, letter: string): number {
    const { pilot, wingmanPilot } = this.given(plane >> 1);
    const skills = this.pilot(plane % 2 === 0 ? pilot : wingmanPilot)?.skills ?? [];
    return skills.filter((skill) => skill === letter).length;
  }

  /** 19.25 — on that of the one who leads; nobody inherits a pilot, but who is promoted may have letters himself. */
  letters(element: number, letter: string): number {
    return this.lettersOf(this.s.elements[element].lead, letter);
  }

  /** CH 19.41 — whether an aircraft of an Element has a green pilot. */
  green(plane: number): boolean {
    const { green } = this.given(plane >> 1);
    return (plane % 2 === 0 ? green?.leader : green?.wingman) === true;
  }

  /** 5.25, 19.25, CH 19.43 — Bursts of a Leader with his pilot; a green one lacks one of them. */
  burstRating(element: number): number {
    const { bursts } = this.leader(element);
    if (this.green(this.s.elements[element].lead)) return Math.max(0, bursts - 1);
    return bursts + this.letters(element, 'BU');
  }

  leader(element: number): Fighter['leader']['front'] {
    const { leader } = this.fighter(element);
    return this.s.planes[this.s.elements[element].lead].damaged === 1 ? leader.damaged : leader.front;
  }

  wingman(element: number): Fighter['wingman']['front'] {
    const { wingman } = this.fighter(element);
    return this.s.planes[this.s.elements[element].wing].damaged === 1 ? wingman.damaged : wingman.front;
  }

  /** 5.24, 5.33 — the level that counts for the ratings. */
  felt(element: number): number {
    const { altitude } = this.s.elements[element];
    return this.s.fixed.options.turbochargers && this.fighter(element).turbo ? TURBO_AS[altitude] : altitude;
  }

  ceiling(element: number): number {
    return altitudes.indexOf(this.fighter(element).ceiling);
  }

  hasWingman(element: number): boolean {
    return this.s.elements[element].wing >= 0;
  }

  enemies(element: number): number[] {
    const { side } = this.s.fixed;
    const own = this.s.elements[element];
    return this.s.elements.flatMap((other, i) =>
      side[i] !== side[element] && other.lead >= 0 && other.altitude === own.altitude && !this.apart(i, element)
        ? [i]
        : [],
    );
  }

  /** 23.53 — one over the target and one that waits outside have nothing to do with each other. */
  apart(element: number, other: number): boolean {
    return this.s.sortie !== undefined && this.s.sortie.where[element] !== this.s.sortie.where[other];
  }

  /** 18.11, 17.15 — whether an aircraft of an Element carries bombs or a Torpedo; and the four cards it may not play then. */
  loaded(plane: number): boolean {
    return (this.s.sortie?.load[plane] ?? 0) > 0;
  }
  tooHeavy(plane: number, title: Title): boolean {
    return this.loaded(plane) && ['MANEUVERING', 'HALF LOOP', 'SCISSORS', 'FULL THROTTLE'].includes(title);
  }

  /** 21.24 — some light bombers have no Burst rating at all. */
  hasGuns(element: number): boolean {
    const fighter = this.fighter(element);
    return fighter.kind !== 'fighter-bomber' || (fighter as LightBomber).guns;
  }

  /** 21.53 — an Element that has dropped a Torpedo stays where it is until it flies home. */
  keepsLevel(element: number): boolean {
    return this.s.sortie?.level[element] === 1;
  }

  /** CH 27.71 — the level at which an Element patrols; −1: it does not. */
  patrols(element: number): number {
    const given = this.s.fixed.options.seats.flatMap(({ elements }) => elements)[element];
    return given.patrols === true
      ? ['very low', 'low', 'medium', 'high', 'very high'].indexOf(given.altitude ?? '')
      : -1;
  }

  /** CH 27.71 — turns of its own that a patrol has after this one before it must be back. */
  private get turnsLeft(): number {
    return (this.s.sortie?.outward ?? 0) - this.s.turn;
  }

  /** CH 27.71 — a patrol stays where it is over the target, and before goes only where it can come back from, or back. */
  mayGoTo(element: number, level: number): boolean {
    const own = this.patrols(element);
    const phase = this.s.sortie?.phase ?? 0;
    if (own < 0 || phase === 0 || phase > 4) return true;
    if (phase > 1) return false;
    const away = Math.abs(level - own);
    return away <= this.turnsLeft || away < Math.abs(this.s.elements[element].altitude - own);
  }

  /** CH 27.71 — whether it is time to go back: 'climb' or 'dive'; null: not yet. */
  wayBack(element: number): 'climb' | 'dive' | null {
    const own = this.patrols(element);
    const { altitude } = this.s.elements[element];
    if (own < 0 || this.s.sortie?.phase !== 1 || Math.abs(altitude - own) <= this.turnsLeft) return null;
    return altitude < own ? 'climb' : 'dive';
  }

  /** CH 27.72, CH-GAP-02 — by the lost errata a patrol that is Engaged with nobody attacks nobody before it flies home. */
  isPeaceful(element: number): boolean {
    const bound = this.s.fixed.options.orders?.errataPatrols === true && this.patrols(element) >= 0;
    return bound && this.s.elements[element].foe < 0 && (this.s.sortie?.phase ?? 9) < 5;
  }

  /** 23.62, 17.15 — a Wingman that is to bomb or strafe attacks nobody; a Loaded one only beside an Engaged Leader. */
  wingmanStays(element: number): boolean {
    const { wing, foe } = this.s.elements[element];
    return (this.s.sortie?.runs[wing] ?? 0) > 0 || (foe < 0 && this.loaded(wing));
  }

  face(card: Card): Face {
    return this.s.fixed.faces[this.s.fixed.face[card]];
  }

  /** Cards that look alike are one choice. */
  distinct(hand: Hand): Card[] {
    const cards = cardsIn(hand, this.s.fixed);
    return cards.filter((card, i) => cards.findIndex((other) => this.face(other) === this.face(card)) === i);
  }

  name(card: Card): string {
    return cardName(this.s.fixed, card);
  }

  plane(plane: number): string {
    return planeName(this.s.fixed, plane);
  }
}

export const fires = (title: Title): boolean => title === 'IN MY SIGHTS' || title === 'OUT OF THE SUN';

/** 6.3 — where each card leads from each Position, as the book lists them. */
const moves: { readonly [title: string]: { readonly [from: number]: number } } = {
  MANEUVERING: { [-2]: -1, [-1]: 0, 0: 1, 1: 2 },
  'HALF LOOP': { [-2]: 0, [-1]: 1, 0: 2 },
  'FULL THROTTLE': { [-2]: -1, [-1]: 0 },
  SCISSORS: { [-1]: 1 },
};

/** 6.5, 6.6, 6.7 — the enemy Leaders whom a Leader or his Wingman may attack. */
function leadersFor(t: Table, element: number): number[] {
  const { foe } = t.s.elements[element];
  if (t.isPeaceful(element)) return [];
  return t.enemies(element).filter((enemy) => {
    if (foe >= 0) return enemy === foe;
    const there = t.s.elements[enemy];
    return there.foe < 0 || (!t.hasWingman(enemy) && there.position > 0);
  });
}

/** 6.72 — while an isolated Leader holds a friend, it is the friend's Position that the cards must change. */
function from(t: Table, element: number, enemy: number): { position: number; broken: boolean } {
  const friend = t.s.elements[enemy].foe;
  if (friend >= 0 && friend !== element) return { position: t.s.elements[friend].position, broken: false };
  return { position: t.s.elements[element].position, broken: true };
}

export function wingmanTargets(t: Table, element: number): number[] {
  if (t.wingmanStays(element) || t.isPeaceful(element)) return [];
  const { foe } = t.s.elements[element];
  const wings = t.enemies(element).filter((enemy) => t.hasWingman(enemy) && (foe < 0 || foe === enemy));
  const leaders = leadersFor(t, element);
  return [...leaders.map((e) => t.s.elements[e].lead), ...wings.map((e) => t.s.elements[e].wing)];
}

function wingmanPlays(t: Table, element: number, at: number): string[] {
  const enemy = at >> 1;
  const { mini, wing } = t.s.elements[element];
  const isWing = t.s.elements[enemy].wing === at;
  const { position, broken } = from(t, element, enemy);
  const plays = (title: Title): boolean => {
    if (t.tooHeavy(wing, title)) return false;
    if (isWing) return fires(title);
    return fires(title) ? broken : moves[title]?.[position] !== undefined;
  };
  const cards = t.distinct(mini);
  const agile = t.wingman(element).agile && !t.s.now.wingAgile && !isWing && plays('SCISSORS');
  return [
    'done',
    ...cards.filter((card) => plays(t.face(card).title)).map((card) => `play ${t.name(card)} at ${t.plane(at)}`),
    ...(agile ? cards.filter((card) => t.face(card).title !== 'SCISSORS') : []).map(
      (card) => `play ${t.name(card)} as SCISSORS at ${t.plane(at)}`,
    ),
  ];
}

function altitudeChoices(t: Table, element: number): string[] {
  const { altitude, hand } = t.s.elements[element];
  const choices = ['stay'];
  if (t.keepsLevel(element)) return choices;
  if (altitude > 0 && t.mayGoTo(element, altitude - 1)) choices.push('dive');
  const canClimb = hand.size > 0 && altitude < 4 && altitude < t.ceiling(element);
  if (canClimb && t.mayGoTo(element, altitude + 1)) choices.push('climb');
  const back = t.wayBack(element);
  return back !== null && choices.includes(back) ? [back] : choices;
}

/** 6.4, 10.6 — Bursts left in this sequence. */
function bursts(t: Table, element: number, atWingman: boolean): number {
  const rating = t.burstRating(element);
  const { position } = t.s.elements[element];
  if (!t.hasGuns(element)) return 0;
  if (atWingman) return rating + t.s.now.bonus - t.s.now.bursts;
  if (position < 0) return 0;
  return rating + (position === 2 ? 3 : position) - t.s.now.bursts;
}

function playsAtLeader(t: Table, element: number, enemy: number): string[] {
  const { position, broken } = from(t, element, enemy);
  const target = t.plane(t.s.elements[enemy].lead);
  const { hand, lead } = t.s.elements[element];
  const cards = t.distinct(hand);
  const plain = cards.filter((card) => {
    const { title, bursts: cost } = t.face(card);
    if (t.tooHeavy(lead, title)) return false;
    return fires(title) ? broken && cost <= bursts(t, element, false) : moves[title]?.[position] !== undefined;
  });
  const agile = t.leader(element).agile && !t.s.now.agile && !t.loaded(lead) && moves.SCISSORS[position] !== undefined;
  return [
    ...plain.map((card) => `play ${t.name(card)} at ${target}`),
    ...(agile ? cards.filter((card) => t.face(card).title !== 'SCISSORS') : []).map(
      (card) => `play ${t.name(card)} as SCISSORS at ${target}`,
    ),
  ];
}

function playsAtWingman(t: Table, element: number, enemy: number): string[] {
  if (t.s.elements[element].foe >= 0 || !t.enemies(element).includes(enemy)) return [];
  const fits = ({ title, bursts: cost }: Face): boolean =>
    fires(title) ? cost <= bursts(t, element, true) : title === 'MANEUVERING' || title === 'HALF LOOP';
  return t
    .distinct(t.s.elements[element].hand)
    .filter((card) => fits(t.face(card)) && !t.tooHeavy(t.s.elements[element].lead, t.face(card).title))
    .map((card) => `play ${t.name(card)} at ${t.plane(t.s.elements[enemy].wing)}`);
}

/** 9.2 — the Gunner and whom he covers: the Leader behind his aircraft, and that Leader's Wingman. */
function gunnerBursts(t: Table, element: number): number {
  const { position } = t.s.elements[element];
  const printed = t.leader(element).gunner;
  if (!t.s.fixed.options.gunners || printed === 0 || position >= 0) return 0;
  return printed + t.letters(element, 'G') - t.s.now.gunner;
}

function gunnerPlays(t: Table, element: number): string[] {
  const { foe, hand } = t.s.elements[element];
  if (foe < 0) return [];
  const { target } = t.s.now;
  const behind = t.s.elements[foe];
  const at = target < 0 ? behind.lead : target;
  if (at !== behind.lead && at !== behind.wing) return [];
  return t
    .distinct(hand)
    .filter((card) => fires(t.face(card).title) && t.face(card).bursts <= gunnerBursts(t, element))
    .map((card) => `gunner plays ${t.name(card)} at ${t.plane(at)}`);
}

export function playChoices(t: Table, element: number): string[] {
  const { now } = t.s;
  const own = t.s.elements[element];
  const choices = ['done', ...gunnerPlays(t, element)];
  for (const enemy of leadersFor(t, element)) {
    if (now.target < 0 || now.target === t.s.elements[enemy].lead) choices.push(...playsAtLeader(t, element, enemy));
  }
  for (const enemy of t.enemies(element)) {
    if (!t.hasWingman(enemy)) continue;
    const { wing } = t.s.elements[enemy];
    if (now.target === wing) choices.push(...playsAtWingman(t, element, enemy));
    const covered = own.foe === enemy && gunnerBursts(t, element) > 0;
    if (now.target < 0 && ((own.foe < 0 && !t.isPeaceful(element)) || covered)) choices.push(`attack ${t.plane(wing)}`);
  }
  for (const card of t.distinct(own.hand)) {
    if (t.face(card).title !== 'VERTICAL ROLL' || t.keepsLevel(element)) continue;
    if (own.altitude > 0 && t.mayGoTo(element, own.altitude - 1)) choices.push(`${t.name(card)} down`);
    const canClimb = own.altitude < t.ceiling(element) && own.hand.size > 1;
    if (canClimb && t.mayGoTo(element, own.altitude + 1)) choices.push(`${t.name(card)} up`);
  }
  if (!now.played) {
    if (own.position > 0 && now.held === own.foe) choices.push('give up position');
    choices.push('break off leader');
    if (t.hasWingman(element)) choices.push('break off wingman', 'break off both');
  }
  return choices;
}

function answerChoices(t: Table): string[] {
  const { latest } = t.at as unknown as Exchange;
  const { element, mini } = responder(t);
  return ['pass', ...answersFrom(t, element, mini, titleAt(t, latest), true)];
}

/** 8.3, 10.4 — who may answer the latest card of an exchange, and whether a Wingman does with its mini-hand. */
export function responder(t: Table): { readonly element: number; readonly mini: boolean } {
  const { element, role, at, defending } = t.at as unknown as Exchange;
  const who = !defending ? element : at < 0 ? t.s.elements[element].foe : at >> 1;
  return { element: who, mini: defending ? at >= 0 && t.s.elements[who].wing === at : role === 1 };
}

/** Every answer to a title from one hand: as printed, as SCISSORS, as ACE PILOT; `weighed`: what it carries counts. */
export function answersFrom(t: Table, element: number, mini: boolean, title: Title, weighed: boolean): string[] {
  const own = t.s.elements[element];
  const plane = mini ? own.wing : own.lead;
  // CH 19.43 — one Response in a phase is all that somebody green has.
  if (t.green(plane) && t.spent.has(plane)) return [];
  const cards = t
    .distinct(mini ? own.mini : own.hand)
    .filter((card) => !weighed || !t.tooHeavy(plane, t.face(card).title));
  const answers = (wanted: Title): boolean =>
    t.s.fixed.faces.some((face) => face.title === wanted && face.answers.includes(title));
  const isAgile = mini ? t.wingman(element).agile && !t.s.now.wingAgile : t.leader(element).agile && !t.s.now.agile;
  const light = !weighed || !t.loaded(plane);
  const agile = isAgile && light && t.s.now.element === element && answers('SCISSORS');
  const ace = !mini && own.aces > 0 && answers('ACE PILOT');
  return [
    ...cards.filter((card) => t.face(card).answers.includes(title)).map((card) => `answer ${t.name(card)}`),
    ...cards
      .filter((card) => agile && t.face(card).title !== 'SCISSORS')
      .map((card) => `answer ${t.name(card)} as SCISSORS`),
    ...cards
      .filter((card) => ace && t.face(card).title !== 'ACE PILOT')
      .map((card) => `answer ${t.name(card)} as ACE PILOT`),
  ];
}

export const titleAt = (t: Table, latest: number): Title => {
  const face = t.s.fixed.title.indexOf(latest);
  return t.s.fixed.faces[face].title;
};

function drawChoices(t: Table, element: number): string[] {
  const own = t.s.elements[element];
  const power = t.leader(element).horsepower + t.letters(element, 'H') + [1, 1, 0, -1, -2][t.felt(element)];
  const limit = t.leader(element).performance + t.letters(element, 'P') - (own.shock ? 1 : 0);
  const most = Math.max(0, Math.min(power, limit - own.hand.size));
  return Array.from({ length: most + 1 }, (_, count) => `draw ${count}`);
}

function startChoices(t: Table, seat: Seat): string[] {
  const { owner, labels, options } = t.s.fixed;
  const element = t.s.elements.findIndex(({ sealed }, i) => owner[i] === seat && sealed < 0);
  const turbo = options.turbochargers && t.fighter(element).turbo;
  return altitudes
    .filter((_, level) => level <= t.ceiling(element) && (level < 4 || turbo))
    .map((level) => `${labels[element]} starts ${level}`);
}

/** 4.7 — the other side than the last one, as long as it has Elements that have not played. */
function orderChoices(t: Table): string[] {
  const { order, fixed, elements } = t.s;
  const all = elements.flatMap(({ lead }, i) => (lead >= 0 && !order.includes(i) ? [i] : []));
  // CH 27.32 — at night the night fighters come first.
  const hunters = all.filter((i) => (t.fighter(i).night ?? 0) > 0);
  const waits = fixed.options.orders?.night === true && hunters.length > 0 ? hunters : all;
  const last = order[order.length - 1];
  const turn = last === undefined ? t.s.choosing : 1 - fixed.side[last];
  const own = waits.filter((i) => fixed.side[i] === turn);
  return (own.length > 0 ? own : waits).map((i) => `${fixed.labels[i]} acts`);
}

const each = (t: Table, hand: Hand, verb: string): string[] =>
  t.distinct(hand).map((card) => `${verb} ${t.name(card)}`);

/** All choices that the book allows in the decision that a seat is asked now, as notation. */
export function allowed(s: Dogfight, kind: string, seat: Seat, spent?: ReadonlySet<number>): string[] {
  const t = new Table(s, spent);
  const element = t.at.element as number;
  switch (kind) {
    case 'start':
      return startChoices(t, seat);
    case 'combat-vision':
      return ['done', ...each(t, s.elements[t.at.vision as number].hand, 'exchange')];
    case 'order':
      return orderChoices(t);
    case 'wingman-attack':
      return ['pass', ...wingmanTargets(t, element).map((plane) => `wingman attacks ${t.plane(plane)}`)];
    case 'wingman-play':
      return wingmanPlays(t, element, t.at.at as number);
    case 'altitude':
      return altitudeChoices(t, element);
    case 'climb-cost':
      return each(t, s.elements[element].hand, 'discard');
    case 'follow':
      return ['follow', 'stay'];
    case 'follow-cost':
      return each(t, s.elements[t.at.follower as number].hand, 'discard');
    case 'play':
      return playChoices(t, element);
    case 'answer':
      return answerChoices(t);
    case 'discard':
      return ['done', ...each(t, s.elements[element].hand, 'discard')];
    default:
      return drawChoices(t, element);
  }
}
