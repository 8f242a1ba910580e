import { chanceFrom, type Json, Table } from '@tallyho/kernel';
import { type GuadalcanalState, zeroGuadalcanalScript } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { byThumb, type Thumbs } from '../src/index.ts';
import { zeroGuadalcanalThumbs as thumbs } from '../src/systems/zero-guadalcanal.ts';
import type { AnyTable } from './tables.ts';

/** A moment of a campaign. */
function moment(given: Json): AnyTable {
  const options = thumbs.game.options({ carriers: true });
  if (!options.ok) throw new Error(options.problem.code);
  const state = zeroGuadalcanalScript.situate(given, options.value as never, 'moment');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const table = new Table(thumbs.game, state.value) as unknown as AnyTable;
  table.advance();
  return table;
}

/** What the rules of thumb think of each option of a seat, by its notation. */
function weighed(table: AnyTable, seat: number): { readonly [text: string]: number } {
  const ask = table.openAsk(seat);
  if (ask === undefined) throw new Error('nobody is asked');
  const options = table.options(ask);
  const weights: number[] = [];
  (thumbs as unknown as Thumbs).weigh(table, ask, options, weights);
  return Object.fromEntries(
    options.map((option, i) => [thumbs.game.write(table.state as GuadalcanalState, option as never, seat), weights[i]]),
  );
}

/** The types of the other side that are asked about first have been left at home. */
const attack = (card: string): Json => ({
  week: 5,
  weather: 'tight-turn',
  lost: { japanese: { a6m2: 8, a6m3: 4, 'a6m2-n': 4, f1m2: 4, d3a1: 6, g4m1: 12 } },
  log: [{ kind: 'attack', card }],
  phase: 'attack',
});

describe('rules of thumb of the Guadalcanal campaign', () => {
  test('CH-29.51a: bombers go where a side attacks, and stay at home where it defends', () => {
    const attacking = weighed(moment(attack('ims-1b')), 0);
    expect(attacking['fly L/W d3a1 dive']).toBeGreaterThan(attacking['fly no d3a1']);
    const defending = weighed(moment(attack('half-loop')), 0);
    expect(defending['fly L/W d3a1']).toBeLessThan(defending['fly no d3a1']);
  });

  test('CH-29.56a: half of the week is kept for the ships, and then all of it flies', () => {
    const given = { week: 5, weather: 'ace-pilot', lost: { allied: { 'f4f-3': 0 } }, phase: 'attack' };
    const first = weighed(moment({ ...given, log: [{ kind: 'attack', card: 'half-loop' }] }), 0);
    expect(first['fly L/W a6m2']).toBeGreaterThan(first['fly no a6m2']);
    const late = {
      ...given,
      weather: 'tight-turn',
      phase: 'resupply-flights',
      log: [
        { kind: 'attack', card: 'ims-1b', flights: { japanese: 'L/W d3a1 dive, L/W a6m3' }, vps: 0 },
        { kind: 'resupply', ship: 'destroyer' },
      ],
    };
    const second = weighed(moment(late), 0);
    expect(second['fly L/W a6m2']).toBeGreaterThan(second['fly L a6m2']);
    expect(second['fly L a6m2']).toBeGreaterThan(second['fly no a6m2']);
  });

  test('CH-29.43a: a freighter goes when the Americans have hardly anything left to stop it', () => {
    const ships = (allied: string): { readonly [text: string]: number } =>
      weighed(
        moment({
          week: 2,
          weather: 'tight-turn',
          log: [{ kind: 'attack', card: 'half-loop', flights: { allied }, vps: 0 }],
          phase: 'resupply',
        }),
        0,
      );
    const strong = ships('L/W sbd-3 dive');
    expect(strong['resupply destroyer']).toBeGreaterThan(strong['resupply freighter']);
    const weak = ships('L/W sbd-3 dive, L/W sbd-3 dive, L/W tbf level');
    expect(weak['resupply freighter']).toBeGreaterThan(weak['resupply destroyer']);
  });

  test('a campaign by rules of thumb comes to its end, and somebody has sunk something', { timeout: 120_000 }, () => {
    const options = thumbs.game.options({});
    if (!options.ok) throw new Error(options.problem.code);
    const s = thumbs.game.setup(options.value, chanceFrom('thumbs')) as GuadalcanalState;
    const table = new Table(thumbs.game, s);
    const chance = chanceFrom('players');
    table.advance();
    while (s.outcome === null) {
      const [decision] = table.decisions();
      const view = thumbs.game.observe(s, decision.seat);
      const picked = byThumb(thumbs as unknown as Thumbs, 'pilot', view, decision, chance);
      const ask = table.openAsk(decision.seat);
      if (ask !== undefined) table.answer(ask, decision.options[picked]);
    }
    expect(s.log.some(({ report }) => (report?.damage ?? 0) > 0)).toBe(true);
  });
});
