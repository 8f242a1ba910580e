import { Match } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { downInFlamesCampaign } from '../../src/campaign/index.ts';
import { basePack, type FighterSide, levels } from '../../src/content/index.ts';
import { PERFORMANCE, POST_TURN, PRE_TURN } from '../../src/fixed.ts';
import { downInFlames } from '../../src/game.ts';
import { patterns, targetStatuses } from '../../src/mission/state.ts';
import { horsepower, rating } from '../../src/rules/ratings.ts';
import { missionOptions, playOut, situation } from '../mission/helpers.ts';

const { fighters, bombers, campaigns } = basePack;

describe('aircraft cards', () => {
  const worse: readonly (keyof FighterSide &
    ('speed' | 'performance' | 'bursts' | 'firepower' | 'gunner' | 'bombs'))[] = [
    'speed',
    'performance',
    'bursts',
    'firepower',
    'gunner',
    'bombs',
  ];

  test('DIF-COMP-03: two sides, and the Damaged one is nowhere better; its Airframe counts on from the front', () => {
    for (const { id, front, damaged } of fighters) {
      for (const name of worse) expect(damaged[name], `${id} ${name}`).toBeLessThanOrEqual(front[name]);
      for (const i of [0, 1]) expect(damaged.horsepower[i], id).toBeLessThanOrEqual(front.horsepower[i]);
      expect(damaged.airframe, id).toBeGreaterThan(front.airframe);
    }
  });

  test('DIF-COMP-04: bombers have Speed, a fixed altitude, both turrets, Bombs on both sides, Airframe and points', () => {
    for (const { id, altitude, points, front, damaged } of bombers) {
      expect(levels, id).toContain(altitude);
      expect(points, id).toBeGreaterThan(0);
      for (const side of [front, damaged])
        expect(Object.keys(side).sort(), id).toEqual(['airframe', 'bombs', 'defense', 'speed', 'support']);
      expect(damaged.bombs, id).toBeLessThan(front.bombs);
      expect(damaged.airframe, id).toBeGreaterThan(front.airframe);
    }
  });
});

describe('markers', () => {
  const options = missionOptions(
    [{ bomber: 'do-17z' }, { fighter: 'bf-109e', loaded: true }],
    [{ fighter: 'spitfire-i' }, { fighter: 'spitfire-i' }],
    {},
  );

  test('DIF-COMP-05: five levels, and what each does to Horsepower before and after the turn', () => {
    const { state: s } = situation(options, { phase: 'next' });
    const printed = levels.map((level, altitude) => {
      s.planes[2].altitude = altitude;
      const changes = ([PRE_TURN, POST_TURN] as const).map((when) => horsepower(s, 2, when) - rating(s, 2, when));
      return `${level} ${changes.join('/')}`;
    });
    expect(printed).toEqual(['very low 1/1', 'low 0/1', 'medium 0/0', 'high -1/0', 'very high -1/-1']);
  });

  test('DIF-COMP-06: the hits stay on the card when it is flipped, for everybody to see', () => {
    const { state } = situation(options, { phase: 'next', aircraft: { B1: { hits: 2, front: { airframe: 2 } } } });
    for (const seat of [0, 1]) expect(downInFlames.observe(state, seat).planes[2]).toMatchObject({ hits: 2, face: 1 });
  });

  test('DIF-COMP-08: the same three patterns for Flak and for bombing', () => {
    const match = Match.start(downInFlames, options, 'patterns');
    if (!match.ok) throw new Error(match.problem.code);
    const laid = match.value.decision(1)?.options.map((choice) => downInFlames.write(match.value.state, choice, 1));
    expect(laid).toEqual(['flak dispersed', 'flak normal', 'flak tight']);
    const table = situation(options, { phase: 'bombing', mission: { flak: 'tight' } });
    const aimed = table.options(table.state.asks[0]).map((choice) => downInFlames.write(table.state, choice, 0));
    expect(aimed).toEqual(patterns.map((pattern) => `bomb ${pattern} with A1`));
  });

  test('DIF-COMP-09: who is Loaded is seen by everybody', () => {
    const { state } = situation(options, { phase: 'next' });
    for (const seat of [0, 1])
      expect(downInFlames.observe(state, seat).mission?.bomber).toEqual([true, true, false, false]);
  });

  test('DIF-COMP-10: each aircraft has the mark of its side and a number of its own, and shows whether it has acted', () => {
    const { state } = situation(options, { phase: 'next', aircraft: { B2: { acted: true } } });
    expect(state.fixed.labels).toEqual(['A1', 'A2', 'B1', 'B2']);
    const { planes } = downInFlames.observe(state, 0);
    expect([planes[2].acted, planes[3].acted]).toEqual([false, true]);
  });

  test('DIF-COMP-12: Ace Pilot markers lie on the aircraft, one or two, and are no cards of the hand', () => {
    const aces = basePack.pilots.filter(({ abilities }) => abilities.some((code) => code === 'AP1' || code === 'AP2'));
    expect(aces.length).toBeGreaterThan(0);
    for (const { id, abilities, nation } of aces) {
      const flown = fighters.find((fighter) => nation === 'generic' || fighter.nation === nation)?.id ?? '';
      const duel = downInFlames.options({
        seats: [{ aircraft: [{ fighter: flown, pilot: id }] }, { aircraft: [{ fighter: 'spitfire-i' }] }],
      });
      if (!duel.ok) throw new Error(duel.problem.code);
      const match = Match.start(downInFlames, duel.value, id);
      if (!match.ok) throw new Error(match.problem.code);
      const { planes } = downInFlames.observe(match.value.state, 1);
      expect(planes[0].aces, id).toBe(abilities.includes('AP2') ? 2 : 1);
      expect(planes[0].cards, id).toBe(rating(match.value.state, 0, PERFORMANCE));
    }
  });
});

