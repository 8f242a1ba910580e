import { useWords } from '../words/language.tsx';
import { writeRoute } from './route.ts';

/** The way back to the list. */
export function HomeLink() {
  const t = useWords();
  return (
    <a className="home" href={writeRoute({ page: 'list', search: '' })}>
      <span aria-hidden="true">← </span>
      {t.home}
    </a>
  );
}
