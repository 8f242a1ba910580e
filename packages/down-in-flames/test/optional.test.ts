import { describe, expect, test } from 'vitest';
import { basePack } from '../src/content/pack.ts';
import { downInFlames } from '../src/game.ts';
import { game, idle, scene } from './helpers/scene.ts';

const worth = (id: string): number => basePack.fighters.find((fighter) => fighter.id === id)?.points ?? 0;
/** What everybody flies here unless another fighter is named. */
const SPITFIRE = worth('spitfire-i');

describe('wingmen', () => {
  const wingmen = { wingmen: { A2: 'A1' } };

  test('DIF-OPT-01: two friendly fighters are paired as Leader and Wingman', () => {
    const { fixed } = scene({ A1: {}, A2: {}, B1: {}, options: wingmen }).match.state;
    expect(fixed.leader).toEqual([-1, 0, -1]);
    expect(fixed.wingman).toEqual([1, -1, -1]);
  });

  test('DIF-OPT-02: a Wingman at another level than its Leader must close up', () => {
    const turn = (own: string, leader: string, hand: string[]) =>
      scene({
        A1: { altitude: leader },
        A2: { altitude: own, hand },
        B1: {},
        active: 'A2',
        phase: 'altitude',
        options: wingmen,
      });
    turn('low', 'high', idle(1))
      .offersOnly('A', 'climb')
      .withholds('A', 'stay', 'wingman-closes-up')
      .withholds('A', 'dive', 'wingman-closes-up');
    turn('high', 'low', idle(1)).offersOnly('A', 'dive').withholds('A', 'climb', 'wingman-closes-up');
    turn('low', 'low', idle(1)).offersOnly('A', 'stay', 'climb', 'dive');
  });

  test('DIF-OPT-02: what counts is where it started its turn', () => {
    scene({
      A1: { altitude: 'high' },
      A2: { altitude: 'low' },
      B1: {},
      active: 'A2',
      phase: 'turn',
      draws: ['YO-YO', 'YO-YO'],
      options: wingmen,
    }).offersOnly('A', 'climb');
    const front = { horsepower: [0, 0] };
    scene({
      A1: { altitude: 'high' },
      A2: { altitude: 'high', front },
      B1: {},
      active: 'A2',
      phase: 'turn',
      draws: ['YO-YO'],
      options: wingmen,
    })
      .expect('A2', { altitude: 'medium' })
      .offersOnly('A', 'stay', 'climb', 'dive');
  });

  test('DIF-GAP-68: a Wingman that cannot pay the climb stays', () => {
    scene({
      A1: { altitude: 'high' },
      A2: { altitude: 'low' },
      B1: {},
      active: 'A2',
      phase: 'altitude',
      options: wingmen,
    }).offersOnly('A', 'stay');
  });

  test('DIF-OPT-03: a Wingman plays cards only against an enemy that is Engaged with its Leader', () => {
    const hand = ['IN MY SIGHTS 1/1', 'YO-YO'];
    scene({
      A1: { advantaged: 'B1' },
      A2: { hand, front: { speed: 3 } },
      B1: {},
      B2: {},
      active: 'A2',
      phase: 'speed',
      options: wingmen,
    })
      .withholds('A', 'speed at B2', 'leader-engaged-elsewhere')
      .does('A', 'pass')
      .offers('A', 'play IN MY SIGHTS 1/1 at B1', 'play YO-YO')
      .withholds('A', 'play IN MY SIGHTS 1/1 at B2', 'leader-engaged-elsewhere')
      .withholds('A', 'maneuver 1 at B2 with YO-YO', 'leader-engaged-elsewhere');
    scene({ A1: {}, A2: { hand }, B1: {}, B2: {}, active: 'A2', options: wingmen }).offers(
      'A',
      'play IN MY SIGHTS 1/1 at B2',
    );
    scene({ A1: {}, A2: { hand }, B1: {}, B2: { tailing: 'A1' }, active: 'A2', options: wingmen })
      .offers('A', 'play IN MY SIGHTS 1/1 at B2')
      .withholds('A', 'play IN MY SIGHTS 1/1 at B1', 'leader-engaged-elsewhere');
  });

  test('DIF-OPT-03: its reactions stay free', () => {
    scene({
      A1: { advantaged: 'B1' },
      A2: { hand: ['BARREL ROLL'] },
      B1: {},
      B2: { hand: ['IN MY SIGHTS 1/1'] },
      active: 'B2',
      options: wingmen,
    })
      .does('B', 'play IN MY SIGHTS 1/1 at A2')
      .offers('A', 'answer BARREL ROLL');
  });

  test('DIF-OPT-04, DIF-GAP-68: the Leader draws one card more each time, as long as its Wingman flies', () => {
    scene({ A1: {}, A2: {}, B1: {}, phase: 'draw', options: wingmen }).expectCards('A1', 3);
    scene({ A1: {}, A2: {}, B1: {}, phase: 'post-draw', options: wingmen }).expectCards('A1', 3);
    scene({ A1: {}, A2: { gone: true }, B1: {}, phase: 'draw', options: wingmen }).expectCards('A1', 2);
    scene({ A1: {}, A2: {}, B1: {}, active: 'A2', phase: 'draw', options: wingmen }).expectCards('A2', 2);
  });
});

