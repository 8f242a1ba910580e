import { describe, expect, test } from 'vitest';
import { wingsOfWar } from '../src/game.ts';
import { crossedEdge, isOffTable } from '../src/rules/area.ts';
import { damageOf } from '../src/rules/piles.ts';
import { CAMEL, chase, DH4, duel, Flight, melee } from './flight.ts';

const FIELD = { x: 700, y: 1000, width: 600, length: 400 };
const flying = (label: string, x: number, y: number, heading = 0) => ({ card: CAMEL, label, x, y, heading, level: 1 });
const parked = (label: string, x: number, y: number, heading = 0) => ({
  card: CAMEL,
  label,
  x,
  y,
  heading,
  landed: true,
});
const ground = { fields: [FIELD] };
const onField = (given = {}, switches = {}, draws: string[] = []) =>
  new Flight(
    duel(
      { card: CAMEL, y: 1020, landed: true },
      { card: CAMEL, level: 1 },
      { altitude: true, special: true, ...switches },
      ground,
    ),
    { aircraft: { red: given }, draws },
  );

describe('models that cannot stand where they should', () => {
  test('WOW-GAP-139: one parked aircraft under one of a group is in the way of the whole group', () => {
    const flight = new Flight(
      melee(
        {
          red: { side: 0, aircraft: [flying('one', 1000, 1055), flying('two', 1000, 1020)] },
          blue: { side: 1, aircraft: [parked('parked', 1000, 1200)] },
        },
        { altitude: true, physical: true },
        ground,
      ),
      { draws: ['B #1', 'B #2'] },
    ).fly({ parked: [] });
    expect(flight.happened('collision')[0]).toMatchObject({ planes: ['one', 'two', 'parked'] });
  });

  test('WOW-GAP-39: who finds no place within 200 mm stays where it was, pointing as it did', () => {
    const wall = [0, 75, 150, 225].map((back, i) => parked(`p${i}`, 1057.75 - back, 1163.75, 90));
    const flight = new Flight(
      melee(
        {
          red: { side: 0, aircraft: [flying('red', 1000, 1100)] },
          blue: { side: 1, aircraft: wall },
        },
        { altitude: true, physical: true },
        ground,
      ),
    ).until('pivot', { red: ['right 90', 'straight', 'straight'], p0: [], p1: [], p2: [], p3: [] });
    expect(flight.of('red')).toMatchObject({ x: 1000, y: 1100, heading: 0 });
  });

  test('WOW-GAP-40: who was in no contact is in the way of one that is set back', () => {
    const at = (label: string, y: number, heading = 0) => ({ card: CAMEL, label, x: 1500, y, heading });
    const flight = new Flight(
      melee(
        {
          wall: { side: 0, aircraft: [at('wall', 379)] },
          red: { side: 0, aircraft: [at('red', 300)] },
          blue: { side: 1, aircraft: [at('blue', 990, 180)] },
        },
        { physical: true },
      ),
      { draws: ['B #1', 'B #2'] },
    ).fly();
    expect(flight.happened('collision')).toMatchObject([{ planes: ['red', 'blue'] }]);
    expect(flight.of('blue')).toMatchObject({ y: 763.8, heading: 180 });
  });
});

