import type { IndexEntry } from '../../library/index-entry.ts';
import type { Citations } from '../citations.ts';

/** How much an example is about a rule: one that names it first and names little else is about it most. */
const distance = (rule: string, { rules }: IndexEntry): number =>
  rules.findIndex((each) => each.toUpperCase() === rule.toUpperCase()) + rules.length / 4;

/** The scripted games that show a rule: first those in which something is done, those first that are about little else; where there are none, its lessons. */
export function examplesFor(rule: string, { examples, lessons }: Citations): readonly IndexEntry[] {
  const played = examples.filter(({ choices }) => choices !== null);
  const isIdle = ({ choices }: IndexEntry): number => (choices === 0 ? 1 : 0);
  return (played.length > 0 ? played : lessons).toSorted(
    (a, b) => isIdle(a) - isIdle(b) || distance(rule, a) - distance(rule, b),
  );
}
