import type { MissionScene, MoveScene, StepScene } from '../scene.ts';
import { useGuadalcanalWords } from '../words/words.ts';

/** CH-29.1 — the steps of the week, with ticks. */
export const Steps = ({ steps }: { readonly steps: readonly StepScene[] }) => (
  <ol className="week-steps">
    {steps.map(({ key, name, state }) => (
      <li key={key} className={state} aria-current={state === 'now' ? 'step' : undefined}>
        {state === 'done' && <span aria-hidden="true">✓ </span>}
        {name}
      </li>
    ))}
  </ol>
);

/** What each result does to the marker. */
export function Moves({ moves }: { readonly moves: readonly MoveScene[] }) {
  if (moves.length === 0) return null;
  return (
    <span className="marker-moves">
      {moves.map(({ name, move }) => (
        <span key={name}>
          {name} <b>{move}</b>
        </span>
      ))}
    </span>
  );
}

/** The two Missions of the week, side by side: by day, and at night. */
export function WeekMissions({ missions }: { readonly missions: readonly MissionScene[] }) {
  const w = useGuadalcanalWords();
  return (
    <div className="week-missions">
      {missions.map(({ key, camp, eyebrow, title, about, moves, flies, isNow }) => (
        <section key={key} className={`week-mission ${camp}${isNow ? ' now' : ''}`}>
          <p className="order-eyebrow">{eyebrow}</p>
          <h3>{title}</h3>
          <p>{about}</p>
          {flies.map((line) => (
            <p key={line} className="revealed">
              {line}
            </p>
          ))}
          {moves.length > 0 && (
            <details open={isNow && flies.length === 0}>
              <summary>{w.mission.ladder}</summary>
              <Moves moves={moves} />
            </details>
          )}
        </section>
      ))}
    </div>
  );
}
