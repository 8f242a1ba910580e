import type { Seat } from '@tallyho/kernel';
import type { CarrierEffect } from '@tallyho/zero/content';
import { clear } from '../clear.ts';
import type { Luck } from './zero-carriers-odds.ts';
import { isLeft, isOpen, type Outlook } from './zero-carriers-outlook.ts';
import type { QuickOrders, QuickResource, QuickSheet } from './zero-carriers-sheet.ts';

/** What people order most of the time, when nothing is known of the day. */
const ofOp = { 'large-strike': 4, 'small-strike': 2, 'no-strike': 1.5 };
/** The enemy Fleet rather than what else there is. */
export const FLEET = 2;
/** Who strikes comes closer, so that Damaged aircraft come home; who does not keeps away. */
const NEAR = 3;

function weightOfOrders({ fleets }: QuickSheet, seat: Seat, { range, op, place }: QuickOrders): number {
  const near = op === 'no-strike' ? range : 2 - range;
  return ofOp[op] * (place === fleets[1 - seat] ? FLEET : 1) * (1 + NEAR * near);
}

/** Orders as people may write them. */
export function drawOrders(sheet: QuickSheet, at: Outlook, seat: Seat, luck: Luck): QuickOrders {
  const all = sheet.orders[seat];
  const { weights } = luck;
  clear(weights);
  for (const one of all) weights.push(isOpen(sheet, at, seat, one) ? weightOfOrders(sheet, seat, one) : 0);
  return all[luck.turnTo(at.turn, 'orders', seat).pick(weights)];
}

/** And which Resource: about as much as it brings on such a day. */
function weightOfResource(
  sheet: QuickSheet,
  at: Outlook,
  seat: Seat,
  orders: readonly QuickOrders[],
  { effects }: QuickResource,
): number {
  const own = orders[seat];
  const strikes = own.place >= 0;
  const isAtFleet = own.place === sheet.fleets[1 - seat];
  const home = sheet.fleets[seat];
  const isStruck =
    orders[1 - seat].place === home || sheet.forces.some(({ goals }) => goals.some(({ place }) => place === home));
  let worth = 0.1;
  for (const effect of effects)
    worth += worthOfEffect(effect, strikes, isAtFleet, isStruck, at.boxes[sheet.fleets[seat]]);
  return worth;
}

function worthOfEffect(
  effect: CarrierEffect,
  strikes: boolean,
  isAtFleet: boolean,
  isStruck: boolean,
  boxes: number,
): number {
  switch (effect.does) {
    case 'target-bound':
      return effect.whose === 'own' ? (strikes ? 0.5 : 0) : isStruck ? 0.6 : 0;
    case 'scout':
      return strikes ? 1.5 : 0;
    case 'extra-cap':
      return isStruck ? 1.5 : 0;
    case 'hide':
      return isStruck ? 1 : 0;
    case 'extra-strike-elements':
      return strikes ? (effect.of === 'dive' ? 4 : 1) : 0;
    case 'bomb-points':
      return isAtFleet ? 1.5 : 0;
    case 'coordinated':
      return strikes ? 0.6 : 0;
    case 'choose-pilot':
      return 0.6;
    case 'repair':
      return boxes >= effect.boxes ? 2 : 0.2;
    case 'extra-strike':
      return 2;
    case 'torpedo-draw':
      return 2.5;
  }
}

/** A Resource as people may pick one on such a day. */
export function drawResource(
  sheet: QuickSheet,
  at: Outlook,
  seat: Seat,
  orders: readonly QuickOrders[],
  luck: Luck,
): QuickResource {
  const { resources } = sheet;
  const { weights } = luck;
  clear(weights);
  for (const one of resources) weights.push(isLeft(at, seat, one) ? weightOfResource(sheet, at, seat, orders, one) : 0);
  return resources[luck.turnTo(at.turn, 'resource', seat).pick(weights)];
}
