import { type CampaignView, campaignRules, missionSides } from '@tallyho/down-in-flames';
import type { EndScene } from '../../dogfight/scene.ts';
import { writeRoute } from '../../page/route.ts';
import { rematch } from '../../play/begin.ts';
import { RuleRef } from '../../rules/rule-ref.tsx';
import type { SavedGame } from '../../saved/saved-game.ts';
import { keepGame } from '../../saved/shelf.ts';
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
export function Outcome({ view, end, kept }: Props) {
  const w = useCampaignWords();
  const again = (swapped: boolean): void => {
    const game = rematch(campaignTable, kept, swapped);
    if (!game.ok) return;
    keepGame(game.value);
    window.location.hash = writeRoute({ page: 'play', game: game.value.id });
  };
  return (
    <section className="result sheet" aria-labelledby="result-title">
      <h2 id="result-title" className="stamp-large">
        {end.headline}
      </h2>
      <p>
        {end.because} <RuleRef rule={end.rule} />
      </p>
      {end.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="answers">
        <button type="button" className="primary" onClick={() => again(false)}>
          {w.outcome.again}
        </button>
        <button type="button" onClick={() => again(true)}>
          {w.outcome.swap}
        </button>
        <a href="#/">{w.outcome.home}</a>
      </div>
      <CampaignPlots view={view} />
    </section>
  );
}

/** Points and losses, mission after mission. */
function CampaignPlots({ view: { log } }: { readonly view: CampaignView }) {
  const w = useCampaignWords();
  const flown = log.flatMap(({ report }) => (report === null ? [] : [report]));
  const moments = [w.report.start, ...flown.map((_, i) => w.outcome.mission(i + 1))];
  const common = { moments, momentTitle: w.desk.columns.mission, tableTitle: w.report.table };
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
    <div className="charts">
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
    </div>
  );
}
