import { BOMBS, type Choice, type Dogfight, FIRES, type MissionChoice, SKIPS, STRAFES } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import {
  bomberHitsLeft,
  weighAttack,
  weighBombersAltitude,
  weighGoingHome,
  weighMission,
  worthOfEngaging,
  worthOfLevel,
} from '../src/systems/zero-mission.ts';
import { type Flown, type Given, situation, stateOf, weighed } from './zero-situations.ts';

const ki21s = { formations: [{ aircraft: ['ki-21', 'ki-21'], altitude: 'medium' }] };
const ki30 = { elements: [{ aircraft: 'ki-30', altitude: 'medium' }] };
const hurricane = { elements: [{ aircraft: 'hurricane-iib', label: 'Hurricane' }] };

/** Two Ki-30 (0, 1) and two Ki-21 (4, 5) on their way to a Rail Complex, two Hurricanes (2, 3) about. */
const raid = (given: object = {}, mission: object = { phase: 'target-bound' }, flown: Flown = {}): Dogfight =>
  stateOf(
    situation({ japanese: { ...ki30, ...ki21s }, allied: hurricane, ...flown }, {
      mission,
      phase: 'altitude',
      active: 'Hurricane',
      Hurricane: { altitude: 'medium' },
      ...given,
    } as Given),
  );
const weigh = (s: Dogfight, choice: object, kind = '', at: object = {}): number =>
  weighMission(s, kind, at, choice as MissionChoice, () => 2);
const KI30 = 0;
const HURRICANE = 1;

/** A card of the deck by its hits, or one that is no shot. */
const shot = ({ fixed }: Dogfight, hits: number): number =>
  fixed.face.findIndex((face) => !fixed.fuelTank[face] && fixed.hits[face] === hits);

describe('where to fly', () => {
  test('Z-20.11a: interceptors look for bombers, escorts stay with theirs, and more than two count no more', () => {
    const three = raid({}, undefined, {
      japanese: { ...ki30, formations: [...ki21s.formations, { aircraft: ['ki-21'], altitude: 'medium' }] },
    });
    const s = raid();
    expect(worthOfLevel(s, HURRICANE, 2)).toBe(2);
    expect(worthOfLevel(s, HURRICANE, 1)).toBe(0);
    expect(worthOfLevel(three, HURRICANE, 2)).toBe(2);
    expect(worthOfLevel(s, KI30, 2)).toBeCloseTo(1.4);
    expect(worthOfLevel(three, KI30, 2)).toBeCloseTo(1.4);
    expect(worthOfLevel(raid({ 'Ki-21': { fate: 'destroyed' } }), HURRICANE, 2)).toBe(1);
  });

  test('Z-17.23b: who gets on an interceptor keeps him from the bombers, where there are any and he is free', () => {
    expect(worthOfEngaging(raid(), KI30, 0)).toBeGreaterThan(1);
    expect(worthOfEngaging(raid(), KI30, 1)).toBe(0);
    expect(worthOfEngaging(raid({ 'Ki-30': { altitude: 'low' } }), KI30, 0)).toBe(0);
    expect(worthOfEngaging(raid(), HURRICANE, 0)).toBe(0);
  });

  test('Z-21.31a: who has bombs comes to where they fall, in time, and stays there', () => {
    const at = (altitude: string, turn: number, choice: string, more: object = {}): number | null =>
      weighBombersAltitude(raid({ turn, 'Ki-30': { altitude, ...more } }), KI30, { do: choice } as Choice);
    expect(at('medium', 1, 'dive')).toBeGreaterThan(4);
    expect(at('medium', 1, 'stay')).toBeLessThan(1);
    expect(at('medium', 1, 'climb')).toBeLessThan(1);
    expect(at('low', 1, 'stay')).toBeGreaterThan(4);
    expect(at('low', 1, 'dive')).toBeLessThan(1);
    expect(at('low', 1, 'climb')).toBeLessThan(1);
    // Who has nothing to drop does as he likes; so does who is not in the Mission any more.
    expect(at('medium', 1, 'dive', { load: 'none', 'wingman load': 'none' })).toBeNull();
    const home = raid({ 'Ki-30': { altitude: 'medium' } }, { phase: 'home-bound' });
    expect(weighBombersAltitude(home, KI30, { do: 'dive' } as Choice)).toBeNull();
    expect(weighBombersAltitude(raid(), HURRICANE, { do: 'dive' } as Choice)).toBeNull();
    // Where there is no way back in time nobody goes.
    expect(at('high', 4, 'climb')).toBeCloseTo(0.1);
  });
});

