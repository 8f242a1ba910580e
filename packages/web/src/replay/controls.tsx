import { useId } from 'react';
import { useWords } from '../words/language.tsx';
import { type Player, type Speed, speeds } from './use-player.ts';

/** The shapes on the buttons, on a square of 24. */
const shapes = {
  first: 'M5 5h2.5v14H5zM19 5v14l-10-7z',
  back: 'M16 5v14L6 12z',
  play: 'M7 4.5v15L20 12z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  forward: 'M8 5v14l10-7z',
  last: 'M16.5 5H19v14h-2.5zM5 5v14l10-7z',
} as const;

interface ButtonProps {
  readonly shape: keyof typeof shapes;
  readonly label: string;
  readonly disabled?: boolean;
  onPress(): void;
}

/** A button of the player, with its shape. */
export function ShapeButton({ shape, label, disabled = false, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className={`transport to-${shape}`}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => disabled || onPress()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[shape]} />
      </svg>
    </button>
  );
}

export function Controls({ player }: { readonly player: Player }) {
  const t = useWords();
  const { step, last, go } = player;
  return (
    <section className="controls" aria-label={t.player}>
      <input
        className="slider"
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t.position}
        aria-valuetext={t.positionOf(step, last)}
        onChange={(event) => go(Number(event.target.value))}
      />
      <Transport player={player} />
    </section>
  );
}

/** What moves a replay, without its line. */
export function Transport({ player }: { readonly player: Player }) {
  const t = useWords();
  const speedId = useId();
  const { step, last, playing, speed, go, toggle, setSpeed } = player;
  const atStart = step === 0;
  const atEnd = step === last;
  return (
    <>
      <div className="buttons">
        <ShapeButton shape="first" label={t.first} disabled={atStart} onPress={() => go(0)} />
        <ShapeButton shape="back" label={t.back} disabled={atStart} onPress={() => go(step - 1)} />
        <ShapeButton shape={playing ? 'pause' : 'play'} label={playing ? t.pause : t.play} onPress={toggle} />
        <ShapeButton shape="forward" label={t.forward} disabled={atEnd} onPress={() => go(step + 1)} />
        <ShapeButton shape="last" label={t.last} disabled={atEnd} onPress={() => go(last)} />
      </div>
      <div className="speed">
        <label htmlFor={speedId}>{t.speed}</label>
        <select id={speedId} value={speed} onChange={(event) => setSpeed(Number(event.target.value) as Speed)}>
          {speeds.map((each) => (
            <option key={each} value={each}>
              {t.speedOf(each === 0.5 ? '½' : String(each))}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
