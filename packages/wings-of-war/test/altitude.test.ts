import { describe, expect, test } from 'vitest';
import { ALBATROS, CAMEL, duel, Flight, melee, SPAD } from './flight.ts';

const altitude = { altitude: true };
const at = (level: number, climbs = 0, card = ALBATROS, switches = {}, more = {}) =>
  new Flight(
    duel(
      { card, level: Math.max(level, 1) },
      { card: CAMEL },
      { altitude: true, ...switches },
      { fields: [], ...more },
    ),
    {
      aircraft: { red: { level, climbs: level === 0 && climbs === 0 ? 1 : climbs } },
    },
  );
const after = (flight: Flight, ...cards: string[]) => flight.fly({ red: cards }).of('red');
const height = ({ level, climbs }: { [name: string]: unknown }) => ({ level, climbs });

describe('altitude', () => {
  test('WOW-ALT-01, WOW-ALT-04, WOW-EX-11, WOW-EX-04: one stand more than levels', () => {
    expect(at(2).of('red').stands).toBe(3);
    expect([at(0, 1), at(1), at(3)].map((flight) => flight.of('red').stands)).toEqual([1, 2, 4]);
  });

  test('WOW-ALT-02, WOW-ALT-18: Climb and Dive are planned like other cards, one of each a turn', () => {
    const flight = at(2).choose('blue', 'straight').choose('red', 'climb');
    flight.choose('blue', 'straight').choose('red', 'straight');
    expect(flight.asked('red')?.options).not.toContain('climb');
    expect(flight.asked('red')?.options).toContain('dive');
  });

  test('WOW-ALT-03: they start at 1, 2 or 3', async () => {
    const { wingsOfWar } = await import('../src/index.ts');
    const start = (level: number) => wingsOfWar.options(duel({ card: CAMEL, level }, { card: CAMEL }, altitude));
    expect([0, 1, 2, 3, 4].map((level) => start(level).ok)).toEqual([false, true, true, true, false]);
    expect(start(4)).toMatchObject({ problem: { code: 'start-altitude', facts: { level: 4, from: 1, to: 3 } } });
  });

  test('WOW-ALT-05, WOW-ALT-06, WOW-CLIMB-04, WOW-GAP-88: nobody goes above 3, neither by a Climb nor by an Immelmann', () => {
    const full = at(3, 2);
    expect(full.asked('red')?.options).not.toContain('climb');
    expect(full.why('red', 'climb')).toEqual({ reason: 'too-high', because: 'WOW-CLIMB-04' });
    full.choose('blue', 'straight').choose('red', 'straight');
    expect(full.asked('red')?.options).not.toContain('immelmann');
    expect(full.why('red', 'immelmann')).toEqual({ reason: 'too-high', because: 'WOW-ALT-06' });
    expect(at(3, 1).asked('red')?.options).toContain('climb');
    expect(height(after(at(2, 2), 'straight', 'immelmann', 'straight'))).toEqual({ level: 3, climbs: 0 });
  });

  test('WOW-GAP-86: nobody has climb counters at the start', () => {
    expect(at(2).of('red').climbs).toBe(0);
  });

  test('WOW-DIVE-01, WOW-DIVE-02, WOW-GAP-05: a Dive costs a level and all counters', () => {
    expect(height(after(at(2, 1), 'dive', 'straight', 'straight'))).toEqual({ level: 1, climbs: 0 });
  });

  test('WOW-DIVE-03, WOW-ALT-07, WOW-GAP-05: at level 0 exactly one counter is left, or given', () => {
    expect(height(after(at(1, 0), 'dive', 'straight', 'straight'))).toEqual({ level: 0, climbs: 1 });
    expect(height(after(at(1, 2), 'dive', 'straight', 'straight'))).toEqual({ level: 0, climbs: 1 });
  });

  test('WOW-DIVE-04, WOW-GAP-90: a Dive is no straight: no Immelmann after it', () => {
    const flight = at(2).choose('blue', 'straight').choose('red', 'dive');
    expect(flight.asked('red')?.options).not.toContain('immelmann');
    const climbed = at(2).choose('blue', 'straight').choose('red', 'climb');
    expect(climbed.asked('red')?.options).not.toContain('immelmann');
  });

  test('WOW-DIVE-05, WOW-GAP-87: Dive and Climb are steep', () => {
    const flight = at(2).choose('blue', 'straight').choose('red', 'stall');
    expect(flight.why('red', 'dive')).toEqual({ reason: 'steep-after-steep', because: 'WOW-PLAN-06' });
    expect(flight.why('red', 'climb')).toEqual({ reason: 'steep-after-steep', because: 'WOW-PLAN-06' });
  });

  test('WOW-CLIMB-01, WOW-CLIMB-02, WOW-GAP-14: a counter for each Climb, and a level for as many as the table says', () => {
    expect(height(after(at(1), 'climb', 'straight', 'straight'))).toEqual({ level: 1, climbs: 1 });
    expect(height(after(at(1, 1, CAMEL), 'climb', 'straight', 'straight'))).toEqual({ level: 2, climbs: 0 });
    expect(height(after(at(1, 1, SPAD), 'climb', 'straight', 'straight'))).toEqual({ level: 1, climbs: 2 });
  });

  test('WOW-CLIMB-03: a Climb is no stall: it does not please a damaged engine', () => {
    const flight = new Flight(duel({ card: CAMEL, level: 2 }, { card: CAMEL }, { altitude: true, special: true }), {
      aircraft: { red: { engine: 1 } },
    });
    flight.choose('blue', 'straight').choose('red', 'climb').choose('blue', 'straight').choose('red', 'straight');
    expect(flight.asked('red')?.options).toEqual(['stall']);
  });

  test('WOW-IMM-01: an Immelmann brings a climb counter', () => {
    expect(height(after(at(2), 'straight', 'immelmann', 'straight'))).toEqual({ level: 2, climbs: 1 });
  });

  test('WOW-IMM-02, WOW-GAP-36, WOW-GAP-37: not in one turn with a Climb card; a Dive is no obstacle', () => {
    const flight = at(2)
      .choose('blue', 'straight')
      .choose('red', 'climb')
      .choose('blue', 'straight')
      .choose('red', 'straight');
    expect(flight.why('red', 'immelmann')).toEqual({ reason: 'climb-and-immelmann', because: 'WOW-IMM-02' });
    const dived = at(2)
      .choose('blue', 'straight')
      .choose('red', 'dive')
      .choose('blue', 'straight')
      .choose('red', 'straight');
    expect(dived.asked('red')?.options).toContain('immelmann');
    const imm = new Flight(duel({ card: ALBATROS, level: 2 }, { card: CAMEL }, altitude), {
      aircraft: { red: { last: 'straight' } },
    });
    imm.choose('blue', 'straight').choose('red', 'immelmann').choose('blue', 'straight').choose('red', 'straight');
    expect(imm.why('red', 'climb')).toEqual({ reason: 'climb-and-immelmann', because: 'WOW-IMM-02' });
  });

  test('WOW-SPLIT-01, WOW-SPLIT-03: after a stall the Immelmann card is a Split-S, after a straight an Immelmann', () => {
    const split = at(2).fly({ red: ['straight', 'stall', 'immelmann'] });
    expect(split.happened('executed').at(-2)).toMatchObject({ plane: 'red', as: 'split-s' });
    expect(split.of('red').heading).toBe(180);
    const basic = new Flight(duel({ card: CAMEL }, { card: CAMEL })).choose('blue', 'straight').choose('red', 'stall');
    expect(basic.asked('red')?.options).not.toContain('immelmann');
  });

  test('WOW-SPLIT-02, WOW-GAP-91: a straight follows it, in the next turn too; and a stall at the end of a turn lets the next begin with it', () => {
    const flight = at(2).fly({ red: ['straight', 'stall', 'immelmann'] });
    expect(flight.asked('red')?.options).toEqual(['straight']);
    const stalled = at(2).fly({ red: ['straight', 'straight', 'stall'] });
    expect(stalled.asked('red')?.options).toContain('immelmann');
  });

  test('WOW-SPLIT-04: it costs a climb counter', () => {
    expect(height(after(at(2, 2), 'straight', 'stall', 'immelmann'))).toEqual({ level: 2, climbs: 1 });
  });

  test('WOW-SPLIT-05, WOW-EX-08: or, without one, a level, with all counters but one', () => {
    expect(height(after(at(3), 'slip right', 'stall', 'immelmann'))).toEqual({ level: 2, climbs: 2 });
    expect(height(after(at(3, 0, CAMEL), 'slip right', 'stall', 'immelmann'))).toEqual({ level: 2, climbs: 1 });
  });

  test('WOW-SPLIT-06, WOW-GAP-92: at level 0 the last counter is the end, even over a field', () => {
    const field = { fields: [{ x: 0, y: 0, width: 3000, length: 3000 }] };
    expect(after(at(0, 1, ALBATROS, {}, field), 'straight', 'stall', 'immelmann')).toMatchObject({ fate: 'shot-down' });
    expect(after(at(0, 2), 'straight', 'stall', 'immelmann')).toMatchObject({ fate: 'in-play', level: 0, climbs: 1 });
  });

  test('WOW-SPLIT-07: not in one turn with a Dive; a Climb is no obstacle', () => {
    const flight = at(3)
      .choose('blue', 'straight')
      .choose('red', 'dive')
      .choose('blue', 'straight')
      .choose('red', 'straight');
    flight.choose('blue', 'straight').choose('red', 'stall').choose('blue', 'ready').choose('red', 'ready');
    const late = new Flight(duel({ card: ALBATROS, level: 3 }, { card: CAMEL }, altitude), {
      aircraft: { red: { last: 'stall' } },
    });
    late.choose('blue', 'straight').choose('red', 'immelmann').choose('blue', 'straight').choose('red', 'straight');
    expect(late.why('red', 'dive')).toEqual({ reason: 'split-s-and-dive', because: 'WOW-SPLIT-07' });
    expect(late.asked('red')?.options).toContain('climb');
  });

  test('WOW-SETUP-18: altitude is all or nothing: what belongs to it cannot be had alone', async () => {
    const { wingsOfWar } = await import('../src/index.ts');
    for (const option of ['overdive', 'higher', 'clouds']) {
      expect(wingsOfWar.options(duel({ card: CAMEL }, { card: CAMEL }, { [option]: true }))).toMatchObject({
        ok: false,
        problem: { code: 'needs-altitude' },
      });
    }
  });
});

