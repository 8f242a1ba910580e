import { exhaust, onlyCheck, tryGame } from '@tallyho/conformance';
import { chanceFrom, Match, type Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import {
  corsairs,
  corsairsCampaignTrial,
  corsairsLandCampaigns,
  type LandState,
  type LogEntry,
  missionOptions,
  zero,
  zeroCampaign,
} from '../../src/index.ts';
import { everyLine, type Flown, fixedOf } from './lines.ts';

const trial: Trial = corsairsCampaignTrial;
const ids = corsairsLandCampaigns.map(({ id }) => id);

/** A Mission flown at random to its end; how many choices it took. */
function fly({ name, fixed, entry }: Flown): number {
  const match = Match.start(zero, missionOptions(fixed, entry), name);
  if (!match.ok) throw new Error(JSON.stringify(match.problem));
  const { table } = match.value;
  for (let n = 0; match.value.state.outcome === null; n++) {
    const [decision] = table.decisions();
    match.value.choose(decision.seat, decision.id, decision.options[(n * 7) % decision.options.length]);
  }
  return match.value.moves.length;
}

describe('Missions of the Land campaigns of CORSAIRS AND HELLCATS', () => {
  test.each(ids)(
    'CH-27.1, CH-27.2, CH-28.21: every line of %s can be flown with every Resource',
    {
      timeout: 120_000,
    },
    (id) => {
      for (const { name, fixed, entry } of everyLine(id)) {
        const { resources } = corsairs.corsairsSheet(fixed);
        for (const seat of [0, 1])
          for (const { number, periods } of resources[seat === 0 ? 'japanese' : 'allied'])
            for (const [choice] of periods[entry.period].entries()) {
              const line = { ...corsairs.corsairsLine(entry), entries: seat === 0 ? [choice, 0] : [0, choice] };
              const picked: LogEntry = { ...entry, resources: seat === 0 ? [number, 1] : [1, number], corsairs: line };
              expect(missionOptions(fixed, picked).orders?.turns.length, `${name} ${seat} ${number}`).toBeGreaterThan(
                0,
              );
            }
      }
    },
  );

  test.each(ids)('CH-27.2, CH-28.21: every line of %s is flown to its end', { timeout: 300_000 }, (id) => {
    for (const flown of everyLine(id)) expect(fly(flown), flown.name).toBeGreaterThan(0);
  });
});

describe('what their sheets say', () => {
  const fixed = fixedOf('okinawa', 'march');
  const orders = (flown: Flown | undefined) => {
    if (flown === undefined) throw new Error('no such line');
    return missionOptions(flown.fixed, flown.entry).orders;
  };
  const lineOf = (id: string, name: string) => orders(everyLine(id).find((one) => one.name === name));
  const effect = (of: ReturnType<typeof orders>, does: string) =>
    of?.effects.flatMap((one) => (one.effect.does === does && one.side === null ? [one.effect] : []));

  test('CH-GAP-01, CH-2.0b: FULL THROTTLE is in the deck, a Loaded Wingman’s offence is halved', () => {
    expect(fixed.options.fullThrottle && fixed.options.errataLoadedHalf).toBe(true);
    expect(fixed.cards).toHaveLength(80);
    expect(fixed.rows).not.toContain(-1);
  });

  test('CH-21.64a: the Allies skip bomb, Japan does not', () => {
    expect(lineOf('solomons', 'solomons early-1943 10 ')?.skipBombing).toBe(true);
    expect(lineOf('solomons', 'solomons early-1943 8 ')?.skipBombing).toBeUndefined();
  });

  test('CH-27.9a: a fortified field is fortified', () => {
    expect(lineOf('solomons', 'solomons early-1943 6 ')?.fortified).toBe(true);
    expect(lineOf('solomons', 'solomons early-1943 1 ')?.fortified).toBeUndefined();
  });

  test('CHS-R13: damage control takes three Damage Points off an Allied warship, and none off a convoy', () => {
    expect(effect(lineOf('okinawa', 'okinawa march 7 '), 'damage-points')).toEqual([{ does: 'damage-points', by: -3 }]);
    expect(effect(lineOf('okinawa', 'okinawa march 10 '), 'damage-points')).toEqual([]);
    expect(effect(lineOf('solomons', 'solomons early-1943 16 '), 'damage-points')).toEqual([]);
  });

  test('CHS-R5: Japanese ships have one card of Flak less in 1944 and 1945, and no fewer than none', () => {
    const flak = (name: string) => [
      effect(lineOf(name.split(' ')[0], name), 'area-flak'),
      effect(lineOf(name.split(' ')[0], name), 'target-flak'),
    ];
    const less = (area: number, target: number) => [
      ['ingress', 'egress'].map((turn) => ({ does: 'area-flak', turn, by: area })),
      [{ does: 'target-flak', by: target, at: null }],
    ];
    expect(flak('okinawa march 5 ')).toEqual(less(-1, -1));
    expect(flak('okinawa march 2 4A')).toEqual(less(0, -1));
    expect(flak('okinawa march 7 ')).toEqual([[], []]);
    expect(flak('solomons early-1943 2 4A')).toEqual([[], []]);
  });
});

/** Plays by turns, another option each time, until this holds. */
function playUntil(match: Match<LandState>, isThere: (s: LandState) => boolean): void {
  for (let n = 0; match.state.outcome === null && !isThere(match.state); n++) {
    const [decision] = match.table.decisions();
    match.choose(decision.seat, decision.id, decision.options[(n * 7) % decision.options.length]);
  }
}

describe('the secrets between Missions', () => {
  const started = (seed: string): Match<LandState> => {
    const match = Match.start(zeroCampaign, { campaign: 'solomons', period: 'early-1943' }, seed);
    if (!match.ok) throw new Error(JSON.stringify(match.problem));
    return match.value as unknown as Match<LandState>;
  };
  const withPassenger = (): Match<LandState> => {
    for (let n = 0; n < 200; n++) {
      const match = started(`passenger ${n}`);
      playUntil(match, ({ passenger, log }) => passenger !== undefined || log.some(({ report }) => report !== null));
      if (match.state.passenger !== undefined) return match;
    }
    throw new Error('nobody ever flies in a G4M');
  };

  test('CH-27.22a: in which aircraft the passenger flies is Japan’s secret, until he is shot down or home', {
    timeout: 120_000,
  }, () => {
    const match = withPassenger();
    expect(zeroCampaign.observe(match.state, 0).passenger).toBe(match.state.passenger);
    for (const seat of [-1, 1]) expect(zeroCampaign.observe(match.state, seat).passenger).toBe(corsairs.UNKNOWN);
    const other = { ...match.state, passenger: 1 - (match.state.passenger ?? 0) };
    for (const seat of [-1, 1])
      expect(zeroCampaign.observe(other, seat)).toEqual(zeroCampaign.observe(match.state, seat));
    const guessed = new Set(
      Array.from(
        { length: 12 },
        (_, n) => zeroCampaign.resample(zeroCampaign.observe(match.state, 1), chanceFrom(`guess ${n}`)).passenger,
      ),
    );
    expect(guessed).toEqual(new Set([0, 1]));
  });

  test('CHS-R10: in the end everybody knows who had the Passenger, and he is worth ten VPs', {
    timeout: 120_000,
  }, () => {
    const match = withPassenger();
    const hidden = match.state.passenger ?? 0;
    playUntil(match, ({ log }) => log.some(({ report }) => report !== null));
    const flown = match.state.log.find(({ report }) => report !== null);
    if (flown === undefined || flown.report === null) throw new Error('the Mission has no end');
    expect(match.state.passenger).toBeUndefined();
    expect(corsairs.corsairsLine(flown).passenger).toBe(hidden);
    const { fate } = flown.report.flown[0].filter(({ aircraft }) => aircraft === 'g4m1')[hidden];
    const worth = fate === 'destroyed' ? [0, 10] : fate === 'disengaged' ? [0, 0] : [10, 0];
    expect(flown.report.points.map(({ other }) => other)).toEqual(worth);
    expect(worth).not.toEqual([0, 0]);
  });

  test('Z-24.53b, CH-EX-06: a pick and its entry are seen by nobody else before both have picked', () => {
    const match = started('picks');
    playUntil(match, ({ asks }) => asks.length === 2);
    const [first] = match.table.decisions();
    match.choose(first.seat, first.id, first.options[3]);
    expect(match.state.log[0].resources).toEqual([0, 0]);
    for (const seat of [-1, 1 - first.seat])
      expect(JSON.stringify({ ...zeroCampaign.observe(match.state, seat), fixed: null })).not.toContain('"choice":{');
  });
});

describe('whole campaigns', () => {
  test('CH-2.0, Z-24.1a: at random, with all checks on the way', { timeout: 300_000 }, () => {
    for (let n = 0; n < 4; n++) {
      const { finding } = tryGame(trial, `corsairs-${n}`, { every: 400 });
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });

  test('Z-24.53b: nothing leaks in the steps between Missions', { timeout: 300_000 }, () => {
    const { finding } = tryGame(trial, 'leak', onlyCheck('secrecy'));
    expect(finding && `${finding.check}: ${finding.detail}`).toBeNull();
  });

  test('CH-27.1, CH-27.21b, CH-28.21a: every row of every period, every target, every Resource, every Special Mission', {
    timeout: 600_000,
  }, () => {
    expect(exhaust(trial, 'corsairs', 600).missing).toEqual([]);
  });
});

describe('one Mission of a campaign by itself', () => {
  const resources = [
    { number: 2, entry: 0 },
    { number: 6, entry: 0 },
  ];
  const single: corsairs.SingleMission = {
    period: 0,
    target: 6,
    special: null,
    resources,
    sheet: '',
    force: 'half-loop',
  };

  test('CH-19.2b, CH-19.24e: the pilot whom a Resource brings is one of Corsairs & Hellcats, as all that are drawn', () => {
    const fixed = fixedOf('solomons', 'late-1943');
    const known = corsairs.countersIn(fixed).flatMap(({ people }) => people.map(({ id }) => id));
    expect(known).toEqual(expect.arrayContaining(['boyington', 'sugita', 'nonaka', 'sakai-1942']));
    const { seats } = corsairs.singleMission(fixed, { ...single, period: 2 });
    expect(seats.map(({ elements }) => elements.map(({ aircraft, pilot }) => [aircraft, pilot]))).toEqual([
      [['a6m5', 'sugita']],
      [['f4u-1', 'boyington']],
    ]);
  });

  test('CH-28.21a, CH-18.82a: kamikazes of the chosen card look for their target, and Big Blue Blanket leaves one Element', () => {
    const fixed = fixedOf('okinawa', 'april');
    const { seats, orders } = corsairs.singleMission(fixed, {
      ...single,
      period: 1,
      target: 14,
      resources: [
        { number: 1, entry: 0 },
        { number: 9, entry: 0 },
      ],
    });
    expect(seats[0].formations).toMatchObject([
      { aircraft: ['g4m2', 'g4m2'], ohka: true },
      { aircraft: ['g4m2'], ohka: true },
    ]);
    expect(seats[0].elements.map(({ aircraft }) => aircraft)).toEqual(['a6m5']);
    expect(orders).toMatchObject({ kind: 'kamikaze', target: null, search: expect.anything() });
  });
});