describe('teams and several aircraft', () => {
  const seat = (name: string, team: string, count: number) => ({
    name,
    team,
    aircraft: Array.from({ length: count }, () => ({ fighter: 'p-11c' })),
  });

  test('DIF-OPT-05: two teams with the same total; what it leaves is shared among those who choose', () => {
    const seats = [seat('A', 'A', 1), { name: 'C', team: 'A' }, { name: 'D', team: 'A' }, { name: 'B', team: 'B' }];
    const { budget } = game({ mode: 'teams', seats, points: 21 }).match.state.fixed;
    expect(budget).toEqual([0, 9, 9, 21]);
  });

  test('DIF-OPT-06, DIF-GAP-76: chance gives the initiative, and the team that has it decides who begins every turn', () => {
    const start = (seed: number) => {
      const s = game({ mode: 'teams', seats: [seat('A', 'A', 2), seat('B', 'B', 1)] }, seed)
        .does('A', 'start low')
        .does('B', 'start low');
      return s.does('A', 'start low');
    };
    const s = [1, 2, 3, 4, 5, 6, 7, 8].map(start).find((g) => g.happened('initiative')[0]?.side === 'B');
    if (s === undefined) throw new Error('B never has the initiative');
    s.asks('B', 'begin').does('B', 'let them begin').asks('A', 'next');
  });

  test('DIF-OPT-06, DIF-OPT-07, DIF-OPT-08, DIF-GAP-81: teams alternate, each chooses who acts, and the larger team goes on alone', () => {
    const s = scene({ A1: {}, A2: {}, B1: {}, B2: {}, B3: {}, phase: 'new-turn', first: 'A' });
    const acts = (name: string, plane: string | null): void => {
      if (plane !== null) s.does(name, `act ${plane}`);
      s.does(name, 'stay', 'pass');
      if (s.options(name)[0] === 'pass') s.does(name, 'pass');
    };
    s.offersOnly('A', 'act A1', 'act A2');
    acts('A', 'A2');
    s.offersOnly('B', 'act B1', 'act B2', 'act B3');
    acts('B', 'B2');
    s.expect('A2', { acted: true }).expect('A1', { acted: false });
    s.asks('A', 'altitude');
    acts('A', null);
    s.offersOnly('B', 'act B1', 'act B3');
    acts('B', 'B3');
    expect(s.tree.active).toBe('B1');
    acts('B', null);
    expect(s.tree.turn).toBe(2);
    s.offersOnly('A', 'act A1', 'act A2');
  });

  test('DIF-OPT-09: each aircraft has its own hand and its own place in the order', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, A2: { hand: ['YO-YO'] }, B1: { hand: ['BARREL ROLL'] } })
      .withholds('A', 'play YO-YO')
      .does('A', 'play IN MY SIGHTS 1/1 at B1')
      .does('B', 'answer BARREL ROLL')
      .expect('A2', { hand: ['YO-YO'] })
      .asks('A', 'act');
  });

  test('DIF-GAP-24: only the two aircraft of an exchange answer, with their own hands', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: { hand: ['YO-YO'] }, B2: { hand: ['BARREL ROLL'] } })
      .does('A', 'play IN MY SIGHTS 1/1 at B1')
      .offersOnly('B', 'pass');
  });

  test('DIF-OPT-10, DIF-OPT-11, DIF-OPT-12: aircraft are told apart by side and number, and show whether they have acted', () => {
    const s = scene({ A1: {}, A2: {}, B1: {} });
    expect(s.match.state.fixed.labels).toEqual(['A1', 'A2', 'B1']);
    s.does('A', 'pass').expect('A1', { acted: true }).expect('A2', { acted: false });
  });

  test('DIF-OPT-13, DIF-OPT-14: a card is declared against one enemy and changes no other relation', () => {
    scene({ A1: { hand: ['SCISSORS'] }, B1: { advantaged: 'A1' }, B2: { advantaged: 'A1' } })
      .offers('A', 'play SCISSORS at B1', 'play SCISSORS at B2')
      .does('A', 'play SCISSORS at B2')
      .expectPosition('A1', 'advantaged', 'B2')
      .expectPosition('A1', 'disadvantaged', 'B1');
  });

  test('DIF-OPT-15: inherent Bursts are used once a turn, not once for every target', () => {
    const setting = { A1: { hand: ['IN MY SIGHTS 1/1', 'IN MY SIGHTS 1/1'] }, B1: {}, B2: {} };
    scene(setting)
      .does('A', 'play IN MY SIGHTS 1/1 at B1')
      .withholds('A', 'play IN MY SIGHTS 1/1 at B2', 'too-few-bursts');
    scene({ ...setting, options: { bursts: 'per-target' } })
      .does('A', 'play IN MY SIGHTS 1/1 at B1')
      .withholds('A', 'play IN MY SIGHTS 1/1 at B1', 'too-few-bursts')
      .offers('A', 'play IN MY SIGHTS 1/1 at B2');
  });

  test('DIF-OPT-16, DIF-OPT-17, DIF-OPT-18: one Burst for Advantaged and two for Tailing in a turn, inherent ones first', () => {
    scene({
      A1: {
        hand: ['IN MY SIGHTS 1/1', 'IN MY SIGHTS 1/1', 'IN MY SIGHTS 2/2', 'YO-YO', 'YO-YO'],
        front: { bursts: 0 },
        advantaged: 'B1',
      },
      B1: {},
      B2: {},
    })
      .does('A', 'play IN MY SIGHTS 1/1 at B1', 'give up')
      .does('A', 'maneuver 1 at B2 with YO-YO')
      .expect('A1', { bursts: 0 })
      .does('A', 'maneuver 1 at B2 with YO-YO')
      .expect('A1', { bursts: 2 })
      .does('A', 'play IN MY SIGHTS 2/2 at B2')
      .withholds('A', 'play IN MY SIGHTS 1/1 at B2', 'too-few-bursts');
    const s = scene({ A1: { hand: ['IN MY SIGHTS 2/2'], advantaged: 'B1' }, B1: {} }).does(
      'A',
      'play IN MY SIGHTS 2/2',
    );
    expect(s.match.state.spent).toEqual([1, 1, 0, 0, 0, 0, 0, 0]);
  });

  test('DIF-GAP-86: with one enemy the target need not be named', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: {} }).offers('A', 'play IN MY SIGHTS 1/1');
  });
});

