/** What a clock is driven by: the time, and a call before the next picture. A test has its own. */
export interface Pulse {
  now(): number;
  next(call: () => void): () => void;
}

export const pulse: Pulse = {
  now: () => performance.now(),
  next(call) {
    const frame = requestAnimationFrame(call);
    return () => cancelAnimationFrame(frame);
  },
};

/**
 * How far a beat has been watched, in milliseconds of the film. It tells those who listen before every picture while it
 * runs, and whenever it is set; nobody draws the page anew for it.
 */
export class FilmClock {
  readonly length: number;
  private readonly pulse: Pulse;
  private readonly heard = new Set<() => void>();
  /** How far it was, at which time. */
  private at: number;
  private since: number;
  private rate: number;
  private stop: (() => void) | null = null;
  /** While it tells, the moment that is told: whoever draws a picture draws the same one. */
  private told: number | null = null;

  constructor(length: number, from: number, rate: number, by: Pulse = pulse) {
    this.length = length;
    this.pulse = by;
    this.at = from;
    this.since = by.now();
    this.rate = rate;
  }

  readonly now = (): number => this.told ?? this.moment();

  readonly subscribe = (heard: () => void): (() => void) => {
    this.heard.add(heard);
    this.run();
    return () => {
      this.heard.delete(heard);
    };
  };

  /** 0: it stands still. */
  setRate(rate: number): void {
    this.at = this.moment();
    this.since = this.pulse.now();
    this.rate = rate;
    this.tell();
    this.run();
  }

  seek(ms: number): void {
    this.at = Math.min(this.length, Math.max(0, ms));
    this.since = this.pulse.now();
    this.tell();
    this.run();
  }

  private moment(): number {
    return Math.min(this.length, Math.max(0, this.at + (this.pulse.now() - this.since) * this.rate));
  }

  private tell(): number {
    const told = this.moment();
    this.told = told;
    for (const each of [...this.heard]) each();
    this.told = null;
    return told;
  }

  private run(): void {
    if (this.stop !== null || this.heard.size === 0 || this.rate === 0) return;
    this.stop = this.pulse.next(() => {
      this.stop = null;
      // Time goes on while they draw: whoever was not told of the end will be.
      if (this.tell() < this.length) this.run();
    });
  }
}
