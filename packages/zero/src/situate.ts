import { chanceFrom, Fields, type Frame, impossible, type Json, type Result, reading } from '@tallyho/kernel';
import { altitudes, sides } from './content/types.ts';
import { game as course, deal, flip, nextElement, nextTurn, nextVision } from './flow/game.ts';
import {
  afterElements,
  chooseOver,
  chooseRunIn,
  flipOrSweep,
  mission,
  newTurn,
  nextElement as nextMissionElement,
} from './flow/mission.ts';
import { missionSequence } from './flow/mission-sequence.ts';
import { sequence } from './flow/sequence.ts';
import { overTarget, solitaire, soloTurn } from './flow/solitaire.ts';
import { zero } from './game.ts';
import { addCard } from './hand.ts';
import { missionFields, readBombers, readSortie, readSortieElement } from './mission/situate.ts';
import { planeName } from './names.ts';
import type { ZeroOptions } from './options.ts';
import { refuse } from './problems.ts';
import { isLost } from './rules/damage.ts';
import { layDraws, takeCards } from './script-cards.ts';
import { checkDamage, checkElement, checkMoment, checkSequence, flippedAt } from './situation.ts';
import { type Dogfight, type ElementNo, FLYING, fates, NEUTRAL, NOBODY, newSequence, positions } from './state.ts';

/**
 * Where a situation may begin: before the first cards are dealt, at Combat Vision, at the flip, at a turn, or at a
 * phase of a sequence.
 */
const moments = ['deal', 'vision', 'flip', 'turn', 'over-target', 'run-in', 'end'] as const;
const phases = ['wingman', 'altitude', 'play', 'discard', 'draw', 'jettison', 'run'] as const;
const steps = { wingman: 0, altitude: 1, play: 2, discard: 3, draw: 4, jettison: NOBODY, run: NOBODY } as const;
const missionSteps = { jettison: 0, wingman: 1, altitude: 2, run: 3, play: 4, discard: 5, draw: 6 } as const;

const MOST_TURNS = 60;

/** Builds a constructed situation: what is not given is as at the start of the game. */
export const situate = (given: Json, options: ZeroOptions, seed: string): Result<Dogfight> =>
  reading(() => {
    const fields = new Fields(given, 'given');
    const s = zero.setup(options, chanceFrom(seed));
    const isMission = s.sortie !== undefined;
    s.turn = fields.int('turn', 0, isMission ? MOST_TURNS : options.turns, 1);
    if (isMission) readSortie(s, fields);
    for (let i = 0; i < s.elements.length; i++) readElement(s, i, fields.fields(s.fixed.labels[i]));
    for (let i = 0; i < s.elements.length; i++) readPosition(s, i, fields.fields(s.fixed.labels[i]));
    if (isMission) readBombers(s, fields);
    readMoment(s, fields);
    readPiles(s, fields);
    fields.done();
    return s;
  });

function elementNamed(s: Dogfight, name: string, place: string): ElementNo {
  const found = s.fixed.labels.indexOf(name);
  return found >= 0 ? found : refuse('no-such-element', place, { name, known: s.fixed.labels });
}

const readFate = (fields: Fields): number => fates.indexOf(fields.oneOf('fate', fates, 'flying'));

/** Z-5.21b — an aircraft's Hits and the side of its card; of the two, what is not said follows from the other. */
function readDamage(s: Dogfight, plane: number, fields: Fields): void {
  const own = s.planes[plane];
  const enough = flippedAt(s, plane);
  const isFlipped = own.fate === FLYING && fields.raw('damaged') === true;
  own.hits = fields.int('hits', 0, 99, isFlipped ? enough : 0);
  own.damaged = fields.flag('damaged', own.hits >= enough) ? 1 : 0;
  checkDamage(s, plane, isLost(s, plane), fields);
}