describe('free-for-all', () => {
  test('DIF-OPT-19: everybody is everybody’s enemy', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: {}, C1: {} }).offers(
      'A',
      'play IN MY SIGHTS 1/1 at B1',
      'play IN MY SIGHTS 1/1 at C1',
    );
  });

  test('DIF-OPT-20: the order is drawn anew every game turn', () => {
    const s = scene({ A1: {}, B1: {}, C1: {}, D1: {}, phase: 'new-turn' });
    const orders = new Map<number, string>();
    while (s.match.state.outcome === null) {
      const [{ seat, kind }] = s.match.table.decisions();
      const name = s.match.state.fixed.seats[seat];
      if (kind === 'altitude') orders.set(s.match.state.turn, (orders.get(s.match.state.turn) ?? '') + name);
      s.does(name, kind === 'altitude' ? 'stay' : 'pass');
    }
    for (const order of orders.values()) expect([...order].sort().join('')).toBe('ABCD');
    expect(new Set(orders.values()).size).toBeGreaterThan(1);
  });

  test('DIF-GAP-69, DIF-GAP-25: points go to who shot down or flipped; for one’s own REDLINE to nobody', () => {
    const s = scene({
      A1: { hand: ['IN MY SIGHTS 1/1', 'IN MY SIGHTS 1/1'], front: { bursts: 2 } },
      B1: { hits: 5 },
      C1: { hits: 2 },
      D1: {},
    }).does('A', 'play IN MY SIGHTS 1/1 at B1', 'play IN MY SIGHTS 1/1 at C1');
    expect(s.tree.points).toEqual({ A: SPITFIRE + (SPITFIRE >> 1), B: 0, C: 0, D: 0 });
    const t = scene({ A1: { hand: ['REDLINE'], hits: 5 }, B1: {}, C1: {} }).does('A', 'play REDLINE');
    expect(t.tree.points).toEqual({ A: 0, B: 0, C: 0 });
  });

  test('DIF-GAP-69: the last survivor ends it, and most points win', () => {
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, B1: { hits: 5 }, C1: { gone: true } })
      .does('A', 'play IN MY SIGHTS 1/1 at B1')
      .expectOutcome(['A'], 'DIF-GAP-69');
  });
});

