import { writeRoute } from '../page/route.ts';
import { type SystemId, systemIds } from '../system-ids.ts';
import { useWords } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { useHangarWords } from './words/words.ts';

/** Back to the gallery, and to the cards and tables of every game beside it. */
export function HangarTabs({ current }: { readonly current: SystemId }) {
  const t = useWords();
  const w = useHangarWords();
  return (
    <nav className="hangar-tabs" aria-label={w.tabs}>
      <a href={writeRoute({ page: 'hangar', wish: `game=${current}` })}>{w.aircraft}</a>
      <span className="label">{w.besides}</span>
      {systemIds.map((system) => (
        <a
          key={system}
          href={writeRoute({ page: 'content', system, kind: '', entry: '' })}
          aria-current={current === system ? 'page' : undefined}
        >
          {systemName(system, t)}
        </a>
      ))}
    </nav>
  );
}
