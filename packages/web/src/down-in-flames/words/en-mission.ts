import { type Happening, type Pattern, patterns, type TargetStatus, targetStatuses } from '@tallyho/down-in-flames';
import { minus } from '@tallyho/words/figures';
import type { EventWords, Speech } from './en-events.ts';

/** What only missions say. */
const patternNames: { readonly [pattern in Pattern]: string } = {
  dispersed: 'Dispersed',
  normal: 'Normal',
  tight: 'Tight',
};
const statuses: { readonly [status in TargetStatus]: string } = {
  intact: 'Intact',
  damaged: 'Damaged',
  destroyed: 'Destroyed',
};
const pattern = (n: number): string => patternNames[patterns[n]];
const bombs = (n: number): string => (n === 1 ? '1 bomb' : `${n} bombs`);
const points = (n: number): string => (n === 1 || n === -1 ? `${minus(n)} point` : `${minus(n)} points`);
const turns = (n: number): string => (n === 1 ? '1 turn' : `${n} turns`);

/** Where a bomber flies: ahead of, behind, left of, right of another one. */
const ways = ['ahead of', 'behind', 'left of', 'right of'];

type Chose = Extract<Happening, { event: 'chose' }>;
const chose: { readonly [how in Chose['how']]: (e: Chose, s: Speech) => string } = {
  free: (e, s) => `${s.names.plane(e.plane)} turns on ${s.names.plane(e.at)}, alone in the rear of its formation.`,
  speed: (e, s) => `${s.names.plane(e.plane)} uses a point of Speed to single out ${s.names.plane(e.at)}.`,
  card: (e, s) => `${s.names.plane(e.plane)} singles out ${s.names.plane(e.at)}.`,
  named: (e, s) => `The enemy names ${s.names.plane(e.at)} as the target of ${s.names.plane(e.plane)}.`,
};

export const missionEvents: Pick<EventWords, MissionEvent> = {
  shifted: (e, s) => `${s.names.side(e.side)}: all bombers fly one level ${e.by > 0 ? 'higher' : 'lower'}.`,
  winds: (e, s) => `${s.names.side(e.side)} has the wind: the mission lasts ${turns(e.turns)}.`,
  'flak-laid': (e, s) => `${s.names.side(e.side)} lays a Flak Pattern face down.`,
  'flak-pattern': (e) => `Your Flak Pattern: ${pattern(e.pattern)}.`,
  'flak-revealed': (e, s) => `${s.names.side(e.side)} reveals the Flak: ${pattern(e.pattern)}.`,
  placed: (e, s) => `${s.names.plane(e.plane)} takes its place ${ways[e.way]} ${s.names.plane(e.beside)}.`,
  late: (e, s) => `${s.names.plane(e.plane)} is late and not there in this turn.`,
  withdrew: (e, s) => `${s.names.plane(e.plane)} is short of fuel and flies home.`,
  jettisoned: (e, s) => `${s.names.plane(e.plane)} jettisons its bombs and is a fighter again.`,
  'left-choice': (e, s) => `${s.names.plane(e.plane)} leaves it to the enemy which bomber it attacks.`,
  chose: (e, s) => chose[e.how](e, s),
  'stood-down': (e, s) =>
    `The turrets of ${s.names.plane(e.plane)} discard ${e.cards.map((card) => s.names.card(card)).join(', ')}.`,
  reduced: (e, s) => `The turrets of ${s.names.plane(e.plane)} save it ${s.hits(e.by)}.`,
  'fuel-tank-stopped': (e, s) => `The turrets of ${s.names.plane(e.plane)} stop FUEL TANK.`,
  bombing: (e, s) => `${s.names.plane(e.plane)} bombs in a ${pattern(e.pattern)} pattern.`,
  'bombs-away': (e, s) => `${s.names.plane(e.plane)} drops ${bombs(e.bombs)}.`,
  target: (e) => `${bombs(e.bombs)} on the target: ${statuses[targetStatuses[e.status]]}.`,
  scored: (e, s) =>
    `${s.names.side(e.side)}: ${e.target} for the target, ${e.aircraft} for aircraft; ${points(e.final)} in the end.`,
};

export type MissionEvent =
  | 'shifted'
  | 'winds'
  | 'flak-laid'
  | 'flak-pattern'
  | 'flak-revealed'
  | 'placed'
  | 'late'
  | 'withdrew'
  | 'jettisoned'
  | 'left-choice'
  | 'chose'
  | 'stood-down'
  | 'reduced'
  | 'fuel-tank-stopped'
  | 'bombing'
  | 'bombs-away'
  | 'target'
  | 'scored';

export const missionAsks = {
  chooseBySpeed: (p: { plane: string }) => `Your ${p.plane} is faster than bombers here. Which one do you turn on?`,
  declare: 'Your Option lets you decide. Which way?',
  flak: 'Choose the Flak Pattern. The attacker sees it only when his bombs fall.',
  formation: 'Make your formation: where does the next bomber fly?',
  jettison: 'Does one of your fighter-bombers jettison its bombs to fight?',
  name: (p: { enemy: string }) => `${p.enemy} leaves it to you: which of your bombers does it attack?`,
  turretManeuver: (p: { enemy: string; you: string }) => `${p.enemy} maneuvers on your ${p.you}. Do its turrets fire?`,
  turretAttack: (p: { enemy: string; you: string; hits: number }) =>
    `${p.enemy} attacks your ${p.you}: ${p.hits === 1 ? '1 hit' : `${p.hits} hits`}. What do its turrets do?`,
  turretFuelTank: (p: { enemy: string; you: string }) =>
    `${p.enemy} aims at the fuel tank of your ${p.you}: it would be destroyed. What do its turrets do?`,
  dodge: (p: { enemy: string; you: string; card: string }) =>
    `The turrets of ${p.enemy} fire ${p.card} at your ${p.you}. Answer?`,
  bombing: (p: { plane: string }) => `Your ${p.plane} is over the target. In which pattern does it bomb?`,
};

export const missionChoices = {
  lower: 'Bombers one level lower',
  higher: 'Bombers one level higher',
  fewer: (n: number) => `${turns(n)} fewer`,
  more: (n: number) => `${turns(n)} more`,
  flak: (n: number) => `${pattern(n)} Flak`,
  place: (p: { plane: string; way: number; beside: string }) => `${p.plane} ${ways[p.way]} ${p.beside}`,
  jettison: (plane: string) => `${plane} jettisons its bombs`,
  keepBombs: 'Keep the bombs',
  choose: (bomber: string) => `Turn on ${bomber}`,
  chooseBySpeed: (bomber: string) => `Single out ${bomber} with a point of Speed`,
  chooseByCard: (p: { bomber: string; card: string }) => `Single out ${p.bomber} for ${p.card}`,
  leaveChoice: 'Attack, the enemy names the bomber',
  name: (bomber: string) => bomber,
  turret: (p: { card: string; with: string }) => `Turrets: ${p.card}${p.with === '' ? '' : ` with ${p.with}`}`,
  noTurret: 'Hold fire',
  bomb: (n: number) => `${pattern(n)} pattern`,
};