describe('the edge of the table', () => {
  const { state } = new Flight(duel({ card: CAMEL }, { card: CAMEL }));
  const SIZE = 3_000_000;
  const at = (x: number, y: number) => ({ x, y, heading: 0 });

  test('WOW-MOVE-06, WOW-GAP-45, WOW-GAP-09: on the line is inside, as far as a line is wide', () => {
    for (const [x, y] of [
      [-10, 500],
      [SIZE + 10, 500],
      [500, -10],
      [500, SIZE + 10],
    ]) {
      expect(isOffTable(state, at(x, y))).toBe(false);
      expect(isOffTable(state, at(x === 500 ? x : x + Math.sign(x), y === 500 ? y : y + Math.sign(y)))).toBe(true);
    }
  });

  test('WOW-TWO-12: the edge that is crossed is the one that it is furthest beyond', () => {
    const edge = (x: number, y: number) => crossedEdge(state, at(x, y));
    expect([edge(500, -20), edge(500, SIZE + 20), edge(-20, 500), edge(SIZE + 20, 500)]).toEqual([0, 1, 2, 3]);
    expect([edge(-20, -21), edge(-21, -20), edge(SIZE + 20, SIZE + 21), edge(SIZE + 21, SIZE + 20)]).toEqual([
      0, 2, 1, 3,
    ]);
    // Over a corner, by the lower or the upper edge.
    expect([edge(-20, -20), edge(SIZE + 20, -20), edge(-20, SIZE + 20)]).toEqual([0, 0, 1]);
  });

  test('WOW-TWO-12: all are told of whoever goes home as the scenario asks, and of nobody else', () => {
    const home = (edge: string) =>
      new Flight(
        duel(
          { card: CAMEL, y: 2900 },
          { card: CAMEL },
          {},
          {
            victory: 'points',
            objectives: [{ aircraft: 'red', task: 'cross', edge, points: 3 }],
          },
        ),
      ).fly();
    expect([home('top').of('red').fate, home('top').happened('objective').length]).toEqual(['home', 1]);
    expect([home('left').of('red').fate, home('left').happened('objective').length]).toEqual(['left', 0]);
  });
});

describe('on the ground and off it', () => {
  test('WOW-IMM-02, WOW-LAND-07: the Climb of a take-off is a Climb: no Immelmann in the same turn', () => {
    const flight = onField().fly({ red: ['left 60', 'stall', 'straight'] });
    flight.choose('blue', 'straight').choose('red', 'climb').choose('blue', 'straight').choose('red', 'straight');
    expect(flight.asked('red')?.options).not.toContain('immelmann');
    expect(flight.why('red', 'immelmann')).toEqual({ reason: 'climb-and-immelmann', because: 'WOW-IMM-02' });
  });

  test('WOW-LAND-17: who has landed takes off again, and flies on as anybody', () => {
    const landed = new Flight(
      duel(
        { card: CAMEL, y: 1000, level: 1 },
        { card: CAMEL, level: 1 },
        { altitude: true },
        {
          fields: [{ x: 700, y: 900, width: 600, length: 700 }],
        },
      ),
      { aircraft: { red: { level: 0, climbs: 1 } } },
    ).fly({ red: ['dive', 'straight', 'stall'] });
    expect(landed.happened('landed')).toMatchObject([{ plane: 'red', because: 'WOW-LAND-04' }]);
    landed.fly({ red: ['stall', 'straight', 'climb'] });
    expect(landed.of('red')).toMatchObject({ status: 'flying', level: 0, climbs: 1, stands: 1 });
    landed.fly({ red: ['left 60', 'straight', 'straight'] });
    expect(landed.of('red')).toMatchObject({ fate: 'in-play', status: 'flying', level: 0, climbs: 1 });
  });

  test('WOW-GAP-136: a single flame stops a run', () => {
    const flight = onField().fly({ red: ['straight', 'straight', 'stall'] });
    flight.state.planes[0].flames = 2;
    flight.lay('A 1', 'A 1').fly({ red: ['straight', 'climb', 'straight'] });
    expect(flight.of('red')).toMatchObject({ status: 'standing', flames: 1, y: 1094 });
  });

  test('WOW-GAP-137: jam counters stay while it stands, also after it has moved', () => {
    const flight = onField().fly({ red: ['straight', 'straight', 'stall'] });
    flight.state.planes[0].flames = 2;
    flight.state.planes[0].jams[0] = 3;
    flight.lay('A 1', 'A 1').fly({ red: ['straight', 'climb', 'straight'] });
    expect(flight.of('red')).toMatchObject({ status: 'standing', jam: 3 });
  });

  test('WOW-GAP-119, WOW-GAP-65: who burns down after a crash of his own scores for the others', () => {
    const flight = new Flight(
      duel(
        { card: CAMEL, y: 1390, landed: true },
        { card: CAMEL, level: 1 },
        { altitude: true, special: true },
        ground,
      ),
      { aircraft: { red: { damage: 8 } }, draws: ['A 2 fire', 'A 0', 'A 3', 'A 5'] },
    ).fly({ red: ['stall', 'straight', 'climb'] });
    expect(flight.of('red')).toMatchObject({ flames: 3, damage: 10, fate: 'in-play' });
    flight.fly();
    expect(flight.of('red').fate).toBe('shot-down');
    expect(flight.tree.scores).toEqual([-1, 2]);
  });

  test('WOW-GAP-119: whom a crash of his own sets on fire again is no more the prey of those who did it before', () => {
    const flight = new Flight(
      melee(
        {
          red: { side: 0, aircraft: [parked('red', 1000, 1390)] },
          blue: { side: 1, aircraft: [flying('blue', 1000, 2000)] },
          gold: { side: 2, aircraft: [flying('gold', 2500, 300)] },
        },
        { altitude: true, special: true },
        ground,
      ),
      { aircraft: { red: { damage: 8 } }, draws: ['A 2 fire', 'A 0', 'A 3', 'A 5'] },
    );
    flight.state.planes[0].litBy = 1;
    flight.fly({ red: ['stall', 'straight', 'climb'] }).fly();
    expect(flight.of('red').fate).toBe('shot-down');
    expect(flight.tree.scores).toEqual([-1, 2, 2]);
  });

  test('WOW-SPDMG-18, WOW-VIC-01: who burns down before the first reveal ends the game there and then', () => {
    const flight = new Flight(duel({ card: CAMEL }, { card: CAMEL }, { special: true }), {
      aircraft: { red: { flames: 1, damage: 14 } },
      draws: ['A 1'],
    }).fly();
    expect(flight.winners).toEqual(['blue']);
    expect(flight.happened('phase')).toHaveLength(0);
  });
});

