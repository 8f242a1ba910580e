import { describe, expect, test } from 'vitest';
import { ALBATROS, CAMEL, duel, Flight, melee, SPAD } from './flight.ts';

/** A field 270 mm long in the middle of nowhere; positions are given along it. */
const FIELD = { x: 900, y: 1000, width: 200, length: 270 };
const game = (
  red: { [name: string]: number | string | boolean },
  given = {},
  switches = {},
  draws: string[] = [],
  more = {},
) =>
  new Flight(
    duel(
      { card: CAMEL, x: 1000, ...red, ...(red.landed === true ? {} : { level: 1 }) },
      { card: CAMEL, level: 1 },
      { altitude: true, ...switches },
      { fields: [FIELD], ...more },
    ),
    { aircraft: { red: red.landed === true ? given : { level: 0, climbs: 1, ...given } }, draws },
  );
/** It touches down at `at` millimetres up the field. A Camel's straight is 115 mm, its stall 74 mm. */
const landing = (at: number, climbs = 1, switches = {}, draws: string[] = []) =>
  game({ y: 1000 + at - 115 }, { climbs }, switches, draws);
const LAND = ['dive', 'straight', 'stall'];
const TAKE_OFF = ['stall', 'straight', 'climb'];

describe('landing', () => {
  test('WOW-LAND-01, WOW-LAND-02, WOW-LAND-03, WOW-ALT-08: at altitude 0 a Dive touches the ground; straight and stall follow', () => {
    const flight = landing(20, 1);
    const cards = flight.choose('blue', 'straight').choose('red', 'dive').asked('red')?.options;
    expect(cards).toEqual(['straight']);
    flight.choose('blue', 'straight').choose('red', 'straight');
    expect(flight.asked('red')?.options).toEqual(['stall']);
    expect(flight.why('red', 'left 60')).toEqual({ reason: 'landing-sequence', because: 'WOW-LAND-02' });
    const touched = landing(20, 1).choose('blue', 'straight').choose('red', 'dive');
    expect(touched.why('red', 'stall')).toEqual({ reason: 'landing-sequence', because: 'WOW-LAND-02' });
    flight.fly({ red: LAND });
    expect(flight.of('red')).toMatchObject({
      status: 'standing',
      level: 0,
      climbs: 0,
      stands: 0,
      y: 1209,
      fate: 'in-play',
      cards: 0,
    });
    expect(flight.happened('touched-down')).toMatchObject([{ plane: 'red', because: 'WOW-LAND-03' }]);
    expect(flight.happened('landed')).toHaveLength(1);
    expect(
      landing(20, 1)
        .fly({ red: ['straight', 'straight', 'straight'] })
        .of('red').status,
    ).toBe('flying');
  });

  test('WOW-PLAN-06: that somebody comes to rest changes nothing for what others may plan', () => {
    const flight = game({ y: 1000 + 20 - 3 * 115 }).fly({ red: ['straight', 'straight', 'dive'] });
    flight.choose('red', 'straight').choose('blue', 'straight').choose('red', 'stall').choose('blue', 'stall');
    expect(flight.asked('red')?.options).toContain('right 60');
    expect(flight.asked('blue')?.options).not.toContain('stall');
  });

  test('WOW-LAND-01: from level 1 a Dive does not land', () => {
    const flight = game({ y: 905 }, { level: 1, climbs: 0 }).fly({ red: ['dive', 'straight', 'straight'] });
    expect(flight.of('red')).toMatchObject({ status: 'flying', level: 0, climbs: 1 });
  });

  test('WOW-GAP-93: a Dive at altitude 0 over a field is a landing, meant or not', () => {
    const flight = game({ y: 905, card: ALBATROS }, { climbs: 2 }).fly({ red: LAND });
    expect(flight.of('red')).toMatchObject({ status: 'standing', climbs: 0 });
  });

  test('WOW-LAND-04, WOW-LAND-05, WOW-GAP-96: over the change of turns, too; behind the stall cards are bluff', () => {
    const flight = game({ y: 1000 + 20 - 3 * 115 }).fly({ red: ['straight', 'straight', 'dive'] });
    expect(flight.of('red')).toMatchObject({ status: 'touched-down', climbs: 0 });
    flight.fly({ red: ['straight', 'stall', 'right 90'] });
    expect(flight.of('red')).toMatchObject({ status: 'standing', y: 1209, heading: 0 });
    expect(flight.happened('ignored')).toMatchObject([{ plane: 'red', because: 'WOW-LAND-05' }]);
  });

  test('WOW-GAP-95: a wrong card in a landing is replaced by the one that is due', () => {
    const flight = game({ y: 905 }, {}, { illegal: 'straight' }).fly({ red: ['dive', 'left 60', 'right 60'] });
    expect(flight.of('red')).toMatchObject({ status: 'standing', y: 1209 });
  });

  test('WOW-GAP-103: a landed aircraft keeps its side in the game', () => {
    const flight = landing(20).fly({ red: LAND });
    expect(flight.winners).toBeNull();
  });

  test('WOW-LAND-20: on the ground nobody fires', () => {
    const flight = game({ y: 1100, landed: true }, {});
    Object.assign(flight.state.planes[1], { x: 1_000_000, y: 1_000_000, level: 0, climbs: 1, heading: 9_000 });
    flight.fly({ red: [], blue: ['stall', 'straight', 'straight'] }, { fire: { red: 'blue' } });
    expect(flight.happened('fires')).toHaveLength(0);
  });

  test('WOW-LAND-21, WOW-GAP-100: but one is fired at, at altitude 0', () => {
    const flight = game({ y: 1200, landed: true }, {}, {}, ['A 1', 'A 1']);
    Object.assign(flight.state.planes[1], { x: 1_000_000, y: 1_000_000, level: 0, climbs: 1, heading: 0 });
    flight.fly({ red: [], blue: ['stall', 'straight', 'straight'] }, { fire: { blue: ['red'] } });
    expect(flight.of('red').damage).toBe(2);
  });
});

