import { expect, test } from 'vitest';
import { questionOf } from '../../src/dogfight/question.ts';
import { aimsWith, playedAt } from '../../src/dogfight/table/aims.ts';

type Choice = { readonly do: string; readonly card?: number; readonly at?: number };

const options: readonly Choice[] = [
  { do: 'fire', card: 1, at: 5 },
  { do: 'fire', card: 1, at: 6 },
  { do: 'maneuver', card: 1, at: 6 },
  { do: 'roll', card: 2 },
  { do: 'speed', at: 5 },
];
const decision = { id: 1, seat: 0, kind: 'act', because: '', options };
const say = ({ do: what, at }: Choice): string => `${what} ${at}`;
const question = questionOf(decision, [], {
  prompt: '',
  advice: '',
  say,
  sayAlone: say,
  isPass: () => false,
  isGrave: () => false,
  isInSight: () => false,
  aimOf: ({ at }) => at ?? null,
});
const tokens = [
  { id: 0, own: true },
  { id: 5, own: false },
  { id: 6, own: false },
];
const dropped = (card: number, aircraft: number) => playedAt(question, tokens, card, aircraft);

test('a card that is let go over an aircraft is played at it, if it has one use there', () => {
  expect(dropped(1, 5)).toBe(options[0]);
  expect(dropped(1, 6)).toBe('ask');
});

test('over an enemy it cannot be played at, it says why; over oneself it is played as anywhere', () => {
  expect(dropped(2, 5)).toBe('ask');
  expect([dropped(2, 0), dropped(1, 0)]).toEqual(['anywhere', 'anywhere']);
});

test('the aircraft that are ringed are those the card in hand can be played at', () => {
  expect([...aimsWith(question, 1).keys()]).toEqual([5, 6]);
  expect([...aimsWith(question, null).keys()]).toEqual([5]);
});
