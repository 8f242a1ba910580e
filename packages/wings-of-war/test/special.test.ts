import { chanceFrom, resample } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { symbols } from '../src/content/types.ts';
import { wingsOfWar } from '../src/game.ts';
import { CAMEL, chase, duel, Flight, headOn, melee } from './flight.ts';

const special = { special: true };
/** Blue is hit by these cards in the third phase of turn 1. */
const hit = (switches: { [name: string]: boolean }, ...draws: string[]) =>
  new Flight(chase(draws.length === 1 ? 180 : 120, switches), { draws }).fly(
    {},
    { fire: { red: [null, null, 'blue'] } },
  );

describe('special damage', () => {
  test('WOW-SPDMG-14: everybody is told of the smoke, once, and nobody but its owner sees the card', () => {
    const flight = hit(special, 'A 4 smoke');
    expect(flight.events.filter(({ event }) => event === 'special')).toMatchObject([
      { plane: 'blue', symbol: 'smoke' },
    ]);
    const cards = [0, 1].map((seat) =>
      wingsOfWar.observe(flight.state, seat).planes[1].hits.map(({ card }) => card >= 0),
    );
    expect(cards).toEqual([[false], [true]]);
  });

  test('WOW-SPDMG-01: a symbol hits the aircraft that draws it; without the option it does not count', () => {
    expect(hit(special, 'A 4 smoke').of('blue').smoke).toBe(2);
    expect(hit({}, 'A 4 smoke').of('blue').smoke).toBe(0);
    expect(hit(special, 'A 4 smoke').of('red').smoke).toBe(0);
  });

  test('WOW-SPDMG-02, WOW-SPDMG-03: rudder, wounds and engine are secret, smoke and fire announced, points never', () => {
    for (const card of ['A 1 rudder-left', 'A 3 engine']) {
      const flight = hit(special, card);
      const told = flight.match.told(0).filter(({ event }) => event === 'special');
      expect(told).toHaveLength(0);
      expect(flight.match.told(1).filter(({ event }) => event === 'special')).toHaveLength(1);
    }
    for (const card of ['A 4 smoke', 'A 2 fire']) {
      const told = hit(special, card).match.told(0);
      expect(told.filter(({ event }) => event === 'special')).toHaveLength(1);
      expect(JSON.stringify(told)).not.toContain('"damage":');
    }
  });

  test('WOW-SPDMG-14, WOW-SPDMG-17: whoever hears that something smokes or burns knows what kind of card it was', () => {
    for (const [card, symbol, because] of [
      ['A 4 smoke', 'smoke', 'WOW-SPDMG-14'],
      ['A 2 fire', 'fire', 'WOW-SPDMG-17'],
    ]) {
      const { match } = hit(special, card);
      expect(match.told(0).filter(({ event }) => event === 'special')).toMatchObject([{ symbol, because }]);
      const view = wingsOfWar.observe(match.state, 0);
      for (let n = 0; n < 10; n++) {
        const { planes, fixed } = resample(wingsOfWar, view, chanceFrom(n));
        expect(planes[1].hits.map((made) => symbols[fixed.symbol[made.card]])).toEqual([symbol]);
      }
    }
  });

  test('WOW-SPDMG-18, WOW-JAM-07: a card that flames have drawn may be any to those who do not see it, but not what would have exploded', () => {
    const { match } = new Flight(chase(180, special), { draws: ['A 2 fire', 'A 0'] })
      .fly({}, { fire: { red: [null, null, 'blue'] } })
      .fly({ red: ['stall', 'left 60', 'left 60'], blue: ['straight', 'right 60', 'right 60'] });
    const view = wingsOfWar.observe(match.state, 0);
    expect(view.planes[1].hits).toHaveLength(2);
    const drawn = new Set<string>();
    for (let n = 0; n < 300; n++) {
      const { planes, fixed } = resample(wingsOfWar, view, chanceFrom(n));
      const [lit, burnt] = planes[1].hits.map(({ card }) => symbols[fixed.symbol[card]]);
      expect(lit).toBe('fire');
      drawn.add(burnt);
    }
    // WOW-SPDMG-19: no other symbol of it counts, so it may be one that a hit would have shown.
    expect([...drawn].sort()).toEqual(
      symbols.filter((symbol) => symbol !== 'fire' && symbol !== 'explosion').toSorted(),
    );
  });

  test('WOW-LAND-15, WOW-SPDMG-17: of a card that a crash has drawn all know that it neither explodes nor burns, and no more', () => {
    const { match } = new Flight(
      duel(
        { card: CAMEL, x: 1000, y: 500, level: 1 },
        { card: CAMEL, level: 1 },
        { altitude: true, special: true },
        { fields: [] },
      ),
      { aircraft: { red: { level: 0, climbs: 1 } }, draws: ['A 0', 'A 0', 'A 0', 'A 0'] },
    ).fly({ red: ['dive', 'straight', 'stall'] });
    const view = wingsOfWar.observe(match.state, 1);
    expect(view.planes[0].hits).toHaveLength(4);
    const drawn = new Set<string>();
    for (let n = 0; n < 300; n++) {
      const { planes, fixed } = resample(wingsOfWar, view, chanceFrom(n));
      for (const { card } of planes[0].hits) drawn.add(symbols[fixed.symbol[card]]);
    }
    expect([...drawn].sort()).toEqual(
      symbols.filter((symbol) => symbol !== 'fire' && symbol !== 'explosion').toSorted(),
    );
  });

  test('WOW-SPDMG-02: a card without a symbol tells nobody of one', () => {
    const { match } = hit(special, 'A 4');
    for (const seat of [0, 1]) expect(match.told(seat).filter(({ event }) => event === 'special')).toEqual([]);
  });

  const leftCards = (flight: Flight, side: string) =>
    flight.asked('blue')?.options.filter((text) => text.includes(side));

  test('WOW-SPDMG-04, WOW-SPDMG-06: a jammed rudder forbids every card with its arrow in the next turn', () => {
    const left = hit(special, 'A 1 rudder-left');
    expect(leftCards(left, 'left')).toEqual([]);
    expect(leftCards(left, 'right')?.length).toBeGreaterThan(1);
    expect(left.why('blue', 'left 60')).toEqual({ reason: 'rudder-jammed', because: 'WOW-SPDMG-04' });
    const right = hit(special, 'A 2 rudder-right');
    expect(leftCards(right, 'right')).toEqual([]);
    expect(right.why('blue', 'slip right')).toEqual({ reason: 'rudder-jammed', because: 'WOW-SPDMG-06' });
    expect(leftCards(left.fly(), 'left')?.length).toBeGreaterThan(1);
  });

  test('WOW-SPDMG-06: what is forbidden for another reason has that reason', () => {
    const flight = new Flight(chase(180, special), { draws: ['A 2 rudder-right'] }).fly(
      { blue: ['straight', 'straight', 'stall'] },
      { fire: { red: [null, null, 'blue'] } },
    );
    expect(flight.why('blue', 'right 60')).toEqual({ reason: 'rudder-jammed', because: 'WOW-SPDMG-06' });
    expect(flight.why('blue', 'immelmann')).toEqual({ reason: 'immelmann-needs-straight', because: 'WOW-PLAN-11' });
  });

  test('WOW-SPDMG-05, WOW-SPDMG-07, WOW-GAP-62: the cards of this turn are executed as planned', () => {
    for (const [card, slip] of [
      ['A 1 rudder-left', 'slip left'],
      ['A 1 rudder-right', 'slip right'],
    ]) {
      const flight = new Flight(chase(180, { special: true, illegal: 'lost' } as never), { draws: [card] });
      flight.fly({ blue: ['straight', 'straight', slip] }, { fire: { red: ['blue'] } });
      expect(flight.of('blue')).toMatchObject({ fate: 'in-play', last: slip });
    }
  });

  test('WOW-GAP-61: a second hit extends the ban, and both sides can be jammed at once', () => {
    const flight = hit(special, 'A 1 rudder-left', 'A 1 rudder-right');
    expect(flight.asked('blue')?.options).toEqual(['straight', 'stall', 'immelmann']);
    flight.lay('A 2 rudder-left', 'A 0').fly({}, { fire: { red: [null, null, 'blue'] } });
    expect(leftCards(flight, 'left')).toEqual([]);
    expect(leftCards(flight, 'right')?.length).toBeGreaterThan(1);
  });

  test('WOW-SPDMG-08: a wounded pilot does not fire after steep cards and Immelmanns, and nobody is told', () => {
    const options = (card: string) => {
      const flight = new Flight(headOn(180, special), { aircraft: { blue: { wounds: 1 } } });
      flight.until('fire', { blue: [card, 'straight', 'straight'], red: ['stall', 'straight', 'straight'] });
      return flight.asked('blue')?.options;
    };
    expect(options('stall')).toEqual(['hold fire']);
    const gentle = new Flight(headOn(219, special), { aircraft: { blue: { wounds: 1 } } }).until('fire', {
      red: ['stall', 'straight', 'straight'],
    });
    expect(gentle.asked('blue')?.options).toEqual(['hold fire', 'fire at red']);
    const turned = new Flight(chase(206.5, special), { aircraft: { blue: { wounds: 1, last: 'straight' } } });
    turned.until('fire', { blue: ['immelmann', 'straight', 'straight'], red: ['stall', 'straight', 'straight'] });
    expect(turned.asked('blue')?.options).toEqual(['hold fire']);
  });

  test('WOW-SPDMG-09, WOW-SPDMG-10, WOW-GAP-56: no fire for four manoeuvres: three counters that look like a jam, and one more', () => {
    const flight = new Flight(headOn(232, special), { draws: ['A 3 crew'] });
    // Long range head on: blue is wounded in phase 1 of a turn in which both stall once.
    flight.until('fire', { red: ['stall', 'straight', 'immelmann'], blue: ['stall', 'straight', 'immelmann'] });
    flight.choose('red', 'fire at blue').choose('blue', 'hold fire');
    expect(flight.happened('jam-counters')).toMatchObject([{ plane: 'blue' }]);
    expect(flight.of('blue')).toMatchObject({ jam: 1, dazed: 2, wounds: 1 });
    expect(flight.seen('red', 'blue')).toMatchObject({ jam: 1 });
    expect(flight.seen('red', 'blue')).not.toHaveProperty('wounds');
    flight.fly().fly();
    expect(flight.of('blue')).toMatchObject({ jam: 0, dazed: 0 });
  });

  test('WOW-SPDMG-09: in the fourth manoeuvre the counters are gone and the gun is still silent', () => {
    const flight = new Flight(
      duel({ card: CAMEL, x: 1500, y: 300 }, { card: CAMEL, x: 1500, y: 480, heading: 0 }, special),
      { draws: ['A 3 crew'] },
    );
    // Red overtakes blue in no way: it is blue who follows from the second turn on.
    flight.fly({}, { fire: { red: ['blue'] } });
    expect(flight.of('blue')).toMatchObject({ jam: 1, dazed: 2 });
    const s = flight.state;
    s.planes[0].y = s.planes[1].y + 180_000;
    flight.until('fire');
    expect(flight.state.phase).toBe(2);
    expect(flight.of('blue').jam).toBe(0);
    expect(flight.asked('blue')?.options).toEqual(['hold fire']);
    flight.until('fire');
    expect(flight.asked('blue')?.options).toEqual(['hold fire', 'fire at red']);
  });

  test('WOW-SPDMG-11, WOW-GAP-58, WOW-GAP-59: a second wound is the end, even of two at once; any value hits the pilot of a single-seater', () => {
    expect(hit(special, 'A 5 crew').of('blue')).toMatchObject({ wounds: 1, fate: 'in-play' });
    expect(hit(special, 'A 5 crew', 'A 3 crew').of('blue').fate).toBe('shot-down');
  });

  test('WOW-SPDMG-12, WOW-GAP-60: a damaged engine asks for a stall in every turn from the next on', () => {
    const flight = new Flight(chase(180, special), { draws: ['A 3 engine'] }).fly({}, { fire: { red: ['blue'] } });
    expect(flight.of('blue')).toMatchObject({ engine: 1, last: 'straight' });
    for (let turn = 0; turn < 2; turn++) {
      flight
        .choose('red', 'straight')
        .choose('blue', 'straight')
        .choose('red', 'straight')
        .choose('blue', 'straight')
        .choose('red', 'straight');
      expect(flight.asked('blue')?.options).toEqual(['stall']);
      expect(flight.why('blue', 'left 60')).toEqual({ reason: 'engine-needs-stall', because: 'WOW-SPDMG-12' });
      flight.choose('blue', 'stall').fly();
    }
  });

  test('WOW-SPDMG-13: a second engine hit makes it explode', () => {
    const flight = new Flight(chase(180, special), { draws: ['A 3 engine'], aircraft: { blue: { engine: 1 } } });
    flight
      .until('fire', { blue: ['stall', 'straight', 'straight'], red: ['stall', 'straight', 'straight'] })
      .choose('red', 'fire at blue');
    expect(flight.of('blue').fate).toBe('shot-down');
  });

  test('WOW-SPDMG-14, WOW-SPDMG-15: three smoke counters, one less at the end of each turn, that of the hit included', () => {
    const flight = hit(special, 'A 4 smoke');
    const counters = [flight.of('blue').smoke];
    for (let i = 0; i < 2; i++) counters.push(flight.fly().of('blue').smoke);
    expect(counters).toEqual([2, 1, 0]);
  });

  test('WOW-SPDMG-17: three flame counters, announced', () => {
    const flight = hit(special, 'A 2 fire');
    expect(flight.seen('red', 'blue').flames).toBe(3);
  });

  test('WOW-SPDMG-18, WOW-SPDMG-19, WOW-SETUP-11: each turn a counter and a card of deck A before the first reveal; only points and explosions count', () => {
    const flight = hit(special, 'A 2 fire').lay('A 3 engine');
    flight.until('ready', {}, {}).fly();
    expect(flight.of('blue')).toMatchObject({ flames: 2, damage: 5, engine: 0 });
    flight.lay('A 0 jam-red').fly();
    expect(flight.of('blue')).toMatchObject({ flames: 1, damage: 5 });
    expect(flight.of('red').jam).toBe(0);
    flight.lay('A explosion').fly();
    expect(flight.of('blue').fate).toBe('shot-down');
    expect(flight.tree.scores).toEqual([2, -1]);
  });

  test('WOW-GAP-119: who burns down scores for the side that set it on fire', () => {
    const flight = new Flight(
      melee(
        {
          red: { side: 0, aircraft: [{ card: CAMEL, label: 'red', x: 1500, y: 300, heading: 0 }] },
          blue: { side: 1, aircraft: [{ card: CAMEL, label: 'blue', x: 1500, y: 480, heading: 0 }] },
          gold: { side: 2, aircraft: [{ card: CAMEL, label: 'gold', x: 2500, y: 300, heading: 0 }] },
        },
        special,
      ),
      { draws: ['A 2 fire', 'A explosion'] },
    ).fly({}, { fire: { red: [null, null, 'blue'] } });
    expect(flight.fly().tree.scores).toEqual([2, -1, 0]);
  });

  test('WOW-SPDMG-21: different damages are in force together', () => {
    expect(hit(special, 'A 2 fire', 'A 4 smoke').of('blue')).toMatchObject({ flames: 3, smoke: 2 });
  });

  test('WOW-SPDMG-22: a newer damage of the same kind takes the place of the older', () => {
    const flight = hit(special, 'A 4 smoke')
      .lay('A 4 smoke')
      .fly({}, { fire: { red: [null, null, 'blue'] } });
    expect(flight.of('blue').smoke).toBe(2);
  });

  test('WOW-SPDMG-23: of two at the same moment one counts', () => {
    expect(hit(special, 'A 4 smoke', 'A 4 smoke').of('blue').smoke).toBe(2);
  });

  test('WOW-GAP-55: jam and wound together: the counters are those of the newer event, and fire waits for both', () => {
    const flight = new Flight(headOn(180, special), { draws: ['A 0 jam-red', 'A 3 crew'] });
    flight.until('fire', { red: ['stall', 'straight', 'straight'], blue: ['stall', 'straight', 'straight'] });
    flight.choose('red', 'fire at blue').choose('blue', 'fire at red');
    expect(flight.of('red')).toMatchObject({ jam: 1, dazed: 2 });
    expect(flight.of('blue')).toMatchObject({ jam: 0 });
  });
});

