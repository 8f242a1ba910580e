import { describe, expect, test } from 'vitest';
import {
  altitudes,
  basePack,
  campaignBase,
  type DisplayMode,
  type DisplayRow,
  displayModes,
  situations,
  type TargetKind,
  type TargetSheet,
  VPS_PER_LETTER,
} from '../../src/content/index.ts';

const { campaigns, display, awards } = campaignBase;
const targets = campaignBase.targets.filter(({ set }) => set === undefined);
const sheet = (kind: TargetKind): TargetSheet => targets.find((one) => one.kind === kind) as TargetSheet;
/** Cards and Flak of a mode from the ground up; null: not allowed there. */
const ladder = (mode: DisplayMode): unknown[] =>
  altitudes.map((altitude) => {
    const row = display.find((one) => one.mode === mode && one.altitude === altitude);
    return row === undefined ? null : [row.cards, row.flak];
  });
const row = (mode: DisplayMode, altitude: string): DisplayRow =>
  display.find((one) => one.mode === mode && one.altitude === altitude) as DisplayRow;
/** The level that so many points reach. */
const level = (kind: TargetKind, points: number): unknown[] => {
  const reached = sheet(kind).levels.findLast(({ from }) => points >= from);
  return [reached?.name, reached?.vps];
};

describe('the Bombing Display', () => {
  test('Z-21.31a, Z-21.32a, Z-21.32b: Level at Low and Very Low', () => {
    expect(ladder('level')).toEqual([[1, 1], [0, 0], null, null, null]);
  });
  test('Z-21.41a, Z-21.43a, Z-21.44a, Z-21.44b, Z-CGAP-04: Dive ends at Low or Very Low', () => {
    expect(ladder('dive')).toEqual([[2, 1], [1, 0], null, null, null]);
  });
  test('Z-21.53b, Z-21.55a, Z-CGAP-04: a Torpedo at Very Low, one card', () => {
    expect(ladder('torpedo')).toEqual([[1, 1], null, null, null, null]);
  });
  test('Z-CEX-12, Z-CGAP-02: Saturation at every Altitude, nothing added at Medium', () => {
    expect(ladder('saturation')).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
      [-1, -1],
      [-2, -2],
    ]);
    expect(row('saturation', 'medium').sources.all).toBe('Z-CEX-12');
    expect(row('saturation', 'high').sources.all).toBe('Z-CGAP-02');
  });
  test('Z-16.23a, Z-21.73a, Z-CEX-09: strafing at Very Low, one Flak card more', () => {
    expect(ladder('strafing')).toEqual([[0, 1], null, null, null, null]);
  });
  test('Z-CGAP-42: Reconnaissance draws one card at every Altitude', () => {
    expect(ladder('reconnaissance')).toEqual([
      [1, 1],
      [1, 0],
      [1, 0],
      [1, -1],
      [1, -2],
    ]);
  });
  test('Z-CEX-12, Z-CGAP-02: whoever neither bombs nor strafes meets less Flak the higher he is, one card less at Medium', () => {
    expect(ladder('passing')).toEqual([
      [0, 1],
      [0, 0],
      [0, -1],
      [0, -2],
      [0, -3],
    ]);
    expect(row('passing', 'medium').sources.all).toBe('Z-CEX-12');
  });
  test('every row has an id of its own, and every mode a row', () => {
    expect(new Set(display.map(({ id }) => id)).size).toBe(display.length);
    for (const mode of displayModes)
      expect(
        display.some((one) => one.mode === mode),
        mode,
      ).toBe(true);
    expect(display).toHaveLength(21);
  });
  test('Z-18.32a, Z-21.55b, Z-21.63a, Z-21.73a: what else it says', () => {
    const { norden, torpedo, navalSaturation, leastStrafing, trackBoxes } = situations;
    expect([norden, torpedo, navalSaturation, leastStrafing, trackBoxes]).toEqual([2, 2, -1, 1, 8]);
  });
});

