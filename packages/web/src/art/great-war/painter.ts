import { hire } from '../hire.ts';
import { type Painter, Studio } from '../studio.ts';
import { type Commission, type Picture, trade } from './commission.ts';

const startWorker = (): Worker => new Worker(new URL('./painter-worker.ts', import.meta.url), { type: 'module' });

/** Milliseconds of rest between two machines that are painted in the page itself. */
const REST = 30;

/** Where threads have no canvas, machines are painted in the page, one after the other. */
const painterHere: Painter<Commission, Picture> = {
  async paint(commission, _, done) {
    const { paintMachine } = await import('./paint.ts');
    setTimeout(() => {
      const canvas = document.createElement('canvas');
      done(paintMachine(canvas, commission) ? { url: canvas.toDataURL() } : null);
    }, REST);
  },
};

/** All pictures of machines of the Great War. */
export const hangar = new Studio<Commission, Picture>(
  () => (typeof OffscreenCanvas === 'undefined' ? painterHere : hire(startWorker)),
  trade,
);
