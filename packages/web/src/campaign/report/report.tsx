import { type CampaignView, campaignRules, type Loss, missionSides } from '@tallyho/down-in-flames';
import { PlanePicture } from '../../art/plane-picture.tsx';
import { TargetPicture } from '../../art/target.tsx';
import { useLanguage } from '../../words/language.tsx';
import { cardOf, pilotName } from '../model/cards.ts';
import { sideIds } from '../model/sides.ts';
import { targetName } from '../words/speak.ts';
import { signed, useCampaignWords } from '../words/words.ts';
import { BombPlot } from './bomb-plot.tsx';
import { FightPlots } from './fight-plots.tsx';
import { PointsTable } from './points-table.tsx';

interface Props {
  readonly view: CampaignView;
  /** Which line of the log, from 0. */
  readonly mission: number;
  /** The record of the mission, for its plots; null: it cannot be played again. */
  readonly record: string | null;
}

/** After a mission: what became of the target, the points, the losses, how the fight went. */
export function Report({ view, mission, record }: Props) {
  const { language } = useLanguage();
  const w = useCampaignWords();
  const entry = view.log[mission];
  if (entry?.report === null || entry === undefined) return null;
  const { report } = entry;
  const { side, to } = view.fixed.campaign.arrows[entry.arrow];
  const target = campaignRules.targetOf(view.fixed, to);
  const total = campaignRules.totalOf(view.log.slice(0, mission + 1));
  const grade = campaignRules.gradeOf(view.fixed.campaign.victory, total);
  return (
    <article className="report sheet" aria-labelledby="report-title">
      <header>
        <TargetPicture kind={target.kind} />
        <div>
          <h2 id="report-title">{w.report.title({ mission: mission + 1, target: targetName(view, to, language) })}</h2>
          <p>{w.report.attacked({ side: w.campaigns.sides[side], kind: w.campaigns.targetKinds[target.kind] })}</p>
        </div>
        <strong className={`stamp-large ${report.status}`}>{w.campaigns.statuses[report.status]}</strong>
      </header>
      <p>
        {w.report.statusLine[report.status]} {w.report.bombs({ bombs: report.bombs, ...report.needed })}
      </p>
      <BombPlot title={w.report.bombPlot} bombs={report.bombs} needed={report.needed} />
      <PointsTable report={report} />
      <p>
        {w.report.result({
          result: signed(campaignRules.resultOf(campaignRules.pointsOf(report))),
          total: signed(total),
          grade: w.campaigns.grades[grade],
        })}
      </p>
      <div className="report-losses">
        {missionSides.map((letter, seat) => (
          <section key={letter}>
            <h3>{w.report.losses(w.campaigns.sides[sideIds[seat]])}</h3>
            <Losses losses={report.sides[letter].losses} />
          </section>
        ))}
      </div>
      {record !== null && <FightPlots record={record} />}
    </article>
  );
}

function Losses({ losses }: { readonly losses: readonly Loss[] }) {
  const w = useCampaignWords();
  if (losses.length === 0) return <p>{w.report.noLosses}</p>;
  return (
    <ul className="losses">
      {losses.map(({ label, card, pilot, fate, points }) => {
        const { name, looks } = cardOf(card);
        return (
          <li key={label} className={fate}>
            <PlanePicture aircraft={card} like={looks} holes={fate === 'withdrawn' ? 0 : 3} compared />
            <span>
              <strong>{name}</strong>{' '}
              {w.report.loss({ label, pilot: pilotName(pilot), fate: w.report.fates[fate], points })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
