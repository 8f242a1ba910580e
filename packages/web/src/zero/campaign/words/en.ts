import { minus } from '@tallyho/words/figures';
import type { CraftFate, Listing, VpColumn } from '@tallyho/zero';
import { commands } from '../../words/commands.ts';

const points = (n: number): string => (n === 1 || n === -1 ? `${minus(n)} VP` : `${minus(n)} VPs`);
const many = (n: number, one: string, more = `${one}s`): string => `${minus(n)} ${n === 1 ? one : more}`;

/** The page of a Land campaign. */
export const setUp = {
  intro:
    'On land an Action card names the target, each side adds a Resource in secret, and the Mission is flown there and back. At sea the fleets write secret orders turn by turn, and strike at each other beyond the horizon.',
  length: (p: { missions: number; periods: string }) =>
    `${many(p.missions, 'mission')} in one of three periods, or all of them one after the other: ${p.periods}.`,
  period: 'Period',
  periodHelp: 'Which months are flown. Targets, aircraft and the performance table change with them.',
  longWar: (periods: string) => `The whole war: ${periods}`,
  fullThrottle: 'FULL THROTTLE',
  fullThrottleHelp: 'Adds the four cards of Corsairs & Hellcats to the deck.',
  turbochargers: 'Turbochargers',
  turbochargersHelp: 'Aircraft marked T fly high as if they were a level lower.',
  gunners: 'Gunners',
  gunnersHelp: 'A Gunner fires at whoever is behind the aircraft.',
  angles: 'Angle of Attack',
  anglesHelp: 'Bombers are attacked from the front, the side or the rear.',
  /** The names of those who play a side, unless they have names of their own. */
  commands: commands.en,
  targets: 'Mission Targets',
  targetColumns: { number: 'No.', target: 'Target', attacker: 'Attacker', turns: 'Turns', chance: 'Chance' },
  nobody: 'both',
  resources: (side: string) => `Resources: ${side}`,
  performance: 'Air Group Performance',
  performanceOf: 'Japanese less Allied victory points:',
  provenance: 'Where it comes from',
  provenanceNote:
    'What the rulebook tells of this sheet is used as it is: some lines and the rules that go with them. The rest is reconstructed by us from the history of these months.',
  singleIntro: 'One Mission by itself, with the aircraft of its line; they can be changed before it begins.',
  singleTarget: 'Mission',
  singleGo: 'Prepare this Mission',
};

const listings: { readonly [as in Listing]: string } = { 'L/W': 'Leader, Wingman', L: 'Leader', aircraft: '' };

export const desk = {
  /** The sides above their columns, where there is little room. */
  columns: { japanese: 'Japan', allied: 'Allies' },
  missionOf: (p: { mission: number; of: number }) => `Mission ${p.mission} of ${p.of}`,
  inPeriod: (p: { period: string; mission: string }) => `${p.period} · ${p.mission}`,
  over: 'The campaign is over',
  you: (side: string) => `you command the ${side}`,
  askAttack: (target: string) => `You attack ${target}. Which Resource flies with you?`,
  askDefend: (target: string) => `The enemy attacks ${target}. Which Resource do you send against him?`,
  askMeeting: (target: string) => `Both sides meet: ${target}. Which Resource do you send?`,
  askHelp: 'Each is there once in a campaign. The enemy sees yours only when he has chosen, too.',
  listed: (p: { count: number; as: Listing; name: string }) => {
    const name = p.count === 1 ? p.name : `${p.count} ${p.name}`;
    return p.as === 'aircraft' ? name : `${name} (${listings[p.as]})`;
  },
  withPilot: (pilot: string) => `with ${pilot}`,
  between: '; ',
  ownResources: 'Your Resources',
  enemyResources: (side: string) => `Resources of the ${side}`,
  resourceNumber: (n: number) => `Resource ${n}`,
  noResource: 'no Resource',
  take: (n: number) => `Take off with Resource ${n}`,
  stampUsed: (mission: number) => `Mission ${mission}`,
  freeAircraft: 'Its fighters fly at any altitude, and carry no bombs.',
  optionDoes: (p: { name: string; effects: string }) => `${p.name}: ${p.effects}.`,
  optionIdle: (name: string) => `${name} does nothing in this Mission.`,
  resourcesLeft: (p: { japanese: number; allied: number }) =>
    `Resources left: Japanese ${p.japanese}, Allies ${p.allied}.`,
  pilotLine: (p: { missions: number; victories: number; fate: string }) =>
    `${many(p.missions, 'mission')}, ${p.victories === 0 ? 'no victories' : many(p.victories, 'victory', 'victories')}; ${p.fate}`,
  performance: (p: { side: string; performance: string }) => `${p.side} ${p.performance}`,
  standingIs: (p: { difference: string; performance: string }) => `Difference ${p.difference}: ${p.performance}`,
  standingNote: 'The Japanese victory points less those of the Allies.',
  gradeFrom: (n: string) => `from ${n}`,
  gradeTo: (n: string) => `down to ${n}`,
  gradeBetween: (p: { from: string; to: string }) => `${p.from} to ${p.to}`,
  inFlight: 'being prepared',
  logLine: (p: { status: string; japanese: number; allied: number }) => `${p.status} · Res. ${p.japanese}, ${p.allied}`,
};

/** What became of an aircraft. */
export const fates: { readonly [fate in CraftFate]: string } = {
  home: 'home again',
  damaged: 'came home Damaged',
  disengaged: 'broke off',
  destroyed: 'shot down',
};

