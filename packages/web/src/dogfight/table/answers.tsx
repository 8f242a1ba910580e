import { PatternPicture } from '../../art/pattern.tsx';
import { AircraftCard } from '../../play/aircraft-card.tsx';
import type { OptionScene, RefusedScene } from '../../play/scene.ts';
import { PlainAnswer } from '../../play/table/plain-answer.tsx';
import { Refused } from '../../play/table/refusals.tsx';
import { WaysOut } from '../../play/table/ways-out.tsx';

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
        {plain.map((option) => (
          <PlainAnswer key={option.text} option={option} onChoose={onChoose} />
        ))}
        {refused
          .filter(({ inSight }) => inSight)
          .map((each) => (
            <Refused key={each.text} refused={each} />
          ))}
        <WaysOut options={options.filter(({ isGrave }) => isGrave === true)} onChoose={onChoose} />
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
