import { PlanePicture } from '../../art/plane-picture.tsx';
import { RuleRef } from '../../rules/rule-ref.tsx';
import type { PickScene, PicksScene } from '../scene.ts';

interface Props {
  readonly picks: PicksScene<object>;
  onChoose(choice: object): void;
}

/** What can be picked before a mission, as cards: those that are left can be taken, the others say why not. */
export function PickCards({ picks: { cards, none, theirs }, onChoose }: Props) {
  return (
    <div className="option-desk">
      <ol className="option-cards">
        {cards.map((card) => (
          <li key={card.number} className={card.gone === null ? 'option-card' : 'option-card gone'}>
            <PickFace card={card} />
            {card.offer !== null && <Take offer={card.offer} onChoose={onChoose} />}
          </li>
        ))}
      </ol>
      {none !== null && (
        <button type="button" className="answer pass" onClick={() => onChoose(none.choice)}>
          {none.text}
        </button>
      )}
      <details className="option-list">
        <summary>{theirs.title}</summary>
        <ol className="option-cards">
          {theirs.cards.map((card) => (
            <li key={card.number} className={card.gone === null ? 'option-card' : 'option-card gone'}>
              <PickFace card={card} />
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

interface TakeProps {
  readonly offer: { readonly choice: object; readonly text: string };
  onChoose(choice: object): void;
}

const Take = ({ offer: { choice, text }, onChoose }: TakeProps) => (
  <button type="button" className="answer" onClick={() => onChoose(choice)}>
    {text}
  </button>
);

/** What a card brings; if it cannot be picked any more, why. */
function PickFace({ card: { name, aircraft, lines, gone } }: { readonly card: PickScene<object> }) {
  return (
    <>
      <span className="option-head">
        <strong>{name}</strong>
        <span className="option-aircraft" aria-hidden="true">
          {aircraft.map((craft, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several of a type are alike
            <PlanePicture key={i} aircraft={craft.id} like={craft.looks} attitude="top" compared />
          ))}
        </span>
      </span>
      {gone === null ? (
        lines.map((line) => <span key={line}>{line}</span>)
      ) : (
        <>
          {lines.map((line) => (
            <s key={line}>{line}</s>
          ))}
          <small>
            {gone.reason} <RuleRef rule={gone.rule} />
          </small>
        </>
      )}
    </>
  );
}
