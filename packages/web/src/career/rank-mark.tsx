import { writeRoute } from '../page/route.ts';
import { useWords } from '../words/language.tsx';
import { rankOf } from './ladder.ts';
import { useLog } from './log-store.ts';
import { Wings } from './wings.tsx';

/** Who one is, in the bar: name and rank, if there is either; it leads to the log book. */
export function RankMark() {
  const t = useWords();
  const { name, sorties } = useLog();
  const rank = rankOf(sorties);
  const said = [name, rank === null ? '' : t.levels[rank]].filter((part) => part !== '').join(' · ');
  if (said === '') return null;
  return (
    <a className="rank-mark" href={writeRoute({ page: 'log' })}>
      <Wings />
      <span>{said}</span>
    </a>
  );
}
