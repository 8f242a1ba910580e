import type { Seat } from '@tallyho/kernel';
import { campaignRules, type LandFixed, type OpenLand, optionFits } from '@tallyho/zero';
import {
  type CampaignContent,
  campaignContentOf,
  contentOf,
  type ListedAircraft,
  type MissionTarget,
  type ResourceEntry,
  type ResourceName,
  sides,
} from '@tallyho/zero/content';

const { openResources, resourcesOf, targetOf, targetOfRow } = campaignRules;

type Role = 'attacker' | 'defender' | 'none';

/** All that a Resource is weighed by. */
interface Raid {
  readonly target: MissionTarget;
  readonly role: Role;
  /** What the enemy puts at stake, in VPs, and how many aircraft fly against the target. */
  readonly prey: number;
  readonly raiders: number;
  readonly formations: number;
  /** Z-CGAP-43 — whether the enemy has somebody to get away. */
  readonly hunted: boolean;
  /** Z-CGAP-78 — an option that does not fit is spent for nothing. */
  fits(name: ResourceName): boolean;
  /** How likely the enemy's Resource has fighters in it. */
  readonly opposed: number;
}

/** The points of what flies in Elements: two Elements are not worth twice one. */
export function strengthOf(fixed: LandFixed, listed: readonly ListedAircraft[]): number {
  const { fighters } = contentOf(fixed.options.packs);
  const { lightBombers } = campaignContentOf(fixed.options.packs);
  const all: number[] = [];
  for (const { aircraft, as, count } of listed) {
    const card = [...fighters, ...lightBombers].find(({ id }) => id === aircraft);
    if (card === undefined || as === 'aircraft') continue;
    const points = ELEMENT + card.points.leader + (as === 'L/W' ? WINGMAN + card.points.wingman : 0);
    for (let i = 0; i < count; i++) all.push(points);
  }
  all.sort((a, b) => b - a);
  return all.reduce((sum, points, nth) => sum + points * SECOND ** nth, 0);
}
/** An Element is worth something whatever it flies, a Wingman too, and another Element so much of the first. */
const ELEMENT = 2;
const WINGMAN = 2;
const SECOND = 0.6;

/** VPs that the aircraft of a list put at stake. */
function atStake(content: CampaignContent, listed: readonly ListedAircraft[]): number {
  let vps = 0;
  for (const { aircraft, as, count } of listed) {
    const formation = content.formations.find(({ id }) => id === aircraft);
    const kind = formation?.class ?? (content.lightBombers.some(({ id }) => id === aircraft) ? 'light' : 'fighter');
    const award = content.awards.find(({ id }) => id === kind);
    if (award === undefined) continue;
    vps += count * (as === 'L/W' ? 2 : 1) * (award.damaged + award.returned);
  }
  return vps;
}

const heads = (listed: readonly ListedAircraft[]): number =>
  listed.reduce((sum, { count, as }) => sum + count * (as === 'L/W' ? 2 : 1), 0);

/** What an option brings to a side in a Mission, in VPs, with fighters of so many points in the same Resource. */
function worthOfOption(raid: Raid, name: ResourceName, fighters: number): number {
  if (!raid.fits(name)) return 0;
  const { role, raiders, formations, opposed } = raid;
  switch (name) {
    case 'clouds-over-target':
      return 0.3;
    case 'flak-guns':
      return 0.3 * raiders;
    case 'small-arms':
      return raid.target.altitude === 'very low' ? 0.3 * raiders : 0.2 * (raiders - formations);
    case 'deceptive-course':
      return 1.5 * opposed;
    case 'early-warning':
      return fighters > 0 ? 1 : 0;
    case 'experienced-air-crew':
      return role === 'attacker' ? 0.3 * formations : 0;
    case 'caught-on-the-ground':
      return (role === 'none' ? 2 : 4) * opposed;
    case 'fighter-sweep':
      return fighters > 0 ? 1 : 0.2;
    case 'dispersal':
      return 1.5;
    case 'vital-target':
      return 0.8;
    case 'package-guns':
      return 0.1 * formations;
  }
}

/**
 * Fighters are worth most where there are bombers to shoot down, as far as they can; escorts where the enemy is likely to come; the rest is
 * a fight. The figures come from 3,000 Missions with Resources at random.
 */
function worthOfFighters({ role, prey, hunted, opposed }: Raid, fighters: number): number {
  if (fighters === 0) return 0;
  if (role === 'attacker') return opposed * Math.max(0, 1.1 * fighters - 2);
  if (role === 'defender') return Math.max(0, 1.3 * fighters + 0.25 * Math.min(prey, 4 * fighters) - 8);
  return (hunted ? 1.9 : 0.7) * fighters;
}

