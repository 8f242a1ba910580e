import { describe, expect, test } from 'vitest';
import {
  altitudes,
  basePack,
  campaignBase,
  type Face,
  type MissionRow,
  missionRows,
  rowCards,
  sides,
} from '../../src/content/index.ts';
import { campaign, each, listedIn, resource, speedOf, target, typeOf, written } from './fixture.ts';

const { campaigns, targets: sheets } = campaignBase;
const rowsOf = ({ title, bursts }: Face): MissionRow[] =>
  missionRows.filter((row) => rowCards[row].title === title && (rowCards[row].bursts || bursts) === bursts);

describe('the Missions tables', () => {
  test('Z-24.44b: every card leads to one row, IN MY SIGHTS by its Bursts; FULL THROTTLE is drawn again', () => {
    for (const face of basePack.faces) expect(rowsOf(face), face.id).toHaveLength(face.expansion ? 0 : 1);
    const cards = (row: MissionRow): number =>
      basePack.faces.filter((face) => rowsOf(face).includes(row)).reduce((sum, face) => sum + face.cards.length, 0);
    expect(missionRows.map(cards)).toEqual([11, 6, 4, 6, 11, 4, 5, 9, 12, 5, 3]);
  });

  test.each(each)(
    'Z-24.44a, %s: every row and period gives a target, and every target can come up',
    (_, { periods, table, targets }) => {
      expect(periods).toHaveLength(3);
      expect(targets.map(({ number }) => number)).toEqual(targets.map((_target, i) => i + 1));
      const drawn = new Set(Object.values(table).flat());
      for (const row of missionRows) expect(table[row], row).toHaveLength(3);
      for (const number of drawn)
        expect(
          targets.some((one) => one.number === number),
          String(number),
        ).toBe(true);
      for (const { number, again } of targets) {
        expect(drawn.has(number), String(number)).toBe(true);
        if (again !== null) expect(targets.find((one) => one.number === again)?.again, String(number)).toBeNull();
      }
    },
  );

  test.each(each)(
    '%s: in every period somebody bombs, on both sides, and there is a Dogfight',
    (_, { periods, table, targets }) => {
      for (const [i] of periods.entries()) {
        const flown = Object.values(table).map((row) => targets[row[i] - 1]);
        for (const side of sides) expect(flown.some(({ attacker }) => attacker === side)).toBe(true);
        expect(flown.some(({ kind }) => kind === 'dogfight')).toBe(true);
      }
    },
  );

  test('Z-CEX-16: Burma, December 1941–January 1942: OUT OF THE SUN leads to target 15', () => {
    expect(campaign('burma').table.ots[0]).toBe(15);
    expect(campaign('burma').sources['table.ots[0]']).toBe('Z-CEX-16');
  });
});

