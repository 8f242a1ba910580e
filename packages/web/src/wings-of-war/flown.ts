import type { WingsOfWar } from '@tallyho/wings-of-war';
import type { Flown } from '../play/flown.ts';
import { typeAt } from './model/names.ts';

/** What became of an aircraft that was shot down, or counts as such. */
const SHOT_DOWN = 1;

/** The aircraft of a fight of Wings of War, as they stood. */
export const flownIn = ({ fixed, planes }: WingsOfWar): readonly Flown[] =>
  planes.map(({ damage, fate }, plane) => ({
    seat: fixed.planes[plane].owner,
    side: fixed.planes[plane].side,
    aircraft: typeAt(fixed, plane)?.name ?? '?',
    hits: damage,
    isDown: fate === SHOT_DOWN,
  }));
