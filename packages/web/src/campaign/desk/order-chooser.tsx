import { PlanePicture } from '../../art/plane-picture.tsx';
import { Refusals } from '../../play/table/refusals.tsx';
import type { DeskQuestion, OrderScene } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';
import { OrderSheet } from './order-sheet.tsx';

interface Props {
  readonly orders: readonly OrderScene[];
  readonly question: DeskQuestion<object>;
  readonly selected: number | null;
  onSelect(arrow: number): void;
  onChoose(choice: object): void;
}

/** The arrows that are open, what each brings and what it could come to; then the order to attack. */
export function OrderChooser({ orders, question, selected, onSelect, onChoose }: Props) {
  const w = useCampaignWords();
  const offered = question.orders.flatMap(({ arrow, choice }) =>
    orders.filter((order) => order.arrow === arrow).map((order) => ({ order, choice })),
  );
  const picked = offered.find(({ order }) => order.arrow === selected);
  return (
    <div className="arrow-chooser">
      <fieldset className="arrow-list">
        <legend>{question.ordersTitle}</legend>
        {offered.map(({ order: { arrow, camp, badge, name, aircraft } }) => (
          <label key={arrow} className={`arrow-card ${camp}`}>
            <input type="radio" name="arrow" checked={arrow === selected} onChange={() => onSelect(arrow)} />
            <span className="arrow-number" aria-hidden="true">
              {badge}
            </span>
            <span className="arrow-what">
              <strong>{name}</strong>
              <span className="arrow-aircraft">
                {aircraft.flatMap(({ craft, count }) =>
                  Array.from({ length: count }, (_, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: several aircraft of a type fly along an arrow
                    <span key={`${craft.id} ${i}`} role="img" aria-label={craft.name} title={craft.name}>
                      <PlanePicture aircraft={craft.id} like={craft.looks} attitude="top" compared />
                    </span>
                  )),
                )}
              </span>
            </span>
          </label>
        ))}
        <Refusals refused={question.buttons.refused} open={false} />
      </fieldset>
      <div className="arrow-order">
        {picked !== undefined && <OrderSheet order={picked.order} />}
        <button
          type="button"
          className="primary answer"
          disabled={picked === undefined}
          onClick={() => picked !== undefined && onChoose(picked.choice)}
        >
          {picked === undefined ? w.desk.pickFirst : picked.order.launch}
        </button>
      </div>
    </div>
  );
}