describe('guns and their cards', () => {
  test('WOW-FIRE-07, WOW-FIRE-08: all are told by which rule a shot has its cards', () => {
    const rule = (gap: number) =>
      new Flight(chase(gap)).fly({}, { fire: { red: ['blue'] } }).happened('fires')[0].because;
    expect([rule(120), rule(180)]).toEqual(['WOW-FIRE-07', 'WOW-FIRE-08']);
  });

  test('WOW-AIM-01: another enemy in the next phase is no run', () => {
    const options = melee(
      {
        red: { side: 0, aircraft: [{ card: CAMEL, label: 'red', x: 1500, y: 300, heading: 0 }] },
        blue: {
          side: 1,
          aircraft: [
            { card: CAMEL, label: 'one', x: 1470, y: 460, heading: 0 },
            { card: CAMEL, label: 'two', x: 1530, y: 460, heading: 0 },
          ],
        },
      },
      { aiming: true },
    );
    const aimed = (...at: string[]) =>
      new Flight(options)
        .fly({}, { fire: { red: at } })
        .happened('fires')
        .map((shot) => shot.aimed);
    expect(aimed('one', 'two')).toEqual([false, false]);
    expect(aimed('one', 'one')).toEqual([false, true]);
  });

  test('WOW-TWO-05, WOW-GAP-81: at whom the front gun fired in an earlier phase does not bind the rear gun', () => {
    const flight = new Flight(chase(180, {}, DH4)).fly({}, { fire: { red: [null, null, 'blue'] } });
    expect(flight.happened('fires')).toHaveLength(1);
    const [{ x, y }, foe] = flight.state.planes;
    Object.assign(foe, { x, y: y - 150_000 });
    flight.until('fire');
    expect(flight.asked('red')?.options).toEqual(['hold fire', 'fire at blue']);
  });

  test('WOW-JAM-07: the card of an explosion is there for all to see', () => {
    const flight = new Flight(chase(180), { draws: ['A explosion'] }).until('fire').choose('red', 'fire at blue');
    const [{ card }] = flight.state.planes[1].hits;
    expect(wingsOfWar.observe(flight.state, 0).planes[1].hits).toMatchObject([{ card }]);
  });

  test('WOW-SPDMG-10: a wounded pilot without a rear gun has counters on his own gun alone', () => {
    const flight = new Flight(chase(180, { special: true }), { draws: ['A 3 crew'] }).fly(
      {},
      { fire: { red: [null, null, 'blue'] } },
    );
    expect(flight.of('blue')).toMatchObject({ jam: 3, 'rear-jam': 0 });
  });

  test('WOW-GAP-69, WOW-GAP-79: what lies on the piles of a console is the damage that it has taken', () => {
    const shot = (gun: string, empty: string, ...draws: string[]) =>
      new Flight(chase(180, { aiming: true }, gun), { empty: [empty], draws }).fly({}, { fire: { red: 'blue' } }).state;
    for (const { fixed, planes } of [
      shot(CAMEL, 'A', 'B 1', 'B 2', 'B 1', 'B 0', 'B 0', 'B 3'),
      shot('nieuport-17-ball', 'B', 'A 1', 'A 3', 'A 0'),
    ]) {
      expect(planes[1].damage).toBeGreaterThan(0);
      expect(damageOf(fixed, planes[1])).toBe(planes[1].damage);
    }
  });

  test('WOW-OVL-08: discarded cards are still cards of the game', () => {
    const all = (given: object) =>
      wingsOfWar.cards(new Flight(chase(120), { ...given }).state).toSorted((a, b) => a - b);
    expect(all({ spent: ['A 5', 'B 1'] })).toEqual(all({}));
  });
});

