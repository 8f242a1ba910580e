import type { ReactNode } from 'react';
import type { EndScene } from '../../play/scene.ts';
import { ResultFrame } from '../../play/table/result-frame.tsx';
import type { SavedGame } from '../../saved/saved-game.ts';
import { LineChart } from '../../widgets/line-chart.tsx';
import type { CampaignRoom } from '../room.ts';
import type { DeskBasics } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';

interface Props {
  readonly room: CampaignRoom;
  readonly scene: DeskBasics;
  readonly end: EndScene;
  readonly kept: SavedGame;
  /** What is told before the charts. */
  readonly children?: ReactNode;
}

/** After the last mission: the outcome, points and losses over the missions, and what next. */
export function Outcome({ room, scene: { curves }, end: { headline, because, rule, lines }, kept, children }: Props) {
  const w = useCampaignWords();
  return (
    <ResultFrame playable={room} kept={kept} headline={headline} because={because} rule={rule} lines={lines}>
      {children}
      {curves.map(({ title, moments, series }) => (
        <LineChart
          key={title}
          title={title}
          moments={moments}
          series={series}
          momentTitle={w.desk.mission}
          tableTitle={w.report.table}
        />
      ))}
    </ResultFrame>
  );
}
