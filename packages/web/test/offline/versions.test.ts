import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = () => void;

/** Something that tells of events. */
class Teller {
  private readonly listeners = new Map<string, Listener[]>();
  addEventListener(event: string, tell: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), tell]);
  }
  tell(event: string): void {
    for (const each of this.listeners.get(event) ?? []) each();
  }
}

type Stage = 'installing' | 'installed' | 'activating' | 'activated';

/** One version of the worker. */
class Version extends Teller {
  readonly said: string[] = [];
  state: Stage;
  constructor(state: Stage) {
    super();
    this.state = state;
  }
  postMessage(what: string): void {
    this.said.push(what);
  }
  comesTo(state: Stage): void {
    this.state = state;
    const { registration } = workers;
    registration.installing = null;
    registration.waiting = state === 'installed' ? this : null;
    this.tell('statechange');
  }
}

class Registration extends Teller {
  waiting: Version | null = null;
  installing: Version | null = null;
  updates = 0;
  isOffline = false;
  async update(): Promise<void> {
    this.updates++;
    if (this.isOffline) throw new Error('no connection');
  }
}

class Workers extends Teller {
  controller: object | null = null;
  registered: string[] = [];
  readonly registration = new Registration();
  isAllowed = true;
  async register(file: string): Promise<Registration> {
    this.registered.push(file);
    if (!this.isAllowed) throw new Error('not allowed');
    return this.registration;
  }
}

let workers = new Workers();
let page = Object.assign(new Teller(), { readyState: 'complete', visibilityState: 'visible' });
let view = Object.assign(new Teller(), { location: { reloads: 0, reload: () => void view.location.reloads++ } });

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PROD', true);
  workers = new Workers();
  page = Object.assign(new Teller(), { readyState: 'complete', visibilityState: 'visible' });
  view = Object.assign(new Teller(), { location: { reloads: 0, reload: () => void view.location.reloads++ } });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

async function kept() {
  const versions = await import('../../src/offline/register.ts');
  const told = { times: 0 };
  const leave = versions.watchVersions(() => void told.times++);
  versions.keepOffline();
  await settled();
  return { ...versions, told, leave };
}

test('while it is written the page keeps nothing, nor where a browser cannot', async () => {
  vi.stubEnv('PROD', false);
  await kept();
  expect(workers.registered).toEqual([]);
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', {});
  const { isNewVersionThere } = await kept();
  expect(isNewVersionThere()).toBe(false);
});

test('the files are fetched when the page is there', async () => {
  page.readyState = 'interactive';
  await kept();
  expect(workers.registered).toEqual([]);
  view.tell('load');
  expect(workers.registered).toEqual(['./sw.js']);
});

test('a browser that does not allow it loses nothing', async () => {
  workers.isAllowed = false;
  const { isNewVersionThere, told } = await kept();
  expect([isNewVersionThere(), told.times]).toEqual([false, 0]);
});

test('the first version is no new one; a later one waits until it is wanted', async () => {
  const worker = new Version('installing');
  const { registration } = workers;
  const { isNewVersionThere, takeNewVersion, told, leave } = await kept();
  expect(told.times).toBe(1);
  registration.installing = worker;
  registration.tell('updatefound');
  worker.comesTo('installed');
  expect(isNewVersionThere()).toBe(false);
  workers.controller = {};
  workers.tell('controllerchange');
  expect(isNewVersionThere()).toBe(false);
  worker.tell('statechange');
  expect(isNewVersionThere()).toBe(true);
  expect(told.times).toBe(4);
  takeNewVersion();
  expect(worker.said).toEqual(['take over']);
  expect(view.location.reloads).toBe(0);
  workers.tell('controllerchange');
  expect(view.location.reloads).toBe(1);
  leave();
  worker.tell('statechange');
  expect(told.times).toBe(4);
});

test('a version that was being fetched before the page looked is offered as soon as it is there', async () => {
  const worker = new Version('installing');
  workers.controller = {};
  workers.registration.installing = worker;
  const { isNewVersionThere } = await kept();
  expect(isNewVersionThere()).toBe(false);
  worker.comesTo('installed');
  expect(isNewVersionThere()).toBe(true);
});

test('a version that waited before the page came, and that another tab has taken since, is had by loading anew', async () => {
  const worker = new Version('installed');
  workers.controller = {};
  workers.registration.waiting = worker;
  const { isNewVersionThere, takeNewVersion } = await kept();
  expect(isNewVersionThere()).toBe(true);
  worker.comesTo('activated');
  workers.tell('controllerchange');
  expect(isNewVersionThere()).toBe(true);
  takeNewVersion();
  expect(worker.said).toEqual([]);
  expect(view.location.reloads).toBe(1);
});

test('a version that is just taking over need not be told to', async () => {
  const worker = new Version('installed');
  workers.controller = {};
  workers.registration.waiting = worker;
  const { takeNewVersion } = await kept();
  worker.comesTo('activating');
  takeNewVersion();
  expect(worker.said).toEqual([]);
  expect(view.location.reloads).toBe(1);
});

test('a version that another tab has taken is told of, and had by loading anew', async () => {
  workers.controller = {};
  const { isNewVersionThere, takeNewVersion } = await kept();
  expect(isNewVersionThere()).toBe(false);
  workers.tell('controllerchange');
  expect(isNewVersionThere()).toBe(true);
  takeNewVersion();
  expect(view.location.reloads).toBe(1);
});

test('whoever comes back to the page looks for a new one, with a connection or without', async () => {
  await kept();
  page.tell('visibilitychange');
  page.visibilityState = 'hidden';
  page.tell('visibilitychange');
  expect(workers.registration.updates).toBe(1);
  page.visibilityState = 'visible';
  workers.registration.isOffline = true;
  page.tell('visibilitychange');
  await settled();
  expect(workers.registration.updates).toBe(2);
});
