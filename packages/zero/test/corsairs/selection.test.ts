import { EVERY_STEP, scriptedLines, tryGame } from '@tallyho/conformance';
import { below, type Chance, type Script, type Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { basePack, campaignBase, cardRows, type SelectionCampaign, selection } from '../../src/index.ts';
import { pool, stripScript, stripTries } from './selection-campaign.ts';

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
  tries: stripTries,
  hands: { held: () => [], usedBy: () => [] },
};

describe('the selection of pilots and crews', () => {
  test('CH-19.24a: three hundred selections in conformance, every check at every step', { timeout: 120_000 }, () => {
    for (let seed = 0; seed < 300; seed++) {
      const { finding } = tryGame(trial, `selection-${seed}`, EVERY_STEP);
      expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
    }
  });

  test('CHS-R1, CH-19.24f, CH-2.0b: every card of the deck is found in the table, the Fuel Tank among those for three Bursts', () => {
    const rows = basePack.faces.map((face) => selection.cardRowOf(face));
    expect(new Set(rows)).toEqual(new Set(cardRows));
    expect(basePack.faces.flatMap(({ subtitle }, i) => (subtitle === '' ? [] : [rows[i]]))).toEqual(['ims-3b']);
  });

  test('CH-19.24j, CH-19.24k, CH-19.24l, CH-19.24m, CH-19.24n, CH-19.24o, CH-GAP-85: whose pilots fly what both services have', () => {
    const by = (campaign: SelectionCampaign, more: Partial<selection.Flown> = {}) =>
      selection.servedBy(campaign, { fromIsland: false, marked: false, ...more });
    expect(by('guadalcanal')).toBe('choose');
    expect(by('solomons')).toEqual({ red: 'usn', white: 'usmc', blue: 'usmc' });
    expect([by('eastern-solomons'), by('eastern-solomons', { fromIsland: true })]).toEqual(['usn', 'usmc']);
    expect(by('santa-cruz')).toBe('usn');
    expect([by('philippines-1944'), by('philippines-1944', { marked: true })]).toEqual(['usn', 'usmc']);
    expect([by('okinawa'), by('okinawa', { marked: true })]).toEqual(['usn', 'usmc']);
  });

  test('CH-19.24f, CH-GAP-17: rows by service, campaign and period; where there is none nobody comes', () => {
    const { rowIn } = selection;
    expect(rowIn('solomons', 'early-1944', 'ijn', false).green).toEqual(['tight-turn', 'barrel-roll']);
    expect(rowIn('solomons', 'early-1943', 'ijn', false).green).toEqual(['barrel-roll']);
    expect(rowIn('okinawa', 'march', 'usn', true).skilled).toEqual(['ots', 'half-loop']);
    expect(rowIn('santa-cruz', null, 'usmc', false)).toEqual({ skilled: [], green: [] });
  });

  test('CH-19.26a: who was there, by campaign or period', () => {
    const { historicalIn } = selection;
    expect(historicalIn('solomons', 'late-1943').has('boyington')).toBe(true);
    expect(historicalIn('solomons', 'early-1943').has('boyington')).toBe(false);
    expect(historicalIn('okinawa', 'april').has('nonaka')).toBe(true);
  });

  test('CH-19.34b, CH-GAP-23: a Formation has room for one Skilled crew, however many of its cards say so', () => {
    const candidate = { aircraft: 'g4m1', family: 'G4M', services: ['ijn'], role: 'crew', unit: 0 } as const;
    const candidates = [0, 1].map(() => ({ ...candidate, granted: null, kamikaze: false }));
    const [group] = selection.groupsOf(candidates);
    const room = (pilots: readonly string[]): number =>
      selection.roomFor(group, candidates, { pilots, green: [false, false] }, null);
    expect([room(['', '']), room(['nonaka', ''])]).toEqual([1, 0]);
  });

  test('CH-19.24u: one Japanese pilot at Santa Cruz, elsewhere as many as there are', () => {
    expect([selection.mostIn('santa-cruz'), selection.mostIn('okinawa')]).toEqual([
      [1, null],
      [null, null],
    ]);
  });

  test('CH-19.24g, CH-GAP-22: a counter is out on both sides, and so is a man on every counter of his', () => {
    const group = { family: 'A6M', crews: false, members: [0] };
    const terms = { green: false, historical: null, most: [null, null] as const };
    const left = (taken: readonly string[]): string[] =>
      selection.available(group, 'ijn', pool, terms, taken).flatMap(({ people }) => people.map(({ id }) => id));
    expect(left([])).toHaveLength(10);
    expect(left(['nishizawa'])).toHaveLength(8);
    expect(left(['nishizawa'])).not.toContain('sugita');
    const both = [...pool, ...selection.countersOf(campaignBase.counters, [])];
    const mixed = (taken: readonly string[]): string[] =>
      selection.available(group, 'ijn', both, terms, taken).flatMap(({ people }) => people.map(({ id }) => id));
    expect(mixed([])).toContain('sakai-1942');
    expect(mixed(['sakai'])).not.toContain('sakai-1942');
  });
});
