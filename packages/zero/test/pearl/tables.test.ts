import { chanceFrom } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { missionRows } from '../../src/content/campaign-types.ts';
import { flightKinds } from '../../src/content/pearl-harbor-types.ts';
import { ESCORT, type OpenPearl, type PearlSortie, pearlRules, zeroPearlHarbor } from '../../src/index.ts';

const options = zeroPearlHarbor.options({});
if (!options.ok) throw new Error(JSON.stringify(options.problem));
const state = zeroPearlHarbor.setup(options.value, chanceFrom('tables'));
const { fixed } = state;
const { sheet } = fixed;

const at = (change: Partial<OpenPearl>): OpenPearl => ({ ...state, wave: 1, ...change });
const sortie = (kind: number, change: Partial<PearlSortie> = {}): PearlSortie => ({
  ...pearlRules.newSortie(0, kind, 1, 3),
  ...change,
});
const target = (id: string): number => sheet.targets.findIndex((one) => one.id === id);
const kindNo = (kind: (typeof flightKinds)[number]): number => flightKinds.indexOf(kind);

describe('the tables of Pearl Harbor', () => {
  test('Z-26.0c, Z-CGAP-130: 76 cards, each read on a row', () => {
    expect(fixed.cards).toHaveLength(76);
    expect(fixed.rows.every((row) => row >= 0)).toBe(true);
    expect(fixed.flights.map(({ name }) => name)).toContain('D15');
  });

  test('Z-CGAP-135: every row of the defence at every Alert, and for a fighter section', () => {
    const costs = (row: (typeof missionRows)[number], alert: number, section: boolean): number => {
      const card = fixed.rows.indexOf(missionRows.indexOf(row));
      return pearlRules.stepsFor(at({ alert }), card, section);
    };
    for (const row of missionRows) {
      const from = { ots: 0, 'ims-3b': 1, 'ims-2b': 2, 'ims-1b': 3 }[row as string] ?? 9;
      for (const alert of [0, 1, 2, 3]) expect(costs(row, alert, false), `${row} ${alert}`).toBe(alert >= from ? 1 : 0);
      expect(costs(row, 3, true), row).toBe(from < 9 ? 1 : 0);
    }
    const symbol = fixed.spoiled.indexOf(true);
    expect([0, 1, 2, 3].map((alert) => pearlRules.spoils(at({ alert }), symbol, false))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('Z-CGAP-133: every kind of Flight on every target: offered, or a reason that fits', () => {
    for (const [kind, name] of flightKinds.entries())
      for (const [place, { id, by, class: what, thirdWave }] of sheet.targets.entries())
        for (const wave of [1, 2, 3]) {
          const said = pearlRules.barAllotting(at({ wave }), sortie(kind), place);
          if (thirdWave && wave < 3) expect(said, id).toBe('only-in-the-third-wave');
          else if (by.includes(name)) expect(said, `${name} ${id}`).toBeNull();
          else if (name === 'torpedo')
            expect(said, id).toBe(
              what === 'battleship' || what === 'ship' ? 'torpedo-cannot-reach' : 'torpedo-needs-water',
            );
          else
            expect(said, `${name} ${id}`).toBe(
              {
                'armour-piercing': 'armour-piercing-for-ships',
                'high-explosive': 'high-explosive-for-land',
                fighter: 'guns-for-airfields',
              }[name as string],
            );
        }
    for (const kind of flightKinds)
      expect(pearlRules.barAllotting(at({}), sortie(kindNo(kind)), ESCORT)).toBe(
        kind === 'fighter' ? null : 'only-fighters-escort',
      );
  });

  test('Z-CGAP-136: cards for Steps, surprise and diversion', () => {
    const cards = (kind: (typeof flightKinds)[number], alert: number, change: Partial<PearlSortie> = {}): number =>
      pearlRules.attackCards(at({ alert }), sortie(kindNo(kind), { target: 0, ...change }));
    expect(cards('torpedo', 1)).toBe(4);
    expect(cards('torpedo', 0)).toBe(5);
    expect(cards('torpedo', 0, { divertedFrom: 3 })).toBe(4);
    expect(cards('dive', 3, { steps: 1 })).toBe(2);
    expect(cards('fighter', 3)).toBe(3);
    expect(cards('fighter', 1, { steps: 1, divertedFrom: 13 })).toBe(0);
  });

  test('Z-CGAP-136, Z-CGAP-137: points of every result of every kind on a battleship and elsewhere', () => {
    const points = (kind: (typeof flightKinds)[number], id: string): number[] =>
      [0, 1, 2, 3].map((shown) => {
        const flown = sortie(kindNo(kind), { target: target(id) });
        return pearlRules.pointsFor(fixed, flown, pearlRules.resultOn(fixed, flown, shown));
      });
    expect(points('torpedo', 'B4')).toEqual([0, 2, 6, 10]);
    expect(points('armour-piercing', 'B4')).toEqual([0, 1, 3, 5]);
    expect(points('dive', 'B4')).toEqual([0, 0, 1, 3]);
    expect(points('dive', 'S1')).toEqual([0, 1, 3, 5]);
    expect(points('high-explosive', 'A1')).toEqual([0, 1, 3, 5]);
    expect(points('fighter', 'A1').slice(0, 2)).toEqual([0, 1]);
  });

  test('Z-CGAP-135: symbols take the best results away, one each', () => {
    expect(pearlRules.spoiledOf([1, 3, 0, 2], 0)).toEqual([false, false, false, false]);
    expect(pearlRules.spoiledOf([1, 3, 0, 2], 1)).toEqual([false, true, false, false]);
    expect(pearlRules.spoiledOf([1, 3, 0, 2], 2)).toEqual([false, true, false, true]);
    expect(pearlRules.spoiledOf([2, 2], 5)).toEqual([true, true]);
  });

  test('Z-CGAP-132: the Alert of the first wave', () => {
    expect([6, 7, 8, 13, 14].map((resolved) => pearlRules.alertAfter(fixed, 1, resolved))).toEqual([1, 2, 1, 1, 2]);
    expect(pearlRules.alertAfter(fixed, 2, 14)).toBe(2);
  });

  test('Z-CGAP-139: each airfield below five points sends a section', () => {
    const points = state.points.slice();
    points[target('A1')] = 4;
    points[target('A5')] = 5;
    points[target('A6')] = 9;
    expect(pearlRules.readyAirfields(at({ points }))).toEqual([target('A1')]);
  });

  test('Z-CGAP-141: the edges of every result', () => {
    const named = (net: number) => pearlRules.resultFor(at({}), net);
    expect([60, 61, 52, 53, 44, 45, 36, 37].map(named)).toEqual([
      'brilliant-victory',
      'decisive-victory',
      'victory',
      'brilliant-victory',
      'marginal-victory',
      'victory',
      'failure',
      'marginal-victory',
    ]);
  });

  test('Z-CGAP-142: a wave with nothing left to change flies at once', () => {
    const sorties = [sortie(0, { target: 0 })];
    expect(pearlRules.isSettled(at({ changes: 0, sorties }))).toBe(true);
    expect(pearlRules.isSettled(at({ changes: 1, sorties }))).toBe(false);
    expect(pearlRules.isSettled(at({ changes: 0, sorties: [...sorties, sortie(0)] }))).toBe(false);
  });
});
