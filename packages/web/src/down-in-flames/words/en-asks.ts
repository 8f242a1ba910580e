import { missionAsks, missionChoices } from './en-mission.ts';

/** What is asked, in one sentence, and what can be answered. All names come from the table. */
const cards = (n: number): string => (n === 1 ? 'one card' : `${n} cards`);
const counted = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const hits = (n: number): string => (n === 1 ? '1 hit' : `${n} hits`);
const bursts = (n: number): string => (n === 1 ? '1 Burst' : `${n} Bursts`);

export const asks = {
  ...missionAsks,
  aircraft: 'Choose your aircraft. Nobody sees it before all have chosen.',
  pilot: 'Choose the pilot.',
  start: (p: { plane: string }) => `You have seen your hand. At what altitude does your ${p.plane} start?`,
  begin: 'Your side has won the initiative. Will it begin every turn?',
  next: 'Which of your aircraft acts now?',
  altitude: (p: { plane: string; level: string }) => `Your ${p.plane} is ${p.level}. Stay, climb or dive?`,
  speed: (p: { plane: string; left: number }) =>
    p.left > 0
      ? `Your ${p.plane} has ${p.left === 1 ? 'one free Maneuver' : `${p.left} free Maneuvers`} left. Use one?`
      : `Your ${p.plane} is faster. Use the speed for a free Maneuver?`,
  act: (p: { plane: string; bursts: number; bonus: number }) =>
    `Your actions with the ${p.plane}: pick a card, or end them. You have ${bursts(p.bursts)}${p.bonus > 0 ? ` and +${p.bonus} for your next attack` : ''}.`,
  fire: (p: { enemy: string; card: string; hits: number; you: string }) =>
    `${p.enemy} fires ${p.card} at your ${p.you}: ${hits(p.hits)}. Answer?`,
  fuelTank: (p: { enemy: string; card: string; you: string }) =>
    `${p.enemy} fires ${p.card} at your ${p.you}: it would be destroyed. Answer?`,
  maneuver: (p: { enemy: string; you: string; position: string }) =>
    `${p.enemy} maneuvers on your ${p.you} and would be ${p.position}. Answer?`,
  shakeOff: (p: { enemy: string; you: string }) =>
    `${p.enemy} rolls away from your ${p.you}; both would be Neutral. Answer?`,
  scissors: (p: { enemy: string; you: string; card: string }) =>
    `${p.enemy} plays ${p.card} and would be Advantaged on your ${p.you}. Answer?`,
  stopped: (p: { enemy: string; card: string }) =>
    `${p.enemy} answers with ${p.card}: that stops you. Have you got an answer to it?`,
  goesOn: (p: { enemy: string; card: string }) =>
    `${p.enemy} counters with ${p.card} and gets its way unless you answer. Have you got an answer to it?`,
  evade: (p: { hits: number; you: string }) =>
    `${hits(p.hits)} on your ${p.you} ${p.hits === 1 ? 'is' : 'are'} certain. Does EVASIVE help?`,
  follow: (p: { enemy: string; up: boolean; cost: number }) =>
    `${p.enemy} ${p.up ? 'climbs' : 'dives'}. Follow${p.cost > 0 ? ` for ${cards(p.cost)}` : ', free of charge'}, or let go?`,
  pay: (p: { owed: number; up: boolean }) => `Give up ${cards(p.owed)} ${p.up ? 'for the climb' : 'to follow'}.`,
  stall: (p: { owed: number; plane: string }) => `Your ${p.plane} stalls. Give up ${cards(p.owed)}.`,
  discard: 'Discard what you do not want, then end your turn.',
};

export const choices = {
  ...missionChoices,
  passAct: 'End my actions',
  passAnswer: 'No answer',
  passEvade: 'Take the hits',
  passSpeed: 'No free Maneuver',
  passDiscard: 'End my turn',
  pass: 'Pass',
  fly: (p: { fighter: string; points: number }) => `Fly the ${p.fighter} (${p.points})`,
  pilot: (p: { pilot: string; points: number }) => `${p.pilot} (${p.points})`,
  noPilot: 'Nobody in particular',
  start: (level: string) => level,
  begin: 'We begin',
  letThemBegin: 'Let them begin',
  act: (plane: string) => plane,
  stay: 'Stay',
  letGo: 'Let go',
  climb: (cost: number) => (cost > 0 ? `Climb (−${counted(cost)})` : 'Climb'),
  dive: (gain: number) => `Dive (+${counted(gain)})`,
  follow: (cost: number) => (cost > 0 ? `Follow (−${counted(cost)})` : 'Follow'),
  giveUp: (enemy: string) => `Give up the position on ${enemy}`,
  giveUpNone: 'Give up the position',
  speed: (p: { enemy: string; position: string }) => `Free Maneuver on ${p.enemy}: ${p.position}`,
  maneuver: (p: { steps: number; enemy: string; position: string }) =>
    `Maneuver ${p.steps} on ${p.enemy}: ${p.position}`,
  maneuverNone: (p: { steps: number; enemy: string }) => `Maneuver ${p.steps} on ${p.enemy}`,
  barrelRoll: (enemy: string) => `Roll away from ${enemy}: Neutral`,
  scissors: (enemy: string) => `Scissors with ${enemy}: Advantaged`,
  agile: (enemy: string) => `Agile, as SCISSORS, with ${enemy}: Advantaged`,
  attack: (p: { enemy: string; bursts: number; hits: number; gunner: boolean; with: string }) =>
    `${p.gunner ? 'The gunner fires' : 'Fire'} at ${p.enemy}${p.with === '' ? '' : ` with ${p.with}`}: ${hits(p.hits)} for ${bursts(p.bursts)}`,
  attackFuelTank: (p: { enemy: string; bursts: number; gunner: boolean }) =>
    `${p.gunner ? 'The gunner fires' : 'Fire'} at ${p.enemy}: destroyed, for ${bursts(p.bursts)}`,
  playCard: 'Play it',
  tacticHit: 'Tactic: +1 hit for your next attack of this turn',
  tacticEvasive: 'Tactic: fire at you costs a Burst more until your next turn',
  barrage: 'Barrage: +1 hit for your next attack of this turn',
  rollUp: 'Climb one level',
  rollDown: 'Dive one level',
  redline: (hits_: number): string => (hits_ > 0 ? 'Draw 3 cards for one hit on yourself' : 'Draw 3 cards'),
  answer: (card: string) => `Answer with ${card}`,
  evade: (card: string) => `${card}: two hits fewer`,
  discard: (card: string) => `Give up ${card}`,
};