describe('Z-20.11a: at Formation aircraft', () => {
  const s = raid();

  test('hits that are left, on the side that shows', () => {
    expect(bomberHitsLeft(s, 4)).toBe(6);
    expect(bomberHitsLeft(raid({ 'Ki-21': { hits: 4 } }), 4)).toBe(2);
    expect(bomberHitsLeft(raid({ 'Ki-21': { damaged: true } }), 4)).toBe(4);
  });

  test('what hits hardest, more where it turns the card over; MANEUVERING for whoever has shots', () => {
    const play = (hits: number, at = 4, state = s, shots = 2): number =>
      weighAttack(state, { do: 'play', card: shot(state, hits), at } as Choice, shots);
    expect(play(3)).toBeGreaterThan(play(2) + 1);
    expect(play(2)).toBeGreaterThan(play(1) + 1);
    const hurt = raid({ 'Ki-21': { hits: 4 } });
    expect(play(2, 4, hurt)).toBeGreaterThan(play(2) + 2);
    expect(play(1, 4, hurt)).toBe(play(1));
    const tank = s.fixed.face.findIndex((face) => s.fixed.fuelTank[face]);
    expect(weighAttack(s, { do: 'play', card: tank, at: 4 } as Choice, 2)).toBeGreaterThan(play(3));
    const done = weighAttack(s, { do: 'done' } as Choice, 2);
    expect(play(0)).toBeGreaterThan(done);
    expect(play(0, 4, s, 1)).toBeLessThan(done);
    expect(play(1)).toBeGreaterThan(done);
    expect(weighAttack(s, { do: 'play', card: shot(s, 1), at: 0 } as Choice, 2)).toBeLessThan(0.1);
    expect(weighAttack(s, { do: 'discard', card: 0 } as unknown as Choice, 2)).toBeLessThan(0.1);
  });

  test('Z-20.53a: turrets answer best with what spoils the attack', () => {
    const { spoiled } = s.fixed.sortie ?? { spoiled: [] };
    const counter = (card: number, ace = false): number => weigh(s, { do: 'counter', card, ace });
    const plain = s.fixed.face.findIndex(
      (face, card) => s.fixed.hits[face] === 1 && !s.fixed.fuelTank[face] && !spoiled[card],
    );
    const spoiling = s.fixed.face.findIndex(
      (face, card) => s.fixed.hits[face] === 0 && !s.fixed.fuelTank[face] && spoiled[card],
    );
    const harder = s.fixed.face.findIndex(
      (face, card) => s.fixed.hits[face] === 2 && !s.fixed.fuelTank[face] && !spoiled[card],
    );
    expect(counter(spoiling)).toBeGreaterThan(counter(harder));
    expect(counter(harder)).toBeGreaterThan(counter(plain));
    expect(counter(plain)).toBeGreaterThan(1);
    expect(counter(plain, true)).toBeGreaterThan(counter(plain));
    expect(counter(spoiling, true)).toBeLessThan(counter(spoiling));
  });

  test('the Wingman, then the Leader attacks them; who aims chooses; help is given with what is missed least', () => {
    const [wingman, leader, aim, angle, drop] = ['wingman-bombers', 'attack-bombers', 'aim', 'angle', 'drop'].map(
      (verb) => weigh(s, { do: verb, card: 0, at: 4 }),
    );
    expect(wingman).toBeGreaterThan(leader);
    expect(leader).toBeGreaterThan(aim);
    expect(aim).toBeGreaterThan(angle);
    expect(angle).toBe(drop);
    const helping = (worth: number): number =>
      weighMission(s, '', {}, { do: 'help', element: 0, card: 0 } as never, () => worth);
    expect(helping(2)).toBeGreaterThan(helping(4));
    expect(helping(2)).toBeGreaterThan(1);
  });

  test('LR-25: a Damaged Leader rams rather than a fresh one, and a Heavy Bomber rather than another', () => {
    const ram = (state: Dogfight, at = 4): number => {
      state.now.element = HURRICANE;
      return weigh(state, { do: 'ram', at });
    };
    const fresh = ram(raid());
    const hurt = ram(raid({ Hurricane: { altitude: 'medium', leader: { damaged: true } } }));
    expect(hurt).toBeGreaterThan(fresh + 0.5);
    expect(fresh).toBeLessThan(0.5);
    const heavy = raid({}, undefined, {
      allied: { formations: [{ aircraft: ['b-17e'], altitude: 'high' }], ...hurricane },
    });
    heavy.now.element = HURRICANE;
    expect(weigh(heavy, { do: 'ram', at: 6 })).toBeGreaterThan(fresh + 0.5);
  });
});

