import type { CarrierEffect } from '@tallyho/zero/content';
import { describe, expect, test } from 'vitest';
import { type Defence, type Force, nothing } from '../src/systems/zero-carriers-forces.ts';
import { drawOrders, drawResource } from '../src/systems/zero-carriers-habits.ts';
import { Luck, lots } from '../src/systems/zero-carriers-odds.ts';
import { type Outlook, outlookOf } from '../src/systems/zero-carriers-outlook.ts';
import { type QuickOrders, type QuickSheet, sheetOf } from '../src/systems/zero-carriers-sheet.ts';
import { expectedOf, leftOf } from '../src/systems/zero-carriers-strikes.ts';
import { type Day, flyTurn } from '../src/systems/zero-carriers-turn.ts';
import { QuickLuck } from '../src/systems/zero-luck.ts';
import { coralSea, midway } from './zero-carriers-moments.ts';

const strike: Force = { aircraft: 8, bombers: 6, hope: 18, bombs: 12, guns: 5, fighters: 2 };
const cap: Force = { aircraft: 4, bombers: 0, hope: 0, bombs: 0, guns: 4, fighters: 4 };
const fleet: Defence = { naval: true, targetFlak: 2, flak: 5, points: 1.4, saturation: 0.5 };

describe('a Strike', () => {
  test('nobody flies: nothing happens', () => {
    expect(expectedOf(nothing, cap, fleet)).toEqual({ damage: 0, lost: 0, capLost: 0, damaged: 0 });
  });

  test('unopposed through thin Flak everything falls, and hardly anybody is lost', () => {
    const open = { ...fleet, flak: 3 };
    const { damage, lost, capLost, damaged } = expectedOf(strike, nothing, open);
    expect(damage).toBe(18);
    expect(lost).toBeLessThan(0.3);
    expect(capLost).toBe(0);
    expect(damaged).toBeLessThan(2);
    expect(damaged).toBeGreaterThan(0.8);
    expect(expectedOf(strike, nothing, { ...fleet, flak: 1 }).damage).toBe(18);
  });

  test('Z-22.23c: thick Flak spoils bombs and takes bombers, not escorts, and never all', () => {
    const thick = { ...fleet, flak: 12 };
    expect(expectedOf(strike, nothing, thick).damage).toBeCloseTo(9);
    const lostTo = (flak: number): number => expectedOf(strike, nothing, { ...fleet, flak }).lost;
    expect(lostTo(8)).toBeCloseTo(8 * lostTo(4));
    const escorts = { ...strike, bombers: 0, hope: 0 };
    expect(expectedOf(escorts, nothing, thick).lost).toBe(0);
    expect(expectedOf(escorts, nothing, thick).damaged).toBeCloseTo(0.8);
    const { lost, damaged } = expectedOf(strike, nothing, { ...fleet, flak: 99 });
    expect(lost).toBeLessThan(0.6 * 8);
    expect(damaged).toBeCloseTo(0.8 * (8 - lost));
  });

  test('a CAP keeps off bombs, escorts keep off the CAP, a long way helps it a little', () => {
    const damage = (own: Force, met: Force, longer = 0): number =>
      expectedOf(own, met, { ...fleet, flak: 3 }, longer).damage;
    const twice = { ...cap, aircraft: 8, guns: 8 };
    expect(damage(strike, cap)).toBeLessThan(14);
    expect(damage(strike, cap)).toBeGreaterThan(7);
    expect(damage(strike, twice)).toBeLessThan(damage(strike, cap));
    expect(damage({ ...strike, fighters: 4, guns: 7 }, cap)).toBeGreaterThan(damage(strike, cap) + 1);
    expect(damage(strike, cap, 3)).toBeLessThan(damage(strike, cap));
    expect(damage(strike, cap, 3)).toBeGreaterThan(0.9 * damage(strike, cap));
    expect(damage({ ...strike, fighters: 0 }, cap)).toBeCloseTo(18 / (1 + 0.41 * 4));
  });

  test('both lose aircraft, bombers shoot back less well than fighters', () => {
    const open = { ...fleet, flak: 0 };
    const { lost, capLost, damaged } = expectedOf(strike, cap, open);
    // Half a CAP for each of them: a third of the Strike and more.
    expect(lost).toBeGreaterThan(2);
    expect(lost).toBeLessThan(4);
    expect(expectedOf(strike, { ...cap, guns: 8 }, open).lost).toBeGreaterThan(lost + 1);
    expect(capLost).toBeGreaterThan(1);
    expect(capLost).toBeLessThan(4);
    expect(expectedOf({ ...strike, fighters: 5 }, cap, open).capLost).toBeGreaterThan(capLost);
    expect(expectedOf({ ...strike, guns: 2 }, cap, open).capLost).toBeLessThan(capLost);
    expect(expectedOf({ ...strike, guns: 2 }, cap, open).capLost).toBeCloseTo((4 * 2) / 6);
    expect(damaged).toBeCloseTo((8 - lost) * (0.1 + 0.44 * 0.5));
  });

  test('Z-25.63c: those stay behind that bring least', () => {
    const bomber: Force = { aircraft: 1, bombers: 1, hope: 3, bombs: 3, guns: 0.5, fighters: 0 };
    const escort: Force = { aircraft: 1, bombers: 0, hope: 0, bombs: 0, guns: 1, fighters: 1 };
    const poor: Force = { ...bomber, hope: 1, bombs: 1 };
    const all = [poor, escort, bomber];
    expect(leftOf(all, 0)).toEqual({ aircraft: 3, bombers: 2, hope: 4, bombs: 4, guns: 2, fighters: 1 });
    expect(leftOf(all, 1)).toMatchObject({ aircraft: 2, hope: 3, fighters: 1 });
    expect(leftOf(all, 2)).toMatchObject({ aircraft: 1, hope: 3 });
    expect(leftOf(all, 3)).toEqual(nothing);
    expect(leftOf(all, 9)).toEqual(nothing);
    expect(leftOf(all, 'all')).toEqual(nothing);
  });
});

