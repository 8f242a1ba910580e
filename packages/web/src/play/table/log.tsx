import { useEffect, useRef } from 'react';
import { RuleRef } from '../../rules/rule-ref.tsx';
import type { LineScene } from '../scene.ts';
import { useTableWords } from '../words/words.ts';

/** Who did what, the latest below, each with the rule behind it. */
export function Log({ log }: { readonly log: readonly LineScene[] }) {
  const w = useTableWords();
  const end = useRef<HTMLOListElement>(null);
  const count = log.length;
  useEffect(() => {
    const list = end.current;
    if (list !== null && count > 0) list.scrollTop = list.scrollHeight;
  }, [count]);
  if (count === 0) return <p>{w.table.logEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
    <ol ref={end} className="log" tabIndex={0} aria-label={w.table.log}>
      {log.map(({ text, rule, weight }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
        <li key={at} className={`log-line ${weight}`}>
          {text} <RuleRef rule={rule} />
        </li>
      ))}
    </ol>
  );
}
