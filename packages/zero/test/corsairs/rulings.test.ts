import { Match } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import {
  ABOARD,
  basePack,
  campaignBase,
  carrierCampaigns,
  corsairs,
  corsairsLandCampaigns,
  type Dogfight,
  type Fighter,
  loads,
  missionOptions,
  specialMissions,
  zero,
} from '../../src/index.ts';
import { type Flown, lineAt } from './lines.ts';

const JAPANESE = 0;
const ALLIED = 1;

const begun = ({ fixed, entry }: Flown): Match<Dogfight> => {
  const match = Match.start(zero, missionOptions(fixed, entry), 'rulings');
  if (!match.ok) throw new Error(JSON.stringify(match.problem));
  return match.value as unknown as Match<Dogfight>;
};
const elementsIn = ({ fixed, entry }: Flown, seat: number) =>
  corsairs.elementsFor(fixed, entry, seat).map(({ fighter, options, ofResource }) => ({
    aircraft: fighter.id,
    altitude: options.altitude,
    load: options.load,
    ofResource,
  }));
const doesIn = ({ fixed, entry }: Flown, side: 'japanese' | 'allied'): string[] =>
  corsairs.effectsOf(fixed, entry).flatMap((one) => (one.side === side ? [one.effect.does] : []));
const fighter = (id: string): Fighter => {
  const found = basePack.fighters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

describe('what belongs to the game', () => {
  test('CH-1.0a: it does not stand alone; Vals, of which only Zero! has cards, fly in it', () => {
    expect(elementsIn(lineAt('solomons', 'early-1944', 11), JAPANESE).map(({ aircraft }) => aircraft)).toContain(
      'd3a1',
    );
  });

  test('CH-1.0c: campaigns from the middle of 1942 to 1945', () => {
    const ids = [...corsairsLandCampaigns, ...carrierCampaigns].map(({ id }) => id);
    for (const id of ['solomons', 'philippines-1944', 'okinawa', 'eastern-solomons', 'santa-cruz'])
      expect(ids).toContain(id);
    expect(corsairsLandCampaigns.map(({ periods }) => [periods[0].id, periods.at(-1)?.id])).toEqual([
      ['early-1943', 'early-1944'],
      ['october', 'december'],
      ['march', 'may'],
    ]);
  });

  test('CH-17.0a: transports, night fighters and attack bombers', () => {
    const attack = campaignBase.formations.filter(({ front }) => (front.strafing ?? 0) > 0);
    expect(attack.map(({ id, class: of }) => [id, of])).toEqual([
      ['b-25c-1', 'medium'],
      ['b-25j', 'medium'],
      ['a-20g', 'medium'],
    ]);
    expect(basePack.fighters.filter(({ night }) => (night ?? 0) > 0).map(({ id }) => id)).toHaveLength(5);
    const cargo = [...corsairsLandCampaigns.flatMap(({ targets }) => targets), ...specialMissions];
    expect(new Set(cargo.filter((one) => 'cargo' in one && one.cargo > 0).map(({ kind }) => kind))).toEqual(
      new Set(['air-drop', 'transport']),
    );
  });
});

describe('CH-2.6a: what counters mark', () => {
  const state = (elements: readonly object[], formations: readonly object[]): Dogfight => {
    const match = Match.start(
      zero,
      {
        mode: 'mission',
        seats: [
          { name: 'a', side: 'japanese', elements, formations },
          { name: 'b', side: 'allied', elements: [{ aircraft: 'f6f-3' }] },
        ],
        orders: { kind: 'kamikaze', attacker: 'japanese', target: '4B', turns: [8, 7] },
      },
      'marks',
    );
    if (!match.ok) throw new Error(JSON.stringify(match.problem));
    return match.value.state as unknown as Dogfight;
  };
  const started = (elements: readonly object[], formations: readonly object[]) =>
    state(elements, formations).fixed.sortie;

  test('green pilots, kamikazes and an MXY7 are there where they are marked, and nowhere else', () => {
    const unmarked = started([{ aircraft: 'a6m5' }], [{ aircraft: ['g4m2'], altitude: 'low' }]);
    expect(unmarked).not.toHaveProperty('green');
    const green = { leader: true, wingman: false };
    const marked = started([{ aircraft: 'a6m5', kamikaze: true, green }], [{ aircraft: ['g4m2'], ohka: true }]);
    expect(marked).toHaveProperty('green');
    expect(unmarked?.kamikaze).toMatchObject({ elements: [false, false], bombers: [false] });
    expect(marked?.kamikaze).toMatchObject({ elements: [true, false], bombers: [false] });
    const { sortie } = state([{ aircraft: 'a6m5', kamikaze: true }], [{ aircraft: ['g4m2'], ohka: true }]);
    expect(sortie?.ohkas?.map(({ stage }) => stage)).toEqual([ABOARD]);
  });
});

describe('the cards', () => {
  const cards = basePack.faces.flatMap((face) => face.cards.map((card) => ({ ...card, face })));

  test('CH-GAP-05: every number from 1 to 80 is one card', () => {
    expect(cards.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 80 }, (_, i) => i + 1),
    );
  });

  test('CH-GAP-04, CHS-R3: FULL THROTTLE has the last four; it answers two titles, is answered by two, and spoils nothing', () => {
    const own = cards.filter(({ face }) => face.title === 'FULL THROTTLE');
    expect(own.map(({ number, spoiled }) => [number, spoiled])).toEqual([
      [77, false],
      [78, false],
      [79, false],
      [80, false],
    ]);
    expect(new Set(own.flatMap(({ face }) => face.answers))).toEqual(new Set(['MANEUVERING', 'FULL THROTTLE']));
    const answering = basePack.faces.filter(({ answers }) => answers.includes('FULL THROTTLE'));
    expect(new Set(answering.map(({ title }) => title))).toEqual(new Set(['FULL THROTTLE', 'ACE PILOT']));
  });

  test('CH-GAP-78: what the examples tell of ratings', () => {
    expect(fighter('p-38g').leader.front).toMatchObject({ performance: 6, horsepower: 2 });
    expect(fighter('ki-43-ii').wingman.front).toMatchObject({ offensive: 1, defensive: 2 });
    const sides = (id: string) => campaignBase.formations.find((one) => one.id === id);
    expect(sides('b-25c-1')?.front).toMatchObject({ level: 1, strafing: 2 });
    expect(sides('b-29')).toMatchObject({
      front: { saturation: 7, turretDefense: 3, turretSupport: 2, damage: 12 },
      damaged: { damage: 18 },
    });
  });
});

