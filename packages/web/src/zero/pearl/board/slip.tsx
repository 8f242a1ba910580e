import type { PearlFixed } from '@tallyho/zero';
import { targetCalled } from '../model/names.ts';
import type { AttackScene } from '../tell/attack.ts';
import { effectOf, resultName } from '../tell/lines.ts';
import { usePearlWords } from '../words/words.ts';

/** The slip of the latest attack: the cards of the defence, those of the attack, and what came of it. */
export function Slip({ fixed, attack }: { readonly fixed: PearlFixed; readonly attack: AttackScene }) {
  const w = usePearlWords();
  const { defence, cards, isLost, points, explodes, dusk, divertedFrom } = attack;
  return (
    <section className="slip sheet" aria-label={w.slip.title(attack.flight, targetCalled(fixed, attack.target, w))}>
      <h3>
        {w.slip.title(attack.flight, targetCalled(fixed, attack.target, w))}
        {divertedFrom !== '' && <small> {w.slip.diverted(targetCalled(fixed, divertedFrom, w))}</small>}
      </h3>
      <div className="slip-cards">
        <span className="order-label">{w.slip.defence}</span>
        <ul>
          {defence.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
            <li key={i} className={card.lost > 0 || card.spoils ? 'struck' : ''}>
              <b>{card.card}</b>
              <span>{card.section ? w.desk.entry(w.slip.section, effectOf(card, w)) : effectOf(card, w)}</span>
            </li>
          ))}
        </ul>
      </div>
      {isLost ? (
        <p className="slip-lost">{w.slip.shotDown}</p>
      ) : (
        <div className="slip-cards">
          <span className="order-label">{w.slip.attack}</span>
          <ul className="slip-results">
            {cards.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
              <li key={i} className={card.spoiled ? 'spoiled' : card.result}>
                <b>{resultName(card.spoiled ? card.drawn : card.result, w)}</b>
                <span>{card.spoiled ? w.slip.spoiled : card.points}</span>
              </li>
            ))}
          </ul>
          <strong className="slip-points">{w.slip.points(points)}</strong>
        </div>
      )}
      {explodes !== null && <p className="slip-lost">{explodes ? w.slip.magazine : w.slip.noMagazine}</p>}
      {dusk !== null && <p>{w.slip.dusk(dusk)}</p>}
    </section>
  );
}
