import { hire } from '../../art/hire.ts';
import { Studio } from '../../art/studio.ts';
import type { Commission, Picture } from './sprite.ts';

const startWorker = (): Worker => new Worker(new URL('./cloud-painter-worker.ts', import.meta.url), { type: 'module' });

/** All clouds of the page: a few of them, which are seen again and again. */
export const cloudStudio = new Studio<Commission, Picture>(() => hire(startWorker), {
  nameOf: ({ seed, isNight }) => `${seed} ${isNight}`,
  bytesOf: ({ pixels }) => pixels.byteLength,
});
