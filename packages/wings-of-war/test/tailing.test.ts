import { describe, expect, test } from 'vitest';
import { CAMEL, chase, duel, Flight, melee } from './flight.ts';

const tailing = { tailing: true };
const TAIL = { tail: { red: 'blue' } };
const asksTail = (flight: Flight): boolean => flight.asked('red')?.kind === 'tail';
const plans = { red: ['straight', 'slip left', 'right 60'], blue: ['right 60', 'straight', 'straight'] };

describe('tailing', () => {
  test('WOW-TAIL-01: looked at when a turn begins, where the option is used', () => {
    expect(asksTail(new Flight(chase(120, tailing)))).toBe(true);
    expect(asksTail(new Flight(chase(120)))).toBe(false);
  });

  test('WOW-TAIL-02, WOW-GAP-16: the ruler joins the stands', () => {
    expect(asksTail(new Flight(chase(200.01, tailing)))).toBe(true);
    expect(asksTail(new Flight(chase(200.011, tailing)))).toBe(false);
  });

  test('WOW-TAIL-02: it is as long aslant as straight ahead', () => {
    const aslant = (gap: number) =>
      asksTail(
        new Flight(
          duel(
            { card: CAMEL, x: 1500, y: 300, heading: 45 },
            { card: CAMEL, x: 1500 + gap, y: 300 + gap, heading: 45 },
            tailing,
          ),
        ),
      );
    expect([130, 150].map(aslant)).toEqual([true, false]);
  });

  test('WOW-TAIL-03, WOW-TAIL-05, WOW-GAP-73: over the front edge of the one behind and the rear edge of the one ahead', () => {
    const at = (x: number, heading: number) =>
      asksTail(new Flight(duel({ card: CAMEL, x: 1500, y: 300 }, { card: CAMEL, x, y: 400, heading }, tailing)));
    expect(at(1500, 0)).toBe(true);
    // The corner stands at 32.8°: 64.4 mm aside in 100 mm.
    expect(at(1564.4, 0)).toBe(true);
    expect(at(1564.6, 0)).toBe(false);
    expect(at(1500, 32)).toBe(true);
    expect(at(1500, 34)).toBe(false);
    expect(at(1500, 180)).toBe(false);
    expect(new Flight(chase(120, tailing)).asked('blue')).toBeNull();
  });

  test('WOW-TAIL-04: nobody may be in between', () => {
    const between = (x: number) =>
      asksTail(
        new Flight(
          melee(
            {
              red: {
                side: 0,
                aircraft: [
                  { card: CAMEL, label: 'red', x: 1500, y: 300, heading: 0 },
                  { card: CAMEL, label: 'friend', x, y: 390, heading: 90 },
                ],
              },
              blue: { side: 1, aircraft: [{ card: CAMEL, label: 'blue', x: 1500, y: 490, heading: 0 }] },
            },
            tailing,
          ),
        ),
      );
    expect(between(1500)).toBe(false);
    expect(between(1534)).toBe(true);
  });

  test('WOW-TAIL-16, WOW-OVL-12: nobody tails an aircraft whose base it overlaps', () => {
    expect(asksTail(new Flight(chase(67.5, tailing)))).toBe(true);
    expect(asksTail(new Flight(chase(67, tailing)))).toBe(false);
  });

  test('WOW-TAIL-06, WOW-TAIL-07, WOW-TAIL-09, WOW-GAP-130: both plan as usual; before the reveal the tailer alone sees the first card', () => {
    const flight = new Flight(chase(120, tailing)).until('rearrange', plans, TAIL);
    expect(flight.happened('executed')).toHaveLength(0);
    expect(flight.seen('red', 'red').seen).toBe('right 60');
    const told = (seat: number) => flight.match.told(seat).some(({ event }) => event === 'shown');
    expect([told(0), told(1)]).toEqual([true, false]);
  });

  test('WOW-TAIL-08, WOW-TAIL-13: the tailer changes the order of its cards, and nothing else', () => {
    const flight = new Flight(chase(120, tailing)).until('rearrange', plans, TAIL);
    expect(flight.asked('red')).toMatchObject({ because: 'WOW-TAIL-08' });
    expect(flight.asked('red')?.options).toHaveLength(6);
    flight.choose('red', 'order right 60, straight, slip left').fly();
    const cards = flight
      .happened('executed')
      .filter(({ plane }) => plane === 'red')
      .map(({ card }) => card);
    expect(cards).toEqual(['right 60', 'straight', 'slip left']);
  });

  test('WOW-GAP-62: the new order must be legal itself', () => {
    const flight = new Flight(chase(120, tailing)).until(
      'rearrange',
      { red: ['straight', 'immelmann', 'straight'] },
      TAIL,
    );
    expect(flight.asked('red')?.options).toEqual([
      'order straight, immelmann, straight',
      'order straight, straight, immelmann',
    ]);
    expect(flight.why('red', 'order immelmann, straight, straight')).toEqual({
      reason: 'immelmann-needs-straight',
      because: 'WOW-PLAN-11',
    });
    const free = new Flight(chase(120, { ...tailing, illegal: 'straight' })).until(
      'rearrange',
      { red: ['straight', 'immelmann', 'straight'] },
      TAIL,
    );
    expect(free.asked('red')?.options).toHaveLength(3);
  });

  test('WOW-GAP-62: where illegal cards are refused, the order in which they lie may stay all the same', () => {
    const legal = (slot: number) => {
      const flight = new Flight(chase(120, tailing)).until('rearrange', { red: plans.red }, TAIL);
      if (slot > 0) flight.until('rearrange');
      // Nobody can have planned this: a bot may suppose it of a foe, whose engine and cards it does not see.
      flight.state.planes[0].mustStall = true;
      return flight.asked('red')?.options;
    };
    expect(legal(0)).toEqual(['order straight, slip left, right 60']);
    expect(legal(1)).toEqual(['order slip left, right 60']);
  });

  test('WOW-TAIL-10, WOW-GAP-01, WOW-GAP-75: after the first phase the pair is looked at again, and the next card shown; before the third nothing', () => {
    const flight = new Flight(chase(120, tailing)).until('rearrange', {}, TAIL).until('rearrange');
    expect(flight.state.phase).toBe(1);
    expect(flight.of('red').seen).toBe('straight');
    flight.fly();
    expect(flight.of('red').seen).toBe('-');
    expect(flight.happened('shown')).toHaveLength(2);
    const lost = new Flight(chase(120, tailing)).fly({ blue: ['right 90', 'straight', 'straight'] }, TAIL);
    expect(lost.happened('shown')).toHaveLength(1);
    expect(lost.happened('tailing-lost')).toHaveLength(1);
  });

  test('WOW-TAIL-11, WOW-TAIL-15: a pair that was none at the start of the turn cannot become one in it', () => {
    const flight = new Flight(chase(260, tailing)).fly({
      red: ['straight', 'straight', 'straight'],
      blue: ['stall', 'straight', 'straight'],
    });
    expect(flight.happened('shown')).toHaveLength(0);
    expect(asksTail(flight)).toBe(false);
    const caught = new Flight(chase(240, tailing)).fly({ blue: ['stall', 'straight', 'straight'] });
    expect(caught.happened('shown')).toHaveLength(0);
    expect(asksTail(caught)).toBe(true);
  });

  test('WOW-TAIL-12, WOW-GAP-72, WOW-GAP-70: of several one is chosen, or none; enemies only', () => {
    const flight = new Flight(
      melee(
        {
          red: {
            side: 0,
            aircraft: [
              { card: CAMEL, label: 'red', x: 1500, y: 300, heading: 0 },
              { card: CAMEL, label: 'friend', x: 1500, y: 120, heading: 0 },
            ],
          },
          blue: {
            side: 1,
            aircraft: [
              { card: CAMEL, label: 'a', x: 1470, y: 450, heading: 0 },
              { card: CAMEL, label: 'b', x: 1530, y: 450, heading: 0 },
            ],
          },
        },
        tailing,
      ),
    );
    expect(flight.asked('red')?.options).toEqual(['do not tail', 'tail a', 'tail b']);
    flight.choose('red', 'do not tail');
    expect(flight.asked('red')?.kind).toBe('plan');
    expect(flight.of('friend').tails).toBeNull();
  });

  test('WOW-TAIL-01, WOW-TAIL-12: whom one tails holds for one turn', () => {
    const flight = new Flight(chase(120, tailing)).fly({}, TAIL);
    const shown = flight.happened('shown').length;
    expect(asksTail(flight)).toBe(true);
    flight.choose('red', 'do not tail').fly();
    expect([shown, flight.happened('shown').length]).toEqual([2, 2]);
  });

  test('WOW-TAIL-10, WOW-GAP-01: a pair is looked at again after the first phase, and not before it', () => {
    const far = { card: CAMEL, label: 'far', x: 500, y: 2000, heading: 0 };
    const flight = new Flight(
      melee(
        {
          red: { side: 0, aircraft: [{ card: CAMEL, label: 'red', x: 1500, y: 300, heading: 0 }] },
          blue: { side: 1, aircraft: [{ card: CAMEL, label: 'blue', x: 1500, y: 420, heading: 0 }, far] },
        },
        { tailing: true, special: true },
      ),
      { aircraft: { blue: { flames: 1, damage: 14 } }, draws: ['A 5'] },
    ).fly({}, TAIL);
    const names = flight.events.map(({ event }) => event);
    expect(names.filter((name) => name === 'shown')).toEqual([]);
    expect(names.indexOf('eliminated')).toBeLessThan(names.indexOf('phase'));
    expect(names.indexOf('tailing-lost')).toBeGreaterThan(names.indexOf('phase'));
  });

  test('WOW-TAIL-14, WOW-GAP-74: who can no longer tail follows the cards as they lie, rearranged or not', () => {
    const flight = new Flight(chase(120, tailing)).fly(
      { ...plans, blue: ['right 90', 'straight', 'straight'] },
      { ...TAIL, order: { red: 'slip left, right 60, straight' } },
    );
    const cards = flight
      .happened('executed')
      .filter(({ plane }) => plane === 'red')
      .map(({ card }) => card);
    expect(cards).toEqual(['slip left', 'right 60', 'straight']);
  });

  test('WOW-TAIL-17, WOW-SPDMG-16: smoke forbids tailing for this turn and two more', () => {
    const flight = new Flight(chase(120, { tailing: true, special: true }), { aircraft: { red: { smoke: 3 } } });
    const may = [asksTail(flight)];
    for (let i = 0; i < 3; i++) may.push(asksTail(flight.fly()));
    expect(may).toEqual([false, false, false, true]);
    expect(
      asksTail(new Flight(chase(120, { tailing: true, special: true }), { aircraft: { blue: { smoke: 3 } } })),
    ).toBe(true);
  });

  test('WOW-SPDMG-16: smoke that is drawn forbids it for the rest of the turn and two more', () => {
    const flight = new Flight(chase(120, { tailing: true, special: true }), { draws: ['A 4 smoke', 'A 0'] });
    // Blue hits red from behind in turn 1: red would be free again in turn 4.
    flight.state.planes[0].y = 600_000;
    flight.state.planes[1].y = 420_000;
    flight.fly({}, { fire: { blue: [null, null, 'red'] } });
    flight.state.planes[1].y = flight.state.planes[0].y + 120_000;
    const may: boolean[] = [];
    for (let turn = 2; turn <= 4; turn++) may.push(flight.fly({}, TAIL).happened('tails').length > 0);
    expect(may).toEqual([false, false, true]);
  });

  test('WOW-SPDMG-20, WOW-GAP-63: flames likewise, although a counter is left at the end', () => {
    const flight = new Flight(chase(120, { tailing: true, special: true }), {
      draws: ['A 2 fire', 'A 0', 'A 0', 'A 0', 'A 0'],
    });
    // Blue lights red from behind in turn 1: then red would be free again in turn 4.
    flight.state.planes[0].y = 600_000;
    flight.state.planes[1].y = 420_000;
    flight.fly({}, { fire: { blue: [null, null, 'red'] } });
    expect(flight.of('red').flames).toBe(3);
    flight.state.planes[1].y = flight.state.planes[0].y + 120_000;
    const may: boolean[] = [];
    for (let turn = 2; turn <= 4; turn++) may.push(flight.fly({}, TAIL).happened('tails').length > 0);
    expect(may).toEqual([false, false, true]);
    expect(flight.of('red').flames).toBe(0);
  });

  test('WOW-GAP-76: smoke in the middle of a turn ends the tailing at once', () => {
    const options = melee(
      {
        red: { side: 0, aircraft: [{ card: CAMEL, label: 'red', x: 1500, y: 600, heading: 0 }] },
        blue: {
          side: 1,
          aircraft: [
            { card: CAMEL, label: 'blue', x: 1500, y: 720, heading: 0 },
            { card: CAMEL, label: 'wing', x: 1500, y: 420, heading: 0 },
          ],
        },
      },
      { tailing: true, special: true },
    );
    const flight = new Flight(options, { draws: ['A 4 smoke'] }).fly({}, { ...TAIL, fire: { wing: ['red'] } });
    expect(flight.happened('shown').filter(({ plane }) => plane === 'red')).toHaveLength(1);
  });

  test('WOW-INT-01: with Interruption a point of damage costs the look before the next phase', () => {
    const options = (interruption: boolean) =>
      melee(
        {
          red: { side: 0, aircraft: [{ card: CAMEL, label: 'red', x: 1500, y: 600, heading: 0 }] },
          blue: {
            side: 1,
            aircraft: [
              { card: CAMEL, label: 'blue', x: 1500, y: 720, heading: 0 },
              { card: CAMEL, label: 'wing', x: 1500, y: 420, heading: 0 },
            ],
          },
        },
        { tailing: true, interruption },
      );
    const looks = (interruption: boolean) =>
      new Flight(options(interruption), { draws: ['A 1'] })
        .fly({}, { ...TAIL, fire: { wing: ['red'] } })
        .happened('shown')
        .filter(({ plane }) => plane === 'red').length;
    expect([looks(false), looks(true)]).toEqual([2, 1]);
  });

  test('WOW-GAP-64: flames come before the look, and can cost it', () => {
    const options = chase(120, { tailing: true, special: true, interruption: true });
    const looks = (draw: string) => {
      // With its last flame counter it may tail again (WOW-GAP-63).
      const flight = new Flight(options, { draws: [draw], turn: 4, aircraft: { red: { flames: 1 } } });
      return flight.fly({}, TAIL).happened('shown').length;
    };
    expect([looks('A 0'), looks('A 1')]).toEqual([2, 1]);
  });

  test('WOW-GAP-71: in a chain the one ahead rearranges first, and shows what it will play; a ring shows all at once', () => {
    const flight = new Flight(
      melee(
        {
          a: { side: 0, aircraft: [{ card: CAMEL, label: 'a', x: 1500, y: 300, heading: 0 }] },
          b: { side: 1, aircraft: [{ card: CAMEL, label: 'b', x: 1500, y: 420, heading: 0 }] },
          c: { side: 0, aircraft: [{ card: CAMEL, label: 'c', x: 1500, y: 540, heading: 0 }] },
        },
        tailing,
      ),
    ).until('rearrange', { b: ['straight', 'slip left', 'right 60'] }, { tail: { a: 'b', b: 'c' } });
    expect(flight.asked('a')).toBeNull();
    flight.choose('b', 'order right 60, straight, slip left');
    expect(flight.asked('a')?.kind).toBe('rearrange');
    expect(flight.of('a').seen).toBe('right 60');
  });

  test('WOW-GAP-71: a ring', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (i * Math.PI) / 3;
      const at = (value: number) => Math.round(value * 1000) / 1000;
      return {
        card: CAMEL,
        label: `p${i}`,
        x: at(1500 - 120 * Math.cos(angle)),
        y: at(1500 + 120 * Math.sin(angle)),
        heading: (i * 60) % 360,
      };
    });
    const seats = Object.fromEntries(ring.map((aircraft, i) => [`s${i}`, { side: i % 2, aircraft: [aircraft] }]));
    const tails = Object.fromEntries(ring.map((_, i) => [`p${i}`, `p${(i + 1) % 6}`]));
    const flight = new Flight(melee(seats, tailing)).until('rearrange', {}, { tail: tails });
    for (let i = 0; i < 6; i++) expect(flight.asked(`s${i}`)?.kind).toBe('rearrange');
    expect(flight.happened('shown')).toHaveLength(6);
  });
});

