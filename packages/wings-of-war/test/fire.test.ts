import { chanceFrom } from '@tallyho/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wingsOfWar } from '../src/game.ts';
import { baseOf, HALF_RULER, overlap, type Pose, RULER } from '../src/geometry/base.ts';
import { type Arc, frontArc, reaches, rearArc } from '../src/geometry/sight.ts';
import { FRONT, LONG, NONE, REAR, rangeOf, SHORT } from '../src/rules/fire.ts';
import { CAMEL, chase, DH4, duel, Flight, FOKKER, headOn, melee, SPAD } from './flight.ts';

const BEHIND = { fire: { red: 'blue' } };
const stalls = { red: ['stall', 'straight', 'straight'], blue: ['stall', 'straight', 'straight'] };

describe('firing', () => {
  test('WOW-FIRE-01, WOW-FIRE-02, WOW-FIRE-03: after the move, whoever has an enemy in its arc and within the ruler may fire', () => {
    const flight = new Flight(chase(120)).until('fire');
    expect(flight.asked('red')).toEqual({
      kind: 'fire',
      because: 'WOW-FIRE-11',
      options: ['hold fire', 'fire at blue'],
    });
    expect(flight.asked('blue')).toBeNull();
  });

  test('WOW-FIRE-03, WOW-GAP-46: any point of the base will do, the centre need not be in reach', () => {
    // 230 mm from centre to centre, the nearest edge at 196.25 mm.
    const flight = new Flight(chase(230)).until('fire');
    expect(flight.asked('red')?.options).toContain('fire at blue');
  });

  test('WOW-FIRE-04, WOW-GAP-120: only enemies are targets', () => {
    const friends = {
      side: 0,
      aircraft: [
        { card: CAMEL, label: 'one', x: 500, y: 500, heading: 0 },
        { card: CAMEL, label: 'two', x: 500, y: 620, heading: 0 },
      ],
    };
    const flight = new Flight(
      melee({
        red: friends,
        blue: { side: 1, aircraft: [{ card: CAMEL, label: 'foe', x: 2500, y: 500, heading: 0 }] },
      }),
    ).fly();
    expect(flight.happened('fires')).toHaveLength(0);
    expect(flight.state.turn).toBe(2);
  });

  test('WOW-FIRE-05, WOW-GAP-49: two aircraft may fire at each other, and declare in secret', () => {
    const flight = new Flight(headOn(120), { draws: ['A 0', 'A 0', 'A 0', 'A 0'] }).until('fire', stalls);
    flight.choose('red', 'fire at blue');
    expect(flight.happened('fires')).toHaveLength(0);
    flight.choose('blue', 'fire at red');
    expect(flight.happened('fires')).toMatchObject([
      { plane: 'red', target: 'blue' },
      { plane: 'blue', target: 'red' },
    ]);
  });

  test('WOW-FIRE-06: nobody must fire', () => {
    const flight = new Flight(chase(120)).fly();
    expect(flight.happened('fires')).toHaveLength(0);
    expect(flight.of('blue').cards).toBe(0);
  });

  test('WOW-FIRE-07: two cards at short range', () => {
    const flight = new Flight(chase(133.75), { draws: ['A 0', 'A 1'] })
      .until('fire')
      .fly({}, { fire: { red: ['blue'] } });
    expect(flight.of('blue')).toMatchObject({ cards: 2, damage: 1 });
    expect(flight.happened('fires')[0]).toMatchObject({ short: true });
  });

  test('WOW-FIRE-08: one card at long range', () => {
    const flight = new Flight(chase(133.77), { draws: ['A 1'] }).until('fire').fly({}, { fire: { red: ['blue'] } });
    expect(flight.of('blue')).toMatchObject({ cards: 1, damage: 1 });
    expect(flight.happened('fires')[0]).toMatchObject({ short: false });
  });

  test('WOW-FIRE-09: beyond the ruler there is no shot', () => {
    expect(new Flight(chase(233.76)).until('fire').asked('red')).not.toBeNull();
    const flight = new Flight(chase(233.77));
    expect(flight.fly().match.log.some(({ event }) => event.event === 'fires')).toBe(false);
    expect(() => new Flight(chase(233.77)).until('fire')).toThrow('nobody is asked');
  });

  test('WOW-FIRE-10, WOW-DECK-01, WOW-GAP-128: the cards come from the deck of the gun that fires', () => {
    const flight = new Flight(chase(120, {}, 'nieuport-17-ball', 'nieuport-17-bishop'), { draws: ['B 1', 'B 2'] });
    flight.until('fire').fly({}, { fire: { red: ['blue'] } });
    expect(flight.of('blue').piles).toEqual({ damage: ['B 1', 'B 2'] });
  });

  const three = (x: number) =>
    melee({
      red: { side: 0, aircraft: [{ card: CAMEL, label: 'red', x: 1500, y: 300, heading: 0 }] },
      blue: {
        side: 1,
        aircraft: [
          { card: CAMEL, label: 'near', x: 1500 + x, y: 400, heading: 0 },
          { card: CAMEL, label: 'far', x: 1500, y: 500, heading: 0 },
        ],
      },
    });

  test('WOW-FIRE-11: of several targets one is chosen', () => {
    const flight = new Flight(three(44)).until('fire');
    expect(flight.asked('red')).toMatchObject({
      because: 'WOW-FIRE-11',
      options: ['hold fire', 'fire at near', 'fire at far'],
    });
  });

  test('WOW-FIRE-12, WOW-FIRE-14: fire does not pass through others, but there is the one in the way to fire at', () => {
    const flight = new Flight(three(0)).until('fire');
    expect(flight.asked('red')?.options).toEqual(['hold fire', 'fire at near']);
  });

  test('WOW-FIRE-12: friends are in the way as much as enemies', () => {
    const options = three(0) as { seats: { name: string; side: number; aircraft: unknown[] }[] };
    const [near, far] = options.seats[1].aircraft;
    const friends = {
      ...options,
      seats: [
        { ...options.seats[0], aircraft: [...options.seats[0].aircraft, near] },
        { ...options.seats[1], aircraft: [far] },
      ],
    };
    const flight = new Flight(friends).fly({}, { fire: { red: 'far' } });
    expect(flight.happened('fires')).toHaveLength(0);
  });

  test('WOW-GAP-48: who was eliminated is in nobody’s way from the next phase on', () => {
    const flight = new Flight(three(0), { draws: ['A explosion', 'A 0'] }).until('fire').choose('red', 'fire at near');
    expect(flight.of('near').fate).toBe('shot-down');
    expect(flight.state.phase).toBe(2);
    expect(flight.asked('red')?.options).toEqual(['hold fire', 'fire at far']);
  });

  test('WOW-FIRE-13: a target is blocked only if no part of its base can be reached', () => {
    const flight = new Flight(three(30)).until('fire');
    expect(flight.asked('red')?.options).toContain('fire at far');
  });

  test('WOW-GAP-50, WOW-GAP-51: several may fire at one target; the draws come seat by seat', () => {
    const shooters = [
      { card: CAMEL, label: 'one', x: 1470, y: 300, heading: 0 },
      { card: 'nieuport-17-ball', label: 'two', x: 1530, y: 300, heading: 0 },
    ];
    const options = melee({
      red: { side: 0, aircraft: shooters },
      blue: { side: 1, aircraft: [{ card: CAMEL, label: 'foe', x: 1500, y: 420, heading: 0 }] },
    });
    const flight = new Flight(options, { draws: ['A 1', 'A 1', 'B 2', 'B 2'] })
      .until('fire')
      .fly({}, { fire: { one: ['foe'], two: ['foe'] } });
    expect(flight.happened('fires').map(({ plane }) => plane)).toEqual(['one', 'two']);
    expect(flight.of('foe')).toMatchObject({ damage: 6, piles: { damage: ['A 1', 'A 1', 'B 2', 'B 2'] } });
  });
});

