import { describe, expect, test } from 'vitest';
import { basePack } from '../src/content/pack.ts';
import type { Face } from '../src/content/types.ts';
import { downInFlames } from '../src/game.ts';
import { readOptions } from '../src/options.ts';
import { downInFlamesProblems } from '../src/problems.ts';
import { UNCHOSEN } from '../src/state.ts';
import { checked, game, problemOf, type Scene, scene } from './helpers/scene.ts';

const one = (fighter?: string, more: object = {}) => ({
  aircraft: [fighter === undefined ? {} : { fighter, ...more }],
});
const duel = (a: string, b: string, options: object = {}) => ({
  seats: [
    { name: 'A', ...one(a) },
    { name: 'B', ...one(b) },
  ],
  ...options,
});

/** A pack in which the Pacific half has no cards of a title, and as many more of a face. */
function moved(title: string, to: string) {
  const gone = basePack.faces.filter((face) => face.title === title);
  const more = gone.reduce((sum, { copies }) => sum + copies.pacific, 0);
  const other = basePack.faces.filter(({ id }) => id === to);
  const faces = [
    ...gone.map((face) => ({ ...face, copies: { ...face.copies, pacific: 0 } })),
    ...other.map((face) => ({ ...face, copies: { ...face.copies, pacific: face.copies.pacific + more } })),
  ];
  return { system: 'down-in-flames', pack: `no-${to}`, faces };
}

