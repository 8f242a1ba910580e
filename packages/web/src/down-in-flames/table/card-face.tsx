import type { Face } from '@tallyho/down-in-flames/content';
import { type DuelWords, useDuelWords } from '../words/words.ts';

/** A card in one line of words, for those who hear it. */
export function faceWords(w: DuelWords, face: Face, name: string): string {
  const reacts = face.reactTo.map((what) => w.terms.answerables[what]);
  return [
    name,
    w.terms.faceTypes[face.type],
    `${w.table.maneuverValue} ${face.maneuver}`,
    face.bursts > 0 ? `${w.terms.bursts(face.bursts)}, ${w.terms.hits(face.hits)}` : '',
    `${w.table.reactTo} ${reacts.length === 0 ? '–' : w.terms.and(reacts)}`,
  ]
    .filter((part) => part !== '')
    .join('. ');
}

interface Props {
  readonly face: Face;
  readonly isMarker?: boolean;
  /** Whether the meaning of the title is wanted. */
  readonly explained?: boolean;
}

/** An action card: cream stock, a coloured edge, figures that can be read at arm's length. */
export function CardFace({ face, isMarker = false, explained = false }: Props) {
  const w = useDuelWords();
  const reacts = face.reactTo.map((what) => w.terms.answerables[what]);
  return (
    <span className={`card ${face.type}${isMarker ? ' marker' : ''}`} aria-hidden="true">
      <span className="card-title">{face.title}</span>
      {face.subtitle !== '' && <span className="card-subtitle">{face.subtitle}</span>}
      <span className="card-figures">
        <span className="card-maneuver" title={w.table.maneuverValue}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 16C4 8 8 5 13 5" />
            <path d="M10 1.5 14.5 5 10 8.5" />
          </svg>
          {face.maneuver}
        </span>
        {face.bursts > 0 && (
          <span className="card-fire" title={w.table.burstsAndHits}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 15 8 5M8.5 15l5-10M14 15l4-8" />
            </svg>
            {face.bursts}
            <svg viewBox="0 0 20 20" className="star" aria-hidden="true">
              <path d="m10 1 2 5 5-2-2 5 4 2-5 1 2 5-5-2-1 4-1-5-5 2 2-5-5-1 5-2-2-5 5 2z" />
            </svg>
            {face.subtitle === 'FUEL TANK' ? '∞' : face.hits}
          </span>
        )}
      </span>
      {explained || reacts.length === 0 ? (
        <span className="card-text">
          {w.terms.meanings[face.title]}
          {face.subtitle !== '' && ` – ${w.terms.subtitles[face.subtitle]}`}
        </span>
      ) : (
        <span className="card-text">
          <span className="card-reacts">{w.table.reactTo}</span> {reacts.join(', ')}
        </span>
      )}
      <span className="card-bars">{w.terms.faceShort[face.type]}</span>
    </span>
  );
}
