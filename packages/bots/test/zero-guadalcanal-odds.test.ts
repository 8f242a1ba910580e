import type { GuadalcanalState } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { habitualCrowd, habitualResupply, mayDeclare } from '../src/systems/zero-guadalcanal-habits.ts';
import {
  chanceOf,
  fightsOf,
  frailtyOf,
  hitOf,
  hopeIn,
  type Meeting,
  pressureIn,
  prospectOf,
  type Sent,
  shareLost,
  shareLostMeeting,
} from '../src/systems/zero-guadalcanal-odds.ts';
import { copyOf, outlookOf } from '../src/systems/zero-guadalcanal-outlook.ts';
import { sheetOf } from '../src/systems/zero-guadalcanal-sheet.ts';
import { chanceAt, chanceBefore, scoreOf, standingOf } from '../src/systems/zero-guadalcanal-standing.ts';
import { WeekLuck } from '../src/systems/zero-guadalcanal-week.ts';
import { stakesOf, worthOfBattle, worthOfBox } from '../src/systems/zero-guadalcanal-worth.ts';
import { nightAt } from './guadalcanal-situations.ts';

const at = nightAt();
const sheet = sheetOf(at.fixed);
const outlook = outlookOf(sheet, at);

const land = { sheet: '1B', naval: false, flak: 2 };
const sea = { ...land, naval: true };
type Flight = Parameters<typeof hitOf>[0];
const flight = (text: string): Flight => {
  const [aircraft, load, ...altitude] = text.split(' ');
  return { aircraft, load, altitude: altitude.length === 0 ? null : altitude.join(' ') } as Flight;
};
/** From most to least; what is alike stands together. */
const ranked = (texts: readonly string[], worth: (text: string) => number): string[][] => {
  const groups = Map.groupBy(texts, (text) => worth(text).toFixed(6));
  return [...groups].sort(([a], [b]) => Number(b) - Number(a)).map(([, alike]) => alike);
};

