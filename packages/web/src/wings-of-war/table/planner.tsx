import { type Choice, IDLE, type Kind, type Plane, type Preview } from '@tallyho/wings-of-war';
import { reason } from '@tallyho/words';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { walkCards } from '../../play/table/walk-cards.ts';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { useLanguage } from '../../words/language.tsx';
import { faceOf } from '../model/drawing.ts';
import type { WingsRefusal } from '../model/engine.ts';
import { cardLaid, isWhole, type Programme, type SlotOffer } from '../model/programme.ts';
import type { TableModel } from '../model/use-model.ts';
import { cardName } from '../words/speak.ts';
import { useWingsWords } from '../words/words.ts';
import { DeckCard } from './deck-card.tsx';
import { ManoeuvreCard } from './manoeuvre-card.tsx';

interface Props {
  readonly model: TableModel;
  readonly programmes: readonly Programme[];
  readonly current: Programme;
  readonly offer: SlotOffer;
  /** What the laid cards lead to. */
  readonly previews: readonly Preview[];
  onSelect(plane: Plane): void;
  onTry(card: Kind | null): void;
  onLay(choice: Choice): void;
  /** Takes up the card in this slot, and those after it. */
  onTakeUp(slot: number): void;
  onReady(): void;
}

/** WOW-PLAN-01 … WOW-PLAN-03 — three slots, and the deck to fill them from. */
export function Planner(props: Props) {
  const { model, programmes, current, offer, previews, onSelect, onTry, onLay, onTakeUp, onReady } = props;
  const w = useWingsWords();
  const { view, names } = model;
  const { plane, cards, locked } = current;
  const deck = view.fixed.decks[view.fixed.planes[plane].deck];
  const ready = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [why, setWhy] = useState<WingsRefusal | null>(null);
  const isReady = programmes.every(isWhole);
  const isDone = isWhole(current);
  useEffect(() => {
    // Whoever lays the last card with the keyboard goes on to what comes next.
    if (isReady && list.current?.contains(document.activeElement) === true) ready.current?.focus();
  }, [isReady]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason belonged to the slot before
  useEffect(() => setWhy(null), [plane, cards.length]);
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace' && cards.length > locked) onTakeUp(cards.length - 1);
    else if (event.key === 'r' && isReady) onReady();
    else return;
    event.preventDefault();
  };
  const idle = offer.options.find((option) => option.do === 'idle');
  const byCard = new Map(offer.options.map((option) => [cardLaid(option), option] as const));
  const refused = new Map(offer.refusals.map((refusal) => [cardLaid(refusal.choice), refusal] as const));
  const warning = previews.findLast(({ warning: each }) => each !== '')?.warning ?? '';
  return (
    <fieldset className="planner" aria-label={w.table.programme} onKeyDown={keys}>
      {programmes.length > 1 && (
        <div className="planner-planes">
          {programmes.map((each) => (
            <button
              key={each.plane}
              type="button"
              aria-pressed={each.plane === plane}
              onClick={() => onSelect(each.plane)}
            >
              {names.badge(each.plane)} {names.type(each.plane)} {isWhole(each) ? '✓' : `${each.cards.length}/3`}
            </button>
          ))}
        </div>
      )}
      <ol className="slots" aria-label={w.table.programmeOf(names.plane(plane))}>
        {[0, 1, 2].map((slot) => (
          <li key={slot}>
            <Slot
              model={model}
              plane={plane}
              slot={slot}
              card={cards[slot]}
              isLocked={slot < locked}
              onTakeUp={() => onTakeUp(slot)}
            />
          </li>
        ))}
      </ol>
      <ul
        ref={list}
        className="deck"
        aria-label={w.table.deck({ letter: deck.letter, plane: names.plane(plane) })}
        onKeyDown={walkCards}
        onPointerLeave={() => onTry(null)}
      >
        {deck.kinds.map((kind) => {
          const face = faceOf(view.fixed, plane, kind);
          const option = byCard.get(kind);
          const left = deck.copies[kind] - cards.filter((card) => card === kind).length;
          if (face === undefined) return null;
          return (
            <li key={kind}>
              <DeckCard
                face={face}
                left={left}
                isDare={option?.do === 'dare'}
                isOpen={option !== undefined}
                onTry={(on) => onTry(on && option !== undefined ? kind : null)}
                onPress={() => (option === undefined ? setWhy(refused.get(kind) ?? null) : onLay(option))}
              />
            </li>
          );
        })}
      </ul>
      <div className="planner-end">
        <button
          ref={ready}
          type="button"
          className="primary ready"
          aria-disabled={!isReady}
          title={isReady ? '' : w.table.notWhole}
          onClick={() => isReady && onReady()}
        >
          {w.table.ready}
        </button>
        {idle !== undefined && (
          <button type="button" className="answer" onClick={() => onLay(idle)}>
            {w.choices.idle}
          </button>
        )}
        {cards.length > locked && (
          <button type="button" className="quiet" onClick={() => onTakeUp(0)}>
            {w.table.takeAllUp}
          </button>
        )}
      </div>
      <p className="why" role="status">
        {why !== null && <Why refusal={why} />}
        {why === null && w.terms.warnings[warning]}
        {why === null && warning === '' && !isReady && isDone && w.table.notWhole}
      </p>
    </fieldset>
  );
}

/** A card that may not be laid here, why, and the paragraph. */
function Why({ refusal }: { readonly refusal: WingsRefusal }) {
  const w = useWingsWords();
  const { language } = useLanguage();
  return (
    <>
      <s>{cardName(w, cardLaid(refusal.choice))}</s> – {reason(refusal.reason, language)}{' '}
      <RuleRef rule={refusal.because} />
    </>
  );
}

interface SlotProps {
  readonly model: TableModel;
  readonly plane: Plane;
  readonly slot: number;
  readonly card: Kind | undefined;
  readonly isLocked: boolean;
  onTakeUp(): void;
}

function Slot({ model: { view }, plane, slot, card, isLocked, onTakeUp }: SlotProps) {
  const w = useWingsWords();
  const face = card === undefined || card < 0 ? undefined : faceOf(view.fixed, plane, card);
  if (card === undefined || (face === undefined && card !== IDLE))
    return (
      <span className="slot empty">
        <b aria-hidden="true">{slot + 1}</b>
        <span className="unseen">
          {w.table.slot(slot + 1)}: {w.table.emptySlot}
        </span>
      </span>
    );
  const name = cardName(w, card);
  return (
    <button type="button" className="slot" aria-disabled={isLocked} onClick={() => isLocked || onTakeUp()}>
      <span className="unseen">{w.table.takeUp({ card: name, slot: slot + 1 })}</span>
      {face === undefined ? (
        <span className="manoeuvre-name" aria-hidden="true">
          {name}
        </span>
      ) : (
        <ManoeuvreCard face={face} />
      )}
      <b aria-hidden="true">{slot + 1}</b>
    </button>
  );
}
