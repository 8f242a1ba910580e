/** Early on a November morning: what a page says of days and hours is always the same. */
const MORNING = Date.UTC(2026, 10, 3, 9, 0);
const FRAME = 16;

interface Timer {
  readonly at: number;
  readonly every: number | null;
  readonly ring: () => void;
}

/** A clock that stands still until it is moved on. Libraries keep its functions: there is one for all walks. */
class Clock {
  private elapsed = 0;
  private began = 0;
  private last = 0;
  private readonly timers = new Map<number, Timer>();

  /** It is early again, and nothing is awaited. What counts milliseconds goes on: libraries remember when something was. */
  reset(): void {
    this.began = this.elapsed;
    this.timers.clear();
  }

  readonly now = (): number => this.elapsed;
  readonly today = (): number => MORNING + this.elapsed - this.began;

  private add(after: number, every: number | null, ring: () => void): number {
    const id = ++this.last;
    this.timers.set(id, { at: this.elapsed + Math.max(0, Number.isFinite(after) ? after : 0), every, ring });
    return id;
  }

  readonly setTimeout = (ring: (...given: unknown[]) => void, after = 0, ...given: unknown[]): number =>
    this.add(after, null, () => ring(...given));
  readonly setInterval = (ring: (...given: unknown[]) => void, every = 0, ...given: unknown[]): number =>
    this.add(every, Math.max(1, every), () => ring(...given));
  readonly clear = (id?: number): void => {
    this.timers.delete(Number(id));
  };
  readonly requestAnimationFrame = (draw: (now: number) => void): number =>
    this.add(FRAME, null, () => draw(this.elapsed));
  readonly requestIdleCallback = (work: (deadline: object) => void): number =>
    this.add(FRAME, null, () => work({ didTimeout: false, timeRemaining: () => FRAME }));

  /** Rings whatever comes next, if it comes within so many milliseconds; otherwise that much time passes. */
  tick(within: number): number {
    const [next] = [...this.timers].sort(([a, one], [b, other]) => one.at - other.at || a - b);
    const until = this.elapsed + within;
    if (next === undefined || next[1].at > until) {
      this.elapsed = until;
      return within;
    }
    const [id, { at, every, ring }] = next;
    const passed = Math.max(0, at - this.elapsed);
    this.elapsed += passed;
    if (every === null) this.timers.delete(id);
    else this.timers.set(id, { at: at + every, every, ring });
    ring();
    return passed;
  }
}

export const clock = new Clock();

/** The day of the clock, for whoever asks for today. */
export const DateOfTheClock = class extends Date {
  constructor(...given: [] | [number | string]) {
    if (given.length === 0) super(clock.today());
    else super(...(given as [number]));
  }
  static override now = (): number => clock.today();
};
