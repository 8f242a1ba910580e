import { describe, expect, test } from 'vitest';
import { aircraftTypes } from '../src/content/aircraft.ts';
import { aircraftCards } from '../src/content/cards.ts';
import { damageDecks } from '../src/content/damage.ts';
import { decks } from '../src/content/decks.ts';
import {
  basePack,
  checkPack,
  contentProblems,
  manoeuvres,
  type Pack,
  scenarios,
  symbols,
  wingsOfWar,
  wingsOfWarProblems,
} from '../src/index.ts';
import { CAMEL, duel, Flight, SPAD } from './flight.ts';

const deck = (letter: string) => {
  const found = decks.find((d) => d.letter === letter);
  if (found === undefined) throw new Error(letter);
  return found;
};
const count = (letter: string, only: (name: string) => boolean = () => true) =>
  deck(letter)
    .cards.filter(({ manoeuvre }) => only(manoeuvre))
    .reduce((sum, { copies }) => sum + copies, 0);

describe('manoeuvre decks', () => {
  test('WOW-GAP-19: every deck has as many cards as the components page counts, with and without altitude', () => {
    const totals: { [letter: string]: [number, number] } = {
      A: [16, 18],
      B: [18, 20],
      C: [20, 22],
      D: [20, 22],
      E: [18, 20],
      F: [20, 22],
      G: [16, 18],
      H: [15, 17],
      I: [18, 20],
      J: [18, 20],
      K: [15, 17],
      L: [22, 24],
      M: [22, 24],
      N: [20, 22],
      O: [22, 24],
      P: [16, 18],
      Q: [18, 20],
      R: [18, 20],
      S: [16, 18],
      T: [16, 18],
      U: [20, 22],
      V: [16, 18],
      W: [18, 20],
      X: [19, 22],
      Y: [15, 17],
      XA: [11, 13],
      XB: [11, 13],
      XC: [11, 13],
      XD: [11, 13],
    };
    const isAltitude = (name: string): boolean => name === 'climb' || name.endsWith('dive');
    expect(decks.map(({ letter }) => letter)).toEqual(Object.keys(totals));
    for (const [letter, [base, all]] of Object.entries(totals)) {
      expect([letter, count(letter, (name) => !isAltitude(name)), count(letter)]).toEqual([letter, base, all]);
    }
  });

  test('decks that are others without a few cards', () => {
    expect(count('B') - count('H')).toBe(3);
    expect(count('J') - count('V')).toBe(2);
    expect(count('V') - count('K')).toBe(1);
    expect(count('B') - count('S')).toBe(2);
    expect(count('R') - count('T')).toBe(2);
  });

  test('left cards mirror right cards in every deck', () => {
    for (const { cards } of decks) {
      for (const card of cards.filter(({ manoeuvre }) => manoeuvre.includes('right'))) {
        const twin = cards.find(({ manoeuvre }) => manoeuvre === card.manoeuvre.replace('right', 'left'));
        if (twin !== undefined)
          expect([twin.forward, twin.right, twin.turn, twin.steep]).toEqual([
            card.forward,
            0 - card.right,
            0 - card.turn,
            card.steep,
          ]);
      }
    }
  });

  test('WOW-GAP-07, WOW-GAP-87: the Climb and the Dive come last; both are steep, with the paths of the stall and the straight', () => {
    for (const { cards } of decks) {
      const [last, before] = [cards.at(-1), cards.at(-2)];
      expect(last?.manoeuvre).toBe('climb');
      expect(before?.manoeuvre).toMatch(/dive$/);
      expect([last?.steep, before?.steep]).toEqual([true, true]);
      const find = (name: string) => cards.find(({ manoeuvre }) => manoeuvre === name);
      expect(find('climb')?.forward).toBe(find('stall')?.forward);
      expect(find('dive')?.forward).toBe(find('straight')?.forward);
    }
  });

  test('WOW-GAP-26: no Immelmann in H, K, Y and the multi-engine decks', () => {
    const without = decks
      .filter(({ cards }) => !cards.some(({ manoeuvre }) => manoeuvre === 'immelmann'))
      .map(({ letter }) => letter);
    expect(without).toEqual(['H', 'K', 'Y', 'XA', 'XB', 'XC', 'XD']);
  });
});

