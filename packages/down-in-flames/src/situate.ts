import {
  type Card,
  chanceFrom,
  clone,
  Fields,
  type Frame,
  impossible,
  type Json,
  layOut,
  misfit,
  plain,
  type Result,
  reading,
  takeOut,
} from '@tallyho/kernel';
import type { FighterSide } from './content/types.ts';
import { ACES, type Fixed, fixedFrom, ratingsFor } from './fixed.ts';
import { fight, newTurn, nextUp } from './flow/game.ts';
import { startingTurn, turn } from './flow/turn.ts';
import { downInFlames } from './game.ts';
import { addCard } from './hand.ts';
import {
  betweenTurns,
  missionFrame,
  missionPhases,
  readBomber,
  readBomberSide,
  readFormations,
  readMissionState,
} from './mission/situate.ts';
import { callings, cardNames } from './notation.ts';
import type { DownInFlamesOptions } from './options.ts';
import { BURST_KINDS, WHILE_ADVANTAGED, WHILE_TAILING } from './rules/bursts.ts';
import { isDamaged } from './rules/damage.ts';
import { isBomber } from './rules/formation.ts';
import { isLate } from './rules/missions.ts';
import { rating } from './rules/ratings.ts';
import { isApart } from './rules/wingmen.ts';
import { checkChosen, checkSituation, checkSpent } from './situation.ts';
import { ADVANTAGED, type Dogfight, levels, MEDIUM, type Plane, TAILING, UNCHOSEN } from './state.ts';

/*
 * A constructed situation, as scripts and tests write it. Everything may be left out.
 *
 *   turn: 2                      the game turn
 *   active: A1                   whose turn it is
 *   phase: act                   turn, draw, altitude, speed, act, discard, post-draw, end; or new-turn, before anybody acts; in a
 *                                mission also formation, next (whose turn is it?), turn-away (from bombers), bombing
 *   first: A                     the side that begins every game turn
 *   aircraft:
 *     A1:
 *       fighter: spitfire-i      instead of the one in the options
 *       front: { speed: 3 }      invented ratings, on each side of its card
 *       damaged: { speed: 1 }
 *       hand: [YO-YO, IN MY SIGHTS 1/1]
 *       altitude: medium
 *       hits: 1
 *       flipped: false           by the hits, unless it is said
 *       tailing: B1              or advantaged: B1
 *       evasive: 1               EVASIVE cards in force
 *       bonus: 1                 +1 hits for its next attack
 *       aces: 0                  Ace Pilot markers left
 *       agile-used, acted, gone: true
 *       dealt: 2                 hits its attacks have inflicted
 *       loaded: false            a fighter-bomber that has jettisoned its bombs
 *       withdrawn: true          gone home for want of fuel
 *   mission:                     its turns, the Flak Pattern, the bomber that is chosen, the one that the enemy named
 *     { turns: 6, flak: normal, chosen: B2, named: B2 }
 *   formations:                  rows from the front, a dot for an empty square; otherwise all bombers of a level fly abreast
 *     - [[B1, B2], [., B3]]
 *   spent: { inherent: 1, advantaged: 0, tailing: 0, gunner: 0 }
 *   discard: [YO-YO]             the discard pile
 *   pile: [REDLINE]              the only cards left to draw; all others are in the discard pile
 *   draws: [ACE PILOT]           the next cards to be drawn
 */
const phases = ['turn', 'draw', 'altitude', 'speed', 'act', 'turn-away', 'discard', 'post-draw', 'end'] as const;
const allPhases = [...phases, 'new-turn', ...missionPhases] as const;

export const situate = (given: Json, options: DownInFlamesOptions, seed: string): Result<Dogfight> =>
  reading(() => {
    const fields = new Fields(given, 'given');
    const s = downInFlames.setup(options, chanceFrom(seed));
    s.fixed = clone(fixedFrom(options));
    const { labels } = s.fixed;
    readMissionState(s, fields);
    s.turn = fields.int('turn', 1, s.mission?.turns ?? options.turns, 1);
    const phase = fields.oneOf('phase', allPhases, 'act');
    const planes = fields.fields('aircraft');
    for (const [plane, label] of labels.entries()) readAircraft(s, plane, planes.fields(label));
    planes.done();
    readFormations(s, fields);
    s.active = labels.indexOf(fields.oneOf('active', labels, labels[firstFighter(s)]));
    s.acting = s.fixed.side[s.active];
    if (s.mission !== null && isBomber(s, s.planes[s.active].prey)) s.mission.chosen = s.planes[s.active].prey;
    const begins = s.fixed.mission?.attacker ?? s.acting;
    s.first = fields.oneOf('first', ['A', 'B'] as const, begins === 1 ? 'B' : 'A') === 'A' ? 0 : 1;
    const isTurn = isOneOf(phases, phase);
    checkSituation(s, phase !== 'new-turn' && phase !== 'formation', isTurn);
    checkChosen(s, isTurn);
    readSpent(s, isTurn, fields.fields('spent'));
    readPiles(s, fields);
    readPhase(s, phase);
    fields.done();
    return s;
  });

