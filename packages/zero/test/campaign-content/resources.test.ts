import { describe, expect, test } from 'vitest';
import { campaignBase, sides } from '../../src/content/index.ts';
import { each, resource, typeOf, written } from './fixture.ts';

const { campaigns, counters, resources: options } = campaignBase;

describe('the Resources', () => {
  test.each(each)(
    'Z-24.52a, Z-24.53a, %s: eight a side, each with something in every period, of its own side',
    (_, { resources, periods }) => {
      for (const side of sides) {
        expect(resources[side].map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
        for (const { number, periods: entries } of resources[side]) {
          expect(entries, String(number)).toHaveLength(periods.length);
          for (const [i, { aircraft: listed, options: chosen }] of entries.entries()) {
            expect(listed.length + chosen.length, String(number)).toBeGreaterThan(0);
            for (const name of chosen)
              expect(
                options.some(({ id }) => id === name),
                name,
              ).toBe(true);
            for (const { aircraft: id, as } of listed) {
              expect([typeOf(id).side, as === 'aircraft'], id).toEqual([side, false]);
              expect(typeOf(id).year, id).toBeLessThanOrEqual(periods[i].to[0]);
            }
          }
        }
      }
    },
  );

  test.each(each)(
    'Z-19.24f, Z-19.23a, %s: a named pilot leads the first Element, of his type, for a service that is there',
    (_, { resources, pilots }) => {
      const skilled = counters.flatMap(({ service, front, back }) =>
        [front, back].map((pilot) => ({ ...pilot, service })),
      );
      let named = 0;
      for (const side of sides) {
        for (const { aircraft: listed, pilot } of resources[side].flatMap(({ periods }) => periods)) {
          if (pilot === null) continue;
          named++;
          const man = skilled.find(({ id }) => id === pilot);
          expect(man?.skills.length, pilot).toBeGreaterThan(0);
          expect(man?.family, pilot).toBe(typeOf(listed[0].aircraft).family);
          expect(pilots[side], pilot).toContain(man?.service);
        }
      }
      expect(named).toBe(6);
    },
  );

  test('Z-CEX-18: Burma, Japanese Resource 2 is a Ki-43 Element, Allied Resource 4 is Clouds over Target', () => {
    expect(resource('burma', 'japanese', 2).periods[0].aircraft.map(written)).toEqual(['L/W ki-43']);
    expect(resource('burma', 'allied', 4).periods.map((entry) => entry.options)).toEqual(
      Array(3).fill(['clouds-over-target']),
    );
    expect(options.find(({ id }) => id === 'clouds-over-target')?.effects).toEqual([
      { does: 'clouds', border: 'blue', results: -1, targetFlak: -1 },
    ]);
  });

  test('Z-23.25a: two options change the Target-Bound turns, the attacker’s down and the defender’s up', () => {
    const bound = options.flatMap(({ role, effects }) =>
      effects.flatMap((effect) => (effect.does === 'target-bound' ? [[role, effect.by]] : [])),
    );
    expect(bound).toEqual([
      ['attacker', -2],
      ['defender', 2],
    ]);
  });

  test('CH-17.61g: Package Guns are there, for Medium Bombers at Very Low, in the Philippines', () => {
    expect(options.find(({ id }) => id === 'package-guns')).toMatchObject({
      role: 'attacker',
      effects: [{ altitude: 'very low', strafing: 2 }],
    });
    const owners = campaigns.filter(({ resources }) =>
      sides.some((side) =>
        resources[side].some(({ periods }) => periods.some((entry) => entry.options.includes('package-guns'))),
      ),
    );
    expect(owners.map(({ id }) => id)).toEqual(['philippines']);
  });

  test('Z-24.51a, Z-CGAP-48: what the options of the Resource Sheet do, for whom and where', () => {
    const phased = ['bombing', 'reconnaissance'];
    const all = [...phased, 'dogfight', 'evacuation'];
    const land = ['airfield', 'docks', 'ground-forces', 'rail-complex'];
    expect(
      options.map(({ id, role, missions, targets, effects }) => [id, role, missions, targets, ...effects]),
    ).toEqual([
      ['clouds-over-target', 'any', phased, null, { does: 'clouds', border: 'blue', results: -1, targetFlak: -1 }],
      ['flak-guns', 'defender', phased, null, { does: 'target-flak', by: 1, at: null }],
      ['deceptive-course', 'attacker', phased, null, { does: 'target-bound', by: -2 }],
      ['early-warning', 'defender', phased, null, { does: 'target-bound', by: 2 }],
      ['experienced-air-crew', 'any', phased, null, { does: 'ignore-spoiled', cards: 1 }],
      ['caught-on-the-ground', 'attacker', all, null, { does: 'enemy-resource-late', when: 'home-bound', turn: 3 }],
      ['fighter-sweep', 'any', all, null, { does: 'play-first' }],
      ['dispersal', 'defender', phased, ['airfield', 'ground-forces'], { does: 'damage-points', by: -2 }],
      ['vital-target', 'attacker', ['bombing'], null, { does: 'level-vps', vps: [0, 0, 2, 4] }],
      ['small-arms', 'defender', phased, land, { does: 'target-flak', by: 1, at: 'very low' }],
      ['package-guns', 'attacker', ['bombing'], null, { does: 'package-guns', altitude: 'very low', strafing: 2 }],
    ]);
  });

  test('every option is somebody’s', () => {
    const used = new Set(
      campaigns.flatMap(({ resources }) =>
        sides.flatMap((side) => resources[side].flatMap(({ periods }) => periods.flatMap((entry) => entry.options))),
      ),
    );
    expect(options.filter(({ id }) => !used.has(id))).toEqual([]);
    expect(options).toHaveLength(11);
  });
});
