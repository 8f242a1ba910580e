import type { ManoeuvreCard as Face } from '@tallyho/wings-of-war';
import { arrowOf } from '../model/drawing.ts';
import { useWingsWords } from '../words/words.ts';

/** A manoeuvre card: the arrow as printed, the steep symbol, its name. All cards are drawn at one scale. */
export function ManoeuvreCard({ face }: { readonly face: Face }) {
  const w = useWingsWords();
  const end = `translate(${face.right / 1000} ${-face.forward / 1000}) rotate(${face.turn / 100})`;
  return (
    <span className={`manoeuvre${face.steep ? ' steep' : ''} ${signOf(face)}`} aria-hidden="true">
      <svg viewBox="-66 -82 132 96" aria-hidden="true" focusable="false">
        <path className="manoeuvre-edge" d="M-22 8H22M0 8V2" />
        <path className="manoeuvre-arrow" d={arrowOf(face)} />
        <path className="manoeuvre-tip" transform={end} d="M-9 4L0-12L9 4Z" />
        {face.steep && <path className="manoeuvre-steep" d="M52-78L62-64L52-50L42-64Z" />}
        {face.manoeuvre === 'climb' && <path className="manoeuvre-height" d="M-60-56L-50-70L-40-56M-50-70V-44" />}
        {(face.manoeuvre === 'dive' || face.manoeuvre === 'short dive') && (
          <path className="manoeuvre-height" d="M-60-58L-50-44L-40-58M-50-44V-70" />
        )}
      </svg>
      <span className="manoeuvre-name">{w.terms.manoeuvres[face.manoeuvre]}</span>
    </span>
  );
}

/** What kind of card it is for the order of cards: told by a coloured edge as well as by the drawing. */
function signOf({ manoeuvre }: Face): string {
  if (manoeuvre === 'straight' || manoeuvre === 'short straight') return 'is-straight';
  return manoeuvre === 'immelmann' ? 'is-immelmann' : '';
}