describe('the Mission Targets', () => {
  test.each(each)(
    'Z-23.1, Z-24.49a, Z-CGAP-78, %s: with phases, a sheet, an attacker and two numbers; without, none of these',
    (_, { targets }) => {
      for (const { number, kind, sheet, attacker, turns, aircraft: listed } of targets) {
        const phased = kind === 'bombing' || kind === 'reconnaissance';
        expect([sheet !== null, attacker !== null, turns.length], String(number)).toEqual([
          phased,
          phased,
          phased ? 2 : 1,
        ]);
        if (sheet !== null)
          expect(
            sheets.some(({ id }) => id === sheet),
            String(number),
          ).toBe(true);
        for (const side of sides)
          expect(listed[side].length > 0, String(number)).toBe(attacker === null || attacker === side);
      }
    },
  );

  test.each(each)(
    'Z-24.46b, Z-16.22a, %s: all listed aircraft exist, fly for their side, and may fly so high',
    (_, { targets, periods }) => {
      const end = periods[periods.length - 1].to[0];
      for (const { number, aircraft: listed, altitude } of targets) {
        for (const side of sides) {
          for (const { aircraft: id, as } of listed[side]) {
            const type = typeOf(id);
            expect([type.side, as === 'aircraft'], `${number} ${id}`).toEqual([side, 'class' in type]);
            expect(altitudes.indexOf(altitude), `${number} ${id}`).toBeLessThanOrEqual(altitudes.indexOf(type.ceiling));
            expect(type.year, id).toBeLessThanOrEqual(end);
          }
        }
      }
    },
  );

  test('Z-24.46d: of the Fighters sent against a target, these carry bombs', () => {
    const sent = campaigns.flatMap(({ targets }) =>
      targets.filter(({ attacker }) => attacker !== null).flatMap(listedIn),
    );
    const bombing = basePack.fighters.filter(
      ({ id, leader }) => leader.front.bombs > 0 && sent.some(({ aircraft: one }) => one === id),
    );
    expect(bombing.map(({ id }) => id)).toEqual(['a6m2', 'hurricane-iib', 'p-35a', 'p-40e']);
  });

  test.each([
    ['malaya', '3/2 3/2 3/2 5/4 2/1 3/2 3/2 2/1 6 6 4/3 4/3 5/4 3/2 3/2 3/2 4/3 3/2 4/3 6 4/3 4'],
    ['philippines', '4/3 4/3 4/3 4/3 3/2 2/1 4/3 4/3 5/4 2/1 6 6 6 2/1 4/3 3/2 2/1 2/1 4/3 4/3 4/3 4 4 6 2/1'],
    ['burma', '4/3 4/3 3/2 2/1 3/2 4/3 2/1 4/3 2/1 3/2 4/3 3/2 4/3 3/2 3/2 6 6 2/1 3/2 4/3 2/1 6 4 4/3 3/2'],
  ])(
    'Z-23.24a, Z-23.24b, %s: base turns less the Speed of the slowest are what the sheet says is flown',
    (id, flown) => {
      const turns = campaign(id).targets.map((one) => {
        const slowest = Math.min(...listedIn(one).map((listed) => speedOf(listed.aircraft)));
        return one.turns.map((base) => (one.turns.length === 1 ? base : base - slowest)).join('/');
      });
      expect(turns.join(' ')).toBe(flown);
    },
  );

  test('Z-CEX-13: Malaya 11 is four Ki-21 and 9/8 turns, flown 4/3', () => {
    const { aircraft: listed, turns, kind } = target('malaya', 11);
    expect([listed.japanese.map(written), turns, kind]).toEqual([['4 ki-21'], [9, 8], 'bombing']);
    expect(campaign('malaya').sources).toMatchObject({
      'targets[10].aircraft.japanese': 'Z-CEX-13',
      'targets[10].turns': 'Z-CEX-13',
    });
  });

  test('Z-CEX-16: Burma 15 is a Freighter off Rangoon, sheet 4A, attacked by two Ki-21', () => {
    const { place, sheet, attacker, aircraft: listed } = target('burma', 15);
    expect([place, sheet, attacker, listed.japanese.map(written)]).toEqual([
      'off-rangoon',
      '4A',
      'japanese',
      ['2 ki-21'],
    ]);
    expect(sheets.find(({ id }) => id === '4A')?.kind).toBe('freighter');
  });

  test('Z-CEX-17: Burma 16 is a Dogfight of a Ki-27 Element and a Buffalo Element', () => {
    const { kind, aircraft: listed } = target('burma', 16);
    expect([kind, listed.japanese.map(written), listed.allied.map(written)]).toEqual([
      'dogfight',
      ['L/W ki-27'],
      ['L/W buffalo-i'],
    ]);
  });

  test('Z-CEX-12: the battle over the Rail Complex can be dealt in Malaya, January 1942', () => {
    const { sheet, aircraft: listed } = target('malaya', 12);
    expect([sheet, listed.japanese.map(written)]).toEqual(['3B', ['2 ki-21', 'L/W ki-30']]);
    expect(resource('malaya', 'japanese', 2).periods[1].aircraft.map(written)).toEqual(['L/W ki-43']);
    expect(resource('malaya', 'allied', 3).periods[1].aircraft.map(written)).toEqual([
      'L/W buffalo-ii',
      'L/W hurricane-iib',
    ]);
    expect(Object.values(campaign('malaya').table).some((row) => row[1] === 12)).toBe(true);
  });

  test('Z-CEX-19: the battle over the Docks can be dealt in the Philippines, December 1941', () => {
    const { sheet, aircraft: listed } = target('philippines', 4);
    expect([sheet, listed.japanese.map(written)]).toEqual(['1B', ['4 g4m1']]);
    expect(resource('philippines', 'japanese', 3).periods[0].aircraft.map(written)).toEqual(['L/W ki-27']);
    expect(resource('philippines', 'allied', 2).periods[0].aircraft.map(written)).toEqual(['L/W p-40b']);
    expect(Object.values(campaign('philippines').table).some((row) => row[0] === 4)).toBe(true);
  });

  test('Z-19.3a: the Colin Kelly Mission is flown once, by his crew on a B-17, and comes up in the first period only', () => {
    const kelly = target('philippines', 5);
    expect([kelly.special?.name, listedIn(kelly).map(written), kelly.again]).toEqual(['kelly', ['1 b-17d'], 7]);
    expect(kelly.special?.effects).toContainEqual({ does: 'crew', crew: 'colin-kelly', aircraft: 'b-17d' });
    expect(Object.values(campaign('philippines').table).filter((row) => row.includes(5))).toEqual([[5, 23, 23]]);
    const others = campaigns.flatMap(({ targets }) => targets).filter(({ special }) => special?.name === 'kelly');
    expect(others).toEqual([kelly]);
  });

  test('Z-21.51a, Z-21.53a, Z-21.52a: all aircraft against Force Z carry Torpedoes, at Very Low, against ships', () => {
    const { special, aircraft: listed, altitude, sheet, again } = target('malaya', 4);
    expect([special?.name, altitude, sheet, again]).toEqual(['force-z', 'very low', '2B', 11]);
    expect(special?.effects).toContainEqual({ does: 'torpedoes', cards: 2 });
    for (const { aircraft: id } of listed.japanese) expect(typeOf(id), id).toMatchObject({ torpedo: true });
  });

  test('Z-CGAP-42, Z-CGAP-43: photographs bring 2, 4 and 6 VPs; evacuated aircraft what their line says', () => {
    const all = campaigns.flatMap(({ targets }) => targets);
    for (const { kind, special } of all) {
      expect(special?.name === 'recon').toBe(kind === 'reconnaissance');
      expect(special?.name === 'evac').toBe(kind === 'evacuation');
    }
    expect(target('malaya', 21).special?.effects).toEqual([
      { does: 'photographs', vps: { miss: 0, hit: 2, direct: 4, vital: 6 } },
    ]);
    const evacuations = all
      .flatMap(({ special }) => special?.effects ?? [])
      .flatMap((effect) => (effect.does === 'evacuation' ? [effect.vps] : []));
    expect(evacuations).toEqual([4, 8, 6, 4]);
  });

  test('special Flak: few guns, surprised ones, a fortress', () => {
    const flak = (id: string, number: number): unknown =>
      target(id, number).special?.effects.map(({ does, ...rest }) => [does, ...Object.values(rest)]);
    expect(flak('malaya', 1)).toEqual([
      ['area-flak', 'ingress', -1],
      ['area-flak', 'egress', -1],
    ]);
    expect(flak('burma', 7)).toEqual([
      ['area-flak', 'ingress', 'none'],
      ['area-flak', 'egress', -1],
      ['target-flak', -1, null],
    ]);
    expect(flak('philippines', 15)).toEqual([['target-flak', 1, null]]);
  });

  test.each(each)(
    '%s: every target has a place of its own on the map, and in an inset only if there is one',
    (_, { targets, inset, map }) => {
      expect(new Set(targets.map(({ place }) => place)).size).toBe(targets.length);
      expect(map.north).toBeGreaterThan(map.south);
      expect(map.east).toBeGreaterThan(map.west);
      for (const { at, inset: within } of targets) {
        for (const point of [at, ...(within === null ? [] : [within])])
          for (const value of [point.x, point.y]) expect(value >= 0 && value <= 100).toBe(true);
        if (within !== null) expect(inset).not.toBeNull();
      }
    },
  );

  test('Philippines 23: in January and February a B-18 may fly in the place of the PBY-5', () => {
    const { instead, aircraft: listed } = target('philippines', 23);
    expect([instead, listed.allied.map(written)]).toEqual([{ period: 1, aircraft: 'pby-5', by: 'b-18' }, ['1 pby-5']]);
  });
});