describe('damage decks', () => {
  const sum = (letter: string, worth: (points: number, symbol: string) => number) =>
    damageDecks
      .find((d) => d.letter === letter)
      ?.faces.reduce((total, { points, symbol, copies }) => total + copies * worth(points, symbol), 0);

  test('WOW-GAP-20, WOW-GAP-21: 37, 44, 17 and 8 cards with 59, 46, 37 and 18 points', () => {
    expect(['A', 'B', 'C', 'D'].map((letter) => [sum(letter, () => 1), sum(letter, (points) => points)])).toEqual([
      [37, 59],
      [44, 46],
      [17, 37],
      [8, 18],
    ]);
    expect(['A', 'B'].map((letter) => sum(letter, (_, symbol) => (symbol.startsWith('jam') ? 1 : 0)))).toEqual([4, 6]);
    expect(['A', 'B', 'C', 'D'].map((letter) => sum(letter, (_, symbol) => (symbol === 'explosion' ? 1 : 0)))).toEqual([
      1, 1, 1, 2,
    ]);
  });

  test('WOW-GAP-22: every card of a deck has its own number', () => {
    for (const cards of new Flight({}).state.fixed.cards) expect(new Set(cards).size).toBe(cards.length);
  });

  test('WOW-GAP-08: each symbol has one name', () => {
    expect(new Set(symbols).size).toBe(10);
    expect(new Set(manoeuvres).size).toBe(manoeuvres.length);
  });
});

describe('aircraft', () => {
  test('WOW-GAP-04, WOW-GAP-14: all of the altitude table, with its altitudes and climbs', () => {
    const table: [string, number, number][] = [
      ['halberstadt-d3', 10, 5],
      ['roland-c2', 10, 5],
      ['nieuport-11', 10, 5],
      ['re8', 10, 5],
      ['pfalz-d3', 11, 5],
      ['pomilio-pc', 11, 5],
      ['albatros-d3', 11, 4],
      ['dh4', 11, 4],
      ['pfalz-d3a', 11, 4],
      ['ufag-c1', 11, 4],
      ['breguet-14', 12, 4],
      ['nieuport-17', 12, 3],
      ['siemens-d1', 12, 3],
      ['albatros-d5a', 13, 3],
      ['sopwith-triplane', 13, 3],
      ['fokker-dr1', 13, 2],
      ['sopwith-camel', 13, 2],
      ['hanriot-hd1', 14, 3],
      ['spad-13', 14, 3],
      ['fokker-d7', 14, 2],
    ];
    for (const [id, max, climb] of table)
      expect(aircraftTypes.find((type) => type.id === id)).toMatchObject({ maxAltitude: max, climb });
  });

  test('there are at least sixty aircraft cards, and every single-engine deck is flown', () => {
    expect(aircraftCards.length).toBeGreaterThanOrEqual(60);
    const flown = new Set(aircraftTypes.map((type) => type.deck));
    for (const { letter } of decks) if (!letter.startsWith('X') || letter === 'X') expect(flown).toContain(letter);
    for (const { id } of aircraftTypes) expect(aircraftCards.some((card) => card.type === id)).toBe(true);
  });

  test('WOW-TWO-03: the Roland has a card with a front gun and one without', () => {
    expect(aircraftCards.filter(({ type }) => type === 'roland-c2').map(({ front }) => front)).toEqual(['B', null]);
  });

  test('every datum says where it comes from', () => {
    for (const entry of [...decks, ...damageDecks, ...aircraftTypes, ...aircraftCards]) {
      for (const source of Object.values(entry.sources))
        expect(source).toMatch(/^(public|reconstructed|WOW-[A-Z]+-\d+)$/);
    }
  });
});

