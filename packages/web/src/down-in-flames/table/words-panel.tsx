import { burstsLeft } from '../model/ratings.ts';
import { relationsOf } from '../model/relations.ts';
import type { TableModel } from '../model/use-model.ts';
import { atLevel, positionName } from '../words/speak.ts';
import { useDuelWords } from '../words/words.ts';

/** The whole table as sentences: what the pictures show, for those who do not see them. */
export function WordsPanel({ model }: { readonly model: TableModel }) {
  const w = useDuelWords();
  const { view, names } = model;
  const own = view.planes.flatMap(({ hand }) => hand ?? []);
  return (
    <div className="in-words">
      <p className="legend">{w.table.wordsIntro}</p>
      <p>{turnWords(model, w.table)}</p>
      {view.planes.map((aircraft, plane) => (
        <p key={view.fixed.labels[plane]}>
          {aircraft.gone
            ? w.table.wordsGone(names.plane(plane))
            : w.table.wordsPlane({
                plane: names.plane(plane),
                level: atLevel(w, aircraft.altitude),
                hits: w.terms.hits(aircraft.hits),
                damaged: aircraft.face === 1,
                bursts: w.terms.bursts(burstsLeft(view, plane)),
                cards: w.terms.cards(aircraft.cards),
                relations: relationsOf(view, plane)
                  .filter(() => aircraft.altitude >= 0)
                  .map(({ other, position, above }) =>
                    above !== 0
                      ? `${w.table.otherLevel({ other: names.plane(other), above })}.`
                      : w.table.wordsRelation({ position: positionName(w, position), other: names.plane(other) }),
                  )
                  .join(' '),
              })}
        </p>
      ))}
      {own.length > 0 && <p>{w.table.wordsHand(own.map((card) => names.card(card)).join(', '))}</p>}
      <p>{w.table.wordsPiles({ pile: w.terms.cards(view.pile), discard: w.terms.cards(view.discard.length) })}</p>
    </div>
  );
}

interface TurnTexts {
  readonly beforeTurns: string;
  turnOf(p: { turn: number; of: number }): string;
}

/** Which turn it is, of how many. */
export const turnWords = ({ view }: TableModel, texts: TurnTexts): string =>
  view.turn === 0 ? texts.beforeTurns : texts.turnOf({ turn: view.turn, of: view.fixed.options.turns });
