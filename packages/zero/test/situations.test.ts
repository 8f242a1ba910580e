import { describe, expect, test } from 'vitest';
import { zero, zeroScript } from '../src/index.ts';
import { fixtures, situation } from './fixture.ts';

/** Two Elements on each side; the second Japanese one has no Wingman. */
const given = {
  packs: [fixtures],
  balance: 'house',
  seats: [
    { name: 'J', side: 'japanese', elements: [{ aircraft: 'gnat' }, { aircraft: 'zed', wingman: false }] },
    { name: 'A', side: 'allied', elements: [{ aircraft: 'cat' }, { aircraft: 'hen' }] },
  ],
};

function refusalOf(situated: object): unknown {
  const options = zero.options(given);
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  const state = zeroScript.situate(situated as never, options.value, '1');
  if (state.ok) throw new Error('this situation is accepted');
  return [state.problem.code, state.problem.place, state.problem.facts.rule];
}

const lost = { leader: { fate: 'destroyed' }, wingman: { fate: 'destroyed' } };

describe('a situation that no fight can come to is refused, with the field and the rule', () => {
  test.each([
    ['Z-5.21b', 'Cat.leader.damaged', { Cat: { leader: { hits: 3, damaged: false } } }],
    ['Z-5.21d', 'Cat.leader.hits', { Cat: { leader: { hits: 6 } } }],
    ['Z-5.21f', 'Cat.wingman.damaged', { Cat: { wingman: { hits: 2, damaged: true } } }],
    ['Z-5.21d', 'Cat.wingman.hits', { Cat: { wingman: { hits: 5, damaged: true } } }],
    ['Z-13.3a', 'Zed.wingman', { Zed: { wingman: { hits: 1 } } }],
    ['Z-7.2d', 'Hen.altitude', { Hen: { altitude: 'high' } }],
    ['Z-11.2c', 'Cat.hand', { Cat: { ...lost, hand: ['TIGHT TURN'] } }],
    ['Z-2.11c', 'Zed.mini', { Zed: { mini: ['TIGHT TURN'] } }],
    ['Z-11.2b', 'Cat.shock', { Cat: { shock: true } }],
    ['Z-11.2c', 'Gnat.on', { Gnat: { on: 'Cat', position: 'tailing' }, Cat: lost }],
    ['Z-6.5a', 'Gnat.on', { Gnat: { on: 'Cat' } }],
    ['Z-11.2c', 'active', { active: 'Cat', Cat: lost }],
    ['Z-GAP-46', 'Cat', { Cat: lost, Hen: lost }],
    ['Z-4.7d', 'order', { turn: 2, active: 'Gnat', order: ['Cat', 'Hen'] }],
    ['Z-4.7d', 'order[2]', { turn: 2, active: 'Gnat', order: ['Cat', 'Gnat', 'Cat'] }],
    ['Z-6.4d', 'sequence.bursts', { sequence: { bursts: 5 } }],
    ['Z-9.23a', 'sequence.gunner', { sequence: { gunner: 1 } }],
    ['Z-6.35a', 'sequence.agile', { sequence: { agile: true } }],
    ['Z-10.61a', 'sequence.bonus', { sequence: { bonus: 1, target: 'Cat' } }],
    ['Z-GAP-12', 'sequence.held', { sequence: { held: true } }],
    ['Z-6.5d', 'sequence.target', { sequence: { target: 'Zed' } }],
    ['Z-7.3a', 'sequence.target', { sequence: { target: 'Cat' }, Cat: { altitude: 'low' } }],
  ])('%s: %s', (rule, place, situated) => {
    expect(refusalOf(situated)).toEqual(['situation-impossible', `given.${place}`, rule]);
  });

  test('a card more than the deck has is found where it is named', () => {
    const aces = new Array<string>(9).fill('ACE PILOT');
    expect(refusalOf({ Gnat: { hand: aces }, Cat: { hand: aces } })).toEqual([
      'cards-too-few',
      expect.stringMatching(/^given\.(Gnat|Cat)\.hand\[\d\]$/),
      undefined,
    ]);
  });
});

describe('what is possible', () => {
  test('Z-5.21b: of Hits and side, what is not said follows from the other', () => {
    const f = situation({ Zed: { leader: { damaged: true } }, Cat: { leader: { hits: 3 } } });
    expect(f.get('Zed.leader')).toMatchObject({ hits: 3, damaged: true });
    expect(f.get('Cat.leader')).toMatchObject({ hits: 3, damaged: true });
  });

  test('Z-11.2a3a, Z-11.2b: a Wingman that was Damaged leads with the Hits it had, in shock', () => {
    const cat = { leader: { fate: 'destroyed' }, wingman: { hits: 3, damaged: true }, shock: true };
    expect(situation({ Cat: cat }).get('Cat')).toMatchObject({ leads: 'wingman', shock: true });
  });

  test('Z-12.12c: who has broken off may be Damaged without a Hit', () => {
    const cat = { wingman: { damaged: true, fate: 'disengaged' } };
    expect(situation({ Cat: cat }).get('Cat.wingman')).toMatchObject({ hits: 0, damaged: true });
  });
});

test('Z-5.25a, Z-6.4c, Z-6.4g, Z-10.61a, Z-9.23a: the Bursts that are allowed are in the tree', () => {
  const wingman = { target: 'Cat wingman', bonus: 2 };
  const f = situation({ Zed: { on: 'Cat', position: 'tailing' }, sequence: { bursts: 1, ...wingman } });
  expect(f.get('Zed')).toMatchObject({ bursts: 3, 'bursts at wingman': 2, gunner: 0 });
  expect(f.get('Cat')).toMatchObject({ bursts: 0, 'bursts at wingman': 1 });
});
