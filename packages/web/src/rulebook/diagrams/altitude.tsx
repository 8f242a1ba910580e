import { PlanePicture } from '../../art/plane-picture.tsx';
import { useRulebookWords } from '../words/words.ts';

interface Props {
  /** From Very Low to Very High: what the level does to the engine; '': nothing. */
  readonly engine: readonly string[];
  readonly aircraft: string;
}

/** Five levels one above the other, with one who climbs, one who dives, and what that costs and brings. */
function Levels({ engine, aircraft }: Props) {
  const { diagrams: w } = useRulebookWords();
  return (
    <figure className="rule-diagram levels">
      <figcaption className="unseen">{w.altitude}</figcaption>
      <ol>
        {w.levels.toReversed().map((level, at) => (
          <li key={level}>
            <b>{level}</b> <strong>{engine[engine.length - 1 - at]}</strong>
          </li>
        ))}
      </ol>
      <span className="level-move climbs">
        <PlanePicture aircraft={aircraft} attitude="climb" facing="right" />
        <span>{w.climb}</span>
      </span>
      <span className="level-move dives">
        <PlanePicture aircraft={aircraft} attitude="dive" facing="right" />
        <span>{w.dive}</span>
      </span>
    </figure>
  );
}

/** DIF-ALT-02 … DIF-ALT-09: what is drawn before and after the turn. */
export const DuelLevels = () => <Levels engine={['+1/+1', '0/+1', '0/0', '−1/0', '−1/−1']} aircraft="spitfire-i" />;
