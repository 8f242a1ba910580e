import { TabPanel } from '../../play/tab-panel.tsx';
import { Log } from '../../play/table/log.tsx';
import { WordsPanel } from '../../play/table/words-panel.tsx';
import type { Scene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';
import { RatingsPanel } from './ratings-panel.tsx';
import { SeenPanel } from './seen-panel.tsx';

interface Props {
  readonly scene: Scene;
  readonly open: boolean;
  onClose(): void;
}

/** Log, ratings, cards seen, the table in words. */
export function SidePanel({ scene, open, onClose }: Props) {
  const { table } = useDogfightWords();
  return (
    <TabPanel
      label={table.panels}
      fold={table.fold}
      open={open}
      onClose={onClose}
      tabs={[
        { id: 'log', name: table.log, panel: <Log log={scene.log} /> },
        { id: 'ratings', name: table.ratings, panel: <RatingsPanel scene={scene} /> },
        { id: 'seen', name: table.seen, panel: <SeenPanel scene={scene} /> },
        { id: 'words', name: table.words, panel: <WordsPanel turn={scene.turn} words={scene.words} /> },
      ]}
    />
  );
}
