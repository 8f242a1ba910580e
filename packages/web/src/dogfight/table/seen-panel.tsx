import type { Scene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';

/** What everybody may know of the deck: how many of each card are still unseen. */
export function SeenPanel({ scene: { seen } }: { readonly scene: Pick<Scene, 'seen'> }) {
  const w = useDogfightWords();
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
          {seen.map(({ name, copies, unseen, discarded }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
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