describe('firing with altitude', () => {
  const pair = (gap: number, red: number, blue: number) =>
    duel({ card: CAMEL, x: 1500, y: 300, level: red }, { card: CAMEL, x: 1500, y: 300 + gap, level: blue }, altitude);
  const fires = (gap: number, red: number, blue: number) =>
    new Flight(pair(gap, red, blue), { draws: ['A 0'] }).fly({}, { fire: { red: ['blue'] } }).happened('draws').length;

  test('WOW-ALT-11, WOW-ALT-14: one level apart, half a ruler is one card, above and below', () => {
    expect(fires(120, 2, 2)).toBe(2);
    expect([fires(120, 2, 3), fires(120, 2, 1)]).toEqual([1, 1]);
  });

  test('WOW-ALT-12: one level apart and further, nothing', () => {
    expect([fires(180, 2, 2), fires(180, 2, 3), fires(180, 2, 1)]).toEqual([1, 0, 0]);
  });

  test('WOW-ALT-13: two levels apart, nothing', () => {
    expect([fires(120, 3, 1), fires(120, 1, 3)]).toEqual([0, 0]);
  });

  const blocked = (between: number, red = 2, blue = 2, climbs = 0) => {
    const flight = new Flight(
      melee(
        {
          red: { side: 0, aircraft: [{ card: CAMEL, label: 'red', x: 1500, y: 300, heading: 0, level: red }] },
          blue: {
            side: 1,
            aircraft: [
              { card: CAMEL, label: 'blue', x: 1500, y: red === blue ? 520 : 428, heading: 0, level: blue },
              { card: CAMEL, label: 'wing', x: 1500, y: red === blue ? 410 : 369, heading: 0, level: between },
            ],
          },
        },
        altitude,
      ),
      { aircraft: { wing: { climbs } } },
    );
    return !(flight.until('fire').asked('red')?.options ?? []).includes('fire at blue');
  };

  test('WOW-ALT-09, WOW-ALT-10: at the same level those of that level are in the way, counters or not', () => {
    expect([blocked(2), blocked(2, 2, 2, 1), blocked(1), blocked(3)]).toEqual([true, true, false, false]);
  });

  test('WOW-GAP-89: between different levels nobody is in the way', () => {
    expect([blocked(2, 2, 1), blocked(1, 2, 1)]).toEqual([false, false]);
  });

  test('WOW-GAP-132: after a Climb or a Dive one fires with the new altitude', () => {
    const flight = new Flight(
      duel({ card: CAMEL, x: 1500, y: 300, level: 2 }, { card: CAMEL, x: 1500, y: 420, level: 1 }, altitude),
      { draws: ['A 0', 'A 0'] },
    );
    flight.fly({ red: ['dive', 'straight', 'straight'] }, { fire: { red: ['blue'] } });
    expect(flight.happened('fires')[0]).toMatchObject({ short: true });
  });
});
