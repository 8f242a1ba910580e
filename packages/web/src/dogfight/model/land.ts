import type { Flag } from '../../art/marking.tsx';
import type { Scene } from '../scene.ts';

/** What lies below a fight, told from those who fly it. */
export function landOf(flags: Iterable<Flag>): Scene['land'] {
  const nations = new Set(flags);
  if (nations.has('japan')) return 'pacific';
  if (nations.has('soviet-union')) return 'steppe';
  if (nations.has('united-kingdom') && !nations.has('united-states')) return 'channel';
  return 'continent';
}
