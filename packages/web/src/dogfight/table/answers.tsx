import { PatternPicture } from '../../art/pattern.tsx';
import { AircraftCard } from '../../play/aircraft-card.tsx';
import type { OptionScene, RefusedScene } from '../../play/scene.ts';
import { Refused } from '../../play/table/refusals.tsx';
import { useDogfightWords } from '../words/words.ts';

interface Props {
  readonly options: readonly OptionScene<object>[];
  readonly refused: readonly RefusedScene[];
  onChoose(choice: object): void;
}

/** The answers that are buttons; an aircraft is chosen by its card and a pattern by its picture, over the sky. */
export function Answers({ options, refused, onChoose }: Props) {
  const plain = options.filter(
    ({ isGrave, aircraft, pattern = null }) => isGrave !== true && aircraft === null && pattern === null,
  );
  const pictured = options.filter(({ aircraft, pattern = null }) => aircraft !== null || pattern !== null);
  return (
    <>
      <div className="answers">
        {plain.map(({ text, choice, isPass, after = '', isRisky = false }) => (
          <button
            key={text}
            type="button"
            className={`answer${isPass ? ' pass' : ''}${isRisky ? ' risky' : ''}`}
            onClick={() => onChoose(choice)}
          >
            <span>{text}</span>
            {after !== '' && <small>{after}</small>}
          </button>
        ))}
        {refused
          .filter(({ inSight }) => inSight)
          .map((each) => (
            <Refused key={each.text} refused={each} />
          ))}
        <Grave options={options.filter(({ isGrave }) => isGrave === true)} onChoose={onChoose} />
      </div>
      {pictured.length > 0 && (
        <div className="pictured sheet">
          {pictured.map((option) => (
            <Pictured key={option.text} option={option} onChoose={onChoose} />
          ))}
        </div>
      )}
    </>
  );
}

interface OneProps {
  readonly option: OptionScene<object>;
  onChoose(choice: object): void;
}

function Pictured({ option: { text, choice, aircraft, pattern = null }, onChoose }: OneProps) {
  if (pattern !== null)
    return (
      <button type="button" className="answer pattern" onClick={() => onChoose(choice)}>
        <PatternPicture of={pattern.of} pattern={pattern.pattern} />
        <span>
          <strong>{text}</strong>
          {pattern.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </button>
    );
  return (
    <div className="answer-card">
      {aircraft !== null && <AircraftCard aircraft={aircraft} />}
      <button type="button" className="answer" onClick={() => onChoose(choice)}>
        {text}
      </button>
    </div>
  );
}

/** Ways out of the fight: one must ask for them first. */
function Grave({ options, onChoose }: Omit<Props, 'refused'>) {
  const { table } = useDogfightWords();
  if (options.length === 0) return null;
  return (
    <details className="grave">
      <summary>{table.leaveFight}</summary>
      <div className="grave-ways sheet">
        {options.map(({ text, choice }) => (
          <button key={text} type="button" onClick={() => onChoose(choice)}>
            {text}
          </button>
        ))}
      </div>
    </details>
  );
}