describe('what aircraft do', () => {
  const onLand = [
    'f4f-3 level',
    'p-400 level',
    'p-38g level',
    'sbd-3 dive',
    'tbf level',
    'pby-5 level very low',
    'pby-5 level low',
    'b-17e saturation high',
    'b-17e saturation medium',
    'a6m2 level',
    'a6m3 level',
    'a6m2-n level',
    'f1m2 level',
    'd3a1 dive',
    'g4m1 saturation very low',
    'g4m1 saturation low',
    'g4m1 saturation medium',
    'g4m1 saturation high',
  ];
  const torpedoes = ['tbf torpedo', 'pby-5 torpedo very low', 'g4m1 torpedo very low'];

  test('on land: Fortresses before all, the lower the more, then dive bombers; fighters least', () => {
    expect(ranked(onLand, (text) => hitOf(flight(text), land))).toEqual([
      ['b-17e saturation high'],
      ['b-17e saturation medium'],
      ['g4m1 saturation very low'],
      ['sbd-3 dive'],
      ['tbf level'],
      ['g4m1 saturation low'],
      ['p-38g level'],
      ['pby-5 level very low', 'g4m1 saturation medium'],
      ['d3a1 dive'],
      ['pby-5 level low'],
      ['p-400 level', 'a6m3 level', 'g4m1 saturation high'],
      ['a6m2 level'],
      ['f4f-3 level'],
      ['a6m2-n level'],
      ['f1m2 level'],
    ]);
    for (const torpedo of torpedoes) expect(hitOf(flight(torpedo), land)).toBe(0);
  });

  test('on ships: dive bombers and Torpedoes', () => {
    expect(ranked([...onLand, ...torpedoes], (text) => hitOf(flight(text), sea))).toEqual([
      ['b-17e saturation high'],
      ['b-17e saturation medium'],
      ['sbd-3 dive'],
      ['tbf level'],
      ['d3a1 dive', 'g4m1 torpedo very low'],
      ['pby-5 level very low'],
      ['p-38g level'],
      ['g4m1 saturation high', 'tbf torpedo'],
      ['a6m3 level'],
      ['p-400 level'],
      ['g4m1 saturation low'],
      ['g4m1 saturation medium'],
      ['pby-5 level low', 'a6m2 level', 'a6m2-n level', 'f1m2 level', 'g4m1 saturation very low'],
      ['f4f-3 level'],
      ['pby-5 torpedo very low'],
    ]);
    // No fighter does as much as a single point and a half, no bomber of one engine more than three.
    for (const text of onLand) expect(hitOf(flight(text), land)).toBeGreaterThan(0.5);
    for (const text of onLand.slice(0, 5)) expect(hitOf(flight(text), sea)).toBeLessThanOrEqual(3);
    expect(hitOf(flight('f1m2 level'), sea)).toBeLessThan(1);
    expect(hitOf(flight('b-17e saturation high'), land)).toBeLessThan(9);
  });

  test('without bombs nothing; with somebody’s own aircraft something', () => {
    expect(hitOf(flight('sbd-3 none'), sea)).toBe(0);
    expect(hitOf(flight('mine level'), sea)).toBe(1);
    expect(fightsOf('mine')).toBe(1);
    expect(frailtyOf('mine')[0]).toBeLessThan(0.1);
  });

  test('how much each sheet takes', () => {
    const sheets = ['1A', '1B', '3A', '4A', '4B', '7A', '9Z'];
    expect(ranked(sheets, (id) => hitOf(flight('sbd-3 dive'), { ...land, sheet: id }))).toEqual([
      ['4A'],
      ['7A'],
      ['1B', '9Z'],
      ['1A', '4B'],
      ['3A'],
    ]);
  });

  const types = [
    'f4f-3',
    'p-400',
    'p-38g',
    'sbd-3',
    'tbf',
    'pby-5',
    'b-17e',
    'a6m2',
    'a6m3',
    'a6m2-n',
    'f1m2',
    'd3a1',
    'g4m1',
  ];

  test('who fights best, and who is shot down most easily', () => {
    expect(ranked(types, fightsOf)).toEqual([
      ['f4f-3', 'p-38g'],
      ['a6m3'],
      ['a6m2'],
      ['p-400'],
      ['f1m2'],
      ['a6m2-n'],
      ['sbd-3', 'tbf', 'pby-5', 'b-17e', 'd3a1', 'g4m1'],
    ]);
    expect(fightsOf('g4m1')).toBe(0);
    expect(fightsOf('f4f-3')).toBeLessThan(1.5);
    expect(ranked(types, (type) => frailtyOf(type)[1]).flat()).toEqual([
      'f1m2',
      'a6m2-n',
      'g4m1',
      'd3a1',
      'f4f-3',
      'a6m2',
      'sbd-3',
      'p-400',
      'tbf',
      'pby-5',
      'a6m3',
      'b-17e',
      'p-38g',
    ]);
    expect(ranked(types, (type) => frailtyOf(type)[0])).toEqual([
      ['a6m2', 'a6m2-n'],
      ['f1m2'],
      ['d3a1'],
      ['a6m3'],
      ['p-400'],
      ['f4f-3'],
      ['sbd-3'],
      ['pby-5', 'g4m1'],
      ['tbf'],
      ['p-38g', 'b-17e'],
    ]);
    for (const type of types) {
      expect(frailtyOf(type)[0]).toBeGreaterThanOrEqual(0);
      expect(frailtyOf(type)[0]).toBeLessThan(0.5);
      expect(frailtyOf(type)[1]).toBeGreaterThan(0.3);
      expect(frailtyOf(type)[1]).toBeLessThan(2);
    }
  });
});