describe('aiming', () => {
  const aiming = { aiming: true };

  test('WOW-AIM-01, WOW-AIM-03, WOW-AIM-04, WOW-AIM-05: from the second phase on, one point more for each card that hurts, on a pile of its own', () => {
    const flight = new Flight(chase(120, aiming), { draws: ['A 1', 'A 0', 'A 2 fire', 'A 0', 'A 1', 'A 1'] }).fly(
      {},
      { fire: { red: 'blue' } },
    );
    expect(flight.of('blue').piles).toEqual({ damage: ['A 1', 'A 0'], aimed: ['A 2 fire', 'A 0', 'A 1', 'A 1'] });
    expect(flight.of('blue').points).toEqual([1, 0, 3, 0, 2, 2]);
    expect(flight.happened('fires').map(({ aimed }) => aimed)).toEqual([false, true, true]);
    expect(
      new Flight(chase(120), { draws: ['A 1', 'A 0', 'A 1', 'A 0'] })
        .fly({}, { fire: { red: ['blue', 'blue'] } })
        .of('blue').damage,
    ).toBe(2);
  });

  test('WOW-AIM-02: the run goes on across turns', () => {
    const flight = new Flight(chase(180, aiming), { draws: ['A 1', 'A 1'] })
      .fly({}, { fire: { red: [null, null, 'blue'] } })
      .fly({}, { fire: { red: ['blue'] } });
    expect(flight.of('blue').points).toEqual([1, 2]);
  });

  test('WOW-GAP-67: a phase without that shot breaks the run', () => {
    const flight = new Flight(chase(180, aiming), { draws: ['A 1', 'A 1'] }).fly(
      {},
      { fire: { red: ['blue', null, 'blue'] } },
    );
    expect(flight.of('blue').points).toEqual([1, 1]);
  });

  test('WOW-INT-02, WOW-GAP-68: with Interruption a point of damage costs the bonus of the next phase, and of that one alone', () => {
    const options = (interruption: boolean) =>
      melee(
        {
          red: { side: 0, aircraft: [{ card: CAMEL, label: 'red', x: 1500, y: 600, heading: 0 }] },
          blue: {
            side: 1,
            aircraft: [
              { card: CAMEL, label: 'blue', x: 1500, y: 780, heading: 0 },
              { card: CAMEL, label: 'wing', x: 1500, y: 420, heading: 0 },
            ],
          },
        },
        { aiming: true, interruption },
      );
    const bonus = (interruption: boolean, first: string) => {
      const flight = new Flight(options(interruption), { draws: ['A 0', first, 'A 0', 'A 0'] });
      return flight
        .fly({}, { fire: { red: 'blue', wing: ['red'] } })
        .happened('fires')
        .filter(({ plane }) => plane === 'red')
        .map(({ aimed }) => aimed);
    };
    expect(bonus(false, 'A 1')).toEqual([false, true, true]);
    expect(bonus(true, 'A 1')).toEqual([false, false, true]);
    // WOW-INT-03 — nothing taken, nothing lost.
    expect(bonus(true, 'A 0')).toEqual([false, true, true]);
  });

  test('WOW-INT-03: half a point does not interrupt, a whole one does', () => {
    const options = melee(
      {
        red: { side: 0, aircraft: [{ card: CAMEL, label: 'red', x: 1500, y: 600, heading: 0 }] },
        blue: {
          side: 1,
          aircraft: [
            { card: CAMEL, label: 'blue', x: 1500, y: 780, heading: 0 },
            { card: 'nieuport-17-ball', label: 'wing', x: 1500, y: 420, heading: 0 },
          ],
        },
      },
      { aiming: true, interruption: true },
    );
    const bonus = (card: string) =>
      new Flight(options, { empty: ['B'], draws: ['A 0', card, 'A 0', 'A 0'] })
        .fly({}, { fire: { red: 'blue', wing: ['red'] } })
        .happened('fires')
        .filter(({ plane }) => plane === 'red')
        .map(({ aimed }) => aimed);
    expect(bonus('A 1')).toEqual([false, true, true]);
    expect(bonus('A 2 rudder-left')).toEqual([false, false, true]);
  });
});

