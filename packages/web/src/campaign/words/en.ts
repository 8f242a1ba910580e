/** The room of campaigns, whatever they are fought with: the desk between missions, reports, the page of each. */
export const desk = {
  pickFirst: 'Choose where to fly first',
  brings: 'What each arrow brings',
  cardFirst: 'Choose a card',
  standing: 'Where it stands',
  bands: 'All grades',
  forecast: (p: { from: string; to: string }) => `At the end most likely ${p.from} to ${p.to}.`,
  forecasting: 'Flying on in thought…',
  closer: 'Closer',
  further: 'Further away',
  target: 'Target',
  total: 'Total',
  pilots: 'Pilots',
  noPilots: 'No pilot of name has flown yet.',
  here: 'here we stand',
  log: 'Log sheet',
  logEmpty: 'No mission has been flown yet.',
  mission: 'Mission',
  report: 'Report',
  replay: 'Replay',
  words: 'In words',
  events: 'News',
};

/** A mission takes off, or comes back. */
export const passage = {
  skip: 'Skip',
};

export const report = {
  points: 'Victory points',
  noLosses: 'none',
  goOn: 'Go on',
  hits: 'Hits taken',
  moment: 'Moment',
  table: 'The same as a table',
  start: 'start',
  turn: (n: number) => `turn ${n}`,
  end: 'end',
  back: 'Back to the map',
  missions: 'Missions',
};

export const setUp = {
  title: 'Choose a campaign',
  other: 'Choose another campaign',
  more: 'More',
  start: 'Begin the campaign',
  single: 'Fly a single mission of it',
  startSingle: 'Fly this mission',
  balance: 'Balance',
  history: 'What happened',
};
