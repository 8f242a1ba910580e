import { type CourseId, courseOf, type LessonEntry, lessonsOf } from '../library/lessons.ts';
import type { Route } from '../page/route.ts';
import { campaignRooms } from '../system-ids.ts';

/** The lessons of a course: those that lead to a first campaign mission, and what there is to learn after it. */
export interface Course {
  readonly id: CourseId;
  readonly lessons: readonly LessonEntry[];
  readonly beyond: readonly LessonEntry[];
}

const isCampaign = ({ system }: LessonEntry): boolean => campaignRooms.some((room) => room === system);

/** A course ends with the first lesson that is a mission of a campaign; where a game has none, with its last. */
export function courseIn(id: CourseId): Course {
  const all = lessonsOf(id);
  const last = all.findIndex(isCampaign);
  const length = last < 0 ? all.length : last + 1;
  return { id, lessons: all.slice(0, length), beyond: all.slice(length) };
}

/** The real thing that a course leads to. */
export function firstFlightAfter(entry: LessonEntry): Route {
  const course = courseOf(entry);
  switch (course) {
    case 'down-in-flames':
      return { page: 'campaign', room: 'down-in-flames-campaign', campaign: 'poland-1939' };
    case 'zero':
      return { page: 'campaign', room: 'zero-campaign', campaign: 'philippines' };
    case 'corsairs-hellcats':
      return { page: 'campaign', room: 'zero-campaign', campaign: 'solomons' };
    default:
      return { page: 'set-up', system: course };
  }
}
