import type { Json, Problem } from '@tallyho/kernel';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { AnyPack, Catalogue, KindName } from '../content/catalogue.ts';
import { nameOf } from '../content/names.ts';
import { type KeptPack, keepPack, titleOf } from '../content/packs.ts';
import { useContentWords } from '../content/words/words.ts';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { useLanguage, useWords } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { AddEntry } from './add-entry.tsx';
import { keepAuthor } from './author.ts';
import { Bench } from './bench.tsx';
import { type Path, withChange, withoutEntry } from './change.ts';
import { addressOf, fromFile, type Listed, listed, namedIn, wholeProblems } from './contents.ts';
import { EntryForm } from './entry-form.tsx';
import { sayProblem } from './say-problem.ts';
import { SharePack } from './share-pack.tsx';
import { soundPart } from './sound.ts';
import { useEditorWords } from './words/words.ts';

interface Props {
  readonly catalogue: Catalogue;
  readonly kept: KeptPack;
  /** What lies open, as the address names it. */
  readonly entry: string;
  onEntry(entry: string): void;
}

/** One pack: every change is checked by the game itself and kept at once. */
export function PackEditor({ catalogue, kept, entry, onEntry }: Props) {
  const t = useWords();
  const w = useEditorWords();
  // What could not be kept lives here alone, until something can be kept again.
  const [unkept, setUnkept] = useState<KeptPack | null>(null);
  const [before, setBefore] = useState<{ readonly pack: AnyPack; readonly name: string } | null>(null);
  const current = unkept ?? kept;
  const { pack } = current;
  const { system } = catalogue;
  const problems = useMemo(() => catalogue.check(pack), [catalogue, pack]);
  const all = useMemo(() => listed(catalogue, pack, problems), [catalogue, pack, problems]);
  const open = namedIn(all, entry);
  const keep = (next: KeptPack): void => setUnkept(keepPack(next) ? null : next);
  const change = (next: AnyPack): void => {
    setBefore(null);
    keep({ ...current, pack: next, isValid: catalogue.check(next).length === 0 });
  };
  const back = writeRoute({ page: 'editor', system, pack: pack.pack, ...(open && { entry: addressOf(open) }) });
  return (
    <div className="pack-editor">
      <header className="pack-head">
        <p className="door-more">
          <a href={writeRoute({ page: 'editor', system, pack: '' })}>
            <span aria-hidden="true">← </span>
            {w.title(systemName(system, t))}
          </a>
        </p>
        <PageTitle text={titleOf(current)} />
        <Verdict problems={problems} all={all} catalogue={catalogue} pack={pack} />
        {unkept !== null && (
          <p role="alert" className="wrong">
            {w.notKept}
          </p>
        )}
        {before !== null && (
          <p role="status">
            {w.removed(before.name)}{' '}
            <button type="button" onClick={() => change(before.pack)}>
              {w.undo}
            </button>
          </p>
        )}
      </header>
      <div className="pack-side">
        <nav className="sheet pack-contents" aria-label={w.contents}>
          <h2>{w.contents}</h2>
          {all.length === 0 && <p>{w.emptyPack}</p>}
          <Contents catalogue={catalogue} all={all} open={open} onOpen={onEntry} />
          <FromFile catalogue={catalogue} pack={pack} />
          <AddEntry
            key={String(all.length === 0)}
            catalogue={catalogue}
            pack={pack}
            isEmpty={all.length === 0}
            onAdd={(next, kind, at) => {
              change(next);
              onEntry(addressOf({ kind, at }));
            }}
            onOpen={(kind, at) => onEntry(addressOf({ kind, at }))}
          />
        </nav>
        <About kept={current} onKept={keep} />
      </div>
      {open !== undefined && (
        <Opened
          key={addressOf(open)}
          catalogue={catalogue}
          pack={pack}
          problems={problems}
          open={open}
          back={back}
          onChange={(path, next) => change(withChange(pack, open.kind, open.at, path, next))}
          onRemove={(name) => {
            change(withoutEntry(pack, open.kind, open.at));
            setBefore({ pack, name });
          }}
        />
      )}
    </div>
  );
}

interface OpenedProps {
  readonly catalogue: Catalogue;
  readonly pack: AnyPack;
  readonly problems: readonly Problem[];
  readonly open: Listed;
  readonly back: string;
  onChange(path: Path, next: Json | undefined): void;
  onRemove(name: string): void;
}

