import { useWords } from '../../words/language.tsx';
import type { OrderScene } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';

interface Props {
  readonly orders: readonly OrderScene[];
  onSelect(arrow: number): void;
}

/** Before one is chosen: what each order would send out, and what the damage done would be worth. */
export function OrderBoard({ orders, onSelect }: Props) {
  const w = useCampaignWords();
  const { semicolon } = useWords();
  return (
    <section className="order-board" aria-labelledby="order-board-title">
      <h2 id="order-board-title" className="order-label">
        {w.desk.brings}
      </h2>
      <p className="order-steps">{orders[0]?.ladder.steps.map(({ name }) => name).join(' · ')}</p>
      <ul>
        {orders.map((order) => (
          <li key={order.arrow} className={order.camp}>
            <button type="button" onClick={() => onSelect(order.arrow)}>
              <span className="order-badge" aria-hidden="true">
                {order.badge}
              </span>
              <strong>{order.title}</strong>
              <span className="order-force">
                {order.aircraft.map(({ craft, count }) => `${count} ${craft.name}`).join(', ')}
              </span>
              <span className="order-worth" aria-hidden="true">
                {order.ladder.steps.map(({ name, points, camp }, i) => (
                  <b key={name} className={`${camp}${i === order.ladder.steps.length - 1 ? ' best' : ''}`} title={name}>
                    {points}
                  </b>
                ))}
              </span>
              <span className="unseen">{order.ladder.steps.map(({ words }) => words).join(`${semicolon} `)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
