import type { Kind } from '@tallyho/wings-of-war';
import { useEffect, useRef } from 'react';
import { walkCards } from '../../play/table/walk-cards.ts';
import { faceOf } from '../model/drawing.ts';
import type { WingsRefusal } from '../model/engine.ts';
import { handOrder } from '../model/hand-order.ts';
import { machineOf } from '../model/names.ts';
import { cardLaid } from '../model/programme.ts';
import type { TableModel } from '../model/use-model.ts';
import { useWingsWords } from '../words/words.ts';
import { DeckCard } from './deck-card.tsx';
import type { Plan } from './use-plan.ts';

interface Props {
  readonly model: TableModel;
  readonly plan: Plan;
  onTry(card: Kind | null): void;
  /** Asks why a card cannot be laid; null: because the programme is whole. */
  onWhy(refusal: WingsRefusal | null): void;
}

/** The deck as it lies before the one who plans: one stack of each kind, in the order of the world. */
export function Hand({ model: { view, names }, plan, onTry, onWhy }: Props) {
  const w = useWingsWords();
  const { current, offer, better, slot } = plan;
  const { plane, cards } = current;
  const deck = view.fixed.decks[view.fixed.planes[plane].deck];
  const byCard = new Map(offer.options.map((option) => [cardLaid(option), option] as const));
  const refused = new Map(offer.refusals.map((refusal) => [cardLaid(refusal.choice), refusal] as const));
  const kept = slot < 0 ? cards : cards.slice(0, slot);
  const hand = useRef<HTMLUListElement>(null);
  // A card that stands out is of no use beyond the edge.
  useEffect(() => {
    if (better !== null) hand.current?.querySelector('.better')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [better]);
  return (
    <ul
      ref={hand}
      className="hand"
      aria-label={w.table.deck({ letter: deck.letter, plane: names.plane(plane) })}
      onKeyDown={walkCards}
      onPointerLeave={() => onTry(null)}
    >
      {handOrder(deck).map((kind) => {
        const face = faceOf(view.fixed, plane, kind);
        const option = byCard.get(kind);
        if (face === undefined) return null;
        return (
          <li key={kind}>
            <DeckCard
              face={face}
              machine={machineOf(view.fixed, plane)}
              left={deck.copies[kind] - kept.filter((card) => card === kind).length}
              isDare={option?.do === 'dare'}
              isOpen={option !== undefined}
              choice={option ?? null}
              isBetter={kind === better}
              onTry={(on) => onTry(on && option !== undefined ? kind : null)}
              onPress={() => (option === undefined ? onWhy(refused.get(kind) ?? null) : plan.lay(option))}
              onDrop={(at) => {
                const refusal = plan.put(at, kind);
                if (refusal !== null) onWhy(refusal);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
