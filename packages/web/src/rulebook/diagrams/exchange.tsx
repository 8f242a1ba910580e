import { useRulebookWords } from '../words/words.ts';

/** DIF-ACT-21 … DIF-ACT-23, Z-8.3 — card against card, until somebody passes. */
export function ExchangeDiagram() {
  const { diagrams: w } = useRulebookWords();
  const cards = [
    { title: 'IN MY SIGHTS', use: w.attack, own: true },
    { title: 'BARREL ROLL', use: w.answer, own: false },
    { title: 'YO-YO', use: w.answerBack, own: true },
  ];
  return (
    <figure className="rule-diagram exchange">
      <figcaption className="unseen">{w.exchange}</figcaption>
      <ol>
        {cards.map(({ title, use, own }) => (
          <li key={title} className={own ? 'own' : 'enemy'}>
            <b>{title}</b> <span>{use}</span>
          </li>
        ))}
        <li className="result">
          <strong>{w.succeeds}</strong>
        </li>
      </ol>
    </figure>
  );
}
