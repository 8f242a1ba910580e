import { type CampaignView, campaignRules, missionSides } from '@tallyho/down-in-flames';
import type { EndScene } from '../../play/scene.ts';
import { ResultFrame } from '../../play/table/result-frame.tsx';
import type { SavedGame } from '../../saved/saved-game.ts';
import { LineChart } from '../../widgets/line-chart.tsx';
import { campaignTable } from '../campaign-table.ts';
import { sideIds } from '../model/sides.ts';
import { useCampaignWords } from '../words/words.ts';

interface Props {
  readonly view: CampaignView;
  readonly end: EndScene;
  readonly kept: SavedGame;
}

/** After the last mission: the outcome, points and losses over the missions, and what next. */
export function Outcome({ view, end: { headline, because, rule, lines }, kept }: Props) {
  return (
    <ResultFrame playable={campaignTable} kept={kept} headline={headline} because={because} rule={rule} lines={lines}>
      <CampaignPlots view={view} />
    </ResultFrame>
  );
}

/** Points and losses, mission after mission. */
function CampaignPlots({ view: { log } }: { readonly view: CampaignView }) {
  const w = useCampaignWords();
  const flown = log.flatMap(({ report }) => (report === null ? [] : [report]));
  const moments = [w.report.start, ...flown.map((_, i) => w.outcome.mission(i + 1))];
  const common = { moments, momentTitle: w.desk.mission, tableTitle: w.report.table };
  const added = (of: (mission: number, seat: number) => number) =>
    sideIds.map((side, seat) => {
      let sum = 0;
      const values = flown.map((_, mission) => {
        sum += of(mission, seat);
        return sum;
      });
      return { name: w.campaigns.sides[side], values: [0, ...values] };
    });
  return (
    <>
      <LineChart
        title={w.outcome.pointsPlot}
        series={added((mission, seat) => campaignRules.pointsOf(flown[mission])[seat])}
        {...common}
      />
      <LineChart
        title={w.outcome.lossesPlot}
        series={added(
          (mission, seat) =>
            flown[mission].sides[missionSides[seat]].losses.filter(({ fate }) => fate === 'shot-down').length,
        )}
        {...common}
      />
    </>
  );
}
