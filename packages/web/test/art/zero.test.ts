import { basePack, campaignBase } from '@tallyho/zero/content';
import { expect, test } from 'vitest';
import { type Kind, listedAs } from '../../src/art/aircraft/roster.ts';

const drawn = (ids: readonly string[]): string[] => ids.filter((id) => listedAs(id) === null);

test('every aircraft of Zero! is drawn, in dogfights and in campaigns', () => {
  const { lightBombers, formations } = campaignBase;
  expect(drawn([...basePack.fighters, ...lightBombers, ...formations].map(({ id }) => id))).toEqual([]);
});

test('every aircraft that a campaign sheet names is drawn', () => {
  const named = campaignBase.campaigns.flatMap(({ targets, resources }) => [
    ...targets.flatMap(({ aircraft, special, instead }) => [
      ...aircraft.japanese,
      ...aircraft.allied,
      ...(special?.effects ?? []).flatMap((effect) => (effect.does === 'join' ? effect.aircraft : [])),
      ...(instead === null ? [] : [{ aircraft: instead.by }]),
    ]),
    ...[...resources.japanese, ...resources.allied].flatMap(({ periods }) =>
      periods.flatMap(({ aircraft }) => aircraft),
    ),
  ]);
  expect(named.length).toBeGreaterThan(100);
  expect(drawn([...new Set(named.map(({ aircraft }) => aircraft))])).toEqual([]);
});

test('a Formation aircraft has its own engines and class in its picture', () => {
  for (const { id, class: kind, engines } of campaignBase.formations)
    expect([id, listedAs(id)?.kind, listedAs(id)?.engines]).toEqual([id, kind satisfies Kind, engines]);
});