describe('overlaps', () => {
  /** Red and its friend on one spot, an enemy ahead of both. */
  const stacked = (gap: number) =>
    melee({
      red: { side: 0, aircraft: [{ card: CAMEL, label: 'red', x: 1500, y: 300, heading: 0 }] },
      blue: {
        side: 1,
        aircraft: [
          { card: CAMEL, label: 'over', x: 1500, y: 300 + gap, heading: 0 },
          { card: CAMEL, label: 'ahead', x: 1500, y: 440, heading: 0 },
        ],
      },
    });

  test('WOW-OVL-01, WOW-GAP-38, WOW-TOURN-02: bases may overlap; as cards on a table, nothing else happens', () => {
    const flight = new Flight(stacked(20)).fly();
    expect(flight.of('over').y).toBe(665);
    expect(flight.happened('collision')).toHaveLength(0);
  });

  test('WOW-OVL-09: overlapping aircraft cannot fire at one another', () => {
    const flight = new Flight(stacked(60)).until('fire');
    expect(flight.asked('red')?.options).toEqual(['hold fire', 'fire at ahead']);
    const apart = new Flight(stacked(68)).until('fire');
    expect(apart.asked('red')?.options).toEqual(['hold fire', 'fire at over']);
  });

  test('WOW-OVL-10, WOW-OVL-11, WOW-GAP-43: they fire at others and are fired at, and do not stand in each other’s way', () => {
    const flight = new Flight(stacked(60)).until('fire');
    expect(flight.asked('red')?.options).toContain('fire at ahead');
  });

  test('WOW-OVL-11, WOW-GAP-43: nor does whoever overlaps the target stand in the way of a shot at it', () => {
    const flight = new Flight(stacked(80)).until('fire');
    expect(flight.asked('red')?.options).toEqual(['hold fire', 'fire at over', 'fire at ahead']);
    const apart = new Flight(stacked(70)).until('fire');
    expect(apart.asked('red')?.options).toEqual(['hold fire', 'fire at over']);
  });

  test('WOW-GAP-44: at different altitudes, too', () => {
    const options = duel(
      { card: CAMEL, x: 1500, y: 300, level: 2 },
      { card: CAMEL, x: 1500, y: 340, level: 1 },
      { altitude: true },
    );
    expect(new Flight(options).fly({}, { fire: { red: 'blue' } }).happened('fires')).toHaveLength(0);
  });

  const crossing = { card: CAMEL, x: 1500, y: 300, heading: 0 };
  /** After the third straight both stands are on the same spot. */
  const collide = (switches = {}, more = {}) =>
    duel(crossing, { card: CAMEL, x: 1500, y: 990, heading: 180 }, { physical: true, ...switches }, more);

  test('WOW-OVL-02, WOW-GAP-27, WOW-GAP-123: models that cannot stand there collide; those that can, do not', () => {
    expect(new Flight(collide(), { draws: ['B #1', 'B #2'] }).fly().happened('collision')).toHaveLength(1);
    const beside = duel(crossing, { card: CAMEL, x: 1528, y: 990, heading: 180 }, { physical: true });
    expect(new Flight(beside).fly().happened('collision')).toHaveLength(0);
    const touching = duel(crossing, { card: CAMEL, x: 1527, y: 990, heading: 180 }, { physical: true });
    expect(new Flight(touching).fly().happened('collision')).toHaveLength(1);
  });

  test('WOW-GAP-27, WOW-GAP-15: a stand of 6 mm touches a base at 21.75 and 6 mm, and no further', () => {
    const collisions = (aside: number) =>
      new Flight(duel(crossing, { card: CAMEL, x: 1500 + aside, y: 990, heading: 180 }, { physical: true }))
        .fly()
        .happened('collision').length;
    expect([27.75, 27.751].map(collisions)).toEqual([1, 0]);
  });

  test('WOW-OVL-03, WOW-OVL-04, WOW-OVL-05: all go back and draw from deck B; the lowest number moves as planned', () => {
    const flight = new Flight(collide(), { draws: ['B #30', 'B #7'] }).fly();
    expect(flight.happened('collision')[0]).toMatchObject({ planes: ['red', 'blue'], cards: ['B 2', 'B 0'] });
    expect(flight.happened('set-back')).toMatchObject([{ plane: 'red' }]);
    expect(flight.of('blue').y).toBe(645);
  });

  test('WOW-OVL-06, WOW-OVL-07, WOW-GAP-39: the others come as near as possible, pointing as planned, and may still overlap', () => {
    const flight = new Flight(collide(), { draws: ['B #1', 'B #2'] }).fly();
    // Red is at y = 645. Blue backs off until more than 33.75 mm of base and 6 mm of stand are between the centres.
    expect(flight.of('red')).toMatchObject({ y: 645 });
    expect(flight.of('blue')).toMatchObject({ y: 684.8, heading: 180 });
  });

  test('WOW-OVL-08, WOW-GAP-41, WOW-GAP-78: the cards are discarded and hurt nobody', () => {
    const flight = new Flight(collide({ special: true }), { draws: ['B 1 fire', 'B explosion'] }).fly();
    expect(flight.tree.discard).toEqual(['B 1 fire', 'B explosion']);
    expect(flight.of('red')).toMatchObject({ fate: 'in-play', flames: 0, damage: 0 });
  });

  test('WOW-GAP-41: without a deck B chance settles the order, and every order is possible', () => {
    // Three from three sides whose stands are on one spot after the third straight.
    const at = (label: string, x: number, y: number, heading: number) => ({ card: CAMEL, label, x, y, heading });
    const options = melee(
      {
        red: { side: 0, aircraft: [at('red', 1500, 1155, 0)] },
        blue: { side: 1, aircraft: [at('blue', 1845, 1500, 270)] },
        grey: { side: 2, aircraft: [at('grey', 1500, 1845, 180)] },
      },
      { physical: true },
    );
    const orders = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const flight = new Flight(options, { empty: ['A', 'B'] }, `order ${seed}`).fly();
      expect(flight.happened('collision')).toMatchObject([
        { planes: ['red', 'blue', 'grey'], cards: [], because: 'WOW-GAP-41' },
      ]);
      const back = flight.happened('set-back').map(({ plane }) => String(plane));
      const first = ['red', 'blue', 'grey'].filter((plane) => !back.includes(plane));
      orders.add([...first, ...back].join(' '));
    }
    expect([...orders].sort()).toEqual([
      'blue grey red',
      'blue red grey',
      'grey blue red',
      'grey red blue',
      'red blue grey',
      'red grey blue',
    ]);
  });

  test('WOW-GAP-40: whoever is linked by contacts is involved, nobody else', () => {
    const flight = new Flight(
      melee(
        {
          red: {
            side: 0,
            aircraft: [
              { ...crossing, label: 'one' },
              { card: CAMEL, label: 'far', x: 300, y: 300, heading: 0 },
            ],
          },
          blue: {
            side: 1,
            aircraft: [
              { card: CAMEL, label: 'two', x: 1500, y: 990, heading: 180 },
              { card: CAMEL, label: 'three', x: 1510, y: 1015, heading: 180 },
            ],
          },
        },
        { physical: true },
      ),
      { draws: ['B #3', 'B #2', 'B #1'] },
    ).until('ready');
    // From the beginning two and three are in each other's way.
    flight.lay('B #4', 'B #5').fly();
    expect(flight.happened('collision').at(-1)?.planes).not.toContain('far');
    expect(flight.of('far').y).toBe(645);
  });

  test('WOW-GAP-22: equal numbers draw again', () => {
    const flight = new Flight(collide({}, { damageDecks: 2 }), { draws: ['B #5', 'B #5', 'B #9', 'B #8'] }).fly();
    expect(flight.happened('collision')).toHaveLength(2);
    expect(flight.of('blue').y).toBe(645);
  });
});