function readElement(s: Dogfight, i: ElementNo, fields: Fields): void {
  const own = s.elements[i];
  const leader = fields.fields('leader');
  const wingman = fields.fields('wingman');
  if (!s.fixed.pairs[i] && fields.has('wingman')) impossible(fields.at('wingman'), 'Z-13.3a');
  s.planes[i * 2].fate = readFate(leader);
  s.planes[i * 2 + 1].fate = readFate(wingman);
  const gone = (plane: number): boolean => s.planes[plane].fate !== FLYING;
  const wing = s.fixed.pairs[i] && s.planes[i * 2 + 1].fate === FLYING ? i * 2 + 1 : NOBODY;
  const comes = s.fixed.sortie !== undefined && s.fixed.sortie.enters[i] > 0;
  own.lead = comes ? NOBODY : gone(i * 2) ? wing : i * 2;
  own.wing = comes || own.lead === wing ? NOBODY : wing;
  readDamage(s, i * 2, leader);
  readDamage(s, i * 2 + 1, wingman);
  leader.done();
  wingman.done();
  own.altitude = altitudes.indexOf(
    fields.oneOf('altitude', altitudes, s.fixed.start[i] < 0 ? 'medium' : altitudes[s.fixed.start[i]]),
  );
  own.sealed = own.altitude;
  own.aces = fields.int('aces', 0, 9, own.lead === i * 2 ? own.aces : 0);
  own.shock = fields.flag('shock', false);
  for (const card of takeCards(s, fields.list('hand'), fields.at('hand'))) addCard(own.hand, s.fixed, card);
  for (const card of takeCards(s, fields.list('mini'), fields.at('mini'))) addCard(own.mini, s.fixed, card);
  if (s.sortie !== undefined) readSortieElement(s, i, fields);
  checkElement(s, i, fields);
}

/** `on: F4F-3` with `position: advantaged` sets both Leaders. */
function readPosition(s: Dogfight, i: ElementNo, fields: Fields): void {
  const position = positions.indexOf(fields.oneOf('position', positions, 'neutral')) - 2;
  const on = fields.raw('on');
  for (const read of ['leader', 'wingman', 'altitude', 'aces', 'shock', 'hand', 'mini']) fields.raw(read);
  if (s.sortie !== undefined) for (const read of missionFields) fields.raw(read);
  fields.done();
  if (position === NEUTRAL && on !== null) impossible(fields.at('on'), 'Z-6.5a');
  if (position === NEUTRAL) return;
  if (on === null) refuse('position-without-foe', fields.at('on'));
  const foe = elementNamed(s, String(on), fields.at('on'));
  const [own, other] = [s.elements[i], s.elements[foe]];
  if (s.fixed.side[i] === s.fixed.side[foe]) refuse('foe-on-the-same-side', fields.at('on'), { foe: String(on) });
  if (own.lead === NOBODY || other.lead === NOBODY) impossible(fields.at('on'), 'Z-11.2c');
  if (own.altitude !== other.altitude) refuse('foe-at-another-altitude', fields.at('on'), { foe: String(on) });
  if (own.foe !== NOBODY || other.foe !== NOBODY) refuse('foe-taken', fields.at('on'), { foe: String(on) });
  own.foe = foe;
  own.position = position;
  other.foe = i;
  other.position = -position;
}

/** CH-30.82j — where one player moves both sides a situation begins with a turn, or when the fighters have acted. */
function readSoloMoment(s: Dogfight, fields: Fields): void {
  const phase = fields.oneOf('phase', ['turn', 'end'] as const, 'turn');
  const first = phase === 'turn' ? soloTurn : overTarget;
  s.frames = [{ flow: solitaire.name, step: solitaire.steps.indexOf(first), at: {} }];
}

