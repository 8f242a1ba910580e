import type { Shell } from './command.ts';

const TICK_MS = 250;
const LINE_MS = 5000;

/**
 * Tells on standard error how far something has come: a line that changes in a terminal, a new line now and then
 * elsewhere.
 */
export class Progress {
  private readonly shell: Shell;
  private last = performance.now();

  constructor(shell: Shell) {
    this.shell = shell;
  }

  /** Shows the line if it is time for one. */
  show(line: () => string): void {
    const now = performance.now();
    if (now - this.last < (this.shell.isWatched ? TICK_MS : LINE_MS)) return;
    this.last = now;
    this.shell.err(this.shell.isWatched ? `\r${line()}\u001b[K` : `${line()}\n`);
  }

  /** Takes the line away. */
  end(): void {
    if (this.shell.isWatched) this.shell.err('\r\u001b[K');
  }
}

const WIDTH = 24;

/** ████████░░░░ */
export function bar(done: number, all: number): string {
  const full = all === 0 ? WIDTH : Math.floor((WIDTH * Math.min(done, all)) / all);
  return '█'.repeat(full) + '░'.repeat(WIDTH - full);
}
