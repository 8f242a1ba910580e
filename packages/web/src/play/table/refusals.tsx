import { reason } from '@tallyho/words';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { useLanguage } from '../../words/language.tsx';
import type { RefusedScene } from '../scene.ts';
import { useTableWords } from '../words/words.ts';

/** Why not? Each thing that cannot be chosen, struck out, with the reason. */
export function Refusals({ refused, open }: { readonly refused: readonly RefusedScene[]; readonly open: boolean }) {
  const w = useTableWords();
  const { language } = useLanguage();
  if (refused.length === 0) return null;
  return (
    <details className="why-not" open={open}>
      <summary>
        <span className="why-not-name">{w.table.whyNot}</span>
      </summary>
      <ul>
        {refused.map((each) => (
          <li key={each.text}>
            <s>{each.text}</s> – {reason(each.reason, language)} <RuleRef rule={each.rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** An answer that the rules forbid now, with the reason on it. */
export function Refused({ refused }: { readonly refused: RefusedScene }) {
  const { language } = useLanguage();
  return (
    <span className="answer refused">
      <s>{refused.text}</s> <small>{reason(refused.reason, language)}</small> <RuleRef rule={refused.rule} />
    </span>
  );
}
