import { PlanePicture } from '../../../art/plane-picture.tsx';
import { boxStates, type RosterScene } from '../scene.ts';
import { useGuadalcanalWords } from '../words/words.ts';

/** CH-29.54a — the log sheets: a box for every aircraft; one's own side first. */
export function Rosters({ rosters }: { readonly rosters: readonly RosterScene[] }) {
  const w = useGuadalcanalWords();
  return (
    <div className="log-sheets">
      {rosters.map(({ camp, title, rows }) => (
        <section key={camp} className={`log-sheet-side ${camp}`} aria-label={title}>
          <h3 className="order-label">
            {title} <span aria-hidden="true">{w.roster.weekly}</span>
          </h3>
          <ul>
            {rows.map(({ craft, weekly, boxes, still, words }) => (
              <li key={craft.id}>
                <PlanePicture aircraft={craft.id} like={craft.looks} attitude="top" compared />
                <b aria-hidden="true">{craft.name}</b>
                <span className="weekly" aria-hidden="true">
                  <b>{still}</b>/{weekly}
                </span>
                <span className="sheet-boxes" aria-hidden="true">
                  {boxes.map((state, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                    <i key={i} className={state} />
                  ))}
                </span>
                <span className="unseen">{words}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="roster-legend" aria-hidden="true">
        {boxStates.toReversed().map((state) => (
          <span key={state} className="sheet-boxes">
            <i className={state} /> {w.roster.legend[state]}
          </span>
        ))}
      </p>
    </div>
  );
}
