import type { Choice, WingsOfWar } from '@tallyho/wings-of-war';
import { type DeedKind, GONE, type Tale, tollBySeat } from '../story/tale.ts';

const deeds: { readonly [verb in Choice['do']]: DeedKind | null } = {
  plan: 'move',
  dare: 'move',
  idle: null,
  ready: null,
  again: null,
  tail: 'move',
  'no-tail': null,
  order: 'move',
  fire: 'shot',
  hold: null,
  pivot: null,
  stay: null,
  turn: 'move',
  floor: null,
  keep: null,
  agree: null,
  refuse: null,
};

/** What is told of a fight of Wings of War when it is over. */
export const wingsTale: Tale<WingsOfWar, Choice> = {
  deedOf: (choice) => deeds[choice.do],
  tollOf: ({ planes, fixed }) =>
    tollBySeat(
      fixed.seats.length,
      planes.map(({ damage, fate }, plane) => ({
        owner: fixed.planes[plane].owner,
        lost: damage + (fate === 0 ? 0 : GONE),
      })),
    ),
};