describe('CH-29.54b: what becomes of a Mission', () => {
  const meeting = (more: Partial<Meeting>): Meeting => ({
    hits: 12,
    loaded: 4,
    escorts: 0,
    meeting: 0,
    met: 0,
    ...more,
  });

  test('nobody comes: all bombs fall, and nobody is pressed', () => {
    expect(hopeIn(meeting({}))).toEqual({ damage: 12, through: 1 });
    expect(pressureIn(meeting({}))).toBe(0);
    expect(shareLostMeeting(meeting({}))).toBe(0);
  });

  test('interceptors keep bombs from the target and shoot down more together; escorts hold them off', () => {
    const [two, four] = [2, 4].map((n) => meeting({ meeting: n, met: n }));
    expect(hopeIn(two).damage).toBeLessThan(12);
    expect(hopeIn(two).damage).toBeGreaterThan(6);
    expect(hopeIn(four).damage).toBeLessThan(hopeIn(two).damage);
    expect(hopeIn(two).through).toBeLessThan(1);
    expect(hopeIn(four).through).toBeLessThan(hopeIn(two).through);
    expect(hopeIn(four).through).toBeGreaterThan(0.83);
    expect(pressureIn(four)).toBeGreaterThan(2.2 * pressureIn(two));
    expect(pressureIn(two)).toBeLessThan(1);
    const escorted = meeting({ meeting: 4, met: 4, escorts: 4 });
    expect(hopeIn(escorted).damage).toBeGreaterThan(hopeIn(four).damage);
    expect(hopeIn(escorted).through).toBeGreaterThan(hopeIn(four).through);
    expect(pressureIn(escorted)).toBeCloseTo(pressureIn(four) / 2);
    // An escort keeps off more than one who has bombs.
    expect(hopeIn(escorted).damage).toBeGreaterThan(hopeIn(meeting({ meeting: 4, met: 4, loaded: 8 })).damage);
  });

  test('escorts shoot down more of them than bombers do, and the more they are the smaller the share', () => {
    const [bombers, escorts] = [meeting({ met: 4 }), meeting({ met: 4, loaded: 0, escorts: 4 })];
    expect(shareLostMeeting(escorts)).toBeGreaterThan(shareLostMeeting(bombers));
    expect(shareLostMeeting(escorts)).toBeLessThan(0.5);
    expect(shareLostMeeting(bombers)).toBeGreaterThan(0.25);
    expect(shareLostMeeting(meeting({ met: 8 }))).toBeLessThan(shareLostMeeting(bombers));
    const all = meeting({ met: 4, escorts: 4 });
    expect(shareLostMeeting(all)).toBeGreaterThan(shareLostMeeting(escorts));
  });

  test('Flak is for whoever has bombs; an escort is lost less often', () => {
    expect(shareLost([0.1, 1], true, 0, 0)).toBe(0);
    expect(shareLost([0.1, 1], true, 10, 0)).toBeCloseTo(0.5);
    expect(shareLost([0.1, 1], true, 10, 1)).toBeCloseTo(2 / 3);
    expect(shareLost([0.1, 1], false, 10, 0)).toBe(0);
    expect(shareLost([0.1, 1], false, 10, 1)).toBeLessThan(0.5);
    expect(shareLost([0.1, 1], false, 10, 1)).toBeGreaterThan(0.4);
  });

  test('a roster is added up: bombs, escorts, and who meets them', () => {
    const sent = (aircraft: string, count: number, load: string): Sent =>
      ({ aircraft, count, load, altitude: null }) as Sent;
    const attackers = [sent('sbd-3', 4, 'dive'), sent('f4f-3', 2, 'none')];
    const defenders = [sent('a6m2', 2, 'none'), sent('a6m2-n', 1, 'none')];
    const { hope, lost, lostMeeting } = prospectOf(sea, attackers, defenders);
    const all = {
      hits: 4 * hitOf(flight('sbd-3 dive'), sea),
      loaded: 4,
      escorts: 2,
      meeting: 2 * fightsOf('a6m2') + fightsOf('a6m2-n'),
      met: 3,
    };
    expect(hope).toEqual(hopeIn(all));
    expect(lost).toEqual([
      shareLost(frailtyOf('sbd-3'), true, sea.flak, pressureIn(all)),
      shareLost(frailtyOf('f4f-3'), false, sea.flak, pressureIn(all)),
    ]);
    expect(lostMeeting).toBe(shareLostMeeting(all));
    expect(prospectOf(sea, [], defenders)).toEqual({ hope: { damage: 0, through: 1 }, lost: [], lostMeeting: 0 });
  });

  test('so many Damage Points: certain where none are needed, about even where as many can be hoped for', () => {
    expect(chanceOf(0, { damage: 0, through: 0.5 })).toBe(1);
    expect(chanceOf(4, { damage: 0, through: 1 })).toBe(0);
    expect(chanceOf(4, { damage: 4, through: 1 })).toBeCloseTo(0.53, 1);
    expect(chanceOf(4, { damage: 40, through: 1 })).toBeGreaterThan(0.98);
    expect(chanceOf(4, { damage: 40, through: 0.8 })).toBeLessThan(0.8);
    expect(chanceOf(4, { damage: 2, through: 1 })).toBeLessThan(0.3);
  });
});

