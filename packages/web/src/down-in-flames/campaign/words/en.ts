import type { TargetStatus } from '@tallyho/down-in-flames';
import { minus } from '@tallyho/words/figures';
import { commands } from '../../words/commands.ts';

const points = (n: number): string => (n === 1 || n === -1 ? `${minus(n)} point` : `${minus(n)} points`);
const missions = (n: number): string => (n === 1 ? '1 mission' : `${n} missions`);
/** The Axis has, the Allies have. */
const isMany = (side: string): boolean => side === 'Allies';
const has = (side: string): string => `${side} ${isMany(side) ? 'have' : 'has'}`;
const attacks = (side: string): string => `${side} ${isMany(side) ? 'attack' : 'attacks'}`;

const bombs = (n: number): string => (n === 1 ? '1 bomb' : `${n} bombs`);

/** The room of campaigns: the page of each, the map between missions, reports. */
export const setUp = {
  intro:
    'A handful of missions on one map. Who destroys his target keeps the initiative; the victory points of all missions decide.',
  /** How long a campaign is, and whose it is to begin. */
  length: (count: number, turns: number, side: string) =>
    `${missions(count)}, ${turns === 1 ? '1 turn each' : `${turns} turns each`}; the ${has(side)} the initiative.`,
  interceptors: (fighter: string) => `Interceptor: ${fighter}.`,
  aircraft: 'Aircraft on the arrows:',
  targets: 'Targets',
  targetColumns: {
    number: 'No.',
    target: 'Target',
    damaged: 'Damaged',
    destroyed: 'Destroyed',
    flak: 'Flak',
  },
  options: (side: string) => `Options: ${side}`,
  victory: 'Victory table',
  balanceFigures: (p: { axis: string; allies: string; draw: string; games: number }) =>
    `${p.games} ${p.games === 1 ? 'campaign' : 'campaigns'} between two bots of the Pilot level: the Axis won ${p.axis} in 100, the Allies ${p.allies}; draws: ${p.draw}.`,
  provenance: 'Where it comes from',
  provenanceNote:
    'What the rulebook and the public record tell of this sheet is used as it is. Values in italics are reconstructed by us.',
  crushing: (p: { side: string; targets: string }) =>
    `The ${p.side} ${isMany(p.side) ? 'win' : 'wins'} at once by destroying ${p.targets}.`,
  commands: commands.en,
  scale: 'Scale',
  scaleHelp: 'Every aircraft and every target so many times: larger battles, the same victory table.',
  halfPoints: 'Damaged aircraft count half',
  halfPointsHelp: 'Aircraft that come home Damaged bring the enemy half their points.',
  lowStart: 'Bonus cards for starting low',
  lowStartHelp: 'Two cards more at Very Low, one at Low.',
  singleIntro: 'One arrow, one Option for each side, no campaign around it.',
  arrow: 'Arrow',
  optionOf: (side: string) => `Option of the ${side}`,
};

export const desk = {
  missionOf: (p: { mission: number; of: number }) => `Mission ${p.mission} of ${p.of}`,
  over: 'The campaign is over',
  you: (side: string) => `you command the ${side}`,
  initiative: (side: string) => `Initiative: ${side}`,
  askArrow: (side: string) => `The ${has(side)} the initiative. Which target do you attack?`,
  askArrowHelp:
    'Click an arrow on the map or in the list. An arrow must begin at a Start mark, or at a target that carries your marker.',
  askOption: (p: { target: string; attack: boolean }) =>
    p.attack
      ? `You attack ${p.target}. Which Option do you choose? The enemy sees it only when he has chosen, too.`
      : `The enemy attacks ${p.target}. Which Option do you choose? He sees it only when he has chosen, too.`,
  askOptionHelp: 'Each Option can be used once in the whole campaign.',
  arrows: 'Your arrows',
  arrowName: (p: { target: string; kind: string; from: string }) => `${p.target} (${p.kind})${p.from}`,
  fromTarget: (target: string) => `, from ${target}`,
  fromStart: ', from a Start mark',
  launch: (target: string) => `Attack ${target}`,
  /** Between the things that an Option brings. */
  between: '; ',
  optionIs: (p: { number: number; text: string }) => `Option ${p.number}: ${p.text}`,
  sideArrow: (p: { side: string; arrow: string }) => `${p.side}: ${p.arrow}`,
  logLine: (p: { side: string; status: string }) => `${p.side}: ${p.status}`,
  optionNumber: (n: number) => `Option ${n}`,
  take: (n: number) => `Take off with Option ${n}`,
  none: 'No Option',
  pilotFlown: (n: number) => `${missions(n)} flown`,
  pilotFates: {
    'shot-down': 'shot down',
    damaged: 'came home Damaged',
    withdrawn: 'flew home early',
    home: 'home again',
  },
  pilotLine: (p: { flown: string; fate: string }) => `${p.flown}, ${p.fate}`,
  ownOptions: 'Your Options',
  stampUsed: (mission: number) => `Mission ${mission}`,
  stampLost: 'Lost',
  enemyOptions: (side: string) => `Options of the ${side}`,
  standingIs: (p: { total: string; grade: string }) => `Total ${p.total}: ${p.grade}`,
  standingNote: 'The Allies’ points less those of the Axis.',
  gradeFrom: (n: string) => `from ${n}`,
  gradeTo: (n: string) => `down to ${n}`,
  gradeBetween: (p: { from: string; to: string }) => `${p.from} to ${p.to}`,
  inFlight: 'in flight',
  legend:
    'Red is the Axis, blue the Allies. Diamonds are Start marks; a stroke is a Damaged marker, a cross a Destroyed one, in the colour of its side.',
};

