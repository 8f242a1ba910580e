import type { Seat } from '@tallyho/kernel';
import { type GuadalcanalLine, guadalcanalRules, type OpenGuadalcanal } from '@tallyho/zero';
import { type Battle, campaignContentOf, type Ship } from '@tallyho/zero/content';
import { chanceOf, fightsOf, type Mark, type Prospect, prospectOf, type Sent } from './zero-guadalcanal-odds.ts';
import { battleOdds, lineFor } from './zero-guadalcanal-sheet.ts';

/** Everything is weighed in spaces of the Campaign Track; to the right is good for the Japanese. */
const JAPANESE: Seat = 0;

/** What the line of a Mission is about: its sheet, and the marker's way at each level of damage. */
export interface Stakes {
  readonly mark: Mark;
  readonly levels: readonly { readonly from: number; readonly spaces: number }[];
  /** What a ship is worth that goes down here. */
  readonly ship: number;
}

/** CH-29.43e — a ship the fewer are left the more: without any the marker goes left week by week. */
const SHIP = 0.9;
const worthOfShip = ({ ships }: OpenGuadalcanal): number =>
  SHIP /
  Math.max(
    1,
    ships.reduce((sum, left) => sum + left, 0),
  );

/** CH-29.63a, CH-29.65b — as the list of adjustments has it, and as far as the track goes. */
export function stakesOf(s: OpenGuadalcanal, line: GuadalcanalLine): Stakes {
  const { sheet, options } = s.fixed;
  const target = campaignContentOf(options.packs).targets.find(({ id }) => id === line.target);
  if (target === undefined) throw new RangeError(`there is no sheet ${line.target}`);
  const helped = line.kind === 'attack' && line.target === sheet.airfield && line.attacker === JAPANESE;
  const given = helped && s.events.includes('pistol-pete') ? 1 : 0;
  return {
    mark: { sheet: target.id, naval: target.class === 'naval', flak: target.areaFlak + target.targetFlak },
    levels: target.levels.map(({ from, vps }, level) => {
      const report = { flown: true, damage: from, level, vps, craft: [[], []], winner: -1 };
      const { move } = guadalcanalRules.adjustmentFor(sheet, { ...line, report });
      return { from: from - given, spaces: guadalcanalRules.moved(sheet, s.marker, move) - s.marker };
    }),
    ship: line.ship === null ? 0 : worthOfShip(s),
  };
}

/** Spaces that the marker can be expected to go when so many Damage Points can be hoped for. */
function spacesFor({ levels, ship }: Stakes, { hope }: Prospect): number {
  let spaces = levels[0]?.spaces ?? 0;
  for (let level = 1; level < levels.length; level++)
    spaces += (levels[level].spaces - levels[level - 1].spaces) * chanceOf(levels[level].from, hope);
  return spaces - ship * chanceOf(levels[levels.length - 1]?.from ?? 1, hope);
}

/** What a box of a type is worth while it is scarce: bombers by what they do, fighters by how they fight. */
const BOX = 0.12;
const worths: { readonly [aircraft: string]: number } = {
  'sbd-3': 1.4,
  tbf: 1,
  'pby-5': 0.4,
  'b-17e': 2,
  d3a1: 0.8,
  g4m1: 0.7,
};

/** CH-29.54c — a box of a type: worth more where few are left for the weeks to come. */
export function worthOfBox(s: OpenGuadalcanal, seat: Seat, aircraft: string): number {
  const weekly = guadalcanalRules.typesOf(s.fixed.sheet, seat).find((type) => type.aircraft === aircraft)?.weekly ?? 1;
  const scarce = (2 * weekly) / (weekly + guadalcanalRules.boxesOf(s, seat, aircraft));
  return BOX * scarce * (worths[aircraft] ?? fightsOf(aircraft));
}

/** What boxes are worth to both sides, looked up once. */
export type Boxes = readonly { readonly [aircraft: string]: number }[];
export const boxesIn = (s: OpenGuadalcanal): Boxes =>
  s.boxes.map((_, seat) =>
    Object.fromEntries(
      guadalcanalRules.typesOf(s.fixed.sheet, seat).map(({ aircraft }) => [aircraft, worthOfBox(s, seat, aircraft)]),
    ),
  );

/** What a Mission is worth to the Japanese: where the marker goes, and what is lost on both sides. */
export function worthOfMission(
  stakes: Stakes,
  boxes: Boxes,
  attacker: Seat,
  attackers: readonly Sent[],
  defenders: readonly Sent[],
): number {
  const prospect = prospectOf(stakes.mark, attackers, defenders);
  let [attacking, defending] = [0, 0];
  for (const [i, { aircraft, count }] of attackers.entries())
    attacking += count * prospect.lost[i] * (boxes[attacker][aircraft] ?? 0);
  for (const { aircraft, count } of defenders)
    defending += count * prospect.lostMeeting * (boxes[1 - attacker][aircraft] ?? 0);
  const lost = attacking - defending;
  return spacesFor(stakes, prospect) + (attacker === JAPANESE ? -lost : lost);
}

/** CH-29.71a, CH-29.72a, CH-29.76b — a battle as Pilots fight it, and a group for the Americans when they win. */
const GROUP = 0.35;

export function worthOfBattle(s: OpenGuadalcanal, battle: Battle): number {
  const [won, lost] = battleOdds[battle];
  const { sheet } = s.fixed;
  const spaces = (side: 'japanese' | 'allied'): number => {
    const found = sheet.adjustments.find(
      ({ when }) => when.of === 'battle' && when.battle === battle && when.winner === side,
    );
    return guadalcanalRules.moved(sheet, s.marker, found?.move ?? 0) - s.marker;
  };
  const group = s.groups < sheet.groups.length ? GROUP : 0;
  return won * spaces('japanese') + lost * (spaces('allied') - group);
}

/** The line that there will be when a ship is sent. */
export const lineWith = ({ fixed, week }: OpenGuadalcanal, ship: Ship): GuadalcanalLine =>
  lineFor(fixed, week, 1, fixed.sheet.shipSheets[ship], ship);
