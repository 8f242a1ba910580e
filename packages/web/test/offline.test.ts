import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const WORKER = readFileSync(new URL('../offline/service-worker.js', import.meta.url), 'utf8');
const HOME = 'https://tally.ho/game/';

/** What a browser gives to the workers of all versions: its tabs, and caches in the order in which they were made. */
class Device {
  readonly kept = new Map<string, Set<string>>();
  tabs = 1;
  readonly caches = {
    keys: async () => [...this.kept.keys()],
    delete: async (name: string) => this.kept.delete(name),
    open: async (name: string) => {
      const files = this.kept.get(name) ?? new Set<string>();
      this.kept.set(name, files);
      return {
        addAll: async (added: readonly string[]) => {
          for (const file of added) files.add(new URL(file, HOME).href);
        },
        match: async ({ url }: Asked) => (files.has(url) ? `${url} of ${name}` : undefined),
      };
    },
  };
}

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}
type Heard = (event: object) => void;

/** The worker of a version, as the build writes it. */
class Version {
  private readonly heard = new Map<string, Heard>();

  constructor(device: Device, version: string, files: readonly string[]) {
    const self = {
      location: new URL('sw.js', HOME),
      addEventListener: (type: string, listener: Heard) => this.heard.set(type, listener),
      clients: {
        // None of them is this worker's own before it claims them.
        matchAll: async ({ includeUncontrolled }: ClientQueryOptions) =>
          Array.from({ length: includeUncontrolled === true ? device.tabs : 0 }),
        claim: async () => {},
      },
    };
    const fetch = async ({ url }: Asked) => `${url} of the server`;
    const text = WORKER.replace("'VERSION'", JSON.stringify(version)).replace("['FILES']", JSON.stringify(files));
    runInContext(text, createContext({ self, caches: device.caches, fetch, URL }));
  }

  private async tell(type: string, event: object = {}): Promise<unknown> {
    let outcome: unknown;
    const wait = (promise: unknown): void => {
      outcome = promise;
    };
    this.heard.get(type)?.({ ...event, waitUntil: wait, respondWith: wait });
    return outcome;
  }

  install = (): Promise<unknown> => this.tell('install');
  activate = (): Promise<unknown> => this.tell('activate');
  /** Where a part of the page comes from; undefined: the worker leaves it to the browser. */
  fetch = (file: string, method = 'GET'): Promise<unknown> =>
    this.tell('fetch', { request: { url: new URL(file, HOME).href, method, mode: 'cors' } });
}

const versionsOn = (device: Device) =>
  ['one', 'two', 'three'].map((name) => new Version(device, name, [`assets/room-${name}.js`, 'icon.svg']));

describe('the worker', () => {
  test('answers from its own version, then from those before, then from the server', async () => {
    const device = new Device();
    const [one, two] = versionsOn(device);
    await one.install();
    await one.activate();
    await two.install();
    await two.activate();
    expect(await two.fetch('icon.svg')).toBe(`${HOME}icon.svg of tallyho-two`);
    expect(await two.fetch('assets/room-one.js')).toBe(`${HOME}assets/room-one.js of tallyho-one`);
    expect(await two.fetch('health')).toBe(`${HOME}health of the server`);
    expect(await two.fetch('icon.svg', 'POST')).toBe(undefined);
    expect(await two.fetch('https://elsewhere.org/icon.svg')).toBe(undefined);
  });

  test('keeps all parts of every version as long as another tab may be of it', async () => {
    const device = new Device();
    device.tabs = 2;
    const [one, two, three] = versionsOn(device);
    await one.install();
    await one.activate();
    // The second only waits: the third comes before anybody wants it.
    await two.install();
    await three.install();
    await three.activate();
    expect(await three.fetch('assets/room-one.js')).toBe(`${HOME}assets/room-one.js of tallyho-one`);
  });

  test.each([0, 1])('drops versions older than the one before when %i tabs are open', async (tabs) => {
    const device = new Device();
    device.tabs = tabs;
    device.kept.set('of another page', new Set());
    for (const version of versionsOn(device)) {
      await version.install();
      await version.activate();
    }
    expect([...device.kept.keys()]).toEqual(['of another page', 'tallyho-two', 'tallyho-three']);
  });
});