describe('CH-29.61a: how the sheets stand', () => {
  test('the score is worth a chance between 0 and 1, even at 0 and more with every space', () => {
    const scores = Array.from({ length: 9 }, (_, i) => chanceAt(sheet, 0, i - 4));
    for (const [i, chance] of scores.entries()) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      if (i > 0) expect(chance).toBeGreaterThan(scores[i - 1]);
      // No space is worth more than a quarter of the game where both are as strong.
      if (i > 0) expect(chance - scores[i - 1]).toBeLessThan(0.3);
    }
    expect(scores[0]).toBeLessThan(0.12);
    expect(scores[8]).toBeGreaterThan(0.8);
    expect(chanceAt(sheet, 0, -99)).toBe(0);
    expect(chanceAt(sheet, 0, 99)).toBe(1);
  });

  test('CH-29.64a: before the night the marker may still go on or back', () => {
    for (const marker of [-3, 0, 3]) {
      const [left, here, right] = [-1, 0, 1].map((by) => chanceAt(sheet, 0, marker + by));
      expect(chanceBefore(sheet, 0, marker)).toBeCloseTo(0.4 * here + 0.3 * (left + right));
    }
    expect(standingOf(at)).toBeCloseTo(chanceAt(sheet, scoreOf(sheet, outlook), at.marker));
  });

  test('CH-29.54c: every week of a type counts for its side, the first most; none is worth a game', () => {
    for (const [seat, types] of sheet.types.entries())
      for (const [type, { aircraft, weekly }] of types.entries()) {
        const score = (weeks: number): number => {
          const changed = copyOf(outlook);
          changed.boxes[seat][type] = weeks * weekly;
          return (seat === 0 ? 1 : -1) * scoreOf(sheet, changed);
        };
        const steps = [1, 2, 3].map((weeks) => score(weeks) - score(weeks - 1));
        expect(steps[0], aircraft).toBeGreaterThan(0);
        expect(Math.min(...steps), aircraft).toBeGreaterThanOrEqual(0);
        expect(Math.max(...steps), aircraft).toBeLessThanOrEqual(0.5);
        expect(steps[0], aircraft).toBeGreaterThanOrEqual(Math.max(...steps) - 1e-9);
        expect(score(4), aircraft).toBeCloseTo(score(3));
        expect(score(0.5) - score(0), aircraft).toBeCloseTo(steps[0] / 2);
      }
  });

  test('CH-29.43e, CH-29.57a, CH-29.73a: ships the more the fewer there are, groups, and battles fought', () => {
    const score = (ships: readonly number[], more: object = {}): number =>
      scoreOf(sheet, { ...copyOf(outlook), ships: [...ships], ...more });
    expect(score([1, 0]) - score([0, 0])).toBeGreaterThan(1.8);
    expect(score([2, 0]) - score([1, 0])).toBeGreaterThan(score([3, 0]) - score([2, 0]));
    expect(score([1, 1])).toBeGreaterThan(score([1, 0]));
    expect(score([1, 1]) - score([1, 0])).toBeLessThan(score([2, 0]) - score([1, 0]));
    expect(score([5, 3], { groups: 2 })).toBeGreaterThan(score([5, 3], { groups: 0 }));
    const battles = score([5, 3], { fought: [true, true] }) - score([5, 3], { fought: [false, false] });
    expect(battles).toBeLessThan(0);
    expect(battles).toBeGreaterThan(-0.5);
    // With all that both sides have at the start it is open.
    expect(Math.abs(score([5, 3]))).toBeLessThan(1);
  });
});

