import { useMemo } from 'react';
import { PageTitle } from '../../page/page-title.tsx';
import { useTableWords } from '../../play/words/words.ts';
import { useLanguage } from '../../words/language.tsx';
import { titleIn } from '../../words/titles.ts';
import type { CampaignRoom, CampaignSight } from '../room.ts';
import { useCampaignWords } from '../words/words.ts';
import { Report } from './report.tsx';

interface Props {
  readonly room: CampaignRoom;
  readonly view: CampaignSight;
  readonly title: string;
  /** Which of its reports, from 0. */
  readonly number: number;
  /** The record of a mission, for its plots; null: it cannot be played again. */
  recordOf(mission: number): string | null;
  /** The way to its debrief; null: there is none. */
  debriefOf(mission: number): string | null;
  onClose(): void;
}

/** The after-action report by itself, before the map is shown again. All of it is public. */
export function ReportScreen({ room, view, title, number, recordOf, debriefOf, onClose }: Props) {
  const { t, language } = useLanguage();
  const w = useCampaignWords();
  const { result } = useTableWords();
  const report = room.report(view, number, language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been flown does not change
  const record = useMemo(
    () => (report === null || report.mission === null ? null : recordOf(report.mission)),
    [number],
  );
  const debrief = report === null || report.mission === null ? null : debriefOf(report.mission);
  const isLatest = number === room.reportsIn(view) - 1;
  return (
    <div className="report-screen">
      <PageTitle text={titleIn(title, t)} />
      {report !== null && <Report room={room} report={report} record={record} />}
      <div className="report-end">
        <p>{isLatest && view.outcome === null && report?.next}</p>
        {debrief !== null && (
          <a className="button" href={debrief}>
            {result.debrief}
          </a>
        )}
        <button type="button" className="primary go-on" onClick={onClose}>
          {isLatest ? w.report.goOn : w.report.back}
        </button>
      </div>
    </div>
  );
}
