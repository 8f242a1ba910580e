import { tableKeys } from '../keys.ts';
import type { OptionScene } from '../scene.ts';
import { useWanted } from '../spots.ts';
import { SureButton } from './sure-button.tsx';

interface Props {
  readonly option: OptionScene<object>;
  onChoose(choice: object): void;
}

/** An answer that is a button, with what follows; what loses an aircraft asks whether one is sure. */
export function PlainAnswer({ option, onChoose }: Props) {
  const { text, choice, isPass, isRisky = false, after = '' } = option;
  const className = `answer${isPass ? ' pass' : ''}${isRisky ? ' risky' : ''}`;
  const wanted = useWanted([choice]);
  const key = isPass ? tableKeys.go : undefined;
  if (isRisky)
    return (
      <SureButton text={text} after={after} className={className} shortcut={key} onSure={() => onChoose(choice)} />
    );
  return (
    <button type="button" className={className} data-key={key} {...wanted} onClick={() => onChoose(choice)}>
      <span>{text}</span>
      {after !== '' && <small>{after}</small>}
    </button>
  );
}
