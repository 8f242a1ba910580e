import type { Seat } from '@tallyho/kernel';
import { carrierRules, type OpenCarriers } from '@tallyho/zero';
import { drawOrders, drawResource } from './zero-carriers-habits.ts';
import type { Luck } from './zero-carriers-odds.ts';
import { copyOf, type Outlook } from './zero-carriers-outlook.ts';
import type { QuickOrders, QuickResource, QuickSheet } from './zero-carriers-sheet.ts';
import { type Day, flyTurn } from './zero-carriers-turn.ts';

const both: readonly Seat[] = [0, 1];

/** Z-25.9a. */
const isOver = ({ turns, fleets, tracks }: QuickSheet, { turn, boxes }: Outlook): boolean =>
  turn >= turns || fleets.some((place) => boxes[place] >= tracks[place].out);

/** So many VPs ahead are as good as won. */
const DECISIVE = 40;

/** What a campaign that has come to these boxes is worth to the Japanese: that it is won, and by how much. */
function worthAt({ fixed }: QuickSheet, { boxes }: Outlook): number {
  const s: OpenCarriers = { fixed, log: [], tracks: boxes };
  const ahead = carrierRules.totalOf(s, 0) - carrierRules.totalOf(s, 1);
  const won = ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
  return (won + Math.min(1, Math.max(0, 0.5 + ahead / DECISIVE / 2))) / 2;
}

/** The turn that is about to be flown with these orders (and Resources, where they are known), and the rest of the campaign as it may go. */
export function playOut(
  sheet: QuickSheet,
  from: Outlook,
  orders: readonly QuickOrders[],
  chosen: readonly (QuickResource | null)[],
  luck: Luck,
): number {
  const at = copyOf(from);
  let day: Day = {
    orders,
    resources: both.map((seat) => chosen[seat] ?? drawResource(sheet, at, seat, orders, luck)),
  };
  for (;;) {
    flyTurn(sheet, at, day, luck);
    if (isOver(sheet, at)) return worthAt(sheet, at);
    const next = [drawOrders(sheet, at, 0, luck), drawOrders(sheet, at, 1, luck)];
    day = {
      orders: next,
      resources: [drawResource(sheet, at, 0, next, luck), drawResource(sheet, at, 1, next, luck)],
    };
  }
}
