import type { Choice } from '../../src/choices.ts';
import type { AnyGuadalcanalChoice } from '../../src/index.ts';

/** What players do at random who mean to get to the target: nobody turns back, drops his bombs on the way or lets them fall elsewhere. */
export function inEarnest(options: readonly AnyGuadalcanalChoice[]): readonly AnyGuadalcanalChoice[] {
  const bold = options.filter((one) => wanted.has(one.do));
  if (bold.length > 0) return bold;
  const calm = options.filter((one) => !shunned.has(one.do));
  return calm.length > 0 ? calm : options;
}

const wanted: ReadonlySet<string> = new Set<Choice['do']>(['over', 'run-in', 'run', 'drop']);
const shunned: ReadonlySet<string> = new Set<Choice['do']>(['jettison', 'break-off', 'hold', 'leave', 'give-up']);
