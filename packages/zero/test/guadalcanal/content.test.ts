import { expect, test } from 'vitest';
import { campaignBase, guadalcanal } from '../../src/content/index.ts';
import { cardOf, groups, moveOf, num, rows, sideOf, slug, typesOf } from './sheet.ts';

test('CH-29.2a, CH-29.61a, CH-29.62a, CH-29.65a, CH-GAP-70: the Campaign Track', () => {
  const events = ['Pistol Pete', 'Fighter One', 'Henderson Field'] as const;
  expect(guadalcanal.track.map(({ sources: _, ...space }) => space)).toEqual(
    rows.track.map((row) => ({
      at: num(row.Space),
      name: row.Name.text === '–' ? null : slug(row.Name.text),
      events: events.filter((event) => row[event].text === 'yes').map(slug),
      wins: row.Victory.text === '–' ? null : sideOf(row.Victory),
    })),
  );
});

test('CH-29.63a, CH-GAP-71: the list of marker adjustments', () => {
  expect(guadalcanal.adjustments.map(({ move }) => move)).toEqual(rows.adjustments.map((row) => moveOf(row.Move)));
  expect(guadalcanal.adjustments.map(({ when }) => when)).toEqual(
    rows.adjustments.map((row) => {
      const [mission, rest = ''] = row.Mission.text.split(', ');
      const result = row.Result.text;
      if (mission === 'Attack')
        return {
          of: 'attack',
          attacker: rest.startsWith('Japan') ? 'japanese' : 'allied',
          from: num(row['VP Scored from']),
          to: row['VP Scored to'].text === 'no limit' ? null : num(row['VP Scored to']),
        };
      if (mission === 'Resupply')
        return { of: 'resupply', ship: rest, level: ['Untouched', 'Damaged', 'Heavy Damage', 'Sunk'].indexOf(result) };
      if (mission === 'No ships left') return { of: 'no-ships' };
      if (result === 'draw') return { of: 'draw' };
      return { of: 'battle', battle: slug(mission), winner: result.startsWith('Japan') ? 'japanese' : 'allied' };
    }),
  );
  expect(new Set(guadalcanal.adjustments.map(({ id }) => id)).size).toBe(guadalcanal.adjustments.length);
});

test('CH-29.52a: the Weather Table', () => {
  expect(guadalcanal.weather.map(({ sources: _, ...line }) => line)).toEqual(
    rows.weather.map((row) => ({
      card: cardOf(row.Card.text),
      weather: slug(row.Weather.text),
      aircraft: { japanese: num(row['Japanese aircraft']), allied: num(row['US aircraft']) },
    })),
  );
});

test('CH-29.42a: the Attack Mission Targets Table', () => {
  expect(guadalcanal.targets.map(({ sources: _, ...line }) => line)).toEqual(
    rows.targets.map((row) => ({
      card: cardOf(row.Card.text),
      attacker: sideOf(row.Attacker),
      sheet: row.Face.text,
      place: slug(row.Place.text),
    })),
  );
  for (const row of rows.targets)
    expect(campaignBase.targets.find(({ id }) => id === row.Face.text)?.kind).toBe(slug(row.Target.text));
});

test('CH-29.3a, CH-29.53a, CH-29.54a, CH-29.57a: types, boxes and groups; what is grey comes with them', () => {
  for (const side of ['japanese', 'allied'] as const)
    expect(
      guadalcanal.aircraft
        .filter((type) => type.side === side)
        .map(({ aircraft, weekly, white, grey }) => ({ aircraft, weekly, white, grey })),
    ).toEqual(typesOf(side));
  expect(guadalcanal.groups.map(({ aircraft }) => aircraft)).toEqual(groups);
  for (const { aircraft, grey } of typesOf('allied'))
    expect(
      groups.flat().reduce((sum, one) => (one.aircraft === aircraft ? sum + one.count : sum), 0),
      aircraft,
    ).toBe(grey);
});

test('CH-29.43b, CH-29.44b, CH-29.44c: ships, Altitudes and places', () => {
  for (const row of rows.ships)
    expect(guadalcanal.ships[slug(row['Japanese ships'].text) as 'destroyer']).toBe(num(row.Boxes));
  const starts = (id: string) => guadalcanal.aircraft.find(({ aircraft }) => aircraft === id)?.altitudes;
  expect(starts('pby-5')).toEqual(['very low', 'low', 'medium']);
  expect(starts('b-17e')).toEqual(['medium', 'high']);
  expect(starts('g4m1')).toEqual(['very low', 'low', 'medium', 'high']);
  expect(Object.fromEntries(Object.entries(guadalcanal.chart))).toEqual(
    Object.fromEntries(
      rows.map.map((row) => [slug(row.Place.text.replace(/ \(.*/, '')), { x: num(row.x), y: num(row.y) }]),
    ),
  );
});