describe('over the target', () => {
  test('bombs before all, rockets before guns, guns before nothing; both rather than one', () => {
    const s = raid();
    const run = (leader: number, wingman: number): number => weigh(s, { do: 'run', leader, wingman });
    const order = [SKIPS, BOMBS, FIRES, STRAFES, -1].map((does) => run(does, -1));
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(new Set(order).size).toBe(order.length);
    expect(run(BOMBS, BOMBS)).toBeGreaterThan(run(BOMBS, STRAFES));
    expect(run(BOMBS, STRAFES)).toBeGreaterThan(run(BOMBS, -1));
    expect(run(-1, BOMBS)).toBe(run(BOMBS, -1));
    expect(run(-1, -1)).toBeGreaterThan(0);
  });

  test('who has bombs runs in, who has none does not', () => {
    const s = raid({ 'Ki-30': { altitude: 'low', 'wingman load': 'none' } });
    const runIn = (leader: boolean, wingman: boolean): number =>
      weigh(s, { do: 'run-in', element: KI30, leader, wingman });
    const [right, both, none, wrong] = [runIn(true, false), runIn(true, true), runIn(false, false), runIn(false, true)];
    expect(right).toBeGreaterThan(5 * both);
    expect(both).toBe(none);
    expect(none).toBeGreaterThan(wrong);
    // From Very Low there is something to strafe.
    const low = raid({ 'Ki-30': { altitude: 'very low', 'wingman load': 'none' } });
    expect(weigh(low, { do: 'run-in', element: KI30, leader: true, wingman: true })).toBeGreaterThan(5);
    const alone = raid({ 'Ki-30': { altitude: 'very low', wingman: { fate: 'destroyed' } } });
    expect(weigh(alone, { do: 'run-in', element: KI30, leader: true, wingman: false })).toBeGreaterThan(5);
  });

  test('Z-23.51a: who has bombs goes over; who has none weighs what there is to shoot down against the Flak', () => {
    const over = (s: Dogfight, element: number): number =>
      weigh(s, { do: 'over', element }) - weigh(s, { do: 'hold', element });
    expect(over(raid(), KI30)).toBeGreaterThan(5);
    const near = over(raid(), HURRICANE);
    const far = over(raid({ Hurricane: { altitude: 'very low' }, 'Ki-30': { altitude: 'high' } }), HURRICANE);
    expect(near).toBeGreaterThan(far);
    const alone = raid({ Hurricane: { altitude: 'medium', wingman: { fate: 'destroyed' } } });
    // Without a Wingman there is less to shoot with, and less to be hit.
    expect(weigh(alone, { do: 'over', element: HURRICANE })).toBeLessThan(
      weigh(raid(), { do: 'over', element: HURRICANE }),
    );
    expect(weigh(alone, { do: 'hold', element: HURRICANE })).toBeLessThan(
      weigh(raid(), { do: 'hold', element: HURRICANE }),
    );
    const gone = raid({ 'Ki-21': { fate: 'destroyed' } });
    expect(weigh(gone, { do: 'over', element: HURRICANE })).toBeLessThanOrEqual(
      weigh(raid(), { do: 'over', element: HURRICANE }),
    );
  });

  test('CH-27.43a: depths: neither always the same nor where it is seen', () => {
    const s = raid();
    const [surface, shallow, deep] = [0, 1, 2].map((depth) => weigh(s, { do: 'submarine', depth }));
    expect(deep).toBeGreaterThan(shallow);
    expect(shallow).toBeGreaterThan(surface);
    expect(surface).toBeGreaterThan(0);
    const settings = [0, 1, 2].map((depth) => weigh(s, { do: 'depth', depth }));
    expect(settings[1]).toBeGreaterThan(settings[0]);
    expect(settings[0]).toBeGreaterThan(settings[2]);
    expect(settings[2]).toBeGreaterThan(0.5);
  });

  test('Z-22.25a: an answer to the Flak is worth what it saves, less the card', () => {
    const s = raid();
    const stop = (hits: number, does = 'stop', worth = 2): number =>
      weighMission(s, '', { plane: 0 }, { do: does, at: shot(s, hits), card: 0 } as never, () => worth);
    expect(stop(3)).toBeGreaterThan(stop(1) + 1);
    expect(stop(1)).toBeGreaterThan(stop(0) + 0.5);
    expect(stop(1, 'stop', 4)).toBeLessThan(stop(1));
    expect(stop(1, 'stop-ace')).toBeCloseTo(stop(1) - 0.5);
    expect(stop(0, 'stop', 0)).toBeCloseTo(1);
  });
});

