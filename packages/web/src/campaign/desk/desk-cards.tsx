import { type ReactNode, useId } from 'react';
import { PlanePicture } from '../../art/plane-picture.tsx';
import { useWanted } from '../../play/spots.ts';
import { RuleRef } from '../../rules/rule-ref.tsx';
import type { Camp, CraftScene, OrderScene, PickScene } from '../scene.ts';

interface FrameProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Cards in a row, of which one is chosen; where there is no room for all of them it is pushed sideways. */
const CardRow = ({ label, children }: FrameProps) => (
  <fieldset className="desk-cards">
    <legend className="unseen">{label}</legend>
    {children}
  </fieldset>
);

/** Aircraft side by side, as large as the card allows. */
const Crafts = ({ aircraft }: { readonly aircraft: readonly CraftScene[] }) => (
  <span className={`card-aircraft of-${Math.min(4, aircraft.length)}`} aria-hidden="true">
    {aircraft.slice(0, 4).map((craft, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: several of a type are alike
      <PlanePicture key={i} aircraft={craft.id} like={craft.looks} />
    ))}
  </span>
);

const each = (aircraft: OrderScene['aircraft']): CraftScene[] =>
  aircraft.flatMap(({ craft, count }) => Array.from({ length: count }, () => craft));

interface OrderProps {
  readonly label: string;
  readonly orders: readonly OrderScene[];
  readonly selected: number | null;
  onSelect(arrow: number): void;
}

/** The ways that are open, as cards: where each leads, and what flies along it. */
export function OrderCards({ label, orders, selected, onSelect }: OrderProps) {
  const name = useId();
  return (
    <CardRow label={label}>
      {orders.map((order) => (
        <label key={order.arrow} className={`desk-card arrow-card ${order.camp}`}>
          <input type="radio" name={name} checked={order.arrow === selected} onChange={() => onSelect(order.arrow)} />
          <span className="card-number" aria-hidden="true">
            {order.badge}
          </span>
          <Crafts aircraft={each(order.aircraft)} />
          <strong>{order.title}</strong>
          <span className="desk-card-line">{order.about}</span>
          <span className="desk-card-line">
            {order.aircraft.map(({ craft, count }) => (count === 1 ? craft.name : `${count} ${craft.name}`)).join(', ')}
          </span>
        </label>
      ))}
    </CardRow>
  );
}

interface PickProps {
  readonly label: string;
  readonly camp: Camp;
  readonly cards: readonly PickScene<object>[];
  readonly selected: number | null;
  onSelect(number: number): void;
}

/** What can be picked before a mission, as cards: those that are left can be chosen, the others say why not. */
export function PickCards({ label, camp, cards, selected, onSelect }: PickProps) {
  const name = useId();
  return (
    <CardRow label={label}>
      {cards.map((card) =>
        card.offer === null ? (
          <SpentCard key={card.number} camp={camp} card={card} />
        ) : (
          <Wanted key={card.number} choice={card.offer.choice} className={`desk-card option-card ${camp}`}>
            <input type="radio" name={name} checked={card.number === selected} onChange={() => onSelect(card.number)} />
            <PickFace card={card} />
          </Wanted>
        ),
      )}
    </CardRow>
  );
}

interface WantedProps {
  readonly choice: object;
  readonly className: string;
  readonly children: ReactNode;
}

/** A card that can be chosen; a lesson knows it by its choice. */
const Wanted = ({ choice, className, children }: WantedProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: what it is the label of is in it
  <label className={className} {...useWanted([choice])}>
    {children}
  </label>
);

/** The same of the other side, to be read. */
export const PickList = ({ camp, cards }: { readonly camp: Camp; readonly cards: readonly PickScene<object>[] }) => (
  <div className="desk-cards">
    {cards.map((card) =>
      card.gone === null ? (
        <div key={card.number} className={`desk-card option-card ${camp}`}>
          <PickFace card={card} />
        </div>
      ) : (
        <SpentCard key={card.number} camp={camp} card={card} />
      ),
    )}
  </div>
);

function PickFace({ card: { number, mark, name, aircraft, lines } }: { readonly card: PickScene<object> }) {
  return (
    <>
      <span className="card-number" aria-hidden="true">
        {mark ?? number}
      </span>
      <Crafts aircraft={aircraft} />
      <strong className="unseen">{name}</strong>
      {lines.map((line, i) => (
        <span key={line} className={i === 0 ? 'card-first' : 'desk-card-line'}>
          {line}
        </span>
      ))}
    </>
  );
}

/** Grey, with the stamp of the mission in which it was used, and the reason. */
function SpentCard({ camp, card }: { readonly camp: Camp; readonly card: PickScene<object> }) {
  const { gone } = card;
  return (
    <div className={`desk-card option-card gone ${camp}`}>
      <PickFace card={card} />
      {gone !== null && (
        <span className="card-stamp" title={gone.reason}>
          {gone.stamp} <span className="unseen">{gone.reason}</span> <RuleRef rule={gone.rule} />
        </span>
      )}
    </div>
  );
}
