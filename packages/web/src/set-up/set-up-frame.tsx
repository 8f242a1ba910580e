import type { Problem } from '@tallyho/kernel';
import { sentence } from '@tallyho/words';
import type { ReactNode } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { useTableWords } from '../play/words/words.ts';
import { RuleRef } from '../rules/rule-ref.tsx';
import { useLanguage } from '../words/language.tsx';
import { placeCode } from './place-code.ts';

interface Props {
  /** What can be chosen before the aircraft. */
  readonly before: ReactNode;
  readonly sides: ReactNode;
  readonly options: ReactNode;
  /** What stands against the plan; the fight cannot start before it is gone. */
  readonly problem: Problem | null;
  /** The paragraph behind it, if there is one. */
  readonly rule?: string | undefined;
  onStart(): void;
}

/** Preparing a fight: kind, aircraft, pilots, players, options. What cannot be played says why. */
export function SetUpFrame({ before, sides, options, problem, rule, onStart }: Props) {
  const w = useTableWords();
  const { language } = useLanguage();
  return (
    <div className="set-up">
      <PageTitle text={w.setUp.title} />
      {before}
      <h2>{w.setUp.aircraft}</h2>
      {sides}
      <details className="sheet">
        <summary>
          <strong>{w.setUp.options}</strong>
        </summary>
        <div className="options">{options}</div>
      </details>
      <div className="set-up-end">
        <p role="status">
          {problem !== null && (
            <>
              {sentence({ ...problem, place: placeCode(problem.place) }, language)}{' '}
              {rule !== undefined && <RuleRef rule={rule} />}
            </>
          )}
        </p>
        <button type="button" className="primary" disabled={problem !== null} onClick={onStart}>
          {w.setUp.start}
        </button>
      </div>
    </div>
  );
}
