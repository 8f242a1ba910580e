import { describe, expect, test } from 'vitest';
import { basePack, contentOf } from '../src/index.ts';
import { A, duel, type Fight, fixtures, J, pairs, refused, situation, start } from './fixture.ts';

const starts = (f: Fight): Fight => f.do('J: Zed starts medium', 'A: Cat starts medium');

describe('scope and components', () => {
  test('Z-1.0a, Z-4.2b: two or more players, and the teams may differ in players', () => {
    const f = start({
      year: 1942,
      packs: [fixtures as never],
      seats: [
        { name: J, side: 'japanese', elements: [{ aircraft: 'zed' }, { aircraft: 'gnat' }] },
        { name: A, side: 'allied', elements: [{ aircraft: 'cat' }] },
        { name: 'A2', side: 'allied', elements: [{ aircraft: 'hen' }] },
      ],
    });
    expect([J, A, 'A2'].map((seat) => f.asked(seat))).toEqual(['start', 'start', 'start']);
  });

  test('Z-2.0a: 76 cards in the deck; aircraft cards for at least the 27 Elements of the box', () => {
    expect(start(duel()).state.deck.pile.length).toBe(76);
    expect(basePack.fighters.length).toBeGreaterThanOrEqual(27);
  });

  test('Z-2.1a, Z-4.4a: only Fighters can be chosen, a Fighter-Bomber is refused', () => {
    expect(refused(duel({}, { aircraft: 'dauntless' }))).toBe('not-a-fighter at seats[1].elements[0].aircraft');
  });

  test('Z-2.11a, Z-5.1b, Z-5.3a, Z-10.0a: a Leader comes with a Wingman of the same type, each with its own card', () => {
    const f = start(duel());
    expect([f.get('Zed.leader.fate'), f.get('Zed.wingman.fate'), f.get('Zed.has wingman')]).toEqual([
      'flying',
      'flying',
      true,
    ]);
    for (const { leader, wingman } of basePack.fighters) {
      expect(leader.front).toHaveProperty('performance');
      expect(wingman.front).toHaveProperty('offensive');
    }
  });

  test('Z-5.3b: a team may take a Leader without his Wingman for balance', () => {
    expect(start(duel({ wingman: false }, {}, { balance: ['wingmen'] })).get('Zed.has wingman')).toBe(false);
  });

  test('Z-2.2a, Z-2.2b: one deck for both sides, and what is left after the deal is the draw pile', () => {
    const f = starts(start(duel()));
    expect(f.state.deck.pile.length).toBe(76 - 6 - 5);
  });

  test('Z-2.3a: pilot counters are refused unless agreed for balance', () => {
    expect(refused(duel({ aircraft: 'gnat', pilot: 'pilot-a' }))).toBe(
      'pilots-not-agreed at seats[0].elements[0].pilot',
    );
    expect(refused(duel({ aircraft: 'gnat', pilot: 'pilot-a' }, {}, { balance: ['pilots'] }))).toBe('fine');
  });

  test('Z-2.4a, Z-2.5a, Z-2.5b, Z-4.7e: Hits for each aircraft, Altitude and place in the order for each Element lie open', () => {
    const f = starts(start(duel({}, {}, { first: 'allied' })));
    const view = f.view(J);
    expect(view.order).toEqual([1]);
    expect(view.planes).toHaveLength(4);
    expect(view.elements.map(({ altitude, aces }) => [altitude, aces])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect(view.turn).toBe(1);
  });
});

describe('setting up', () => {
  test('Z-4.1a, Z-4.6a: Altitudes first, then hands, then who begins', () => {
    const f = start(duel());
    expect(f.get('Zed.hand')).toEqual([]);
    starts(f);
    expect(f.state.elements.map(({ hand }) => hand.size)).toEqual([6, 5]);
    const told = f.events();
    expect(told.indexOf('altitudes')).toBeLessThan(told.indexOf('drew'));
    expect(told.indexOf('drew')).toBeLessThan(told.indexOf('first'));
  });

  test('Z-4.2a, Z-5.0b: each side flies its own aircraft', () => {
    expect(refused(duel({ aircraft: 'cat' }))).toBe('fighter-of-the-other-side at seats[0].elements[0].aircraft');
  });

  test('Z-4.2c: the sides need the same number of aircraft', () => {
    expect(refused(pairs({ balance: [] }, [{}, {}], [{}]))).toBe('unequal-aircraft at seats');
  });

  test('Z-4.2d: a player may control two Elements, or fly without a Wingman, to make numbers equal', () => {
    expect(refused(pairs({ balance: [] }, [{}], [{ wingman: false }, { wingman: false }]))).toBe('fine');
  });

  test('Z-4.3a, Z-4.3b: only what was in service in the chosen year or before', () => {
    expect(refused(duel({}, { aircraft: 'late' }))).toBe('fighter-too-late at seats[1].elements[0].aircraft');
    expect(refused(duel({}, { aircraft: 'late' }, { year: 1945 }))).toBe('fine');
  });

  test('Z-4.5a, Z-4.5b, Z-4.5c: the levels are chosen in secret, Medium like any other', () => {
    for (const level of ['medium', 'high']) {
      const f = start(duel()).do(`J: Zed starts ${level}`);
      expect(f.view(A).elements[0]).toMatchObject({ altitude: -1, sealed: -1 });
      expect(f.view(A).asks.find(({ seat }) => seat === 0)).toMatchObject({ answered: true, choice: null });
      expect(f.asked(A)).toBe('start');
    }
  });

  test('Z-4.5a: a player with two Elements chooses for each, and the first choice stays secret meanwhile', () => {
    const f = start(pairs({}, [{}, {}], [{}])).do('J: Zed starts low', 'A: Cat starts high');
    expect(f.asked(J)).toBe('start');
    expect(f.view(A).elements[0]).toMatchObject({ sealed: -1, chosen: true });
    expect(f.view(J).elements[0].sealed).toBe(1);
    expect(f.do('J: Zed 2 starts very low').get('Zed 2.altitude')).toBe('very low');
  });

  test('Z-4.5a: an agreed level is no secret', () => {
    const f = start(duel({ altitude: 'low' }));
    expect(f.view(A).elements[0]).toMatchObject({ altitude: -1, sealed: 1 });
  });

  test('Z-4.5d, Z-7.1a: the levels are revealed together', () => {
    const f = start(duel()).do('J: Zed starts low', 'A: Cat starts high');
    expect([f.get('Zed.altitude'), f.get('Cat.altitude')]).toEqual(['low', 'high']);
  });

  test('Z-4.5e: Very High is offered to turbocharged Elements only', () => {
    const f = start(duel({}, { aircraft: 'owl' }));
    expect(f.offers(A)).toContain('Owl starts very high');
    expect(f.offers(J)).not.toContain('Zed starts very high');
    expect(f.why(J, 'Zed starts very high')).toBe('needs-a-turbocharger (Z-4.5e)');
    expect(refused(duel({ altitude: 'very high' }))).toBe('altitude-needs-turbo at seats[0].elements[0].altitude');
    expect(refused(duel({}, { aircraft: 'owl', altitude: 'very high' }, { turbochargers: false }))).toContain(
      'altitude-needs-turbo',
    );
  });

  test('Z-GAP-80: a printed ceiling limits the start too', () => {
    const f = start(duel({}, { aircraft: 'hen' }));
    expect(f.offers(A)).toEqual(['Hen starts very low', 'Hen starts low', 'Hen starts medium']);
    expect(f.why(A, 'Hen starts high')).toBe('above-the-ceiling (Z-7.2d)');
    expect(refused(duel({}, { aircraft: 'hen', altitude: 'high' }))).toContain('altitude-above-ceiling');
  });

  test('Z-GAP-17: the first hand is Performance, whatever the Altitude', () => {
    const f = start(duel()).do('J: Zed starts high', 'A: Cat starts very low');
    expect(f.state.elements.map(({ hand }) => hand.size)).toEqual([6, 5]);
  });

  test('Z-4.6b, Z-2.11b: each Element has a hand of its own', () => {
    const f = start(pairs({}, [{ altitude: 'low' }, { altitude: 'low' }], [{ altitude: 'low' }]));
    expect(f.state.elements.map(({ hand }) => hand.size)).toEqual([6, 6, 5]);
  });

  test('Z-GAP-66: there is no cap on Elements of one type', () => {
    expect(refused(pairs({ balance: [] }, [{}, {}, {}], [{}, {}, {}]))).toBe('fine');
  });
});

describe('order of play', () => {
  test('Z-4.7a, Z-GAP-78: the flip decides which side begins, and it must', () => {
    const sides = new Set<unknown>();
    for (let seed = 0; seed < 20; seed++) {
      const f = start(duel({ altitude: 'low' }, { altitude: 'low' }), String(seed));
      sides.add(f.get('active'));
      expect(f.offers(f.get('active') === 'Zed' ? J : A)).toContain('stay');
    }
    expect(sides).toEqual(new Set(['Zed', 'Cat']));
  });

  const level = { altitude: 'low' };
  const four = (more = {}): Fight => start(pairs({ first: 'allied', ...more }, [level, level], [level, level]));
  const skip = (f: Fight, seat: string): Fight => {
    const asked = f.asked(seat);
    return asked === 'draw'
      ? f.do(`${seat}: draw 0`)
      : f.do(`${seat}: ${asked === 'altitude' ? 'stay' : asked === 'wingman-attack' ? 'pass' : 'done'}`);
  };
  /** Plays a whole sequence without doing anything. */
  const through = (f: Fight, seat: string): Fight => {
    const before = f.get('active');
    while (f.get('active') === before && f.asked(seat) !== null && f.asked(seat) !== 'order') skip(f, seat);
    return f;
  };

  test('Z-4.7b, Z-4.7c, Z-4.7d, Z-3.0e: sides name their Elements in turn, and that order is kept', () => {
    const f = four();
    expect(f.offers(A)).toEqual(['Cat acts', 'Cat 2 acts']);
    f.do('A: Cat 2 acts');
    expect(f.get('active')).toBe('Cat 2');
    through(f, A);
    expect(f.asked(J)).toBe('order');
    f.do('J: Zed acts');
    through(f, J);
    expect(f.get('active')).toBe('Cat');
    through(f, A);
    expect(f.get('active')).toBe('Zed 2');
    through(f, J);
    expect([f.get('turn'), f.get('order')]).toEqual([2, ['Cat 2', 'Zed', 'Cat', 'Zed 2']]);
    const played: unknown[] = [];
    for (const seat of [A, J, A, J]) {
      played.push(f.get('active'));
      through(f, seat);
    }
    expect([f.get('turn'), played]).toEqual([3, ['Cat 2', 'Zed', 'Cat', 'Zed 2']]);
  });

  test('Z-GAP-41: with unequal numbers the larger side goes on alone', () => {
    const f = start(pairs({ first: 'japanese' }, [level], [level, level, level]));
    through(f, J);
    for (const name of ['Cat', 'Cat 2']) {
      f.do(`A: ${name} acts`);
      through(f, A);
    }
    expect(f.get('active')).toBe('Cat 3');
    through(f, A);
    expect([f.get('turn'), f.get('order')]).toEqual([2, ['Zed', 'Cat', 'Cat 2', 'Cat 3']]);
  });

  test('Z-GAP-41: whichever side is the larger one', () => {
    const f = start(pairs({ first: 'allied' }, [level, level], [level]));
    through(f, A);
    f.do('J: Zed acts');
    through(f, J);
    expect(f.get('active')).toBe('Zed 2');
    through(f, J);
    expect([f.get('turn'), f.get('order')]).toEqual([2, ['Cat', 'Zed', 'Zed 2']]);
  });

  test('Z-GAP-42, Z-GAP-65: the place of an Element that is out is passed over', () => {
    const f = situation(
      {
        active: 'Zed',
        phase: 'draw',
        order: ['Zed', 'Cat', 'Zed 2', 'Cat 2'],
        Cat: { leader: { fate: 'destroyed' }, wingman: { fate: 'destroyed' } },
      },
      pairs(),
    ).do('J: draw 0');
    expect(f.get('active')).toBe('Zed 2');
    expect(f.events().filter((event) => event === 'sequence')).toHaveLength(1);
  });

  test('Z-4.8a, Z-4.8b, Z-4.8d: six turns, then the score', () => {
    const f = start(duel(level, level, { first: 'allied' }));
    const turns = new Set<unknown>();
    while (f.get('outcome') === null) {
      turns.add(f.get('turn'));
      skip(f, f.asked(J) !== null ? J : A);
    }
    expect([...turns]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(f.get('outcome')).toEqual({ winners: [], because: 'Z-GAP-45' });
  });

  test('Z-4.8c: a fight to the death goes on after the sixth turn', () => {
    const f = start(duel(level, level, { toTheDeath: true, turns: 9 }));
    while (f.get('turn') !== 7) skip(f, f.asked(J) !== null ? J : A);
    expect(f.get('outcome')).toBeNull();
    expect(start(duel(level, level, { toTheDeath: true })).state.fixed.options.turns).toBe(40);
  });
});

describe('elimination and victory', () => {
  test('Z-4.91a, Z-GAP-46: who has lost Leader and Wingman is out, and a side without aircraft ends the fight', () => {
    const f = situation({
      active: 'Zed',
      Zed: { on: 'Cat', position: 'tailing', hand: ['IMS 3B/3D'] },
      Cat: { leader: { hits: 3, damaged: true }, wingman: { fate: 'destroyed' } },
    }).do('J: play IN MY SIGHTS 3B/3D at Cat');
    expect(f.get('Cat.leads')).toBe('nobody');
    expect(f.get('outcome')).toEqual({ winners: [0], because: 'Z-GAP-46' });
  });

  const last = (zed: object, cat: object, more = {}): Fight =>
    situation(
      { turn: 6, phase: 'draw', active: 'Cat', order: ['Zed', 'Cat'], Zed: zed as never, Cat: cat as never },
      duel({}, {}, more),
    ).do('A: draw 0');

  test('Z-4.92a, Z-4.92b, Z-4.92c, Z-GAP-47: 5 for destroyed, 2 for Damaged or disengaged or both, each aircraft once', () => {
    const f = last(
      { leader: { damaged: true, fate: 'destroyed' }, wingman: { damaged: true } },
      { leader: { damaged: true, fate: 'disengaged' }, wingman: { hits: 2 } },
    );
    expect(f.get('score')).toEqual({ japanese: 2, allied: 7 });
  });

  test('Z-4.92d: the higher total wins', () => {
    expect(last({}, { wingman: { damaged: true } }).get('outcome')).toEqual({ winners: [0], because: 'Z-4.92d' });
  });

  test('Z-4.92e: the quality of aircraft does not count', () => {
    expect(situation({}, duel({ aircraft: 'gnat' })).get('score')).toEqual({ japanese: 0, allied: 0 });
  });

  test('Z-GAP-45: equal totals are a draw', () => {
    expect(last({ wingman: { damaged: true } }, { wingman: { damaged: true } }).get('outcome')).toEqual({
      winners: [],
      because: 'Z-GAP-45',
    });
  });
});

test('packs add to the shipped content and replace what has the same id', () => {
  const [first] = basePack.fighters;
  const merged = contentOf([{ system: 'zero', pack: 'own', fighters: [{ ...first, name: 'Mine' }] }]);
  expect(merged.fighters.find(({ id }) => id === first.id)?.name).toBe('Mine');
  expect(merged.fighters.length).toBe(basePack.fighters.length);
});
