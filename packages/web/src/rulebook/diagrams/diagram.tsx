import type { ReactNode } from 'react';

/** One drawing: what it shows, a line about it, and the figure that follows from it. */
export interface Case {
  readonly name: string;
  readonly line: string;
  readonly figure: string;
  readonly drawing: ReactNode;
}

/** Drawings side by side, all at one scale; an arrow leads from one to the next where they are steps. */
export function Diagram({
  title,
  cases,
  steps = false,
}: {
  readonly title: string;
  readonly cases: readonly Case[];
  readonly steps?: boolean;
}) {
  return (
    <figure className={steps ? 'rule-diagram steps' : 'rule-diagram'}>
      <figcaption className="unseen">{title}</figcaption>
      <ol>
        {cases.map(({ name, line, figure, drawing }) => (
          <li key={name}>
            <span className="diagram-drawing" aria-hidden="true">
              {drawing}
            </span>
            <b>{name}</b> <span>{line}</span> <strong>{figure}</strong>
          </li>
        ))}
      </ol>
    </figure>
  );
}
