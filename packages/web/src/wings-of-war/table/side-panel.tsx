import type { LineScene } from '../../dogfight/scene.ts';
import { Log } from '../../dogfight/table/log.tsx';
import { useTableWords } from '../../dogfight/words/words.ts';
import type { Player } from '../../play/players.ts';
import { TabPanel } from '../../play/tab-panel.tsx';
import type { TableModel } from '../model/use-model.ts';
import { tableInWords } from '../words/in-words.ts';
import { useWho } from '../words/who.ts';
import { useWingsWords } from '../words/words.ts';
import { ConsolePanel } from './console-panel.tsx';
import { SeenPanel } from './seen-panel.tsx';
import { turnWords } from './turn-words.ts';

interface Props {
  readonly model: TableModel;
  readonly players: readonly Player[];
  readonly log: readonly LineScene[];
  readonly open: boolean;
  onClose(): void;
}

/** Log, consoles, damage decks, and the table in words. */
export function SidePanel({ model, players, log, open, onClose }: Props) {
  const { table } = useTableWords();
  const w = useWingsWords();
  return (
    <TabPanel
      label={table.panels}
      fold={table.fold}
      open={open}
      onClose={onClose}
      tabs={[
        { id: 'log', name: table.log, panel: <Log scene={{ log }} /> },
        { id: 'consoles', name: w.table.aircraft, panel: <ConsolePanel model={model} /> },
        { id: 'seen', name: table.seen, panel: <SeenPanel model={model} /> },
        { id: 'words', name: table.words, panel: <InWords model={model} players={players} /> },
      ]}
    />
  );
}

function InWords({ model, players }: { readonly model: TableModel; readonly players: readonly Player[] }) {
  const { table } = useTableWords();
  const w = useWingsWords();
  const { view, names } = model;
  const who = useWho(view, names, players);
  return (
    <div className="in-words">
      <p className="legend">{table.wordsIntro}</p>
      <p>{turnWords(w, view)}</p>
      {tableInWords(w, view, names, who).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
