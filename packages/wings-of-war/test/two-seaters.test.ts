import { describe, expect, test } from 'vitest';
import { CAMEL, DH4, duel, Flight, melee, mm, ROLAND } from './flight.ts';

/** A two-seater, and an enemy behind it that flies the same way at the same speed. */
const behind = (gap: number, switches = {}, card = DH4, level = {}, x = 0) =>
  duel({ card, x: 1500, y: 600, ...level }, { card: CAMEL, x: 1500 + x, y: mm(600 - gap) }, switches);
const hunt = { red: ['stall', 'straight', 'straight'], blue: ['stall', 'straight', 'straight'] };

describe('two-seaters', () => {
  test('WOW-TWO-01, WOW-TWO-02, WOW-GAP-127: two letters, one for each gun, equal or not; each gun draws from its own deck', () => {
    const { planes } = new Flight(behind(150)).state.fixed;
    expect(planes[0]).toMatchObject({ twoSeater: true, guns: [1, 0] });
    const rear = new Flight(behind(170), { draws: ['A 1'] }).fly(hunt, { fire: { 'red rear': ['blue'] } });
    expect(rear.of('blue').piles).toEqual({ damage: ['A 1'] });
    expect(new Flight(behind(150, {}, ROLAND)).state.fixed.planes[0].guns).toEqual([1, 1]);
  });

  test('WOW-TWO-03: some have a rear gun only', () => {
    const flight = new Flight(duel({ card: 'roland-kagohl', x: 1500, y: 300 }, { card: CAMEL, x: 1500, y: 480 }));
    expect(flight.state.fixed.planes[0].guns).toEqual([-1, 1]);
    expect(flight.fly({}, { fire: { red: 'blue' } }).happened('fires')).toHaveLength(0);
  });

  test('WOW-TWO-04: the rear gun fires through the rear arc', () => {
    const flight = new Flight(behind(150)).until('fire', hunt);
    expect(flight.asked('red')?.options).toEqual(['hold fire', 'fire at blue']);
    // 73° to each side of the tail: an enemy abeam and ahead of that is out of the arc.
    const abeam = (y: number) => {
      const options = duel({ card: DH4, x: 1500, y: 600 }, { card: CAMEL, x: 1600, y: 600 + y });
      return new Flight(options).fly({}, { fire: { 'red rear': ['blue'] } }).happened('fires').length;
    };
    expect(abeam(-40)).toBe(1);
    expect(abeam(30)).toBe(0);
  });

  const sandwich = (switches = {}) =>
    melee(
      {
        red: { side: 0, aircraft: [{ card: DH4, label: 'red', x: 1500, y: 600, heading: 0 }] },
        blue: {
          side: 1,
          aircraft: [
            { card: CAMEL, label: 'ahead', x: 1500, y: 750, heading: 0 },
            { card: CAMEL, label: 'behind', x: 1500, y: 450, heading: 0 },
          ],
        },
      },
      switches,
    );

  test('WOW-TWO-05, WOW-TWO-06: after each move it fires at two targets, one in each arc', () => {
    const flight = new Flight(sandwich(), { draws: ['B 1', 'A 1'] }).until('fire');
    flight.choose('blue', 'hold fire').choose('red', 'fire at ahead');
    expect(flight.asked('red')?.options).toEqual(['hold fire', 'fire at behind']);
    flight.choose('red', 'fire at behind');
    expect(flight.happened('fires')).toMatchObject([
      { gun: 'front', target: 'ahead' },
      { gun: 'rear', target: 'behind' },
    ]);
  });

  test('WOW-GAP-81: never at the same enemy with both guns', () => {
    // Close alongside, reaching into both arcs.
    const flight = new Flight(duel({ card: DH4, x: 1500, y: 600 }, { card: CAMEL, x: 1545, y: 614, heading: 0 }));
    flight.until('fire').choose('red', 'fire at blue');
    expect(flight.asked('red')?.options).toEqual(['hold fire']);
  });

  test('WOW-TWO-07: a jam silences only the gun that fired', () => {
    const flight = new Flight(sandwich(), { draws: ['B 0', 'B 0', 'A 0 jam-red', 'A 0'] }).fly(
      {},
      { fire: { red: [null, null, 'ahead'], 'red rear': [null, null, 'behind'] } },
    );
    expect(flight.of('red')).toMatchObject({ jam: 0, 'rear-jam': 3 });
    flight.until('fire');
    expect(flight.asked('red')?.options).toEqual(['hold fire', 'fire at ahead']);
    flight.choose('red', 'hold fire').choose('blue', 'hold fire');
    expect(flight.state.phase).toBe(2);
  });

  const wounded = (card: string) =>
    new Flight(duel({ card: CAMEL, x: 1500, y: 300 }, { card: DH4, x: 1500, y: 480 }, { special: true }), {
      draws: [card],
    }).fly({}, { fire: { red: [null, null, 'blue'] } });

  test('WOW-TWO-08: a wound of 3 points is the pilot’s', () => {
    expect(wounded('A 3 crew').of('blue')).toMatchObject({ wounds: 1, observer: true, jam: 3, 'rear-jam': 3 });
  });

  test('WOW-TWO-09, WOW-TWO-10: any other is the observer’s, and secret', () => {
    const flight = wounded('A 5 crew');
    expect(flight.of('blue')).toMatchObject({ wounds: 0, observer: false, jam: 0 });
    expect(flight.seen('red', 'blue')).not.toHaveProperty('observer');
  });

  test('WOW-TWO-11: then the rear gun is silent for the rest of the game, which nobody is told', () => {
    const flight = new Flight(behind(170, { special: true }), { aircraft: { red: { observer: false } } }).until(
      'fire',
      hunt,
    );
    expect(flight.asked('red')?.options).toEqual(['hold fire']);
  });

  test('WOW-TWO-12, WOW-EX-14: the scenario says whether a wounded observer spoils the photographs', () => {
    const run = (observer: boolean) => {
      const more = {
        victory: 'points',
        objectives: [
          {
            aircraft: 'red',
            task: 'photograph',
            zone: { x: 1400, y: 700, width: 200, length: 400 },
            edge: 'top',
            observer,
            points: 5,
          },
        ],
      };
      const flight = new Flight(duel({ card: DH4, x: 1500, y: 600 }, { card: CAMEL }, { special: true }, more), {
        aircraft: { red: { observer: false } },
      });
      return flight.fly().of('red').photographed;
    };
    expect([run(true), run(false)]).toEqual([false, true]);
  });

  test('WOW-TWO-13: a second wounded observer changes nothing', () => {
    const flight = new Flight(
      duel({ card: CAMEL, x: 1500, y: 300 }, { card: DH4, x: 1500, y: 480 }, { special: true }),
      { draws: ['A 5 crew'], aircraft: { blue: { observer: false } } },
    );
    flight.fly({}, { fire: { red: ['blue'] } });
    expect(flight.of('blue')).toMatchObject({ fate: 'in-play', wounds: 0 });
  });

  test('WOW-TWO-14, WOW-TWO-15: Aiming needs the same arc', () => {
    // Close alongside, the enemy reaches into both arcs.
    const flight = new Flight(
      duel({ card: DH4, x: 1500, y: 600 }, { card: CAMEL, x: 1545, y: 614, heading: 0 }, { aiming: true }),
      {
        draws: ['A 0', 'A 0', 'A 0', 'A 0', 'B 0', 'B 0'],
      },
    );
    flight.fly({}, { fire: { 'red rear': ['blue', 'blue', null], red: [null, null, 'blue'] } });
    expect(flight.happened('fires').map(({ gun, aimed }) => `${gun} ${aimed}`)).toEqual([
      'rear false',
      'rear true',
      'front false',
    ]);
  });

  test('WOW-GAP-57: while the pilot is dazed no gun fires', () => {
    const flight = wounded('A 3 crew');
    flight.state.planes[0].y = flight.state.planes[1].y - 170_000;
    flight.fly({}, { fire: { 'blue rear': 'red' } });
    expect(flight.happened('fires').filter(({ plane }) => plane === 'blue')).toHaveLength(0);
  });
});

