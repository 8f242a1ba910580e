import type { OrderScene } from '../scene.ts';

/** What an order brings, what it meets, and what the target could bring in points. */
export function OrderSheet({ order: { facts, ladder } }: { readonly order: OrderScene }) {
  return (
    <div className="arrow-details">
      <dl className="order-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <caption>{ladder.title}</caption>
        <tbody>
          {ladder.steps.map(({ name, words, after }) => (
            <tr key={name}>
              <th scope="row">{words}</th>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="legend">{ladder.note}</p>
    </div>
  );
}