describe('CH-29.55a: what people usually send', () => {
  const sizeOf = (crowd: {
    readonly free: readonly number[];
    readonly loaded: readonly number[];
  }): [number, number] => [crowd.free.reduce((sum, n) => sum + n, 0), crowd.loaded.reduce((sum, n) => sum + n, 0)];
  const room = outlook.room;

  test('by day a part of the week’s aircraft, the Japanese the greater one; hardly anybody meets them', () => {
    for (const affair of sheet.attacks) {
      const { attacker } = affair;
      const [escorts, loaded] = sizeOf(habitualCrowd(sheet, outlook, affair, attacker));
      const [meeting, none] = sizeOf(habitualCrowd(sheet, outlook, affair, 1 - attacker));
      expect(escorts).toBe(0);
      expect(none).toBe(0);
      const share = loaded / room[attacker];
      if (attacker === 0) expect(share).toBeGreaterThan(0.3);
      else expect(share).toBeLessThan(0.3);
      expect(share).toBeLessThan(0.7);
      expect(share).toBeGreaterThan(0);
      expect(meeting / room[1 - attacker]).toBeLessThan(0.3);
    }
  });

  test('by night all that is left: fighters on both sides, and some of the attackers’ as an escort', () => {
    for (const affair of sheet.resupply) {
      const [escorts, loaded] = sizeOf(habitualCrowd(sheet, outlook, affair, 1));
      expect(escorts + loaded).toBe(room[1]);
      expect(escorts).toBeLessThanOrEqual(1);
      const [meeting] = sizeOf(habitualCrowd(sheet, outlook, affair, 0));
      const fighters = sheet.fighters[0].reduce((sum, type) => sum + outlook.fresh[0][type], 0);
      expect(meeting).toBe(Math.min(room[0], fighters));
    }
  });

  test('one more or less, as it happens', () => {
    const [affair] = sheet.attacks;
    const sizes = [0, 0.5, 0.999].map(
      (draw) => sizeOf(habitualCrowd(sheet, outlook, affair, affair.attacker, draw))[1],
    );
    expect(sizes[0]).toBeLessThanOrEqual(sizes[1]);
    expect(sizes[1]).toBeLessThanOrEqual(sizes[2]);
    expect(sizes[2] - sizes[0]).toBeGreaterThan(0);
    expect(sizes[2] - sizes[0]).toBeLessThanOrEqual(2);
  });

  test('what hits most flies first', () => {
    const [ship] = sheet.resupply;
    const { loaded } = habitualCrowd(sheet, outlook, ship, 1);
    const left = loaded.map((n, type) => outlook.fresh[1][type] - n);
    const order = ship.byHits;
    const last = order.findLastIndex((type) => loaded[type] > 0);
    for (const type of order.slice(0, last)) expect(left[type]).toBe(0);
    expect(ship.hits[order[0]]).toBe(Math.max(...ship.hits));
  });

  test('CH-29.43d, CH-29.72a: a battle is declared after an American attack, from its week on, once, Santa Cruz last', () => {
    const weeks = (battle: number, week: number): boolean => mayDeclare(sheet, { ...outlook, week }, 1, battle);
    for (const [battle, { from }] of sheet.battles.entries()) {
      expect(weeks(battle, from)).toBe(true);
      expect(weeks(battle, from - 1)).toBe(false);
      expect(mayDeclare(sheet, { ...outlook, week: from }, 0, battle)).toBe(false);
      const fought = sheet.battles.map((_, i) => i === battle);
      expect(mayDeclare(sheet, { ...outlook, week: from, fought }, 1, battle)).toBe(false);
    }
    const late = { ...outlook, week: 20, fought: [false, true] };
    expect(mayDeclare(sheet, late, 1, 0)).toBe(false);
    expect(mayDeclare(sheet, { ...late, fought: [true, false] }, 1, 1)).toBe(true);
  });

  test('CH-29.43a: the ship that is left sails; a destroyer as a rule, a freighter where there is nothing to lose', () => {
    const nights = (more: object): number[] => {
      const counts = [0, 0, 0, 0];
      for (let i = 0; i < 60; i++)
        counts[habitualResupply(sheet, { ...copyOf(outlook), ...more }, 0, new WeekLuck(i))]++;
      return counts;
    };
    expect(nights({ ships: [2, 0] })).toEqual([60, 0, 0, 0]);
    expect(nights({ ships: [0, 2] })).toEqual([0, 60, 0, 0]);
    const open = nights({});
    expect(open[0]).toBeGreaterThan(50);
    expect(open[2] + open[3]).toBe(0);
    // At the left end there is nothing to lose.
    expect(nights({ marker: -4 })[1]).toBeGreaterThan(open[1]);
  });
});

describe('spaces of the track', () => {
  test('CH-29.54c: a box is worth more where few are left', () => {
    const few = nightAt({ lost: { allied: { 'sbd-3': 3 } } });
    expect(worthOfBox(few, 1, 'sbd-3')).toBeGreaterThan(worthOfBox(at, 1, 'sbd-3'));
    const order = ['b-17e', 'sbd-3', 'tbf', 'pby-5'].map((type) => worthOfBox(at, 1, type));
    expect(order[3]).toBeLessThan(order[2]);
    for (const worth of order) {
      expect(worth).toBeGreaterThan(0);
      expect(worth).toBeLessThan(0.5);
    }
    expect(worthOfBox(at, 0, 'd3a1')).toBeGreaterThan(0);
    expect(worthOfBox(at, 0, 'd3a1')).toBeLessThan(0.2);
    expect(worthOfBox(at, 0, 'g4m1')).toBeLessThan(0.2);
  });

  test('CH-29.63a: as far as the track goes; a ship that goes down is worth more the fewer are left', () => {
    const line = at.log[0];
    const stakes = stakesOf(at, line);
    expect(stakes.ship).toBe(0);
    expect(stakes.levels[0].from).toBe(0);
    const ends = stakesOf(nightAt({ marker: -4 }), line).levels.map(({ spaces }) => spaces);
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(-1);
  });

  test('CH-29.71a, CH-29.76b: a battle is worth what its winner moves, and a group less to the Japanese while there are any', () => {
    const groups = sheet.groups.length;
    const worth = (more: object): number => worthOfBattle({ ...at, ...more } as GuadalcanalState, 'santa-cruz');
    expect(worth({ groups })).toBeGreaterThan(worth({ groups: groups - 1 }));
    expect(worth({ groups }) - worth({ groups: 0 })).toBeLessThan(0.3);
    expect(Math.abs(worth({}))).toBeLessThan(1);
  });
});
