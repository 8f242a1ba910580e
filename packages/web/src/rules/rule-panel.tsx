import type { Entry } from '@tallyho/rulebook';
import type { Language } from '@tallyho/words';
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { writeRoute } from '../page/route.ts';
import { useLanguage, useWords } from '../words/language.tsx';
import { loadRule } from './load-rules.ts';
import { Remarks } from './remarks.tsx';
import { RuleReading } from './rule-ref.tsx';
import { RuleText } from './rule-text.tsx';
import { systemOfRule } from './whose-rule.ts';

export function RuleProvider({ children }: { readonly children: ReactNode }) {
  const [rule, open] = useState<string | null>(null);
  const reading = useMemo(() => ({ rule, open }), [rule]);
  useEffect(() => {
    const close = (): void => open(null);
    window.addEventListener('hashchange', close);
    return () => window.removeEventListener('hashchange', close);
  }, []);
  return <RuleReading.Provider value={reading}>{children}</RuleReading.Provider>;
}

type Found = { readonly rule: string; readonly language: Language; readonly entry: Entry | null | 'failed' } | null;

/** The paragraph beside the table. It takes the focus when it opens, and gives it back. */
export function RulePanel() {
  const { t, language } = useLanguage();
  const { rule, open } = useContext(RuleReading);
  const [found, setFound] = useState<Found>(null);
  const panel = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (rule === null) return;
    let wanted = true;
    const tell = (entry: Entry | null | 'failed'): void => {
      if (wanted) setFound({ rule, language, entry });
    };
    loadRule(rule, language).then(tell, () => tell('failed'));
    return () => {
      wanted = false;
    };
  }, [rule, language]);
  useEffect(() => {
    if (rule === null) return;
    cameFrom.current ??= document.activeElement;
    panel.current?.focus();
  }, [rule]);
  if (rule === null) return null;
  const system = systemOfRule(rule);
  const close = (): void => {
    open(null);
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    cameFrom.current = null;
  };
  const entry = found?.rule === rule && found.language === language ? found.entry : undefined;
  return (
    <aside
      ref={panel}
      className="rule-panel sheet"
      aria-label={t.rule(rule)}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className="rule-panel-head">
        <h2>{t.rule(rule)}</h2>
        <button type="button" className="close" aria-label={t.ruleClose} onClick={close}>
          ✕
        </button>
      </div>
      <div aria-live="polite">
        {entry === undefined && <p>{t.ruleLoading}</p>}
        {entry === 'failed' && <p role="alert">{t.ruleNotLoaded}</p>}
        {entry === null && <p>{t.ruleMissing(rule)}</p>}
        {typeof entry === 'object' && entry !== null && <Paragraph entry={entry} />}
      </div>
      <p>
        <a href={writeRoute({ page: 'list', search: rule })}>{t.ruleExamples}</a>
      </p>
      {system !== undefined && (
        <p>
          <a href={writeRoute({ page: 'content', system, kind: '', entry: '' })}>{t.cardsAndAircraft}</a>
        </p>
      )}
    </aside>
  );
}

/** A paragraph of the book with all that belongs to it. */
export function Paragraph({ entry }: { readonly entry: Entry }) {
  const t = useWords();
  return (
    <div className="paragraph">
      <p className="label">
        {t.ruleKinds[entry.kind]} – {entry.section}
      </p>
      <p>
        <RuleText text={entry.text} />
      </p>
      {entry.details.length > 0 && (
        <ul className="about">
          {entry.details.map((detail) => (
            <li key={detail}>
              <RuleText text={detail} />
            </li>
          ))}
        </ul>
      )}
      <Remarks markdown={entry.after} />
    </div>
  );
}