describe('damage', () => {
  test('WOW-DMG-01, WOW-DMG-02, WOW-GAP-66: only the owner knows the cards and the total; all see how many there are', () => {
    const flight = new Flight(chase(120), { draws: ['A 3', 'A 4'] }).until('fire').fly({}, { fire: { red: ['blue'] } });
    expect(flight.seen('blue', 'blue')).toMatchObject({ damage: 7, piles: { damage: ['A 3', 'A 4'] } });
    const outside = flight.seen('red', 'blue');
    expect(outside).toMatchObject({ cards: 2 });
    expect(outside).not.toHaveProperty('damage');
    expect(outside).not.toHaveProperty('piles');
    // Whoever looks from outside knows of which deck a card is, and no more.
    const seen = (seat: number) => wingsOfWar.observe(flight.state, seat).planes[1].hits.map(({ card }) => card);
    expect(seen(0)).toEqual([-1, -1]);
    expect(seen(1)).toEqual(flight.state.planes[1].hits.map(({ card }) => card));
  });

  test('WOW-DMG-03, WOW-DMG-04, WOW-GAP-122: in the basic game only points, explosions and jams count', () => {
    const flight = new Flight(chase(120), { draws: ['A 2 fire', 'A 3 engine'] })
      .until('fire')
      .fly({}, { fire: { red: ['blue'] } });
    expect(flight.of('blue')).toMatchObject({ damage: 5, flames: 0, engine: 0 });
  });

  test('WOW-DMG-05: the cards stay on the console', () => {
    const flight = new Flight(chase(120), { draws: ['A 1', 'A 1', 'A 0', 'A 0', 'A 0', 'A 0'] }).fly({}, BEHIND);
    expect(flight.of('blue').piles).toEqual({ damage: ['A 1', 'A 1', 'A 0', 'A 0', 'A 0', 'A 0'] });
    const all = (game: Flight) => wingsOfWar.cards(game.state).toSorted((a, b) => a - b);
    expect(all(flight)).toEqual(all(new Flight(chase(120))));
    expect(new Set(all(flight)).size).toBe(all(flight).length);
    expect(all(flight).length).toBeGreaterThan(100);
  });

  test('WOW-DMG-06: at the green number it is shot down', () => {
    const hit = (damage: number) =>
      new Flight(chase(180), { draws: ['A 1'], aircraft: { blue: { damage } } })
        .until('fire')
        .fly({}, { fire: { red: ['blue'] } });
    expect(hit(13).of('blue').fate).toBe('in-play');
    expect(hit(14).of('blue').fate).toBe('shot-down');
  });

  test('WOW-DMG-07, WOW-DMG-08, WOW-GAP-48: all damage of a phase falls at the same time; who is shot down has fired', () => {
    const flight = new Flight(headOn(180), {
      draws: ['A 3', 'A 3'],
      aircraft: { red: { damage: 14 }, blue: { damage: 14 } },
    });
    flight.fly(stalls, { fire: { red: 'blue', blue: 'red' } });
    expect([flight.of('red').fate, flight.of('blue').fate]).toEqual(['shot-down', 'shot-down']);
  });

  test('WOW-JAM-01, WOW-JAM-02, WOW-GAP-53: a jam card is shown, jams the gun that fired, and its points count', () => {
    const flight = new Flight(chase(180), { draws: ['A 2 jam-red'] }).fly({}, { fire: { red: [null, null, 'blue'] } });
    expect(flight.happened('jam')).toMatchObject([{ plane: 'red', gun: 'front', card: 'A 2 jam-red' }]);
    const [{ card }] = flight.state.planes[1].hits;
    expect(wingsOfWar.observe(flight.state, 0).planes[1].hits).toMatchObject([{ card }]);
    expect(flight.of('red').jam).toBe(3);
    expect(flight.of('blue')).toMatchObject({ jam: 0, damage: 2 });
    const told = flight.match.told(0).filter(({ event }) => event === 'jam');
    expect(told).toHaveLength(1);
  });

  test('WOW-JAM-03, WOW-JAM-04, WOW-JAM-05, WOW-GAP-54: no fire after three manoeuvres, one counter less after each', () => {
    const flight = new Flight(chase(180), { draws: ['A 0 jam-red', 'A 0'] })
      .until('fire')
      .choose('red', 'fire at blue');
    const counters = [];
    flight.until('plan');
    counters.push(flight.of('red').jam);
    flight.until('fire', {}, {});
    expect(flight.happened('phase').length).toBe(5);
    expect(counters).toEqual([1]);
    expect(flight.of('red').jam).toBe(0);
  });

  test('WOW-JAM-06: two jams at once are one', () => {
    const flight = new Flight(chase(120), { draws: ['A 0 jam-red', 'A 0 jam-green'] }).fly(
      {},
      { fire: { red: [null, null, 'blue'] } },
    );
    expect(flight.of('red').jam).toBe(3);
  });

  test('WOW-JAM-07: an explosion is the end, whatever the damage; all see it', () => {
    const flight = new Flight(chase(180), { draws: ['A explosion'] }).until('fire').choose('red', 'fire at blue');
    expect(flight.of('blue').fate).toBe('shot-down');
    expect(flight.happened('exploded')).toHaveLength(1);
    expect(flight.winners).toEqual(['red']);
  });

  test('WOW-GAP-52: who explodes has fired all the same', () => {
    const flight = new Flight(headOn(180), { draws: ['A explosion', 'A 5'] })
      .until('fire', stalls)
      .choose('red', 'fire at blue')
      .choose('blue', 'fire at red');
    expect(flight.of('red').damage).toBe(5);
    expect(flight.of('blue').fate).toBe('shot-down');
  });

  test('WOW-TOURN-01, WOW-GAP-121: a tournament has no explosion cards; a second engine hit still destroys', () => {
    const flight = new Flight(chase(180, { noExplosions: true, special: true }), {
      draws: ['A 3 engine'],
      aircraft: { blue: { engine: 1 } },
    });
    expect(flight.tree.piles).toMatchObject({ A: 36, B: 43 });
    flight
      .until('fire', { blue: ['straight', 'stall', 'straight'], red: ['straight', 'stall', 'straight'] })
      .choose('red', 'fire at blue');
    expect(flight.of('blue').fate).toBe('shot-down');
  });
});