describe('packs', () => {
  test('what we ship passes our own checker', () => {
    expect(checkPack(basePack)).toEqual([]);
  });

  const card = aircraftCards[0];
  const pack = (more: object) => ({ system: 'wings-of-war', pack: 'mine', ...more });
  const codes = (given: unknown) => checkPack(given).map(({ code, place }) => `${code} ${place}`);

  test('each thing that can be wrong is said with its place', () => {
    expect(codes(null)).toEqual(['content-wrong-type ']);
    expect(codes({ system: 'zero', pack: 'x' })).toEqual(['content-unknown-value system']);
    expect(codes(pack({ cards: [{ ...card, type: 'ufo' }] }))).toEqual(['content-unknown-type cards[0].type']);
    expect(codes(pack({ cards: [card, card] }))).toEqual(['content-duplicate-id cards[1].id']);
    expect(codes(pack({ cards: [{ ...card, damage: 0 }] }))).toEqual(['content-out-of-range cards[0].damage']);
    expect(codes(pack({ cards: [{ ...card, id: 'No Good' }] }))).toEqual(['content-bad-id cards[0].id']);
    expect(codes(pack({ cards: [{ ...card, front: null }] }))).toEqual(['content-no-gun cards[0]']);
    expect(codes(pack({ cards: [{ ...card, rear: 'B' }] }))).toEqual(['content-seat-without-gun cards[0]']);
    expect(codes(pack({ cards: [{ ...card, sources: { all: 'hearsay' } }] }))).toEqual([
      'content-bad-source cards[0].sources.all',
    ]);
    expect(codes(pack({ cards: [{ ...card, sources: { all: 'public', nose: 'public' } }] }))).toEqual([
      'content-unknown-field cards[0].sources.nose',
    ]);
    expect(codes(pack({ types: [{ ...aircraftTypes[0], deck: 'ZZ' }] }))).toEqual([
      'content-unknown-deck types[0].deck',
    ]);
    expect(codes(pack({ wings: [] }))).toEqual(['content-unknown-field wings']);
    const { cards, ...rest } = deck('A');
    expect(codes(pack({ decks: [{ ...rest, cards: cards.slice(1) }] }))).toEqual(['content-no-straight decks[0]']);
    expect(
      codes(pack({ decks: [{ ...rest, cards: cards.filter(({ manoeuvre }) => manoeuvre !== 'stall') }] })),
    ).toEqual(['content-no-stall decks[0]']);
    expect(
      codes(
        pack({ decks: [{ ...rest, cards: cards.map((c) => (c.manoeuvre === 'left 60' ? { ...c, forward: 1 } : c)) }] }),
      ),
    ).toEqual(['content-not-mirrored decks[0]']);
    expect(codes({ system: 'wings-of-war' })).toEqual(['content-missing-field pack']);
  });

  test('a pack is used instead of what we ship', () => {
    const mine: Pack = { system: 'wings-of-war', pack: 'mine', cards: [{ ...card, damage: 20 }] };
    const flight = new Flight(duel({ card: SPAD }, { card: CAMEL }, {}, { packs: [mine] as never }));
    expect(flight.state.fixed.planes[0].endurance).toBe(40);
  });

  test('codes are unique and all of them known', () => {
    expect(new Set(wingsOfWarProblems).size).toBe(wingsOfWarProblems.length);
    for (const code of contentProblems) expect(wingsOfWarProblems).toContain(code);
  });
});

