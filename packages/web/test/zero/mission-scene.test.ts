import { Match } from '@tallyho/kernel';
import { BOMB, type Dogfight, type Happening, SEARCH, zero } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { tell } from '../../src/zero/tell/tell.ts';
import { placesIn } from '../dogfight/seen-in-the-sky.ts';
import { escorted, lowDown } from './missions.ts';

/** A Mission, as a seat sees it. */
function seenBy(
  options: object,
  seat: number,
  change: (s: Dogfight) => void = () => {},
  told: readonly Happening[] = [],
) {
  const started = Match.start(zero, options, 'scene');
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  started.value.arrange(change);
  const view = zero.observe(started.value.state, seat);
  return { view, ...tell({ view, told, players: [], language: 'en' }) };
}

const sortieIn = (s: Dogfight) => {
  if (s.sortie === undefined) throw new Error('no mission');
  return s.sortie;
};

describe('Formations', () => {
  test('Z-17.22a: fly together at their Altitude, with turrets and bombs on their plates', () => {
    const { scene } = seenBy(escorted, 0);
    const bombers = scene.tokens.filter(({ isBomber }) => isBomber);
    expect(bombers.map(({ id, label, altitude, own }) => ({ id, label, altitude, own }))).toEqual([
      { id: 10, label: 'JB1', altitude: 2, own: true },
      { id: 11, label: 'JB2', altitude: 2, own: true },
    ]);
    expect(scene.sortie?.formations.map(({ squares }) => squares.map(({ id }) => id))).toEqual([[10, 11]]);
    expect(bombers.map(({ plate }) => [plate.load, plate.lines[0].figures[0].short])).toEqual([
      [1, 'Turrets'],
      [1, 'Turrets'],
    ]);
    expect(placesIn(scene).map(({ id }) => id)).toContain(11);
  });

  test('Z-17.28a: whoever is Damaged flies alone, and the others’ turrets help it no more', () => {
    const turrets = (scene: ReturnType<typeof seenBy>['scene']) =>
      scene.tokens.flatMap(({ isBomber, plate }) => (isBomber ? [Number(plate.lines[0].figures[0].value)] : []));
    const whole = turrets(seenBy(escorted, 0).scene);
    const { scene } = seenBy(escorted, 0, (s) => {
      sortieIn(s).bombers[1].damaged = 1;
    });
    expect(scene.sortie?.formations.map(({ squares }) => squares.length)).toEqual([1, 1]);
    expect(turrets(scene)[0]).toBeLessThan(whole[0]);
  });

  test('Z-20.41a: cards of turrets are seen to come by all but their owner, and to go by all', () => {
    const drew: Happening = { event: 'turrets', seat: 0, plane: 10, count: 2 } as Happening;
    const travels = (seat: number, event: Happening) => seenBy(escorted, seat, undefined, [event]).scene.log[0].travel;
    expect(travels(1, drew)).toEqual({ from: 'pile', to: 'turrets-10', cards: [null, null] });
    expect(travels(0, drew)).toBeNull();
    const down = { event: 'turrets-down', plane: 10, cards: [0] } as unknown as Happening;
    expect(travels(0, down)).toMatchObject({ from: 'turrets-10', to: 'discard', cards: [expect.any(String)] });
  });

  test('who is destroyed is not in the sky any more', () => {
    const { scene } = seenBy(escorted, 0, (s) => {
      sortieIn(s).bombers[0].fate = 1;
    });
    expect(scene.tokens.flatMap(({ id, isBomber }) => (isBomber ? [id] : []))).toEqual([11]);
  });

  test('Z-20.41a: the cards of turrets are seen by whose they are, and counted by everybody', () => {
    const man = (s: Dogfight): void => {
      const sortie = sortieIn(s);
      sortie.manned = 10;
      const [card] = s.deck.pile.splice(0, 1);
      sortie.turrets.held[s.fixed.face[card]] |= 1;
      sortie.turrets.faces |= 1 << s.fixed.face[card];
      sortie.turrets.size = 1;
    };
    const hands = (seat: number) => seenBy(escorted, seat, man).hands.map(({ hand }) => hand);
    expect(hands(0)).toContain('turrets-10');
    expect(hands(1)).not.toContain('turrets-10');
    const { scene } = seenBy(escorted, 1, man);
    expect(scene.tokens.find(({ id }) => id === 10)?.plate.backs.map(({ cards }) => cards)).toEqual([1]);
  });
});

/** A search for a destroyer or a battleship, with kamikazes in an Element and MXY7s under their bombers. */
const searching = {
  mode: 'mission',
  seats: [
    {
      name: 'japanese',
      side: 'japanese',
      elements: [{ aircraft: 'ki-27', kamikaze: true, altitude: 'low' }],
      formations: [{ aircraft: ['g4m2'], ohka: true }],
    },
    { name: 'allied', side: 'allied', elements: [{ aircraft: 'f6f-3', altitude: 'high' }] },
  ],
  orders: {
    kind: 'kamikaze',
    attacker: 'japanese',
    turns: [7, 7],
    search: {
      table: [
        { result: 'hit', target: '4B' },
        { result: 'direct', target: '2B' },
      ],
    },
  },
};

