import {
  ESCORT,
  type OpenPearl,
  type PearlChoice,
  type PearlEvent,
  type PearlSortie,
  type PearlState,
  type PearlView,
  pearlRules,
  zeroPearlHarbor,
} from '@tallyho/zero';
import { atLeast, type Thumbs } from '../thumbs.ts';
import { attackOdds, lossChance, NOTHING, type Odds, together, worthAfter } from './zero-pearl-odds.ts';

/** What a fighter section in the air costs the second wave, in VPs: a Step now and then, and a spoiled attack. */
const SECTION = 0.9;
/** VPs from a victory to a certain one. */
const DECISIVE = 40;
const VICTORY = 45;
/** So many VPs below the next result a third wave is worth its risks. */
const WITHIN_REACH = 3;

/** In the first wave torpedoes and armour-piercing bombs go first, while everybody sleeps; those who follow meet more guns. */
function alertFor(s: OpenPearl, sortie: PearlSortie): number {
  if (s.wave > 1) return s.alert;
  const { kind } = s.fixed.sheet.flights[sortie.kind];
  const isEarly = s.flares ? kind === 'dive' : kind === 'torpedo' || kind === 'armour-piercing';
  const later = isEarly ? 0 : kind === 'fighter' ? 2 : 1;
  return Math.min(s.fixed.sheet.alert.most, s.alert + later);
}

const oddsOf = (s: OpenPearl, sortie: PearlSortie, target: number): Odds =>
  attackOdds(s.fixed, sortie, target, alertFor(s, sortie), s.wave);

/** What Flights that have been sent to each target and have not attacked will do there. */
function underWay(s: OpenPearl): Map<number, Odds> {
  const all = new Map<number, Odds>();
  for (const sortie of pearlRules.unresolved(s))
    all.set(sortie.target, together(all.get(sortie.target) ?? NOTHING, oddsOf(s, sortie, sortie.target)));
  return all;
}

/** VPs that one Flight more brings at a target; an airfield from which fighters would rise is worth a section besides. */
function gain(s: OpenPearl, sortie: PearlSortie, target: number, others: Odds): number {
  const odds = oddsOf(s, sortie, target);
  const points = s.points[target];
  const both = together(others, odds);
  const brought = worthAfter(s, target, points, both) - worthAfter(s, target, points, others);
  const { airfields, below } = s.fixed.sheet.sections;
  if (s.wave > 1 || !airfields.includes(s.fixed.sheet.targets[target].id)) return brought;
  return brought + SECTION * (reaches(both, below - points) - reaches(others, below - points));
}

const reaches = (odds: Odds, points: number): number =>
  odds.reduce((sum, likely, at) => sum + (at >= points ? likely : 0), 0);

/** VPs that a Flight is likely to lose over the target in the third wave, and when it lands. */
function cost({ fixed }: OpenPearl): number {
  const { thirdWave, stepVps, alert } = fixed.sheet;
  const dusk = fixed.cards.filter((card) => pearlRules.duskCosts(fixed, card) > 0).length / fixed.cards.length;
  return -stepVps[1] * (thirdWave.defenceCards * lossChance(fixed, alert.later, false) + dusk);
}

/** Targets: where a Flight brings most; Escorts while there are sections to keep off. Second thoughts are not needed. */
function weighAllotment(s: PearlState, options: readonly PearlChoice[], weights: number[]): void {
  const others = underWay(s);
  const sorties = new Map(pearlRules.waiting(s).map((sortie) => [sortie.flight, sortie]));
  const price = s.wave === 3 ? cost(s) : 0;
  for (const choice of options) {
    if (choice.do === 'launch') weights.push(s.wave === 3 ? 0.3 : 100);
    else if (choice.do !== 'allot') weights.push(0);
    else if (choice.target === ESCORT)
      weights.push(s.wave === 2 && pearlRules.escortsNow(s) < s.sections ? SECTION : 0);
    else {
      const sortie = sorties.get(choice.flight);
      const brought = sortie === undefined ? 0 : gain(s, sortie, choice.target, others.get(choice.target) ?? NOTHING);
      weights.push(atLeast(Math.max(0, brought - price)));
    }
  }
}

/** The first to go: what is hurt most by waiting. */
const urgency: { readonly [kind: string]: number } = {
  torpedo: 8,
  'armour-piercing': 6,
  'high-explosive': 3,
  dive: 2,
  fighter: 1,
};

/** Attacks: the best first, and diverted where there is more to be had than at a wreck. */
function weighAttacks(s: PearlState, options: readonly PearlChoice[], weights: number[]): void {
  const others = underWay(s);
  for (const choice of options) {
    if (choice.do !== 'attack' && choice.do !== 'divert') {
      weights.push(1);
      continue;
    }
    const sortie = pearlRules.sortieOf(s, choice.flight);
    const first = urgency[s.fixed.sheet.flights[sortie.kind].kind];
    if (choice.do === 'divert') {
      const diverted = { ...sortie, divertedFrom: sortie.target, target: choice.target };
      weights.push(atLeast(0.1 * first * gain(s, diverted, choice.target, others.get(choice.target) ?? NOTHING)));
    } else weights.push(pearlRules.isFinished(s, sortie.target) ? 0.02 : first);
  }
}

/** A third wave is flown where it can still change the result; otherwise what has been won is kept. */
function weighThirdWave(s: PearlState, options: readonly PearlChoice[], weights: number[]): void {
  const { net } = pearlRules.scoreOf(s);
  const isNear = s.fixed.sheet.results.some(({ from }) => from > net && from - net <= WITHIN_REACH);
  for (const choice of options) weights.push((choice.do === 'third-wave') === isNear ? 1 : 0.2);
}

const worthOf = (s: OpenPearl): number =>
  Math.min(1, Math.max(0, 0.5 + (pearlRules.scoreOf(s).net - VICTORY) / (2 * DECISIVE)));

/** The rules of thumb of the raid: Flights go where they bring most VPs, torpedoes first. */
export const zeroPearlThumbs: Thumbs<PearlState, PearlChoice, PearlEvent, PearlView> = {
  game: zeroPearlHarbor,
  weigh({ state }, _, options, weights) {
    const [first] = options;
    if (first.do === 'home' || first.do === 'third-wave') weighThirdWave(state, options, weights);
    else if (first.do === 'attack' || first.do === 'divert') weighAttacks(state, options, weights);
    else weighAllotment(state, options, weights);
  },
  estimate: worthOf,
  settled: worthOf,
  total: (s) => pearlRules.scoreOf(s).net,
  bold: (choice) => (choice.do === 'third-wave' ? 1 : choice.do === 'home' ? -1 : 0),
  horizon: 3,
  veteran: 120,
};
