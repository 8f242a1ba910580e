import type { Chance, Decision, Seat, Table } from '@tallyho/kernel';
import {
  type Choice,
  FLYING,
  type Happening,
  isInPlay,
  NO_PLANE,
  type Plane,
  scoreOf,
  type WingsOfWar,
  type WingsView,
  wingsOfWar,
} from '@tallyho/wings-of-war';
import type { Thinker } from '../thinker.ts';
import { atLeast, type Thumbs, type Worlds } from '../thumbs.ts';
import { canStay, LEAVES_IN } from './wings-flight.ts';
import { advantage, nearestEnemy, type Planning, plannedPlane } from './wings-look.ts';
import { Planner } from './wings-planner.ts';
import { weighOrders, weighPlan } from './wings-weigh.ts';

type WingsTable = Table<WingsOfWar, Choice, Happening>;

/** What a damage card takes on average, in half points. */
const USUAL_HIT = 4;

/** Fire at whoever can be hit, first of all at who is nearly done for and near. */
function weighFire(s: WingsOfWar, choice: Choice): number {
  if (choice.do !== 'fire') return 0.05;
  const target = s.planes[choice.target];
  return 2 + 0.4 * target.hits.length;
}

function weighOther(s: WingsOfWar, kind: string, choice: Choice): number {
  switch (kind) {
    case 'fire':
      return weighFire(s, choice);
    case 'ready':
      return choice.do === 'ready' ? 1 : 0;
    case 'tail':
      return choice.do === 'tail' ? 3 : 0.2;
    case 'pivot':
      return choice.do === 'stay' ? 4 : 0.1;
    case 'floor':
      return choice.do === 'keep' ? 4 : 0.1;
    default:
      return 1;
  }
}

/**
 * Points so far, hits taken and given, and who has whom before his guns. Hits are counted and not their points: whether a card
 * shows 0 or 5 is luck, and the search would have to average it out.
 */
function estimate(s: WingsOfWar, seat: Seat): number {
  const { side } = s.fixed.planes[s.fixed.bySeat[seat][0]];
  let lead = 0;
  for (let other = 0; other < s.fixed.sides; other++)
    lead += other === side ? 0.3 * scoreOf(s, other) : (-0.3 * scoreOf(s, other)) / (s.fixed.sides - 1);
  for (let plane = 0; plane < s.planes.length; plane++) {
    const a = s.planes[plane];
    const own = s.fixed.planes[plane].side === side;
    if (!isInPlay(a)) {
      lead += own ? -0.35 : 0.35;
      continue;
    }
    const worn = (USUAL_HIT * a.hits.length) / s.fixed.planes[plane].endurance;
    lead += own ? -worn : worn;
    if (own && a.status === FLYING) lead += 0.06 * outlook(s, plane);
  }
  return Math.min(0.97, Math.max(0.03, 0.5 + 0.8 * lead));
}

function outlook(s: WingsOfWar, plane: Plane): number {
  const enemy = nearestEnemy(s, plane);
  if (enemy === NO_PLANE) return 0;
  const a = s.planes[plane];
  const isTrapped = !canStay(s.fixed, s.fixed.decks[s.fixed.planes[plane].deck], a, LEAVES_IN);
  return advantage(a, s.planes[enemy], 1) - (isTrapped ? 2 : 0);
}

/** Three cards are planned as a whole, by aircraft that fly; everything else is looked into as usual. */
function plannerFor(
  worlds: Worlds<WingsOfWar>,
  decision: Decision<Choice>,
  chance: Chance,
  care: number,
): Thinker | null {
  if (decision.kind !== 'plan') return null;
  const s = worlds(chance);
  const { nth, slot } = s.frames[s.frames.length - 1].at as Planning;
  const plane = plannedPlane(s, decision.seat, nth);
  if (plane === NO_PLANE) return null;
  const { status, cloud } = s.planes[plane];
  if (status !== FLYING || cloud) return null;
  const planned = Array.from({ length: nth }, (_, i) => plannedPlane(s, decision.seat, i));
  const seen = worlds.isReal === true ? slot : 0;
  return new Planner(s, decision, { plane, slot, planned, seen, care }, estimate(s, decision.seat), chance);
}

/** The rules of thumb of Wings of War, for somebody who minds being hit so much. */
const thumbsFor = (care: number): Thumbs<WingsOfWar, Choice, Happening, WingsView> => ({
  game: wingsOfWar,
  weigh(table: WingsTable, ask, options, weights) {
    const { state } = table;
    const kind = table.kind();
    if (kind === 'plan') weighPlan(state, ask, options, weights, care);
    else if (kind === 'rearrange') weighOrders(state, ask, options, weights, care);
    else for (let i = 0; i < options.length; i++) weights.push(atLeast(weighOther(state, kind, options[i])));
  },
  estimate,
  careful: thumbsFor,
  thinker: (worlds, decision, chance) => plannerFor(worlds, decision, chance, care),
  sealed: ['plan', 'rearrange', 'tail', 'ready'],
  unsearched: ['ready', 'fire', 'pivot', 'turn', 'floor', 'consent'],
  horizon: 0,
  veteran: 100,
});

export const wingsOfWarThumbs = thumbsFor(1);
