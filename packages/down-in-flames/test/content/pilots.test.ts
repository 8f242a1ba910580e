import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { abilities, abilityWorth, basePack, nations, pilotPoints } from '../../src/content/index.ts';

const { pilots } = basePack;

test('DIF-COMP-11: pilots for every nation, and generic ones', () => {
  expect(pilots.length).toBeGreaterThanOrEqual(36);
  for (const nation of nations) expect(pilots.filter((p) => p.nation === nation).length).toBeGreaterThanOrEqual(3);
  expect(pilots.filter((p) => p.nation === 'generic').length).toBeGreaterThanOrEqual(10);
});

test('DIF-PIL-04 … DIF-PIL-16: every ability code is on some marker', () => {
  const used = new Set(pilots.flatMap((p) => p.abilities));
  expect([...used].sort()).toEqual([...abilities].sort());
});

test.each(pilots.map((pilot) => [pilot.id, pilot] as const))(
  'DIF-PIL-03: %s is worth the sum of his abilities',
  (_, pilot) => {
    expect(pilot.points).toBe(pilotPoints(pilot.abilities));
    expect(pilot.points).toBeGreaterThan(0);
  },
);

test('DIF-PIL-03: a stronger ability never costs less', () => {
  expect(abilityWorth['A+2']).toBeGreaterThan(abilityWorth['A+1']);
  expect(abilityWorth['P+2']).toBeGreaterThan(abilityWorth['P+1']);
  expect(abilityWorth['H+1/+1']).toBeGreaterThan(abilityWorth['H+0/+1']);
  expect(abilityWorth.AP2).toBeGreaterThan(abilityWorth.AP1);
  expect(pilotPoints(['Re'])).toBe(1);
});

test('DIF-PIL-02: whatever a generic pilot is called, his flag is grey; aces are on the public record', () => {
  for (const { nation, sources } of pilots) {
    expect(sources.nation).toBe(nation === 'generic' ? 'DIF-PIL-02' : 'public');
    expect(sources.name).toBe(nation === 'generic' ? undefined : 'public');
  }
});

test('docs/scenarios.md lists every marker with its points', () => {
  const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
  for (const { id, name, points, abilities } of pilots)
    expect(page).toContain(`\`${id}\` ${name} (${points}: ${abilities.join(', ')})`);
});
