import type { Json } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { decks } from '../src/content/decks.ts';
import { basePack, checkPack, type Pack, wingsOfWar, wingsOfWarScript } from '../src/index.ts';
import { CAMEL, Flight } from './flight.ts';

const seats = (more: object = {}) => [
  { name: 'red', aircraft: [{ card: CAMEL, label: 'red', x: 450, y: 300, heading: 0, ...more }] },
  { name: 'blue', aircraft: [{ card: CAMEL, label: 'blue', x: 450, y: 430, heading: 0, ...more }] },
];

const deckC = decks.find(({ letter }) => letter === 'C');
if (deckC === undefined) throw new Error('no deck C');
const cardsOf = (change: (name: string) => object | null) =>
  deckC.cards.flatMap((card) => {
    const changed = change(card.manoeuvre);
    return changed === null ? [] : [{ ...card, ...changed }];
  });
const packOf = (more: object) => ({ system: 'wings-of-war', pack: 'mine', ...more }) as Pack;
const codes = (given: unknown) => checkPack(given).map(({ code, place }) => `${code} ${place}`);

describe('what a pack may not do to the rules', () => {
  const withDeck = (change: (name: string) => object | null) =>
    packOf({ decks: [{ ...deckC, cards: cardsOf(change) }] });

  test('WOW-SPDMG-08, WOW-GAP-87: a wounded pilot does not fire after a Climb, though a pack may hold that it is not steep', () => {
    const flight = new Flight(
      {
        packs: [withDeck((name) => (name === 'climb' ? { steep: false } : {}))],
        switches: { special: true, altitude: true },
        seats: seats({ level: 1 }),
      },
      { aircraft: { red: { wounds: 1 }, blue: { last: 'straight' } } },
    );
    flight.until('fire', { red: ['climb', 'straight', 'straight'], blue: ['stall', 'straight', 'straight'] });
    expect(flight.asked('red')?.options).toEqual(['hold fire']);
  });

  test('WOW-SPLIT-07: no Split-S in one turn with a Dive, though a pack may hold that a Dive is not steep', () => {
    const packs = [withDeck((name) => (name === 'dive' ? { steep: false } : {}))];
    const flight = new Flight({ packs, switches: { altitude: true }, seats: seats({ level: 3 }) });
    flight.choose('blue', 'straight').choose('red', 'dive').choose('blue', 'straight').choose('red', 'stall');
    expect(flight.asked('red')?.options).not.toContain('immelmann');
    expect(flight.why('red', 'immelmann')).toEqual({ reason: 'split-s-and-dive', because: 'WOW-SPLIT-07' });
  });

  test('cards are offered in the order of the own deck, whatever deck of that letter has been looked at before', () => {
    const offered = (...packs: Pack[]) => new Flight({ packs, seats: seats() }).asked('red')?.options ?? [];
    const usual = offered();
    const turned = packOf({ decks: [{ ...deckC, cards: deckC.cards.toReversed() }] });
    expect(usual.length).toBeGreaterThan(5);
    expect([offered(turned), offered()]).toEqual([usual.toReversed(), usual]);
  });

  test('WOW-ALT-18, WOW-LAND-07: a deck has a Climb and a Dive; without them nobody could finish a take-off', () => {
    for (const missing of ['climb', 'dive']) {
      expect(codes(withDeck((name) => (name === missing ? null : {})))).toEqual(['content-no-climb-or-dive decks[0]']);
    }
  });

  test('WOW-PLAN-09: a stall is steep, and a straight is not', () => {
    expect(codes(withDeck((name) => (name === 'stall' ? { steep: false } : {})))).toEqual([
      'content-no-stall decks[0]',
    ]);
    expect(codes(withDeck((name) => (name === 'straight' ? { steep: true } : {})))).toEqual([
      'content-no-straight decks[0]',
    ]);
    expect(codes(packOf({ decks: [{ ...deckC, letter: 'c1' }] }))).toEqual(['content-bad-letter decks[0].letter']);
  });

  test('WOW-GAP-22, WOW-OVL-05: a damage deck has 2 to 99 cards, explosions not counted among the 2', () => {
    const damage = (...faces: [points: number, symbol: string, copies: number][]) =>
      codes(
        packOf({
          damage: [
            {
              letter: 'A',
              faces: faces.map(([points, symbol, copies]) => ({ points, symbol, copies })),
              sources: { all: 'public' },
            },
          ],
        }),
      );
    expect(damage([1, 'none', 2])).toEqual([]);
    expect(damage([1, 'none', 1], [0, 'explosion', 1])).toEqual(['content-damage-deck-size damage[0]']);
    expect(damage([1, 'none', 40], [2, 'none', 40], [3, 'none', 19])).toEqual([]);
    expect(damage([1, 'none', 40], [2, 'none', 40], [3, 'none', 20])).toEqual(['content-damage-deck-size damage[0]']);
    expect(damage()).toEqual(['content-damage-deck-size damage[0]']);
    expect(checkPack(basePack)).toEqual([]);
  });
});

