import type { Problem } from '@tallyho/kernel';
import { sentence } from '@tallyho/words';
import { useMemo, useState } from 'react';
import { type AnyPack, type Catalogue, entriesOf } from '../content/catalogue.ts';
import { type KeptPack, keepPack } from '../content/packs.ts';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { saveFile } from '../saved/files.ts';
import { useLanguage } from '../words/language.tsx';
import { AddEntry } from './add-entry.tsx';
import { stepsOf, withChange, withoutEntry } from './change.ts';
import { EntryForm } from './entry-form.tsx';
import { useEditorWords } from './words/words.ts';

/** One pack: every change is checked by the game itself and kept at once. */
export function PackEditor({ catalogue, kept }: { readonly catalogue: Catalogue; readonly kept: KeptPack }) {
  const w = useEditorWords();
  const [pack, setPack] = useState(kept.pack);
  const [isKept, setKept] = useState(true);
  const problems = useMemo(() => catalogue.check(pack), [catalogue, pack]);
  const change = (next: AnyPack): void => {
    setPack(next);
    const isValid = catalogue.check(next).length === 0;
    setKept(keepPack({ ...kept, pack: next, isValid }));
  };
  const isEmpty = catalogue.kinds.every((kind) => entriesOf(pack, kind).length === 0);
  return (
    <div className="pack-editor">
      <p className="door-more">
        <a href={writeRoute({ page: 'editor', system: catalogue.system, pack: '' })}>
          <span aria-hidden="true">← </span>
          {w.all}
        </a>
      </p>
      <PageTitle text={pack.pack} />
      {!isKept && <p role="alert">{w.notKept}</p>}
      <Verdict problems={problems} isEmpty={isEmpty} catalogue={catalogue} />
      {catalogue.kinds.map((kind) => (
        <AddEntry key={kind} catalogue={catalogue} kind={kind} pack={pack} onPack={change} />
      ))}
      {catalogue.kinds.flatMap((kind) =>
        entriesOf(pack, kind).map((entry, at) => (
          <EntryForm
            // biome-ignore lint/suspicious/noArrayIndexKey: its id may be changed while it is typed
            key={`${kind}/${at}`}
            catalogue={catalogue}
            kind={kind}
            at={at}
            entry={entry}
            problems={problems}
            onChange={(path, next) => change(withChange(pack, kind, at, path, next))}
            onRemove={() => change(withoutEntry(pack, kind, at))}
          />
        )),
      )}
      <p>
        <button type="button" onClick={() => saveFile(`${pack.pack}.json`, `${JSON.stringify(pack, null, 2)}\n`)}>
          {w.exportPack}
        </button>
      </p>
    </div>
  );
}

interface VerdictProps {
  readonly problems: readonly Problem[];
  readonly isEmpty: boolean;
  readonly catalogue: Catalogue;
}

/** What is wrong with the pack as a whole; what is wrong with an entry stands there. */
function Verdict({ problems, isEmpty, catalogue }: VerdictProps) {
  const { language } = useLanguage();
  const w = useEditorWords();
  if (isEmpty) return <p>{w.emptyPack}</p>;
  if (problems.length === 0) return <p role="status">{w.isRight}</p>;
  const whole = problems.filter(({ place }) => {
    const [kind, at] = stepsOf(place);
    return typeof at !== 'number' || !catalogue.kinds.some((each) => each === kind);
  });
  return (
    <div role="status">
      <p className="wrong">{w.wrong(problems.length)}</p>
      <ul>
        {whole.map((problem) => (
          <li key={`${problem.code}/${problem.place}`} className="wrong">
            {sentence(problem, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
