/** What is asked, in one sentence, and what can be answered. All names come from the table. */
const cards = (n: number): string => (n === 1 ? 'one card' : `${n} cards`);
const counted = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const hits = (n: number): string => (n === 1 ? '1 hit' : `${n} hits`);
const bursts = (n: number): string => (n === 1 ? '1 Burst' : `${n} Bursts`);

export const asks = {
  start: (p: { element: string }) =>
    `At what altitude does your ${p.element} Element start? Nobody sees it before all have chosen.`,
  vision: (p: { put: number }) =>
    `Combat Vision: put away what you do not want, and draw as many cards anew${p.put > 0 ? ` (${p.put} so far)` : ''}.`,
  order: 'Which of your Elements acts now? This order will hold for the whole fight.',
  orderAtNight:
    'Which of your Elements acts now? Night fighters come before all others, and this order will hold for the whole fight.',
  wingmanAttack: (p: { element: string; cards: number }) =>
    `Send the Wingman of your ${p.element} against somebody? It draws a mini-hand of ${cards(p.cards)} for the attack.`,
  wingmanPlay: (p: { at: string }) => `Your Wingman attacks ${p.at}: play a card of the mini-hand, or end the attack.`,
  altitude: (p: { element: string; level: string }) => `Your ${p.element} is ${p.level}. Stay, climb or dive?`,
  play: (p: { element: string; bursts: number; at: string }) =>
    `Your ${p.element}${p.at === '' ? '' : ` attacks ${p.at}`}: play a card, or go on. You have ${bursts(p.bursts)}.`,
  fire: (p: { enemy: string; card: string; hits: number; you: string }) =>
    `${p.enemy} fires ${p.card} at ${p.you}: ${hits(p.hits)}. Answer?`,
  gunnerFires: (p: { enemy: string; card: string; hits: number; you: string }) =>
    `The Gunner of ${p.enemy} fires ${p.card} at ${p.you}: ${hits(p.hits)}. Answer?`,
  fuelTank: (p: { enemy: string; card: string; you: string }) =>
    `${p.enemy} fires ${p.card} at ${p.you}: it would be destroyed. Answer?`,
  maneuver: (p: { enemy: string; card: string; you: string; position: string }) =>
    `${p.enemy} plays ${p.card} on ${p.you} and would be ${p.position}. Answer?`,
  relief: (p: { enemy: string; card: string; friend: string; position: string }) =>
    `${p.enemy} plays ${p.card} to help ${p.friend}, which would be ${p.position}. Answer?`,
  stalking: (p: { enemy: string; card: string; you: string; bursts: number }) =>
    `${p.enemy} plays ${p.card} on ${p.you} and would have ${bursts(p.bursts)} more against it. Answer?`,
  roll: (p: { enemy: string; card: string; up: boolean }) =>
    `${p.enemy} plays ${p.card} to ${p.up ? 'climb' : 'dive'} away from you. Answer?`,
  stopped: (p: { enemy: string; card: string }) =>
    `${p.enemy} answers with ${p.card}: that stops you. Have you got an answer to it?`,
  goesOn: (p: { enemy: string; card: string }) =>
    `${p.enemy} counters with ${p.card} and gets its way unless you answer. Have you got an answer to it?`,
  follow: (p: { enemy: string; up: boolean; cost: number }) =>
    `${p.enemy} ${p.up ? 'climbs' : 'dives'}. Follow${p.cost > 0 ? ` for ${cards(p.cost)}` : ', free of charge'}, or let go?`,
  payClimb: 'Give up one card for the climb.',
  payFollow: (p: { due: number }) => `Give up ${cards(p.due)} to follow.`,
  discard: 'Discard what you do not want, then go on.',
  drawInTheDark: (p: { element: string; most: number }) =>
    `Your ${p.element} has located nobody: it may only draw, up to ${cards(p.most)}. How many?`,
  draw: (p: { most: number }) => `Your engine gives you up to ${cards(p.most)}. How many do you draw?`,
};

export const choices = {
  noAnswer: 'No answer',
  noWingmanAttack: 'No Wingman attack',
  pass: 'Pass',
  donePlay: 'No more cards',
  doneWingman: 'End the attack',
  doneDiscard: 'Keep the rest',
  doneVision: 'Keep the rest and draw',
  exchange: (card: string) => `Put ${card} away`,
  act: (element: string) => element,
  sendWingman: (at: string) => `Wingman against ${at}`,
  attackWingman: (at: string) => `Attack ${at}: it draws its mini-hand`,
  stay: 'Stay',
  letGo: 'Let go',
  climb: 'Climb (−1 card)',
  dive: 'Dive (+1 card)',
  follow: (cost: number) => (cost > 0 ? `Follow (−${counted(cost)})` : 'Follow'),
  giveUp: (enemy: string) => `Give up the Position on ${enemy}`,
  giveUpNone: 'Give up the Position',
  breakLeader: 'Break off: the Leader',
  breakWingman: 'Break off: the Wingman',
  breakBoth: 'Break off: both',
  fire: (p: { at: string; bursts: number; hits: number }) => `Fire at ${p.at}: ${hits(p.hits)} for ${bursts(p.bursts)}`,
  fireFree: (p: { at: string; hits: number }) => `Fire at ${p.at}: ${hits(p.hits)}`,
  fuelTank: (p: { at: string; bursts: number }) =>
    `Fire at ${p.at}: destroyed${p.bursts > 0 ? `, for ${bursts(p.bursts)}` : ''}`,
  gunnerFires: (p: { at: string; bursts: number; hits: number }) =>
    `The Gunner fires at ${p.at}: ${hits(p.hits)} for ${bursts(p.bursts)}`,
  gunnerFuelTank: (at: string) => `The Gunner fires at ${at}: destroyed`,
  maneuver: (p: { at: string; position: string }) => `On ${p.at}: ${p.position}`,
  maneuverNone: (at: string) => `On ${at}`,
  relief: (p: { at: string; friend: string; position: string }) => `On ${p.at}: ${p.friend} is then ${p.position}`,
  winBursts: (p: { at: string; bursts: number }) => `On ${p.at}: ${bursts(p.bursts)} more against it`,
  agile: (p: { at: string; position: string }) => `Agile, as SCISSORS, on ${p.at}: ${p.position}`,
  agileNone: (at: string) => `Agile, as SCISSORS, on ${at}`,
  rollUp: 'Climb one level (−1 card more)',
  rollDown: 'Dive one level (+1 card)',
  answer: (card: string) => `Answer with ${card}`,
  answerAgile: (card: string) => `Agile: answer with ${card} as SCISSORS`,
  answerAce: (card: string) => `Ace: answer with ${card} as ACE PILOT`,
  discard: (card: string) => `Give up ${card}`,
  draw: (n: number) => (n === 0 ? 'Draw none' : `Draw ${counted(n)}`),
};
