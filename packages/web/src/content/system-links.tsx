import { type SystemId, systemIds } from '../system-ids.ts';
import { useWords } from '../words/language.tsx';
import { systemName } from '../words/names.ts';

/** From one game to the same page of another. */
export function SystemLinks({ current, to }: { readonly current: SystemId; to(system: SystemId): string }) {
  const t = useWords();
  return (
    <nav className="lines" aria-label={t.homeTitle}>
      <ul>
        {systemIds.map((each) => (
          <li key={each}>
            <a href={to(each)} aria-current={each === current ? 'page' : undefined}>
              {systemName(each, t)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
