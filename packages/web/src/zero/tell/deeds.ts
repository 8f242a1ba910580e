import type { DogfightView, Happening, PlaneNo } from '@tallyho/zero';
import type { DeedScene } from '../../dogfight/scene.ts';

/** The Element that an aircraft belongs to: a Wingman has the number after his Leader's. */
const elementOf = (plane: PlaneNo): number => plane >> 1;

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
          ? { deed: 'missed', by: elementOf(event.by), at: elementOf(event.at) }
          : null;
      case 'hit': {
        const by = shot?.at === event.plane ? elementOf(shot.by) : null;
        return { deed: 'hit', by, at: elementOf(event.plane), hits: event.hits, isFlak: false };
      }
      case 'destroyed':
        return { deed: 'down', at: elementOf(event.plane), isWingman: event.plane % 2 === 1 };
      default:
        return null;
    }
  });
}
