import { describe, expect, test } from 'vitest';
import { subjectOf, wingsOfWar } from '../src/index.ts';
import { ALBATROS, CAMEL, chase, duel, Flight, FOKKER, melee, SPAD, STRAIGHT } from './flight.ts';

const solo = (switches = {}, card = CAMEL, more = {}) => duel({ card }, { card: CAMEL }, switches, more);

/** The slots before the one that is asked for are laid; what may be laid now? */
const offered = (flight: Flight, ...cards: string[]): string[] => {
  for (const card of cards) flight.choose('blue', 'straight').choose('red', card);
  return flight.asked('red')?.options ?? [];
};

describe('planning', () => {
  test('WOW-PLAN-01, WOW-PLAN-02, WOW-TURN-01: three cards for each aircraft, hidden from the others until revealed', () => {
    const flight = new Flight(solo());
    expect(flight.asked('red')).toMatchObject({ kind: 'plan', because: 'WOW-PLAN-01' });
    flight.choose('red', 'stall').choose('blue', 'straight');
    flight.choose('red', 'right 60').choose('blue', 'straight').choose('red', 'straight').choose('blue', 'straight');
    expect(flight.asked('red')?.kind).toBe('ready');
    expect(flight.of('red').plan).toEqual(['stall', 'right 60', 'straight']);
    expect(flight.seen('red', 'red').plan).toEqual(['stall', 'right 60', 'straight']);
    expect(flight.seen('blue', 'red').plan).toEqual(['-', '-', '-']);
    const shot = new Flight(chase(120)).until('fire');
    expect(shot.seen('blue', 'red').plan).toEqual(['straight', '-', '-']);
  });

  test('WOW-PLAN-03, WOW-TURN-02, WOW-TURN-03, WOW-TURN-04: slot by slot, three phases, then the next turn', () => {
    const flight = new Flight(solo()).fly({ red: ['stall', 'right 60', 'slip left'] });
    const executed = flight.happened('executed').filter(({ plane }) => plane === 'red');
    expect(executed.map(({ card }) => card)).toEqual(['stall', 'right 60', 'slip left']);
    expect(flight.happened('phase')).toHaveLength(3);
    expect(flight.state.turn).toBe(2);
    expect(flight.asked('red')?.kind).toBe('plan');
  });

  test('WOW-PLAN-04: one card fills one slot: two stalls in the deck, and no third straight after three', () => {
    const flight = new Flight(solo({}, 'd7-udet'));
    expect(offered(flight)).toContain('short straight');
    expect(offered(flight, 'short straight')).not.toContain('short straight');
    expect(flight.why('red', 'short straight')).toEqual({ reason: 'no-copy-left', because: 'WOW-PLAN-04' });
  });

  test('WOW-TURN-05: the whole deck is there again in the next turn', () => {
    const flight = new Flight(solo()).fly({ red: STRAIGHT });
    expect(offered(flight)).toContain('straight');
  });

  test('WOW-PLAN-05, WOW-PLAN-06: two steep cards may not follow each other in a turn', () => {
    const flight = new Flight(solo({}, FOKKER));
    expect(offered(flight)).toContain('wide right');
    const next = offered(flight, 'wide right');
    expect(next).not.toContain('stall');
    expect(next).not.toContain('wide left');
    expect(next).toContain('slip right');
    expect(flight.why('red', 'stall')).toEqual({ reason: 'steep-after-steep', because: 'WOW-PLAN-06' });
  });

  test('WOW-PLAN-07, WOW-TURN-06: nor from one turn to the next, and a counter says so', () => {
    const flight = new Flight(solo()).fly({ red: ['straight', 'straight', 'stall'] });
    expect(flight.of('red').reminder).toBe('steep');
    expect(offered(flight)).not.toContain('stall');
    expect(flight.why('red', 'stall')).toEqual({ reason: 'steep-after-steep', because: 'WOW-PLAN-07' });
  });

  test('WOW-PLAN-08: one other card, and a steep one is allowed again', () => {
    expect(offered(new Flight(solo()), 'stall', 'left 60')).toContain('stall');
  });

  test('WOW-PLAN-09: a steep card with a short arrow is a stall, and steep', () => {
    const flight = new Flight(solo({ special: true }, FOKKER), { aircraft: { red: { engine: 1 } } });
    expect(offered(flight, 'straight', 'straight')).toEqual(['stall']);
  });

  test('WOW-PLAN-10, WOW-PLAN-11: an Immelmann only directly after a straight', () => {
    expect(offered(new Flight(solo()), 'straight')).toContain('immelmann');
    const flight = new Flight(solo());
    expect(offered(flight, 'stall')).not.toContain('immelmann');
    expect(flight.why('red', 'immelmann')).toEqual({ reason: 'immelmann-needs-straight', because: 'WOW-PLAN-11' });
  });

  test('WOW-PLAN-12, WOW-TURN-08: a straight at the end of a turn allows an Immelmann at the beginning of the next', () => {
    const flight = new Flight(solo()).fly({ red: ['slip left', 'stall', 'straight'] });
    expect(flight.of('red').reminder).toBe('straight');
    expect(offered(flight)).toContain('immelmann');
    expect(offered(new Flight(solo()).fly({ red: ['slip left', 'straight', 'stall'] }))).not.toContain('immelmann');
  });

  test('WOW-PLAN-13, WOW-TURN-07: after an Immelmann at the end of a turn the next begins with a straight', () => {
    const flight = new Flight(solo()).fly({ red: ['straight', 'straight', 'immelmann'] });
    expect(flight.of('red').reminder).toBe('immelmann');
    expect(offered(flight)).toEqual(['straight']);
    expect(flight.why('red', 'right 60')).toEqual({ reason: 'straight-must-follow', because: 'WOW-PLAN-13' });
  });

  test('WOW-GAP-30: inside a turn, too, a straight follows an Immelmann', () => {
    const flight = new Flight(solo());
    expect(offered(flight, 'straight', 'immelmann')).toEqual(['straight']);
    expect(flight.why('red', 'stall')).toEqual({ reason: 'straight-must-follow', because: 'WOW-GAP-30' });
  });

  test('WOW-GAP-29: the first card of the game may be steep, but no Immelmann', () => {
    const first = offered(new Flight(solo()));
    expect(first).toContain('stall');
    expect(first).not.toContain('immelmann');
  });

  test('WOW-GAP-129: what is planned is the turn that begins now', () => {
    const flight = new Flight(solo()).fly({ red: ['stall', 'straight', 'straight'] });
    expect(flight.happened('executed')[0]).toMatchObject({ plane: 'red', card: 'stall' });
  });

  test('WOW-MOVE-01: the first cards are revealed when everybody stands by his plan; until then it can be made anew', () => {
    const flight = new Flight(solo()).until('ready', { red: ['stall', 'straight', 'straight'] });
    flight.choose('red', 'again').choose('blue', 'ready');
    expect(flight.asked('blue')).toBeNull();
    expect(flight.seen('red', 'red').plan).toEqual(['-', '-', '-']);
    flight.choose('red', 'left 60').choose('red', 'left 60').choose('red', 'left 60');
    expect([flight.happened('executed'), flight.happened('planned')]).toEqual([[], []]);
    flight.choose('red', 'ready');
    expect(flight.happened('planned')).toMatchObject([{ because: 'WOW-PLAN-02' }]);
    expect(flight.happened('executed')[0]).toMatchObject({ plane: 'red', card: 'left 60' });
  });

  test('a plan may be taken up again twice; then it stands', () => {
    const flight = new Flight(solo()).until('ready').choose('red', 'again').choose('blue', 'ready');
    for (let i = 0; i < 3; i++) flight.choose('red', 'straight');
    flight.choose('red', 'again');
    for (let i = 0; i < 3; i++) flight.choose('red', 'straight');
    expect(flight.happened('phase').length).toBeGreaterThan(0);
  });

  test('while the others think, a card that was laid can be taken back', () => {
    const flight = new Flight(solo()).choose('red', 'stall');
    expect(flight.match.canUndo(0)).toBe(true);
    expect(flight.match.undo(0).ok).toBe(true);
    flight.choose('red', 'straight').choose('blue', 'straight');
    expect(flight.of('red').plan).toEqual(['straight', '-', '-']);
  });
});