/** Whose turn it is, if that is not said: the first aircraft; in a mission, the first that takes turns. */
const firstFighter = (s: Dogfight): Plane =>
  Math.max(
    0,
    s.planes.findIndex(({ gone }, plane) => s.mission === null || (!gone && !isBomber(s, plane) && !isLate(s, plane))),
  );

function readAircraft(s: Dogfight, plane: Plane, fields: Fields): void {
  const aircraft = s.planes[plane];
  readFighter(s, plane, fields);
  for (const card of takeCards(s, fields.list('hand'), fields.at('hand'))) addCard(aircraft.hand, card);
  const card = s.fixed.bombers[aircraft.fighter];
  aircraft.altitude = levels.indexOf(fields.oneOf('altitude', levels, card?.altitude ?? levels[MEDIUM]));
  aircraft.hits = fields.int('hits', 0, 99, 0);
  aircraft.face = fields.flag('flipped', isDamaged(s, plane)) ? 1 : 0;
  aircraft.evasive = fields.int('evasive', 0, 99, 0);
  aircraft.bonus = fields.int('bonus', 0, 99, 0);
  aircraft.aces = fields.int('aces', 0, 9, rating(s, plane, ACES));
  aircraft.agile = fields.flag('agile-used', false);
  aircraft.acted = fields.flag('acted', isLate(s, plane));
  aircraft.gone = fields.flag('gone', false);
  aircraft.dealt = fields.int('dealt', 0, 99, 0);
  if (s.mission !== null) readBomber(s, s.mission, plane, fields);
  readPosition(s, plane, fields);
  fields.done();
}

/** The fighter of the options or another one, with the ratings that the situation invents for it. */
function readFighter(s: Dogfight, plane: Plane, fields: Fields): void {
  const { fixed } = s;
  const aircraft = s.planes[plane];
  const ids = fixed.fighters.map(({ id }) => id);
  if (fields.has('fighter') || aircraft.fighter === UNCHOSEN)
    aircraft.fighter = ids.indexOf(fields.oneOf('fighter', ids, ids[0]));
  if (!fields.has('front') && !fields.has('damaged')) return;
  const base = fixed.fighters[aircraft.fighter];
  const bomber = fixed.bombers[aircraft.fighter];
  const read = bomber === null ? readSide : readBomberSide;
  const front = read(base.front, fields.fields('front'));
  const damaged = read(base.damaged, fields.fields('damaged'));
  // DIF-CARD-15: the Damaged side counts all hits, so it takes more of them than the front.
  if (fields.fields('damaged').has('airframe') && damaged.airframe <= front.airframe)
    impossible(fields.fields('damaged').at('airframe'), 'DIF-CARD-15');
  aircraft.fighter = fixed.fighters.length;
  fixed.fighters.push({ ...base, front, damaged });
  fixed.bombers.push(bomber);
  for (const side of [front, damaged]) fixed.ratings.push(...ratingsFor(side, fixed.side[plane], fixed.mission));
}

function readSide(base: FighterSide, fields: Fields): FighterSide {
  const side: FighterSide = {
    speed: fields.int('speed', 0, 99, base.speed),
    performance: fields.int('performance', 0, 99, base.performance),
    horsepower: readHorsepower(fields) ?? base.horsepower,
    bursts: fields.int('bursts', 0, 99, base.bursts),
    firepower: fields.int('firepower', -99, 99, base.firepower),
    airframe: fields.int('airframe', 1, 99, base.airframe),
    gunner: fields.int('gunner', 0, 99, base.gunner),
    turbocharger: fields.flag('turbocharger', base.turbocharger),
    agile: fields.flag('agile', base.agile),
    barrage: fields.flag('barrage', base.barrage),
    bombs: fields.int('bombs', 0, 99, base.bombs),
  };
  fields.done();
  return side;
}

