import type { CampaignView } from '@tallyho/down-in-flames';
import { PageTitle } from '../../page/page-title.tsx';
import { useWords } from '../../words/language.tsx';
import { titleIn } from '../../words/titles.ts';
import { sideIds } from '../model/sides.ts';
import { useCampaignWords } from '../words/words.ts';
import { Report } from './report.tsx';

interface Props {
  readonly view: CampaignView;
  readonly mission: number;
  readonly record: string | null;
  onClose(): void;
}

/** The after-action report by itself, before the map is shown again. All of it is public. */
export function ReportScreen({ view, mission, record, onClose }: Props) {
  const t = useWords();
  const w = useCampaignWords();
  const isLatest = mission === view.log.filter(({ report }) => report !== null).length - 1;
  return (
    <div className="report-screen">
      <PageTitle text={titleIn(view.fixed.campaign.name, t)} />
      <Report view={view} mission={mission} record={record} />
      <div className="report-end">
        <p>{isLatest && view.outcome === null && w.report.initiative(w.campaigns.sides[sideIds[view.initiative]])}</p>
        <button type="button" className="primary go-on" onClick={onClose}>
          {isLatest ? w.report.goOn : w.report.back}
        </button>
      </div>
    </div>
  );
}