describe('periods and performance', () => {
  test('Z-CEX-14, Z-CEX-16: the periods that the book names', () => {
    const dates = (id: string): unknown => campaign(id).periods.map(({ from, to }) => [from.join('-'), to.join('-')]);
    expect(dates('malaya')).toEqual([
      ['1941-12', '1941-12'],
      ['1942-1', '1942-1'],
      ['1942-2', '1942-2'],
    ]);
    expect(dates('philippines')).toEqual([
      ['1941-12', '1941-12'],
      ['1942-1', '1942-2'],
      ['1942-3', '1942-5'],
    ]);
    expect(dates('burma')).toEqual([
      ['1941-12', '1942-1'],
      ['1942-2', '1942-3'],
      ['1942-4', '1942-5'],
    ]);
    expect(campaign('burma').sources['periods[0]']).toBe('Z-CEX-16');
  });

  test.each(each)(
    'Z-24.2a, Z-24.44c, %s: a name, periods, Resources of both sides, a table of Missions, targets with their numbers on the map, performances',
    (_, { name, periods, resources, table, targets, map, inset }) => {
      expect(name).not.toBe('');
      expect(periods.every(({ performance }) => performance.length === 4)).toBe(true);
      expect(sides.map((side) => resources[side].length)).toEqual([8, 8]);
      expect(targets.map(({ number }) => number)).toEqual(targets.map((_target, i) => i + 1));
      for (const number of Object.values(table).flat())
        expect(targets.filter((one) => one.number === number)).toHaveLength(1);
      expect(map.north).toBeGreaterThan(map.south);
      for (const { number, at, inset: closer } of targets)
        for (const { x, y } of closer === null ? [at] : [at, closer]) {
          expect(
            [x, y].every((value) => value >= 0 && value <= 100),
            String(number),
          ).toBe(true);
          if (closer !== null) expect(inset).not.toBeNull();
        }
      const places = targets.map(({ at, inset: closer }) => JSON.stringify([at, closer]));
      expect(new Set(places).size).toBe(targets.length);
    },
  );

  test('Z-24.42a, Z-CGAP-49: six Missions', () => {
    expect(campaigns.map(({ missions }) => missions)).toEqual([6, 6, 6]);
  });

  test('Z-24.7a, Z-CGAP-50: Japanese minus Allied VPs from which a performance begins', () => {
    const table = (id: string): unknown => campaign(id).periods.map(({ performance }) => performance);
    expect(table('malaya')).toEqual([
      [55, 30, 1, -24],
      [45, 20, -9, -34],
      [55, 30, 1, -24],
    ]);
    expect(table('philippines')).toEqual([
      [65, 40, 11, -14],
      [35, 10, -19, -44],
      [40, 15, -14, -39],
    ]);
    expect(table('burma')).toEqual([
      [35, 10, -19, -44],
      [15, -10, -39, -64],
      [55, 30, 1, -24],
    ]);
    expect(campaigns.map(({ periods }) => periods.map(({ par }) => par))).toEqual([
      [15, 5, 15],
      [25, -5, 0],
      [-5, -25, 15],
    ]);
  });

  test('a long war adds the pars of its periods: Adequate reaches 24 points either side, the next level 69', () => {
    expect(campaigns.map((one) => one.longWar)).toEqual([
      [105, 60, 11, -34],
      [90, 45, -4, -49],
      [55, 10, -39, -84],
    ]);
  });
});