describe('setting up', () => {
  test('DIF-SETUP-01, DIF-SETUP-02, DIF-OPT-21: 110 Action cards in one deck, aircraft on the table', () => {
    const s = game({});
    expect(downInFlames.cards(s.match.state)).toHaveLength(110);
    expect(s.match.state.planes).toHaveLength(2);
    for (const deck of ['pacific', 'europe']) expect(downInFlames.cards(game({ deck }).match.state)).toHaveLength(110);
  });

  test('DIF-OPT-22: several decks make a larger one', () => {
    expect(downInFlames.cards(game({ decks: 3 }).match.state)).toHaveLength(330);
  });

  test('DIF-OPT-21: a theatre deck holds the cards of its theatre only', () => {
    const copies = (deck: string): number[] => {
      const { fixed } = game({ packs: [moved('ACE PILOT', 'redline')], deck }).match.state;
      return ['ace-pilot', 'redline'].map((id) => fixed.copies[fixed.faces.findIndex((face) => face.id === id)] ?? 0);
    };
    expect(copies('both')).toEqual([2, 6]);
    expect(copies('pacific')).toEqual([0, 8]);
    expect(copies('europe')).toEqual([4, 4]);
  });

  test('DIF-SETUP-03, DIF-SETUP-04: fighters within the agreed points and year are chosen in secret', () => {
    const s = game({ seats: [{ name: 'A' }, { name: 'B' }], points: 12, year: 1941 });
    s.offers('A', 'fly P-39D Airacobra', 'fly Spitfire I')
      .withholds('A', 'fly Fw-190A-3 Würger', 'fighter-too-dear')
      .withholds('A', 'fly Bf-109G Gustav', 'fighter-too-late');
    s.does('A', 'fly P-39D Airacobra');
    expect(JSON.stringify(s.sees('B'))).not.toContain('p-39d"');
    expect(JSON.stringify(s.match.told(1))).not.toContain('aircraft');
  });

  test('DIF-SETUP-05: they are revealed together', () => {
    const s = game({ seats: [{ name: 'A' }, { name: 'B' }], points: 12, year: 1941 })
      .does('A', 'fly P-39D Airacobra')
      .does('B', 'fly Yak-1');
    expect(s.happened('aircraft').map(({ fighter }) => fighter)).toEqual(['p-39d', 'yak-1']);
  });

  test('DIF-SETUP-06: the starting hand is as large as Performance', () => {
    game(duel('spitfire-i', 'p-11c')).expectCards('A1', 6).expectCards('B1', 4);
  });

  test('DIF-SETUP-07, DIF-SETUP-08: with the hand drawn, a starting level in secret: Very Low, Low or Medium', () => {
    const s = game(duel('spitfire-i', 'p-11c'))
      .offersOnly('A', 'start very low', 'start low', 'start medium')
      .does('A', 'start low');
    expect(s.aircraft('A1').altitude).toBeNull();
    expect(JSON.stringify(s.sees('B'))).not.toContain('"altitude":"');
  });

  test('DIF-SETUP-09, DIF-SETUP-10: levels are revealed together, and everybody is Neutral', () => {
    game(duel('spitfire-i', 'p-11c'))
      .does('A', 'start low')
      .does('B', 'start medium')
      .expect('A1', { altitude: 'low' })
      .expect('B1', { altitude: 'medium' })
      .expectPosition('A1', 'neutral', 'B1');
  });

  test('DIF-SETUP-05, DIF-SETUP-09: what has been revealed is sealed no longer', () => {
    const seals = (s: Scene): unknown => downInFlames.observe(s.match.state, 0).sealed;
    const s = game({ seats: [{ name: 'A' }, { name: 'B' }], points: 12, year: 1941 }).does('B', 'fly Yak-1');
    expect(s.match.state.asks.some(({ choice }) => choice !== null)).toBe(true);
    s.does('A', 'fly P-39D Airacobra');
    expect(seals(s)).toEqual([UNCHOSEN, UNCHOSEN]);
    s.does('A', 'start low').does('B', 'start medium');
    expect(seals(s)).toEqual([UNCHOSEN, UNCHOSEN]);
    const mission = game({
      mode: 'mission',
      seats: [
        { name: 'A', aircraft: [{ fighter: 'bf-109e' }, { fighter: 'bf-109e' }] },
        { name: 'B', aircraft: [{ fighter: 'spitfire-i' }] },
      ],
      mission: { target: { damaged: 4, destroyed: 8 } },
    });
    mission.does('B', 'flak tight', 'start low').does('A', 'start low', 'start medium');
    expect(seals(mission)).toEqual([UNCHOSEN, UNCHOSEN, UNCHOSEN]);
  });

  test('DIF-SETUP-11: chance says who begins', () => {
    const begins = (seed: number): unknown =>
      game(duel('spitfire-i', 'p-11c'), seed).does('A', 'start low').does('B', 'start low').tree.active;
    const seen = new Set(Array.from({ length: 20 }, (_, seed) => begins(seed)));
    expect([...seen].sort()).toEqual(['A1', 'B1']);
  });

  test('DIF-SETUP-11: who begins can be agreed on, as in the return game of a match; in a duel only', () => {
    const begins = (first: string, seed: number): unknown =>
      game({ ...duel('spitfire-i', 'p-11c'), first }, seed)
        .does('A', 'start low')
        .does('B', 'start low').tree.active;
    for (let seed = 0; seed < 8; seed++) {
      expect(begins('A', seed)).toBe('A1');
      expect(begins('B', seed)).toBe('B1');
    }
    const teams = readOptions({ mode: 'teams', seats: [{ aircraft: [{}, {}] }, {}], first: 'A' });
    expect(teams).toMatchObject({ ok: false, problem: { code: 'field-wrong-value', place: 'first' } });
  });

  test('DIF-SETUP-12, DIF-SETUP-13: turns alternate, and a game turn is one turn each, six times', () => {
    const s = scene({ A1: {}, B1: {}, phase: 'new-turn', first: 'B', options: { turns: 6 } });
    const order: string[] = [];
    while (s.match.state.outcome === null) {
      const [ask] = s.match.table.decisions();
      const name = ask.seat === 0 ? 'A' : 'B';
      if (ask.kind === 'altitude') order.push(`${s.tree.turn}${name}`);
      s.does(name, ask.kind === 'altitude' ? 'stay' : 'pass');
    }
    expect(order).toEqual(['1B', '1A', '2B', '2A', '3B', '3A', '4B', '4A', '5B', '5A', '6B', '6A']);
    s.expectOutcome([], 'DIF-GAP-26');
  });

  test('DIF-SETUP-14: a duel is one fighter against one', () => {
    expect(problemOf({ mode: 'duel', seats: [one('yak-1'), one('yak-1'), one('yak-1')] }).code).toBe(
      'duel-needs-two-fighters',
    );
    expect(problemOf({ mode: 'duel', seats: [one('yak-1'), { aircraft: [{ fighter: 'yak-1' }, {}] }] }).code).toBe(
      'duel-needs-two-fighters',
    );
  });

  test('DIF-SETUP-15: Axis against Allies is recommended, not required', () => {
    expect(downInFlames.options(duel('yak-1', 'yak-1')).ok).toBe(true);
  });
});

