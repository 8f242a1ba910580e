import { memo } from 'react';
import { RuleRef } from '../../rules/rule-ref.tsx';
import type { LineScene } from '../scene.ts';
import { useTableWords } from '../words/words.ts';
import { useFollowEnd } from './use-follow-end.ts';

const LogLine = memo(({ text, rule, weight }: Pick<LineScene, 'text' | 'rule' | 'weight'>) => (
  <li className={`log-line ${weight}`}>
    {text} <RuleRef rule={rule} />
  </li>
));

/**
 * Who did what, the latest below, each with the rule behind it. The latest stays in view; whoever reads further up is
 * left there, with a way back.
 */
export function Log({ log }: { readonly log: readonly LineScene[] }) {
  const w = useTableWords();
  const count = log.length;
  const { list, isFollowing, follow, scrolled } = useFollowEnd(count);
  if (count === 0) return <p>{w.table.logEmpty}</p>;
  return (
    <div className="log-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard */}
      <ol ref={list} className="log" tabIndex={0} aria-label={w.table.log} onScroll={scrolled}>
        {log.map(({ text, rule, weight }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
          <LogLine key={at} text={text} rule={rule} weight={weight} />
        ))}
      </ol>
      {!isFollowing && (
        <button type="button" className="log-newest" onClick={follow}>
          {w.table.logNewest}
        </button>
      )}
    </div>
  );
}
