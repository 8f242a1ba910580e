import { type Dogfight, NOBODY, rules } from '@tallyho/zero';
import type { Feats, Flown } from '../play/flown.ts';
import { ownerOfPlane, sheetNamed, sideOfPlane } from './model/mission.ts';
import { fighterOf, formationAircraftOf } from './model/names.ts';

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
      ? formationAircraftOf(fixed, plane - planes.length)?.name
      : fighterOf(fixed, plane >> 1)?.name;
    return {
      seat: ownerOfPlane(fixed, plane),
      side: sideOfPlane(fixed, plane),
      aircraft: aircraft ?? '?',
      hits,
      isDown: fate === DESTROYED,
    };
  });
}

/** Whether a Mission has sunk what it attacked. */
function hasSunk({ fixed, sortie }: Dogfight): boolean {
  if (fixed.sortie === undefined || sortie === undefined) return false;
  const found = fixed.sortie.search?.ids[sortie.search?.target ?? NOBODY];
  const sheet = sheetNamed(fixed, found ?? fixed.options.orders?.target ?? null);
  return sheet?.levels[rules.targetLevel(fixed.sortie, sortie)]?.name === 'sunk';
}

/** What a fight or a Mission came to; a ship is sunk by the side that attacks it. */
export const featsIn = (s: Dogfight): Feats => ({
  planes: flownIn(s),
  ships: [0, 1].map((side) => (hasSunk(s) && s.fixed.sortie?.attacker === side ? 1 : 0)),
});
