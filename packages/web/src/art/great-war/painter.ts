import { hire } from '../hire.ts';
import { Studio } from '../studio.ts';
import { type Commission, type Picture, trade } from './commission.ts';

const startWorker = (): Worker => new Worker(new URL('./painter-worker.ts', import.meta.url), { type: 'module' });

/** All pictures of machines of the Great War. */
export const hangar = new Studio<Commission, Picture>(() => hire(startWorker), trade);
