import { flownIn } from '@tallyho/kernel';
import { PageTitle } from '../../page/page-title.tsx';
import { useLanguage } from '../../words/language.tsx';
import { titleIn } from '../../words/titles.ts';
import type { CampaignRoom, CampaignSight } from '../room.ts';
import { useCampaignWords } from '../words/words.ts';
import { Report } from './report.tsx';

interface Props {
  readonly room: CampaignRoom;
  readonly view: CampaignSight;
  readonly title: string;
  /** Which line of the log, from 0. */
  readonly mission: number;
  /** The record of the mission, for its plots; null: it cannot be played again. */
  readonly record: string | null;
  onClose(): void;
}

/** The after-action report by itself, before the map is shown again. All of it is public. */
export function ReportScreen({ room, view, title, mission, record, onClose }: Props) {
  const { t, language } = useLanguage();
  const w = useCampaignWords();
  const report = room.report(view, mission, language);
  const isLatest = mission === flownIn(view) - 1;
  return (
    <div className="report-screen">
      <PageTitle text={titleIn(title, t)} />
      {report !== null && <Report room={room} report={report} record={record} />}
      <div className="report-end">
        <p>{isLatest && view.outcome === null && report?.next}</p>
        <button type="button" className="primary go-on" onClick={onClose}>
          {isLatest ? w.report.goOn : w.report.back}
        </button>
      </div>
    </div>
  );
}
