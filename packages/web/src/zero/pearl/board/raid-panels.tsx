import type { PearlView } from '@tallyho/zero';
import type { LineScene } from '../../../play/scene.ts';
import { TabPanel } from '../../../play/tab-panel.tsx';
import { Log } from '../../../play/table/log.tsx';
import { WordsPanel } from '../../../play/table/words-panel.tsx';
import { useTableWords } from '../../../play/words/words.ts';
import { targetWords } from '../model/names.ts';
import { momentOf, wordsOfRaid } from '../tell/end.ts';
import { usePearlWords } from '../words/words.ts';
import { LogSheet, ScoreSheet, TargetSheet } from './sheets.tsx';

interface Props {
  readonly view: PearlView;
  readonly log: readonly LineScene[];
  readonly kind: string;
  readonly open: boolean;
  onClose(): void;
}

/** Beside the map: score, Log Sheet, targets, what happened, all of it in words. */
export function RaidPanels({ view, log, kind, open, onClose }: Props) {
  const w = usePearlWords();
  const t = useTableWords();
  return (
    <TabPanel
      label={t.table.panels}
      fold={t.table.fold}
      open={open}
      onClose={onClose}
      tabs={[
        { id: 'score', name: w.desk.score, panel: <ScoreSheet view={view} /> },
        { id: 'log', name: w.desk.log, panel: <LogSheet view={view} /> },
        { id: 'targets', name: w.desk.targets, panel: <TargetSheet view={view} /> },
        { id: 'events', name: w.desk.events, panel: <Log log={log} /> },
        {
          id: 'words',
          name: w.desk.words,
          panel: (
            <WordsPanel
              turn={momentOf(view, kind, w)}
              words={wordsOfRaid(view, w, (target) => targetWords(view, target, w))}
            />
          ),
        },
      ]}
    />
  );
}
