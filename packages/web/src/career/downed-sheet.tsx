import { byDowned } from './figures.ts';
import type { Sortie } from './sortie.ts';
import { TypeName } from './type-name.tsx';
import { useCareerWords } from './words/words.ts';

/** What one has shot down, type by type, and flying what; nothing where there is nothing to tell. */
export function DownedSheet({ sorties }: { readonly sorties: readonly Sortie[] }) {
  const w = useCareerWords();
  const types = byDowned(sorties);
  const untold = sorties.reduce((sum, { downed, victories }) => sum + (downed === null ? victories : 0), 0);
  if (types.length + untold === 0) return null;
  return (
    <section className="sheet" aria-labelledby="log-downed">
      <h2 id="log-downed">{w.downed}</h2>
      {types.length > 0 && (
        <table className="aircraft-table">
          <thead>
            <tr>
              <th scope="col">{w.downedType}</th>
              <th scope="col">{w.downedCount}</th>
              <th scope="col">{w.downedBy}</th>
            </tr>
          </thead>
          <tbody>
            {types.map(({ system, aircraft, count, by }) => (
              <tr key={`${system} ${aircraft}`}>
                <TypeName types={types} aircraft={aircraft} system={system} />
                <td>{count}</td>
                <td>{by.map((own) => w.times(own.aircraft || w.inCampaigns, own.count)).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {untold > 0 && <p className="legend">{w.notTold(untold)}</p>}
    </section>
  );
}
