import { BombSign, FlakSign, TurretSign } from '../../art/pattern.tsx';
import { PlanePicture } from '../../art/plane-picture.tsx';
import type { FigureScene, FlyerScene } from './scene.ts';
import type { SortieHands } from './sortie-view.tsx';

const signs: { readonly [sign in FigureScene['sign']]: () => React.JSX.Element } = {
  turret: TurretSign,
  bomb: BombSign,
  flak: FlakSign,
};

/** A bomber in its square; whoever may do something about it can click it. */
export function FlyerView({ flyer, hands }: { readonly flyer: FlyerScene; readonly hands: SortieHands | null }) {
  const offer = hands?.question?.aims?.get(flyer.id);
  const { id, own, isFighter, isChosen, lit, words } = flyer;
  const look = `flyer${own ? ' own' : ''}${isFighter ? ' hunter' : ''}${lit ? ' lit' : ''}${isChosen ? ' chosen' : ''}`;
  if (offer === undefined || hands === null)
    return (
      <div className={look} title={words}>
        <Body flyer={flyer} />
      </div>
    );
  return (
    <button
      type="button"
      className={`${look}${offer.options.length > 0 ? ' open' : ''}`}
      data-plane={id}
      title={words}
      onClick={() => hands.onAim(id)}
    >
      <Body flyer={flyer} />
    </button>
  );
}

function Body({ flyer }: { readonly flyer: FlyerScene }) {
  const { craft, heading, label, damaged, isLoaded, pips, figures, turrets, blocked, words } = flyer;
  return (
    <>
      <span className="unseen">{words}</span>
      <span aria-hidden="true" className="flyer-picture" style={{ rotate: `${heading}deg` }}>
        <span className="nose-up">
          <PlanePicture
            aircraft={craft.id}
            like={{ flag: craft.flag }}
            attitude="top"
            holes={damaged ? 2 : 0}
            compared
          />
        </span>
        {isLoaded && (
          <span className="flyer-load">
            <BombSign />
          </span>
        )}
      </span>
      <span aria-hidden="true" className="badge">
        {label}
      </span>
      {blocked.left && <i className="blocked left" />}
      {blocked.right && <i className="blocked right" />}
      {blocked.behind && <i className="blocked behind" />}
      {turrets !== null && (
        <span
          aria-hidden="true"
          className={turrets.isOwn ? 'flyer-turrets own' : 'flyer-turrets'}
          data-place={turrets.hand}
        >
          {turrets.cards}
        </span>
      )}
      {pips !== null && <Pips {...pips} />}
      <span aria-hidden="true" className="flyer-figures">
        {figures.map(({ sign, value, name }) => {
          const Sign = signs[sign];
          return (
            <span key={name} title={name}>
              <Sign /> {value}
            </span>
          );
        })}
      </span>
    </>
  );
}

/** Hits up to the end of the airframe, as one line. */
function Pips({ hits, damaged, down }: { readonly hits: number; readonly damaged: number; readonly down: number }) {
  return (
    <span aria-hidden="true" className="flyer-pips">
      {Array.from({ length: down }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are places, not things
        <i key={i} className={`${i < hits ? 'hit' : ''}${i + 1 === damaged ? ' limit' : ''}`} />
      ))}
    </span>
  );
}
