import { useSyncExternalStore } from 'react';
import { packsOf, watchPacks } from '../content/packs.ts';
import { useCatalogue } from '../content/use-catalogue.ts';
import { useContentWords } from '../content/words/words.ts';
import { NoGame } from '../page/no-game.tsx';
import type { SystemId } from '../system-ids.ts';
import { useWords } from '../words/language.tsx';
import { PackEditor } from './pack-editor.tsx';
import { PackList } from './pack-list.tsx';
import { useEditorWords } from './words/words.ts';
import '../style/editor.css';

interface Props {
  readonly system: SystemId;
  /** Empty: all of them. */
  readonly pack: string;
  readonly entry: string;
  onEntry(entry: string): void;
}

/** Cards, aircraft and pilots of one's own: the packs of a game, or one of them. */
export function EditorPage({ system, pack, entry, onEntry }: Props) {
  const t = useWords();
  const w = useEditorWords();
  const c = useContentWords();
  const loaded = useCatalogue(system);
  const packs = useSyncExternalStore(watchPacks, () => packsOf(system));
  if (loaded === 'loading') return <p className="sheet notice">{c.loading}</p>;
  if (loaded === 'failed') return <NoGame title={w.noPack} help={t.gameNotLoaded} />;
  if (pack === '') return <PackList catalogue={loaded} />;
  const kept = packs.find((each) => each.pack.pack === pack);
  return kept === undefined ? (
    <NoGame title={w.noPack} help={w.noPackHelp} />
  ) : (
    <PackEditor catalogue={loaded} kept={kept} entry={entry} onEntry={onEntry} />
  );
}
