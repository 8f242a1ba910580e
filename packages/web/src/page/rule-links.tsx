import { useWords } from '../words/language.tsx';
import { writeRoute } from './route.ts';

/** A rule's number; it leads to all examples that name the rule. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const t = useWords();
  return (
    <a className="rule" href={writeRoute({ page: 'list', search: rule })} aria-label={t.ruleSearch(rule)}>
      {rule}
    </a>
  );
}

export function RuleLinks({ rules, label }: { readonly rules: readonly string[]; readonly label: string }) {
  if (rules.length === 0) return null;
  return (
    <div className="rules">
      <span className="label">{label}</span>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}