describe('victory', () => {
  test('WOW-VIC-01: the last side with an aircraft in the area wins', () => {
    const flight = new Flight(duel({ card: SPAD, y: 2900 }, { card: CAMEL })).fly();
    expect(flight.winners).toEqual(['blue']);
    expect(flight.state.outcome?.because).toBe('WOW-VIC-01');
  });

  test('WOW-VIC-02, WOW-VIC-05: an enemy that left is worth a point, and costs its owner none', () => {
    expect(new Flight(duel({ card: SPAD, y: 2900 }, { card: CAMEL })).fly().tree.scores).toEqual([0, 1]);
  });

  test('WOW-VIC-03, WOW-VIC-04: an enemy shot down is worth two, an own one costs one', () => {
    const flight = new Flight(chase(180), { draws: ['A explosion'] }).fly({}, BEHIND);
    expect(flight.tree.scores).toEqual([2, -1]);
  });

  test('WOW-VIC-06, WOW-GAP-02: points are counted per team, and added up over a series', async () => {
    const { seriesWinners } = await import('../src/index.ts');
    expect(
      seriesWinners([
        [2, -1],
        [-1, 2],
        [1, 0],
      ]),
    ).toEqual([0]);
    expect(
      seriesWinners([
        [2, -1],
        [-1, 2],
      ]),
    ).toEqual([]);
  });

  test('WOW-GAP-12: after the last turn points decide, and equal points are a draw', () => {
    const flight = new Flight(duel({ card: SPAD }, { card: CAMEL, y: 1500 }, {}, { turns: 1 })).fly();
    expect(flight.winners).toEqual([]);
  });

  test('WOW-GAP-118: nobody left is a draw', () => {
    const flight = new Flight(headOn(120), {
      draws: ['A explosion', 'A 0', 'A 5', 'A 4'],
      aircraft: { red: { damage: 14 } },
    }).fly(stalls, { fire: { red: 'blue', blue: 'red' } });
    expect(flight.winners).toEqual([]);
  });

  test('WOW-GAP-119: among several sides the one that fired scores; who is lost by himself scores for all others', () => {
    const flight = new Flight(
      melee({
        red: { side: 0, aircraft: [{ card: CAMEL, label: 'red', x: 1500, y: 300, heading: 0 }] },
        blue: { side: 1, aircraft: [{ card: CAMEL, label: 'blue', x: 1500, y: 480, heading: 0 }] },
        gold: { side: 2, aircraft: [{ card: CAMEL, label: 'gold', x: 2500, y: 300, heading: 0 }] },
        grey: { side: 3, aircraft: [{ card: CAMEL, label: 'grey', x: 2900, y: 2950, heading: 0 }] },
      }),
      { draws: ['A explosion'] },
    ).fly({}, { fire: { red: ['blue'] } });
    expect(flight.tree.scores).toEqual([3, 0, 1, 0]);
  });

  test('WOW-GAP-65: whoever is eliminated by damage counts as shot down', () => {
    const flight = new Flight(chase(120, { special: true }), { draws: ['A 3 crew', 'A 5 crew'] })
      .until('fire')
      .choose('red', 'fire at blue');
    expect(flight.of('blue').fate).toBe('shot-down');
    expect(flight.tree.scores).toEqual([2, -1]);
  });

  test('a camel is not a fokker: green numbers are those of the cards', () => {
    expect(
      new Flight(duel({ card: FOKKER }, { card: CAMEL })).state.fixed.planes.map(({ endurance }) => endurance),
    ).toEqual([26, 30]);
  });
});

