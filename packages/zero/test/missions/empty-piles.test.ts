import { type Json, Match } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zero, zeroScript } from '../../src/index.ts';
import { Fight } from '../fixture.ts';

type Given = { readonly [key: string]: Json };

const options = {
  mode: 'mission',
  seats: [
    { name: 'japanese', side: 'japanese', elements: [], formations: [{ aircraft: ['ki-21'], altitude: 'medium' }] },
    {
      name: 'allied',
      side: 'allied',
      elements: [{ aircraft: 'hurricane-iib', label: 'Hurricane', wingman: false }],
    },
  ],
  orders: { kind: 'bombing', attacker: 'japanese', target: '3B', turns: [8, 8] },
};

/** A Mission in which all cards but those in hand have been lost. */
function withoutPiles(given: Given): Fight {
  const read = zero.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const state = zeroScript.situate(given, read.value, 'test');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  state.value.deck.pile.length = 0;
  state.value.deck.discard.length = 0;
  return new Fight(new Match(zero, read.value, 'test', state.value));
}

test('Z-GAP-43, Z-CGAP-29: turrets for which no card is left answer nothing', () => {
  const given = { turn: 2, phase: 'play', active: 'Hurricane', Hurricane: { altitude: 'medium', hand: ['IMS 1B/1D'] } };
  const f = withoutPiles(given).do('allied: attack bombers');
  expect(f.events()).not.toContain('turrets');
  f.do('allied: play IN MY SIGHTS 1B/1D at Ki-21');
  expect([f.asked('japanese'), f.get('Ki-21.hits')]).toEqual([null, 1]);
});

test('Z-GAP-43, Z-CGAP-70: where no card is left, no bomb hits and no Flak either', () => {
  const f = withoutPiles({ mission: { phase: 'bomb' }, phase: 'end', Hurricane: { where: 'held-off' } });
  expect(f.events()).not.toContain('bombed');
  expect(f.match.log.map(({ event }) => event)).toContainEqual(expect.objectContaining({ event: 'flak', cards: [] }));
  expect([f.get('mission.points'), f.get('Ki-21.hits')]).toEqual([0, 0]);
});

test('Z-GAP-43, Z-CGAP-46: a bomber for which no card is left gets away', () => {
  const f = withoutPiles({ turn: 2, phase: 'end', Hurricane: { altitude: 'medium' } });
  expect(f.asked('japanese')).toBe('bombers-leave');
  f.do('japanese: Ki-21 breaks off');
  expect([f.get('Ki-21.fate'), f.events().includes('break-off')]).toEqual(['disengaged', false]);
});
