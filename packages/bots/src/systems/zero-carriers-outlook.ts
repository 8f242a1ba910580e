import type { Seat } from '@tallyho/kernel';
import type { FleetOrders, OpenCarriers } from '@tallyho/zero';
import type { QuickOrders, QuickResource, QuickSheet } from './zero-carriers-sheet.ts';

/** A campaign as far as it matters for what may still come. */
export interface Outlook {
  turn: number;
  boxes: number[];
  /** By side: what was ordered last; null: nothing yet. */
  last: (QuickOrders | null)[];
  /** By side: the numbers of the Resources that are used up, as bits. */
  used: number[];
}

const both: readonly Seat[] = [0, 1];

/** Between turns, as everybody sees it. */
export function outlookOf(sheet: QuickSheet, { log, tracks }: OpenCarriers): Outlook {
  const line = log[log.length - 1];
  const isOpen = line !== undefined && line.report === null;
  const done = isOpen ? log.slice(0, -1) : log;
  const before = done[done.length - 1];
  return {
    turn: done.length,
    boxes: tracks.slice(),
    last: both.map((seat) => (before === undefined ? null : quickOrders(sheet, seat, before.orders[seat]))),
    used: both.map((seat) => done.reduce((bits, { resources }) => bits | (1 << resources[seat]), 0)),
  };
}

export function quickOrders({ orders: all }: QuickSheet, seat: Seat, { tactic, op, target }: FleetOrders): QuickOrders {
  const found = all[seat].find(
    ({ orders }) => orders.tactic === tactic && orders.op === op && orders.target === target,
  );
  if (found === undefined) throw new RangeError(`nobody can order ${tactic} ${op} ${target}`);
  return found;
}

export const copyOf = ({ turn, boxes, last, used }: Outlook): Outlook => ({
  turn,
  boxes: boxes.slice(),
  last: last.slice(),
  used: used.slice(),
});

/** Z-25.32b, Z-25.42b, Z-25.21a — what a side may order in a turn. */
export function isOpen({ opening }: QuickSheet, at: Outlook, seat: Seat, { range, op, place }: QuickOrders): boolean {
  if (opening !== null && opening.side === seat && at.turn === 0 && place !== opening.place) return false;
  const last = at.last[seat];
  if (last === null) return true;
  if (range - last.range > 1 || last.range - range > 1) return false;
  return op !== 'large-strike' || last.op !== 'large-strike';
}

export const openOrders = (sheet: QuickSheet, at: Outlook, seat: Seat): QuickOrders[] =>
  sheet.orders[seat].filter((orders) => isOpen(sheet, at, seat, orders));

export const isLeft = ({ used }: Outlook, seat: Seat, { number, again, seats }: QuickResource): boolean =>
  seats.includes(seat) && (again || (used[seat] & (1 << number)) === 0);

export const openResources = ({ resources }: QuickSheet, at: Outlook, seat: Seat): QuickResource[] =>
  resources.filter((resource) => isLeft(at, seat, resource));
