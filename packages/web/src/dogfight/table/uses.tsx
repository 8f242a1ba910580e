import { reason } from '@tallyho/words';
import { useEffect, useRef } from 'react';
import type { OfferScene, OptionScene } from '../../play/scene.ts';
import { useWanted } from '../../play/spots.ts';
import { AnswerRow } from '../../play/table/answer-row.tsx';
import { Ask } from '../../play/table/ask.tsx';
import { Refusals } from '../../play/table/refusals.tsx';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useDogfightWords } from '../words/words.ts';

interface Props {
  /** The card, or the aircraft, and what there is to know about it. */
  readonly name: string;
  readonly meaning: string;
  readonly offer: OfferScene<object>;
  /** The room that the bar has. */
  readonly screen: string;
  onChoose(choice: object): void;
  onClose(): void;
}

/**
 * What can be done with a card or about an aircraft, and what cannot, with the reason and the rule. It takes the place of
 * the question in the bar until it is put back.
 */
export function Uses({ name, meaning, offer, screen, onChoose, onClose }: Props) {
  const { table } = useDogfightWords();
  const { language } = useLanguage();
  const panel = useRef<HTMLFieldSetElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const close = (): void => {
    onClose();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  useEffect(() => {
    cameFrom.current ??= document.activeElement;
    const first = panel.current?.querySelector<HTMLButtonElement>('.use') ?? panel.current;
    first?.focus({ preventScroll: true });
  }, []);
  const { options, refused } = offer;
  const [why] = refused;
  return (
    <fieldset
      ref={panel}
      className="uses bar"
      aria-label={table.uses(name)}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <Ask length="long">
        <p className="prompt">{name}</p>
        <p className={options.length > 0 ? 'advice' : 'advice whole'} title={meaning}>
          {options.length > 0 || why === undefined ? meaning : reason(why.reason, language)}{' '}
          {options.length === 0 && why !== undefined && <RuleRef rule={why.rule} />}
          {options.length === 0 && why === undefined && table.noUse}
        </p>
      </Ask>
      <AnswerRow
        screen={screen}
        items={options.map((option) => ({
          key: option.text,
          stays: false,
          shown: <Use option={option} onChoose={onChoose} />,
        }))}
      />
      <Refusals refused={refused} open={false} />
      <span className="tools">
        <button type="button" className="close tool" aria-label={table.close} onClick={close}>
          ✕
        </button>
      </span>
    </fieldset>
  );
}

interface UseProps {
  readonly option: OptionScene<object>;
  onChoose(choice: object): void;
}

function Use({ option: { text, choice }, onChoose }: UseProps) {
  const wanted = useWanted([choice]);
  return (
    <button type="button" className="use" {...wanted} onClick={() => onChoose(choice)}>
      {text}
    </button>
  );
}