describe('illegal plans', () => {
  const illegal = (rule: string, switches = {}) => solo({ illegal: rule, ...switches });

  test('WOW-GAP-34: by default an illegal card cannot be laid at all; where it can, it is marked', () => {
    expect(offered(new Flight(solo()), 'stall')).not.toContain('stall');
    expect(offered(new Flight(illegal('straight')), 'stall')).toContain('stall !');
  });

  test('WOW-PLAN-14, WOW-GAP-31, WOW-GAP-32: an illegal card is replaced by a straight', () => {
    const flight = new Flight(illegal('straight')).fly({ red: ['stall', 'stall', 'right 60'] });
    const cards = flight
      .happened('executed')
      .filter(({ plane }) => plane === 'red')
      .map(({ card }) => card);
    expect(cards).toEqual(['stall', 'straight', 'right 60']);
    expect(flight.happened('illegal')[0]).toMatchObject({
      plane: 'red',
      card: 'stall',
      replacedBy: 'straight',
      reason: 'steep-after-steep',
    });
    const after = new Flight(illegal('straight')).fly({ red: ['straight', 'immelmann', 'left 60'] });
    expect(after.happened('illegal')).toMatchObject([{ card: 'left 60', replacedBy: 'straight' }]);
  });

  test('WOW-GAP-33: legality goes by what was executed: steep, steep, Immelmann is a stall, a straight and an Immelmann', () => {
    const flight = new Flight(illegal('straight')).fly({ red: ['stall', 'stall', 'immelmann'] });
    expect(flight.happened('illegal')).toHaveLength(1);
    expect(flight.of('red')).toMatchObject({ heading: 180, last: 'immelmann' });
  });

  test('WOW-ILLEGAL-01, WOW-ILLEGAL-02, WOW-EX-10: it may also cost the aircraft, when the card is due, as if shot down', () => {
    const flight = new Flight(illegal('lost')).fly({ red: ['straight', 'stall', 'stall'] });
    expect(flight.happened('executed').filter(({ plane }) => plane === 'red')).toHaveLength(2);
    expect(flight.of('red').fate).toBe('shot-down');
    expect(flight.tree.scores).toEqual([-1, 2]);
    expect(flight.winners).toEqual(['blue']);
  });

  test('WOW-GAP-35: a damaged engine without a stall makes the third card illegal; a stall replaces it, or a straight where it cannot stand', () => {
    const engine = { aircraft: { red: { engine: 1 } } };
    const stalls = new Flight(illegal('straight', { special: true }), engine).fly({
      red: ['straight', 'straight', 'left 60'],
    });
    expect(stalls.of('red').last).toBe('stall');
    const steep = solo({ illegal: 'straight', special: true }, FOKKER);
    expect(new Flight(steep, engine).fly({ red: ['straight', 'wide left', 'left 60'] }).of('red').last).toBe(
      'straight',
    );
    expect(new Flight(illegal('lost', { special: true }), engine).fly({ red: STRAIGHT }).of('red').fate).toBe(
      'shot-down',
    );
  });
});