describe('what is planned', () => {
  test('WOW-SPDMG-12, WOW-GAP-30: with a damaged engine no Immelmann in the second slot: no stall could follow', () => {
    const flight = new Flight(duel({ card: CAMEL, level: 2 }, { card: CAMEL }, { special: true, altitude: true }), {
      aircraft: { red: { engine: 1 } },
    });
    flight.choose('blue', 'straight').choose('red', 'straight');
    const engine = { reason: 'engine-needs-stall', because: 'WOW-SPDMG-12' };
    for (const card of ['immelmann', 'dive', 'climb']) {
      expect(flight.asked('red')?.options).not.toContain(card);
      expect(flight.why('red', card)).toEqual(engine);
    }
    expect(flight.asked('red')?.options).toContain('left 60');
  });

  test('WOW-SPDMG-06: a rudder jammed right leaves the left', () => {
    const flight = new Flight(duel({ card: CAMEL }, { card: CAMEL }, { special: true }), {
      aircraft: { red: { 'stuck-right': true } },
    });
    expect(flight.asked('red')?.options).toContain('left 60');
    expect(flight.asked('red')?.options).not.toContain('right 60');
  });

  test('WOW-TURN-04, WOW-PLAN-02: a turn begins with no phase, and nobody’s cards on the table', () => {
    const flight = new Flight(duel({ card: CAMEL }, { card: CAMEL })).fly();
    expect([flight.state.turn, flight.tree.phase]).toEqual([2, 0]);
    expect(flight.seen('blue', 'red').planned).toBe(false);
  });

  test('WOW-OVERDIVE-01, WOW-SPLIT-03: what is executed is told by its name, and by no other', () => {
    const told = (...red: string[]) =>
      new Flight(duel({ card: CAMEL, level: 3 }, { card: CAMEL }, { altitude: true, overdive: true }))
        .fly({ red })
        .happened('executed')
        .filter(({ plane }) => plane === 'red')
        .map((event) => event.as || '-');
    expect(told('stall', 'straight', 'dive')).toEqual(['-', '-', '-']);
    expect(told('stall', 'dive', 'straight')).toEqual(['-', 'overdive', '-']);
    expect(told('stall', 'immelmann', 'straight')).toEqual(['-', 'split-s', '-']);
  });
});

