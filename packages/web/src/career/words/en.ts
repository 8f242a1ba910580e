import type { LogFault } from '../log-file.ts';
import type { MedalId } from '../medals.ts';
import type { Rung } from '../sortie.ts';

/** What the log book says. */
export const en = {
  title: 'Pilot’s flying log book',
  open: 'Open',
  nobody: 'Your log book',
  rungs: { cadet: 'Cadet', pilot: 'Pilot', veteran: 'Veteran', ace: 'Ace' } satisfies { readonly [r in Rung]: string },
  ladder: 'The ladder',
  ladderRule: 'Three wins against a bot earn its rung. Nothing is ever lost.',
  earned: 'earned',
  winsOf: (wins: number, of: number) => `${wins} of ${of} wins`,
  toGo: (wins: number, bot: string) =>
    wins === 1
      ? `One more win against the bot ${bot} earns that rung.`
      : `${wins} wins against the bot ${bot} earn that rung.`,
  top: 'Ace: there is no rung above.',
  sorties: 'sorties',
  victories: 'victories',
  lost: 'lost',
  won: 'won',
  counted:
    'Counted are finished games of one person against bots on this device; in campaigns, victories and losses of all missions.',
  newMedal: 'New medal',
  nextRung: (from: string, to: string) => (from === '' ? to : `${from} → ${to}`),
  medals: 'Medals',
  noMedals: 'None yet. Each is given once, for something that a replay shows.',
  newestOf: (n: number) => (n === 1 ? 'your only medal so far' : `newest of ${n} medals`),
  medal: {
    'first-win': 'First win',
    unscathed: 'Not a scratch',
    outnumbered: 'Against the odds',
    'three-in-one': 'Three in one fight',
    'beat-ace': 'An Ace beaten',
    fifth: 'Fifth victory',
    'from-behind': 'From behind',
    ship: 'A ship sunk',
    campaign: 'A campaign won',
    'campaign-ace': 'Ace of a campaign',
  } satisfies { readonly [medal in MedalId]: string },
  medalRule: {
    'first-win': 'Win a game against a bot.',
    unscathed: 'Win a fight with a victory and no hit on your own aircraft.',
    outnumbered: 'Win a fight in which the enemy had more aircraft.',
    'three-in-one': 'Three enemy aircraft are shot down in one fight.',
    'beat-ace': 'Win a game against the bot Ace.',
    fifth: 'Five enemy aircraft shot down in all your fights.',
    'from-behind':
      'Win a game in which the bot, looking back at it in the debrief, gave you less than a 35% chance at some moment.',
    ship: 'Your side sinks a ship, in a mission of its own or in a campaign.',
    campaign: 'Win a campaign.',
    'campaign-ace': 'Your side shoots down five enemy aircraft in one campaign.',
  } satisfies { readonly [medal in MedalId]: string },
  notYet: 'not yet',
  gameOf: (title: string) => `The game: ${title}`,
  aircraft: 'Aircraft',
  aircraftNote:
    'The bar is the share of fights won; the line, where it really lies in nineteen of twenty cases. Few fights make it long.',
  downed: 'Victories by type',
  downedType: 'Shot down',
  downedCount: 'Victories',
  downedBy: 'Flying',
  inCampaigns: 'in campaigns',
  times: (aircraft: string, n: number) => (n === 1 ? aircraft : `${aircraft} × ${n}`),
  notTold: (n: number) =>
    n === 1
      ? 'One victory is from before types were written down.'
      : `${n} victories are from before types were written down.`,
  type: 'Aircraft',
  fights: 'Fights',
  share: 'Won',
  between: (low: string, high: string) => `between ${low} and ${high}`,
  bySystem: 'By game',
  latest: 'Latest sorties',
  results: { won: 'won', lost: 'lost', drawn: 'undecided' },
  empty: 'Your first sortie',
  emptyHelp: 'Nothing is written here yet. Fly once and this page keeps your victories, medals and rank.',
  fly: 'To the start page',
  lesson: 'First lesson',
  name: 'Your name in the log book',
  file: 'The book as a file',
  fileHelp:
    'It is kept on this device alone. Save it as a file to take it along; one that is read in is added to this one, and no game counts twice.',
  save: 'Save the log book',
  read: 'Read a log book in',
  added: (n: number) => (n === 1 ? '1 sortie was added.' : `${n} sorties were added.`),
  notRead: 'This file was not read in. Your log book is as it was.',
  faults: {
    'too-large': 'It is larger than any log book.',
    'not-json': 'It is not written as a log book is: it is cut off, or something else.',
    'not-a-log': 'It is a file of something else.',
    newer: 'A newer version of this page has written it. Load the page again, and try once more.',
    field: 'Something in it is not as it should be.',
    'too-many': 'It has more sorties than a log book can hold.',
  } satisfies { readonly [fault in LogFault]: string },
  at: (place: string) => `Where: ${place}`,
};

export type CareerWords = typeof en;
