import { below, chanceFrom, Match, SPECTATOR } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { kindOf, previewPlan, wingsOfWar, wingsOfWarTrial } from '../src/index.ts';
import { deckOfCard, HIT, numberOfCard, SECOND_OF_PAIR, SHOWN } from '../src/rules/cards.ts';
import { AIMED_PAIRS, DAMAGE, damageOf } from '../src/rules/piles.ts';
import { CAMEL, chase, DH4, duel, Flight } from './flight.ts';

describe('damage cards', () => {
  const { state } = new Flight(duel({ card: CAMEL }, { card: CAMEL }));

  test('WOW-DECK-01: each belongs to the deck it lies in', () => {
    const { decks } = state;
    for (const [letter, { pile }] of decks.entries())
      for (const card of pile) expect([deckOfCard(card), card - numberOfCard(card)]).toEqual([letter, letter * 100]);
    expect(decks.some(({ pile }, letter) => letter > 0 && pile.length > 0)).toBe(true);
    // WOW-GAP-22 — a pack may have decks of up to 99.
    for (const letter of [0, 1, 2, 3])
      for (const number of [1, 99])
        expect([deckOfCard(letter * 100 + number), numberOfCard(letter * 100 + number)]).toEqual([letter, number]);
  });

  test('WOW-GAP-79, WOW-AIM-03: the point for aiming goes with the second card of its own pair, and none with two zeros', () => {
    const worth = (...points: number[]): number => {
      const cards = points.map((wanted) => state.fixed.points.findIndex((one, card) => one === wanted && card < 100));
      const [before, first, second] = cards;
      const when = { clock: 0, turn: 1 };
      return damageOf(state.fixed, {
        written: 0,
        hits: [
          { card: before, pile: DAMAGE, known: HIT, ...when },
          { card: first, pile: AIMED_PAIRS, known: HIT, ...when },
          { card: second, pile: AIMED_PAIRS, known: SECOND_OF_PAIR, ...when },
        ],
      });
    };
    expect(worth(3, 0, 0)).toBe(6);
    expect(worth(0, 2, 0)).toBe(6);
    expect(worth(3, 2, 1)).toBe(14);
  });
});

