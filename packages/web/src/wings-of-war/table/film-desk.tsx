import type { Kind, Plane } from '@tallyho/wings-of-war';
import { type PointerEvent, useEffect, useRef } from 'react';
import { ManoeuvreBack, ManoeuvreCard } from '../cards/manoeuvre-card.tsx';
import { ManoeuvreArrow } from '../cards/manoeuvre-picture.tsx';
import type { Screening } from '../film/screening.ts';
import { faceOf } from '../model/drawing.ts';
import { machineOf } from '../model/names.ts';
import type { TableModel } from '../model/use-model.ts';
import { cardName } from '../words/speak.ts';
import { useWingsWords } from '../words/words.ts';

/** While something is watched: the cards of the turn as they are turned up, and how far the film has got. */
export function FilmDesk({ screening }: { readonly screening: Screening }) {
  const w = useWingsWords();
  const { shown, beat, cards } = screening;
  return (
    <div className="desk film-desk">
      <ol className="turned-up" aria-label={w.table.revealedCards}>
        {[1, 2, 3].map((phase) => (
          <li key={phase} className={phase === beat?.phase ? 'now' : ''}>
            <span className="turned-up-number">{w.table.cardNumber(phase)}</span>
            <Column model={shown} cards={cards.get(phase) ?? null} />
          </li>
        ))}
      </ol>
      {screening.isPlaying && <Timeline screening={screening} />}
    </div>
  );
}

/** Of more than these only the arrows are shown: all of them are seen at once. */
const FEW = 2;

function Column({ model, cards }: { readonly model: TableModel; readonly cards: ReadonlyMap<Plane, Kind> | null }) {
  const w = useWingsWords();
  const { view, names, near } = model;
  const flown = view.planes.flatMap((_, plane) =>
    cards?.has(plane) === true || view.planes[plane].fate === 0 ? [plane] : [],
  );
  if (flown.length > FEW)
    return (
      <ul className="turned-up-tiles">
        {flown.flatMap((plane) => {
          const card = cards?.get(plane);
          if (card === undefined) return [];
          const face = faceOf(view.fixed, plane, card);
          return [
            <li key={plane} title={cardName(w, card)}>
              <span className={`code ${view.fixed.planes[plane].side === near ? 'own' : 'enemy'}`}>
                {names.badge(plane)}
              </span>
              {face !== undefined && <ManoeuvreArrow face={face} />}
              <span className="unseen">{cardName(w, card)}</span>
            </li>,
          ];
        })}
      </ul>
    );
  return (
    <span className="turned-up-cards">
      {flown.map((plane) => {
        const card = cards?.get(plane);
        const face = card === undefined ? undefined : faceOf(view.fixed, plane, card);
        return (
          <span key={plane} className={`turned-card ${view.fixed.planes[plane].side === near ? 'own' : 'enemy'}`}>
            {face === undefined ? (
              <ManoeuvreBack letter={view.fixed.decks[view.fixed.planes[plane].deck].letter} />
            ) : (
              <ManoeuvreCard face={face} machine={machineOf(view.fixed, plane)} />
            )}
          </span>
        );
      })}
    </span>
  );
}

/** The parts of a phase on a line that can be dragged. */
function Timeline({ screening: { clock, part, beat, seek, pause } }: { readonly screening: Screening }) {
  const w = useWingsWords();
  const line = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLElement>(null);
  const run = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const put = (): void => {
      if (done.current !== null)
        done.current.style.transform = `scaleX(${clock.length === 0 ? 0 : clock.now() / clock.length})`;
      const text = w.film.run({ now: w.terms.seconds(clock.now()), all: w.terms.seconds(clock.length) });
      // Written anew only when it has changed: words that are written are laid out.
      if (run.current !== null && run.current.textContent !== text) run.current.textContent = text;
    };
    put();
    return clock.subscribe(put);
  }, [clock, w]);
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    pause();
    seek(((event.clientX - left) / width) * clock.length);
  };
  return (
    <div ref={line} className="timeline" aria-hidden="true" onPointerDown={drag} onPointerMove={drag}>
      <span className="timeline-head">
        <span>{beat === null || beat.phase === 0 ? '' : w.table.cardNumber(beat.phase)}</span>
        <span ref={run} className="timeline-run" />
      </span>
      <span className="timeline-line">
        <i ref={done} />
      </span>
      <span className="timeline-parts">
        {clock.parts.map(({ part: each, from, to }) => (
          <span key={each} className={each === part ? 'now' : ''} style={{ flexGrow: to - from }}>
            {w.film.parts[each]}
          </span>
        ))}
      </span>
    </div>
  );
}
