import { type Fighter, type FighterSide, provenanceOf, sourceOf } from '@tallyho/down-in-flames/content';
import { Silhouette } from '../../art/silhouette.tsx';
import { useDuelWords } from '../words/words.ts';

/** An aircraft card, both sides, every value with where it comes from. */
export function AircraftCard({ fighter }: { readonly fighter: Fighter }) {
  const w = useDuelWords();
  return (
    <article className="aircraft-card">
      <header>
        <Silhouette fighter={fighter.id} flag={fighter.nation} whole />
        <div>
          <h3>{fighter.name}</h3>
          <p>
            {w.terms.nations[fighter.nation]}, {w.setUp.inService(fighter.year)}
          </p>
        </div>
        <span className="points">{w.terms.points(fighter.points)}</span>
      </header>
      <Sides fighter={fighter} />
      <p className="legend">{w.setUp.sourceNote}</p>
    </article>
  );
}

type Value = Exclude<keyof FighterSide, 'horsepower' | 'turbocharger' | 'agile' | 'barrage'>;

function Sides({ fighter }: { readonly fighter: Fighter }) {
  const w = useDuelWords();
  const names = w.terms.ratings;
  const rows: readonly (readonly [path: Value | 'horsepower[0]' | 'horsepower[1]', name: string])[] = [
    ['speed', names.speed],
    ['performance', names.performance],
    ['horsepower[0]', names.horsepowerBefore],
    ['horsepower[1]', names.horsepowerAfter],
    ['bursts', names.bursts],
    ['firepower', names.firepower],
    ['airframe', names.airframe],
    ['gunner', names.gunner],
    ['bombs', w.terms.bombs],
  ];
  const value = (side: FighterSide, path: (typeof rows)[number][0]): number =>
    path === 'horsepower[0]' ? side.horsepower[0] : path === 'horsepower[1]' ? side.horsepower[1] : side[path];
  const notes = (side: FighterSide): string =>
    (['turbocharger', 'agile', 'barrage'] as const)
      .filter((note) => side[note])
      .map((note) => w.terms.notes[note])
      .join(', ');
  return (
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">{w.setUp.front}</th>
          <th scope="col">{w.setUp.damaged}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([path]) => (path !== 'gunner' && path !== 'bombs') || value(fighter.front, path) > 0)
          .map(([path, name]) => (
            <tr key={path}>
              <th scope="row">{name}</th>
              {(['front', 'damaged'] as const).map((side) => {
                const from = provenanceOf(sourceOf(fighter, `${side}.${path}`));
                return (
                  <td key={side} className={from} title={w.terms.provenances[from]}>
                    {value(fighter[side], path)}
                  </td>
                );
              })}
            </tr>
          ))}
        {(notes(fighter.front) !== '' || notes(fighter.damaged) !== '') && (
          <tr>
            <td />
            <td>{notes(fighter.front) || '–'}</td>
            <td>{notes(fighter.damaged) || '–'}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