describe('the Target Sheets', () => {
  test('Z-2.0a, Z-CEX-10, Z-CEX-12, Z-CEX-16: four of them with two sides; 3A, 3B and 4A are known', () => {
    expect(targets.map(({ id, kind }) => [id, kind])).toEqual([
      ['1A', 'airfield'],
      ['1B', 'docks'],
      ['2A', 'carrier-fleet'],
      ['2B', 'battleship'],
      ['3A', 'ground-forces'],
      ['3B', 'rail-complex'],
      ['4A', 'freighter'],
      ['4B', 'destroyer'],
    ]);
    expect(targets.filter(({ sources }) => sources.id !== undefined).map(({ id }) => id)).toEqual(['3A', '3B', '4A']);
  });

  test('Z-CGAP-52: what floats is Naval', () => {
    expect(targets.filter((one) => one.class === 'naval').map(({ kind }) => kind)).toEqual([
      'carrier-fleet',
      'battleship',
      'freighter',
      'destroyer',
    ]);
  });

  test('Z-21.71d: everything but the Carrier Fleet may be strafed', () => {
    for (const { kind, strafable, points } of targets) {
      expect(strafable, kind).toBe(kind !== 'carrier-fleet');
      expect(points.strafing, kind).toBe(strafable ? 1 : 0);
    }
  });

  test('Z-21.81a, Z-21.92b: four damage levels that begin at nothing and rise with their VPs; none for a Carrier Fleet', () => {
    for (const { kind, levels } of targets) {
      if (kind === 'carrier-fleet') expect(levels).toEqual([]);
      else {
        expect([levels.length, levels[0].from, levels[0].vps, levels[0].name], kind).toEqual([4, 0, 0, 'untouched']);
        for (const [i, { from, vps }] of levels.slice(1).entries()) {
          expect(from, kind).toBeGreaterThan(levels[i].from);
          expect(vps, kind).toBeGreaterThan(levels[i].vps);
        }
      }
    }
  });

  test('Z-21.91a, Z-21.92a: what a campaign attacks on the surface has a sheet, with levels, VPs, both kinds of Flak and the points of every result', () => {
    for (const { id, targets: listed } of campaigns)
      for (const { number, kind, sheet: named } of listed) {
        const found = targets.find((one) => one.id === named);
        const isPhased = kind === 'bombing' || kind === 'reconnaissance';
        expect(found !== undefined, `${id} ${number}`).toBe(isPhased);
        if (found === undefined) continue;
        const { areaFlak, targetFlak, points, levels } = found;
        expect(Object.keys(points).sort()).toEqual(['direct', 'hit', 'miss', 'strafing', 'vital']);
        expect([areaFlak, targetFlak].every((value) => value >= 0)).toBe(true);
        expect(levels).toHaveLength(4);
      }
  });

  test('Z-CGAP-51: one ladder for installations, another for Ground Forces, and what is not known of the Flak', () => {
    const steps = (kind: TargetKind): number[][] => sheet(kind).levels.map(({ from, vps }) => [from, vps]);
    expect(steps('rail-complex')).toEqual([
      [0, 0],
      [3, 3],
      [6, 6],
      [9, 10],
    ]);
    expect(steps('docks')).toEqual([
      [0, 0],
      [4, 3],
      [8, 6],
      [12, 10],
    ]);
    expect(steps('airfield')).toEqual([
      [0, 0],
      [3, 3],
      [5, 6],
      [8, 10],
    ]);
    expect(steps('ground-forces')).toEqual([
      [0, 0],
      [2, 1],
      [4, 3],
      [6, 5],
    ]);
    for (const kind of ['rail-complex', 'docks', 'airfield'] as const)
      expect(sheet(kind).points, kind).toEqual({ miss: 0, hit: 1, direct: 3, vital: 5, strafing: 1 });
    expect(sheet('destroyer').points).toEqual({ miss: 0, hit: 1, direct: 4, vital: 6, strafing: 1 });
    const flak = (kind: TargetKind): number[] => [sheet(kind).areaFlak, sheet(kind).targetFlak];
    expect([flak('ground-forces'), flak('docks'), flak('airfield'), flak('freighter')]).toEqual([
      [0, 2],
      [0, 3],
      [2, 3],
      [0, 1],
    ]);
    expect([flak('destroyer'), flak('battleship')]).toEqual([
      [1, 2],
      [2, 4],
    ]);
  });

  test('Z-21.13b, Z-21.55b: a Miss does nothing, and better results do more', () => {
    for (const { kind, points } of targets) {
      expect(points.miss, kind).toBe(0);
      expect(
        [points.hit, points.direct, points.vital].every((n, i, list) => i === 0 || n > list[i - 1]),
        kind,
      ).toBe(true);
    }
  });

  test('Z-CEX-10, Z-CEX-11: Ground Forces, 0–1 Untouched, 2–3 Reduced (1 VP), 4–5 Disrupted, 6 or more Shattered (5 VPs)', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 20].map((points) => level('ground-forces', points)[0])).toEqual([
      'untouched',
      'untouched',
      'reduced',
      'reduced',
      'disrupted',
      'disrupted',
      'shattered',
      'shattered',
    ]);
    expect([level('ground-forces', 2)[1], level('ground-forces', 6)[1]]).toEqual([1, 5]);
  });

  test('Z-CEX-12: the Rail Complex has Area Flak 1, Target Flak 3, Hit 1, Direct 3, and 4 points are Damaged for 3 VPs', () => {
    const { areaFlak, targetFlak, points } = sheet('rail-complex');
    expect([areaFlak, targetFlak, points.hit, points.direct]).toEqual([1, 3, 1, 3]);
    expect(level('rail-complex', 4)).toEqual(['damaged', 3]);
  });

  test('Z-CEX-06, Z-CEX-09: a Direct does 4 to a Destroyer; a Battleship has Target Flak 4 and takes 1 from strafing', () => {
    expect(sheet('destroyer').points.direct * situations.torpedo).toBe(8);
    expect(sheet('battleship').targetFlak + row('strafing', 'very low').flak).toBe(5);
    expect(sheet('battleship').points.strafing).toBe(1);
  });

  test('Z-CEX-19, CH-EX-12: 8 points on the Docks are Heavy Damage for 6 VPs, 12 points 10 VPs', () => {
    expect([level('docks', 8), level('docks', 12)[1]]).toEqual([['heavy-damage', 6], 10]);
  });

  test('CH-EX-02, CH-EX-10, CH-EX-01: the Airfield has Target Flak 3 and the heaviest Area Flak on land, 8 points are 10 VPs; a Freighter at Very Low fires 2 cards', () => {
    const airfield = sheet('airfield');
    expect([airfield.targetFlak, level('airfield', 8)[1]]).toEqual([3, 10]);
    for (const one of targets.filter(({ class: kind, id }) => kind === 'land' && id !== airfield.id))
      expect(airfield.areaFlak, one.kind).toBeGreaterThan(one.areaFlak);
    expect(sheet('freighter').targetFlak + row('level', 'very low').flak).toBe(2);
  });
});

