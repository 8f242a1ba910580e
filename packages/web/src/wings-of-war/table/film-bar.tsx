import { tableKeys } from '../../play/keys.ts';
import { Ask } from '../../play/table/ask.tsx';
import { Icon } from '../../play/table/icons.tsx';
import type { Screening } from '../film/screening.ts';
import type { TableModel } from '../model/use-model.ts';
import { filmSentence } from '../words/film-sentence.ts';
import { useWingsWords } from '../words/words.ts';

interface Props {
  readonly model: TableModel;
  readonly screening: Screening;
}

/** What a button does, and the key that does it. */
const titled = (does: string, key: string): string => `${does} (${key})`;

/** What is just being watched, in one sentence, and the ways through it. */
export function FilmBar({ model, screening }: Props) {
  const w = useWingsWords();
  const { beat, part, isPaused, speed, pause, resume, setSpeed, back, finishPart, skip } = screening;
  const { keys } = w.film;
  const sentence = beat === null ? '' : filmSentence(w, model, beat, part);
  return (
    <section className="decide waiting bar film-bar" data-phase={beat?.phase}>
      <Ask length={sentence.length < 58 ? 'short' : sentence.length < 96 ? 'long' : 'longer'}>
        <p className="prompt" aria-live="polite">
          {sentence}
        </p>
      </Ask>
      <span className="tools">
        <button
          type="button"
          className="tool"
          aria-label={w.film.back}
          title={titled(w.film.back, keys.back)}
          onClick={back}
        >
          <Icon of="back" />
        </button>
        <button
          type="button"
          className="film-button"
          title={titled(isPaused ? w.film.resume : w.film.pause, keys.pause)}
          onClick={isPaused ? resume : pause}
        >
          <Icon of={isPaused ? 'play' : 'pause'} /> <span>{isPaused ? w.film.resume : w.film.pause}</span>
        </button>
        <button
          type="button"
          className="film-button plain"
          aria-pressed={speed === 2}
          title={titled(w.film.twice, keys.twice)}
          onClick={() => setSpeed(speed === 2 ? 1 : 2)}
        >
          {w.film.twice}
        </button>
        <button
          type="button"
          className="film-button plain next-part"
          data-key={tableKeys.go}
          title={titled(w.film.finishPart, keys.finishPart)}
          onClick={finishPart}
        >
          {w.film.finishPart}
        </button>
        <button type="button" className="film-button plain" title={titled(w.table.skip, keys.skip)} onClick={skip}>
          {w.table.skip} ››
        </button>
      </span>
    </section>
  );
}
