import type { KeyboardEvent } from 'react';
import { handPlaces, type Offers } from '../model/offers.ts';
import type { TableModel } from '../model/use-model.ts';
import { useDuelWords } from '../words/words.ts';
import { CardFace, faceWords } from './card-face.tsx';

interface Props {
  readonly model: TableModel;
  readonly plane: number;
  readonly offers: Offers;
  readonly asked: boolean;
  readonly picked: string | null;
  readonly explained: boolean;
  onPick(key: string | null): void;
}

/** One's own cards. Those that can be played stand out; every one can be asked what it is good for. */
export function Hand({ model, plane, offers, asked, picked, explained, onPick }: Props) {
  const w = useDuelWords();
  const { view, names } = model;
  const places = handPlaces(view, plane);
  return (
    <section className="hand" data-hand={plane} aria-label={w.table.yourHand(names.plane(plane))}>
      {places.length === 0 && <p className="hand-none">{w.table.emptyHand}</p>}
      <ul onKeyDown={walk}>
        {places.map(({ key, card, isMarker }) => {
          const face = view.fixed.faces[card];
          const uses = offers.cards.get(card)?.options.length ?? 0;
          const mood = !asked ? '' : uses > 0 ? ' playable' : ' idle';
          return (
            <li key={key} className="hand-place">
              <button
                type="button"
                className={`card-button${mood}${picked === key ? ' picked' : ''}`}
                aria-expanded={asked ? picked === key : undefined}
                aria-label={faceWords(w, face, names.card(card))}
                data-playable={uses > 0}
                onClick={() => onPick(picked === key ? null : key)}
              >
                <CardFace face={face} isMarker={isMarker} explained={explained} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Arrow keys go from card to card. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
