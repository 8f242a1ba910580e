import type { Problem } from '@tallyho/kernel';
import { sentence } from '@tallyho/words';
import { useLanguage } from '../words/language.tsx';

/** A script that is there to be refused: what the game says to it. */
export function Refusal({ problem }: { readonly problem: Problem }) {
  const { t, language } = useLanguage();
  return (
    <section className="sheet" aria-labelledby="refusal-title">
      <h2 id="refusal-title">{t.refused}</h2>
      <p>{sentence(problem, language)}</p>
    </section>
  );
}
