import type { TableView } from '@tallyho/kernel';
import type { Done } from './look.ts';
import type { LineScene } from './scene.ts';

/** A line that tells what was answered for somebody, and the lines of the log that had been told before it. */
export interface DoneLine<L extends LineScene> {
  readonly before: readonly LineScene[];
  readonly line: L;
}

/**
 * The log with what was answered for the one who reads it, each line where it happened. What was answered before
 * this log began is not in it.
 */
export function withDone<L extends LineScene, C extends object, V extends TableView>(
  log: readonly L[],
  done: readonly Done<C, V>[],
  tell: (done: Done<C, V>) => DoneLine<L>,
): readonly L[] {
  if (done.length === 0) return log;
  const whole = log.slice();
  let added = 0;
  for (const each of done) {
    const { before, line } = tell(each);
    const at = before.length;
    if (at > log.length || before.at(-1)?.text !== log[at - 1]?.text) continue;
    whole.splice(at + added, 0, line);
    added++;
  }
  return whole;
}