describe('Z-CGAP-46: who goes home', () => {
  const leaves = (s: Dogfight, at = 4): number => weigh(s, { do: 'leave', at });
  const hurt = { 'Ki-21': { damaged: true, load: 'none' } };

  test('a Damaged bomber with nothing to drop, while there is danger', () => {
    expect(leaves(raid(hurt))).toBeGreaterThan(8);
    expect(leaves(raid(), 4)).toBeLessThan(0.1);
    const free = raid(
      {
        active: 'Ki-30',
        ...hurt,
        Hurricane: { altitude: 'medium', leader: { fate: 'disengaged' }, wingman: { fate: 'disengaged' } },
      },
      { phase: 'home-bound' },
    );
    expect(leaves(free)).toBeLessThan(0.1);
  });

  test('a Damaged Leader who is held, but not with bombs that can still be dropped', () => {
    const held = (element: number, given: object): number => weighGoingHome(raid(given), element);
    const tailed = { Hurricane: { altitude: 'medium', leader: { damaged: true }, position: 'tailed', on: 'Ki-30' } };
    const free = { Hurricane: { altitude: 'medium', leader: { damaged: true } } };
    expect(held(HURRICANE, tailed)).toBeGreaterThan(8);
    expect(held(HURRICANE, free)).toBeLessThan(0.1);
    const armed = { 'Ki-30': { altitude: 'medium', leader: { damaged: true }, position: 'tailed', on: 'Hurricane' } };
    expect(held(KI30, armed)).toBeLessThan(0.1);
    const empty = { 'Ki-30': { ...armed['Ki-30'], load: 'none', 'wingman load': 'none' } };
    expect(held(KI30, empty)).toBeGreaterThan(8);
  });
});

test('Z-7.2a: where Missions begin: low, where the engine gives most, and where the bombers are', () => {
  const at = (altitude: string) =>
    weighed(
      situation({ japanese: { ...ki30, ...ki21s }, allied: hurricane }, {
        mission: { phase: 'target-bound' },
        phase: 'altitude',
        active: 'Hurricane',
        Hurricane: { altitude, hand: ['MVG', 'MVG', 'MVG'] },
      } as Given),
    );
  expect(at('medium').stay).toBeGreaterThan(at('medium').dive);
  expect(at('low').climb).toBeGreaterThan(at('low').dive);
  expect(at('high').dive).toBeGreaterThan(at('high').stay);
});
