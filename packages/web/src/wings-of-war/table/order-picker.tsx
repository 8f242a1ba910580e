import type { Choice, Plane } from '@tallyho/wings-of-war';
import { cardSizes, ManoeuvreCard } from '../cards/manoeuvre-card.tsx';
import { faceOf } from '../model/drawing.ts';
import { machineOf } from '../model/names.ts';
import type { TableModel } from '../model/use-model.ts';
import { choiceWords } from '../words/speak.ts';
import { useWingsWords } from '../words/words.ts';

interface Props {
  readonly model: TableModel;
  readonly plane: Plane;
  readonly slot: number;
  readonly options: readonly Choice[];
  onTry(choice: Choice | null): void;
  onChoose(choice: Choice): void;
}

/** WOW-TAIL-08 — the cards that are left, in every order they may be flown in. */
export function OrderPicker({ model: { view, names }, plane, slot, options, onTry, onChoose }: Props) {
  const w = useWingsWords();
  const order = view.planes[plane].plan.slice(slot);
  return (
    <ul className="orders">
      {options.map((choice) => {
        if (choice.do !== 'order') return null;
        const words = choiceWords(w, view, names, { plane, gun: 0, order }, choice);
        return (
          <li key={words}>
            <button
              type="button"
              className="answer order"
              onPointerEnter={() => onTry(choice)}
              onPointerLeave={() => onTry(null)}
              onFocus={() => onTry(choice)}
              onBlur={() => onTry(null)}
              onClick={() => onChoose(choice)}
            >
              <span className="unseen">{words}</span>
              {choice.cards.map((card, i) => {
                const face = faceOf(view.fixed, plane, card);
                return face === undefined ? null : (
                  <ManoeuvreCard
                    // biome-ignore lint/suspicious/noArrayIndexKey: two cards of an order may be alike
                    key={i}
                    face={face}
                    machine={machineOf(view.fixed, plane)}
                    size={cardSizes.film}
                  />
                );
              })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
