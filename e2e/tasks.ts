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

/** What a picture cost, in milliseconds of the processor, by who worked on it. */
export interface PictureCost {
  /** Scripts, styles, layout and painting of the page; its layers; the tiles of them; the screen that they are put together on. */
  readonly page: number;
  readonly layers: number;
  readonly tiles: number;
  readonly screen: number;
}

/** The threads that do it. */
const workers: { readonly [part in keyof PictureCost]: string } = {
  page: 'CrRendererMain',
  layers: 'Compositor',
  tiles: 'ThreadPoolForegroundWorker',
  screen: 'VizCompositorThread',
};

const CATEGORIES = ['-*', 'toplevel', 'devtools.timeline', 'v8.execute', '__metadata'];
const TASK = 'ThreadControllerImpl::RunTask';
const TILE = 'ThreadPool_RunTask';
const PICTURE = 'Layerize';
/** Less than this of a task is not worth a word, in milliseconds. */
const WORTH_A_WORD = 5;

export const watchTasks = (browser: Browser): Promise<void> =>
  browser.startTracing(undefined, { categories: CATEGORIES });

async function traced(browser: Browser): Promise<readonly TraceEvent[]> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  return traceEvents;
}

/** What each picture since then cost. */
export async function pictureCost(browser: Browser): Promise<PictureCost> {
  const events = await traced(browser);
  const pictures = events.filter(({ name }) => name === PICTURE).length;
  const names = new Map(
    events.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' ? [[`${pid}/${tid}`, args?.name ?? ''] as const] : [],
    ),
  );
  const pages = new Set([...names].flatMap(([id, name]) => (name === workers.page ? [id.split('/')[0]] : [])));
  const cost = (part: keyof PictureCost): number => {
    const tasks = events.filter(({ name, ph, pid, tid }) => {
      const isTask = ph === 'X' && name === (part === 'tiles' ? TILE : TASK);
      const isHere = part === 'screen' || pages.has(`${pid}`);
      return isTask && isHere && names.get(`${pid}/${tid}`) === workers[part];
    });
    return tasks.reduce((sum, task) => sum + workOf(task), 0) / Math.max(1, pictures);
  };
  return { page: cost('page'), layers: cost('layers'), tiles: cost('tiles'), screen: cost('screen') };
}

/** The tasks since then that took longer than so many milliseconds. A trace grows fast: it is to be looked at often. */
export async function tasksOver(browser: Browser, milliseconds: number): Promise<readonly Task[]> {
  const traceEvents = await traced(browser);
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
