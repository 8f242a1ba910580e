import { type CampaignView, campaignRules } from '@tallyho/down-in-flames';
import type { CampaignOption } from '@tallyho/down-in-flames/content';
import { reason } from '@tallyho/words';
import { PlanePicture } from '../../art/plane-picture.tsx';
import type { QuestionScene } from '../../play/scene.ts';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { useLanguage } from '../../words/language.tsx';
import { cardOf } from '../model/cards.ts';
import { optionLines } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { useCampaignWords } from '../words/words.ts';

interface Props {
  readonly view: CampaignView;
  readonly seat: number;
  readonly question: QuestionScene<object>;
  onChoose(choice: object): void;
}

/** The Options of a side as cards: those that are left can be taken, the others are struck through and say why. */
export function OptionCards({ view, seat, question, onChoose }: Props) {
  const w = useCampaignWords();
  const { options } = question.buttons;
  const offered = (n: number) => options.find(({ choice }) => 'option' in choice && choice.option === n);
  const none = offered(campaignRules.NO_OPTION);
  return (
    <div className="option-desk">
      <ol className="option-cards">
        {campaignRules.optionNumbers(view.fixed, seat).map((n) => {
          const option = offered(n);
          return (
            <li key={n} className={option === undefined ? 'option-card gone' : 'option-card'}>
              <OptionFace view={view} seat={seat} number={n} />
              {option !== undefined && (
                <button type="button" className="answer" onClick={() => onChoose(option.choice)}>
                  {w.desk.take(n)}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {none !== undefined && (
        <button type="button" className="answer pass" onClick={() => onChoose(none.choice)}>
          {w.desk.none}
        </button>
      )}
      <OptionList view={view} seat={1 - seat} />
    </div>
  );
}

interface FaceProps {
  readonly view: CampaignView;
  readonly seat: number;
  readonly number: number;
}

/** What an Option brings; if it cannot be chosen any more, why. */
function OptionFace({ view, seat, number }: FaceProps) {
  const { language } = useLanguage();
  const w = useCampaignWords();
  const option = campaignRules.optionOf(view.fixed, seat, number);
  const lines = optionLines(option, language);
  const why = campaignRules.whyNotOption(view, seat, number);
  return (
    <>
      <span className="option-head">
        <strong>{w.desk.optionNumber(number)}</strong>
        <Brought option={option} />
      </span>
      {why === null ? (
        lines.map((line) => <span key={line}>{line}</span>)
      ) : (
        <>
          <s>{lines.join(w.desk.between)}</s>
          <small>
            {reason(why, language)} <RuleRef rule={why === 'option-used' ? 'DIF-CMP-29' : 'DIF-GAP-65'} />
          </small>
        </>
      )}
    </>
  );
}

/** The aircraft that an Option brings, as pictures; the lines below name them. */
const Brought = ({ option }: { readonly option: CampaignOption }) => (
  <span className="option-aircraft" aria-hidden="true">
    {option.aircraft.flatMap(({ card, count }) =>
      Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several of a type are alike
        <PlanePicture key={`${card} ${i}`} aircraft={card} like={cardOf(card).looks} attitude="top" compared />
      )),
    )}
  </span>
);

/** The Options of the other side: the sheet is open, only the choice is secret. */
function OptionList({ view, seat }: { readonly view: CampaignView; readonly seat: number }) {
  const w = useCampaignWords();
  return (
    <details className="option-list">
      <summary>{w.desk.enemyOptions(w.campaigns.sides[sideIds[seat]])}</summary>
      <ol className="option-cards">
        {campaignRules.optionNumbers(view.fixed, seat).map((n) => (
          <li
            key={n}
            className={campaignRules.whyNotOption(view, seat, n) === null ? 'option-card' : 'option-card gone'}
          >
            <OptionFace view={view} seat={seat} number={n} />
          </li>
        ))}
      </ol>
    </details>
  );
}
