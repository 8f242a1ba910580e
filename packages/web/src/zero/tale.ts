import type { Choice, Dogfight } from '@tallyho/zero';
import { type DeedKind, GONE, type Tale, tollBySeat } from '../story/tale.ts';
import { ownerOfPlane } from './model/mission.ts';

const deeds: { readonly [verb in Choice['do']]: DeedKind | null } = {
  pass: null,
  done: null,
  stay: null,
  start: null,
  exchange: null,
  act: null,
  wingman: 'shot',
  attack: 'shot',
  dive: 'move',
  climb: 'move',
  follow: 'move',
  'give-up': 'move',
  'break-off': 'move',
  play: 'shot',
  agile: 'shot',
  gunner: 'shot',
  roll: 'move',
  answer: 'answer',
  'answer-agile': 'answer',
  'answer-ace': 'answer',
  discard: null,
  draw: null,
  load: null,
  jettison: 'move',
  over: 'move',
  hold: 'move',
  'run-in': null,
  run: 'shot',
  strafe: 'shot',
  stop: 'answer',
  'stop-ace': 'answer',
  'wingman-bombers': 'shot',
  'attack-bombers': 'shot',
  angle: null,
  aim: 'shot',
  name: null,
  help: 'answer',
  'help-ace': 'answer',
  counter: 'answer',
  drop: 'shot',
  leave: 'move',
  ram: 'shot',
  search: 'move',
  skip: 'shot',
  fire: 'shot',
  depth: null,
  submarine: 'move',
};

/** What is told of a fight of Zero! when it is over. */
export const zeroTale: Tale<Dogfight, Choice> = {
  deedOf: (choice) => deeds[choice.do],
  tollOf: ({ planes, fixed, sortie }) =>
    tollBySeat(
      fixed.seats.length,
      [...planes, ...(sortie?.bombers ?? [])].map(({ hits, fate }, plane) => ({
        owner: ownerOfPlane(fixed, plane),
        lost: hits + (fate === 0 ? 0 : GONE),
      })),
    ),
};