function readMoment(s: Dogfight, fields: Fields): void {
  if (s.fixed.sortie?.solitaire !== undefined) return readSoloMoment(s, fields);
  const phase = fields.oneOf('phase', [...moments, ...phases], 'play');
  const active = fields.raw('active') === null ? 0 : elementNamed(s, fields.text('active'), 'given.active');
  const listed = fields.list('order').map((name, i) => elementNamed(s, String(name), `given.order[${i}]`));
  const elements = s.fixed.labels.map((_, i) => i);
  const others = elements.filter((i) => i !== active);
  const first = elements.filter((i) => i === active);
  s.order = listed.length > 0 ? listed : s.turn <= 1 ? first : [...first, ...others];
  s.place = Math.max(0, s.order.indexOf(active));
  s.choosing = 1 - s.fixed.side[active];
  const began = phases.find((name) => name === phase);
  checkMoment(s, active, began !== undefined);
  if (began === undefined) {
    if (isBefore(phase)) s.turn = 0;
    if (isBefore(phase)) s.order = [];
    if (phase === 'over-target' || phase === 'run-in') s.place = NOBODY;
    s.frames = [s.sortie === undefined ? courseFrame(phase) : missionFrame(phase)];
    fields.raw('sequence');
    return;
  }
  s.frames =
    s.sortie === undefined
      ? [courseFrame('next'), { flow: sequence.name, step: steps[began], at: { element: active } }]
      : [missionFrame('next'), { flow: missionSequence.name, step: missionSteps[began], at: { element: active } }];
  if (steps[began] === NOBODY && s.sortie === undefined) impossible('given.phase', 'Z-15.1c');
  readSequence(s, active, fields.fields('sequence'));
}

/** Moments before the first turn. */
const isBefore = (phase: string): boolean => ['deal', 'vision', 'flip'].includes(phase);

function courseFrame(phase: string): Frame {
  const first = { deal, vision: nextVision, flip, turn: nextTurn, next: nextElement }[phase];
  if (first === undefined) return impossible('given.phase', 'Z-15.1c');
  return { flow: course.name, step: course.steps.indexOf(first), at: { vision: 0, put: 0 } };
}

function missionFrame(phase: string): Frame {
  const first = {
    deal,
    vision: nextVision,
    flip: flipOrSweep,
    turn: newTurn,
    'over-target': chooseOver,
    'run-in': chooseRunIn,
    next: nextMissionElement,
    end: afterElements,
  }[phase];
  const step = first === undefined ? 0 : mission.steps.indexOf(first);
  return { flow: mission.name, step, at: { vision: 0, put: 0, decided: 0 } };
}

/** What has happened in the sequence before the situation begins. */
function readSequence(s: Dogfight, active: ElementNo, fields: Fields): void {
  const now = newSequence(active);
  const own = s.elements[active];
  now.bursts = fields.int('bursts', 0, 99, 0);
  now.gunner = fields.int('gunner', 0, 99, 0);
  now.bonus = fields.int('bonus', 0, 99, 0);
  now.agile = fields.flag('agile', false);
  now.played = fields.flag('played', false);
  now.held = fields.flag('held', own.position > NEUTRAL) ? own.foe : NOBODY;
  const target = fields.raw('target');
  if (target !== null) {
    now.target = s.planes.findIndex((_, plane) => planeName(s.fixed, plane) === String(target));
    if (now.target < 0) refuse('no-such-element', fields.at('target'), { name: String(target), known: s.fixed.labels });
  }
  s.now = now;
  checkSequence(s, fields);
  fields.done();
}

/**
 * `pile` names the cards that are left to draw and discards the rest; `discard` names what lies there; `draws` what
 * comes next.
 */
function readPiles(s: Dogfight, fields: Fields): void {
  s.deck.discard.push(...takeCards(s, fields.list('discard'), 'given.discard'));
  if (fields.has('first')) s.choosing = sides.indexOf(fields.oneOf('first', sides));
  const pile = fields.raw('pile') as Json;
  if (Array.isArray(pile)) {
    const left = takeCards(s, pile, 'given.pile');
    s.deck.discard.push(...s.deck.pile);
    s.deck.pile = left;
  }
  layDraws(s, fields.list('draws'), 'given.draws');
}
