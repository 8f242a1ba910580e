import { EVERY_STEP, exhaust, tryGame } from '@tallyho/conformance';
import {
  chanceFrom,
  gamesInside,
  hashState,
  Match,
  readRecord,
  recordsInside,
  replay,
  replayTo,
  Table,
  type Trial,
  writeRecord,
} from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { basePack, sides } from '../src/content/index.ts';
import {
  type CampaignState,
  campaignRules,
  campaignScript,
  campaignTrial,
  downInFlames,
  downInFlamesCampaign,
  missionOptions,
  missionResult,
} from '../src/index.ts';

const trial: Trial = campaignTrial;
const { gradeOf, hasCrushed, initiativeAfter, markerAfter, openArrows, openOptions, resultOf, verdict } = campaignRules;

function started(options: object, seed = 'campaign') {
  const match = Match.start(downInFlamesCampaign, options, seed);
  if (!match.ok) throw new Error(JSON.stringify(match.problem));
  return match.value;
}

/** Plays by turns, another option each time, until this holds. */
function playUntil(match: ReturnType<typeof started>, isThere: (s: CampaignState) => boolean): void {
  for (let n = 0; !isThere(match.state) && match.state.outcome === null; n++) {
    const [decision] = match.table.decisions();
    match.choose(decision.seat, decision.id, decision.options[(n * 7) % decision.options.length]);
  }
}

