import {
  type AnySuperfortressChoice,
  type AnySuperfortressEvent,
  type Dogfight,
  type SuperfortressState,
  type SuperfortressView,
  sortieOf,
  superfortressRules,
  superfortressChoices as words,
  zeroSuperfortress,
} from '@tallyho/zero';
import { superfortressTerms } from '@tallyho/zero/content';
import { Adviser } from '../adviser.ts';
import { atLeast, type Thumbs } from '../thumbs.ts';

/*
 * Careful play, as the sheet calls it: train in the first week, then fly in supply; fly Missions with everybody who can, as soon as
 * all of them can be paid; Very High until the crews are trained.
 */

/** In the first week everybody trains. */
const SCHOOL = 1;
/** So much damage is worth a week in the hangar. */
const HURT = 6;
/** VPs of a marginal victory, and from there to a certain one. */
const VICTORY = 60;
const DECISIVE = 60;

/** What is ticked first: what keeps a B-29 in the air, then what hits. */
const firstBoxes = ['defense', 'saturation-2', 'saturation-1', 'damage', 'support'];
const boxWorth = (box: number): number => {
  const at = firstBoxes.indexOf(['saturation-2', 'saturation-1', 'defense', 'support', 'damage'][box]);
  return 2 ** (firstBoxes.length - at);
};

const canFly = (s: SuperfortressState, aircraft: number): boolean =>
  s.fleet[aircraft].lost === 0 && s.fleet[aircraft].damaged === 0;

/** Whether this B-29 flies the Mission: everybody goes together, unless a Mission is due, or it is the last chance. */
function goes(s: SuperfortressState): boolean {
  const { missionCost, weeks } = superfortressTerms;
  const able = s.fleet.filter((_, aircraft) => canFly(s, aircraft)).length;
  return s.due || s.week === weeks || s.supply >= missionCost * able;
}

/** The duty of a B-29 by what it needs. */
function dutyFor(s: SuperfortressState, aircraft: number, open: readonly number[]): number {
  const { MISSION, SUPPLY, TRAINING, REPAIR } = words;
  const { damage, damaged } = s.fleet[aircraft];
  const unticked = superfortressRules.untickedOf(s.fleet[aircraft]);
  const { weeks, missionCost, aircraft: fleet } = superfortressTerms;
  if (open.includes(MISSION) && goes(s)) return MISSION;
  if (open.includes(REPAIR) && (damaged === 1 || damage >= HURT) && s.week < weeks) return REPAIR;
  if (open.includes(TRAINING) && s.week === SCHOOL) return TRAINING;
  const isRich = s.supply >= missionCost * fleet;
  return open.includes(TRAINING) && isRich && unticked > 0 ? TRAINING : SUPPLY;
}

/** Crews that have learned nearly all there is bomb from lower down. */
function levelFor(s: SuperfortressState): string {
  const flyers = s.flight?.flyers ?? [];
  const isTrained = flyers.every(({ aircraft }) => superfortressRules.untickedOf(s.fleet[aircraft]) === 0);
  return isTrained ? 'fly high' : 'fly very high';
}

const GOOD = 20;

function weighBetween(s: SuperfortressState, options: readonly AnySuperfortressChoice[], weights: number[]): void {
  const duties = options.flatMap((choice) => (choice.do === 'duty' ? [choice.duty] : []));
  for (const choice of options) {
    switch (choice.do) {
      case 'duty':
        weights.push(choice.duty === dutyFor(s, choice.aircraft, duties) ? GOOD : 0.02);
        break;
      case 'fly':
        weights.push(zeroSuperfortress.write(s, choice, 0) === levelFor(s) ? GOOD : 0.1);
        break;
      case 'tick':
        weights.push(boxWorth(choice.box));
        break;
      case 'replace':
        weights.push(GOOD);
        break;
      case 'enough':
        weights.push(GOOD);
        break;
      default:
        weights.push(0.1);
    }
  }
}

/** What the turrets do best: they spoil what would hurt most, and fire what hurts. */
function weighCounters(s: Dogfight, options: readonly AnySuperfortressChoice[], weights: number[]): void {
  const { fixed } = s;
  const at = s.frames[s.frames.length - 1].at as {
    readonly card: number;
    readonly element: number;
    readonly mini: boolean;
  };
  const hits = (card: number): number => fixed.hits[fixed.face[card]];
  const spoils = (card: number): boolean => fixed.sortie?.spoiled[card] === true;
  const fires = (card: number): boolean => hits(card) > 0;
  const hand = at.mini ? s.elements[at.element].mini : s.elements[at.element].hand;
  const still = fixed.faces.flatMap((_, face) => (hand.held[face] > 0 ? [fixed.hits[face]] : []));
  const isWorst = still.every((later) => later <= hits(at.card));
  for (const choice of options) {
    if (choice.do !== 'counter') weights.push(isWorst ? 0.2 : 1);
    else {
      const saved = spoils(choice.card) ? (isWorst ? hits(at.card) * 2 : 0.5) : 0;
      weights.push(atLeast(saved + (fires(choice.card) ? hits(choice.card) : 0)));
    }
  }
}

function weighFight(s: Dogfight, options: readonly AnySuperfortressChoice[], weights: number[]): void {
  if (options.some(({ do: does }) => does === 'counter')) return weighCounters(s, options, weights);
  const { bombers } = sortieOf(s);
  for (const choice of options) {
    // A B-29 goes on to the target; only one that is nearly lost turns back.
    if (choice.do === 'leave') weights.push(bombers[choice.at - s.planes.length].damaged === 1 ? 0.3 : 0);
    else weights.push(choice.do === 'done' ? GOOD : 1);
  }
}

const worthOf = ({ vps }: SuperfortressState): number =>
  Math.min(1, Math.max(0, 0.5 + (vps - VICTORY) / (2 * DECISIVE)));

/** The rules of thumb of the B-29s in China. */
export const zeroSuperfortressThumbs: Thumbs<
  SuperfortressState,
  AnySuperfortressChoice,
  AnySuperfortressEvent,
  SuperfortressView
> = {
  game: zeroSuperfortress,
  weigh({ state }, _, options, weights) {
    if (state.inner === null) weighBetween(state, options, weights);
    else weighFight(state.inner, options, weights);
  },
  estimate: worthOf,
  settled: worthOf,
  total: ({ vps }) => vps,
  bold: (choice) => (choice.do === 'leave' ? -1 : 0),
  // Fights are looked into as others are; what is decided on the ground is decided for the points of the whole campaign.
  thinker: (worlds, decision, chance) =>
    words.superfortressDecisions.some((kind) => kind === decision.kind)
      ? new Adviser(zeroSuperfortressThumbs as unknown as Thumbs, worlds, decision, chance)
      : null,
  horizon: 3,
  veteran: 120,
};