describe('running out of damage cards', () => {
  test('WOW-DECK-02, WOW-GAP-78: an empty deck gets its discards and the cards of the eliminated back', () => {
    const options = melee({
      red: { side: 0, aircraft: [{ card: CAMEL, label: 'red', x: 1500, y: 600, heading: 0 }] },
      blue: {
        side: 1,
        aircraft: [
          { card: CAMEL, label: 'blue', x: 1500, y: 780, heading: 0 },
          { card: CAMEL, label: 'gone', x: 2500, y: 2990, heading: 0 },
        ],
      },
    });
    const flight = new Flight(options, { aircraft: { gone: { hits: ['A 3', 'A 4'] } }, spent: ['A 5'], empty: ['A'] });
    flight.fly({}, { fire: { red: [null, 'blue', 'blue'] } });
    expect(flight.happened('reshuffled')).toMatchObject([{ deck: 'A' }]);
    expect(flight.of('gone').cards).toBe(0);
    const cards = (flight.of('blue').piles as { damage: string[] }).damage;
    expect(cards).toHaveLength(2);
    for (const card of cards) expect(['A 3', 'A 4', 'A 5']).toContain(card);
  });

  test('WOW-DECK-02: of the eliminated only the cards of that deck go back', () => {
    const options = melee({
      red: { side: 0, aircraft: [{ card: CAMEL, label: 'red', x: 1500, y: 600, heading: 0 }] },
      blue: {
        side: 1,
        aircraft: [
          { card: CAMEL, label: 'blue', x: 1500, y: 780, heading: 0 },
          { card: CAMEL, label: 'gone', x: 2500, y: 2990, heading: 0 },
        ],
      },
    });
    const flight = new Flight(options, { aircraft: { gone: { hits: ['A 3', 'B 1', 'A 4', 'B 2'] } }, empty: ['A'] });
    flight.fly({}, { fire: { red: [null, 'blue', null] } });
    expect(flight.of('gone').piles).toEqual({ damage: ['B 1', 'B 2'] });
  });

  test('WOW-DECK-02: a deck with one card left is not empty', () => {
    const flight = new Flight(chase(180), { spent: ['A 5'] });
    flight.state.decks[0].pile.length = 1;
    flight.fly({}, { fire: { red: ['blue'] } });
    expect(flight.happened('reshuffled')).toEqual([]);
    expect(flight.state.decks[0]).toMatchObject({ pile: [], discard: { length: 1 } });
  });

  test('WOW-DECK-02: its discards alone are enough', () => {
    const flight = new Flight(chase(180), { spent: ['A 5'], empty: ['A', 'B'] });
    flight.fly({}, { fire: { red: ['blue'] } });
    expect(flight.of('blue').piles).toEqual({ damage: ['A 5'] });
    expect(flight.state.decks[0]).toMatchObject({ pile: [], discard: [] });
    expect(flight.happened('reshuffled')).toMatchObject([{ deck: 'A', because: 'WOW-DECK-02' }]);
  });

  test('WOW-DECK-09: where there is no card at all, nothing is drawn', () => {
    const flight = new Flight(chase(180), { empty: ['A', 'B'] }).fly({}, { fire: { red: ['blue'] } });
    expect(flight.of('blue')).toMatchObject({ damage: 0, cards: 0, fate: 'in-play' });
    expect(flight.state.turn).toBe(2);
  });

  test('WOW-DECK-09, WOW-INT-03: nor is anybody interrupted by cards that there are not', () => {
    const flight = new Flight(chase(120, { aiming: true, interruption: true }), { empty: ['A', 'B'] });
    flight.fly({}, { fire: { red: 'blue' } });
    expect(flight.happened('fires').map(({ short }) => short)).toEqual([true, true, true]);
    expect(flight.state.planes[1]).toMatchObject({ damage: 0, struck: -1 });
  });

  test('WOW-DECK-09: where all that there is lies on consoles, it is drawn again, be it a single card', () => {
    const flight = new Flight(chase(180), { empty: ['A', 'B'] });
    const [red] = flight.state.planes;
    red.hits.push({ card: 1, pile: 0, known: 0, clock: 0, turn: 0 });
    red.damage = red.written = 2 * flight.state.fixed.points[1];
    flight.fly({}, { fire: { red: ['blue'] } });
    expect(flight.happened('written-down')).toHaveLength(1);
    expect(flight.happened('draws')).toMatchObject([{ plane: 'blue', deck: 'A' }]);
    expect(flight.state.planes[1].hits.map(({ card }) => card)).toEqual([1]);
  });

  test('WOW-DECK-03, WOW-DECK-04, WOW-DECK-05, WOW-GAP-80: for an A card two B cards, whose symbols do not count, but an explosion on the second', () => {
    const run = (...draws: string[]) =>
      new Flight(chase(180, { special: true }), { empty: ['A'], draws }).fly({}, { fire: { red: ['blue'] } });
    expect(run('B 1 fire', 'B 2 smoke').of('blue')).toMatchObject({
      damage: 3,
      flames: 0,
      smoke: 0,
      piles: { pairs: ['B 1 fire', 'B 2 smoke'] },
    });
    expect(run('B 0 jam-red', 'B 0').of('red').jam).toBe(0);
    expect(run('B explosion', 'B 1').of('blue')).toMatchObject({ fate: 'in-play', damage: 1 });
    expect(run('B 1', 'B explosion').of('blue').fate).toBe('shot-down');
  });

  test('WOW-DECK-06, WOW-DECK-07, WOW-DECK-08, WOW-GAP-79: for a B card half an A card, on a pile of its own; its symbols count, and halves stay halves', () => {
    const options = chase(180, { special: true }, 'nieuport-17-ball', 'nieuport-17-bishop');
    const flight = new Flight(options, { empty: ['B'], draws: ['A 3', 'A 2 fire', 'A 0'] }).fly(
      {},
      { fire: { red: 'blue' } },
    );
    expect(flight.of('blue')).toMatchObject({ damage: 2.5, flames: 3, piles: { halved: ['A 3', 'A 2 fire', 'A 0'] } });
    const lost = new Flight(options, {
      empty: ['B'],
      draws: ['A 1', 'A 1', 'A 0'],
      aircraft: { blue: { damage: 11 } },
    }).fly({}, { fire: { red: 'blue' } });
    expect(lost.of('blue').fate).toBe('shot-down');
  });

  test('WOW-DECK-09: when nothing is left, totals are written down and all cards go back', () => {
    const flight = new Flight(chase(180), {
      empty: ['B'],
      aircraft: { red: { hits: ['A 1', 'A 2 fire'] }, blue: { hits: ['A 3'] } },
    });
    flight.state.decks[0].pile.length = 0;
    flight.fly({}, { fire: { red: ['blue'] } });
    expect(flight.happened('written-down')).toHaveLength(1);
    expect(flight.of('red')).toMatchObject({ damage: 3, cards: 0 });
    expect(flight.state.planes.map(({ written }) => written)).toEqual([6, 6]);
    expect(flight.state.writtenDown).toBe(1);
    expect(flight.of('blue').cards).toBe(1);
    expect(Number(flight.of('blue').damage)).toBeGreaterThan(3);
  });

  test('WOW-DECK-09: if only one card is left for a pair, totals are written down before the second is drawn', () => {
    const flight = new Flight(chase(180), { empty: ['A'], aircraft: { blue: { hits: ['A 3'] } } });
    const [a, b] = flight.state.decks;
    b.pile.length = 1;
    flight.fly({}, { fire: { red: ['blue'] } });
    expect(flight.happened('written-down')).toHaveLength(1);
    expect(flight.happened('draws').map(({ deck }) => deck)).toEqual(['B', 'B']);
    // The first card goes back with the others, and it is the only one there is for the second.
    const [points] = flight.of('blue').points as number[];
    expect(flight.of('blue')).toMatchObject({ cards: 1, damage: 3 + 2 * points });
    expect([a.pile.length, b.pile.length]).toEqual([1, 0]);
  });

  test('WOW-GAP-69: the Aiming bonus on substitutes: once for a pair with points, and after halving', () => {
    const pair = new Flight(chase(180, { aiming: true }), {
      empty: ['A'],
      draws: ['B 0', 'B 0', 'B 1', 'B 0', 'B 0', 'B 0'],
    }).fly({}, { fire: { red: 'blue' } });
    expect(pair.of('blue')).toMatchObject({ damage: 2, points: [0, 0, 1, 1, 0, 0] });
    const both = new Flight(chase(180, { aiming: true }), {
      empty: ['A'],
      draws: ['B 0', 'B 0', 'B 1', 'B 2', 'B 2', 'B 1'],
    }).fly({}, { fire: { red: 'blue' } });
    expect(both.of('blue')).toMatchObject({ damage: 8, points: [0, 0, 1, 3, 2, 2] });
    const half = new Flight(chase(180, { aiming: true }, 'nieuport-17-ball', 'nieuport-17-bishop'), {
      empty: ['B'],
      draws: ['A 0', 'A 1', 'A 0'],
    });
    expect(half.fly({}, { fire: { red: 'blue' } }).of('blue').damage).toBe(1.5);
  });
});
