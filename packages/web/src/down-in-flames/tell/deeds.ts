import type { Happening, Plane, Use } from '@tallyho/down-in-flames';
import type { DeedScene } from '../../dogfight/scene.ts';

const shots: ReadonlySet<Use> = new Set<Use>(['attack', 'gunner', 'barrage', 'turret']);

/** What is seen to happen with each event: a hit belongs to the latest shot at that aircraft. */
export function deedsIn(told: readonly Happening[]): (DeedScene | null)[] {
  let shot: { readonly by: Plane; readonly at: Plane } | null = null;
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
      case 'hit': {
        const by = shot?.at === event.plane ? shot.by : null;
        const isFlak = event.because.startsWith('DIF-FLAK');
        return { deed: 'hit', by: isFlak ? null : by, at: event.plane, hits: event.hits, isFlak };
      }
      case 'shot-down':
        return { deed: 'down', at: event.plane, isWingman: false };
      case 'bombs-away':
        return event.bombs > 0 ? { deed: 'bombs', by: event.plane } : null;
      default:
        return null;
    }
  });
}
