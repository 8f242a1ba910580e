import { expect, test } from 'vitest';
import {
  type Answerable,
  basePack,
  type Face,
  mergePacks,
  provenanceOf,
  sourceOf,
  type Title,
  titles,
} from '../../src/content/index.ts';

const { faces, faceById } = mergePacks(basePack, []);

const face = (id: string): Face => {
  const found = faceById.get(id);
  if (found === undefined) throw new Error(`no face ${id}`);
  return found;
};

const cards = (which: (face: Face) => boolean = () => true): number =>
  faces.filter(which).reduce((sum, { copies }) => sum + copies.pacific + copies.europe, 0);

const copiesOf = (title: Title): number => cards((f) => f.title === title);

test('DIF-COMP-01, DIF-OPT-21: 110 action cards, 55 of each theatre, the halves alike', () => {
  expect(cards()).toBe(110);
  for (const { copies } of faces) expect(copies.pacific).toBe(copies.europe);
  expect(faces.reduce((sum, { copies }) => sum + copies.europe, 0)).toBe(55);
});

test('DIF-COMP-02: the twelve kinds of cards, each in the deck', () => {
  const kinds = new Set(faces.filter((f) => f.copies.europe > 0).map((f) => `${f.title} ${f.subtitle}`.trim()));
  expect([...kinds].sort()).toEqual([
    'ACE PILOT',
    'BARREL ROLL',
    'EVASIVE',
    'IN MY SIGHTS',
    'IN MY SIGHTS FUEL TANK',
    'IN MY SIGHTS JINKING',
    'OUT OF THE SUN',
    'REDLINE',
    'SCISSORS',
    'TIGHT TURN',
    'VERTICAL ROLL',
    'YO-YO',
  ]);
});

test('DIF-GAP-02: the mix of one half', () => {
  expect(Object.fromEntries(faces.map(({ id, copies }) => [id, copies.pacific]))).toEqual({
    'ace-pilot': 2,
    'barrel-roll': 5,
    evasive: 3,
    'in-my-sights-1-1': 9,
    'in-my-sights-2-2': 4,
    'in-my-sights-2-3': 3,
    'in-my-sights-3-3': 2,
    'in-my-sights-fuel-tank': 1,
    'in-my-sights-jinking': 2,
    'out-of-the-sun': 4,
    redline: 2,
    scissors: 5,
    'tight-turn': 5,
    'vertical-roll': 4,
    'yo-yo': 4,
  });
});

test('DIF-REACT-04: no title has fewer copies than ACE PILOT', () => {
  for (const title of titles) expect(copiesOf(title)).toBeGreaterThanOrEqual(copiesOf('ACE PILOT'));
});

test('DIF-REACT-19: OUT OF THE SUN is rarer than IN MY SIGHTS', () => {
  expect(copiesOf('OUT OF THE SUN')).toBeLessThan(copiesOf('IN MY SIGHTS'));
});

/** The table "Action cards" of the component facts: title, type, React To, Maneuver. */
const table: readonly (readonly [
  rule: string,
  id: string,
  type: Face['type'],
  maneuver: number,
  reactTo: readonly Answerable[],
])[] = [
  ['DIF-REACT-01, DIF-REACT-03', 'ace-pilot', 'react', 4, ['ANY']],
  [
    'DIF-REACT-06, DIF-REACT-07',
    'barrel-roll',
    'attack-react',
    0,
    ['BARREL ROLL', 'SCISSORS', 'IN MY SIGHTS', 'MANEUVER'],
  ],
  ['DIF-REACT-09 … DIF-REACT-11', 'evasive', 'attack-react', 2, ['IN MY SIGHTS', 'OUT OF THE SUN', 'REDLINE']],
  ['DIF-REACT-12', 'in-my-sights-1-1', 'attack', 1, []],
  ['DIF-REACT-16, DIF-GAP-05', 'in-my-sights-fuel-tank', 'attack', 1, []],
  ['DIF-REACT-18', 'in-my-sights-jinking', 'attack-react', 1, ['IN MY SIGHTS', 'OUT OF THE SUN']],
  ['DIF-REACT-21', 'out-of-the-sun', 'attack', 3, []],
  ['DIF-REACT-22, DIF-REACT-23', 'redline', 'any-time', 1, []],
  ['DIF-REACT-25, DIF-REACT-26', 'scissors', 'attack-react', 1, ['SCISSORS', 'YO-YO', 'TIGHT TURN']],
  [
    'DIF-REACT-28, DIF-REACT-29',
    'tight-turn',
    'attack-react',
    0,
    ['TIGHT TURN', 'BARREL ROLL', 'IN MY SIGHTS', 'MANEUVER'],
  ],
  [
    'DIF-REACT-31, DIF-REACT-32',
    'vertical-roll',
    'attack-react',
    2,
    ['VERTICAL ROLL', 'OUT OF THE SUN', 'IN MY SIGHTS', 'YO-YO'],
  ],
  [
    'DIF-REACT-34, DIF-REACT-35',
    'yo-yo',
    'attack-react',
    1,
    ['YO-YO', 'TIGHT TURN', 'SCISSORS', 'BARREL ROLL', 'VERTICAL ROLL'],
  ],
];

