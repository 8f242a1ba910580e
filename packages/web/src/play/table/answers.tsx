import { PatternPicture } from '../../art/pattern.tsx';
import { AircraftCard } from '../aircraft-card.tsx';
import type { OptionScene, RefusedScene } from '../scene.ts';
import { useWanted } from '../spots.ts';
import { AnswerRow, type RowItem } from './answer-row.tsx';
import { PlainAnswer } from './plain-answer.tsx';
import { Refused } from './refusals.tsx';
import { WaysOut } from './ways-out.tsx';

interface Props {
  readonly options: readonly OptionScene<object>[];
  readonly refused: readonly RefusedScene[];
  /** The room that the bar has. */
  readonly screen: string;
  onChoose(choice: object): void;
  onOver(isOver: boolean): void;
}

/** The answers that are buttons; an aircraft is chosen by its card and a pattern by its picture, over the board. */
export function Answers({ options, refused, screen, onChoose, onOver }: Props) {
  const plain = options.filter(
    ({ isGrave, aircraft, pattern = null }) => isGrave !== true && aircraft === null && pattern === null,
  );
  const pictured = options.filter(({ aircraft, pattern = null }) => aircraft !== null || pattern !== null);
  const waysOut = options.filter(({ isGrave }) => isGrave === true);
  const items: RowItem[] = [
    ...plain.map((option) => ({
      key: `${option.text} ${option.after ?? ''}`,
      stays: option.isPass,
      shown: <PlainAnswer option={option} onChoose={onChoose} />,
    })),
    ...refused
      .filter(({ inSight }) => inSight)
      .map((each) => ({ key: each.text, stays: false, isRefused: true, shown: <Refused refused={each} /> })),
    ...(waysOut.length === 0
      ? []
      : [{ key: 'ways out', stays: true, shown: <WaysOut options={waysOut} onChoose={onChoose} /> }]),
  ];
  return (
    <>
      <AnswerRow items={items} screen={screen} onOver={onOver} />
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
  const wanted = useWanted([choice]);
  if (pattern !== null)
    return (
      <button type="button" className="answer pattern" {...wanted} onClick={() => onChoose(choice)}>
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
      <button type="button" className="answer" {...wanted} onClick={() => onChoose(choice)}>
        {text}
      </button>
    </div>
  );
}
