import type { Problem } from '@tallyho/kernel';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { AnyPack, Catalogue } from '../content/catalogue.ts';
import { nameOf } from '../content/names.ts';
import { freeName, keepPack, packsOf, titleOf, watchPacks } from '../content/packs.ts';
import { useCatalogue } from '../content/use-catalogue.ts';
import { useContentWords } from '../content/words/words.ts';
import { writeRoute } from '../page/route.ts';
import { useLanguage, useWords } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { type Brought, twinOf } from './brought.ts';
import { fromFile, type Listed, listed } from './contents.ts';
import { sayProblem } from './say-problem.ts';
import { useEditorWords } from './words/words.ts';

interface Props {
  readonly brought: Brought;
  onCancel(): void;
}

/** A pack of somebody else: what it is, who made it and what is wrong with it, before anything is taken in. */
export function PackArrival({ brought, onCancel }: Props) {
  const t = useWords();
  const c = useContentWords();
  const loaded = useCatalogue(brought.system);
  if (loaded === 'loading') return <p className="sheet notice">{c.loading}</p>;
  if (loaded === 'failed') return <p className="sheet notice">{t.gameNotLoaded}</p>;
  return <Looked brought={brought} catalogue={loaded} onCancel={onCancel} />;
}

function Looked({ brought, catalogue, onCancel }: Props & { readonly catalogue: Catalogue }) {
  const t = useWords();
  const w = useEditorWords();
  const { system, pack, author } = brought;
  const problems = useMemo(() => catalogue.check(pack), [catalogue, pack]);
  const all = listed(catalogue, pack, problems);
  return (
    <section className="sheet pack-arrival" aria-label={titleOf(brought)}>
      <p className="label">{w.packFor(systemName(system, t))}</p>
      <h2>{titleOf(brought)}</h2>
      <p>{author === '' ? w.byNobody : w.by(author)}</p>
      <Inside catalogue={catalogue} brought={brought} all={all} />
      <Objections catalogue={catalogue} pack={pack} problems={problems} />
      <Taking brought={brought} isValid={problems.length === 0} onCancel={onCancel} />
    </section>
  );
}

/** What is in it, kind by kind. */
function Inside({
  catalogue,
  brought: { pack },
  all,
}: {
  readonly catalogue: Catalogue;
  readonly brought: Brought;
  readonly all: readonly Listed[];
}) {
  const w = useEditorWords();
  const c = useContentWords();
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const files = fromFile(catalogue, pack);
  if (kinds.length + files.length === 0) return <p>{w.nothingInside}</p>;
  return (
    <dl className="pack-inside">
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{c.kinds[kind]}</dt>
          {all
            .filter((one) => one.kind === kind)
            .map((one) => (
              <dd key={one.at}>
                {nameOf(one.entry, catalogue, kind, c) || '?'}{' '}
                {one.replaces && <span className="legend">{w.insteadOfOurs}</span>}
              </dd>
            ))}
        </div>
      ))}
      {files.map(({ kind, names }) => (
        <div key={kind}>
          <dt>{w.fileKinds[kind]}</dt>
          {names.map((name) => (
            <dd key={name}>{name}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface ObjectionProps {
  readonly catalogue: Catalogue;
  readonly pack: AnyPack;
  readonly problems: readonly Problem[];
}

/** No more is read out than anybody reads; all of it stands in the editor. */
const MOST_SHOWN = 12;

/** What the game objects to, each thing with its place in words. */
function Objections({ catalogue, pack, problems }: ObjectionProps) {
  const { language } = useLanguage();
  const w = useEditorWords();
  const c = useContentWords();
  if (problems.length === 0) return <p>{w.isRight}</p>;
  const reader = { catalogue, pack, c, w, language };
  return (
    <div className="objections">
      <p className="wrong">{w.wrong(problems.length)}</p>
      <ul>
        {problems.slice(0, MOST_SHOWN).map((problem) => (
          <li key={`${problem.code}/${problem.place}`}>{sayProblem(reader, problem)}</li>
        ))}
      </ul>
      {problems.length > MOST_SHOWN && <p>{w.andMore(problems.length - MOST_SHOWN)}</p>}
      <p className="legend">{w.wrongComesToo}</p>
    </div>
  );
}

interface TakingProps {
  readonly brought: Brought;
  readonly isValid: boolean;
  onCancel(): void;
}

/** Nobody's work is replaced without being asked. */
function Taking({ brought, isValid, onCancel }: TakingProps) {
  const t = useWords();
  const w = useEditorWords();
  const [isFull, setFull] = useState(false);
  const { system, title, author, pack } = brought;
  const kept = useSyncExternalStore(watchPacks, () => packsOf(system));
  const twin = twinOf(brought, kept);
  const old = kept.find((each) => each.pack.pack === pack.pack);
  const other = freeName(
    pack.pack,
    kept.map((each) => each.pack.pack),
  );
  const take = (name: string): void => {
    const own = { pack: { ...pack, pack: name }, title, author, isValid, isUsed: isValid };
    if (keepPack(own)) window.location.hash = writeRoute({ page: 'editor', system, pack: name });
    else setFull(true);
  };
  const cancel = (
    <button type="button" onClick={onCancel}>
      {t.cancel}
    </button>
  );
  return (
    <div className="taking">
      {twin === 'same' && <p>{w.twinSame}</p>}
      {twin === 'other' && old !== undefined && <p role="alert">{w.twin(titleOf(old), old.author)}</p>}
      <div className="answers">
        {twin === 'none' && (
          <button type="button" className="primary" onClick={() => take(pack.pack)}>
            {w.take}
          </button>
        )}
        {twin === 'same' && (
          <a className="primary" href={writeRoute({ page: 'editor', system, pack: pack.pack })}>
            {w.open}
          </a>
        )}
        {twin === 'other' && (
          <>
            <button type="button" className="primary" onClick={() => take(other)}>
              {w.keepBoth}
            </button>
            <button type="button" onClick={() => take(pack.pack)}>
              {w.replace}
            </button>
          </>
        )}
        {cancel}
      </div>
      {isFull && (
        <p role="alert" className="wrong">
          {t.noRoom}
        </p>
      )}
    </div>
  );
}