describe('scenarios and options', () => {
  test('WOW-GAP-06, WOW-GAP-12, WOW-TWO-01: the booklet’s own are lost; ours can all be played', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(8);
    for (const { id } of scenarios) {
      const read = wingsOfWar.options({ scenario: id });
      expect([id, read.ok]).toEqual([id, true]);
      if (read.ok) expect(wingsOfWar.options(JSON.parse(JSON.stringify(read.value)))).toEqual(read);
    }
  });

  test('WOW-SETUP-17: every option is a switch of its own, off unless agreed', () => {
    const read = wingsOfWar.options({});
    expect(read.ok && Object.entries(read.value.switches).filter(([, on]) => on === true)).toEqual([]);
    for (const name of ['special', 'aiming', 'tailing', 'noExplosions', 'physical', 'blindSpots', 'altitude']) {
      expect(wingsOfWar.options({ switches: { [name]: true } }).ok).toBe(true);
    }
  });

  test('WOW-GAP-25: with altitude there are two landing fields', () => {
    const read = wingsOfWar.options({ switches: { altitude: true } });
    expect(read.ok && read.value.fields).toEqual([
      { x: 315, y: 100, width: 270, length: 90 },
      { x: 315, y: 710, width: 270, length: 90 },
    ]);
  });

  const refused = (given: unknown): string => {
    const read = wingsOfWar.options(given);
    return read.ok ? 'taken' : `${read.problem.code} ${read.problem.place}`;
  };
  const seats = (aircraft: object) => ({
    seats: [
      { name: 'a', aircraft: [aircraft] },
      { name: 'b', aircraft: [{ card: CAMEL, label: 'b' }] },
    ],
  });

  test('bad options are refused with code and place', () => {
    expect(refused({ scenario: 'nowhere' })).toBe('unknown-scenario options.scenario');
    expect(refused(seats({ card: 'ufo' }))).toBe('unknown-aircraft-card options.seats[0].aircraft[0].card');
    expect(refused(seats({ card: CAMEL, x: 901 }))).toBe('off-the-table options.seats[0].aircraft[0]');
    expect(refused(seats({ card: CAMEL, x: 'here' }))).toBe('not-a-decimal options.seats[0].aircraft[0].x');
    expect(refused(seats({ card: CAMEL, label: 'B' }))).toBe('bad-label options.seats[0].aircraft[0].label');
    expect(refused(seats({ card: CAMEL, label: 'b' }))).toBe('doubled-label options.seats');
    expect(refused(seats({ card: CAMEL, landed: true }))).toBe('needs-altitude options.seats[0].aircraft[0].landed');
    expect(
      refused({
        seats: [
          { name: 'a', aircraft: [] },
          { name: 'b', aircraft: [{ card: CAMEL }] },
        ],
      }),
    ).toBe('no-aircraft options.seats[0]');
    expect(
      refused({
        seats: [
          { name: 'a', side: 1, aircraft: [{ card: CAMEL }] },
          { name: 'b', side: 1, aircraft: [{ card: SPAD }] },
        ],
      }),
    ).toBe('one-side-only options.seats');
    expect(
      refused({
        seats: [
          { name: 'a', aircraft: [{ card: CAMEL }] },
          { name: 'a', aircraft: [{ card: SPAD }] },
        ],
      }),
    ).toBe('doubled-seat options.seats');
    const many = Array.from({ length: 13 }, (_, i) => ({ card: CAMEL, label: `p${i}`, x: 450, y: 450 }));
    expect(
      refused({
        seats: [
          { name: 'a', aircraft: many },
          { name: 'b', aircraft: [{ card: SPAD }] },
        ],
      }),
    ).toBe('too-many-aircraft options.seats');
    expect(
      refused({
        seats: Array.from({ length: 13 }, (_, i) => ({ name: `s${i}`, aircraft: [{ card: CAMEL, label: `p${i}` }] })),
      }),
    ).toBe('too-many-seats options.seats');
    expect(refused({ floor: 3 })).toBe('needs-altitude options.floor');
    expect(refused({ wind: 'west' })).toBe('field-unknown options.wind');
    expect(refused({ fields: [{ x: 800, y: 0, width: 270, length: 90 }] })).toBe('off-the-table options.fields[0]');
    expect(refused({ objectives: [{ aircraft: 'nobody', task: 'land' }] })).toBe(
      'unknown-aircraft options.objectives[0].aircraft',
    );
    expect(refused({ packs: [{ system: 'wings-of-war', pack: 'x', cards: [{}] }] })).toMatch(
      /^content-missing-field options\.packs\[0\]\.cards\[0\]/,
    );
    expect(refused('plenty')).toBe('field-not-a-map options');
    expect(refused({ turns: 0 })).toBe('field-wrong-value options.turns');
  });

  test('a situation with a card that the deck does not have is refused, and so is an unknown one', () => {
    const last = (card: string) => () =>
      new Flight(duel({ card: CAMEL }, { card: CAMEL }), { aircraft: { red: { last: card } } });
    expect(last('left 90')).toThrow('not-in-the-deck');
    expect(last('loop')).toThrow('unknown-manoeuvre');
    expect(() => new Flight({}, { aircraft: { zeppelin: {} } })).toThrow('unknown-aircraft');
    expect(() => new Flight({}, { draws: ['A 9'] })).toThrow('no-such-damage-card');
    const flight = new Flight(duel({ card: CAMEL }, { card: CAMEL }));
    expect(flight.match.chooseText(0, 'left 90')).toMatchObject({ ok: false, problem: { code: 'not-an-option' } });
    expect(flight.match.chooseText(0, 'loop')).toMatchObject({ ok: false, problem: { code: 'unreadable-choice' } });
  });
});