describe('what a card is worth', () => {
  const cards = basePack.faces.filter(({ expansion }) => !expansion).flatMap((face) => face.cards);
  /** The points that a single card does to a target on the average, in hundredths. */
  const mean = (kind: TargetKind): number =>
    Math.round((100 * cards.reduce((sum, { bombing }) => sum + sheet(kind).points[bombing], 0)) / cards.length);

  test('Z-21.13b, Z-21.74a, Z-22.23c: so many of the 76 hit, and so many spoil an attack', () => {
    const count = (result: string): number => cards.filter(({ bombing }) => bombing === result).length;
    expect(['miss', 'hit', 'direct', 'vital'].map(count)).toEqual([30, 28, 11, 7]);
    expect(cards.filter(({ strafing }) => strafing === 'hit')).toHaveLength(38);
    expect(cards.filter(({ spoiled }) => spoiled)).toHaveLength(16);
  });

  test('Z-21.15a: 1.26 points on Airfield, Docks and Rail Complex, more on a Freighter, less on a Battleship', () => {
    const kinds = [
      'airfield',
      'docks',
      'rail-complex',
      'freighter',
      'destroyer',
      'ground-forces',
      'battleship',
    ] as const;
    expect(kinds.map(mean)).toEqual([126, 126, 126, 196, 150, 93, 103]);
  });
});

describe('the award table', () => {
  const award = (id: string): number[] => {
    const { damaged, destroyed, returned } = awards.find((one) => one.id === id) as (typeof awards)[number];
    return [damaged, destroyed, returned];
  };
  test('Z-CEX-19, Z-4.92c, Z-CGAP-18: Fighters 2 and 5, Medium Bombers 10; nobody is paid for a Fighter that comes home', () => {
    expect(['fighter', 'light', 'medium', 'heavy', 'patrol'].map(award)).toEqual([
      [2, 5, 0],
      [3, 7, 2],
      [5, 10, 3],
      [8, 15, 5],
      [5, 10, 3],
    ]);
    expect(VPS_PER_LETTER).toBe(1);
  });
  test('Z-17.13f, Z-17.32a: an FB is worth more than a Fighter; a Patrol aircraft as much as a Medium Bomber', () => {
    expect(award('light').every((vps, i) => vps > award('fighter')[i])).toBe(true);
    expect(award('patrol')).toEqual(award('medium'));
  });
});
