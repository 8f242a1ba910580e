import type { Painter } from './studio.ts';

/**
 * Starts a painter's thread, when the page has nothing more urgent to do unless there is a fight. Null: here are no
 * threads, and no pictures.
 */
export function hire<Commission, Picture>(start: () => Worker): Painter<Commission, Picture> | null {
  if (typeof Worker === 'undefined') return null;
  let worker: Worker | null = null;
  return {
    paint(commission, urgency, done) {
      const begin = (): void => {
        worker ??= start();
        worker.onmessage = ({ data }: MessageEvent<Picture | null>) => done(data);
        worker.onerror = () => {
          worker?.terminate();
          worker = null;
          done(null);
        };
        worker.postMessage(commission);
      };
      if (worker === null && urgency !== 'fight') whenIdle(begin);
      else begin();
    },
  };
}

/** Not every browser tells when it is idle. */
const whenIdle = (begin: () => void): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(begin, { timeout: 200 }) : setTimeout(begin, 50);
