import { describe, expect, test } from 'vitest';
import { fieldsInReach, kindOf, wingsOfWar } from '../src/index.ts';
import { NO_KIND } from '../src/state.ts';
import { ALBATROS, CAMEL, DH4, duel, Flight, FOKKER, melee } from './flight.ts';

const over = { altitude: true, overdive: true };
const at = (level: number, switches = over, card = ALBATROS, more = {}, climbs = 0) =>
  new Flight(duel({ card, level: Math.max(1, level) }, { card: CAMEL }, switches, { fields: [], ...more }), {
    aircraft: { red: { level, climbs: level === 0 ? 1 : climbs } },
  });

describe('overdive', () => {
  const OVERDIVE = ['stall', 'dive', 'straight'];

  test('WOW-OVERDIVE-01, WOW-GAP-105: stall, Dive, straight may be planned with the option, and only so', () => {
    const flight = at(3).choose('blue', 'straight').choose('red', 'stall');
    expect(flight.asked('red')?.options).toContain('dive');
    expect(flight.asked('red')?.options).not.toContain('climb');
    flight.choose('blue', 'straight').choose('red', 'dive');
    expect(flight.asked('red')?.options).toEqual(['straight']);
    expect(flight.why('red', 'left 60')).toEqual({ reason: 'straight-must-follow', because: 'WOW-OVERDIVE-01' });
    const without = at(3, { altitude: true, overdive: false }).choose('blue', 'straight').choose('red', 'stall');
    expect(without.asked('red')?.options).not.toContain('dive');
  });

  test('WOW-GAP-105: in the last slot, the next turn begins with the straight, or is put right', () => {
    const flight = at(3).fly({ red: ['straight', 'stall', 'dive'] });
    expect(flight.asked('red')?.options).toEqual(['straight']);
    flight.fly({ red: ['straight', 'left 60', 'left 60'] });
    expect(flight.of('red').level).toBe(1);
    const wrong = at(3, { altitude: true, overdive: true, illegal: 'straight' } as typeof over)
      .fly({ red: ['straight', 'stall', 'dive'] })
      .fly({ red: ['left 60', 'left 60', 'left 60'] });
    expect(wrong.of('red').level).toBe(1);
  });

  test('WOW-OVERDIVE-02, WOW-OVERDIVE-03: a level and all counters with the Dive, another level with the straight', () => {
    const flight = at(3, over, ALBATROS, {}, 2).fly({ red: OVERDIVE });
    const levels = flight
      .happened('altitude')
      .filter(({ plane }) => plane === 'red')
      .map(({ level, climbs }) => [level, climbs]);
    expect(levels).toEqual([
      [3, 2],
      [2, 0],
      [1, 0],
    ]);
    const names = flight
      .happened('executed')
      .filter(({ plane }) => plane === 'red')
      .map(({ as }) => as);
    expect(names).toEqual(['', 'overdive', '']);
  });

  test('WOW-OVERDIVE-04: from 2 to 0, with one counter', () => {
    expect(at(2).fly({ red: OVERDIVE }).of('red')).toMatchObject({ level: 0, climbs: 1, fate: 'in-play' });
  });

  test('WOW-OVERDIVE-05, WOW-GAP-104: from 1 or 0 it ends in the ground', () => {
    const low = at(1).fly({ red: OVERDIVE });
    expect(low.of('red').fate).toBe('shot-down');
    expect(low.happened('phase')).toHaveLength(3);
    const lowest = at(0).fly({ red: OVERDIVE });
    expect(lowest.of('red').fate).toBe('shot-down');
    expect(lowest.happened('phase')).toHaveLength(2);
    expect(lowest.tree.scores).toEqual([-1, 2]);
  });

  test('WOW-OVERDIVE-06, WOW-GAP-26: not without an Immelmann card', () => {
    const flight = at(3, over, DH4).choose('blue', 'straight').choose('red', 'stall');
    expect(flight.asked('red')?.options).not.toContain('dive');
  });

  test('WOW-GAP-106: a straight after any other Dive costs nothing', () => {
    expect(
      at(3)
        .fly({ red: ['straight', 'dive', 'straight'] })
        .of('red').level,
    ).toBe(2);
  });

  test('WOW-PLAN-06: the exception is for the Dive alone', () => {
    const flight = at(3).choose('blue', 'straight').choose('red', 'stall');
    expect(flight.why('red', 'stall')).toEqual({ reason: 'steep-after-steep', because: 'WOW-PLAN-06' });
  });
});