describe('campaign sheets', () => {
  test('DIF-COMP-13: title, missions and turns, targets, arrows with Start marks and aircraft, interceptors, Options, initiative, table', () => {
    for (const {
      id,
      name,
      missions,
      turns,
      initiative,
      interceptors,
      targets,
      arrows,
      options,
      victory,
    } of campaigns) {
      expect(name, id).toMatch(/ 19\d\d$/);
      expect(Math.min(missions, turns), id).toBeGreaterThan(0);
      expect(targets.map(({ number }) => number)).toEqual(targets.map((_, i) => i + 1));
      for (const side of ['axis', 'allies'] as const) {
        const own = arrows.filter((arrow) => arrow.side === side);
        if (side === initiative)
          expect(
            own.some(({ from }) => typeof from !== 'number'),
            id,
          ).toBe(true);
        for (const { aircraft } of own) expect(aircraft.length, id).toBeGreaterThan(0);
        expect(interceptors[side], id).not.toBe('');
        expect(options[side].length, id).toBeGreaterThan(0);
      }
      expect(victory.axis.minor, id).toBeLessThan(victory.allies.minor);
    }
  });

  test('DIF-COMP-14: the two campaigns that the rulebook names are among them', () => {
    const names = campaigns.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Poland 1939', 'Daylight Bombing 1944']));
  });

  test('DIF-COMP-07, DIF-COMP-15: markers belong to a side, and the score sheet has a line for each mission', () => {
    const match = Match.start(downInFlamesCampaign, { campaign: 'poland-1939' }, 'sheet');
    if (!match.ok) throw new Error(match.problem.code);
    const { state, table } = match.value;
    const end = playOut(table as never, 'sheet') as unknown as typeof state;
    expect(end.log.length).toBeGreaterThan(0);
    for (const { arrow, options, report } of end.log) {
      expect([typeof arrow, options.length, report !== null]).toEqual(['number', 2, true]);
    }
    const marked = end.markers.filter(({ status }) => status !== 'intact');
    expect(marked.length).toBeGreaterThan(0);
    for (const { status, by } of marked) {
      expect(targetStatuses).toContain(status);
      expect([0, 1]).toContain(by);
    }
    expect(end.markers.filter(({ status }) => status === 'intact').every(({ by }) => by === -1)).toBe(true);
  });
});