describe('a campaign is a game whose moves are games', () => {
  test('DIF-CMP-01, DIF-CMP-02, DIF-CMP-03: it passes every check at some steps of whole campaigns', {
    timeout: 120_000,
  }, () => {
    for (let seed = 0; seed < 8; seed++) {
      const { finding } = tryGame(trial, `campaign ${seed}`, { every: 150 });
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });

  test('saved in mid-mission and loaded, it goes on to the same end', () => {
    const match = started({ campaign: 'stalingrad-1942' });
    playUntil(match, (s) => s.log.length === 2 && (s.inner?.turn ?? 0) > 2);
    const loaded: CampaignState = JSON.parse(JSON.stringify(match.state));
    const tables = [new Table(downInFlamesCampaign, loaded), new Table(downInFlamesCampaign, match.state)];
    for (let n = 0; tables[1].state.outcome === null; n++) {
      for (const table of tables) {
        const [ask] = table.state.asks.filter(({ choice }) => choice === null);
        const options = table.options(ask);
        table.answer(ask, options[n % options.length]);
      }
    }
    expect(hashState(tables[0].state)).toBe(hashState(tables[1].state));
    expect(tables[1].state.log.length).toBeGreaterThan(2);
  });

  test('DIF-CMP-02: its record holds the records of its missions, each replayed to the hash it had inside', () => {
    const match = started({ campaign: 'battle-of-britain-1940' }, 'records');
    const inside: string[] = [];
    playUntil(match, (s) => {
      if (s.inner !== null) inside[s.log.length - 1] = hashState(s.inner);
      return false;
    });
    const read = readRecord(writeRecord(match));
    if (!read.ok) throw new Error(read.problem.code);
    const again = replay(downInFlamesCampaign, read.value);
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    expect(hashState(again.value.state)).toBe(hashState(match.state));
    const records = recordsInside(again.value);
    expect(records).toHaveLength(match.state.log.length);
    records.forEach((text, n) => {
      const record = readRecord(text);
      if (!record.ok) throw new Error(record.problem.code);
      const moves = record.value.lines.filter(({ kind }) => kind === 'move').length;
      const last = replayTo(downInFlames, record.value, moves - 1);
      expect(last.ok && hashState(last.value.state)).toBe(inside[n]);
      const whole = replay(downInFlames, record.value);
      expect(whole.ok && missionResult(whole.value.state)).toEqual(match.state.log[n].report);
    });
  });

  test('DIF-GAP-53: every mission starts with fresh aircraft, new hands and all cards', () => {
    const match = started({ campaign: 'stalingrad-1942' });
    const cards = match.state.fixed.cards.length;
    for (let n = 1; n <= 3; n++) {
      playUntil(match, (s) => s.log.length === n && s.inner !== null);
      const { inner } = match.state;
      expect(inner?.planes.every(({ hits, gone }) => hits === 0 && !gone)).toBe(true);
      expect(inner && downInFlames.cards(inner)).toHaveLength(cards);
      playUntil(match, (s) => s.inner === null);
    }
  });

  test('DIF-CMP-17, DIF-OPTN-05, DIF-OPTN-10, DIF-OPT-24: one player flies them all; fighters of an Option carry no bombs, its pilot flies once', () => {
    const { state } = started({ campaign: 'daylight-bombing-1944', scale: 2 });
    const arrow = state.fixed.campaign.arrows.findIndex(({ aircraft }) => aircraft[0] === 'fw-190a-8');
    const { seats, mission } = missionOptions(state.fixed, { arrow, options: [4, 0] });
    const [axis, allies] = seats.map(({ aircraft }) => aircraft.map((one) => ({ ...one, wingmanOf: undefined })));
    expect(axis).toMatchObject([
      { fighter: 'fw-190a-8', loaded: true, pilot: null },
      { fighter: 'fw-190a-8', loaded: true },
      { fighter: 'fw-190a-8', loaded: true },
      { fighter: 'fw-190a-8', loaded: true },
      { fighter: 'bf-109g', loaded: false, pilot: 'hartmann' },
      { fighter: 'bf-109g', loaded: false, pilot: null },
    ]);
    expect(allies).toMatchObject([{ fighter: 'spitfire-ix' }, { fighter: 'spitfire-ix' }]);
    expect(mission).toMatchObject({ attacker: 'A', scale: 2 });
  });

  test('a mission that is being flown can be looked at as a game of its own', () => {
    const match = started({ campaign: 'poland-1939' });
    playUntil(match, (s) => (s.inner?.turn ?? 0) >= 2);
    const [{ match: mission }] = gamesInside(match);
    expect(mission.state.fixed).toEqual(match.state.inner?.fixed);
    expect(hashState(mission.state)).toBe(match.state.inner && hashState(match.state.inner));
    expect(mission.log.length).toBeGreaterThan(10);
    match.arrange(() => {});
    expect(gamesInside(match)).toEqual([]);
  });

  test('what was chosen inside can be taken back, as long as nobody has seen it', () => {
    const match = started({ campaign: 'poland-1939' });
    match.chooseText(0, 'attack 6');
    match.chooseText(0, 'option 1');
    expect(match.undo(0).ok).toBe(true);
    match.chooseText(0, 'option 2');
    match.chooseText(1, 'no option');
    expect(match.canUndo(1)).toBe(false);
    expect(match.state.inner).not.toBeNull();
    expect(match.state.log[0].options).toEqual([2, 0]);
  });

  test('nobody is shown the seed of a mission', () => {
    const match = started({ campaign: 'poland-1939' });
    playUntil(match, (s) => s.inner !== null);
    for (const seat of [-1, 0, 1]) {
      expect(JSON.stringify({ ...downInFlamesCampaign.observe(match.state, seat), fixed: null })).not.toContain(
        match.state.seeds[0],
      );
    }
  });
});

describe('every campaign', () => {
  test.each(basePack.campaigns)('$id: all its missions can be flown, with every Option of either side', (campaign) => {
    const { state } = started({ campaign: campaign.id });
    campaign.arrows.forEach((_, arrow) => {
      for (let n = 0; n <= 8; n++) {
        const options = missionOptions(state.fixed, { arrow, options: [n, 8 - n] });
        const match = Match.start(downInFlames, options, 1);
        expect(match.ok && match.value.table.decisions().length).toBeGreaterThan(0);
      }
    });
  });

  test('DIF-CMP-27 … DIF-CMP-30, DIF-OPTN-01 … DIF-OPTN-18: every Option, effect and bomber is met', () => {
    const features = trial.features.filter((feature) => !/: arrow| (?:intact|damaged|destroyed)$/.test(feature));
    expect(exhaust({ ...trial, features }, 'campaigns', 400).missing).toEqual([]);
  });
});

describe('rules between missions', () => {
  const table = { axis: { minor: -10, major: -20, decisive: -30 }, allies: { minor: 10, major: 20, decisive: 30 } };

  test.each([
    [-30, 'axis-decisive'],
    [-29, 'axis-major'],
    [-20, 'axis-major'],
    [-10, 'axis-minor'],
    [-9, 'draw'],
    [0, 'draw'],
    [9, 'draw'],
    [10, 'allies-minor'],
    [20, 'allies-major'],
    [30, 'allies-decisive'],
  ] as const)('DIF-MVP-08: a total of %i is %s', (total, grade) => {
    expect(gradeOf(table, total)).toBe(grade);
  });

  test('DIF-MVP-06, DIF-EX-69, DIF-GAP-52: the result is the Allies’ points less those of the Axis', () => {
    expect(resultOf([30, 20])).toBe(-10);
    expect(resultOf([13, 20])).toBe(7);
  });

  test('DIF-CMP-06, DIF-CMP-07, DIF-CMP-08: only who destroys the target keeps the initiative', () => {
    expect(['destroyed', 'damaged', 'intact'].map((status) => initiativeAfter(1, status as never))).toEqual([1, 0, 0]);
  });

  test('DIF-CMP-19, DIF-CMP-21, DIF-CMP-24, DIF-GAP-64: markers', () => {
    const old = { status: 'destroyed', by: 1 } as const;
    expect(markerAfter(old, 0, 'damaged')).toEqual({ status: 'damaged', by: 0 });
    expect(markerAfter(old, 0, 'intact')).toBe(old);
    expect(markerAfter({ status: 'damaged', by: 0 }, 0, 'destroyed')).toEqual({ status: 'destroyed', by: 0 });
  });

  test('DIF-GAP-62, DIF-GAP-63: nothing is open from where one controls nothing', () => {
    const { state } = started({ campaign: 'poland-1939' });
    expect(openArrows(state, 1).every((at) => typeof state.fixed.campaign.arrows[at].from !== 'number')).toBe(true);
    expect(openOptions(state, 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(hasCrushed(state, 0)).toBe(false);
    expect(verdict(state)).toBe(gradeOf(state.fixed.campaign.victory, 0));
  });
});

describe('options of a campaign', () => {
  test.each([
    [{ campaign: 'waterloo' }, 'unknown-campaign'],
    [{ scale: 9 }, 'scale-too-large'],
    [{ seats: { axis: 'x', allies: 'x' } }, 'same-seat-names'],
    [{ campaign: 'poland-1939', missions: 3 }, 'field-unknown'],
    [{ packs: [{ system: 'down-in-flames', pack: 'x', campaigns: [{}] }] }, 'content-missing-field'],
  ])('%j is refused: %s', (given, code) => {
    const read = downInFlamesCampaign.options(given);
    expect(read.ok ? '' : read.problem.code).toBe(code);
  });

  test('DIF-OPT-23: campaigns can be played at two and three times their size', () => {
    for (const { id } of basePack.campaigns) {
      for (const scale of [2, 3]) expect(downInFlamesCampaign.options({ campaign: id, scale }).ok).toBe(true);
    }
  });

  test('a pack brings a campaign of its own', () => {
    const [poland] = basePack.campaigns;
    const own = { ...poland, id: 'my-poland', missions: 2, turns: 3 };
    const pack = { system: 'down-in-flames', pack: 'mine', campaigns: [own] };
    const match = started({ campaign: 'my-poland', packs: [pack] });
    playUntil(match, () => false);
    expect(match.state.log).toHaveLength(2);
    expect(sides.map((side) => match.state.fixed.campaign.options[side].length)).toEqual([8, 8]);
  });

  test('a situation that contradicts the sheet is refused', () => {
    const options = downInFlamesCampaign.options({});
    if (!options.ok) throw new Error('options');
    const wrong = (given: object): string => {
      const read = campaignScript.situate(given as never, options.value, '1');
      return read.ok ? '' : read.problem.place;
    };
    expect(wrong({ targets: { 12: { by: 'axis' } } })).toBe('given.targets.12');
    expect(wrong({ log: [{ side: 'axis', mission: 'attack 9' }] })).toBe('given.log[0].mission');
    expect(wrong({ log: [{ side: 'axis', mission: 'attack 3', options: [9, 0] }] })).toBe('given.log[0].options');
    expect(wrong({ phase: 'fight' })).toBe('given.log');
    expect(downInFlamesCampaign.setup(options.value, chanceFrom(1)).log).toEqual([]);
  });
});

test('every check at every step of a short campaign', { timeout: 120_000 }, () => {
  const [poland] = basePack.campaigns;
  const pack = { system: 'down-in-flames', pack: 'short', campaigns: [{ ...poland, missions: 2, turns: 2 }] };
  const short: Trial = { ...trial, deal: () => ({ campaign: poland.id, packs: [pack] }) };
  const { finding } = tryGame(short, 'short', EVERY_STEP);
  expect(finding && `${finding.check}: ${finding.detail}`).toBeNull();
});