describe('points', () => {
  test('DIF-VP-01, DIF-VP-02, DIF-VP-03: all for a shot-down aircraft, half for a Damaged one, nothing for hits', () => {
    const points = (tree: object) => scene({ A1: {}, A2: {}, B1: tree as never, B2: {} }).tree.points;
    expect(points({ gone: true })).toEqual({ A: SPITFIRE, B: 0 });
    expect(points({ hits: 3 })).toEqual({ A: SPITFIRE >> 1, B: 0 });
    expect(points({ hits: 2 })).toEqual({ A: 0, B: 0 });
  });

  test('DIF-GAP-27: several aircraft: points decide, after the last turn or when one side has nothing left', () => {
    const last = (hits: number) =>
      scene({ A1: { acted: true }, A2: { acted: true, hits }, B1: { hits: 3 }, active: 'B1', phase: 'end', turn: 6 });
    last(0).expectOutcome(['A'], 'DIF-GAP-27');
    last(3).expectOutcome([], 'DIF-GAP-26');
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, A2: { gone: true }, B1: { hits: 5 } })
      .does('A', 'play IN MY SIGHTS 1/1 at B1')
      .expectOutcome([], 'DIF-GAP-26');
    scene({ A1: { hand: ['IN MY SIGHTS 1/1'] }, A2: {}, B1: { hits: 5 } })
      .does('A', 'play IN MY SIGHTS 1/1 at B1')
      .expectOutcome(['A'], 'DIF-GAP-27');
  });

  test('DIF-OPT-27: the side that brought less starts with the difference', () => {
    const fighters = { A1: 'p-11c', B1: 'spitfire-i' };
    const s = scene({ A1: { card: true }, B1: { card: true }, options: { fighters, balancing: true } });
    expect(s.tree.points).toEqual({ A: SPITFIRE - worth('p-11c'), B: 0 });
    expect(scene({ A1: { card: true }, B1: { card: true }, options: { fighters } }).tree.points).toEqual({
      A: 0,
      B: 0,
    });
  });

  test('DIF-OPT-28, DIF-OPT-29, DIF-GAP-37: bonus cards for starting low, above Performance', () => {
    const seats = [
      { name: 'A', aircraft: [{ fighter: 'p-11c' }] },
      { name: 'B', aircraft: [{ fighter: 'p-11c' }] },
    ];
    const start = (lowStartBonus: boolean, a: string, b: string): [number, number] => {
      const s = game({ seats, lowStartBonus }).does('A', `start ${a}`).does('B', `start ${b}`);
      const rules = ['DIF-OPT-28', 'DIF-OPT-29'];
      const drew = (label: string) =>
        s.happened('drew').filter((e) => e.plane === label && rules.includes(String(e.because)));
      return [drew('A1'), drew('B1')].map((e) => Number(e[0]?.count ?? 0)) as [number, number];
    };
    expect(start(true, 'very low', 'low')).toEqual([2, 1]);
    expect(start(true, 'medium', 'medium')).toEqual([0, 0]);
    expect(start(false, 'very low', 'low')).toEqual([0, 0]);
  });

  test('no game is longer than its bound', () => {
    expect(downInFlames.bound(scene({ A1: {}, B1: {} }).match.options)).toBeGreaterThan(1000);
  });
});
