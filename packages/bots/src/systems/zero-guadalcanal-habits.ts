import type { Seat } from '@tallyho/kernel';
import { carrierBattles, resupplyShips } from '@tallyho/zero/content';
import { chanceOf, hopeIn } from './zero-guadalcanal-odds.ts';
import { type Crowd, nobody, type Outlook } from './zero-guadalcanal-outlook.ts';
import type { QuickAffair, QuickSheet } from './zero-guadalcanal-sheet.ts';
import { meetingOf, type WeekLuck } from './zero-guadalcanal-week.ts';
import { FINE } from './zero-luck.ts';

const JAPANESE: Seat = 0;
const ALLIED: Seat = 1;

/** How a Mission is usually gone about: the share of the week's aircraft that attack, that of escorts among them, and the share that meets them. */
interface Habit {
  readonly attack: number;
  readonly escort: number;
  readonly meet: number;
}

/** Found by trying: with other shares either side won fewer quick campaigns. Who attacks by day and who meets him is a guessing game. */
const habits: { readonly [affair: string]: Habit } = {
  'japanese 1A': { attack: 0.5, escort: 0, meet: 0.05 },
  'japanese 3A': { attack: 0.4, escort: 0, meet: 0.05 },
  'japanese 4A': { attack: 0.4, escort: 0, meet: 0.05 },
  'japanese 4B': { attack: 0.55, escort: 0, meet: 0.05 },
  'allied 1A': { attack: 0.15, escort: 0, meet: 0.12 },
  'allied 1B': { attack: 0.15, escort: 0, meet: 0.12 },
  'allied 3A': { attack: 0.12, escort: 0, meet: 0.12 },
  'allied 4A': { attack: 0.15, escort: 0, meet: 0.15 },
  'allied 7A': { attack: 0.12, escort: 0, meet: 0.12 },
  destroyer: { attack: 1, escort: 0.05, meet: 1 },
  freighter: { attack: 1, escort: 0.05, meet: 1 },
};
const ORDINARY: Habit = { attack: 0.5, escort: 0.1, meet: 0.3 };

const habitOf = ({ attacker, ship, mark: { sheet } }: QuickAffair): Habit =>
  habits[ship ?? `${attacker === JAPANESE ? 'japanese' : 'allied'} ${sheet}`] ?? ORDINARY;

/** So many aircraft of those that may still fly, types in this order; how many found no place. */
function fill(at: Outlook, seat: Seat, into: number[], crowd: Crowd, order: readonly number[], wanted: number): number {
  let left = wanted;
  for (const type of order) {
    if (left <= 0) return 0;
    const count = Math.min(left, at.fresh[seat][type] - crowd.free[type] - crowd.loaded[type]);
    if (count <= 0) continue;
    into[type] += count;
    left -= count;
  }
  return left;
}

/** A share of the week's aircraft: one more or less, as it happens. */
const countOf = (at: Outlook, seat: Seat, share: number, draw: number): number =>
  Math.max(0, Math.min(at.room[seat], Math.round(at.room[seat] * share + (share < 1 ? JITTER * (draw - 0.5) : 0))));
const JITTER = 2;

/** CH-29.55a — what a side sends on a Mission as people may. */
export function habitualCrowd(sheet: QuickSheet, at: Outlook, affair: QuickAffair, seat: Seat, draw = 0.5): Crowd {
  const { attack, escort, meet } = habitOf(affair);
  const crowd = nobody(sheet, seat);
  if (seat !== affair.attacker) {
    fill(at, seat, crowd.free, crowd, sheet.fighters[seat], countOf(at, seat, meet, draw));
    return crowd;
  }
  const all = countOf(at, seat, attack, draw);
  const escorts = Math.round(all * escort);
  const without = fill(at, seat, crowd.free, crowd, sheet.fighters[seat], escorts);
  const order = affair.ship === null && at.ships[0] + at.ships[1] > 0 ? affair.byDay : affair.byHits;
  fill(at, seat, crowd.loaded, crowd, order, all - escorts + without);
  return crowd;
}

/** What the Japanese may do at night, by its number: ships first, then battles. */
export const nights: readonly string[] = [...resupplyShips, ...carrierBattles];
export const SHIPS = resupplyShips.length;

/** CH-29.63a — spaces that a ship can be expected to bring. */
function hopeOf(sheet: QuickSheet, at: Outlook, affair: QuickAffair, crowds: readonly Crowd[]): number {
  const { levels } = affair;
  const all = meetingOf(sheet, affair, crowds);
  const to = (by: number): number => Math.max(sheet.first, Math.min(sheet.last, at.marker + by)) - at.marker;
  let hope = to(levels[0].move);
  if (all.loaded === 0) return hope;
  const hoped = hopeIn(all);
  for (let level = 1; level < levels.length; level++)
    hope += (to(levels[level].move) - to(levels[level - 1].move)) * chanceOf(levels[level].from, hoped);
  return hope;
}

/** CH-29.43d, CH-29.71a … CH-29.74a — whether a battle can be declared after this Attack Mission. */
export const mayDeclare = ({ battles }: QuickSheet, at: Outlook, attacker: Seat, battle: number): boolean =>
  attacker === ALLIED &&
  at.week >= battles[battle].from &&
  !at.fought[battle] &&
  !(battle === 0 && at.fought[1] === true);

/** A group is worth a part of a space; nobody calls his carriers gladly; and of what is about as good anything is chosen. */
const GROUP = 0.35;
const RELUCTANT = 0.2;
const NOISE = 0.3;

/** CH-29.43a — destroyer, freighter or battle, as the Japanese may choose. */
export function habitualResupply(sheet: QuickSheet, at: Outlook, attacker: Seat, luck: WeekLuck): number {
  luck.turnTo(at.week, 'choice');
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  const take = (choice: number, hope: number): void => {
    const worth = hope + (NOISE * luck.draw(choice)) / FINE;
    if (worth > most) [best, most] = [choice, worth];
  };
  const [destroyer] = sheet.resupply;
  const crowds = [0, 1].map((seat) => habitualCrowd(sheet, at, destroyer, seat));
  for (let ship = 0; ship < SHIPS; ship++)
    if (at.ships[ship] > 0) take(ship, hopeOf(sheet, at, sheet.resupply[ship], crowds));
  for (let battle = 0; battle < sheet.battles.length; battle++) {
    if (!mayDeclare(sheet, at, attacker, battle)) continue;
    const { won, lost, moves } = sheet.battles[battle];
    const group = at.groups < sheet.groups.length ? GROUP : 0;
    take(SHIPS + battle, won * moves[0] + lost * (moves[1] - group) - RELUCTANT);
  }
  return best;
}
