import type { DrawScene } from '../scene.ts';

/** Cards that were read by their numbers, each with what it means. */
export const Draws = ({ draws }: { readonly draws: readonly DrawScene[] }) => (
  <ol className="b29-draws">
    {draws.map(({ key, table, who, number, means }) => (
      <li key={key}>
        <b className="draw-card">{number}</b>
        <span>
          <strong>{who === '' ? table : `${table} · ${who}`}</strong>
          <span>{means}</span>
        </span>
      </li>
    ))}
  </ol>
);
