import type { Browser } from 'playwright-core';

/** A task of a page's main thread: how long it worked, and what most of that was. */
export interface Task {
  /** Milliseconds of the processor's time: what else the machine had to do does not count. */
  readonly worked: number;
  readonly on: readonly (readonly [what: string, milliseconds: number])[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds by the clock, and of the thread's own work. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly functionName?: string; readonly url?: string; readonly type?: string };
  };
}

const CATEGORIES = ['-*', 'toplevel', 'devtools.timeline', 'v8.execute', '__metadata'];
const TASK = 'ThreadControllerImpl::RunTask';
/** Less than this of a task is not worth a word, in milliseconds. */
const WORTH_A_WORD = 5;

export const watchTasks = (browser: Browser): Promise<void> =>
  browser.startTracing(undefined, { categories: CATEGORIES });

/** The tasks since then that took longer than so many milliseconds. A trace grows fast: it is to be looked at often. */
export async function tasksOver(browser: Browser, milliseconds: number): Promise<readonly Task[]> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const ofPages = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && threads.has(`${pid}/${tid}`));
  return ofPages
    .filter((event) => event.name === TASK && workOf(event) > milliseconds)
    .map((task) => ({ worked: workOf(task), on: partsOf(task, ofPages) }));
}

const workOf = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): readonly (readonly [string, number])[] {
  const end = task.ts + (task.dur ?? 0);
  const sums = new Map<string, number>();
  for (const event of events) {
    const isPart = event.pid === task.pid && event.ts >= task.ts && event.ts < end && event.name !== TASK;
    if (!isPart) continue;
    const { functionName = '', type = '' } = event.args?.data ?? {};
    const name = [event.name, functionName, type].filter((part) => part !== '').join(' ');
    sums.set(name, (sums.get(name) ?? 0) + workOf(event));
  }
  return [...sums].filter(([, sum]) => sum >= WORTH_A_WORD).sort(([, a], [, b]) => b - a);
}
