import { useWords } from '../../words/language.tsx';
import type { HudScene, PhaseMark } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';

interface TurnProps {
  readonly hud: HudScene;
  /** Where it is flown, and in which war; '': that is said elsewhere, or nowhere. */
  readonly where?: string;
}

/** Turn after turn as marks; a mission by its phases. */
export function TurnMarks({ hud: { title, turn, of, score, phases, night = null }, where = '' }: TurnProps) {
  const { table } = useDogfightWords();
  // Where there is room, what stands before it says enough.
  const hasTitle = where === '' || phases.length === 0;
  return (
    <>
      {where !== '' && (
        <strong className="where" title={where}>
          {where}
        </strong>
      )}
      <strong className={hasTitle ? 'turn' : 'turn named'} title={title}>
        {title}
      </strong>
      {phases.length === 0 ? (
        <span className="turn-marks" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its number
            <i key={i} className={i + 1 < turn ? 'done' : i + 1 === turn ? 'now' : ''} />
          ))}
        </span>
      ) : (
        <span className="phases">
          {phases.map(({ name, marks }) => (
            <span key={name} className={marks.some(({ state }) => state === 'now') ? 'phase now' : 'phase'}>
              <span className="phase-name">{name}</span>
              {marks.map((mark) => (
                <Mark key={mark.label} mark={mark} />
              ))}
            </span>
          ))}
        </span>
      )}
      {night !== null && (
        <span className="hud-night" title={night.text}>
          <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="M10.500 1.500A7 7 0 1 0 14.500 11A5.600 5.600 0 0 1 10.500 1.500z" />
          </svg>
          <span className="hud-night-name">{night.short}</span>
          <span className="unseen">{night.text}</span>
        </span>
      )}
      {score !== null && (
        <span className="score" title={table.score}>
          <span className="score-side">{score.own} </span>
          <b>{score.points[0]}</b> – <b>{score.points[1]}</b>
          <span className="score-side"> {score.enemy}</span>
        </span>
      )}
    </>
  );
}

/** One turn or draw of a phase, and what came of it. */
function Mark({ mark: { label, state, came, title } }: { readonly mark: PhaseMark }) {
  const { colon } = useWords();
  return (
    <i
      className={came === undefined ? state : `${state} ${came}`}
      title={title}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      {label}
      {title !== undefined && <span className="unseen">{`${colon} ${title}`}</span>}
    </i>
  );
}
