import type { Choice, Dogfight } from '@tallyho/down-in-flames';
import { type DeedKind, GONE, type Tale, tollBySeat } from '../story/tale.ts';

const deeds: { readonly [verb in Choice['do']]: DeedKind | null } = {
  pass: null,
  fly: null,
  pilot: null,
  start: null,
  begin: null,
  act: null,
  stay: null,
  climb: 'move',
  dive: 'move',
  follow: 'move',
  'give-up': 'move',
  speed: 'move',
  maneuver: 'move',
  'barrel-roll': 'move',
  scissors: 'move',
  agile: 'move',
  attack: 'shot',
  tactic: 'move',
  barrage: 'move',
  'roll-up': 'move',
  'roll-down': 'move',
  redline: 'move',
  shift: null,
  winds: null,
  flak: null,
  place: null,
  choose: 'move',
  'choose-by-speed': 'move',
  name: null,
  'choose-by-card': 'move',
  'leave-choice': null,
  turret: 'shot',
  jettison: 'move',
  bomb: 'shot',
  answer: 'answer',
  evade: 'answer',
  discard: null,
};

/** What is told of a fight of Down In Flames when it is over. */
export const duelTale: Tale<Dogfight, Choice> = {
  deedOf: (choice) => deeds[choice.do],
  tollOf: ({ planes, fixed }) =>
    tollBySeat(
      fixed.seats.length,
      planes.map(({ hits, gone }, plane) => ({ owner: fixed.owner[plane], lost: hits + (gone ? GONE : 0) })),
    ),
};
