import { PlanePicture } from '../../art/plane-picture.tsx';
import { RuleRef } from '../../rules/rule-ref.tsx';
import { useWords } from '../../words/language.tsx';
import type { LadderStep, OrderScene } from '../scene.ts';

/** The order for a mission: the target, what goes out, what it meets, and what the damage done is worth. */
export function OrderSheet({ order }: { readonly order: OrderScene }) {
  const { camp, eyebrow, rule, title, about, story, aircraft, facts, ladder } = order;
  return (
    <div className={`order-sheet ${camp}`}>
      <p className="order-eyebrow">
        {eyebrow} <RuleRef rule={rule} />
      </p>
      <h2 className="order-title">{title}</h2>
      <p className="order-about">{about}</p>
      {story !== '' && <p className="order-story">{story}</p>}
      <ul className="order-aircraft">
        {aircraft.map(({ craft, count }) => (
          <li key={craft.id}>
            <PlanePicture aircraft={craft.id} like={craft.looks} attitude="top" compared />
            <strong>
              {count} {craft.name}
            </strong>
          </li>
        ))}
      </ul>
      <dl className="order-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="order-label">{ladder.title}</p>
      <ol className="order-ladder">
        {ladder.steps.map((step, i) => (
          <Step key={step.name} step={step} isBest={i === ladder.steps.length - 1} />
        ))}
      </ol>
      <p className="legend">{ladder.note}</p>
    </div>
  );
}

/** From so much to so much, and what it brings whom: in figures for the eye, in a sentence for readers. */
function Step({ step: { range, points, name, camp, words, after }, isBest }: StepProps) {
  const { semicolon } = useWords();
  return (
    <li className={`${camp}${isBest ? ' best' : ''}`} title={after}>
      <span aria-hidden="true">{range}</span>
      <b aria-hidden="true">{points}</b>
      <span aria-hidden="true">{name}</span>
      <span className="unseen">{`${words}${semicolon} ${after}`}</span>
    </li>
  );
}

interface StepProps {
  readonly step: LadderStep;
  readonly isBest: boolean;
}
