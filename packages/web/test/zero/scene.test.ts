import { Match } from '@tallyho/kernel';
import { DESTROYED, type Dogfight, type Happening, NOBODY, zero } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { DISCARD, PILE } from '../../src/dogfight/scene.ts';
import { isWingman, tokenOf, wingmanId } from '../../src/dogfight/sky/wingman.ts';
import { tell } from '../../src/zero/tell/tell.ts';
import { placesIn } from '../dogfight/seen-in-the-sky.ts';

const pair = { aircraft: 'a6m2' };
const alone = { aircraft: 'f4f-3', wingman: false };

/** A Zero with its Wingman against two Wildcats without, as a seat sees it. */
function seenBy(seat: number, told: readonly Happening[] = [], change: (s: Dogfight) => void = () => {}) {
  const seats = [
    { name: 'japanese', side: 'japanese', elements: [pair] },
    { name: 'allied', side: 'allied', elements: [alone, alone] },
  ];
  const started = Match.start(zero, { seats }, 'scene');
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  started.value.arrange((s) => {
    s.elements[0].altitude = 1;
    s.elements[1].altitude = 3;
    s.elements[2].altitude = 4;
    change(s);
  });
  const view = zero.observe(started.value.state, seat);
  return { view, ...tell({ view, told: [...told], players: [], language: 'en' }) };
}

/** The Wingmen that have a place in the sky. */
const wingmenIn = (scene: Parameters<typeof placesIn>[0]): number[] =>
  placesIn(scene).flatMap(({ id }) => (isWingman(id) ? [id] : []));

describe('who is there', () => {
  test('Z-7.1b: a Wingman is drawn, told of and rated where there is one, and only there', () => {
    const { scene } = seenBy(0);
    expect(scene.tokens.map(({ id, wingman }) => [id, wingman !== null])).toEqual([
      [0, true],
      [1, false],
      [2, false],
    ]);
    expect(scene.tokens.map(({ plate }) => plate.lines.length)).toEqual([2, 1, 1]);
    expect(scene.sheets.map(({ key }) => key)).toEqual(['0', '1', '2', '4']);
    expect(wingmenIn(scene)).toEqual([wingmanId(0)]);
  });

  test('a Wingman who is lost is neither in the sky nor among the ratings, and his plate says so', () => {
    const { scene } = seenBy(0, [], (s) => {
      s.elements[0].wing = NOBODY;
      s.planes[1].fate = DESTROYED;
    });
    expect(scene.tokens.map(({ wingman }) => wingman !== null)).toEqual([false, false, false]);
    expect(scene.sheets.map(({ key }) => key)).toEqual(['0', '2', '4']);
    expect(wingmenIn(scene)).toEqual([]);
    expect(scene.tokens[0].plate.lines.map(({ pips, note }) => [pips === null, note])).toEqual([
      [false, ''],
      [true, 'destroyed'],
    ]);
  });

  test('a Wingman who has been promoted is the Leader, and the plate says who is gone', () => {
    const { scene } = seenBy(0, [], (s) => {
      s.elements[0].lead = 1;
      s.elements[0].wing = NOBODY;
      s.planes[0].fate = DESTROYED;
    });
    expect(scene.tokens[0].plate.lines.map(({ name, note, bursts }) => [name, note, bursts !== null])).toEqual([
      ['Leader', '', true],
      ['Ex-Leader', 'destroyed', false],
    ]);
  });

  test('cards that nobody has answered lie between the two they were about, also when it is over', () => {
    const played: Happening = { event: 'played', by: 0, at: 2, card: 0, use: 'attack', because: 'Z-8.2b' };
    const { chain } = seenBy(0, [played]).scene;
    expect([chain.from, chain.to, chain.awaited]).toEqual([0, 1, null]);
  });

  test.each([0, 1])('seat %i has its own Elements on the left, and all at their levels', (seat) => {
    const { scene } = seenBy(seat);
    expect(scene.tokens.map(({ altitude, own }) => ({ altitude, own }))).toEqual([
      { altitude: 1, own: seat === 0 },
      { altitude: 3, own: seat === 1 },
      { altitude: 4, own: seat === 1 },
    ]);
    const [low, high, highest] = placesIn(scene);
    expect(low.y).toBeGreaterThan(high.y);
    expect(high.y).toBeGreaterThan(highest.y);
    for (const { id, x } of [low, high, highest]) expect([id, x < 720]).toEqual([id, (id === 0) === (seat === 0)]);
  });
});

describe('cards that travel', () => {
  const because = 'Z-3.5';
  const travels = (seat: number, event: Happening) => seenBy(seat, [event]).scene.log[0].travel;
  const drew = (mini: boolean): Happening => ({ event: 'drew', seat: 0, element: 0, mini, count: 2, because });

  test('those that another draws go face down from the pile to the hand they are for', () => {
    expect(travels(1, drew(false))).toEqual({ from: PILE, to: 'hand-0', cards: [null, null] });
    expect(travels(1, drew(true))).toEqual({ from: PILE, to: 'mini-0', cards: [null, null] });
  });

  test('one’s own come by themselves', () => {
    expect(travels(0, drew(false))).toBeNull();
  });

  test('those that are discarded go from the hand to the discard pile, face up', () => {
    const { view } = seenBy(0);
    const card = view.fixed.face.findIndex((face) => view.fixed.faces[face].title === 'SCISSORS');
    const discarded = { event: 'discarded', element: 1, cards: [card], because } as Happening;
    expect(travels(0, discarded)).toEqual({ from: 'hand-1', to: DISCARD, cards: ['SCISSORS'] });
  });
});

describe('an exchange', () => {
  const attack = (by: number, at: number): Happening[] => [
    { event: 'played', by, at, card: 0, use: 'attack', because: 'Z-8.2a' },
    { event: 'played', by: at, at: by, card: 1, use: 'answer', because: 'Z-8.31a' },
  ];

  test('of a Wingman is about him, who has a place of his own behind and below his Leader', () => {
    const { scene } = seenBy(0, attack(1, 2));
    expect([scene.chain.from, scene.chain.to]).toEqual([wingmanId(0), 1]);
    expect(seenBy(1, attack(2, 1)).scene.chain.to).toBe(wingmanId(0));
    const places = placesIn(scene);
    const [leader, wingman] = [0, wingmanId(0)].map((id) => places.find((place) => place.id === id));
    if (leader === undefined || wingman === undefined) throw new Error('nobody flies there');
    expect(tokenOf(wingman.id)).toBe(0);
    expect(wingman.x).toBeLessThan(leader.x - 40);
    expect(wingman.y).toBeGreaterThan(leader.y);
  });

  test('of a Leader is about the Leader', () => {
    expect(seenBy(0, attack(0, 2)).scene.chain).toMatchObject({ from: 0, to: 1 });
  });
});