describe('movement', () => {
  const flown = (card: string, ...cards: string[]): unknown => {
    const flight = new Flight(duel({ card, x: 1000, y: 1000 }, { card: CAMEL }));
    const { x, y, heading } =
      flight.fly({ red: [...cards, ...STRAIGHT].slice(0, 3) }).happened('executed')[0] && flight.of('red');
    return { x, y, heading };
  };

  test('WOW-MOVE-02, WOW-MOVE-03, WOW-MOVE-04, WOW-GAP-18, WOW-GAP-19: the base goes from card to card', () => {
    expect(flown(SPAD, 'straight')).toEqual({ x: 1000, y: 1381, heading: 0 });
    expect(flown(CAMEL, 'right 90', 'right 90', 'right 90')).toMatchObject({ heading: 270 });
    const { x, y, heading } = flown(SPAD, 'left 60', 'straight', 'straight') as {
      x: number;
      y: number;
      heading: number;
    };
    expect(heading).toBe(300);
    expect(x).toBeCloseTo(1000 - 61.73 - 254 * Math.sin(Math.PI / 3), 2);
    expect(y).toBeCloseTo(1000 + 112.125 + 127, 2);
    expect(flown(SPAD, 'slip right', 'straight', 'slip left')).toEqual({ x: 1000, y: 1381, heading: 0 });
  });

  test('WOW-MOVE-05, WOW-GAP-125: everybody moves before anybody fires, and the order does not matter', () => {
    const flight = new Flight(chase(120)).until('fire');
    expect(flight.happened('executed')).toHaveLength(2);
    expect(flight.of('blue').y).toBe(535);
  });

  test('WOW-MOVE-06, WOW-SETUP-01, WOW-GAP-45: a stand outside the play area has left it; on the line it has not', () => {
    const at = (y: number) =>
      new Flight(duel({ card: SPAD, y }, { card: CAMEL })).fly({ red: ['straight', 'slip left', 'straight'] });
    const limit = 3000 - 381;
    expect(at(limit).of('red').fate).toBe('in-play');
    expect(at(limit + 0.01).of('red').fate).toBe('in-play');
    expect(at(limit + 0.011).of('red').fate).toBe('left');
  });

  test('WOW-MOVE-06: by any of the four edges', () => {
    const fate = (x: number, y: number, heading: number) =>
      new Flight(duel({ card: CAMEL, x, y, heading }, { card: CAMEL })).fly().of('red').fate;
    expect([fate(100, 1000, 270), fate(2900, 1000, 90), fate(1000, 100, 180), fate(1000, 2900, 0)]).toEqual([
      'left',
      'left',
      'left',
      'left',
    ]);
  });

  test('WOW-GAP-45: who has left neither fires nor is fired at in that phase', () => {
    const flight = new Flight(chase(120), { aircraft: { red: { y: 2600 }, blue: { y: 2720 } } });
    flight.fly({}, { fire: { red: 'blue' } });
    expect(flight.happened('fires').filter(({ target }) => target === 'blue')).toHaveLength(2);
    expect(flight.of('blue').fate).toBe('left');
  });

  test('WOW-MOVE-07: a base may stick out, and only the end of a manoeuvre counts', () => {
    const flight = new Flight(duel({ card: SPAD, x: 10, y: 1000 }, { card: CAMEL })).fly({ red: STRAIGHT });
    expect(flight.of('red').fate).toBe('in-play');
    const turned = new Flight(duel({ card: CAMEL, x: 30, y: 1000, heading: 270 }, { card: CAMEL })).fly({
      red: ['right 90', 'straight', 'straight'],
    });
    expect(turned.of('red').fate).toBe('left');
    expect(
      new Flight(duel({ card: CAMEL, x: 70, y: 1000, heading: 270 }, { card: CAMEL }))
        .fly({ red: ['right 90', 'straight', 'straight'] })
        .of('red').fate,
    ).toBe('in-play');
  });
});

