import { useRulebookWords } from '../words/words.ts';
import { Craft } from './craft.tsx';
import { Diagram } from './diagram.tsx';

/** Z-20.31c … Z-20.31e — Front, Side and Rear: what each does to the attacker, and to the cards of the defence. */
export function AnglesDiagram() {
  const { diagrams: w } = useRulebookWords();
  const angles = [
    { name: w.front, bursts: -1, cards: -1, x: 50, y: 14, course: 180 },
    { name: w.side, bursts: 0, cards: 0, x: 14, y: 58, course: 90 },
    { name: w.rear, bursts: 1, cards: 2, x: 50, y: 88, course: 0 },
  ];
  return (
    <Diagram
      title={w.angles}
      cases={angles.map(({ name, bursts, cards, x, y, course }) => ({
        name,
        line: w.turrets(cards),
        figure: w.angleBursts(bursts),
        drawing: (
          <>
            <Craft aircraft="g4m1" x={50} y={52} course={0} scale={5} />
            <Craft aircraft="f4f-3" x={x} y={y} course={course} scale={5} />
          </>
        ),
      }))}
    />
  );
}