/** The order for one mission. */
export const order = {
  attack: (mission: number) => `Order no. ${mission} · you attack`,
  defend: (mission: number) => `Order no. ${mission} · you defend`,
  watched: (p: { mission: number; side: string }) => `Order no. ${p.mission} · the ${attacks(p.side)}`,
  about: (p: { kind: string; from: string }) => `${p.kind}${p.from}`,
  flak: 'Flak over the target',
  turns: 'Turns',
  bombs: 'Bombs on board',
  meets: 'Against you',
  meetsAndMore: (fighter: string) => `${fighter} + Option`,
  defence: 'You have',
  ladder: 'Points for the damage done',
  note: 'Aircraft that are shot down count besides.',
  range: (p: { from: number; to: number | null }) => (p.to === null ? `${p.from} +` : `${p.from}–${p.to}`),
  step: (p: { status: string; range: string; points: number; side: string }) =>
    `${p.status} (bombs: ${p.range}): ${points(p.points)} for the ${p.side}`,
  after: (p: { total: string; grade: string }) => `total ${p.total}, ${p.grade}`,
};

export const map = {
  label: (campaign: string) => `Map of the campaign ${campaign}; the panel “In words” tells what it shows.`,
  targetWords: (p: { number: number; kind: string; name: string; status: string }) =>
    `${p.number}. ${p.name}, ${p.kind}: ${p.status}.`,
  intact: 'Intact',
  marker: (p: { status: string; side: string }) => `${p.status} by the ${p.side}`,
  arrowWords: (p: { side: string; from: string; to: string; aircraft: string; open: boolean }) =>
    `${p.side}: from ${p.from} to ${p.to} with ${p.aircraft}${p.open ? '; open now' : ''}.`,
  start: 'a Start mark',
};

const statusLine: { readonly [status in TargetStatus]: string } = {
  intact: 'The target stands as it stood.',
  damaged: 'The target is Damaged.',
  destroyed: 'The target is Destroyed.',
};

export const report = {
  title: (p: { mission: number; target: string }) => `Mission ${p.mission}: ${p.target}`,
  attacked: (p: { side: string; kind: string }) => `The ${p.side} attacked. ${p.kind}.`,
  statusLine,
  bombs: (p: { bombs: number; damaged: number; destroyed: number }) =>
    `${bombs(p.bombs)}; it takes ${p.damaged} to damage the target, ${p.destroyed} to destroy it.`,
  bombPlot: 'Bombs on the target',
  rows: {
    target: 'for the target',
    aircraft: 'for aircraft',
    doubled: 'doubled: vital mission',
    adjusted: 'with Rest or Press',
    final: 'counts',
  },
  picked: (p: { axis: string; allies: string }) => `Axis – ${p.axis}. Allies – ${p.allies}.`,
  result: (p: { result: string; total: string; grade: string }) =>
    `Result ${p.result}; total of the campaign ${p.total}: ${p.grade}.`,
  losses: (side: string) => `Losses of the ${side}`,
  fates: { 'shot-down': 'shot down', damaged: 'came home Damaged', withdrawn: 'flew home early' },
  loss: (p: { label: string; pilot: string | null; fate: string; points: number }) =>
    `(${p.label})${p.pilot === null ? '' : `, ${p.pilot}`}: ${p.fate}${p.points > 0 ? `, ${points(p.points)}` : ''}`,
  initiative: (side: string) => `The ${has(side)} the initiative now.`,
};

export const outcome = {
  because: 'The victory table decides.',
  crushed: 'All that decided this campaign has been destroyed.',
  conceded: 'One side has conceded.',
  noTarget: 'Nobody has a target left to attack.',
  summary: (p: { axis: number; allies: number; total: string }) =>
    `Axis ${points(p.axis)}, Allies ${points(p.allies)}; total ${p.total}.`,
  pointsPlot: 'Points, added up',
  lossesPlot: 'Aircraft lost',
  mission: (n: number) => `mission ${n}`,
  headline: (p: { own: string; grade: string }) => `${p.own}: ${p.grade}`,
  youWon: 'Victory',
  youLost: 'Defeat',
  draw: 'Draw',
};

export const events = {
  arrow: (p: { mission: number; side: string; target: string }) =>
    `Mission ${p.mission}: the ${attacks(p.side)} ${p.target}.`,
  options: (p: { axis: string; allies: string }) => `Options: Axis – ${p.axis}; Allies – ${p.allies}.`,
  debrief: (p: { target: string; status: string; bombs: number; axis: number; allies: number; total: string }) =>
    `${p.target}: ${p.status}, ${bombs(p.bombs)}. Axis ${points(p.axis)}, Allies ${points(p.allies)}; total ${p.total}.`,
  marker: (p: { side: string; target: string; status: string }) =>
    `The ${p.side} ${isMany(p.side) ? 'put' : 'puts'} a marker on ${p.target}: ${p.status}.`,
  initiative: (side: string) => `The ${has(side)} the initiative.`,
  verdict: (p: { total: string; grade: string }) => `The campaign ends with ${p.total}: ${p.grade}.`,
};