/** The order for one Mission. */
export const order = {
  attack: (mission: number) => `Order no. ${mission} · you attack`,
  defend: (mission: number) => `Order no. ${mission} · you defend`,
  meeting: (mission: number) => `Order no. ${mission} · both sides`,
  watched: (p: { mission: number; side: string }) => `Order no. ${p.mission} · the ${p.side} attack`,
  about: (p: { kind: string; sheet: string; level: string }) => `${p.kind} (sheet ${p.sheet}), ${p.level}`,
  aboutMeeting: (p: { kind: string; level: string }) => `${p.kind}, ${p.level}`,
  card: 'Card drawn',
  turns: 'Turns',
  turnsBoth: 'Turns out and home',
  flak: 'Flak',
  flakValues: (p: { area: number; target: number }) => `${p.area} area, ${p.target} target`,
  special: 'Special',
  meets: 'Against you',
  youHave: 'You have',
  theirResource: 'their Resource',
  yourResource: 'your Resource',
  andResource: (aircraft: string) => `${aircraft} + Resource`,
  ladder: 'Points for the damage done',
  photographs: 'Points for photographs',
  best: 'best',
  aircraft: 'Points for aircraft',
  damaged: 'Damaged',
  destroyed: 'Destroyed',
  shotDown: 'Shot down',
  away: 'Gets away',
  note: 'Aircraft that are shot down count besides, and so do those that come home.',
  noteAircraft: 'Each aircraft counts once, at its worst.',
  range: (p: { from: number; to: number | null }) =>
    p.to === null ? `${p.from} +` : p.from === p.to ? `${p.from}` : `${p.from}–${p.to}`,
  step: (p: { name: string; range: string; points: number; side: string }) =>
    `${p.name} (${p.range}): ${points(p.points)} for the ${p.side}`,
  after: (p: { difference: string; performance: string }) => `difference ${p.difference}, ${p.performance}`,
};

export const map = {
  label: (campaign: string) => `Map of the campaign ${campaign}; the panel “In words” tells what it shows.`,
  legend:
    'Red: the Japanese attack; blue: the Allies; grey: both meet. Below a name stands the chance that it is drawn next. A stroke is a Damaged target, a cross a Destroyed one.',
  targetWords: (p: {
    number: number;
    name: string;
    kind: string;
    who: string;
    aircraft: string;
    chance: string;
    isNow: boolean;
  }) =>
    `${p.number}. ${p.name}, ${p.kind}: ${p.who} with ${p.aircraft}${p.isNow ? '; flown now' : ''}${p.chance === '' ? '' : `; drawn next: ${p.chance}`}.`,
  attacks: (side: string) => `the ${side} attack`,
  both: 'both sides meet',
};

const rows: { readonly [column in VpColumn]: string } = {
  target: 'for the target',
  aircraft: 'for enemy aircraft',
  pilots: 'for skilled pilots',
  returns: 'for aircraft that came home',
  other: 'for special tasks',
};

export const report = {
  title: (p: { mission: number; target: string }) => `Mission ${p.mission}: ${p.target}`,
  card: (card: string) => `Card drawn: ${card}.`,
  flown: (kind: string) => `${kind}.`,
  attacked: (p: { side: string; kind: string }) => `The ${p.side} attacked. ${p.kind}.`,
  damage: (p: { points: number; level: string }) => `${many(p.points, 'Damage Point')} on the target: ${p.level}.`,
  met: (p: { japanese: number; allied: number }) => `Japanese ${points(p.japanese)}, Allies ${points(p.allied)}.`,
  damagePlot: 'Damage Points, and what it took for each level',
  rows: { ...rows, total: 'in all' },
  picked: (p: { japanese: string; allied: string }) => `Japanese – ${p.japanese}. Allies – ${p.allied}.`,
  result: (p: { difference: string; performance: string }) =>
    `Difference of the campaign ${p.difference}: ${p.performance}.`,
  losses: (side: string) => `Losses of the ${side}`,
  loss: (p: { pilot: string; wingman: boolean; fate: string }) =>
    p.pilot !== '' ? `(${p.pilot}): ${p.fate}` : p.wingman ? `(Wingman): ${p.fate}` : `– ${p.fate}`,
  next: 'The next card is drawn.',
};

export const outcome = {
  because: 'The table of Air Group Performance decides.',
  conceded: 'One side has conceded.',
  summary: (p: { japanese: number; allied: number; difference: string }) =>
    `Japanese ${points(p.japanese)}, Allies ${points(p.allied)}; difference ${p.difference}.`,
  pointsPlot: 'Victory points, added up',
  lossesPlot: 'Aircraft shot down',
  mission: (n: number) => `mission ${n}`,
  headline: (p: { won: string; own: string }) => `${p.won} – ${p.own}`,
  yours: (performance: string) => `your air group: ${performance}`,
  sideWon: (side: string) => `Victory of the ${side}`,
  youWon: 'Victory',
  youLost: 'Defeat',
  draw: 'Draw',
};

export const events = {
  draw: (p: { mission: number; card: string; target: string }) =>
    `Mission ${p.mission}: ${p.card} is drawn, ${p.target}.`,
  resources: (p: { japanese: string; allied: string }) => `Resources: Japanese – ${p.japanese}; Allies – ${p.allied}.`,
  pilots: (names: string) => (names === '' ? 'Nobody of name flies.' : `In the cockpits: ${names}.`),
  debrief: (p: { target: string; damage: string; japanese: number; allied: number; difference: string }) =>
    `${p.target}: ${p.damage}Japanese ${points(p.japanese)}, Allies ${points(p.allied)}; difference ${p.difference}.`,
  damage: (p: { points: number; level: string }) => `${p.level}, ${many(p.points, 'Damage Point')}. `,
  verdict: (p: { difference: string; performance: string }) =>
    `The campaign ends with ${p.difference}: ${p.performance}.`,
};
