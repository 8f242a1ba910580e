import { type DogfightView, type Happening, type PlaneNo, rules } from '@tallyho/zero';
import type { DeedScene } from '../../dogfight/scene.ts';
import { wingmanId } from '../../dogfight/sky/wingman.ts';
import { isBomber } from '../model/mission.ts';

type Known = Pick<DogfightView['fixed'], 'face' | 'faces' | 'labels'>;

/**
 * An aircraft in the sky: a Wingman has the number after his Leader's, and is seen beside him; a Formation aircraft has
 * its own number, after those of all Elements.
 */
export function seenAs(fixed: Pick<Known, 'labels'>, plane: PlaneNo): number {
  if (isBomber(fixed, plane)) return plane;
  return plane % 2 === 1 ? wingmanId(plane >> 1) : plane >> 1;
}

/** What is seen to happen with each event: a hit belongs to the latest shot at that aircraft, or to the Flak. */
export function deedsIn(fixed: Known, told: readonly Happening[]): (DeedScene | null)[] {
  const { face, faces } = fixed;
  const shots = new Map<PlaneNo, PlaneNo>();
  const seen = (plane: PlaneNo): number => seenAs(fixed, plane);
  const fire = (by: PlaneNo, at: PlaneNo, card: number): void => {
    if (faces[face[card]].bursts > 0) shots.set(at, by);
    else shots.delete(at);
  };
  return told.map((event): DeedScene | null => {
    switch (event.event) {
      case 'played':
        if (event.use === 'attack' || event.use === 'gunner') fire(event.by, event.at, event.card);
        return null;
      case 'countered':
        fire(event.plane, event.at, event.card);
        return null;
      case 'flak':
        shots.delete(event.plane);
        return event.cards.length === 0 ? null : { deed: 'flak', at: [seen(event.plane)] };
      case 'stopped':
        return shots.get(event.at) === event.by ? { deed: 'missed', by: seen(event.by), at: seen(event.at) } : null;
      case 'hit': {
        const by = shots.get(event.plane);
        return { deed: 'hit', by: by === undefined ? null : seen(by), at: seen(event.plane), hits: event.hits };
      }
      case 'destroyed':
        return { deed: 'down', at: seen(event.plane) };
      case 'crashed':
      case 'ohka-hits':
        return event.points > 0 ? { deed: 'bombs', by: seen(event.plane), isTorpedo: false } : null;
      case 'bombed':
        return dropped(seen(event.plane), event.mode);
      default:
        return null;
    }
  });
}

/** What is seen of a run over the target: bombs, a Torpedo, or fire from above; photographs are not seen. */
function dropped(by: number, mode: number): DeedScene | null {
  if (mode === rules.STRAFING) return { deed: 'strafing', by };
  return mode < rules.STRAFING ? { deed: 'bombs', by, isTorpedo: mode === rules.TORPEDO } : null;
}