describe('a quick look before the ruler is laid', () => {
  const checked = wingsOfWar.options(duel({ card: DH4 }, { card: CAMEL }));
  if (!checked.ok) throw new Error(checked.problem.code);
  const sky = wingsOfWar.setup(checked.value, chanceFrom('quick look'));
  const { rearArc: half } = sky.fixed.planes[0];

  /** The range by the ruler alone. */
  const laid = (from: Pose, at: Pose, arc: Arc): number => {
    const sight = { from, arc, target: baseOf(at), obstacles: [] };
    if (overlap(baseOf(from), baseOf(at))) return NONE;
    return reaches(sight, HALF_RULER) ? SHORT : reaches(sight, RULER) ? LONG : NONE;
  };

  test('WOW-FIRE-03, WOW-FIRE-07, WOW-FIRE-08, WOW-TWO-04: it misses no shot of either gun', () => {
    const offset = fc.integer({ min: -245_000, max: 245_000 });
    const heading = fc.integer({ min: 0, max: 35_999 });
    fc.assert(
      fc.property(offset, offset, heading, heading, (dx, dy, own, other) => {
        const [a, b] = sky.planes;
        Object.assign(a, { x: 1_500_000, y: 1_500_000, heading: own });
        Object.assign(b, { x: a.x + dx, y: a.y + dy, heading: other });
        expect(rangeOf(sky, 0, FRONT, 1)).toBe(laid(a, b, frontArc(a)));
        expect(rangeOf(sky, 0, REAR, 1)).toBe(laid(a, b, rearArc(a, half)));
      }),
      { numRuns: 5000 },
    );
  });
});
