import type { RuleId } from '@tallyho/kernel';
import { type DogfightView, type Happening, loads, type PlaneNo, RELEASED, rules } from '@tallyho/zero';
import type { DeedScene } from '../../dogfight/scene.ts';
import { wingmanId } from '../../dogfight/sky/wingman.ts';
import { isBomber, nthBomber } from '../model/mission.ts';

type Known = Pick<DogfightView['fixed'], 'face' | 'faces' | 'labels' | 'sortie'>;

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
  const settings = new Map<PlaneNo, number>();
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
        return { deed: 'down', at: seen(event.plane), ...(isKamikaze(fixed, event.plane) ? { isAlone: true } : {}) };
      case 'crashed':
        return { deed: 'strikes', by: seen(event.plane), craft: 'aircraft', hits: event.points > 0 };
      case 'ohka-hits':
        return { deed: 'strikes', by: seen(event.plane), craft: 'ohka', hits: event.points > 0 };
      case 'ohka-flak':
        return event.cards.length === 0 ? null : { deed: 'ohka-flak', by: seen(event.plane) };
      case 'ohka':
        return ohkaSeen(seen(event.plane), event.stage, event.because);
      case 'depth-set':
        settings.set(event.plane, event.depth);
        return null;
      case 'delivered':
        // CH-27.61c — nothing is drawn for mines: that they are laid is all there is to see.
        return event.load === MINES_LOAD && event.points > 0
          ? { deed: 'mines', by: seen(event.plane), count: event.points }
          : null;
      case 'bombed':
        return dropped(seen(event.plane), event.mode, event.cards.length, settings.get(event.plane) ?? 0);
      default:
        return null;
    }
  });
}

const MINES_LOAD = loads.indexOf('mines');

/** CH-28.22a */
function isKamikaze({ labels, sortie }: Known, plane: PlaneNo): boolean {
  const { elements = [], bombers = [] } = sortie?.kamikaze ?? {};
  return (isBomber({ labels }, plane) ? bombers[nthBomber({ labels }, plane)] : elements[plane >> 1]) === true;
}

/** An MXY7 leaves its bomber; one that Flak has destroyed falls into the sea. */
function ohkaSeen(by: number, stage: number, because: RuleId): DeedScene | null {
  if (stage === RELEASED) return { deed: 'released', by };
  return because === 'CH-18.85d' ? { deed: 'strikes', by, craft: 'ohka', hits: false } : null;
}

/** What is seen of a run over the target: whatever falls, runs or is fired; photographs are not seen. */
function dropped(by: number, mode: number, count: number, depth: number): DeedScene | null {
  switch (mode) {
    case rules.STRAFING:
      return { deed: 'strafing', by };
    case rules.ROCKETS:
      return { deed: 'rockets', by };
    case rules.NAPALM:
      return { deed: 'napalm', by };
    case rules.SKIP:
      return { deed: 'skip', by };
    case rules.DEPTH_CHARGES:
      return { deed: 'charges', by, depth, count };
    case rules.AIR_DROP:
      return { deed: 'supplies', by, count };
    default:
      return mode < rules.STRAFING ? { deed: 'bombs', by, isTorpedo: mode === rules.TORPEDO } : null;
  }
}