describe('flying higher', () => {
  const high = { altitude: true, higher: true };
  const game = (floor: number, red: number, blue: number, switches = high, cards = [CAMEL, FOKKER]) =>
    new Flight(duel({ card: cards[0], level: red }, { card: cards[1], level: blue }, switches, { floor }));

  test('WOW-HIGH-01, WOW-HIGH-02, WOW-EX-12: a floor, 0 by default, and a ceiling three above', () => {
    expect(game(0, 2, 2).tree).toMatchObject({ floor: 0, ceiling: 3 });
    expect(game(4, 5, 6).tree).toMatchObject({ floor: 4, ceiling: 7 });
  });

  test('WOW-HIGH-03: they start between floor and ceiling, at least at 1, and not too high for the model', () => {
    const start = (floor: number, level: number, card = CAMEL) =>
      wingsOfWar.options(duel({ card, level }, { card: CAMEL, level: Math.max(1, floor) }, high, { floor })).ok;
    expect([start(4, 3), start(4, 4), start(4, 7), start(4, 8), start(0, 0)]).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect([start(8, 10, 'halberstadt-jasta-4'), start(8, 11, 'halberstadt-jasta-4')]).toEqual([true, false]);
  });

  test('WOW-HIGH-04: stands count from the floor', () => {
    expect(game(4, 6, 5).of('red').stands).toBe(3);
  });

  test('WOW-HIGH-05, WOW-GAP-109: up to its own maximum, and no aircraft above it', () => {
    const up = (level: number) => {
      const options = duel({ card: 'halberstadt-jasta-4', level }, { card: CAMEL, level: 9 }, high, { floor: 8 });
      return new Flight(options, { aircraft: { red: { level, climbs: 4 } } })
        .choose('red', 'keep floor')
        .choose('blue', 'keep floor');
    };
    expect(up(9).asked('red')?.options).toContain('climb');
    expect(up(10).why('red', 'climb')).toEqual({ reason: 'too-high', because: 'WOW-CLIMB-04' });
  });

  test('WOW-HIGH-06: none above the ceiling, which takes the place of 3', () => {
    const up = (level: number) => {
      const flight = new Flight(duel({ card: CAMEL, level }, { card: CAMEL, level: 5 }, high, { floor: 4 }), {
        aircraft: { red: { level, climbs: 1 } },
      });
      return flight.choose('red', 'keep floor').choose('blue', 'keep floor').asked('red')?.options.includes('climb');
    };
    expect([up(6), up(7)]).toEqual([true, false]);
  });

  test('WOW-HIGH-07, WOW-HIGH-08, WOW-GAP-108: below the floor it has left, not been shot down; the card is executed', () => {
    const flight = game(4, 4, 5).fly({ red: ['dive', 'straight', 'straight'] });
    expect(flight.of('red')).toMatchObject({ fate: 'left', y: 1115 });
    expect(flight.tree.scores).toEqual([0, 1]);
    expect(
      game(4, 5, 5)
        .fly({ red: ['dive', 'straight', 'straight'] })
        .of('red'),
    ).toMatchObject({ level: 4, climbs: 0, fate: 'in-play' });
  });

  test('WOW-HIGH-08: below a floor of 1 there is air, and no ground', () => {
    const flight = game(1, 1, 2).fly({ red: ['dive', 'straight', 'straight'] });
    expect(flight.of('red')).toMatchObject({ fate: 'left', status: 'flying' });
    expect(flight.happened('eliminated')).toMatchObject([{ plane: 'red', because: 'WOW-HIGH-08' }]);
  });

  test('WOW-GAP-108: landing fields are in reach of nobody while the floor is above the ground', () => {
    const field = { x: 900, y: 1000, width: 200, length: 270 };
    const fields = (floor: number) =>
      fieldsInReach(
        new Flight(duel({ card: CAMEL, level: 2 }, { card: CAMEL, level: 2 }, high, { floor, fields: [field] })).state,
      );
    expect([fields(0).length, fields(1).length]).toEqual([1, 0]);
  });

  test('WOW-GAP-107: an Overdive below the floor has left, too', () => {
    const flight = game(4, 5, 5, { altitude: true, higher: true, overdive: true } as typeof high).fly({
      red: ['stall', 'dive', 'straight'],
    });
    expect(flight.of('red').fate).toBe('left');
    expect(
      game(4, 6, 5, { altitude: true, higher: true, overdive: true } as typeof high)
        .fly({ red: ['stall', 'dive', 'straight'] })
        .of('red'),
    ).toMatchObject({ fate: 'in-play', level: 4 });
  });

  test('WOW-HIGH-09, WOW-HIGH-10: before planning anybody may propose a floor, and all must agree', () => {
    const flight = game(4, 5, 6);
    expect(flight.asked('red')).toMatchObject({ kind: 'floor', because: 'WOW-HIGH-09' });
    flight.choose('red', 'floor 5').choose('blue', 'keep floor').choose('blue', 'agree');
    expect(flight.tree).toMatchObject({ floor: 5, ceiling: 8 });
    expect(
      game(4, 5, 6).choose('red', 'floor 5').choose('blue', 'keep floor').choose('blue', 'refuse').tree.floor,
    ).toBe(4);
    expect(game(4, 5, 6).choose('red', 'keep floor').choose('blue', 'keep floor').asked('red')?.kind).toBe('plan');
  });

  test('WOW-HIGH-09, WOW-HIGH-02: of several proposals that of the first seat is put to the others, and the ceiling goes with it', () => {
    const flight = game(4, 5, 6).choose('red', 'floor 5').choose('blue', 'floor 3');
    expect(flight.happened('floor-proposed')).toMatchObject([{ seat: 'red', floor: 5 }]);
    expect([flight.asked('red'), flight.asked('blue')?.kind]).toEqual([null, 'consent']);
    expect(flight.choose('blue', 'agree').happened('floor')).toMatchObject([{ floor: 5, ceiling: 8 }]);
  });

  test('WOW-HIGH-11, WOW-EX-09, WOW-GAP-110: and every aircraft must be between the new floor and its ceiling', () => {
    const flight = game(4, 5, 6);
    expect(flight.asked('red')?.options).toEqual(['keep floor', 'floor 3', 'floor 5']);
    expect(flight.why('red', 'floor 2')).toEqual({ reason: 'aircraft-outside', because: 'WOW-HIGH-11' });
    expect(flight.why('red', 'floor 6')).toEqual({ reason: 'aircraft-outside', because: 'WOW-HIGH-11' });
    for (const text of ['floor 3', 'floor 4', 'floor 5']) expect(flight.why('red', text)).toEqual({});
    expect(
      flight.choose('red', 'floor 5').choose('blue', 'keep floor').choose('blue', 'agree').happened('floor'),
    ).toEqual([expect.objectContaining({ floor: 5, because: 'WOW-HIGH-09' })]);
  });

  test('WOW-HIGH-11: the floor may go up and down by three, to the ground and not below it', () => {
    const low = game(3, 3, 3);
    expect(low.asked('red')?.options).toEqual(['keep floor', 'floor 0', 'floor 1', 'floor 2']);
    expect(game(4, 7, 7).asked('red')?.options).toEqual(['keep floor', 'floor 5', 'floor 6', 'floor 7']);
    const refused = (floor: number, level: number) => {
      const flight = game(floor, level, level);
      const [ask] = flight.match.state.asks;
      return flight.match.table.refusals(ask).map(({ choice }) => wingsOfWar.write(flight.state, choice, 0));
    };
    expect(refused(1, 1)).toEqual(['floor 2', 'floor 3', 'floor 4']);
    expect(refused(1, 4)).toEqual(['floor 0']);
    expect(refused(4, 4)).toEqual(['floor 5', 'floor 6', 'floor 7']);
    expect(refused(4, 7)).toEqual(['floor 1', 'floor 2', 'floor 3']);
  });

  test('WOW-HIGH-11: who is out of the game is in nobody’s way', () => {
    const flight = game(4, 4, 6).fly({ red: ['straight', 'straight', 'straight'] });
    flight.state.planes[0].level = 0;
    expect(flight.asked('blue')?.options).toEqual(['keep floor']);
    flight.state.planes[0].fate = 2;
    expect(flight.asked('blue')?.options).toEqual(['keep floor', 'floor 3', 'floor 5', 'floor 6']);
  });

  test('WOW-SETUP-19, WOW-GAP-126: the variants need altitude, each by itself; Interruption needs something to interrupt', () => {
    const refused = (switches: { [name: string]: boolean }) => {
      const read = wingsOfWar.options(duel({ card: CAMEL }, { card: CAMEL }, switches));
      return read.ok ? null : read.problem.code;
    };
    expect(refused({ altitude: true, clouds: true })).toBeNull();
    expect(refused({ clouds: true })).toBe('needs-altitude');
    expect(refused({ interruption: true })).toBe('needs-tailing-or-aiming');
    expect(refused({ interruption: true, aiming: true })).toBeNull();
  });
});

