import { Drawer } from '../../play/table/drawer.tsx';
import { Log } from '../../play/table/log.tsx';
import { WordsPanel } from '../../play/table/words-panel.tsx';
import type { Scene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';
import { RatingsPanel } from './ratings-panel.tsx';
import { SeenPanel } from './seen-panel.tsx';

export const drawers = ['log', 'ratings', 'seen', 'words'] as const;
export type DrawerTab = (typeof drawers)[number];

/** What is wanted of the drawer: a tab, and an aircraft that is to be in sight. */
export interface Wanted {
  readonly tab: DrawerTab;
  readonly sheet: string;
}

interface Props {
  readonly scene: Scene;
  /** null: it is closed. */
  readonly wanted: Wanted | null;
  readonly referee?: { readonly isOn: boolean; onSet(on: boolean): void };
  onClose(): void;
}

/** Log, ratings, cards seen, the table in words. */
export function SkyDrawer({ scene, wanted, referee, onClose }: Props) {
  const { table } = useDogfightWords();
  return (
    <Drawer
      key={wanted === null ? '' : `${wanted.tab} ${wanted.sheet}`}
      open={wanted !== null}
      first={wanted?.tab ?? 'log'}
      referee={referee}
      onClose={onClose}
      tabs={[
        { id: 'log', name: table.log, panel: <Log log={scene.log} /> },
        { id: 'ratings', name: table.ratings, panel: <RatingsPanel scene={scene} sheet={wanted?.sheet ?? ''} /> },
        { id: 'seen', name: table.seen, panel: <SeenPanel scene={scene} /> },
        { id: 'words', name: table.words, panel: <WordsPanel turn={scene.turn} words={scene.words} /> },
      ]}
    />
  );
}
