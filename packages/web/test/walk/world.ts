import * as indexed from 'fake-indexeddb';
import { IDBFactory } from 'fake-indexeddb';
import { Window } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';
import { forgetAll } from './busy.ts';
import { clock, DateOfTheClock } from './clock.ts';
import { drawingContext } from './sheet-of-paper.ts';
import { Packing, Unpacking } from './streams.ts';
import { WorkerInside } from './workers.ts';

/** What somebody has before him. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Whether things may move; otherwise the system has asked for rest. */
  readonly moves: boolean;
  /** Whether what waits for its size or for being seen is told once that it is as large as the screen, and seen. */
  readonly measures: boolean;
}

/** One store for all walks: the page opens it once. */
const factory = new IDBFactory();

/** The same numbers in every walk. */
function chance(): <T extends ArrayBufferView>(array: T) => T {
  let word = 1;
  return (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      word = (word + 0x6d2b79f5) | 0;
      let mixed = Math.imul(word ^ (word >>> 15), word | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      bytes[i] = mixed >>> 14;
    }
    return array;
  };
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Tells once of everything that is watched that it is there. */
class Glance extends NoObserver {
  private readonly tell: (entries: readonly object[]) => void;
  constructor(tell: (entries: readonly object[]) => void) {
    super();
    this.tell = tell;
  }
  override observe(target?: unknown): void {
    clock.setTimeout(() => this.tell([{ target, isIntersecting: true }]));
  }
}

/** Everything is as large as the screen: nothing is laid out here. */
function measure(window: Window, { width, height }: Screen): void {
  const box = { x: 0, y: 0, left: 0, top: 0, right: width, bottom: height, width, height, toJSON: () => ({}) };
  const sized = (name: string, value: number): void => {
    Object.defineProperty(window.HTMLElement.prototype, name, { configurable: true, get: () => value });
    Object.defineProperty(window.Element.prototype, name, { configurable: true, get: () => value });
  };
  for (const name of ['clientWidth', 'offsetWidth', 'scrollWidth']) sized(name, width);
  for (const name of ['clientHeight', 'offsetHeight', 'scrollHeight']) sized(name, height);
  Object.assign(window.Element.prototype, {
    getBoundingClientRect: () => box,
    scrollIntoView: () => {},
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
    hasPointerCapture: () => false,
    checkVisibility: () => true,
  });
  const contexts = new WeakMap<object, object>();
  Object.assign(window.HTMLCanvasElement.prototype, {
    getContext(this: object) {
      const own = contexts.get(this) ?? drawingContext(this);
      contexts.set(this, own);
      return own;
    },
  });
}

/** A link inside the page changes nothing but the address, as in a browser. */
function followLinks(window: Window): void {
  window.addEventListener('click', (event) => {
    const link = (event.target as unknown as Element | null)?.closest?.('a[href^="#"]');
    if (event.defaultPrevented || link === null || link === undefined) return;
    event.preventDefault();
    window.location.hash = link.getAttribute('href') ?? '';
  });
}

/**
 * The world of a browser, in memory: its document, its clock, its chance and its threads. Whoever leaves it must put back
 * what was there before.
 */
export function enterWorld(address: string, screen: Screen, complain: (what: string) => void): () => void {
  clock.reset();
  forgetAll();
  const window = new Window({
    url: `http://localhost/${address}`,
    width: screen.width,
    height: screen.height,
    settings: {
      device: { prefersColorScheme: 'light', prefersReducedMotion: screen.moves ? 'no-preference' : 'reduce' },
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
    },
  });
  measure(window, screen);
  Object.defineProperty(window.document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  followLinks(window);
  // One tab: nobody else can have the game.
  Object.defineProperty(window.navigator, 'locks', { configurable: true, value: undefined });
  const timers = {
    setTimeout: clock.setTimeout,
    setInterval: clock.setInterval,
    clearTimeout: clock.clear,
    clearInterval: clock.clear,
    requestAnimationFrame: clock.requestAnimationFrame,
    cancelAnimationFrame: clock.clear,
  };
  Object.assign(window, timers);
  const { setImmediate, clearImmediate, queueMicrotask } = globalThis;
  const { keys, originals } = populateGlobal(globalThis, window, { bindFunctions: true });
  const replaced: Record<string, unknown> = {
    ...timers,
    setImmediate,
    clearImmediate,
    queueMicrotask,
    requestIdleCallback: clock.requestIdleCallback,
    cancelIdleCallback: clock.clear,
    Date: DateOfTheClock,
    Worker: WorkerInside,
    ResizeObserver: screen.measures ? Glance : NoObserver,
    IntersectionObserver: screen.measures ? Glance : NoObserver,
    BroadcastChannel: undefined,
    ...indexed,
    indexedDB: factory,
    CompressionStream: Packing,
    DecompressionStream: Unpacking,
    scrollTo: () => {},
  };
  const before = new Map<string, PropertyDescriptor | undefined>();
  const put = (name: string, value: unknown): void => {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, enumerable: true, value });
  };
  for (const [name, value] of Object.entries(replaced)) put(name, value);
  const { now } = performance;
  performance.now = clock.now;
  const { getRandomValues } = crypto;
  crypto.getRandomValues = chance() as typeof getRandomValues;
  const { error, warn } = console;
  console.error = (...what: unknown[]) => {
    // This document does not know every element that browsers know.
    if (!String(what[0]).includes('is unrecognized in this browser')) complain(what.map(String).join(' '));
  };
  console.warn = () => {};
  return () => {
    Object.assign(console, { error, warn });
    crypto.getRandomValues = getRandomValues;
    performance.now = now;
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
    for (const key of keys) Reflect.deleteProperty(globalThis, key);
    for (const [key, descriptor] of originals) Object.defineProperty(globalThis, key, descriptor);
    clock.reset();
    forgetAll();
    void window.happyDOM.abort();
  };
}