/** The entry that lies open, and beside it how it will look. */
function Opened({ catalogue, pack, problems, open, back, onChange, onRemove }: OpenedProps) {
  const c = useContentWords();
  const { kind, at, entry } = open;
  const drawn = useDeferredValue(pack);
  const sound = useMemo(() => soundPart(catalogue, drawn, kind, at), [catalogue, drawn, kind, at]);
  return (
    <>
      <EntryForm
        catalogue={catalogue}
        pack={pack}
        listed={open}
        problems={problems}
        onChange={onChange}
        onRemove={() => onRemove(nameOf(entry, catalogue, kind, c))}
      />
      <Bench system={catalogue.system} kind={kind} sound={sound} back={back} />
    </>
  );
}

interface ContentsProps {
  readonly catalogue: Catalogue;
  readonly all: readonly Listed[];
  readonly open: Listed | undefined;
  onOpen(entry: string): void;
}

/** What is in the pack, by kind. */
function Contents({ catalogue, all, open, onOpen }: ContentsProps) {
  const c = useContentWords();
  const w = useEditorWords();
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.map((kind: KindName) => (
    <section key={kind}>
      <h3>{c.kinds[kind]}</h3>
      <ul>
        {all
          .filter((one) => one.kind === kind)
          .map((one) => (
            <li key={one.at}>
              <button
                type="button"
                aria-current={one === open ? 'true' : undefined}
                onClick={() => onOpen(addressOf(one))}
              >
                {nameOf(one.entry, catalogue, kind, c) || '?'}
                {one.wrong > 0 && <span className="wrong">{w.wrong(one.wrong)}</span>}
              </button>
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** Campaigns and what belongs to them come in files: they are here, and can be seen to be. */
function FromFile({ catalogue, pack }: { readonly catalogue: Catalogue; readonly pack: AnyPack }) {
  const w = useEditorWords();
  return fromFile(catalogue, pack).map(({ kind, names }) => (
    <section key={kind}>
      <h3>{w.fileKinds[kind]}</h3>
      <ul className="from-file">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="legend">{w.fromFile}</p>
    </section>
  ));
}

/** What the pack is called, who made it, and the ways to others. */
function About({ kept, onKept }: { readonly kept: KeptPack; onKept(kept: KeptPack): void }) {
  const w = useEditorWords();
  const id = useId();
  return (
    <section className="sheet pack-about" aria-label={w.about}>
      <h2>{w.about}</h2>
      <label htmlFor={`${id}-title`}>{w.packTitle}</label>
      <input
        id={`${id}-title`}
        type="text"
        maxLength={60}
        value={kept.title}
        placeholder={kept.pack.pack}
        autoComplete="off"
        onChange={({ target }) => onKept({ ...kept, title: target.value })}
      />
      <label htmlFor={`${id}-author`}>{w.author}</label>
      <input
        id={`${id}-author`}
        type="text"
        maxLength={60}
        value={kept.author}
        autoComplete="name"
        onChange={({ target }) => {
          keepAuthor(target.value);
          onKept({ ...kept, author: target.value });
        }}
      />
      <SharePack kept={kept} />
      <p className="legend">{w.keptHere}</p>
    </section>
  );
}

interface VerdictProps {
  readonly problems: readonly Problem[];
  readonly all: readonly Listed[];
  readonly catalogue: Catalogue;
  readonly pack: AnyPack;
}

/** Whether the pack can be played with, and what is wrong with it as a whole; what is wrong with an entry stands there. */
function Verdict({ problems, all, catalogue, pack }: VerdictProps) {
  const { language } = useLanguage();
  const w = useEditorWords();
  const c = useContentWords();
  if (all.length === 0 && fromFile(catalogue, pack).length === 0) return null;
  if (problems.length === 0) return <p role="status">{w.isRight}</p>;
  return (
    <div role="status">
      <p className="wrong">{w.wrong(problems.length)}</p>
      <ul>
        {wholeProblems(catalogue, pack, problems).map((problem) => (
          <li key={`${problem.code}/${problem.place}`} className="wrong">
            {sayProblem({ catalogue, pack, c, w, language }, problem)}
          </li>
        ))}
      </ul>
    </div>
  );
}
