import type { ReactNode } from 'react';
import type { Session } from '../../play/session.ts';
import { ResultFrame } from '../../play/table/result-frame.tsx';
import { LineChart } from '../../widgets/line-chart.tsx';
import type { CampaignRoom } from '../room.ts';
import type { DeskBasics } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';

interface Props {
  readonly room: CampaignRoom;
  readonly scene: DeskBasics;
  readonly session: Pick<Session, 'finished'>;
  /** What is told before the charts. */
  readonly children?: ReactNode;
}

/** After the last mission: the outcome, points and losses over the missions, and what next; before that nothing. */
export function Outcome({ room, scene: { curves, end }, session: { finished }, children }: Props) {
  const w = useCampaignWords();
  if (end === null || finished === null) return null;
  const { headline, because, rule, lines } = end;
  return (
    <ResultFrame playable={room} kept={finished} headline={headline} because={because} rule={rule} lines={lines}>
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
