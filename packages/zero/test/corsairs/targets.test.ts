import { describe, expect, test } from 'vitest';
import {
  armsDisplay,
  awards,
  basePack,
  campaignBase,
  checkPack,
  corsairsAwards,
  corsairsSubstitutes,
  corsairsSupplies,
  type TargetSheet,
} from '../../src/content/index.ts';
import { readOptions } from '../../src/options.ts';
import { type Cell, idOf, num, type Row, table } from './sheets.ts';

const sheetIds: { readonly [short: string]: string } = {
  factory: '5A',
  convoy: '5B',
  submarine: '6B',
  small: '7A',
  cv: '7B-cv',
  cvl: '7B-cvl',
  cve: '7B-cve',
  cruiser: '7B-cruiser',
};
const panelIds: { readonly [panel: string]: string } = {
  'Mine Laying': '6A-mines',
  'Air Drop': '6A-drop',
  Patrol: '6A-patrol',
  Transport: '6A-transport',
};
const sheet = (id: string): TargetSheet => campaignBase.targets.find((one) => one.id === id) as TargetSheet;
const word = ({ text }: Cell): string => text.toLowerCase().replaceAll(' ', '-');
const known = ({ sources }: TargetSheet, path: string): string | null => sources[path] ?? null;

describe('CH-2.0a, CH-GAP-77: Target Sheets 5A to 7B', () => {
  test('every face and panel of the page is a sheet', () => {
    const shown = table('Faces').map(({ Face, Panel }) => [Face.text, word(Panel)]);
    const ours = campaignBase.targets
      .filter(({ set }) => set === 'corsairs')
      .map(({ id, kind }) => [id.slice(0, 2), kind] as string[]);
    expect(ours.toSorted()).toEqual(shown.toSorted());
  });

  test.each(table('Flak and damage per result').map((row) => [sheetIds[row.Id.text], row] as const))(
    'Flak and damage of %s',
    (id, row) => {
      const one = sheet(id);
      expect(one).toMatchObject({
        kind: word(row.Target),
        class: word(row.Class),
        strafable: true,
        areaFlak: num(row['Area Flak']),
        targetFlak: num(row['Target Flak']),
        points: {
          miss: 0,
          hit: num(row.Hit),
          direct: num(row.Direct),
          vital: num(row.Vital),
          strafing: num(row.Strafe),
        },
      });
      const sources = ['areaFlak', 'targetFlak', 'points.hit', 'points.direct', 'points.vital', 'points.strafing'];
      const cells = ['Area Flak', 'Target Flak', 'Hit', 'Direct', 'Vital', 'Strafe'];
      expect(sources.map((path) => known(one, path))).toEqual(cells.map((cell) => row[cell].source));
    },
  );

  test.each(Object.entries(sheetIds))('damage levels and VPs of the %s, sheet %s', (short, id) => {
    const rows = table('Damage levels and VPs').filter(({ Id }) => Id.text === short);
    expect(sheet(id).levels).toEqual(
      rows.map((row) => ({ name: word(row.Name), from: num(row['From points']), vps: num(row.VPs) })),
    );
  });

  test('CH-27.44b: a depth charge at the wrong depth does 0, 1 and 3', () => {
    expect(sheet('6B').wrongDepth).toEqual({ miss: 0, hit: 0, direct: 1, vital: 3 });
    expect(campaignBase.targets.filter(({ wrongDepth }) => wrongDepth !== undefined)).toHaveLength(1);
  });

  test.each(table('Panels of face 6A').map((row) => [panelIds[row.Panel.text], row] as const))(
    'CH-18.6d: the panel %s',
    (id, row) => {
      const one = sheet(id);
      expect([one.areaFlak, one.targetFlak]).toEqual([num(row['Area Flak']), num(row['Target Flak'])]);
      expect(known(one, 'areaFlak')).toBe(row['Area Flak'].source);
      const { panel } = one;
      if (panel?.does === 'mines' || panel?.does === 'transport') {
        expect(row.VPs.text.startsWith(`${panel.vps} per `)).toBe(true);
        expect(one.levels).toEqual([]);
      } else if (panel?.does === 'patrol') {
        expect(row.VPs.text).toBe(`Hit ${one.points.hit}, Direct ${one.points.direct}, Vital ${one.points.vital}`);
        expect(known(one, 'points')).toBe(row.VPs.source);
      } else
        expect(one.levels).toEqual(
          table('Panels of face 6A', 1).map((line) => ({
            name: word(line['Air Drop level']),
            from: num(line['From supply points']),
            vps: num(line.VPs),
          })),
        );
    },
  );

  test('packs may bring such sheets, and are told what is wrong with them', () => {
    const pack = (targets: unknown[]): string[] =>
      checkPack({ system: 'zero', pack: 'mine', targets }).map(({ code, place }) => `${code} at ${place}`);
    expect(pack([...campaignBase.targets])).toEqual([]);
    expect(pack([{ ...sheet('6A-drop'), levels: [] }])).toEqual(['wrong-levels at targets[0].levels']);
    expect(pack([{ ...sheet('6A-mines'), panel: { does: 'dig', vps: 1 } }])).toEqual([
      'content-unknown-value at targets[0].panel.does',
    ]);
  });

  test('CH-18.6d, CH-27.44a: a panel of 6A and a Submarine are no targets of a bombing Mission', () => {
    const bombing = (target: string): string => {
      const result = readOptions({
        mode: 'mission',
        seats: [
          { name: 'one', side: 'japanese', elements: [], formations: [] },
          { name: 'two', side: 'allied', elements: [{ aircraft: 'tbf' }], formations: [] },
        ],
        orders: { kind: 'bombing', attacker: 'allied', target, turns: [3, 2] },
      });
      return result.ok ? 'fine' : result.problem.code;
    };
    expect(['6A-mines', '6A-drop', '6B'].map(bombing)).toEqual(Array(3).fill('target-of-another-mission'));
    expect(['5A', '5B', '7A', '7B-cruiser'].map(bombing)).toEqual(Array(4).fill('fine'));
  });
});

