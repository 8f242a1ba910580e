import { PlanePicture } from '../../art/plane-picture.tsx';
import { TargetPicture } from '../../art/target.tsx';
import type { CampaignRoom } from '../room.ts';
import type { LossScene, ReportScene } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';
import { BombPlot } from './bomb-plot.tsx';
import { FightPlots } from './fight-plots.tsx';
import { PointsTable } from './points-table.tsx';

interface Props {
  readonly room: CampaignRoom;
  readonly report: ReportScene;
  /** The record of the mission, for its plots; null: it cannot be played again. */
  readonly record: string | null;
}

/** After a mission: what became of the target, the points, the losses, how the fight went. */
export function Report({ room, report, record }: Props) {
  const { title, about, target, stamp, story, picked, bombs, result, losses, sides } = report;
  return (
    <article className="report sheet" aria-labelledby="report-title">
      <header>
        <TargetPicture kind={target} />
        <div>
          <h2 id="report-title">{title}</h2>
          <p>{about}</p>
        </div>
        <strong className={`stamp-large ${stamp.status}`}>{stamp.text}</strong>
      </header>
      <p>{story}</p>
      <p className="legend">{picked}</p>
      {bombs !== null && <BombPlot title={bombs.title} bombs={bombs.fell} marks={bombs.marks} />}
      <PointsTable report={report} />
      <p>{result}</p>
      <div className="report-losses">
        {losses.map((side) => (
          <section key={side.title}>
            <h3>{side.title}</h3>
            <Losses losses={side.losses} />
          </section>
        ))}
      </div>
      {record !== null && <FightPlots room={room} sides={sides} record={record} />}
    </article>
  );
}

function Losses({ losses }: { readonly losses: readonly LossScene[] }) {
  const w = useCampaignWords();
  if (losses.length === 0) return <p>{w.report.noLosses}</p>;
  return (
    <ul className="losses">
      {losses.map(({ key, craft, isHit, fate, text }) => (
        <li key={key} className={fate}>
          <PlanePicture aircraft={craft.id} like={craft.looks} holes={isHit ? 3 : 0} compared />
          <span>
            <strong>{craft.name}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
