import { readFileSync } from 'node:fs';
import { below, chanceFrom, Table, type TableState, type Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import {
  corsairsCampaignTrial,
  zeroCampaign,
  zeroCampaignTrial,
  zeroCarriersTrial,
  zeroCorsairsTrial,
  zeroGuadalcanalTrial,
  zeroKamikazeTrial,
  zeroMissionTrial,
  zeroPearlTrial,
  zeroSuperfortressTrial,
  zeroTrial,
} from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
const [, zeros = ''] = page.split('\n## Zero!\n');

/** What stands for something else in a form: numbers, letters, in the forms of Pearl Harbor Flights and ships; all else is named. */
const standsFor: readonly (readonly [name: RegExp, what: string])[] = [
  [/\b(N|COUNT)\b/g, '\\d+'],
  [/\bLETTER\b/g, '[a-d]'],
  [/\b(T1|B4|B2|Z6)\b/g, '[A-Z]+\\d+'],
  [/\bLAUNCH.*LEADER\b/g, '\\d+\\.\\d+'],
  [
    /\b(LABEL|LEVEL|BOX|CARD|AIRCRAFT|LOAD|DOES|TYPE|RANGE|OP|TARGET|PILOT|PLACE|SERVICE|FLIGHTS|ALTITUDE|SHIP|BATTLE)\b/g,
    '.+',
  ],
];

/** The forms of a row: its first cell; '… wingman' is the form before it with another last word. */
function formsIn(row: string): RegExp[] {
  const forms: string[] = [];
  for (const [, form] of (row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g))
    forms.push(form.startsWith('… ') ? `${forms[0].split(' ').slice(0, -1).join(' ')} ${form.slice(2)}` : form);
  return forms.map((form) => {
    const plain = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`^${standsFor.reduce((text, [name, what]) => text.replace(name, what), plain)}$`);
  });
}

const forms = zeros
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap(formsIn);

const trials: { readonly [name: string]: Trial } = {
  zero: zeroTrial,
  missions: zeroMissionTrial,
  'corsairs and hellcats': zeroCorsairsTrial,
  kamikazes: zeroKamikazeTrial,
  'land campaigns': zeroCampaignTrial,
  'land campaigns of corsairs and hellcats': corsairsCampaignTrial,
  'carrier campaigns': zeroCarriersTrial,
  guadalcanal: zeroGuadalcanalTrial,
  'pearl harbor': zeroPearlTrial,
  'b-29s in china': zeroSuperfortressTrial,
};

/** All that is offered in some games, as it is written; of a campaign its first Mission and what comes before. */
function offered({ script: { game }, deal }: Trial, seed: string): string[] {
  const said = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const chance = chanceFrom(`${seed} ${n}`);
    const options = game.options(deal(chance));
    if (!options.ok) throw new Error(JSON.stringify(options.problem));
    const table = new Table<TableState, object, object>(game, game.setup(options.value, chance));
    table.advance();
    for (let at = 0; at < 150; at++) {
      const ask = table.state.asks.find(({ choice }) => choice === null);
      if (ask === undefined) break;
      const { options: choices } = table.decision(ask);
      for (const choice of choices) said.add(game.write(table.state, choice, ask.seat));
      table.answer(ask, choices[below(chance, choices.length)]);
    }
  }
  return [...said];
}

describe('the page on notation', () => {
  test.each(Object.entries(trials))('names every form in which something is chosen: %s', (name, trial) => {
    const unnamed = offered(trial, name).filter((text) => !forms.some((form) => form.test(text)));
    expect(unnamed).toEqual([]);
  });

  test('gives examples of what is said between Missions of a Land campaign that are notation', () => {
    const [, land = ''] = page.split('\n### Land campaigns\n');
    const [own, rest = ''] = land.split('\n### Carrier campaigns\n');
    const [, after = ''] = rest.split('\n### Pilots and crews\n');
    const [people] = after.split('\n## ');
    const options = zeroCampaign.options({ campaign: 'okinawa' });
    if (!options.ok) throw new Error(options.problem.code);
    const state = zeroCampaign.setup(options.value, chanceFrom('notation'));
    const examples = [...`${own}${people}`.matchAll(/`([^`]+)` \|$/gm)].map(([, example]) => example);
    expect(examples).toHaveLength(10);
    for (const example of examples) expect(zeroCampaign.reads(state, example), example).toBe(true);
    for (const text of ['resource', 'retain', 'passenger', 'green'])
      expect(zeroCampaign.reads(state, text)).toBe(false);
  });
});
