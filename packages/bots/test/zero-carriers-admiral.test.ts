import { chanceFrom, type Json, lineOf, type Seat, Table } from '@tallyho/kernel';
import { type CarrierState, zeroCarriersScript } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import {
  answer,
  hints,
  honestWorlds,
  type Level,
  type Temper,
  type Thumbs,
  think,
  thinkerFor,
  withTemper,
} from '../src/index.ts';
import { zeroCarriersThumbs } from '../src/systems/zero-carriers.ts';
import { Luck } from '../src/systems/zero-carriers-odds.ts';
import { openResources, outlookOf, quickOrders } from '../src/systems/zero-carriers-outlook.ts';
import { playOut } from '../src/systems/zero-carriers-playout.ts';
import { sheetOf } from '../src/systems/zero-carriers-sheet.ts';
import type { AnyTable } from './tables.ts';

const thumbs = zeroCarriersThumbs as unknown as Thumbs;

function moment(campaign: string, given: Json): AnyTable {
  const options = zeroCarriersThumbs.game.options({ campaign });
  if (!options.ok) throw new Error(options.problem.code);
  const state = zeroCarriersScript.situate(given, options.value as never, 'moment');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const table = new Table(thumbs.game, state.value) as unknown as AnyTable;
  table.advance();
  return table;
}

function asked(table: AnyTable, seat: Seat) {
  const ask = table.openAsk(seat);
  if (ask === undefined) throw new Error('nobody is asked');
  return { ask, decision: table.decision(ask), view: thumbs.game.observe(table.state, seat) };
}

/** How often a Pilot in this seat takes each option. */
function pilots(table: AnyTable, seat: Seat): { readonly options: readonly object[]; readonly shares: number[] } {
  const { ask, decision } = asked(table, seat);
  const weights: number[] = [];
  thumbs.weigh(table, ask, decision.options, weights);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return { options: decision.options, shares: weights.map((weight) => weight / sum) };
}

const LOOKS = 500;
/** Luck that nobody has thought with. */
const OTHER = 77_000_000;

/** What each option of a seat comes to against a Pilot, in quick campaigns. */
function worthsOf(table: AnyTable, seat: Seat): number[] {
  const s = table.state as CarrierState;
  const sheet = sheetOf(s.fixed);
  const from = outlookOf(sheet, s);
  const { options: theirs, shares } = pilots(table, 1 - seat);
  const flown = (own: object, enemys: object, luck: Luck): number => {
    const [first, second] = seat === 0 ? [own, enemys] : [enemys, own];
    if ('resource' in first && 'resource' in second) {
      const orders = lineOf(s).orders.map((one, side) => quickOrders(sheet, side, one));
      const picked = [first.resource, second.resource].map(
        (number, side) => openResources(sheet, from, side).find((one) => one.number === number) ?? null,
      );
      return playOut(sheet, from, orders, picked, luck);
    }
    const orders = [first, second].map((one, side) => quickOrders(sheet, side, one as never));
    return playOut(sheet, from, orders, [null, null], luck);
  };
  return pilots(table, seat).options.map((own) => {
    let sum = 0;
    for (let n = 0; n < LOOKS; n++) {
      const luck = new Luck(OTHER + n);
      const worth = flown(own, theirs[luck.turnTo(9, 'orders', 0).pick(shares)], luck);
      sum += seat === 0 ? worth : 1 - worth;
    }
    return sum / LOOKS;
  });
}

const answerOf = (table: AnyTable, seat: Seat, level: Level, seed: number, playouts = 150): number => {
  const { decision, view } = asked(table, seat);
  const choice = answer(thumbs, level, view, decision, chanceFrom(seed), { playouts });
  return decision.options.indexOf(choice);
};

const quiet = {
  orders: { japanese: 'medium no-strike', allied: 'medium no-strike' },
  resources: [13, 13],
  points: [0, 0],
};
const struck = { 'japanese-fleet': 12, 'allied-fleet': 14 };

const later = { tracks: struck, log: [quiet, quiet] };
const given = { japanese: 'close large-strike allied-fleet', allied: 'close small-strike japanese-fleet' };

describe('who looks ahead answers what a Pilot would do', () => {
  const orders = moment('coral-sea', later);
  const resources = moment('coral-sea', {
    tracks: struck,
    log: [quiet, { orders: given }],
    phase: 'resources',
  } as Json);

  test.each([
    { name: 'Z-25.31a: orders', table: orders, seat: 0 },
    { name: 'Z-25.52a: a Resource', table: resources, seat: 1 },
  ])('$name: against a Pilot it brings more than what a Pilot does, and about the most that can be had', (at) => {
    const worths = worthsOf(at.table, at.seat);
    const usual = pilots(at.table, at.seat).shares.reduce((sum, share, i) => sum + share * worths[i], 0);
    for (const level of ['veteran', 'ace'] as const) {
      const found = [1, 2, 3].map((seed) => worths[answerOf(at.table, at.seat, level, seed)]);
      const mean = found.reduce((sum, worth) => sum + worth / found.length, 0);
      expect(mean).toBeGreaterThan(usual + 0.015);
      expect(mean).toBeGreaterThan(Math.max(...worths) - 0.025);
    }
  });

  test('Z-25.31a: a hint tells what each order brings against a Pilot, and what that Pilot will order', () => {
    const { decision, view } = asked(orders, 0);
    const ranked = hints(thumbs, view, decision, chanceFrom('hint'), { playouts: 60 });
    const worths = worthsOf(orders, 0);
    const off = ranked.reduce((sum, { option, chance }) => sum + (chance - worths[option]) / ranked.length, 0);
    expect(Math.abs(off)).toBeLessThan(0.03);
    const { options, shares } = pilots(orders, 1);
    const likely = shares.map((share, i) => ({ share, choice: options[i] })).sort((a, b) => b.share - a.share);
    for (const [i, { choice, share }] of ranked[0].answers.entries()) {
      expect(choice).toEqual(likely[i].choice);
      expect(share).toBeCloseTo(likely[i].share, 1);
    }
  });

  test('Z-25.31a: of orders that are about as good not the same are always written', () => {
    const opening = moment('coral-sea', {});
    const written = [1, 2, 3, 4, 5, 6].map((seed) => answerOf(opening, 0, 'veteran', seed, 40));
    expect(new Set(written).size).toBeGreaterThan(1);
  });

  test('nobody thinks any longer when only one plan is left', () => {
    const nearly = {
      tracks: { 'allied-fleet': 23, 'japanese-fleet': 24 },
      log: Array.from({ length: 5 }, () => quiet),
    };
    const { decision, view } = asked(moment('coral-sea', nearly as Json), 0);
    const thinker = thinkerFor(thumbs, honestWorlds(thumbs, view), decision, chanceFrom('last'));
    think(thinker, { playouts: 3000 }, true);
    expect(thinker.playouts).toBeLessThan(3000);
  });

  test('a temper counts for who looks ahead as well: Large Strikes stand higher with the aggressive', () => {
    const { decision, view } = asked(moment('coral-sea', {}), 0);
    /** Where Large Strikes stand among what is thought about most, all together. */
    const places = (temper: Temper): number =>
      hints(withTemper(thumbs, temper), view, decision, chanceFrom('temper'), { playouts: 100 }).reduce(
        (sum, { option }, at) => sum + (zeroCarriersThumbs.bold?.(decision.options[option] as never) === 1 ? at : 0),
        0,
      );
    expect(places('aggressive')).toBeLessThan(places('cautious'));
  });
});
