import type { Happening } from '@tallyho/down-in-flames';
import { useEffect, useRef } from 'react';
import { RuleRef } from '../../rules/rule-ref.tsx';
import type { TableModel } from '../model/use-model.ts';
import { eventSentence } from '../words/speak.ts';
import { useDuelWords } from '../words/words.ts';

/** Who did what, the latest below, each with the rule behind it. */
export function Log({ model: { told, names } }: { readonly model: TableModel }) {
  const w = useDuelWords();
  const end = useRef<HTMLOListElement>(null);
  const count = told.length;
  useEffect(() => {
    const list = end.current;
    if (list !== null && count > 0) list.scrollTop = list.scrollHeight;
  }, [count]);
  if (count === 0) return <p>{w.table.logEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
    <ol ref={end} className="log" tabIndex={0} aria-label={w.table.log}>
      {told.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
        <li key={at} className={`log-line ${weightOf(event)}`}>
          {eventSentence(w, names, event)} <RuleRef rule={event.because} />
        </li>
      ))}
    </ol>
  );
}

/** Some lines are headings, some matter more than others. */
function weightOf({ event }: Happening): string {
  if (event === 'turn') return 'head';
  if (event === 'acts') return 'sub';
  if (event === 'position') return 'firm';
  return ['hit', 'damaged', 'destroyed', 'shot-down'].includes(event) ? 'strong' : '';
}
