import { below, chanceFrom, Table } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { campaignBase, type LandState, type LogEntry, pilotRecords, zeroCampaign } from '../../src/index.ts';

const eager = ['attack-bombers', 'attack', 'wingman-bombers', 'wingman', 'play'];
const timid = ['break-off', 'leave', 'hold'];

/** A campaign flown at random, and fiercely, up to its end. */
function flown(seed: string): LandState {
  const options = zeroCampaign.options({ campaign: 'malaya', period: 'january-1942' });
  if (!options.ok) throw new Error(options.problem.code);
  const table = new Table(zeroCampaign, zeroCampaign.setup(options.value, chanceFrom(seed)));
  const chance = chanceFrom(`choices ${seed}`);
  table.advance();
  for (;;) {
    const ask = table.state.asks.find(({ choice }) => choice === null);
    if (ask === undefined) return table.state;
    const all = table.options(ask);
    const fierce = all.filter((choice) => eager.includes(choice.do));
    const choices = fierce.length > 0 ? fierce : all.filter((choice, i) => i === 0 || !timid.includes(choice.do));
    table.answer(ask, choices[below(chance, choices.length)]);
  }
}

const isOfFormation = (aircraft: string): boolean => campaignBase.formations.some(({ id }) => id === aircraft);
const down = (entry: LogEntry, side: number): number =>
  (entry.report?.flown[side] ?? []).filter(({ fate }) => fate === 'destroyed').length;
const victories = (entry: LogEntry, side: number): number =>
  (entry.report?.flown[side] ?? []).reduce((sum, one) => sum + one.victories, 0);

test('Z-24.61a: a report lists all that flew, and nobody has more victories than enemies were lost', () => {
  const logs = ['a', 'b', 'c'].flatMap((seed) => flown(seed).log);
  for (const entry of logs) {
    expect(entry.report?.flown.flat().length).toBeGreaterThan(0);
    for (const { aircraft, wingman } of entry.report?.flown.flat() ?? [])
      if (isOfFormation(aircraft)) expect(wingman).toBe(false);
    for (const side of [0, 1]) expect(victories(entry, side)).toBeLessThanOrEqual(down(entry, 1 - side));
  }
  expect(logs.reduce((sum, entry) => sum + victories(entry, 0) + victories(entry, 1), 0)).toBeGreaterThan(0);
});

test('Z-19.24a: a pilot’s record adds up his missions and victories, and ends with his last fate', () => {
  const craft = { aircraft: 'ki-43', pilot: 'kato', wingman: false };
  const entry = (fate: 'home' | 'destroyed', shot: number): LogEntry => ({
    period: 0,
    row: 0,
    target: 1,
    resources: [1, 1],
    pilots: [['kato'], []],
    report: { points: [], totals: [0, 0], damage: 0, level: 0, flown: [[{ ...craft, fate, victories: shot }], []] },
  });
  expect(pilotRecords([entry('home', 2), entry('destroyed', 1), { ...entry('home', 0), report: null }])).toEqual([
    { pilot: 'kato', side: 0, aircraft: 'ki-43', missions: 2, victories: 3, fate: 'destroyed' },
  ]);
});
