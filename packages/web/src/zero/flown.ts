import type { Dogfight } from '@tallyho/zero';
import type { Flown } from '../play/flown.ts';
import { ownerOfPlane, sideOfPlane } from './model/mission.ts';
import { fighterOf } from './model/names.ts';

/** What became of an aircraft that was destroyed; those that have broken off or landed are safe. */
const DESTROYED = 1;

/** The aircraft of a fight or Mission of Zero!, as they stood: Leaders, Wingmen and Formation aircraft. */
export function flownIn({ fixed, planes, sortie }: Dogfight): readonly Flown[] {
  const all = [...planes, ...(sortie?.bombers ?? [])];
  return all.flatMap(({ hits, fate }, plane) => {
    const isFormation = plane >= planes.length;
    // An Element without a Wingman leaves his place empty.
    if (!isFormation && plane % 2 === 1 && !fixed.pairs[plane >> 1]) return [];
    const aircraft = isFormation
      ? (fixed.sortie?.bombers[plane - planes.length] ?? '?')
      : (fighterOf(fixed, plane >> 1)?.name ?? '?');
    return {
      seat: ownerOfPlane(fixed, plane),
      side: sideOfPlane(fixed, plane),
      aircraft,
      hits,
      isDown: fate === DESTROYED,
    };
  });
}
