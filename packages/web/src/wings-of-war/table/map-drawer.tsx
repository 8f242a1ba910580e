import type { LineScene } from '../../play/scene.ts';
import { Drawer } from '../../play/table/drawer.tsx';
import { Log } from '../../play/table/log.tsx';
import { WordsPanel } from '../../play/table/words-panel.tsx';
import { useTableWords } from '../../play/words/words.ts';
import type { Player } from '../../saved/players.ts';
import type { TableModel } from '../model/use-model.ts';
import { tableInWords } from '../words/in-words.ts';
import { useWho } from '../words/who.ts';
import { useWingsWords } from '../words/words.ts';
import { ConsolePanel } from './console-panel.tsx';
import { SeenPanel } from './seen-panel.tsx';
import { turnWords } from './turn-words.ts';

export type DrawerTab = 'log' | 'consoles' | 'seen' | 'words';

interface Props {
  readonly model: TableModel;
  readonly players: readonly Player[];
  readonly log: readonly LineScene[];
  /** The tab that is wanted; null: it is closed. */
  readonly wanted: DrawerTab | null;
  readonly referee?: { readonly isOn: boolean; onSet(on: boolean): void };
  onClose(): void;
}

/** Log, consoles, damage decks, and the table in words. */
export function MapDrawer({ model, players, log, wanted, referee, onClose }: Props) {
  const { table } = useTableWords();
  const w = useWingsWords();
  return (
    <Drawer
      key={wanted ?? ''}
      open={wanted !== null}
      first={wanted ?? 'log'}
      referee={referee}
      onClose={onClose}
      tabs={[
        { id: 'log', name: table.log, panel: <Log log={log} /> },
        { id: 'consoles', name: w.table.aircraft, panel: <ConsolePanel model={model} /> },
        { id: 'seen', name: table.seen, panel: <SeenPanel model={model} /> },
        { id: 'words', name: table.words, panel: <InWords model={model} players={players} /> },
      ]}
    />
  );
}

function InWords({ model, players }: { readonly model: TableModel; readonly players: readonly Player[] }) {
  const w = useWingsWords();
  const { view, names } = model;
  const who = useWho(view, names, players);
  return <WordsPanel turn={turnWords(w, view)} words={tableInWords(w, view, names, who)} />;
}
