import {
  chanceFrom,
  Fields,
  impossible,
  type Json,
  layOut,
  misfit,
  plain,
  type Result,
  reading,
} from '@tallyho/kernel';
import { refuse } from '../problems.ts';
import { raidFlow } from './flow/raid.ts';
import { zeroPearlHarbor } from './game.ts';
import type { PearlOptions } from './options.ts';
import { barAllotting } from './rules/allotment.ts';
import { newSortie, thirdWaveSorties } from './rules/flights.ts';
import { ESCORT, type PearlState, type Sortie } from './state.ts';

/** Where a situation may begin, and the step of the flow that it is. */
const phases = { surprise: 0, allot: 2, attack: 5, end: 6, third: 7 } as const;
type Phase = keyof typeof phases;
const phaseNames = Object.keys(phases) as readonly Phase[];

/**
 * A constructed moment of the raid:
 *
 *   wave: 2
 *   phase: attack                # or: surprise, allot, end (of the wave), third (wave, or home)
 *   alert: 1                     # left out: what it is in that wave
 *   flares: true
 *   sections: 2                  # those counted after the first wave
 *   flights:                     # the first or second wave; who is not named has no target, or has done in attack, end and third
 *     T1: B4
 *     Z7: escort
 *     D7: { target: B1, steps: 2, sections: 1 }
 *   lost: { T2: 2 }              # Steps lost in earlier waves
 *   points: { B4: 12 }
 *   draws: [OTS 1B/2D, '#23']
 */
export const situate = (given: Json, options: PearlOptions, seed: string): Result<PearlState> =>
  reading(() => {
    const fields = new Fields(given, 'given');
    const s = zeroPearlHarbor.setup(options, chanceFrom(seed));
    const phase = fields.oneOf('phase', phaseNames, 'allot');
    const wave = fields.int('wave', 1, 3, 1);
    s.wave = phase === 'surprise' ? 0 : wave;
    s.turn = s.wave;
    s.alert = fields.int('alert', 0, 3, wave > 1 ? s.fixed.sheet.alert.later : 0);
    s.flares = fields.flag('flares', false);
    s.sections = fields.int('sections', 0, 9, 0);
    s.resolved = fields.int('resolved', 0, 20, 0);
    readPoints(s, fields.fields('points'));
    if (phase !== 'surprise') fillWaves(s, fields.fields('lost'), phase);
    readFlights(s, fields.fields('flights'));
    s.changes = fields.int('changes', 0, 20, wave === 3 ? 10 : s.sorties.filter((one) => one.wave === wave).length);
    s.frames[0] = { flow: raidFlow.name, step: phases[phase], at: {} };
    layRaidDraws(s, fields.list('draws'), 'given.draws');
    fields.done();
    return s;
  });

function readPoints(s: PearlState, fields: Fields): void {
  for (const [target, { id }] of s.fixed.sheet.targets.entries())
    if (fields.has(id)) s.points[target] = fields.int(id, 0, 99, 0);
  fields.done();
}

/** All waves that have flown, and the one that flies; Steps that earlier ones have lost. */
function fillWaves(s: PearlState, lost: Fields, phase: Phase): void {
  const { flights, sheet } = s.fixed;
  for (const [flight, { name, kind, wave }] of flights.entries()) {
    if (wave > s.wave) continue;
    const sortie = newSortie(flight, kind, wave, sheet.steps);
    sortie.lost = lost.int(name, 0, sheet.steps, 0);
    sortie.steps -= sortie.lost;
    sortie.resolved = wave < s.wave || phase !== 'allot';
    s.sorties.push(sortie);
  }
  lost.done();
  if (s.wave === 3) s.sorties.push(...thirdWaveSorties(s).map((one) => ({ ...one, resolved: phase !== 'allot' })));
}

function readFlights(s: PearlState, given: Fields): void {
  for (const sortie of s.sorties.filter((one) => one.wave === s.wave)) {
    const { name } = s.fixed.flights[sortie.flight];
    if (given.has(name)) readFlight(s, sortie, given.raw(name), given.at(name));
  }
  given.done();
  if (s.wave === 3) s.sorties = s.sorties.filter(({ wave, target, resolved }) => wave < 3 || target >= 0 || !resolved);
}

function readFlight(s: PearlState, sortie: Sortie, given: Json, place: string): void {
  const fields = new Fields(typeof given === 'string' ? { target: given } : given, place);
  const code = fields.text('target', '').toLowerCase();
  const target = s.fixed.sheet.targets.findIndex(({ id }) => id.toLowerCase() === code);
  const wanted = code === 'escort' ? ESCORT : target >= 0 ? target : misfit('field-wrong-value', `${place}.target`);
  const reason = barAllotting(s, sortie, wanted);
  if (reason !== null) impossible(`${place}.target`, 'Z-CGAP-133');
  sortie.target = wanted;
  sortie.steps = fields.int('steps', 1, s.fixed.sheet.steps, sortie.steps);
  sortie.sections = fields.int('sections', 0, 9, 0);
  sortie.resolved = fields.flag('resolved', false);
  fields.done();
}

/** How the book shortens titles. */
const short: readonly (readonly [RegExp, string])[] = [
  [/^ims\b/, 'in my sights'],
  [/^ots\b/, 'out of the sun'],
  [/^mvg$/, 'maneuvering'],
];

/** The next cards, by the names of their faces, or one card by its number: '#23'. */
export function layRaidDraws({ fixed, deck }: PearlState, given: readonly Json[], place: string): void {
  for (const [i, name] of given.entries()) {
    const text = String(name);
    const wanted = short.reduce((full, [from, to]) => full.replace(from, to), plain(text));
    const found = fixed.cards.filter(
      (card) => wanted === `#${fixed.numbers[card]}` || plain(fixed.names[card]) === wanted,
    );
    if (found.length === 0) refuse('no-such-card', `${place}[${i}]`, { card: text, known: [...new Set(fixed.names)] });
    const card =
      found.find((one) => deck.pile.includes(one) && !deck.next.includes(one)) ??
      found.find((one) => deck.discard.includes(one) && !deck.next.includes(one));
    if (card === undefined || layOut(deck, [card]) !== null) misfit('cards-too-few', `${place}[${i}]`, { card: text });
  }
}
