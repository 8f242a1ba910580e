import { useTableWords } from '../../play/words/words.ts';
import { type SeenFace, seenDecks } from '../model/seen.ts';
import type { TableModel } from '../model/use-model.ts';
import { useWingsWords, type WingsWords } from '../words/words.ts';

/** What may be known of the damage decks. */
export function SeenPanel({ model: { view } }: { readonly model: TableModel }) {
  const w = useWingsWords();
  const { table } = useTableWords();
  return (
    <div className="seen">
      <p className="legend">{w.table.seenIntro}</p>
      {seenDecks(view).map(({ letter, pile, hidden, faces }) => (
        <table key={letter}>
          <caption>{w.table.seenDeck({ letter, pile, hidden })}</caption>
          <thead>
            <tr>
              <th scope="col">{w.table.seenFace}</th>
              <th scope="col">{table.seenUnseen}</th>
            </tr>
          </thead>
          <tbody>
            {faces.map((face) => (
              <tr key={faceName(w, face)}>
                <th scope="row">{faceName(w, face)}</th>
                <td>
                  <b>{face.unseen}</b> {table.seenOf} {face.copies}
                  <meter min={0} max={face.copies} value={face.unseen} aria-hidden="true" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

const faceName = ({ terms }: WingsWords, { points, symbol }: SeenFace): string =>
  symbol === 'explosion'
    ? terms.symbols.explosion
    : `${terms.points(points)}${symbol === 'none' ? '' : `, ${terms.symbols[symbol]}`}`;