describe('luck', () => {
  const many = Array.from({ length: 4000 }, (_, i) => new Luck(i).turnTo(1, 'carrier', 0));
  const mean = (of: (luck: Luck) => number): number => many.reduce((sum, luck) => sum + of(luck), 0) / many.length;

  test('draws are numbers below 65,536, the same for the same thing, spread evenly, others for other things', () => {
    const draws = many.map((luck) => luck.draw(0));
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draws)).toBeLessThan(65536);
    expect(mean((luck) => luck.draw(0))).toBeCloseTo(32768, -3);
    expect(mean((luck) => luck.draw(5))).toBeCloseTo(32768, -3);
    expect(new Luck(7).turnTo(2, 'land', 1).draw(3)).toBe(new Luck(7).turnTo(2, 'land', 1).draw(3));
    const places = [1, 2, 3].flatMap((turn) =>
      lots.flatMap((lot) => [0, 1].map((seat) => new Luck(7).turnTo(turn, lot, seat).draw(0))),
    );
    expect(new Set(places).size).toBe(places.length);
    expect(new Set([0, 1, 2, 3].map((campaign) => new QuickLuck(campaign).draw(0))).size).toBe(4);
    // Neighbours have nothing to do with each other.
    const together = many.filter((luck) => luck.draw(0) < 32768 === luck.draw(1) < 32768).length;
    expect(together / many.length).toBeCloseTo(0.5, 1);
  });

  test('something happens as often as its share', () => {
    expect(mean((luck) => (luck.happens(3, 0.25) ? 1 : 0))).toBeCloseTo(0.25, 1);
    expect(mean((luck) => (luck.happens(3, 0) ? 1 : 0))).toBe(0);
    expect(mean((luck) => (luck.happens(3, 1) ? 1 : 0))).toBe(1);
    expect(mean((luck) => (luck.found(0.3) ? 1 : 0))).toBeCloseTo(0.3, 1);
    expect(mean((luck) => (luck.decoyed(0.7) ? 1 : 0))).toBeCloseTo(0.7, 1);
  });

  test('one of several as often as its weight', () => {
    const picked = [0, 0, 0];
    for (const luck of many) picked[luck.pick([1, 0, 3])]++;
    expect(picked[1]).toBe(0);
    expect(picked[2] / many.length).toBeCloseTo(0.75, 1);
    expect(many[0].pick([0, 0])).toBe(0);
  });

  test('Z-25.82a: Damage Points come to what is expected: often none, sometimes many', () => {
    expect(mean((luck) => luck.damage(3))).toBeCloseTo(3, 0);
    const points = many.map((luck) => luck.damage(3));
    expect(points.filter((n) => n === 0).length).toBeGreaterThan(many.length / 8);
    expect(Math.max(...points)).toBeGreaterThan(9);
    expect(mean((luck) => luck.damage(0))).toBe(0);
  });

  test('losses come to what is expected, and never to more than there are', () => {
    expect(mean((luck) => luck.lost(2, 6))).toBeCloseTo(2, 0);
    expect(mean((luck) => luck.capLost(1, 3))).toBeCloseTo(1, 0);
    for (const luck of many.slice(0, 200)) expect(luck.lost(5, 5.5)).toBeLessThanOrEqual(6);
    expect(mean((luck) => luck.lost(2, 2))).toBe(2);
    expect(mean((luck) => luck.lost(0, 2))).toBe(0);
  });
});