describe('winning', () => {
  test('DIF-WIN-01: shooting down the enemy wins at once', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: { hits: 5 } })
      .does('A', 'play IN MY SIGHTS 1/1')
      .expectOutcome(['A'], 'DIF-WIN-01');
  });

  test('DIF-WIN-02, DIF-GAP-26: after the last turn the player who inflicted more hits wins', () => {
    const last = (dealtA: number, dealtB: number) =>
      scene({
        A1: { dealt: dealtA, hits: dealtB, acted: true },
        B1: { dealt: dealtB, hits: dealtA },
        turn: 6,
        active: 'B1',
        phase: 'end',
      });
    last(1, 2).expectOutcome(['B'], 'DIF-WIN-02');
    last(2, 1).expectOutcome(['A'], 'DIF-WIN-02');
    last(2, 2).expectOutcome([], 'DIF-GAP-26');
  });
});

describe('a bad set-up is refused', () => {
  const two = (a: object, b: object = { aircraft: [{ fighter: 'yak-1' }] }, options: object = {}) => ({
    seats: [a, b],
    ...options,
  });
  const team = (name: string, letter: string, ...aircraft: object[]) => ({ name, team: letter, aircraft });
  const pack = (name: string, change: (face: Face) => Face) => ({
    system: 'down-in-flames',
    pack: name,
    faces: basePack.faces.map(change),
  });
  const mission = (a: object[], b: object[] = [{ fighter: 'p-11c' }]) => ({
    mode: 'mission',
    seats: [{ aircraft: a }, { aircraft: b }],
    mission: { target: { damaged: 4, destroyed: 8 } },
  });
  const aShot = basePack.faces.find((face) => face.bursts === 1);
  const cases: { readonly [code: string]: unknown } = {
    'duel-needs-two-fighters': { mode: 'duel', seats: [one('yak-1')] },
    'too-few-aircraft': { mode: 'free-for-all', seats: [one('yak-1')] },
    'too-many-aircraft': { mode: 'free-for-all', seats: Array.from({ length: 9 }, () => one('yak-1')) },
    'seat-without-aircraft': two({ aircraft: [] }),
    'seat-name-twice': two({ name: 'x', ...one('yak-1') }, { name: 'x', ...one('yak-1') }),
    'team-without-aircraft': { mode: 'teams', seats: [team('a', 'A', {}), team('b', 'A', {})] },
    'unknown-fighter': two(one('spad-xiii')),
    'unknown-pilot': two(one('yak-1', { pilot: 'nobody' })),
    'pilot-without-fighter': two({ aircraft: [{ pilot: 'able' }] }),
    'pilot-of-another-nation': two(one('yak-1', { pilot: 'galland' })),
    'pilot-twice': {
      mode: 'teams',
      seats: [
        team('a', 'A', { fighter: 'bf-109e', pilot: 'galland' }, { fighter: 'bf-109e', pilot: 'galland' }),
        team('b', 'B', {}),
      ],
    },
    'fighter-too-late': two(one('p-51d'), one('yak-1'), { year: 1941 }),
    'points-exceeded': two(one('p-51d'), one('yak-1'), { points: 10 }),
    'nothing-fits': { seats: [{}, {}], points: 1 },
    'unknown-leader': { mode: 'teams', seats: [team('a', 'A', {}, { wingmanOf: 'A7' }), team('b', 'B', {})] },
    'leader-of-another-team': { mode: 'teams', seats: [team('a', 'A', {}, { wingmanOf: 'B1' }), team('b', 'B', {})] },
    'leader-is-a-wingman': {
      mode: 'teams',
      seats: [team('a', 'A', {}, { wingmanOf: 'A1' }, { wingmanOf: 'A2' }), team('b', 'B', {})],
    },
    'leader-has-a-wingman': {
      mode: 'teams',
      seats: [team('a', 'A', {}, { wingmanOf: 'A1' }, { wingmanOf: 'A1' }), team('b', 'B', {})],
    },
    'deck-without-attack-cards': {
      deck: 'pacific',
      packs: [moved('IN MY SIGHTS', 'yo-yo'), moved('OUT OF THE SUN', 'scissors')],
    },
    'mission-needs-two-sides': {
      ...mission([{ bomber: 'ju-87b' }]),
      seats: [one('yak-1'), one('yak-1'), one('yak-1')],
    },
    'aircraft-not-given': mission([{}]),
    'fighter-and-bomber': mission([{ fighter: 'yak-1', bomber: 'ju-87b' }]),
    'unknown-bomber': mission([{ bomber: 'gotha-g4' }]),
    'bomber-outside-a-mission': two({ aircraft: [{ bomber: 'ju-87b' }] }),
    'bomber-with-a-pilot': mission([{ bomber: 'ju-87b', pilot: 'able' }]),
    'bomber-in-a-pair': mission([{ bomber: 'ju-87b' }, { fighter: 'bf-109e', wingmanOf: 'A1' }]),
    'loaded-bomber': mission([{ bomber: 'ju-87b', loaded: true }]),
    'loaded-defender': mission([{ bomber: 'ju-87b' }], [{ fighter: 'p-11c', loaded: true }]),
    'bombs-on-nobody': mission([{ fighter: 'bf-109e', bombs: [2, 1] }]),
    'too-many-faces': {
      packs: ['left', 'right'].map((half) => ({
        system: 'down-in-flames',
        pack: half,
        faces: [
          ...basePack.faces.map((face) => ({ ...face, copies: { pacific: 0, europe: 0 } })),
          ...Array.from({ length: 16 }, (_, i) => ({
            ...aShot,
            id: `${half}-${i}`,
            copies: { pacific: 1, europe: 1 },
          })),
        ],
      })),
    },
    'deck-too-small': {
      packs: [
        pack('tiny', (face) => ({
          ...face,
          copies: { pacific: face.bursts === 3 ? 1 : 0, europe: face.bursts === 3 ? 1 : 0 },
        })),
      ],
    },
  };
  test.each(downInFlamesProblems)('%s', (code) => {
    const problem = problemOf(cases[code]);
    expect(problem.code).toBe(code);
    expect(problem.place).not.toBe('');
  });

  test('fields that are not there are refused by the kernel', () => {
    expect(problemOf({ rounds: 6 }).code).toBe('field-unknown');
    expect(problemOf({ turns: 0 }).code).toBe('field-wrong-value');
    expect(problemOf([1]).code).toBe('field-not-a-map');
  });

  test('checked options are checked again without change', () => {
    const options = checked({
      mode: 'teams',
      seats: [team('a', 'A', {}, { wingmanOf: 'A1' }), team('b', 'B', { fighter: 'yak-1', pilot: 'able' })],
      points: 20,
    });
    expect(checked(options)).toEqual(options);
    expect(checked(JSON.parse(JSON.stringify(options)))).toEqual(options);
  });
});
