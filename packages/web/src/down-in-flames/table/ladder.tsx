import { levels } from '@tallyho/down-in-flames';
import type { TableModel } from '../model/use-model.ts';
import { levelName } from '../words/speak.ts';
import { useDuelWords } from '../words/words.ts';

/** What each level does to the engine, as printed on its marker. */
const engine: readonly (readonly [before: string, after: string])[] = [
  ['+1', '+1'],
  ['0', '+1'],
  ['0', '0'],
  ['−1', '0'],
  ['−1', '−1'],
];

/** The five levels, the highest on top, with the aircraft that fly there. */
export function Ladder({ model }: { readonly model: TableModel }) {
  const w = useDuelWords();
  const { view, names, near } = model;
  return (
    <section className="ladder" aria-label={w.table.ladder}>
      <ol reversed>
        {levels.map((_, i) => {
          const level = levels.length - 1 - i;
          const here = view.planes
            .map((_p, plane) => plane)
            .filter((plane) => !view.planes[plane].gone && view.planes[plane].altitude === level);
          const [before, after] = engine[level];
          return (
            <li key={levels[level]} className={here.length > 0 ? 'rung taken' : 'rung'}>
              <span className="rung-name">{levelName(w, level)}</span>
              <span className="rung-engine" title={w.table.engine({ before, after })}>
                {before}/{after}
              </span>
              <span className="rung-planes">
                {here.map((plane) => (
                  <span
                    key={plane}
                    className={view.fixed.side[plane] === near ? 'badge own' : 'badge'}
                    title={names.plane(plane)}
                  >
                    {view.fixed.labels[plane]}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