/** Horsepower is two numbers: before and after the turn. */
function readHorsepower(fields: Fields): FighterSide['horsepower'] | null {
  if (!fields.has('horsepower')) return null;
  const given = fields.list('horsepower');
  const isPower = (power: Json | undefined): power is number =>
    typeof power === 'number' && Number.isInteger(power) && power >= 0 && power <= 99;
  const [before, after] = given;
  if (given.length !== 2 || !isPower(before) || !isPower(after))
    return misfit('field-wrong-value', fields.at('horsepower'), { wanted: '[0 … 99, 0 … 99]', found: given });
  return [before, after];
}

function readPosition(s: Dogfight, plane: Plane, fields: Fields): void {
  const { labels } = s.fixed;
  if (fields.has('advantaged') && fields.has('tailing')) impossible(fields.at('tailing'), 'DIF-POS-12');
  for (const [name, grip] of [
    ['advantaged', ADVANTAGED],
    ['tailing', TAILING],
  ] as const) {
    if (!fields.has(name)) continue;
    s.planes[plane].prey = labels.indexOf(fields.oneOf(name, labels));
    s.planes[plane].grip = grip;
  }
}

function readSpent(s: Dogfight, isTurn: boolean, fields: Fields): void {
  const kinds = [
    ['inherent', 99],
    ['advantaged', WHILE_ADVANTAGED],
    ['tailing', WHILE_TAILING],
    ['gunner', 99],
  ] as const;
  const [inherent, advantaged, tailing, gunner] = kinds.map(([name, most], kind) => {
    const spent = fields.int(name, 0, most, 0);
    for (let at = kind; at < s.spent.length; at += BURST_KINDS) s.spent[at] = spent;
    return spent;
  });
  fields.done();
  checkSpent(s, isTurn, { inherent, advantaged, tailing, gunner });
}

function readPiles(s: Dogfight, fields: Fields): void {
  s.deck.discard.push(...takeCards(s, fields.list('discard'), 'given.discard'));
  const isEmpty = fields.flag('empty-pile', false);
  if (fields.has('pile') || isEmpty) {
    const left = takeCards(s, fields.list('pile'), 'given.pile');
    s.deck.discard.push(...s.deck.pile);
    s.deck.pile = left;
  }
  layDraws(s, fields.list('draws'), 'given.draws');
}

/** The frame of the whole fight, which goes on with its next turn or with the next aircraft of this one. */
const fightFrame = (phase: (typeof allPhases)[number]): Frame => ({
  flow: fight.name,
  step: fight.steps.indexOf(phase === 'new-turn' ? newTurn : nextUp),
  at: { round: 0 },
});

function readPhase(s: Dogfight, phase: (typeof allPhases)[number]): void {
  if (s.mission === null && isOneOf(missionPhases, phase))
    misfit('field-wrong-value', 'given.phase', { wanted: [...phases, 'new-turn'], found: phase });
  s.frames = [s.mission === null ? fightFrame(phase) : missionFrame(phase)];
  if (phase === 'new-turn' || phase === 'formation') s.turn--;
  if (!isOneOf(phases, phase)) {
    if (s.mission !== null) betweenTurns(s, s.mission, phase);
    return;
  }
  const at = startingTurn(s.active);
  at.apart = isApart(s, s.active);
  s.frames.push({ flow: turn.name, step: phases.indexOf(phase), at });
}

const isOneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value);

/** Takes named cards out of the pile. */
const takeCards = (s: Dogfight, names: readonly Json[], place: string): Card[] =>
  readCards(s.fixed, names, place).map((card, i) =>
    takeOut(s.deck, [card]) === null ? card : tooFew(s.fixed, card, `${place}[${i}]`),
  );

/** Lays out the next cards to be drawn. */
export function layDraws(s: Dogfight, names: readonly Json[], place: string): void {
  for (const [i, card] of readCards(s.fixed, names, place).entries())
    if (layOut(s.deck, [card]) !== null) tooFew(s.fixed, card, `${place}[${i}]`);
}

const tooFew = (fixed: Fixed, card: Card, place: string): never =>
  misfit('cards-too-few', place, { card: cardNames(fixed)[card] });

/** Cards by their names in notation; a name that several faces share stands for the first of them. */
function readCards(fixed: Fixed, names: readonly Json[], place: string): Card[] {
  const known = cardNames(fixed).map(plain);
  const callingsOf = fixed.faces.map((face) => callings(face).map(plain));
  return names.map((name, i) => {
    const wanted = plain(String(name));
    const card = known.includes(wanted)
      ? known.indexOf(wanted)
      : callingsOf.findIndex((calls) => calls.includes(wanted));
    return card >= 0 && card !== fixed.marker
      ? card
      : misfit('field-wrong-value', `${place}[${i}]`, { wanted: cardNames(fixed), found: name });
  });
}
