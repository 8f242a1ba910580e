import { beginFight } from '../play/begin.ts';
import type { Begun } from '../play/room.ts';
import { bot, human } from '../saved/players.ts';
import { duelTable } from './duel-room.ts';

/** DIF-EX-01 first of all; then pairs that cost the same and met in the air. */
const fairPairs: readonly (readonly [own: string, enemy: string])[] = [
  ['spitfire-i', 'bf-109e'],
  ['bf-109e', 'hurricane-i'],
  ['f4f-4', 'a6m3'],
  ['a6m3', 'p-40e'],
  ['p-51d', 'bf-109g'],
  ['yak-9u', 'bf-109g'],
  ['bf-109f', 'spitfire-v'],
  ['fw-190d-9', 'la-7'],
  ['j2m3', 'p-38j'],
];

/** A fair duel against the Pilot; the first one is the introductory duel of the rulebook. */
export function quickDuel(isFirst: boolean, isNew = false): Begun {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const [own, enemy] = fairPairs[isFirst ? 0 : random % fairPairs.length];
  const seats = [
    { name: 'You', aircraft: [{ fighter: own }] },
    { name: 'Bot', aircraft: [{ fighter: enemy }] },
  ];
  // Somebody new begins, and against somebody who knows no better.
  if (isNew) return beginFight(duelTable, { mode: 'duel', seats, first: 'A' }, [human, bot('cadet')]);
  return beginFight(duelTable, { mode: 'duel', seats }, [human, bot('pilot')]);
}
