import type { DogfightView, Happening, Plane, Use } from '@tallyho/down-in-flames';
import type { DeedScene } from '../../dogfight/scene.ts';
import { dropsTorpedo } from '../model/torpedoes.ts';

const shots: ReadonlySet<Use> = new Set<Use>(['attack', 'gunner', 'barrage', 'turret']);

/** What is seen to happen with each event: a hit belongs to the latest shot at that aircraft, or to the Flak. */
export function deedsIn(
  told: readonly Happening[],
  isTorpedo: (bomber: Plane) => boolean = () => false,
): (DeedScene | null)[] {
  let shot: { readonly by: Plane; readonly at: Plane } | null = null;
  const overTarget: Plane[] = [];
  return told.map((event): DeedScene | null => {
    switch (event.event) {
      case 'played':
        if (shots.has(event.use)) shot = { by: event.plane, at: event.at };
        return null;
      case 'cancelled': {
        const isShot = shot?.by === event.plane && shot.at === event.at;
        shot = null;
        return isShot ? { deed: 'missed', by: event.plane, at: event.at } : null;
      }
      case 'bombing':
        overTarget.push(event.plane);
        return null;
      case 'flak-revealed':
        shot = null;
        return { deed: 'flak', at: [...overTarget] };
      case 'hit': {
        const by = shot?.at === event.plane ? shot.by : null;
        return { deed: 'hit', by, at: event.plane, hits: event.hits };
      }
      case 'shot-down':
        return { deed: 'down', at: event.plane };
      case 'bombs-away':
        return event.bombs > 0 ? { deed: 'bombs', by: event.plane, isTorpedo: isTorpedo(event.plane) } : null;
      default:
        return null;
    }
  });
}

/** Which of the bombers of a mission let go of torpedoes. */
export function torpedoesIn({ fixed, planes }: DogfightView): (bomber: Plane) => boolean {
  const kind = fixed.options.mission?.target.kind;
  return (bomber) => kind !== undefined && dropsTorpedo(fixed.fighters[planes[bomber].fighter]?.id ?? '', kind);
}