describe('blind spots', () => {
  const blind = { blindSpots: true };
  const mayFire = (gap: number, switches = {}, card = DH4, level = {}, x = 0) =>
    new Flight(behind(gap, switches, card, level, x))
      .fly(hunt, { fire: { 'red rear': ['blue'] } })
      .happened('fires')
      .filter(({ plane }) => plane === 'red').length > 0;

  test('WOW-BLIND-01: only rear guns have one, and only with the option', () => {
    expect(mayFire(120)).toBe(true);
    expect(mayFire(120, blind)).toBe(false);
    const ahead = new Flight(duel({ card: DH4, x: 1500, y: 600 }, { card: CAMEL, x: 1500, y: 720 }, blind)).until(
      'fire',
    );
    expect(ahead.asked('red')?.options).toContain('fire at blue');
  });

  test('WOW-BLIND-02, WOW-BLIND-03, WOW-GAP-82: directly behind the tail, centre to centre, within half a ruler', () => {
    expect(mayFire(133.76, blind)).toBe(false);
    expect(mayFire(133.761, blind)).toBe(true);
  });

  test('WOW-BLIND-04: further off, or past a side edge, there is none', () => {
    expect(mayFire(150, blind)).toBe(true);
    expect(mayFire(100, blind, DH4, {}, 64.4)).toBe(false);
    expect(mayFire(100, blind, DH4, {}, 64.7)).toBe(true);
  });

  test('WOW-BLIND-05, WOW-GAP-83: with altitude only against targets at the same level or lower', () => {
    const altitude = { blindSpots: true, altitude: true };
    const at = (red: number, blue: number, gap: number, switches = altitude) => {
      const options = duel(
        { card: DH4, x: 1500, y: 600, level: red },
        { card: CAMEL, x: 1500, y: 600 - gap, level: blue },
        switches,
      );
      return new Flight(options).fly(hunt, { fire: { 'red rear': ['blue'] } }).happened('fires').length > 0;
    };
    expect([at(2, 2, 120), at(2, 1, 120), at(2, 3, 120)]).toEqual([false, false, true]);
  });
});