describe('take-off', () => {
  test('WOW-LAND-06, WOW-LAND-07, WOW-LAND-08: stall and straight on the ground, then the Climb lifts it off', () => {
    const flight = game({ y: 1020, landed: true });
    flight.choose('blue', 'straight').choose('red', 'stall');
    expect(flight.asked('red')?.options).toEqual(['straight']);
    expect(flight.why('red', 'left 60')).toEqual({ reason: 'take-off-sequence', because: 'WOW-LAND-07' });
    flight.choose('blue', 'straight').choose('red', 'straight');
    expect(flight.asked('red')?.options).toEqual(['climb']);
    flight.fly({ red: TAKE_OFF });
    expect(flight.of('red')).toMatchObject({
      status: 'flying',
      level: 0,
      climbs: 1,
      stands: 1,
      y: 1283,
      fate: 'in-play',
      cards: 0,
    });
    expect(flight.happened('airborne')).toHaveLength(1);
  });

  test('WOW-LAND-06, WOW-GAP-98: outside the field there is no take-off', () => {
    const flight = game({ y: 990, landed: true });
    expect(flight.asked('red')?.options).not.toContain('stall');
    expect(flight.why('red', 'stall')).toEqual({ reason: 'cannot-take-off', because: 'WOW-LAND-06' });
    expect(game({ y: 1000, landed: true }).asked('red')?.options).toContain('stall');
  });

  test('WOW-LAND-06, WOW-GAP-09: on the edge of the field is inside', () => {
    const may = (x: number, y: number) => game({ x, y, landed: true }).asked('red')?.options.includes('stall');
    expect([may(899.99, 1000), may(1100.01, 1000), may(1000, 999.99), may(1000, 1270.01)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([may(899.989, 1000), may(1100.011, 1000), may(1000, 999.989), may(1000, 1270.011)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('WOW-LAND-09, WOW-LAND-10: begun in phase 2 or 3, other cards before it are ignored, and the next turn completes it', () => {
    const flight = game({ y: 1020, landed: true }).fly({ red: ['straight', 'left 60', 'stall'] });
    expect(flight.happened('ignored')).toHaveLength(2);
    expect(flight.of('red')).toMatchObject({ status: 'running', y: 1094, heading: 0 });
    expect(flight.asked('red')?.options).toEqual(['straight']);
    flight.fly({ red: ['straight', 'climb', 'straight'] });
    expect(flight.of('red')).toMatchObject({ status: 'flying', climbs: 1 });
  });

  test('WOW-LAND-11, WOW-GAP-97: three cards without a stall are a feint: it neither moves nor turns', () => {
    const flight = game({ y: 1020, landed: true }).fly(
      { red: ['straight', 'left 60', 'climb'] },
      { pivot: { red: ['centre', '90'] } },
    );
    expect(flight.of('red')).toMatchObject({ status: 'standing', x: 1000, y: 1020, heading: 0 });
    expect(flight.happened('turned')).toHaveLength(0);
  });

  test('WOW-LAND-22, WOW-LAND-23, WOW-GAP-97, WOW-GAP-101: with its engine off it may be turned in the second phase, about any point', () => {
    const flight = game({ y: 1100, landed: true }).until('pivot', { red: [] });
    expect(flight.state.phase).toBe(1);
    expect(flight.asked('red')).toMatchObject({ because: 'WOW-LAND-22' });
    flight.choose('red', 'pivot rear').choose('red', 'turn 90').fly();
    expect(flight.of('red')).toMatchObject({ x: 1033.75, y: 1066.25, heading: 90 });
  });

  test('WOW-LAND-23: a corner under the finger stays where it is', () => {
    const flight = game({ y: 1100, landed: true }).fly({ red: [] }, { pivot: { red: ['front-right', '90'] } });
    const [ahead, right] = [33.75, 21.75];
    expect(flight.of('red')).toMatchObject({ x: 1000 + right - ahead, y: 1100 + ahead + right, heading: 90 });
  });

  test('WOW-LAND-22: of two that stand, both may be turned, one after the other', () => {
    const landed = (label: string, x: number) => ({ card: CAMEL, label, x, y: 1100, heading: 0, landed: true });
    const flight = new Flight(
      melee(
        {
          red: { side: 0, aircraft: [landed('one', 950), landed('two', 1050)] },
          blue: { side: 1, aircraft: [{ card: CAMEL, label: 'blue', x: 2500, y: 200, heading: 0, level: 1 }] },
        },
        { altitude: true },
        { fields: [FIELD] },
      ),
    ).fly({ one: [], two: [] }, { pivot: { one: ['centre', '90'], two: ['centre', '180'] } });
    expect(['one', 'two'].map((label) => flight.of(label).heading)).toEqual([90, 180]);
  });

  test('WOW-GAP-97: nobody is turned in the other phases, in a run, or when it is held', () => {
    const flight = game({ y: 1100, landed: true }).fly({ red: [] }, { pivot: { red: ['centre', '180'] } });
    expect(flight.happened('turned')).toHaveLength(1);
    expect(flight.happened('ignored')).toHaveLength(0);
  });

  test('a landed aircraft may take off again: the stall of the landing does not forbid that of the take-off (ruling)', () => {
    const flight = landing(20).fly({ red: LAND });
    expect(flight.asked('red')?.options).toContain('stall');
  });

  test('WOW-GAP-131: apart from that, what was executed last is remembered: the Climb of a take-off is steep', () => {
    const flight = game({ y: 1020, landed: true }).fly({ red: TAKE_OFF });
    expect(flight.asked('red')?.options).not.toContain('stall');
  });

  test('WOW-LAND-24, WOW-GAP-136: with flames it cannot take off, and a run ends', () => {
    expect(game({ y: 1020, landed: true }, { flames: 2 }, { special: true }).asked('red')?.options).not.toContain(
      'stall',
    );
    const flight = game({ y: 1020, landed: true }, {}, { special: true }).fly({
      red: ['straight', 'straight', 'stall'],
    });
    flight.state.planes[0].flames = 3;
    flight.lay('A 1', 'A 1').fly({ red: ['straight', 'climb', 'straight'] });
    expect(flight.of('red')).toMatchObject({ status: 'standing', y: 1094 });
  });

  test('WOW-GAP-137: while it stands, its jam counters stay', () => {
    const flight = game({ y: 1020, landed: true }, { jam: 2 }).fly({ red: [] });
    expect(flight.of('red').jam).toBe(2);
  });
});

describe('accidents', () => {
  test('WOW-LAND-12, WOW-LAND-13: off the field with the stall of a take-off: two cards', () => {
    const flight = game({ y: 1260, landed: true }, {}, {}, ['A 1', 'A 0']).fly({ red: TAKE_OFF });
    expect(flight.of('red')).toMatchObject({ cards: 2, damage: 1, status: 'standing', y: 1334 });
    expect(flight.happened('crashed')).toMatchObject([{ because: 'WOW-LAND-13', cards: 2 }]);
  });

  test('WOW-LAND-12, WOW-LAND-14: with the straight: three', () => {
    const flight = game({ y: 1100, landed: true }, {}, {}, ['A 1', 'A 0', 'A 1']).fly({ red: TAKE_OFF });
    expect(flight.of('red')).toMatchObject({ cards: 3, y: 1289 });
    const late = landing(200, 1, {}, ['A 1', 'A 0', 'A 1']).fly({ red: LAND });
    expect(late.of('red')).toMatchObject({ cards: 3, y: 1315 });
    expect(late.happened('crashed')).toMatchObject([{ because: 'WOW-LAND-14' }]);
  });

  test('WOW-LAND-13: and with the stall of a landing: two', () => {
    const flight = landing(100, 1, {}, ['A 0', 'A 1']).fly({ red: LAND });
    expect(flight.of('red')).toMatchObject({ cards: 2, y: 1289 });
  });

  test('WOW-LAND-15: points, explosions and fire count, nothing else', () => {
    const flight = game({ y: 1260, landed: true }, {}, { special: true }, ['A 2 fire', 'A 3 engine']).fly({
      red: TAKE_OFF,
    });
    expect(flight.of('red')).toMatchObject({ damage: 5, flames: 3, engine: 0 });
    const exploded = game({ y: 1260, landed: true }, {}, {}, ['A explosion', 'A 0']).fly({ red: TAKE_OFF });
    expect(exploded.of('red').fate).toBe('shot-down');
  });

  test('WOW-LAND-16, WOW-LAND-17, WOW-GAP-134: then it stands still for this turn and the next, and may move again from the second on', () => {
    const flight = game({ y: 1260, landed: true }, {}, {}, ['A 0', 'A 0']).fly({ red: TAKE_OFF });
    expect(flight.asked('red')).toBeNull();
    flight.fly();
    expect(flight.happened('turned')).toHaveLength(0);
    expect(flight.asked('red')?.kind).toBe('plan');
    flight.fly({ red: [] }, { pivot: { red: ['front', '180'] } });
    expect(flight.happened('turned')).toHaveLength(1);
  });

  test('WOW-LAND-18, WOW-GAP-94: the last counter lost outside the field: four cards', () => {
    const flight = game({ y: 500 }, {}, {}, ['A 1', 'A 0', 'A 1', 'A 0']).fly({ red: LAND });
    expect(flight.of('red')).toMatchObject({ cards: 4, damage: 2, status: 'standing', y: 615 });
    expect(flight.happened('crashed')).toMatchObject([{ because: 'WOW-LAND-18', cards: 4 }]);
  });

  test('WOW-LAND-19: of these, too, points, explosions and fire', () => {
    const flight = game({ y: 500 }, {}, { special: true }, ['A 4 smoke', 'A 2 fire', 'A 1 rudder-left', 'A 0']).fly({
      red: LAND,
    });
    expect(flight.of('red')).toMatchObject({ damage: 7, smoke: 0, flames: 3, 'stuck-left': false });
  });

  test('WOW-GAP-99: it is held still as after any crash', () => {
    expect(game({ y: 500 }, {}, {}, ['A 0', 'A 0', 'A 0', 'A 0']).fly({ red: LAND }).asked('red')).toBeNull();
  });

  test('WOW-GAP-122: without special damage a crash does not set on fire', () => {
    expect(game({ y: 1260, landed: true }, {}, {}, ['A 2 fire', 'A 0']).fly({ red: TAKE_OFF }).of('red').flames).toBe(
      0,
    );
  });
});

describe('fire on the ground', () => {
  const burning = (flames: number, ...draws: string[]) =>
    game({ y: 1100, landed: true }, { flames }, { special: true }, draws).fly({ red: [] });

  test('WOW-LAND-25, WOW-LAND-26, WOW-LAND-27, WOW-GAP-102: a 0 puts a flame out for nothing; then one more goes against a card', () => {
    const flight = burning(3, 'A 0', 'A 2 jam-red');
    expect(flight.of('red')).toMatchObject({ flames: 1, damage: 2, cards: 1 });
    expect(flight.tree.discard).toEqual(['A 0']);
  });

  test('WOW-LAND-26: any other card puts nothing out, and its damage does not count', () => {
    expect(burning(3, 'A 5', 'A 1').of('red')).toMatchObject({ flames: 2, damage: 1, cards: 1 });
    expect(burning(3, 'A explosion', 'A 1').of('red')).toMatchObject({ flames: 2, damage: 1, fate: 'in-play' });
  });

  test('WOW-LAND-27: the last flame out, nothing more is drawn', () => {
    expect(burning(1, 'A 0 jam-red').of('red')).toMatchObject({ flames: 0, cards: 0 });
  });

  test('in the air nobody fights the fire', () => {
    const flight = new Flight(duel({ card: SPAD }, { card: CAMEL }, { special: true }), {
      aircraft: { red: { flames: 1 } },
      draws: ['A 0'],
    }).fly();
    expect(flight.happened('fire-fighting')).toHaveLength(0);
  });
});

describe('a landing as a mission', () => {
  test('who has landed has done what was asked', () => {
    const more = { victory: 'points', objectives: [{ aircraft: 'red', task: 'land', points: 4 }] };
    const flight = game({ y: 905 }, {}, {}, [], more).fly({ red: LAND });
    expect(flight.winners).toEqual(['red']);
    expect(flight.tree.scores).toEqual([4, 0]);
  });
});
