import type { DogfightView, Happening, PlaneNo } from '@tallyho/zero';
import type { DeedScene } from '../../dogfight/scene.ts';
import { wingmanId } from '../../dogfight/sky/wingman.ts';

/** An aircraft in the sky: a Wingman has the number after his Leader's, and is seen beside him. */
export const seenAs = (plane: PlaneNo): number => (plane % 2 === 1 ? wingmanId(plane >> 1) : plane >> 1);

/** What is seen to happen with each event: a hit belongs to the latest shot at that aircraft. */
export function deedsIn(
  { face, faces }: Pick<DogfightView['fixed'], 'face' | 'faces'>,
  told: readonly Happening[],
): (DeedScene | null)[] {
  let shot: { readonly by: PlaneNo; readonly at: PlaneNo } | null = null;
  return told.map((event): DeedScene | null => {
    switch (event.event) {
      case 'played':
        if (event.use === 'attack' || event.use === 'gunner')
          shot = faces[face[event.card]].bursts > 0 ? { by: event.by, at: event.at } : null;
        return null;
      case 'stopped':
        return shot?.by === event.by && shot.at === event.at
          ? { deed: 'missed', by: seenAs(event.by), at: seenAs(event.at) }
          : null;
      case 'hit': {
        const by = shot?.at === event.plane ? seenAs(shot.by) : null;
        return { deed: 'hit', by, at: seenAs(event.plane), hits: event.hits };
      }
      case 'destroyed':
        return { deed: 'down', at: seenAs(event.plane) };
      default:
        return null;
    }
  });
}