describe('the Roland', () => {
  const all = { blindSpots: true, altitude: true };
  /** Where the enemy is: ahead or behind, and at which level; the Roland at level 2. */
  const mayFire = (ahead: number, level: number, switches = all, card = ROLAND) => {
    const options = duel(
      { card, x: 1500, y: 600, level: 2 },
      { card: CAMEL, x: 1500, y: 600 + ahead, level },
      switches,
    );
    return new Flight(options)
      .fly(hunt, { fire: { 'red rear': ['blue'] } })
      .happened('fires')
      .some(({ gun }) => gun === 'rear');
  };

  test('WOW-ROLAND-01, WOW-ROLAND-03: against a higher target its rear gun fires all round', () => {
    expect(mayFire(120, 3)).toBe(true);
    expect(mayFire(120, 3, all, DH4)).toBe(false);
  });

  test('WOW-ROLAND-02: against the same level or lower it has its rear arc and its blind spot', () => {
    expect([mayFire(120, 2), mayFire(120, 1), mayFire(-120, 2), mayFire(-120, 1)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(mayFire(-120, 3)).toBe(true);
  });

  test('WOW-GAP-84: without blind spots the arc is as drawn; without altitude it is a normal rear arc', () => {
    expect(mayFire(-120, 2, { altitude: true } as typeof all)).toBe(true);
    const flat = duel({ card: ROLAND, x: 1500, y: 600 }, { card: CAMEL, x: 1500, y: 720 });
    expect(new Flight(flat).fly(hunt, { fire: { 'red rear': 'blue' } }).happened('fires')).toHaveLength(0);
  });

  test('WOW-GAP-85: the shot all round is the rear gun’s; the front gun may fire at another', () => {
    const flight = new Flight(
      melee(
        {
          red: { side: 0, aircraft: [{ card: ROLAND, label: 'red', x: 1500, y: 600, heading: 0, level: 2 }] },
          blue: {
            side: 1,
            aircraft: [
              { card: CAMEL, label: 'high', x: 1480, y: 720, heading: 0, level: 3 },
              { card: CAMEL, label: 'same', x: 1530, y: 730, heading: 0, level: 2 },
            ],
          },
        },
        all,
      ),
      { draws: ['B 0', 'B 0', 'B 0'] },
    ).until('fire', { red: hunt.red, high: hunt.red, same: hunt.red });
    flight.choose('red', 'fire at same').choose('red', 'fire at high');
    expect(flight.happened('fires')).toMatchObject([
      { gun: 'front', target: 'same' },
      { gun: 'rear', target: 'high', short: false },
    ]);
  });
});
