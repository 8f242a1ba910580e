import { type CampaignView, campaignRules } from '@tallyho/down-in-flames';
import { PlanePicture } from '../../art/plane-picture.tsx';
import type { QuestionScene } from '../../play/scene.ts';
import { Refusals } from '../../play/table/refusals.tsx';
import { useLanguage } from '../../words/language.tsx';
import { cardOf } from '../model/cards.ts';
import { arrowName, targetName } from '../words/speak.ts';
import { useCampaignWords } from '../words/words.ts';
import { ArrowDetails } from './arrow-details.tsx';

interface Props {
  readonly view: CampaignView;
  readonly question: QuestionScene<object>;
  readonly selected: number | null;
  onSelect(arrow: number): void;
  onChoose(choice: object): void;
}

const arrowIn = (choice: object): number => ('arrow' in choice && typeof choice.arrow === 'number' ? choice.arrow : -1);

/** The arrows that are open, what each brings and what it could come to; then the order to attack. */
export function ArrowChooser({ view, question, selected, onSelect, onChoose }: Props) {
  const { language } = useLanguage();
  const w = useCampaignWords();
  const { options, refused } = question.buttons;
  const picked = options.find(({ choice }) => arrowIn(choice) === selected);
  const { campaign } = view.fixed;
  return (
    <div className="arrow-chooser">
      <fieldset className="arrow-list">
        <legend>{w.desk.arrows}</legend>
        {options.map(({ choice }) => {
          const at = arrowIn(choice);
          const arrow = campaign.arrows[at];
          return (
            <label key={at} className={`arrow-card ${arrow.side}`}>
              <input type="radio" name="arrow" checked={at === selected} onChange={() => onSelect(at)} />
              <span className="arrow-number" aria-hidden="true">
                {arrow.to}
              </span>
              <span className="arrow-what">
                <strong>{arrowName(view, at, language)}</strong>
                <span className="arrow-aircraft">
                  {arrow.aircraft.map((id, i) => {
                    const { looks, name } = cardOf(id);
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: several aircraft of a type fly along an arrow
                      <span key={i} role="img" aria-label={name} title={name}>
                        <PlanePicture aircraft={id} like={looks} attitude="top" compared />
                      </span>
                    );
                  })}
                </span>
              </span>
            </label>
          );
        })}
        <Refusals refused={refused} open={false} />
      </fieldset>
      <div className="arrow-order">
        {picked !== undefined && selected !== null && <ArrowDetails view={view} at={selected} />}
        <button
          type="button"
          className="primary answer"
          disabled={picked === undefined}
          onClick={() => picked !== undefined && onChoose(picked.choice)}
        >
          {picked === undefined || selected === null
            ? w.desk.pickFirst
            : w.desk.launch(targetName(view, campaignRules.arrowsOf(view.fixed)[selected].to, language))}
        </button>
      </div>
    </div>
  );
}