describe('tailing by several', () => {
  test('WOW-TAIL-12, WOW-SETUP-14: each tailer of a player has its own prey', () => {
    const at = (label: string, x: number, y: number) => ({ card: CAMEL, label, x, y, heading: 0 });
    const flight = new Flight(
      melee(
        {
          red: { side: 0, aircraft: [at('a', 1000, 300), at('b', 2000, 300)] },
          blue: { side: 1, aircraft: [at('x', 1000, 450), at('y', 2000, 450)] },
        },
        { tailing: true },
      ),
    ).fly({}, { tail: { a: 'x', b: 'y' } });
    expect(flight.happened('tails')).toMatchObject([
      { plane: 'a', target: 'x' },
      { plane: 'b', target: 'y' },
    ]);
  });

  test('WOW-TAIL-04: nobody may be in between, the first at the table as little as the last', () => {
    const at = (label: string, y: number) => ({ card: CAMEL, label, x: 1500, y, heading: 0 });
    const flight = new Flight(
      melee(
        {
          mid: { side: 0, aircraft: [at('mid', 380)] },
          red: { side: 0, aircraft: [at('red', 300)] },
          blue: { side: 1, aircraft: [at('blue', 460)] },
        },
        { tailing: true },
      ),
    );
    expect([flight.asked('mid')?.kind, flight.asked('red')]).toEqual(['tail', null]);
  });

  test('WOW-GAP-62: before the second phase, too, the new order must be legal after the card that was played', () => {
    const flight = new Flight(chase(180, { tailing: true }));
    const orders = { red: ['stall', 'left 60', 'stall'], blue: ['stall', 'straight', 'straight'] };
    const will = { tail: { red: 'blue' } };
    flight.until('rearrange', orders, will).until('rearrange', orders, will);
    expect(flight.state.phase).toBe(1);
    expect(flight.asked('red')?.options).toEqual(['order left 60, stall']);
  });
});

describe('high up', () => {
  const high = { altitude: true, higher: true, clouds: true };

  test('WOW-GAP-116, WOW-HIGH-11: in the cloud it counts as just below it when the floor is moved', () => {
    const flight = new Flight(duel({ card: CAMEL, level: 7 }, { card: CAMEL, level: 7 }, high, { floor: 4 }));
    Object.assign(flight.state.planes[0], { level: 8, cloud: true });
    expect(flight.asked('red')?.options).toEqual(['keep floor', 'floor 5', 'floor 6', 'floor 7']);
  });

  test('WOW-GAP-116, WOW-HIGH-11: a floor four below the cloud, to which it would come out, may be had again, and none as high as the cloud', () => {
    const flight = new Flight(duel({ card: CAMEL, level: 7 }, { card: CAMEL, level: 7 }, high, { floor: 4 }));
    const [a, b] = flight.state.planes;
    flight.state.floor = 5;
    Object.assign(a, { level: 8, cloud: true });
    Object.assign(b, { level: 8, cloud: true });
    expect(flight.asked('red')?.options).toEqual(['keep floor', 'floor 4', 'floor 6', 'floor 7']);
    for (const floor of [3, 8])
      expect(flight.why('red', `floor ${floor}`)).toEqual({ reason: 'aircraft-outside', because: 'WOW-HIGH-11' });
  });

  test('WOW-HIGH-09: who has lost one of two aircraft still has a say', () => {
    const at = (label: string, y: number) => ({ card: CAMEL, label, x: 500, y, heading: 0, level: 2 });
    const flight = new Flight(
      melee(
        {
          red: { side: 0, aircraft: [at('gone', 2950), at('left', 300)] },
          blue: { side: 1, aircraft: [{ ...at('blue', 300), x: 2500 }] },
        },
        { altitude: true, higher: true },
      ),
    ).fly();
    expect(flight.of('gone').fate).toBe('left');
    expect(flight.asked('red')?.kind).toBe('floor');
  });

  test('WOW-CLOUD-12, WOW-GAP-115: all are told who leaves the cloud; who burns down in it leaves no cards there', () => {
    const game = (given: object, draws: string[] = []) =>
      new Flight(
        duel({ card: CAMEL, level: 3 }, { card: CAMEL, level: 3 }, { altitude: true, clouds: true, special: true }),
        { aircraft: { red: { level: 3, climbs: 1, ...given } }, draws },
      ).fly({ red: ['straight', 'straight', 'climb'] });
    expect(
      game({})
        .fly({ red: ['straight', 'straight', 'dive'] })
        .happened('cloud'),
    ).toMatchObject([
      { entered: true, because: 'WOW-CLOUD-03' },
      { entered: false, because: 'WOW-CLOUD-12' },
    ]);
    const burnt = game({ flames: 3, damage: 11 }, ['A 0', 'A 0', 'A 5']).fly().fly();
    expect(burnt.of('red')).toMatchObject({ fate: 'shot-down', stack: [], cloud: false });
  });
});