describe('cloud cover', () => {
  const clouds = { altitude: true, clouds: true };
  /** A Camel at level 3 with one counter: the next Climb leads into the cloud. */
  const below = (switches = clouds, more = {}, red = {}) =>
    new Flight(duel({ card: CAMEL, level: 3, ...red }, { card: CAMEL, level: 3 }, switches, more), {
      aircraft: { red: { level: 3, climbs: 1 } },
    });
  const inside = () => below().fly({ red: ['straight', 'straight', 'climb'] });

  test('WOW-CLOUD-01, WOW-CLOUD-02, WOW-EX-13, WOW-GAP-117: above the starting ceiling there is a cloud, and one may climb into it', () => {
    expect(below().asked('red')?.options).toContain('climb');
    expect(below({ altitude: true } as typeof clouds).asked('red')?.options).not.toContain('climb');
    expect(inside().of('red')).toMatchObject({ level: 4, climbs: 0, cloud: true });
    const low = new Flight(
      duel(
        { card: 'halberstadt-jasta-4', level: 10 },
        { card: CAMEL, level: 8 },
        { ...clouds, higher: true },
        { floor: 7 },
      ),
      { aircraft: { red: { level: 10, climbs: 4 } } },
    );
    low.choose('red', 'keep floor').choose('blue', 'keep floor');
    expect(low.asked('red')?.options).not.toContain('climb');
  });

  test('WOW-CLOUD-03, WOW-CLOUD-04, WOW-GAP-112: there it stays where it is, and goes on planning', () => {
    const flight = inside();
    expect(flight.of('red').y).toBe(1304);
    flight.fly({ red: ['left 60', 'straight', 'straight'] });
    expect(flight.of('red')).toMatchObject({ y: 1304, heading: 0, stack: ['left 60', 'straight', 'straight'] });
    expect(flight.asked('red')?.kind).toBe('plan');
  });

  test('WOW-CLOUD-03: all have seen the card that led into the cloud, as long as it is in there', () => {
    const flight = inside();
    const entered = () => [0, 1].map((seat) => wingsOfWar.observe(flight.state, seat).planes[0].entered);
    expect(entered()).toEqual([kindOf('climb'), kindOf('climb')]);
    flight.fly({ red: ['straight', 'straight', 'dive'] });
    expect(entered()).toEqual([NO_KIND, NO_KIND]);
  });

  test('WOW-CLOUD-09, WOW-GAP-114: its cards are stacked, unseen by the others', () => {
    const flight = inside().fly({ red: ['left 60', 'straight', 'straight'] });
    expect(flight.seen('blue', 'red')).toMatchObject({ stacked: 3, plan: ['-', '-', '-'], last: '-' });
    expect(flight.match.told(1).filter(({ event }) => event === 'stacked')).toHaveLength(0);
  });

  test('WOW-CLOUD-05, WOW-CLOUD-06, WOW-CLOUD-07: it neither fires, nor collides, nor is fired at', () => {
    const flight = new Flight(
      duel(
        { card: CAMEL, x: 1500, y: 300, level: 3 },
        { card: CAMEL, x: 1500, y: 420, level: 3 },
        { ...clouds, physical: true },
      ),
      { aircraft: { red: { level: 3, climbs: 1 }, blue: { level: 3, climbs: 1 } } },
    );
    flight.fly({ red: ['straight', 'straight', 'climb'], blue: ['straight', 'straight', 'straight'] });
    const shots = flight.happened('fires').length;
    // Blue stays below: red above it can neither be seen nor be met.
    flight.state.planes[1].x = flight.state.planes[0].x;
    flight.state.planes[1].y = flight.state.planes[0].y - 115_000;
    flight.fly({ red: ['straight', 'straight', 'straight'] }, { fire: { red: 'blue', blue: 'red' } });
    expect(flight.happened('fires')).toHaveLength(shots);
    expect(flight.happened('collision')).toHaveLength(0);
  });

  test('WOW-CLOUD-08, WOW-GAP-113: no Climb and no Immelmann up there', () => {
    const flight = inside();
    flight.choose('blue', 'straight').choose('red', 'straight');
    expect(flight.asked('red')?.options).not.toContain('climb');
    expect(flight.why('red', 'climb')).toEqual({ reason: 'in-the-cloud', because: 'WOW-CLOUD-08' });
    expect(flight.why('red', 'immelmann')).toEqual({ reason: 'in-the-cloud', because: 'WOW-CLOUD-08' });
  });

  test('WOW-CLOUD-10, WOW-CLOUD-12, WOW-GAP-111: a Dive or a Split-S executes the whole stack and leads below', () => {
    const dived = inside().fly({ red: ['straight', 'straight', 'dive'] });
    expect(dived.of('red')).toMatchObject({ y: 1304 + 3 * 115, level: 3, climbs: 0, cloud: false, stack: [] });
    const split = inside().fly({ red: ['straight', 'stall', 'immelmann'] });
    expect(split.of('red')).toMatchObject({
      y: 1304 + 115 + 74 + 47.5,
      heading: 180,
      level: 3,
      climbs: 1,
      cloud: false,
    });
  });

  test('WOW-GAP-114: an illegal card in the cloud is its owner’s secret; elsewhere all see it', () => {
    const told = (fly: (flight: Flight) => Flight) => {
      const flight = fly(below({ altitude: true, clouds: true, illegal: 'straight' } as typeof clouds));
      return [0, 1].map((seat) => flight.match.told(seat).filter(({ event }) => event === 'illegal').length);
    };
    expect(told((flight) => flight.fly({ red: ['stall', 'stall', 'straight'] }))).toEqual([1, 1]);
    expect(
      told((flight) =>
        flight.fly({ red: ['straight', 'straight', 'climb'] }).fly({ red: ['straight', 'climb', 'straight'] }),
      ),
    ).toEqual([1, 0]);
  });

  test('WOW-CLOUD-12: and it can fire at once', () => {
    const flight = inside();
    Object.assign(flight.state.planes[1], {
      x: flight.state.planes[0].x,
      y: flight.state.planes[0].y + 120_000,
      heading: 0,
    });
    flight.until('fire', { red: ['straight', 'straight', 'dive'] });
    expect(flight.state.phase).toBe(3);
    expect(flight.asked('red')?.options).toEqual(['hold fire', 'fire at blue']);
  });

  test('WOW-CLOUD-11: off the table at the end of any card of the stack, it is gone', () => {
    const flight = below(clouds, {}, { y: 2500 }).fly({ red: ['straight', 'straight', 'climb'] });
    flight.fly({ red: ['straight', 'straight', 'left 60'] }).fly({ red: ['left 60', 'left 60', 'dive'] });
    expect(flight.of('red')).toMatchObject({ fate: 'left', cloud: false });
  });

  test('WOW-CLOUD-13, WOW-GAP-116: the cloud stays where it is when the ceiling moves', () => {
    const flight = new Flight(
      duel({ card: CAMEL, level: 5 }, { card: CAMEL, level: 5 }, { ...clouds, higher: true }, { floor: 4 }),
    );
    expect(flight.state.fixed.cloud).toBe(8);
    flight.choose('red', 'floor 5').choose('blue', 'keep floor').choose('blue', 'agree');
    expect(flight.tree.ceiling).toBe(8);
    Object.assign(flight.state.planes[0], { level: 7, climbs: 1 });
    flight.fly({ red: ['straight', 'straight', 'climb'] });
    expect(flight.of('red')).toMatchObject({ level: 8, cloud: true });
  });

  test('WOW-GAP-115: jams and flames run on in the cloud', () => {
    const flight = new Flight(
      duel({ card: CAMEL, level: 3 }, { card: CAMEL, level: 3 }, { ...clouds, special: true }),
      {
        aircraft: { red: { level: 3, climbs: 1, flames: 2, jam: 2 } },
        draws: ['A 0', 'A 0'],
      },
    );
    flight.fly({ red: ['climb', 'straight', 'straight'] });
    expect(flight.of('red')).toMatchObject({ cloud: true, jam: 0, flames: 1 });
    expect(flight.fly().of('red').flames).toBe(0);
  });

  test('WOW-GAP-135: the tight turns of deck L are stalls and turns; its short straight is a straight; deck X has two Dives', () => {
    const engine = new Flight(duel({ card: 'd7-udet' }, { card: CAMEL }, { special: true }), {
      aircraft: { red: { engine: 1 } },
    });
    engine
      .choose('blue', 'straight')
      .choose('red', 'short straight')
      .choose('blue', 'straight')
      .choose('red', 'straight');
    expect(engine.asked('red')?.options).toEqual(['stall', 'tight right', 'tight left']);
    const imm = new Flight(duel({ card: 'd7-udet' }, { card: CAMEL }))
      .choose('blue', 'straight')
      .choose('red', 'short straight');
    expect(imm.asked('red')?.options).toContain('immelmann');
    const basic = new Flight(duel({ card: 'hannover-schlasta' }, { card: CAMEL })).asked('red')?.options;
    expect(basic).not.toContain('short dive');
    const two = new Flight(duel({ card: 'hannover-schlasta', level: 3 }, { card: CAMEL }, { altitude: true })).fly({
      red: ['dive', 'straight', 'short dive'],
    });
    expect(two.of('red').level).toBe(1);
  });

  test('nobody in a duel of three sides is forgotten', () => {
    const flight = new Flight(
      melee({
        a: { side: 0, aircraft: [{ card: CAMEL, label: 'a', x: 500, y: 2990, heading: 0 }] },
        b: { side: 1, aircraft: [{ card: CAMEL, label: 'b', x: 1500, y: 2990, heading: 0 }] },
        c: { side: 2, aircraft: [{ card: CAMEL, label: 'c', x: 2500, y: 990, heading: 0 }] },
      }),
    ).fly();
    expect(flight.winners).toEqual(['c']);
  });
});
