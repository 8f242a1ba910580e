import { useWords } from '../../words/language.tsx';
import { useRulebookWords } from '../words/words.ts';
import { Diagram } from './diagram.tsx';
import { BASE, MapPiece, OnBase, spad } from './great-war.tsx';

/** WOW-GAP-18, a fast deck — where an arrow leads from the middle of the front edge, in millimetres, and how it turns. */
interface Arrow {
  readonly ahead: number;
  readonly right: number;
  readonly turn: number;
}

/** The base after a card: the tip of its tail lies on the tip of the arrow. */
function after({ ahead, right, turn }: Arrow) {
  const angle = (turn * Math.PI) / 180;
  const half = BASE.length / 2;
  return { x: right + half * Math.sin(angle), y: -half - ahead - half * Math.cos(angle), turn };
}

/** WOW-MOVE-02, WOW-MOVE-03 — the foot of the arrow at the nose, the tail on its tip. */
export function ManoeuvreDiagram() {
  const { diagrams: w } = useRulebookWords();
  const { colon } = useWords();
  const arrows = [
    { name: w.straight, line: w.straightLine, arrow: { ahead: 59.5, right: 0, turn: 0 } },
    { name: w.left, line: w.leftLine, arrow: { ahead: 61.5, right: -32.5, turn: -60 } },
    { name: w.immelmann, line: w.immelmannLine, arrow: { ahead: 59.5, right: 0, turn: 180 } },
  ];
  return (
    <Diagram
      title={`${w.manoeuvres}${colon} ${w.flight}`}
      cases={arrows.map(({ name, line, arrow }) => {
        const nose = -BASE.length / 2;
        const tip = { x: arrow.right, y: nose - arrow.ahead };
        return {
          name,
          line,
          figure: '',
          drawing: (
            <MapPiece box="-110 -190 220 250">
              <OnBase machine={spad} x={0} y={0} turn={0} isGhost />
              <OnBase machine={spad} {...after(arrow)} />
              <path className="diagram-arrow" d={`M0 ${nose}Q0 ${(nose + tip.y) / 2} ${tip.x} ${tip.y}`} />
            </MapPiece>
          ),
        };
      })}
    />
  );
}