describe('what people usually order', () => {
  const sheet = sheetOf(coralSea.fixed);
  const at = outlookOf(sheet, coralSea);
  const drawn = Array.from({ length: 1500 }, (_, i) => drawOrders(sheet, at, 0, new Luck(i)));
  const share = (is: (one: QuickOrders) => boolean, of = drawn): number => of.filter(is).length / of.length;

  test('large Strikes most, small ones less; the enemy Fleet rather than anything else', () => {
    const ops = ['large-strike', 'small-strike', 'no-strike'].map((op) => share((one) => one.op === op));
    expect(ops[0]).toBeGreaterThan(ops[1]);
    expect(ops[1]).toBeGreaterThan(0);
    expect(ops[2]).toBeGreaterThan(0);
    expect(ops[2]).toBeLessThan(ops[0]);
    const places = new Map<number, number>();
    for (const { place, op } of drawn) if (op !== 'no-strike') places.set(place, (places.get(place) ?? 0) + 1);
    const atFleet = places.get(sheet.fleets[1]) ?? 0;
    for (const [place, count] of places) if (place !== sheet.fleets[1]) expect(count).toBeLessThan(atFleet);
  });

  test('Z-25.71: who strikes comes close, who does not keeps away', () => {
    const range = (is: (one: QuickOrders) => boolean): number => {
      const those = drawn.filter(is);
      return those.reduce((sum, one) => sum + one.range, 0) / those.length;
    };
    expect(range(({ op }) => op === 'no-strike')).toBeGreaterThan(range(({ op }) => op !== 'no-strike') + 0.2);
  });
});