describe('tailing and altitude', () => {
  const at = (above: number) =>
    asksTail(
      new Flight(
        duel(
          { card: CAMEL, x: 1500, y: 300, level: 1 + above },
          { card: CAMEL, x: 1500, y: 480, level: above < 0 ? 2 : 1 },
          { tailing: true, altitude: true },
        ),
      ),
    );

  test('WOW-ALT-15, WOW-ALT-16, WOW-ALT-17, WOW-GAP-133: from the same level or one above, at full length; not from higher, not from below', () => {
    expect([at(0), at(1), at(2)]).toEqual([true, true, false]);
    const below = duel(
      { card: CAMEL, x: 1500, y: 300, level: 1 },
      { card: CAMEL, x: 1500, y: 480, level: 2 },
      { tailing: true, altitude: true },
    );
    expect(asksTail(new Flight(below))).toBe(false);
  });

  test('WOW-GAP-77: only those at the level of one of the two stand in between', () => {
    const between = (level: number) =>
      asksTail(
        new Flight(
          melee(
            {
              red: {
                side: 0,
                aircraft: [
                  { card: CAMEL, label: 'red', x: 1500, y: 300, heading: 0, level: 2 },
                  { card: CAMEL, label: 'x', x: 1500, y: 390, heading: 90, level },
                ],
              },
              blue: { side: 1, aircraft: [{ card: CAMEL, label: 'blue', x: 1500, y: 490, heading: 0, level: 1 }] },
            },
            { tailing: true, altitude: true },
          ),
        ),
      );
    expect([between(1), between(2), between(3)]).toEqual([false, false, true]);
  });

  test('WOW-GAP-138: whoever stands on the ground is not tailed, nor tails anybody, though his altitude is the same', () => {
    const behind = (red: { [name: string]: number | boolean }, blue: { [name: string]: number | boolean }) =>
      asksTail(
        new Flight(
          duel(
            { card: CAMEL, x: 1500, y: 300, ...red },
            { card: CAMEL, x: 1500, y: 420, ...blue },
            { tailing: true, altitude: true },
            { fields: [{ x: 1400, y: 200, width: 200, length: 400 }] },
          ),
        ),
      );
    expect(behind({ level: 1 }, { level: 1 })).toBe(true);
    expect(behind({ level: 1 }, { landed: true })).toBe(false);
    expect(behind({ landed: true }, { landed: true })).toBe(false);
  });

  test('WOW-GAP-138: whoever comes down to land tails no more', () => {
    const low = (label: string, y: number) => ({ card: CAMEL, label, x: 1500, y, level: 1 });
    const field = { x: 1400, y: 100, width: 200, length: 900 };
    const flown = (red: string[]) =>
      new Flight(duel(low('red', 300), low('blue', 420), { tailing: true, altitude: true }, { fields: [field] }), {
        aircraft: { red: { level: 0, climbs: 1 }, blue: { level: 0, climbs: 1 } },
      }).fly({ red }, TAIL);
    expect(flown(['straight', 'straight', 'stall']).happened('shown')).toHaveLength(2);
    const landed = flown(['dive', 'straight', 'stall']);
    expect([landed.happened('shown').length, landed.happened('tailing-lost').length]).toEqual([1, 1]);
  });
});
