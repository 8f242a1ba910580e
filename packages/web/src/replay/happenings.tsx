import type { Json } from '@tallyho/kernel';
import { RuleLink } from '../page/rule-links.tsx';
import { dataWords } from '../words/data-words.ts';
import { useWords } from '../words/language.tsx';
import { isFields } from './changes.ts';
import { type Frame, ruleIn } from './film.ts';
import { happeningsFor, type Viewpoint } from './viewpoint.ts';

interface Props {
  readonly frame: Frame;
  readonly from: Viewpoint;
}

/** The events since the step before, as far as the viewpoint was told of them. */
export function Happenings({ frame, from }: Props) {
  const t = useWords();
  const happenings = happeningsFor(frame, from);
  return (
    <section className="sheet" aria-labelledby="happened-title">
      <h2 id="happened-title">{t.happened}</h2>
      {happenings.length === 0 ? (
        <p className="none">{t.nothingHappened}</p>
      ) : (
        <ol className="happenings">
          {happenings.map(({ tree }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have nothing but their order
            <li key={at}>
              <Happening tree={tree} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Happening({ tree }: { readonly tree: Json }) {
  const t = useWords();
  const rule = ruleIn(tree);
  if (!isFields(tree)) return <span>{dataWords(tree, t)}</span>;
  const { event, because: _, ...facts } = tree;
  return (
    <>
      <span className="happening">
        {typeof event === 'string' && <strong>{event}</strong>}
        {Object.entries(facts).map(([name, value]) => (
          <span key={name} className="fact">
            <span className="fact-name">{name}</span> {dataWords(value, t)}
          </span>
        ))}
      </span>
      {rule !== null && <RuleLink rule={rule} />}
    </>
  );
}