describe('a quick day', () => {
  const sheet = sheetOf(midway.fixed);
  const from = outlookOf(sheet, midway);
  const resource = (number: number, ...effects: readonly CarrierEffect[]) =>
    ({ number, effects }) as Day['resources'][number];
  const orders = (seat: number, op: QuickOrders['op'], place: number, range = 1): QuickOrders =>
    sheet.orders[seat].find((one) => one.op === op && one.place === place && one.range === range) ??
    ({ ...sheet.orders[seat][0], op, place, range } as QuickOrders);
  const stay = (seat: number): QuickOrders => orders(seat, 'no-strike', -1);
  const copy = (): Outlook =>
    ({ ...from, boxes: [...from.boxes], last: [...from.last], used: [...from.used] }) as Outlook;

  /** Boxes that so many days have brought each track on average. */
  const boxes = (day: Day, quick: QuickSheet = sheet, days = 300): number[] => {
    const sums = from.boxes.map(() => 0);
    for (let i = 0; i < days; i++) {
      const at = copy();
      flyTurn(quick, at, day, new Luck(i));
      for (const [track, n] of at.boxes.entries()) sums[track] += n - from.boxes[track];
    }
    return sums.map((sum) => sum / days);
  };
  const alone: QuickSheet = { ...sheet, forces: [] };
  const [own, enemy] = [sheet.fleets[1], sheet.fleets[0]];
  const quietDay: Day = { orders: [stay(0), stay(1)], resources: [resource(1), resource(2)] };
  const strikes: Day = { ...quietDay, orders: [stay(0), orders(1, 'large-strike', enemy)] };

  test('nobody strikes: nothing is hit; the turn is over, the orders and Resources are noted', () => {
    const at = copy();
    flyTurn(alone, at, quietDay, new Luck(1));
    expect(at.boxes).toEqual(from.boxes);
    expect(at.turn).toBe(from.turn + 1);
    expect(at.last).toEqual(quietDay.orders);
    expect(at.used).toEqual([from.used[0] | (1 << 1), from.used[1] | (1 << 2)]);
  });

  test('Z-25.82: a Strike hits the enemy Fleet, and costs its own aircraft', () => {
    const after = boxes(strikes, alone);
    expect(after[enemy]).toBeGreaterThan(2);
    expect(after[own]).toBeGreaterThan(0.2);
    expect(after[enemy]).toBeGreaterThan(after[own]);
  });

  test('Resources: scouts and more aircraft help a Strike, more CAP and hiding keep it off', () => {
    const with_ = (seat: number, effect: CarrierEffect): number[] =>
      boxes(
        {
          ...strikes,
          resources: [0, 1].map((side) => (side === seat ? resource(side + 1, effect) : resource(side + 1))),
        },
        alone,
      );
    const plain = boxes(strikes, alone)[enemy];
    expect(with_(1, { does: 'extra-strike-elements', of: 'dive' } as CarrierEffect)[enemy]).toBeGreaterThan(
      plain + 0.5,
    );
    expect(with_(1, { does: 'bomb-points', by: 1 } as CarrierEffect)[enemy]).toBeGreaterThan(plain + 0.3);
    expect(with_(1, { does: 'choose-pilot' } as CarrierEffect)[enemy]).toBeGreaterThanOrEqual(plain);
    expect(with_(1, { does: 'coordinated' } as CarrierEffect)[enemy]).toBeGreaterThanOrEqual(plain);
    expect(with_(0, { does: 'extra-cap' } as CarrierEffect)[enemy]).toBeLessThan(plain);
    expect(with_(0, { does: 'hide', border: 'white' } as CarrierEffect)[enemy]).toBeLessThan(plain);
    expect(with_(0, { does: 'target-bound', whose: 'enemy', by: 2 } as CarrierEffect)[enemy]).toBeLessThanOrEqual(
      plain,
    );
    expect(with_(1, { does: 'torpedo-draw', cards: 2, times: 1 } as CarrierEffect)[enemy]).toBeGreaterThan(plain + 0.5);
  });

  test('repairs take boxes away, but not from a Fleet that is out, and never more than there are', () => {
    const repaired = (boxesThere: number): number => {
      const at = copy();
      at.boxes[own] = boxesThere;
      const repair = { does: 'repair', boxes: 2 } as CarrierEffect;
      flyTurn(alone, at, { ...quietDay, resources: [resource(1), resource(2, repair)] }, new Luck(1));
      return at.boxes[own];
    };
    expect(repaired(5)).toBe(3);
    expect(repaired(1)).toBe(0);
    expect(repaired(sheet.tracks[own].out)).toBe(sheet.tracks[own].out);
  });

  test('Z-25.61c: whoever has the lower Resource strikes first, at whole strength; the other with what is left', () => {
    const met = (first: number): number[] =>
      boxes(
        {
          orders: [orders(0, 'large-strike', own), orders(1, 'large-strike', enemy)],
          resources: first === 0 ? [resource(1), resource(2)] : [resource(2), resource(1)],
        },
        alone,
        600,
      );
    expect(met(1)[enemy]).toBeGreaterThan(met(0)[enemy]);
  });

  test('Z-25.71: from far away more of the Damaged are lost', () => {
    const far = { ...strikes, orders: [orders(0, 'no-strike', -1, 2), orders(1, 'large-strike', enemy, 2)] };
    const near = { ...strikes, orders: [orders(0, 'no-strike', -1, 0), orders(1, 'large-strike', enemy, 0)] };
    expect(boxes(far, alone)[own]).toBeGreaterThan(boxes(near, alone)[own]);
  });

  test('a Resource is picked for what it brings on such a day', () => {
    const picked = (day: readonly QuickOrders[], seat: number): Map<number, number> => {
      const counts = new Map<number, number>();
      for (let i = 0; i < 600; i++) {
        const { number } = drawResource(sheet, from, seat, day, new Luck(i));
        counts.set(number, (counts.get(number) ?? 0) + 1);
      }
      return counts;
    };
    const withEffect = (does: string): number[] =>
      sheet.resources
        .filter(({ effects }) => effects.some((effect) => effect.does === does))
        .map(({ number }) => number);
    const count = (counts: Map<number, number>, does: string): number =>
      withEffect(does).reduce((sum, number) => sum + (counts.get(number) ?? 0), 0);
    const striking = picked([stay(0), orders(1, 'large-strike', enemy)], 1);
    const staying = picked([stay(0), stay(1)], 1);
    for (const does of ['extra-strike-elements', 'bomb-points', 'scout', 'coordinated'])
      expect(count(striking, does), does).toBeGreaterThanOrEqual(count(staying, does));
    expect(count(striking, 'bomb-points')).toBeGreaterThan(count(staying, 'bomb-points'));
    expect(count(striking, 'repair')).toBeLessThan(count(striking, 'torpedo-draw') + 1);
  });
});
