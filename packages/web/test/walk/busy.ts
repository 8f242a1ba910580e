/** What is under way besides what the clock knows of: modules that are being loaded, bots that think, records that are read. */
const pending = new Set<Promise<unknown>>();

/** Remembers this until it has come to its end. */
export function whileBusy<T>(promise: Promise<T>): Promise<T> {
  pending.add(promise);
  const done = (): void => {
    pending.delete(promise);
  };
  promise.then(done, done);
  return promise;
}

export const isBusy = (): boolean => pending.size > 0;
export const oneIsDone = (): Promise<unknown> => Promise.race([...pending]).catch(() => {});
export const forgetAll = (): void => pending.clear();

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets everything go on that waits for nothing but its turn. */
export async function turns(n: number): Promise<void> {
  for (let i = 0; i < n; i++) await turn();
}

// Modules that the page asks for later tell when they have come (`counted-imports.ts`).
(globalThis as { __coming?: typeof whileBusy }).__coming = whileBusy;
