import { tryGame } from '@tallyho/conformance';
import { chanceFrom, type Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import {
  campaignContentOf,
  drawPilots,
  type LandFixed,
  missionOptions,
  zeroCampaign,
  zeroCampaignTrial,
} from '../../src/index.ts';

const content = campaignContentOf([]);
const trial: Trial = zeroCampaignTrial;

function fixedOf(campaign: string, period: string): LandFixed {
  const options = zeroCampaign.options({ campaign, period });
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  return zeroCampaign.setup(options.value, chanceFrom('campaign')).fixed;
}

describe('pilots', () => {
  const { counters } = content;
  const cupOf = (family: string, ...aside: readonly string[]) =>
    counters.filter(
      (one) => one.service === 'ijn' && (one.family === null || one.family === family) && !aside.includes(one.front.id),
    );

  test('Z-CEX-02, Z-19.24b, Z-19.24c, Z-19.24d, Z-19.24e, Z-19.24g: Kates first, then the Zero, Paek back in the cup', () => {
    const place = (cup: readonly { readonly front: { readonly id: string } }[], name: string): number =>
      cup.findIndex(({ front }) => front.id === name);
    const expected = [
      { of: cupOf('B5N').length, drawn: place(cupOf('B5N'), 'paek') },
      { of: cupOf('B5N', 'paek').length, drawn: place(cupOf('B5N', 'paek'), 'abe') },
      { of: cupOf('A6M').length, drawn: place(cupOf('A6M'), 'honda') },
    ].flatMap((draw) => [draw, { of: 2, drawn: 0 }]);
    const asked: number[] = [];
    const drawn = drawPilots(
      [
        { service: 'ijn', family: 'B5N' },
        { service: 'ijn', family: 'B5N' },
        { service: 'ijn', family: 'A6M' },
      ],
      counters,
      new Set(),
      (n) => {
        asked.push(n);
        return expected[asked.length - 1].drawn;
      },
    );
    expect(asked).toEqual(expected.map(({ of }) => of));
    expect(drawn.map((pilot) => pilot?.id ?? '')).toEqual(['', 'abe', 'honda']);
  });

  test('Z-19.24f: a pilot whom a Resource grants is not in the cup, on neither side of his counter', () => {
    const away = counters.filter(({ family }) => family === 'A6M').map(({ id }) => id);
    for (let n = 0; n < 40; n++) {
      const [pilot] = drawPilots([{ service: 'ijn', family: 'A6M' }], counters, new Set(away), (of) => n % of);
      expect(pilot).toBeNull();
    }
  });

  test('Z-19.21b: a type that nobody of the campaign flies draws no pilot', () => {
    expect(drawPilots([{ service: null, family: 'Martin 139' }], counters, new Set(), () => 0)).toEqual([null]);
  });
});

describe('Land campaigns', () => {
  test('Z-24.46, Z-24.51a: every target can be flown with every pair of Resources in every period', () => {
    for (const { id, periods, targets, resources } of content.campaigns)
      for (const [period, { id: name }] of periods.entries()) {
        const fixed = fixedOf(id, name);
        for (const { number: target } of targets)
          for (const japanese of resources.japanese)
            for (const allied of resources.allied) {
              const entry = { period, row: 0, target, pilots: [[], []], report: null };
              const options = missionOptions(fixed, { ...entry, resources: [japanese.number, allied.number] });
              expect(options.orders?.turns.length).toBeGreaterThan(0);
            }
      }
  });

  test('Z-CEX-16, Z-CEX-18: Burma, target 15 with a Ki-43 Element and Clouds', () => {
    const fixed = fixedOf('burma', content.campaigns.find(({ id }) => id === 'burma')?.periods[0].id ?? '');
    const entry = { period: 0, row: 3, target: 15, resources: [2, 4], pilots: [[], []], report: null };
    const { seats, orders } = missionOptions(fixed, entry);
    expect(orders?.target).toBe('4A');
    expect(orders?.effects.map(({ effect }) => effect.does)).toContain('clouds');
    expect(seats[0].formations?.map(({ aircraft }) => aircraft)).toEqual([['ki-21', 'ki-21']]);
    expect(seats[0].elements.map(({ aircraft, load }) => [aircraft, load])).toEqual([['ki-43', 'none']]);
  });

  test('four campaigns, all checks now and then', { timeout: 300_000 }, () => {
    for (let seed = 0; seed < 4; seed++) {
      const { finding } = tryGame(trial, `zero-campaign-${seed}`, { every: 40 });
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });
});
