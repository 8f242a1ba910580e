import { useLayoutEffect, useRef } from 'react';
import type { Look, Size } from '../../widgets/pan-zoom.ts';
import { LandWindow } from './land-window.tsx';
import { BLEED, type Site } from './site.ts';
import { type LandPicture, useLand } from './use-land.ts';

interface Props {
  readonly site: Site;
  /** For whoever sits at the other side of the table. */
  readonly isTurned: boolean;
  /** What is looked at, in millimetres of the table, in a window of this size. */
  readonly look: Look;
  readonly size: Size;
}

/** The chequers of the neatline, in pixels: how wide it is, and how long each of them. */
const LINE = 10;
const CHEQUER = 26;

/** The land below the table, and the edge of the table upon it. */
export function Land({ site, isTurned, look, size }: Props) {
  const picture = useLand(site, isTurned);
  const { width, height } = site;
  const { scale } = look;
  const [left, top] = [size.width / 2 - look.x * scale, size.height / 2 - look.y * scale];
  const table = { left, top, width: width * scale, height: height * scale };
  return (
    <div className="land" aria-hidden="true">
      <div className="flat-ground" style={table} />
      {picture !== null && (
        <>
          <Painting picture={picture} left={left - BLEED * scale} top={top - BLEED * scale} scale={scale} />
          <LandWindow picture={picture} look={look} size={size} />
        </>
      )}
      <svg aria-hidden="true" className="neatline" width={size.width} height={size.height}>
        {['ink', 'paper'].map((stroke) => (
          <rect
            key={stroke}
            className={stroke}
            x={left - LINE / 2}
            y={top - LINE / 2}
            width={table.width + LINE}
            height={table.height + LINE}
            strokeDasharray={stroke === 'paper' ? `${CHEQUER} ${CHEQUER}` : undefined}
          />
        ))}
        <rect className="edge" x={left} y={top} width={table.width} height={table.height} />
      </svg>
    </div>
  );
}

interface PaintingProps {
  readonly picture: LandPicture;
  readonly left: number;
  readonly top: number;
  /** Pixels of the screen for each millimetre. */
  readonly scale: number;
}

/** The picture is there once; it is hung up where it is seen, and moved. */
function Painting({ picture: { canvas, commission }, left, top, scale }: PaintingProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(canvas), [canvas]);
  const by = scale / commission.pixels;
  return <div ref={place} className="painting" style={{ transform: `translate(${left}px, ${top}px) scale(${by})` }} />;
}
