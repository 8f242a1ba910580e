import { basePack } from '@tallyho/down-in-flames/content';
import { landSheets } from '@tallyho/zero';
import { campaignBase } from '@tallyho/zero/content';
import { describe, expect, test } from 'vitest';
import { listedAs } from '../src/art/aircraft/roster.ts';
import { hang } from '../src/home/posters/begun.ts';
import { posterOf, posters, posterTitle, wayTo } from '../src/home/posters/campaigns.ts';
import type { SavedGame } from '../src/saved/saved-game.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';

const game = (system: string, campaign: string, change: Partial<SavedGame> = {}): SavedGame => ({
  id: campaign,
  system,
  title: campaign,
  players: [{ kind: 'human' }],
  begun: 1,
  saved: 1,
  turn: 2,
  over: false,
  choices: 3,
  record: `Tally-Ho record 2\nsystem: ${system}\noptions: {"campaign":"${campaign}"}\n`,
  kept: null,
  ...change,
});

describe('the posters', () => {
  test('are as many as there are campaigns, one for each', () => {
    const campaigns = [
      ...basePack.campaigns.map(({ id }) => `down-in-flames-campaign ${id}`),
      ...landSheets([]).map(({ id }) => `zero-campaign ${id}`),
      ...campaignBase.carrierCampaigns.map(({ id }) => `zero-carriers ${id}`),
      'zero-guadalcanal guadalcanal',
      'zero-pearl-harbor pearl-harbor',
      'zero-superfortress superfortress',
    ];
    expect(posters.map(({ room, id }) => `${room} ${id}`).sort()).toEqual(campaigns.sort());
  });

  test('show aircraft that somebody has drawn', () => {
    expect(posters.filter(({ aircraft }) => listedAs(aircraft) === null)).toEqual([]);
  });

  test('lead to the page on which the campaign is set up', () => {
    const [britain, ...others] = posters;
    expect(wayTo(britain)).toBe('#/campaign/down-in-flames-campaign/battle-of-britain-1940');
    const pearl = others.find(({ id }) => id === 'pearl-harbor');
    expect(pearl === undefined ? '' : wayTo(pearl)).toBe('#/new/zero-pearl-harbor');
  });

  test('have the title of their campaign in either language, and the year below it', () => {
    const [britain] = posters;
    expect(posterTitle(britain, en)).toBe('Battle of Britain');
    expect(posterTitle(britain, fr)).toBe('Bataille d’Angleterre');
    expect(britain.years).toBe('1940');
  });

  test('of campaigns that were begun hang first, and tell how far the latest game has come', () => {
    const games = [game('zero-campaign', 'burma', { turn: 4 }), game('zero-campaign', 'burma', { turn: 1 })];
    const [first, second] = hang([...games, game('zero-carriers', 'midway', { over: true })], en);
    expect([first.poster.id, first.stands]).toEqual(['burma', en.inTurn(4)]);
    expect([second.poster.id, second.stands]).toEqual(['battle-of-britain-1940', '']);
    expect(hang(games, en)).toHaveLength(posters.length);
  });

  test('belong to a game by its room and its campaign', () => {
    expect(posterOf(game('zero-carriers', 'midway'))?.scene).toBe('carrier-dusk');
    expect(posterOf(game('down-in-flames-campaign', 'midway-1942'))?.scene).toBe('atoll');
    expect(posterOf(game('zero-pearl-harbor', ''))?.id).toBe('pearl-harbor');
    expect(posterOf(game('down-in-flames-campaign', 'of-my-own'))).toBeNull();
    expect(posterOf(game('zero', ''))).toBeNull();
  });
});
