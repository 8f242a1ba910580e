import { createContext, useContext } from 'react';
import { useWords } from '../words/language.tsx';

interface Reading {
  /** The rule that lies open beside the table; null: none. */
  readonly rule: string | null;
  open(rule: string | null): void;
}

export const RuleReading = createContext<Reading>({ rule: null, open: () => {} });

/** Whether the numbers of rules are shown; without them a small sign leads to the paragraph. */
export const RuleNumbers = createContext(true);

/** The number of a rule, with a key of its own or none; it opens the paragraph beside whatever is being looked at. */
export function RuleRef({ rule, shortcut }: { readonly rule: string; readonly shortcut?: string }) {
  const t = useWords();
  const { open } = useContext(RuleReading);
  const isNumbered = useContext(RuleNumbers);
  return (
    <button
      type="button"
      className={isNumbered ? 'rule rule-ref' : 'rule rule-ref bare'}
      aria-label={t.ruleOpen(rule)}
      data-key={shortcut}
      onClick={() => open(rule)}
    >
      {isNumbered ? rule : '§'}
    </button>
  );
}
