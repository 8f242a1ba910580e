import type { LessonEntry } from '../library/lessons.ts';
import { writeRoute } from '../page/route.ts';
import { firstFlightAfter } from './courses.ts';
import { useLessonWords } from './words/words.ts';

interface Props {
  readonly after: LessonEntry;
  readonly className: string;
}

/** The way out of the school: into a campaign, or into a fight where a game has none. */
export function FirstFlight({ after, className }: Props) {
  const w = useLessonWords();
  const way = firstFlightAfter(after);
  return (
    <a className={className} href={writeRoute(way)}>
      {way.page === 'campaign' ? w.campaign : w.fight}
    </a>
  );
}