describe('setting up', () => {
  test('WOW-SETUP-02, WOW-GAP-11: in front of oneself, half a ruler from the edge, facing the opponent', () => {
    const flight = new Flight({});
    expect(flight.of('camel')).toMatchObject({ x: 450, y: 133.75, heading: 0 });
    expect(flight.of('fokker')).toMatchObject({ x: 450, y: 766.25, heading: 180 });
  });

  test('WOW-SETUP-03, WOW-SETUP-04: the stand is the centre of a base that is the model’s own', () => {
    const flight = new Flight({});
    expect(flight.state.fixed.planes.map(({ type }) => type)).toEqual(['sopwith-camel', 'fokker-dr1']);
  });

  test('WOW-SETUP-05, WOW-GAP-10: models and size of the area are free; 900 × 900 unless agreed otherwise', () => {
    expect(new Flight({}).state.fixed).toMatchObject({ width: 900_000, length: 900_000 });
    expect(new Flight(solo()).state.fixed).toMatchObject({ width: 3_000_000, length: 3_000_000 });
    const side = (label: string, count: number) =>
      Array.from({ length: count }, (_, i) => ({ card: 'camel-brown', label: `${label}-${i}` }));
    const widthFor = (count: number) =>
      new Flight({ seats: [{ aircraft: side('a', count) }, { aircraft: side('b', 2) }] }).state.fixed.width / 1000;
    expect([1, 2, 3, 4, 5, 10].map(widthFor)).toEqual([900, 900, 1150, 1150, 1400, 1900]);
  });

  test('WOW-SETUP-06, WOW-SETUP-07, WOW-SETUP-10: each aircraft has its own console, the deck of its letter, and its card', () => {
    const { decks, planes } = new Flight({ scenario: 'dawn-patrol' }).state.fixed;
    expect(planes.map(({ deck }) => decks[deck].letter)).toEqual(['A', 'C', 'B', 'D']);
    expect(planes.map(({ endurance }) => endurance / 2)).toEqual([16, 15, 15, 14]);
  });

  test('WOW-SETUP-08: without altitude the Climb and the Dive are taken out', () => {
    const options = offered(new Flight(solo()));
    expect(options).not.toContain('climb');
    expect(options).not.toContain('dive');
  });

  test('WOW-SETUP-09, WOW-ALT-02: with altitude they stay in', () => {
    const options = offered(new Flight(solo({ altitude: true })));
    expect(options).toContain('climb');
    expect(options).toContain('dive');
  });

  test('WOW-SETUP-11, WOW-SETUP-12: a deck of damage cards for every letter, and the draw is chance', () => {
    expect(new Flight({}).tree.piles).toEqual({ A: 37, B: 44, C: 17, D: 8 });
    const flight = new Flight(chase(120)).until('fire').fly({}, { fire: { red: ['blue'] } });
    expect(flight.tree.piles).toMatchObject({ A: 35, B: 44 });
  });

  test('WOW-SETUP-13, WOW-GAP-13: the aircraft of the box have gun letter A', () => {
    const box = [SPAD, CAMEL, ALBATROS, FOKKER];
    for (const card of box) expect(new Flight(solo({}, card)).state.fixed.planes[0].guns).toEqual([0, -1]);
  });

  test('WOW-SETUP-14: a player with several aircraft plans, fires and suffers for each by itself', () => {
    const flight = new Flight(
      melee({
        red: {
          side: 0,
          aircraft: [
            { card: CAMEL, label: 'one', x: 500, y: 500 },
            { card: SPAD, label: 'two', x: 900, y: 500 },
          ],
        },
        blue: { side: 1, aircraft: [{ card: CAMEL, label: 'foe', x: 2500, y: 500 }] },
      }),
    ).fly({ one: ['stall', 'left 60', 'straight'], two: ['right 60', 'stall', 'straight'] });
    expect(
      flight
        .happened('executed')
        .slice(0, 3)
        .map(({ plane, card }) => `${plane} ${card}`),
    ).toEqual(['one stall', 'two right 60', 'foe straight']);
  });

  test('a decision says which aircraft, slot and gun it is about', () => {
    const flight = new Flight({ scenario: 'dawn-patrol' });
    expect(subjectOf(flight.state, 1)).toEqual({ plane: 2, slot: 0, gun: -1 });
    for (let i = 0; i < 4; i++) flight.choose('allies', 'straight').choose('central', 'straight');
    expect(subjectOf(wingsOfWar.observe(flight.state, 1), 1)).toEqual({ plane: 3, slot: 1, gun: -1 });
    const fire = new Flight(chase(120, { tailing: true }));
    expect(subjectOf(fire.state, 0)).toEqual({ plane: 0, slot: -1, gun: -1 });
    fire.until('rearrange', {}, { tail: { red: 'blue' } });
    expect(subjectOf(fire.state, 0)).toEqual({ plane: 0, slot: 0, gun: -1 });
    fire.until('fire');
    expect(subjectOf(fire.state, 0)).toEqual({ plane: 0, slot: -1, gun: 0 });
    expect(subjectOf(fire.state, 1)).toEqual({ plane: -1, slot: -1, gun: -1 });
  });

  test('WOW-SETUP-15, WOW-SETUP-16: more than two people in teams, and any number of aircraft up to twelve', () => {
    const wing = (label: string, x: number, y: number) =>
      [0, 1, 2].map((i) => ({ card: CAMEL, label: `${label}-${i}`, x: x + 100 * i, y, heading: 0 }));
    const flight = new Flight(
      melee({
        ann: { side: 0, aircraft: wing('ann', 300, 200) },
        bob: { side: 0, aircraft: wing('bob', 900, 200) },
        cat: { side: 1, aircraft: wing('cat', 300, 2800) },
        dan: { side: 1, aircraft: wing('dan', 900, 2800) },
      }),
    ).fly();
    expect(flight.winners).toEqual(['ann', 'bob']);
    expect(flight.state.planes).toHaveLength(12);
  });

  test('WOW-GAP-23: there are always enough counters', () => {
    const flight = new Flight(chase(120, { special: true }), {
      aircraft: { red: { smoke: 3, flames: 3, jam: 3 }, blue: { smoke: 3, flames: 3, jam: 3 } },
    });
    expect([flight.of('red').smoke, flight.of('blue').smoke]).toEqual([3, 3]);
  });

  test('WOW-GAP-24: the console has its slots, its piles and its counters', () => {
    expect(Object.keys(new Flight({}).of('camel'))).toEqual(
      expect.arrayContaining(['plan', 'piles', 'jam', 'smoke', 'flames', 'reminder', 'card']),
    );
  });
});