describe('the Bombing Display', () => {
  const modes: { readonly [written: string]: string } = {
    Rockets: 'rockets',
    'Napalm (Level)': 'napalm',
    'Skip bombing': 'skip-bombing',
    'Depth charges': 'depth-charges',
    'Attack bomber strafing': 'attack-strafing',
    'Air drop': 'air-drop',
    Kamikaze: 'kamikaze',
    MXY7: 'ohka',
  };
  const ratings: { readonly [written: string]: readonly [number, string] } = {
    '1': [1, 'none'],
    rating: [0, 'level'],
    'rating +1': [1, 'level'],
    'Saturation rating +1 (CH-GAP-83)': [1, 'saturation'],
    'number carried': [0, 'depth-charges'],
    'Strafing rating': [0, 'strafing'],
    'Cargo rating': [0, 'cargo'],
  };
  const flakOf = ({ text }: Cell): number | null =>
    text.startsWith('none') || text.startsWith('0, or') ? null : Number(text.replace('−', '-'));

  test('every row that is added', () => {
    const shown = table('Additions to the Bombing Display').map((row: Row) => ({
      mode: modes[row.Mode.text],
      altitude: row.Altitude.text === '–' ? null : row.Altitude.text.toLowerCase(),
      cards: ratings[row.Cards.text][0],
      rating: ratings[row.Cards.text][1],
      flak: flakOf(row['Target Flak']),
    }));
    expect(armsDisplay.map(({ id: _, sources: __, ...row }) => row)).toEqual(shown);
    const cited = table('Additions to the Bombing Display').map((row) => [
      row.Altitude.source,
      row['Target Flak'].source,
    ]);
    expect(armsDisplay.map(({ sources }) => [sources.altitude ?? null, sources.flak ?? null])).toEqual(cited);
  });
});

describe('what there is and what it is worth', () => {
  test('every line of the award table', () => {
    const lines: { readonly [written: string]: string } = {
      Fighter: 'fighter',
      'Night fighter': 'fighter',
      'Light bomber': 'light',
      'Medium bomber': 'medium',
      'Attack bomber': 'medium',
      'Patrol aircraft': 'patrol',
      'Heavy bomber': 'heavy',
      Kamikaze: 'kamikaze',
      'G4M2 with MXY7': 'ohka-carrier',
    };
    const all = [...awards, ...corsairsAwards];
    const rows = table('VPs per aircraft').filter(({ Class }) => Class.text in lines);
    expect(rows).toHaveLength(9);
    for (const row of rows) {
      const award = all.find(({ id }) => id === lines[row.Class.text]);
      expect([row.Class.text, award?.damaged, award?.destroyed, award?.returned]).toEqual([
        row.Class.text,
        num(row['Damaged or disengaged']),
        num(row.Destroyed),
        num(row['Own aircraft back undamaged from the target']),
      ]);
    }
    expect(corsairsAwards.map(({ sources }) => sources.destroyed)).toEqual(['CH-28.7a', 'CH-28.7b']);
  });

  test('CH-2.0a: 120 cards, 60 of each side', () => {
    const rows = table('The 120 cards').filter(({ Id }) => Id.text !== 'total');
    expect(corsairsSupplies.map(({ id, box }) => [id, box])).toEqual(
      rows.map((row) => [idOf(row.Id), Number.parseInt(row['In the box'].text, 10)]),
    );
    const single = new Set([...campaignBase.formations.map(({ id }) => id)]);
    const all = [...basePack.fighters, ...campaignBase.lightBombers, ...campaignBase.formations];
    const cards = (side: string): number =>
      corsairsSupplies.reduce((sum, { id, box }) => {
        const card = all.find((one) => one.id === id);
        const alone = single.has(id) || (card !== undefined && 'night' in card);
        return card?.side === side ? sum + box * (alone ? 1 : 2) : sum;
      }, 0);
    expect([cards('allied'), cards('japanese')]).toEqual([60, 60]);
  });

  test('the substitutes, each of the same side', () => {
    const names: { readonly [written: string]: string } = {
      F4F: 'f4f-3',
      F6F: 'f6f-3',
      'N1K-J': 'n1k2-j',
      'Ki-84-Ia': 'ki-84',
    };
    const id = ({ text }: Cell): string => names[text] ?? text.toLowerCase();
    expect(Object.entries(corsairsSubstitutes)).toEqual(
      table('Substitutes when cards run out').map((row) => [id(row.Type), id(row.Substitute)]),
    );
    const sideOf = (one: string): string | undefined => basePack.fighters.find((each) => each.id === one)?.side;
    for (const [type, substitute] of Object.entries(corsairsSubstitutes)) expect(sideOf(type)).toBe(sideOf(substitute));
  });
});
