import type { Route } from '../page/route.ts';
import { campaignRooms, type SystemId } from '../system-ids.ts';
import { courseOf, type LessonEntry, lessonsOf } from './lessons.ts';

/** The lessons of a game: those that lead to a first campaign mission, and what there is to learn after it. */
export interface Course {
  readonly system: SystemId;
  readonly lessons: readonly LessonEntry[];
  readonly beyond: readonly LessonEntry[];
}

const isCampaign = ({ system }: LessonEntry): boolean => campaignRooms.some((room) => room === system);

/** A course ends with the first lesson that is a mission of a campaign; where a game has none, with its last. */
export function courseIn(system: SystemId): Course {
  const all = lessonsOf(system);
  const last = all.findIndex(isCampaign);
  const length = last < 0 ? all.length : last + 1;
  return { system, lessons: all.slice(0, length), beyond: all.slice(length) };
}

/** The real thing that a course has led to. */
export function firstFlightAfter(entry: LessonEntry): Route {
  switch (courseOf(entry)) {
    case 'down-in-flames':
      return { page: 'campaign', room: 'down-in-flames-campaign', campaign: 'poland-1939' };
    case 'zero':
      return { page: 'campaign', room: 'zero-campaign', campaign: 'philippines' };
    default:
      return { page: 'set-up', system: courseOf(entry) };
  }
}
