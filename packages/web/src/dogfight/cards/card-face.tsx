import type { CSSProperties } from 'react';
import type { CardScene } from '../scene.ts';
import { CardLines } from './card-lines.tsx';
import { CardPicture } from './card-picture.tsx';
import { upright } from './drawing.ts';
import { BurstsGlyph, HitsGlyph, ManeuverGlyph } from './glyphs.tsx';
import { UNIT } from './measures.ts';

/** Below the first width a card shows no text, which could not be read; below the second, what is marked may go over two lines. */
const TOO_NARROW = 120;
const NARROW = 136;

interface Props {
  readonly card: CardScene;
  readonly width: number;
  /** Lit, because it can be played; waiting, while others play; or of no use at this moment. None: as printed. */
  readonly state?: 'playable' | 'idle' | 'dead';
  /** What is to be answered, as cards name it: a printed title, or MANEUVER. */
  readonly marked?: string;
  /** Only the strip with the title shows: earlier cards of an exchange. */
  readonly strip?: boolean;
  /** Title, picture and figures without text, and not so high: cards of an exchange. */
  readonly brief?: boolean;
}

/** An action card: paper, an edge by its type, a picture of what it does. What it says is said to listeners elsewhere. */
export function CardFace({ card, width, state, marked = '', strip = false, brief = false }: Props) {
  const { edge, title, subtitle, drawing, cast, maneuver, fire, lines, isMarker } = card;
  const isBrief = brief || width < TOO_NARROW;
  const isTall = upright.has(drawing) && fire === null && weightOf(card) < 2;
  const form = strip ? ' strip' : isBrief ? ' brief' : `${isTall ? ' tall' : ''}${width < NARROW ? ' narrow' : ''}`;
  const mood = state === undefined ? '' : ` ${state}`;
  const size: CSSProperties & { readonly '--u': number } = { '--u': width / UNIT };
  return (
    <span className={`card ${edge}${form}${mood}${isMarker ? ' marker' : ''}`} style={size} aria-hidden="true">
      <span className="card-title">{title}</span>
      {!strip && (
        <>
          <span className="card-window">
            <CardPicture drawing={drawing} edge={edge} cast={cast} />
            {maneuver !== null && (
              <span className="card-maneuver">
                <ManeuverGlyph />
                {maneuver}
              </span>
            )}
            {subtitle !== '' && <span className="card-subtitle">{subtitle}</span>}
          </span>
          {fire !== null && (
            <span className="card-fire">
              <BurstsGlyph />
              <b>{fire.bursts}</b>
              <i />
              <HitsGlyph />
              <b className={fire.hits.length > 4 ? 'longer' : fire.hits.length > 1 ? 'long' : ''}>{fire.hits}</b>
            </span>
          )}
          {!isBrief && <CardLines lines={lines} marked={marked} />}
        </>
      )}
    </span>
  );
}

/** How much a card has to say: a list of titles takes two lines, anything else one. */
const weightOf = ({ lines }: CardScene): number =>
  lines.reduce((sum, { words }) => sum + (words.length > 1 ? 2 : 1), 0);
