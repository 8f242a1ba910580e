import type { RungScene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';

/** The five levels, the highest on top, with those that fly there. */
export function Ladder({ rungs }: { readonly rungs: readonly RungScene[] }) {
  const w = useDogfightWords();
  return (
    <section className="ladder" aria-label={w.table.ladder}>
      <ol reversed>
        {rungs.toReversed().map(({ name, engine, engineTitle, here }) => (
          <li key={name} className={here.length > 0 ? 'rung taken' : 'rung'}>
            <span className="rung-name">{name}</span>
            <span className="rung-engine" title={engineTitle}>
              {engine}
            </span>
            <span className="rung-planes">
              {here.map(({ label, own, title }) => (
                <span key={label} className={own ? 'badge own' : 'badge'} title={title}>
                  {label}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
