interface Props {
  readonly name: string;
  readonly line: string;
  /** The codes on the marker, each with what it does. */
  readonly abilities: readonly (readonly [code: string, meaning: string])[];
}

/** Somebody's marker: his name, whom he flies for, and what he can do. */
export function Marker({ name, line, abilities }: Props) {
  return (
    <article className="person-marker">
      <header>
        <h3>{name}</h3>
        <p>{line}</p>
      </header>
      <dl>
        {abilities.map(([code, meaning]) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
