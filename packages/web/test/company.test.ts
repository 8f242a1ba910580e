import { expect, test } from 'vitest';
import { company } from '../src/home/company.ts';
import { bot, human, type Player } from '../src/saved/players.ts';
import type { SavedGame } from '../src/saved/saved-game.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';

const flownBy = (...players: readonly Player[]): SavedGame => ({ players }) as SavedGame;

test('a saved game says whom one flies against: a bot, somebody at the same screen, nobody at all', () => {
  expect(company(flownBy(human, bot('veteran')), en)).toBe('against Veteran');
  expect(company(flownBy(human, human), en)).toBe('at one screen');
  expect(company(flownBy(bot('ace'), bot('ace')), en)).toBe('bots among themselves');
  expect(company(flownBy(human), en)).toBe('alone');
  expect(company(flownBy(human), fr)).toBe('en solitaire');
});
