/** What the puzzle of the day says. */
export const en = {
  title: 'Puzzle of the day',
  of: (day: string) => `Puzzle of ${day}`,
  question: 'What would you do?',
  back: 'Start page',
  days: 'All days',
  loading: 'The puzzle is being laid out…',
  none: 'This puzzle cannot be laid out',
  noneHelp:
    'It was not fetched, or today’s rules do not know its position any more. Nothing that you have answered is lost.',
  noDay: 'There is no such day',
  noDayHelp: 'A day is written as in 2026-11-18.',
  answer: 'The answer',
  right: 'That is the best choice.',
  wrong: (best: string) => `The best choice is: ${best}.`,
  ahead: (points: number) =>
    points === 1
      ? 'It wins one game in a hundred more than the next.'
      : `It wins ${points} games in a hundred more than the next.`,
  yours: 'your choice',
  best: 'best',
  won: (percent: number) => `${percent}%`,
  between: (low: number, high: number) => `${low}–${high}`,
  row: (p: { choice: string; percent: number; low: number; high: number }) =>
    `${p.choice}: wins ${p.percent}%, between ${p.low}% and ${p.high}%`,
  method: (playouts: string) =>
    `Measured by playing on ${playouts} times from each choice to the end, with bots that know what you know here and no more. The bars are 95% intervals; a draw counts as half a win.`,
  pilot: (choice: string) => `A Pilot would have chosen by his rules of thumb: ${choice}.`,
  pilotToo: 'A Pilot finds it by his rules of thumb.',
  rule: 'The rule:',
  look: 'Look at the table',
  show: 'Show the answer',
  playOn: 'Play on from here',
  playOnHelp: 'as a game of your own, against a Pilot',
  intro:
    'One position a day out of games that bots have played, the same for everybody, in which one choice is clearly best. You have one choice; then you see what every other one is worth.',
  supply: (all: number, down: number, zero: number, wings: number) =>
    `There are ${all} puzzles: ${down} of Down In Flames, ${zero} of Zero! and ${wings} of Wings of War. When all have been asked they begin anew. A day begins at midnight UTC.`,
  score: (best: number, answered: number) =>
    answered === 0
      ? 'You have answered none yet.'
      : `You have answered ${answered}, and found the best choice ${best === 1 ? 'once' : `${best} times`}.`,
  today: 'Today’s puzzle',
  todayMark: 'today',
  solved: 'best choice found',
  answered: 'answered',
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  homeHelp: 'One position, one choice: what would you do?',
  homeSolved: 'Today’s is solved.',
  homeAnswered: 'Today’s is answered.',
};

export type PuzzleWords = typeof en;