describe('what a seat sees', () => {
  test('never a card that has not been revealed, nor a damage card that has not been shown, nor a secret wound', () => {
    for (let game = 0; game < 40; game++) {
      const started = Match.start(wingsOfWar, wingsOfWarTrial.deal(chanceFrom(`look ${game}`)), game);
      if (!started.ok) throw new Error(JSON.stringify(started.problem));
      const match = started.value;
      const chance = chanceFrom(`players ${game}`);
      for (;;) {
        for (let seat = SPECTATOR; seat < match.state.asked.length; seat++) {
          for (const a of wingsOfWar.observe(match.state, seat).planes) {
            if (a.own) continue;
            expect(a.open).toBeLessThanOrEqual(match.state.phase);
            expect(a.plan.slice(a.open).every((card) => card < 0)).toBe(true);
            expect(a.hits.every(({ card, known }) => card < 0 || known === SHOWN)).toBe(true);
            expect([
              a.damage,
              a.written,
              a.wounds,
              a.engine,
              a.dazed,
              a.stuckLeft,
              a.stuckRight,
              a.stack.length,
            ]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
          }
        }
        for (const a of match.state.planes) expect(a.damage).toBe(damageOf(match.state.fixed, a));
        const asks = match.state.asks.filter((ask) => ask.choice === null);
        if (asks.length === 0) break;
        const ask = asks[below(chance, asks.length)];
        const options = match.table.options(ask);
        match.choose(ask.seat, ask.id, options[below(chance, options.length)]);
      }
    }
  });

  test('WOW-GAP-114: leaving the cloud early in a turn does not show the cards still to come', () => {
    const flight = new Flight(
      duel({ card: CAMEL, level: 3 }, { card: CAMEL, level: 3 }, { altitude: true, clouds: true }),
      { aircraft: { red: { level: 3, climbs: 1 } } },
    );
    flight.fly({ red: ['straight', 'straight', 'climb'] });
    Object.assign(flight.state.planes[1], {
      x: flight.state.planes[0].x,
      y: flight.state.planes[0].y + 120_000,
      heading: 0,
    });
    flight.until('fire', { red: ['straight', 'dive', 'left 60'], blue: ['stall', 'straight', 'straight'] });
    expect(flight.seen('blue', 'red').plan).toEqual(['straight', 'dive', '-']);
  });

  test('WOW-SPDMG-10: a wounded pilot is asked to fire like a healthy one', () => {
    const asked = (wounds: number) => {
      const flight = new Flight(chase(120, { special: true }), { aircraft: { red: { wounds } } });
      flight.until('fire', { red: ['stall', 'straight', 'straight'], blue: ['stall', 'straight', 'straight'] });
      return wingsOfWar.observe(flight.state, 1);
    };
    expect(asked(1)).toEqual(asked(0));
  });
});

describe('a preview of a plan', () => {
  const cards = (...names: Parameters<typeof kindOf>[0][]) => names.map(kindOf);

  test('is where the aircraft will be, from what its owner sees', () => {
    const flight = new Flight(duel({ card: CAMEL }, { card: CAMEL }));
    const view = wingsOfWar.observe(flight.state, 0);
    const [, , last] = previewPlan(view, 0, cards('right 90', 'stall', 'left 60'));
    flight.fly({ red: ['right 90', 'stall', 'left 60'] });
    const { x, y, heading } = flight.state.planes[0];
    expect(last).toMatchObject({ x, y, heading, warning: '' });
  });

  test('WOW-GAP-34: warns of what is fatal, and lets it be planned', () => {
    const warned = (options: object, given: object, ...names: Parameters<typeof kindOf>[0][]) => {
      const flight = new Flight(options, given as never);
      return previewPlan(flight.state, 0, cards(...names)).map(({ warning }) => warning);
    };
    const low = { aircraft: { red: { level: 0, climbs: 1 } } };
    const at = (more: object, switches: object = { altitude: true, overdive: true }) =>
      duel({ card: CAMEL, level: 1, ...more }, { card: CAMEL, level: 1 }, switches as never, { fields: [] });
    expect(warned(duel({ card: CAMEL, y: 2950 }, { card: CAMEL }), {}, 'straight', 'straight')).toEqual([
      'leaves-the-table',
    ]);
    expect(warned(at({}), low, 'straight', 'dive', 'straight')).toEqual(['', 'crash', 'ignored']);
    expect(warned(at({}), low, 'straight', 'stall', 'immelmann')).toEqual(['', '', 'lost']);
    expect(warned(at({}), {}, 'stall', 'dive', 'straight')).toEqual(['', '', 'lost']);
    const high = duel(
      { card: CAMEL, level: 4 },
      { card: CAMEL, level: 4 },
      { altitude: true, higher: true },
      { floor: 4 },
    );
    expect(warned(high, {}, 'dive', 'straight')).toEqual(['below-the-floor']);
    expect(
      warned(duel({ card: CAMEL }, { card: CAMEL }, { illegal: 'straight' }), {}, 'stall', 'stall', 'straight'),
    ).toEqual(['', 'illegal', '']);
    expect(
      warned(duel({ card: CAMEL }, { card: CAMEL }, { illegal: 'lost' }), {}, 'stall', 'stall', 'straight'),
    ).toEqual(['', 'lost']);
  });
});

describe('missions', () => {
  const zone = { x: 900, y: 1100, width: 200, length: 300 };
  const photo = (edge: string) => ({
    victory: 'points',
    turns: 8,
    objectives: [{ aircraft: 'red', task: 'photograph', zone, edge, points: 6 }],
  });

  test('a photograph counts when it comes home by the right edge', () => {
    const fly = (edge: string) => {
      const flight = new Flight(
        duel({ card: DH4, x: 1000, y: 1000 }, { card: CAMEL }, {}, { ...photo(edge), length: 1600 }),
      );
      return flight.fly().fly();
    };
    const home = fly('top');
    expect(home.of('red').fate).toBe('home');
    expect([home.tree.scores, home.winners]).toEqual([[6, 0], ['red']]);
    const astray = fly('bottom');
    expect(astray.of('red').fate).toBe('left');
    expect(astray.tree.scores).toEqual([0, 1]);
    // WOW-VIC-02: who leaves is to the credit of the others, and of nobody when it comes home.
    expect([home, astray].map(({ state }) => state.planes[0].credit)).toEqual([0, 0b10]);
  });

  test('only a straight takes a photograph, and only over the place', () => {
    const taken = (...cards: string[]) =>
      new Flight(duel({ card: DH4, x: 1000, y: 1000 }, { card: CAMEL }, {}, photo('top'))).fly({ red: cards }).of('red')
        .photographed;
    expect(taken('slip left', 'slip right', 'slip left')).toBe(false);
    expect(taken('straight', 'slip right', 'slip left')).toBe(true);
  });

  test('WOW-TWO-12: it is taken once', () => {
    const flight = new Flight(duel({ card: DH4, x: 1000, y: 1000 }, { card: CAMEL }, {}, photo('top'))).fly();
    expect(flight.happened('photographed')).toHaveLength(1);
  });

  test('with nobody left to stop it, an objective counts as done', () => {
    const more = { victory: 'points', objectives: [{ aircraft: 'red', task: 'cross', edge: 'top', points: 4 }] };
    const flight = new Flight(duel({ card: DH4 }, { card: CAMEL, y: 2950 }, {}, more)).fly();
    expect(flight.tree.scores).toEqual([5, 0]);
    const going = new Flight(duel({ card: DH4 }, { card: CAMEL }, {}, more)).fly();
    expect(going.tree.scores).toEqual([0, 0]);
  });

  test('crossing the table is worth its points, being shot down is not', () => {
    const more = {
      victory: 'points',
      length: 1500,
      objectives: [{ aircraft: 'red', task: 'cross', edge: 'top', points: 4 }],
    };
    const across = new Flight(duel({ card: DH4, y: 1300 }, { card: CAMEL }, {}, more)).fly();
    expect(across.tree.scores).toEqual([4, 0]);
    const shot = new Flight(duel({ card: DH4, x: 1500, y: 480 }, { card: CAMEL, x: 1500, y: 300 }, {}, more), {
      draws: ['A explosion'],
    }).fly({}, { fire: { blue: 'red' } });
    expect(shot.tree.scores).toEqual([-1, 2]);
    expect(shot.winners).toEqual(['blue']);
  });
});