describe('the order of battle', () => {
  test('CHS-R7: of what there are no cards left, substitutes fly', () => {
    const flown = elementsIn(lineAt('okinawa', 'april', 3, [1, 6]), ALLIED);
    expect(flown.map(({ aircraft, ofResource }) => [aircraft, ofResource])).toEqual([
      ['f4u-1d', false],
      ['f4u-1d', false],
      ['f4u-1', true],
    ]);
  });

  test('CHS-R8: Mission Fighters begin at its Altitude and with bombs, and may leave it; those of a Resource where they like, without', () => {
    const line = lineAt('okinawa', 'april', 3, [1, 8]);
    expect(elementsIn(line, ALLIED)).toEqual([
      { aircraft: 'f4u-1d', altitude: 'low', load: null, ofResource: false },
      { aircraft: 'f4u-1d', altitude: 'low', load: null, ofResource: false },
      { aircraft: 'f6f-3', altitude: null, load: 'none', ofResource: true },
    ]);
    const match = begun(line);
    const bombs = match.state.sortie?.load.slice(2);
    expect(bombs?.filter((load) => load > 0)).toHaveLength(4);
  });

  test('CHS-R12: at High nobody but Formation aircraft flies a Mission, and Resources start where they like', () => {
    const high = corsairsLandCampaigns.flatMap(({ id, periods, targets }) =>
      targets.flatMap(({ altitude, attacker, number }) =>
        altitude === 'high' && attacker !== null ? [{ id, period: periods[0].id, attacker, number }] : [],
      ),
    );
    expect(high.length).toBeGreaterThan(2);
    for (const { id, period, attacker, number } of high) {
      const line = lineAt(id, period, number);
      const flown = elementsIn(line, attacker === 'japanese' ? JAPANESE : ALLIED);
      expect(flown.filter(({ ofResource }) => !ofResource)).toEqual([]);
      expect(flown.filter(({ altitude }) => altitude !== null)).toEqual([]);
    }
  });
});

describe('what Resources do', () => {
  test('CHS-R9: Napalm is lost for a defender, whose Corsairs come all the same', () => {
    expect(doesIn(lineAt('okinawa', 'april', 3, [1, 6]), 'allied')).toEqual(['napalm']);
    const defended = lineAt('okinawa', 'april', 7, [1, 6]);
    expect(doesIn(defended, 'allied')).toEqual([]);
    expect(elementsIn(defended, ALLIED).map(({ aircraft }) => aircraft)).toContain('f4u-1d');
  });

  test('LR-15: Napalm for Fighters whose card allows it, and none against ships', () => {
    const carried = (target: number, sheet = ''): Set<string> =>
      new Set(
        begun(lineAt('okinawa', 'april', target, [1, 6], { sheet })).state.fixed.sortie?.arms?.loads.flatMap((own) =>
          own.map((load) => loads[load]),
        ),
      );
    expect(carried(3)).toContain('napalm');
    expect(carried(2, '4A')).not.toContain('napalm');
  });

  test('LR-20: Proximity Fuzes are for ships that are attacked, and otherwise Early Warning', () => {
    expect(doesIn(lineAt('okinawa', 'april', 7, [1, 4]), 'allied')).toEqual(['naval-flak']);
    expect(doesIn(lineAt('okinawa', 'april', 14, [1, 4], { forces: [0] }), 'allied')).toEqual(['naval-flak']);
    expect(doesIn(lineAt('okinawa', 'april', 8, [1, 4]), 'allied')).toEqual(['target-bound']);
  });

  test('LR-22, LR-23: Radar Pickets and a Snooper are for kamikazes; otherwise Early Warning and a Deceptive Course', () => {
    const search = lineAt('okinawa', 'april', 14, [7, 3], { forces: [0] });
    expect([doesIn(search, 'japanese'), doesIn(search, 'allied')]).toEqual([['snooper'], ['radar-pickets']]);
    const raid = lineAt('okinawa', 'april', 8, [7, 3]);
    expect([doesIn(raid, 'japanese'), doesIn(raid, 'allied')]).toEqual([['target-bound'], ['target-bound']]);
  });
});
