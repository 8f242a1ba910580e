import { EVERY_STEP, scriptedLines, tryGame } from '@tallyho/conformance';
import { below, type Chance, type Script, type Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { selection } from '../../src/index.ts';
import { pool, stripScript } from './selection-campaign.ts';

const script: Script = stripScript;
const folder = new URL('./scenarios/', import.meta.url);

/** The selection as scripted games, in a campaign that has nothing else. */
test.each(scriptedLines(folder, script))('$file $name', ({ play }) => expect(play()).toBe(''));

const elements = ['a6m2', 'a6m3+', 'a6m5!', 'L a6m2-n', 'd3a1', 'd4y', 'ki-30', '2 g4m1', '2 ki-49'];
const allied = ['f4u-1', 'f4u-1d+', 'f6f-3', 'L f6f-5', 'sbd-3', '2 b-17e', '2 b-25c'];

const some = (chance: Chance, of: readonly string[]): string[] =>
  Array.from({ length: below(chance, 5) }, () => of[below(chance, of.length)]);

const trial: Trial = {
  script,
  deal: (chance) => ({
    place: ['solomons', 'guadalcanal', 'santa-cruz'][below(chance, 3)],
    green: below(chance, 2) === 0,
    aircraft: { japanese: some(chance, elements), allied: some(chance, allied) },
    ...(below(chance, 4) === 0 ? { historical: ['sugita', 'boyington', 'harris', 'nonaka'] } : {}),
  }),
  features: [],
  began: () => [],
  uses: () => [],
};

describe('the selection of pilots and crews', () => {
  test('CH-19.24a: three hundred selections in conformance, every check at every step', { timeout: 120_000 }, () => {
    for (let seed = 0; seed < 300; seed++) {
      const { finding } = tryGame(trial, `selection-${seed}`, EVERY_STEP);
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });

  test('CH-19.24f: every card of the deck is found in the table, the Fuel Tank among those for three Bursts', () => {
    const found = (title: 'IN MY SIGHTS' | 'FULL THROTTLE' | 'SCISSORS', bursts: number): string =>
      selection.selectionCardOf({ title, bursts });
    expect([1, 2, 3].map((bursts) => found('IN MY SIGHTS', bursts))).toEqual(['ims-1b', 'ims-2b', 'ims-3b']);
    expect([found('FULL THROTTLE', 0), found('SCISSORS', 0)]).toEqual(['full-throttle', 'scissors']);
  });

  test('CH-19.24j, CH-19.24k, CH-19.24l, CH-19.24m, CH-19.24n, CH-19.24o, CH-GAP-85: whose pilots fly what both services have', () => {
    const flown = { fromHenderson: false, mission: 1, marines: false };
    const by = (campaign: string, more: Partial<typeof flown> = {}): string =>
      selection.servedBy(campaign, { ...flown, ...more });
    expect(by('guadalcanal')).toBe('choose');
    expect(by('solomons')).toBe('draw');
    expect([by('eastern-solomons'), by('eastern-solomons', { fromHenderson: true })]).toEqual(['usn', 'usmc']);
    expect(by('santa-cruz')).toBe('usn');
    expect([by('philippines-1944'), by('philippines-1944', { mission: 16 })]).toEqual(['usn', 'usmc']);
    expect([by('okinawa'), by('okinawa', { marines: true })]).toEqual(['usn', 'usmc']);
  });

  test('CH-19.24g, CH-GAP-22: a counter is out on both sides, and so is a man on every counter of his', () => {
    const group = { family: 'A6M', crews: false, members: [0] };
    const terms = { green: false, historical: null, most: [null, null] as const };
    const left = (taken: readonly string[]): string[] =>
      selection.available(group, 'ijn', pool, terms, taken).flatMap(({ people }) => people.map(({ id }) => id));
    expect(left([])).toEqual(['sugita', 'nishizawa', 'iwamoto', 'okumura']);
    expect(left(['nishizawa'])).toEqual(['iwamoto', 'okumura']);
  });
});
