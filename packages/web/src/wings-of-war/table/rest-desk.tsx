import type { Seat } from '@tallyho/kernel';
import { ManoeuvreCard } from '../cards/manoeuvre-card.tsx';
import { faceOf } from '../model/drawing.ts';
import { machineOf } from '../model/names.ts';
import type { TableModel } from '../model/use-model.ts';
import { cardName } from '../words/speak.ts';
import { useWingsWords } from '../words/words.ts';

/** What lies below the bar while nobody plans here: the programmes that have been laid. */
export function RestDesk({ model: { view, names }, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const w = useWingsWords();
  const own = view.planes.flatMap(({ fate, planned }, plane) =>
    fate === 0 && planned && view.fixed.planes[plane].owner === seat ? [plane] : [],
  );
  return (
    <div className="desk rest-desk">
      {own.map((plane) => {
        const { plan, open } = view.planes[plane];
        return (
          <section key={plane} className="laid-programme" aria-label={w.table.programmeOf(names.plane(plane))}>
            {own.length > 1 && <span className="code own">{names.badge(plane)}</span>}
            {plan.map((card, slot) => {
              const face = card < 0 ? undefined : faceOf(view.fixed, plane, card);
              return face === undefined ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
                <span key={slot} className={`laid-card${slot < open ? ' flown' : ''}`}>
                  <span className="unseen">{cardName(w, card)}</span>
                  <ManoeuvreCard face={face} machine={machineOf(view.fixed, plane)} />
                </span>
              );
            })}
          </section>
        );
      })}
    </div>
  );
}
