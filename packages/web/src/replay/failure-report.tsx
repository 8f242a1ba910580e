import type { Json, Problem } from '@tallyho/kernel';
import type { Failure } from '@tallyho/scenario';
import { sentence } from '@tallyho/words';
import { useLanguage } from '../words/language.tsx';
import { compare, isFields } from './changes.ts';
import { MarkedTree } from './marked-tree.tsx';

interface Props {
  readonly failure: Failure;
  /** Goes to the step that failed; null when it is the one shown. */
  readonly onShow: (() => void) | null;
}

/** Says plainly where a script went wrong: what it expected, what it found, and what could have been chosen there. */
export function FailureReport({ failure, onShow }: Props) {
  const { t, language } = useLanguage();
  const { code, place, expected, found } = failure;
  return (
    <section className="sheet failure" aria-labelledby="failure-title">
      <h2 id="failure-title">{t.failedAt(failure.step)}</h2>
      <p>{sentence({ code, place, facts: {} }, language)}</p>
      <div className="versus">
        <Side title={t.expected} value={expected} />
        <Side title={t.foundInstead} value={found} />
      </div>
      {failure.open.length > 0 && (
        <details>
          <summary>{t.couldHaveChosen}</summary>
          <ul className="choices">
            {failure.open.flatMap(({ seat, options }) =>
              options.map((text) => (
                <li key={`${seat} ${text}`}>
                  <span className="seat">{seat}</span> <code>{text}</code>
                </li>
              )),
            )}
          </ul>
        </details>
      )}
      {onShow !== null && (
        <button type="button" onClick={onShow}>
          {t.goToFailure}
        </button>
      )}
    </section>
  );
}

function Side({ title, value }: { readonly title: string; readonly value: Json }) {
  const { language } = useLanguage();
  const problem = problemIn(value);
  return (
    <div>
      <h3>{title}</h3>
      {problem === null ? <MarkedTree tree={compare(value, undefined, [])} /> : <p>{sentence(problem, language)}</p>}
    </div>
  );
}

/** What a script found may be a problem that the game reported. */
function problemIn(value: Json): Problem | null {
  if (!isFields(value) || typeof value.code !== 'string' || typeof value.place !== 'string') return null;
  const { code, place, ...facts } = value;
  return { code: String(code), place: String(place), facts: facts as Problem['facts'] };
}
