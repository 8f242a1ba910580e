import type { GameResult } from '../../saved/result.ts';
import type { CampaignKind } from '../posters/campaigns.ts';

/** What the start page, the list of campaigns and the saved games say. */
export const en = {
  games: 'Down In Flames · Zero! · Corsairs & Hellcats · Wings of War',
  title: ['Card against card,', 'at twelve thousand feet'],
  intro: 'Four classic air combat games at one table. It knows every rule, and a bot is always ready to fly.',
  against: (level: string) => `bot: ${level}`,
  anotherFight: 'another fight',
  continueLabel: (when: string) => `Your last game · ${when}`,
  continueGame: 'Continue',
  friend: 'A friend at this screen',
  friendHelp: 'Two of you, one device: pick aircraft and hand it over.',
  lessonCard: 'Your first lesson',
  lessonHelp: 'Five minutes at a real table, with somebody who points at things.',
  campaigns: 'Campaigns',
  allCampaigns: (n: number) => `All ${n}`,
  campaignsIntro:
    'From Poland to Okinawa: missions that follow from each other, on maps of their own, against a bot, against a friend, or alone.',
  kinds: {
    missions: 'raids and escorts',
    land: 'land campaign',
    carriers: 'carrier campaign',
    weeks: 'week by week',
    alone: 'solitaire',
  } satisfies { readonly [kind in CampaignKind]: string },
  bookOf: { 'down-in-flames': 'Down In Flames', zero: 'Zero! and Corsairs & Hellcats' },
  allGames: 'The games',
  savedGames: 'Saved games',
  results: { won: 'Won', lost: 'Lost', drawn: 'Undecided' } satisfies { readonly [result in GameResult]: string },
  saved: {
    search: 'Search by aircraft, campaign, opponent or date',
    searchHint: 'For example: Spitfire, Veteran, November',
    found: (n: number) => (n === 1 ? '1 game' : `${n} games`),
    foundNothing: (search: string) => `No game matches “${search}”.`,
  },
};

export type HomeWords = typeof en;