describe('bad input', () => {
  const refused = (given: unknown) => {
    const read = wingsOfWar.options(given);
    return read.ok ? '' : `${read.problem.code} ${read.problem.place}`;
  };

  test('WOW-SETUP-07, WOW-SETUP-08: a card that the deck does not have is refused with the reason, whatever becomes of illegal cards', () => {
    for (const illegal of ['refused', 'straight', 'lost']) {
      const flight = new Flight({ switches: { illegal }, seats: seats() });
      expect(flight.why('red', 'climb')).toEqual({ reason: 'not-in-the-deck', because: 'WOW-SETUP-07' });
      expect(flight.why('red', 'tight left')).toEqual({ reason: 'not-in-the-deck', because: 'WOW-SETUP-07' });
      expect(flight.match.chooseText(0, 'tight left')).toMatchObject({
        ok: false,
        problem: { code: 'not-an-option', facts: { reason: 'not-in-the-deck' } },
      });
    }
  });

  test('options are refused at their place', () => {
    expect(refused({ packs: [3] })).toBe('content-wrong-type options.packs[0]');
    expect(refused({ objectives: [{ aircraft: 'camel', task: 'photograph' }] })).toBe(
      'field-missing options.objectives[0].zone',
    );
    expect(refused({ objectives: [{ aircraft: 'camel', task: 'land' }] })).toBe(
      'needs-altitude options.objectives[0].task',
    );
    expect(
      refused({ floor: 2, switches: { altitude: true, higher: true }, seats: seats({ landed: true, level: 0 }) }),
    ).toBe('ground-is-not-the-floor options.seats[0].aircraft[0].landed');
  });

  test('WOW-ALT-05, WOW-ALT-07, WOW-HIGH-05: a situation puts nobody where nobody can be', () => {
    const situated = (switches: object, red: { [name: string]: Json }, more: { [name: string]: Json } = {}) => {
      const options = wingsOfWar.options({ switches, seats: seats() });
      if (!options.ok) throw new Error(JSON.stringify(options.problem));
      const state = wingsOfWarScript.situate({ aircraft: { red }, ...more }, options.value, '1');
      return state.ok ? state.value.planes[0].climbs : `${state.problem.code} ${state.problem.place}`;
    };
    expect(situated({}, { level: 1 })).toBe('start-altitude given.aircraft.red.level');
    expect(situated({}, { status: 'standing' })).toBe('needs-altitude given.aircraft.red.status');
    expect(situated({ altitude: true }, { level: 4 })).toBe('start-altitude given.aircraft.red.level');
    expect(situated({ altitude: true }, { level: 1, status: 'standing' })).toBe(
      'start-altitude given.aircraft.red.level',
    );
    expect(situated({ altitude: true, higher: true }, { level: 14 }, { floor: 12 })).toBe(
      'start-altitude given.aircraft.red.level',
    );
    const both = { red: { level: 13 }, blue: { level: 12 } };
    expect(situated({ altitude: true, higher: true }, {}, { floor: 12, aircraft: both })).toBe(0);
    expect(situated({ altitude: true, higher: true }, { status: 'standing' }, { floor: 1 })).toBe(
      'ground-is-not-the-floor given.aircraft.red.status',
    );
    expect(situated({ altitude: true }, { level: 0, climbs: 0 })).toBe('field-wrong-value given.aircraft.red.climbs');
    expect(situated({ altitude: true }, { level: 0 })).toBe(1);
    expect(situated({ altitude: true }, { status: 'standing' })).toBe(0);
    // WOW-ALT-08 — a climb counter is for those who fly.
    expect(situated({ altitude: true }, { status: 'standing', climbs: 1 })).toBe(
      'field-wrong-value given.aircraft.red.climbs',
    );
    expect(situated({}, { climbs: 1 })).toBe('field-wrong-value given.aircraft.red.climbs');
  });
});

test('WOW-LAND-25, WOW-DECK-09: with no damage card left a fire is not fought with one', () => {
  const flight = new Flight(
    { switches: { altitude: true, special: true }, seats: seats({ landed: true }) },
    { aircraft: { red: { flames: 2 } }, empty: ['A', 'B'] },
  ).fly({ red: ['no cards'], blue: ['no cards'] });
  expect(flight.happened('fire-fighting')).toEqual([]);
  expect(flight.of('red')).toMatchObject({ flames: 1, damage: 0 });
});
