import { signed } from '@tallyho/words/figures';
/** What is said of a fight when it is over. */
export const en = {
  room: 'Debrief',
  home: 'Home',
  turns: (n: number) => (n === 1 ? '1 turn' : `${n} turns`),
  seenBy: 'Seen by',
  chartTitle: 'Your chance of winning, as an Ace bot sees it',
  chartTitleOf: (name: string) => `${name}: chance of winning, as an Ace bot sees it`,
  chartHelp: 'drag along the line to replay · arrow keys step from choice to choice',
  asTable: 'as a table',
  timeline: 'Timeline of the replay',
  place: (p: { turn: number; step: number; of: number; chance: string }) =>
    `${p.turn === 0 ? 'Before the first turn' : `Turn ${p.turn}`}, choice ${p.step} of ${p.of}${p.chance === '' ? '' : `, chance ${p.chance}`}`,
  placeShort: (p: { turn: number; step: number; of: number }) =>
    `${p.turn === 0 ? 'Set-up' : `Turn ${p.turn}`}, choice ${p.step} of ${p.of}`,
  moment: 'Moment',
  chance: 'Chance',
  change: 'Change',
  happened: 'What happened',
  start: 'start',
  end: 'end',
  turn: (n: number) => (n === 0 ? 'before turn 1' : `turn ${n}`),
  turnName: (n: number) => `Turn ${n}`,
  percent: (n: number) => `${n}%`,
  points: signed,
  thinking: (n: number, of: number) => `The bot looks back at the fight: moment ${n} of ${of}.`,
  stop: 'Stop',
  goOn: 'Let it go on',
  failed: 'The bot has stopped answering. What it had found out is shown.',
  nothingToTell: 'There was too little to decide in this fight for the bot to look back at.',
  noMoments: 'No single moment changed the chances by eight points or more.',
  moments: 'Key moments',
  low: (p: { chance: string; turn: number }) =>
    p.turn === 0 ? '' : `Your lowest chance: ${p.chance} in turn ${p.turn}.`,
  high: (p: { chance: string; turn: number }) =>
    p.turn === 0 ? '' : `Your best chance: ${p.chance} in turn ${p.turn}.`,
  turned: (n: number) =>
    n === 0
      ? 'The fight never turned.'
      : n === 1
        ? 'The fight turned once.'
        : n === 2
          ? 'The fight turned twice.'
          : `The fight turned ${n} times.`,
  table: 'The table at this moment',
  wholeTable: 'The whole table',
  fromTo: (p: { turn: number; from: string; to: string }) => `Turn ${p.turn} · from ${p.from} to ${p.to}`,
  now: (p: { turn: number; chance: string }) =>
    [p.turn === 0 ? 'Before the first turn' : `Turn ${p.turn}`, p.chance].filter((part) => part !== '').join(' · '),
  chosen: (p: { who: string; choice: string }) => `${p.who}: ${p.choice}`,
  beginning: 'The beginning of the fight',
  slip: (p: { better: string; kept: string; taken: string; got: string }) =>
    `The bot would have chosen “${p.better}”, which kept about ${p.kept}. “${p.taken}” left about ${p.got}.`,
  luckOwn: (own: string) => `The bot would have done the same: “${own}”. This was luck, not a mistake.`,
  luck: 'The bot finds nothing better that you could have done: it was luck, or well played by the other side.',
  wellDone: (own: string) => `Well done: “${own}” was what the bot would have chosen, too.`,
  own: (own: string) => `Your choice, “${own}”, turned it.`,
  fortune: 'Fortune was with you here, or the other side made a mistake.',
  agrees: 'The bot would have chosen the same.',
  better: (p: { better: string; kept: string }) => `The bot would have chosen “${p.better}” (about ${p.kept}).`,
  hand: 'Your hand at that moment',
  isBetter: 'better',
  isTaken: 'taken',
  isBoth: 'taken: best',
  tryAgain: 'Try again from here',
  tryHelp:
    'A new game against the same opponents. The cards to come are the same as then, and it does not count in the log book.',
  why: 'Why?',
  whatNext: 'What next',
  swap: 'Rematch, sides swapped',
  swapLine: 'The same aircraft, with you on the other side',
  again: 'Rematch',
  againLine: 'The same fight with new cards',
  toReturn: 'The return game',
  toReturnLine: 'The second game of the match, sides swapped',
  another: 'Another match',
  anotherLine: 'Two games once more',
  lesson: (title: string) => `Lesson: ${title}`,
  harder: (level: string) => `A harder bot: ${level}`,
  harderLine: (p: { level: string; won: number; of: number }) =>
    p.of === 0 ? `You have not flown against ${p.level} yet` : `You have won ${p.won} of ${p.of} against ${p.level}`,
  more: 'More charts, and the proof that it was fair',
};

export type DebriefWords = typeof en;
