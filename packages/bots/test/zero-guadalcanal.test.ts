import { chanceFrom, type Json, Table } from '@tallyho/kernel';
import { type GuadalcanalState, zeroGuadalcanalScript } from '@tallyho/zero';
import { guadalcanal, sides } from '@tallyho/zero/content';
import { describe, expect, test } from 'vitest';
import { byThumb, type Thumbs } from '../src/index.ts';
import { zeroGuadalcanalThumbs as thumbs } from '../src/systems/zero-guadalcanal.ts';
import { rostersFor } from '../src/systems/zero-guadalcanal-rosters.ts';
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

const types = (seat: number): string[] =>
  guadalcanal.aircraft.flatMap(({ side, aircraft }) => (side === sides[seat] ? [aircraft] : []));

/** What a side means to send on the Mission at hand: how many of each type. */
function roster(given: Json, seat: number): { readonly [aircraft: string]: number } {
  const [planned] = rostersFor(moment(given).state as GuadalcanalState, seat, [], new Set(types(seat)));
  return Object.fromEntries(planned.roster.map(({ aircraft, count }) => [aircraft, count]));
}

/** The Attack Mission of a card in clear weather. */
const attack = (card: string, lost: Json = {}): Json => ({
  week: 5,
  weather: 'ots',
  lost,
  log: [{ kind: 'attack', card }],
  phase: 'attack',
});

const allJapanese = { a6m2: 8, a6m3: 4, 'a6m2-n': 4, f1m2: 4 };
const allStrikes = { 'sbd-3': 4, tbf: 2, 'pby-5': 2, 'b-17e': 2 };

describe('rosters of the Guadalcanal campaign', () => {
  test('CH-29.51a: bombers go where a side attacks, and stay at home where it defends', () => {
    const attacking = roster(attack('ims-1b'), 0);
    expect(attacking.g4m1).toBeGreaterThan(1);
    const defending = roster(attack('full-throttle'), 0);
    expect(defending.g4m1 ?? 0).toBe(0);
    expect(defending.d3a1 ?? 0).toBe(0);
  });

  test('CH-29.55a: what is planned for the whole Mission is sent type by type', () => {
    const given = attack('ims-1b', { japanese: { ...allJapanese, d3a1: 8 } });
    expect(roster(given, 0)).toEqual({ g4m1: 4 });
    const weights = weighed(moment(given), 0);
    const [best] = Object.entries(weights).toSorted(([, a], [, b]) => b - a)[0];
    expect(best.match(/g4m1/g)?.length).toBeGreaterThan(0);
    expect(best).toContain('very low');
    expect(weights['fly no g4m1']).toBeLessThan(weights[best]);
  });

  test('CH-29.56a: the Americans keep dive bombers for the ships, and all of them when none can sail', () => {
    const given = {
      ...(attack('maneuvering', { japanese: allJapanese, allied: { 'b-17e': 2 } }) as object),
      weather: 'barrel-roll',
    } as Json;
    expect(roster(given, 1)['sbd-3'] ?? 0).toBeLessThan(4);
    const late = { ...(given as object), sunk: { destroyer: 5, freighter: 3 } } as Json;
    expect(roster(late, 1)['sbd-3']).toBe(4);
  });

  test('CH-29.54c: nobody wastes his last box where it can change nothing', () => {
    const night = (lost: Json): Json => ({
      week: 5,
      weather: 'ots',
      lost,
      log: [
        { kind: 'attack', card: 'half-loop', flights: {}, vps: 0 },
        { kind: 'resupply', ship: 'destroyer' },
      ],
      phase: 'resupply-flights',
    });
    expect(roster(night({ japanese: { ...allJapanese, f1m2: 3 } }), 0)).toEqual({});
    expect(roster(night({ allied: { ...allStrikes, 'sbd-3': 1, 'f4f-3': 4 } }), 0).a6m2).toBe(2);
  });
});

test('CH-29.1c: what the other side has assigned in secret changes no roster', () => {
  const state = moment(attack('maneuvering')).state as GuadalcanalState;
  const plan = (): unknown => rostersFor(state, 1, [], new Set(types(1)));
  const before = plan();
  state.flights[0].push({ aircraft: 'a6m2', count: 2, load: 'none', altitude: null });
  expect(plan()).toEqual(before);
});

describe('ships of the Guadalcanal campaign', () => {
  /** What is thought of each that can be sent, in a week in which the Americans have attacked. */
  const ships = (more: object = {}): { readonly [text: string]: number } =>
    weighed(
      moment({
        week: 6,
        weather: 'tight-turn',
        log: [{ kind: 'attack', card: 'half-loop', flights: {}, vps: 0 }],
        phase: 'resupply',
        ...more,
      } as Json),
      0,
    );

  test('CH-29.43a: a freighter goes when the Americans have hardly anything left to stop it', () => {
    const strong = ships();
    expect(strong['resupply destroyer']).toBeGreaterThan(strong['resupply freighter']);
    const weak = ships({ lost: { allied: { ...allStrikes, 'sbd-3': 3, 'f4f-3': 3, 'p-400': 2 } } });
    expect(weak['resupply freighter']).toBeGreaterThan(weak['resupply destroyer']);
  });

  test('CH-29.64a: a destroyer is enough where a space is all that is missing', () => {
    const last = ships({ marker: 4, lost: { allied: { ...allStrikes, 'sbd-3': 2, 'f4f-3': 3, 'p-400': 2 } } });
    expect(last['resupply destroyer']).toBeGreaterThan(last['resupply freighter']);
  });

  test('CH-29.71a: carriers are called when no ship would come through', () => {
    const hopeless = ships({ groups: 6, lost: { japanese: allJapanese } });
    expect(hopeless['declare eastern-solomons']).toBeGreaterThan(hopeless['resupply destroyer']);
    const open = ships({ lost: { allied: allStrikes } });
    expect(open['declare eastern-solomons']).toBeLessThan(open['resupply destroyer']);
  });
});

describe('rules of thumb of the Guadalcanal campaign', () => {
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