describe('what everybody sees of the ground', () => {
  test('WOW-HIGH-08, WOW-OVERDIVE-05: an overdive that ends below a floor has left the fight, whatever the floor', () => {
    for (const floor of [1, 2]) {
      const options = duel(
        { card: CAMEL, level: floor + 1 },
        { card: CAMEL, level: floor + 1 },
        { altitude: true, overdive: true, higher: true },
        { fields: [], floor },
      );
      const flight = new Flight(options).fly({ red: ['stall', 'dive', 'straight'] });
      expect(flight.happened('eliminated')).toMatchObject([{ plane: 'red', fate: 'left', because: 'WOW-HIGH-08' }]);
    }
  });

  test('WOW-LAND-04: who has come to rest has no card behind him', () => {
    const flight = new Flight(
      duel({ card: CAMEL, y: 905, level: 1 }, { card: CAMEL, level: 1 }, { altitude: true }, ground),
      { aircraft: { red: { level: 0, climbs: 1 } } },
    ).fly({ red: ['dive', 'straight', 'stall'] });
    expect(flight.of('red')).toMatchObject({ status: 'standing', last: '-', reminder: 'none' });
  });

  test('WOW-LAND-04: that somebody has done what he was sent for is told to all', () => {
    const flight = new Flight(
      duel(
        { card: CAMEL, y: 905, level: 1 },
        { card: CAMEL, level: 1 },
        { altitude: true },
        {
          ...ground,
          victory: 'points',
          objectives: [{ aircraft: 'red', task: 'land', points: 4 }],
        },
      ),
      { aircraft: { red: { level: 0, climbs: 1 } } },
    ).fly({ red: ['dive', 'straight', 'stall'] });
    expect(flight.happened('objective')).toMatchObject([{ plane: 'red', because: 'WOW-LAND-04' }]);
  });

  test('WOW-GAP-66: a second wound puts no counters back on the guns: no one is told why he falls', () => {
    const given = { aircraft: { blue: { wounds: 1, jam: 1 } }, draws: ['A 5 crew'] };
    const flight = new Flight(chase(180, { special: true }), given).fly({}, { fire: { red: ['blue'] } });
    expect(flight.of('blue')).toMatchObject({ wounds: 2, fate: 'shot-down' });
    expect(flight.of('blue').jam).toBeLessThan(2);
  });
});

describe('cards and credit', () => {
  test('WOW-DECK-02: when a deck is used up everybody is told that its discards are shuffled, and not before', () => {
    const shot = (given: { readonly [name: string]: string[] }) =>
      new Flight(chase(180), given).fly({}, { fire: { red: ['blue'] } }).happened('reshuffled');
    expect(shot({ draws: ['A 1'] })).toEqual([]);
    expect(shot({ spent: ['A 1'], empty: ['A'] })).toMatchObject([{ deck: 'A', because: 'WOW-DECK-02' }]);
    // With all cards of both decks on the aircraft there is nothing to shuffle.
    expect(shot({ empty: ['A', 'B'] })).toEqual([]);
  });

  test('WOW-DMG-08: who has fired before has no share in an aircraft that others bring down later', () => {
    const behind = (label: string, x: number) => ({ card: CAMEL, label, x, y: 300, heading: 0 });
    const flight = new Flight(
      melee({
        red: { side: 0, aircraft: [behind('red', 1480)] },
        blue: { side: 1, aircraft: [behind('blue', 1540)] },
        green: { side: 2, aircraft: [{ card: CAMEL, label: 'green', x: 1510, y: 480, heading: 0 }] },
      }),
      { draws: ['A 1', 'A explosion'] },
    ).fly({}, { fire: { red: ['green', null, null], blue: [null, 'green', null] } });
    expect(flight.of('green').fate).toBe('shot-down');
    expect(flight.tree.scores).toMatchObject([0, 2, -1]);
  });
});
