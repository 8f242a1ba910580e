import type { Scene } from '../../src/dogfight/scene.ts';
import { arrange, type Placed } from '../../src/dogfight/sky/arrange.ts';
import { frameOf } from '../../src/dogfight/sky/frame.ts';
import { planOf } from '../../src/dogfight/sky/plan.ts';

/** Where everything of a scene is in the sky of a desk, by the number of the aircraft or Element. */
export function placesIn(scene: Scene): readonly Placed[] {
  const { placed } = arrange(planOf(scene, null), frameOf(1440, 900));
  return [...placed.values()].sort((a, b) => a.id - b.id);
}

/** What two aircraft look like: where their noses point, and who is how far to the right of whom. */
export function pictureOf(scene: Scene): string {
  const [own, other] = placesIn(scene);
  const gap = other.x - own.x > 200 ? 'left of' : 'not left of';
  const noses = `${own.way === 'right' ? '>' : '<'} ${other.way === 'right' ? '>' : '<'}`;
  const holds = scene.tokens.map(({ hold }) => hold ?? '-').join(' ');
  return `${noses} ${gap} ${own.y === other.y ? 'level with' : 'apart from'}: ${holds}`;
}
