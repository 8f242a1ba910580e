import { useRulebookWords } from '../words/words.ts';
import { Diagram } from './diagram.tsx';
import { BASE, MapPiece, OnBase, spad, triplane } from './great-war.tsx';

/** WOW-GAP-16 — the ruler, in millimetres. */
const RULER = 200;

/** The arc goes from the stand through the front corners of the base (WOW-FIRE-03). */
function slice(radius: number): string {
  const angle = Math.atan2(BASE.width, BASE.length);
  const [x, y] = [radius * Math.sin(angle), radius * Math.cos(angle)];
  return `M0 0L${-x} ${-y}A${radius} ${radius} 0 0 1 ${x} ${-y}Z`;
}

/** WOW-FIRE-03, WOW-FIRE-07 … WOW-FIRE-09 — what the ruler reaches, and what that is worth. */
export function ArcDiagram() {
  const { diagrams: w } = useRulebookWords();
  const ranges = [
    { name: w.short, cards: 2, away: 105 },
    { name: w.long, cards: 1, away: 190 },
    { name: w.out, cards: 0, away: 268 },
  ];
  return (
    <Diagram
      title={w.range}
      cases={ranges.map(({ name, cards, away }) => ({
        name,
        line: '',
        figure: w.damage(cards),
        drawing: (
          <MapPiece box="-130 -320 260 380">
            <path className="diagram-arc long" d={slice(RULER)} />
            <path className="diagram-arc short" d={slice(RULER / 2)} />
            <OnBase machine={spad} x={0} y={0} turn={0} />
            <OnBase machine={triplane} x={18} y={-away} turn={150} />
          </MapPiece>
        ),
      }))}
    />
  );
}
