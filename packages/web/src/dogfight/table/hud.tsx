import { tableKeys } from '../../play/keys.ts';
import { type Settings, SettingsSheet } from '../../play/table/settings-sheet.tsx';
import { SureButton } from '../../play/table/sure-button.tsx';
import { useSound } from '../../play/table/use-sound.ts';
import { useMatchWords } from '../../play/words/match-words.ts';
import { placeOf } from '../../saved/match-place.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import type { HudScene, PhaseMark } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';
import { Icon } from './icons.tsx';

interface Props {
  readonly hud: HudScene;
  /** Where it is flown, and in which war; '': that is said elsewhere, or nowhere. */
  readonly where: string;
  readonly kept: SavedGame;
  readonly settings: Settings;
  readonly isLogOpen: boolean;
  onSet(change: Partial<Settings>): void;
  onConcede: (() => void) | undefined;
  onLog(): void;
}

/** Over the top of the sky: which turn it is, how things stand, and the way to everything else. */
export function Hud({ hud, where, kept, settings, isLogOpen, onSet, onConcede, onLog }: Props) {
  const { table } = useDogfightWords();
  const match = useMatchWords();
  const place = placeOf(kept);
  return (
    <div className="hud">
      {where !== '' && (
        <strong className="where" title={where}>
          {where}
        </strong>
      )}
      <TurnMarks hud={hud} hasTitle={where === '' || hud.phases.length === 0} />
      {place !== null && <span className="match-place">{match.short(place.game)}</span>}
      <span className="hud-space" />
      <button
        type="button"
        className="hud-button log-button"
        data-key={tableKeys.log}
        aria-expanded={isLogOpen}
        onClick={onLog}
      >
        <Icon of="log" />
        <span className="hud-name">{table.log}</span>
      </button>
      {onConcede !== undefined && (
        <SureButton text={table.concede} isShort className="hud-button concede" onSure={onConcede} />
      )}
      <SoundButton />
      <details className="settings">
        <summary className="hud-button" aria-label={table.option}>
          <Icon of="settings" />
        </summary>
        <SettingsSheet kept={kept} settings={settings} onSet={onSet} onConcede={onConcede}>
          <a href="#/">{table.leave}</a>
        </SettingsSheet>
      </details>
      <a className="hud-button" href="#/" aria-label={table.leave} title={table.leave}>
        <Icon of="home" />
      </a>
    </div>
  );
}

interface TurnProps {
  readonly hud: HudScene;
  /** false: where there is room, what stands before it says enough. */
  readonly hasTitle?: boolean;
}

/** Turn after turn as marks; a mission by its phases. */
export function TurnMarks({ hud: { title, turn, of, score, phases, night = null }, hasTitle = true }: TurnProps) {
  const { table } = useDogfightWords();
  return (
    <>
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
const Mark = ({ mark: { label, state, came, title } }: { readonly mark: PhaseMark }) => (
  <i
    className={came === undefined ? state : `${state} ${came}`}
    title={title}
    aria-current={state === 'now' ? 'step' : undefined}
  >
    {label}
    {title !== undefined && <span className="unseen">: {title}</span>}
  </i>
);

function SoundButton() {
  const { table } = useDogfightWords();
  const [isOn, turn] = useSound();
  return (
    <button
      type="button"
      className="hud-button sound-button"
      aria-pressed={isOn}
      aria-label={table.sound}
      title={table.sound}
      onClick={() => turn(!isOn)}
    >
      <Icon of={isOn ? 'sound' : 'silent'} />
    </button>
  );
}
