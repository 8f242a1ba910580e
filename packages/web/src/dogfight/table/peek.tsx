import type { OfferScene } from '../../play/scene.ts';

interface Props {
  readonly offer: OfferScene<object>;
  onChoose(choice: object): void;
}

/**
 * The uses of a card on which a mouse rests, over the sky: one click plays it, and the question stays where it is. Fingers and
 * keys lift the card instead.
 */
export const Peek = ({ offer: { options }, onChoose }: Props) => (
  <div className="bar peek" aria-hidden="true">
    <div className="answers over">
      {options.map(({ text, choice }) => (
        <button key={text} type="button" className="use" tabIndex={-1} onClick={() => onChoose(choice)}>
          {text}
        </button>
      ))}
    </div>
  </div>
);