test.each(table)('%s: %s', (_, id, type, maneuver, reactTo) => {
  expect(face(id)).toMatchObject({ type, maneuver, reactTo });
});

test('DIF-REACT-14: IN MY SIGHTS has Maneuver values 1, 2 and 3 and no other', () => {
  const values = new Set(faces.filter((f) => f.title === 'IN MY SIGHTS').map((f) => f.maneuver));
  expect([...values].sort()).toEqual([1, 2, 3]);
});

test('DIF-GAP-03: the pairs of Bursts and hits that the examples show, all with at most three Bursts', () => {
  const pairs = faces
    .filter((f) => f.title === 'IN MY SIGHTS' && f.subtitle === '')
    .map((f) => `${f.bursts}/${f.hits}`);
  expect(pairs).toEqual(['1/1', '2/2', '2/3', '3/3']);
  for (const { bursts } of faces) expect(bursts).toBeLessThanOrEqual(3);
});

test('DIF-GAP-04, DIF-GAP-05: OUT OF THE SUN is 1 Burst for 2 hits, FUEL TANK 1 Burst and no hits', () => {
  expect(face('out-of-the-sun')).toMatchObject({ bursts: 1, hits: 2 });
  expect(face('in-my-sights-fuel-tank')).toMatchObject({ bursts: 1, hits: 0 });
});

test('DIF-REACT-12, DIF-REACT-13: only IN MY SIGHTS and OUT OF THE SUN cost Bursts and hit', () => {
  for (const { title, bursts, hits } of faces) {
    if (title === 'IN MY SIGHTS' || title === 'OUT OF THE SUN') expect(bursts).toBeGreaterThan(0);
    else expect([bursts, hits]).toEqual([0, 0]);
  }
});

test('DIF-GAP-06, DIF-EX-52 … DIF-EX-54: what the cards do for a bomber', () => {
  const effects = faces.filter(({ bomber }) => bomber !== 'none').map(({ id, bomber }) => [id, bomber]);
  expect(effects).toEqual([
    ['in-my-sights-1-1', 'minus-1-hit'],
    ['in-my-sights-jinking', 'minus-1-hit-stop-fuel-tank'],
    ['out-of-the-sun', 'stop-fuel-tank'],
    ['tight-turn', 'plus-1-hit'],
    ['yo-yo', 'plus-1-hit'],
  ]);
});

/** The table "What answers what" of the component facts; ACE PILOT answers everything, EVASIVE comes afterwards. */
const answeredBy: readonly (readonly [played: Answerable, answers: readonly string[]])[] = [
  ['MANEUVER', ['barrel-roll', 'tight-turn']],
  ['IN MY SIGHTS', ['barrel-roll', 'in-my-sights-jinking', 'tight-turn', 'vertical-roll']],
  ['OUT OF THE SUN', ['in-my-sights-jinking', 'vertical-roll']],
  ['BARREL ROLL', ['barrel-roll', 'tight-turn', 'yo-yo']],
  ['SCISSORS', ['barrel-roll', 'scissors', 'yo-yo']],
  ['TIGHT TURN', ['scissors', 'tight-turn', 'yo-yo']],
  ['VERTICAL ROLL', ['vertical-roll', 'yo-yo']],
  ['YO-YO', ['scissors', 'vertical-roll', 'yo-yo']],
  ['ACE PILOT', []],
];

test.each(answeredBy)('DIF-ACT-08: what answers %s', (played, answers) => {
  const found = faces
    .filter(({ title, reactTo }) => title !== 'EVASIVE' && reactTo.includes(played))
    .map(({ id }) => id);
  expect(found).toEqual(answers);
});

test('DIF-GAP-02: what the rulebook prints is marked with its rule, what we made up as ours', () => {
  for (const f of faces) {
    expect(provenanceOf(sourceOf(f, 'copies.pacific'))).toBe('reconstructed');
    expect(provenanceOf(sourceOf(f, 'title'))).toBe('rulebook');
    expect(provenanceOf(sourceOf(f, 'reactTo'))).toBe('rulebook');
    expect(provenanceOf(sourceOf(f, 'maneuver'))).toBe(f.title === 'IN MY SIGHTS' ? 'reconstructed' : 'rulebook');
  }
  expect(sourceOf(face('in-my-sights-2-3'), 'hits')).toBe('DIF-EX-77');
  expect(sourceOf(face('out-of-the-sun'), 'hits')).toBe('reconstructed');
});