describe('CH-28.4: a search', () => {
  const at = (phase: number, target: number, draws: number, end = 0) =>
    seenBy(searching, 0, (s) => {
      const sortie = sortieIn(s);
      sortie.phase = phase;
      if (sortie.search !== undefined) Object.assign(sortie.search, { target, draws, end });
    });

  test('CH-28.42a: open sea until something is found, and then that ship', () => {
    expect(at(SEARCH, -1, 1).scene.sortie?.target).toBeNull();
    expect(at(SEARCH, 0, 1).scene.sortie?.target).toMatchObject({
      kind: 'destroyer',
      isAtSea: true,
      name: 'Destroyer',
    });
    expect(at(BOMB, 1, 2, 1).scene.sortie?.target).toMatchObject({
      name: 'Battleship',
      flak: { value: '2 area, 4 target' },
    });
    expect(at(SEARCH, -1, 1).scene.words.join(' ')).toContain('open sea');
  });

  test('CH-28.43a: the track shows three draws between the way out and the target', () => {
    const marks = (phase: number, draws: number, end = 0) =>
      at(phase, end === 1 ? 0 : -1, draws, end).scene.hud.phases.find(({ name }) => name === 'Search')?.marks;
    expect(marks(SEARCH, 2)?.map(({ state }) => state)).toEqual(['done', 'now', 'ahead']);
    expect(marks(BOMB, 2, 1)?.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(seenBy(escorted, 0).scene.hud.phases.map(({ name }) => name)).not.toContain('Search');
  });

  test('CH-28.22a, CH-18.81a: kamikazes and bombers with an MXY7 are marked', () => {
    const notes = at(SEARCH, -1, 1).scene.tokens.flatMap(({ plate }) => plate.notes.map(({ short }) => short));
    expect(notes).toEqual(expect.arrayContaining(['Kamikaze', 'MXY7']));
  });
});

describe('the target', () => {
  test('Z-21.81a: its levels fill with Damage Points, and it burns', () => {
    const at = (points: number) =>
      seenBy(escorted, 0, (s) => {
        sortieIn(s).points = points;
      }).scene.sortie?.target;
    expect(at(0)).toMatchObject({ kind: 'airfield', status: null, fires: 0 });
    expect(at(4)).toMatchObject({ status: 'damaged', statusName: 'Damaged', fires: 1 });
    expect(at(4)?.levels.map(({ name, value, filled }) => [name, value, filled])).toEqual([
      ['Damaged', '3', 1],
      ['Heavy Damage', '5', 0.5],
      ['Destroyed', '8', 0],
    ]);
    expect(at(8)).toMatchObject({ status: 'destroyed', fires: 3 });
  });
});

describe('the way there and back', () => {
  test('Z-23.1a: turns count down to the target, and from it', () => {
    const { scene } = seenBy(lowDown, 0, (s) => {
      const sortie = sortieIn(s);
      Object.assign(sortie, { outward: 2, homeward: 1, phase: BOMB });
      s.turn = 4;
    });
    expect(scene.hud.phases).toEqual([
      {
        name: 'Target-Bound',
        marks: [
          { label: '2', state: 'done' },
          { label: '1', state: 'done' },
        ],
      },
      {
        name: 'Target',
        marks: [
          { label: 'Ingress', state: 'done' },
          { label: 'Bomb', state: 'now' },
          { label: 'Egress', state: 'ahead' },
        ],
      },
      { name: 'Home-Bound', marks: [{ label: '1', state: 'ahead' }] },
    ]);
    expect(scene.hud.of).toBe(6);
  });

  test('who waits outside, and who is on his run, is told on his plate and in words', () => {
    const { scene } = seenBy(lowDown, 0, (s) => {
      const sortie = sortieIn(s);
      sortie.where[0] = 1;
      sortie.where[1] = 2;
      sortie.runs[0] = 1;
    });
    expect(scene.tokens.slice(0, 2).map(({ plate }) => plate.notes.at(-1)?.short)).toEqual(['On its run', 'Outside']);
    expect(scene.words.join(' ')).toContain('waits outside');
  });
});

test('Z-24.61: the result says what the points are for', () => {
  const { scene } = seenBy(escorted, 0, (s) => {
    const sortie = sortieIn(s);
    Object.assign(sortie, { points: 8, phase: 6 });
    s.planes[4].fate = 1;
    s.outcome = { winners: [0], because: 'Z-23.8c' };
  });
  expect(scene.end?.lines).toEqual([
    'Airfield: 8 Damage Points, Destroyed.',
    expect.stringMatching(/^Japanese: \d+ victory points \(target 10, enemy aircraft \d+, back undamaged \d+\)\.$/),
    'Allies: 0 victory points.',
  ]);
});

test('CH-29.63b: where players assign what flies, only the points for the target count', () => {
  const over = (s: Dogfight): void => {
    Object.assign(sortieIn(s), { points: 8, phase: 6 });
    s.planes[4].fate = 1;
    s.outcome = { winners: [0], because: 'Z-23.8c' };
  };
  const assigned = { ...escorted, orders: { ...escorted.orders, assigned: true } };
  const all = seenBy(escorted, 0, over).scene;
  const target = seenBy(assigned, 0, over).scene;
  expect(all.hud.score?.points[0]).toBeGreaterThan(10);
  expect(target.hud.score?.points).toEqual([10, 0]);
  const sentence = 'The mission is over, and for the campaign only the points for the target count.';
  expect(target.end).toMatchObject({ because: sentence, rule: 'CH-29.63b' });
  expect(all.end).toMatchObject({ because: 'The mission is over, and the victory points decide.', rule: 'Z-23.8c' });
  const even = seenBy(assigned, 0, (s) => {
    over(s);
    s.outcome = { winners: [], because: 'Z-GAP-45' };
  }).scene;
  expect(even.end).toMatchObject({ because: sentence, rule: 'CH-29.63b' });
  // Whoever concedes has done so.
  const conceded = seenBy(assigned, 0, (s) => {
    over(s);
    s.outcome = { winners: [0], because: 'Z-GAP-82' };
  }).scene;
  expect(conceded.end).toMatchObject({ because: 'One side has conceded.', rule: 'Z-GAP-82' });
  // Nor is it won or lost by the others.
  expect([all, target].map(({ end }) => end?.headline)).toEqual(['Victory', 'Mission over']);
});