/** Z-24.51a — VPs that a Resource can be expected to bring a side in a Mission; `opposed`: how likely the enemy has fighters. */
export function worthOfResource(
  fixed: LandFixed,
  number: number,
  seat: Seat,
  resource: ResourceEntry,
  opposed: number,
): number {
  const content = campaignContentOf(fixed.options.packs);
  const target = targetOf(fixed, number);
  const attacker = target.attacker === null ? -1 : sides.indexOf(target.attacker);
  const role = attacker < 0 ? 'none' : attacker === seat ? 'attacker' : 'defender';
  const flown = target.aircraft[sides[attacker < 0 ? 1 - seat : attacker]];
  const raid: Raid = {
    target,
    role,
    fits: (name) =>
      content.resources.some((option) => option.id === name && optionFits(option, target, sides[seat], content)),
    prey: atStake(content, flown),
    raiders: heads(flown),
    formations: heads(flown.filter(({ as }) => as === 'aircraft')),
    hunted: role === 'none' && flown.some(({ as }) => as === 'aircraft'),
    opposed,
  };
  const fighters = strengthOf(fixed, resource.aircraft);
  const skill = resource.pilot === null ? 0 : SKILLED;
  const options = resource.options.reduce((sum, name) => sum + worthOfOption(raid, name, fighters), 0);
  return worthOfFighters(raid, fighters) + skill + options;
}
/** A named pilot is worth so many VPs. */
const SKILLED = 1;

/** How many of a side's open Resources have fighters in them. */
function opposition(s: OpenLand, seat: Seat, period: number): number {
  const open = openResources(s, seat);
  const armed = open.filter((number) => {
    const resource = resourcesOf(s.fixed, seat).find((one) => one.number === number);
    return (resource?.periods[period].aircraft.length ?? 0) > 0;
  });
  return open.length === 0 ? 0 : armed.length / open.length;
}

/** What the Missions that may still come are like: each target with how often it is drawn. */
function draws(s: OpenLand, period: number): Map<number, number> {
  const { rows } = s.fixed;
  const chances = new Map<number, number>();
  const cards = rows.filter((row) => row >= 0);
  for (const row of cards) {
    const target = targetOfRow(s, row, period);
    chances.set(target, (chances.get(target) ?? 0) + 1 / cards.length);
  }
  return chances;
}

/**
 * What each of a side's open Resources is worth when it is picked now: what it brings in this Mission, and what the others
 * then bring in those that may still come, when each time the best is picked for what is drawn.
 */
export function prospects(s: OpenLand, seat: Seat): Map<number, number> {
  const { fixed, log } = s;
  const now = log[log.length - 1];
  const { period } = now;
  const open = openResources(s, seat);
  const opposed = opposition(s, 1 - seat, period);
  const flown = log.filter((entry) => entry.period === period).length;
  const missions = Math.min(fixed.campaign.missions - flown, open.length - 1);
  const worth = (target: number, nth: number): number => {
    const resource = resourcesOf(fixed, seat).find(({ number }) => number === open[nth]);
    return resource === undefined ? 0 : worthOfResource(fixed, target, seat, resource.periods[period], opposed);
  };
  const coming = [...draws(s, period)].map(([target, chance]) => ({
    chance,
    worths: open.map((_, i) => worth(target, i)),
  }));
  const after = worthOfTheRest(coming, missions, open.length);
  return new Map(open.map((number, i) => [number, worth(now.target, i) + after[i]]));
}

/** A Mission that may still come: how likely, and what each Resource would bring to it; null: none is picked for it. */
export interface Coming {
  readonly chance: number;
  readonly worths: readonly number[] | null;
}

/** By Resource, what the others bring in so many Missions that may still come, when each time the best is picked for what is drawn. */
export function worthOfTheRest(coming: readonly Coming[], missions: number, resources: number): number[] {
  const known = new Map<number, number>();
  /** What so many Missions bring with the Resources that are in the set. */
  const best = (left: number, set: number): number => {
    if (left <= 0) return 0;
    const at = set * (missions + 1) + left;
    const before = known.get(at);
    if (before !== undefined) return before;
    const after = Array.from({ length: resources }, (_, i) => ((set >> i) & 1 ? best(left - 1, set & ~(1 << i)) : 0));
    let sum = 0;
    for (const { chance, worths } of coming) {
      let most = worths === null ? best(left - 1, set) : 0;
      for (let i = 0; worths !== null && i < resources; i++)
        if ((set >> i) & 1) most = Math.max(most, worths[i] + after[i]);
      sum += chance * most;
    }
    known.set(at, sum);
    return sum;
  };
  const all = (1 << resources) - 1;
  return Array.from({ length: resources }, (_, i) => best(missions, all & ~(1 << i)));
}
