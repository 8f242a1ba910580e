import { PlanePicture } from '../../../art/plane-picture.tsx';
import type { BomberScene } from '../scene.ts';
import { useSuperfortressWords } from '../words/words.ts';

/** The three B-29s as cards: wounds, the side that shows, the boxes of their Training Tracks, their duties. */
export function FleetCards({ fleet }: { readonly fleet: readonly BomberScene[] }) {
  const w = useSuperfortressWords();
  return (
    <ul className="b29-fleet" aria-label={w.desk.fleet}>
      {fleet.map((one) => (
        <BomberCard key={one.key} one={one} />
      ))}
    </ul>
  );
}

function BomberCard({ one }: { readonly one: BomberScene }) {
  const w = useSuperfortressWords();
  const { name, craft, state, stateName, damage, flips, most, damageWords, boxes, duty, isAsked } = one;
  return (
    <li className={`b29-card sheet ${state}`} aria-current={isAsked ? 'true' : undefined}>
      <header>
        <strong>{name}</strong>
        <span className="b29-state">{stateName}</span>
      </header>
      <PlanePicture aircraft={craft.id} like={craft.looks} holes={Math.min(6, damage)} />
      <p className="b29-wounds" title={damageWords}>
        <span className="unseen">{damageWords}</span>
        <span className="b29-points" aria-hidden="true">
          {Array.from({ length: most }, (_, point) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their places
              key={point}
              data-hit={point < damage}
              data-edge={point + 1 === flips}
            />
          ))}
        </span>
        {state !== 'lost' && (
          <b aria-hidden="true">
            {damage}/{most}
          </b>
        )}
      </p>
      <ul className="b29-boxes" aria-label={w.desk.training}>
        {boxes.map((box) => (
          <li key={box.key} data-ticked={box.isTicked} title={box.name}>
            <span aria-hidden="true">{box.isTicked ? '☑' : '☐'}</span> <span>{box.short}</span>
            <span className="unseen">{box.isTicked ? w.desk.ticked : w.desk.unticked}</span>
          </li>
        ))}
      </ul>
      <p className="b29-duty">{state === 'lost' ? '–' : duty === '' ? w.desk.noDuty : duty}</p>
    </li>
  );
}
