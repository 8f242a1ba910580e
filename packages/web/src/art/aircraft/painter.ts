import { hire } from '../hire.ts';
import { Studio } from '../studio.ts';
import { type Commission, trade } from './commission.ts';
import type { Picture } from './paint/picture.ts';

const startWorker = (): Worker => new Worker(new URL('./painter-worker.ts', import.meta.url), { type: 'module' });

/** All pictures of the page. */
export const studio = new Studio<Commission, Picture>(() => hire(startWorker), trade);
