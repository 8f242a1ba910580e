import { useRulebookWords } from '../words/words.ts';
import { Craft } from './craft.tsx';
import { Diagram } from './diagram.tsx';

interface Props {
  readonly own: string;
  readonly enemy: string;
  /** What stands below each drawing: Bursts of a Spitfire, or what is added to anybody's. */
  figure(extra: number): string;
}

/** Where the nose points, and where the tail is: three positions, of which two have a mirror image. */
function Positions({ own, enemy, figure }: Props) {
  const { diagrams: w } = useRulebookWords();
  return (
    <Diagram
      title={w.positions}
      steps
      cases={[
        {
          name: w.neutral,
          line: w.noseToNose,
          figure: figure(0),
          drawing: (
            <>
              <Craft aircraft={own} x={27} y={50} course={90} />
              <Craft aircraft={enemy} x={73} y={50} course={270} />
            </>
          ),
        },
        {
          name: w.advantaged,
          line: w.noseToFlank,
          figure: figure(1),
          drawing: (
            <>
              <Craft aircraft={own} x={50} y={74} course={0} />
              <Craft aircraft={enemy} x={50} y={24} course={270} />
            </>
          ),
        },
        {
          name: w.tailing,
          line: w.noseToTail,
          figure: figure(3),
          drawing: (
            <>
              <Craft aircraft={own} x={27} y={50} course={90} />
              <Craft aircraft={enemy} x={73} y={50} course={90} />
            </>
          ),
        },
      ]}
    />
  );
}

/** The Bursts of a Spitfire I (DIF-CARD-10 … DIF-CARD-12). */
const SPITFIRE = 2;

/** DIF-POS-01 … DIF-POS-08 — a Spitfire I and a Bf-109E. */
export function DuelPositions() {
  const { diagrams } = useRulebookWords();
  return <Positions own="spitfire-i" enemy="bf-109e" figure={(extra) => diagrams.bursts(SPITFIRE + extra)} />;
}

/** Z-6.1 — an A6M2 and a Wildcat. */
export function ElementPositions() {
  const { diagrams } = useRulebookWords();
  return <Positions own="a6m2" enemy="f4f-3" figure={diagrams.extra} />;
}
