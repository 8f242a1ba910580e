import type { CardScene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';

interface Props {
  readonly face: CardScene;
  /** Whether the meaning of the title is wanted. */
  readonly explained?: boolean;
}

/** An action card: cream stock, a coloured edge, figures that can be read at arm's length. */
export function CardFace({ face, explained = false }: Props) {
  const w = useDogfightWords();
  const { edge, title, subtitle, maneuver, fire, lead, text, meaning, foot, isMarker } = face;
  return (
    <span className={`card ${edge}${isMarker ? ' marker' : ''}`} aria-hidden="true">
      <span className="card-title">{title}</span>
      {subtitle !== '' && <span className="card-subtitle">{subtitle}</span>}
      {(maneuver !== null || fire !== null) && (
        <span className="card-figures">
          {maneuver !== null && (
            <span className="card-maneuver" title={w.table.maneuverValue}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M4 16C4 8 8 5 13 5" />
                <path d="M10 1.5 14.5 5 10 8.5" />
              </svg>
              {maneuver}
            </span>
          )}
          {fire !== null && (
            <span className="card-fire" title={w.table.burstsAndHits}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M3 15 8 5M8.5 15l5-10M14 15l4-8" />
              </svg>
              {fire.bursts}
              <svg viewBox="0 0 20 20" className="star" aria-hidden="true">
                <path d="m10 1 2 5 5-2-2 5 4 2-5 1 2 5-5-2-1 4-1-5-5 2 2-5-5-1 5-2-2-5 5 2z" />
              </svg>
              {fire.hits}
            </span>
          )}
        </span>
      )}
      {explained || text === '' ? (
        <span className="card-text">{meaning}</span>
      ) : (
        <span className="card-text">
          <span className="card-reacts">{lead}</span> {text}
        </span>
      )}
      <span className="card-bars">{foot}</span>
    </span>
  );
}
