/** What is said of a fight when it is over. */
export const en = {
  title: 'Chance of winning, as the bot saw it',
  moment: 'Moment',
  start: 'start',
  end: 'end',
  turn: (n: number) => `turn ${n}`,
  table: 'The same as a table',
  percent: (n: number) => `${n}%`,
  thinking: (n: number, of: number) => `The bot looks back at the fight: moment ${n} of ${of}.`,
  stop: 'Stop',
  goOn: 'Let it go on',
  failed: 'The bot has stopped answering. What it had found out is shown.',
  turningPoint: 'The turning point',
  turned: (p: { turn: number; who: string; choice: string; from: number; to: number }) =>
    `Turn ${p.turn}: ${p.who}, “${p.choice}”. The chance went from ${p.from}% to ${p.to}%.`,
  lookAtIt: 'Look at it in the replay',
};

export type StoryWords = typeof en;
