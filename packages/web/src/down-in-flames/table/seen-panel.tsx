import { seenFaces } from '../model/seen.ts';
import type { TableModel } from '../model/use-model.ts';
import { useDuelWords } from '../words/words.ts';

/** What everybody may know of the deck: how many of each card are still unseen. */
export function SeenPanel({ model: { view, names } }: { readonly model: TableModel }) {
  const w = useDuelWords();
  return (
    <div className="seen">
      <p className="legend">{w.table.seenIntro}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.table.seenCard}</th>
            <th scope="col">{w.table.seenUnseen}</th>
            <th scope="col">{w.table.seenDiscarded}</th>
          </tr>
        </thead>
        <tbody>
          {seenFaces(view).map(({ card, copies, unseen, discarded }) => (
            <tr key={card}>
              <th scope="row">{names.card(card)}</th>
              <td>
                <b>{unseen}</b> {w.table.seenOf} {copies}
                <meter min={0} max={copies} value={unseen} aria-hidden="true" />
              </td>
              <td>{discarded}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
