import { roomIds, systemOf } from '../system-ids.ts';
import { entries } from './entries.ts';
import type { IndexEntry } from './index-entry.ts';

/** A lesson as the list knows it. */
export type LessonEntry = IndexEntry & { readonly lesson: NonNullable<IndexEntry['lesson']> };

const isLesson = (entry: IndexEntry): entry is LessonEntry => entry.lesson !== null;

/** The courses of the school: one for each game, and one for the second box of Zero!. */
export const courseIds = ['down-in-flames', 'zero', 'corsairs-hellcats', 'wings-of-war'] as const;
export type CourseId = (typeof courseIds)[number];

/** The course a lesson belongs to: campaigns are part of the course of their game, what the second box brings has its own. */
export function courseOf({ system, rules }: Pick<LessonEntry, 'system' | 'rules'>): string {
  if (rules[0]?.startsWith('CH-')) return 'corsairs-hellcats' satisfies CourseId;
  const room = roomIds.find((id) => id === system);
  return room === undefined ? system : systemOf(room);
}

/** All lessons, course by course, in the order of their courses. */
export const lessons: readonly LessonEntry[] = entries
  .filter(isLesson)
  .sort((a, b) => courseOf(a).localeCompare(courseOf(b)) || a.lesson.number - b.lesson.number);

export const lessonsOf = (course: string): readonly LessonEntry[] =>
  lessons.filter((lesson) => courseOf(lesson) === course);

/** Its number as people count: from 1 in each course. */
export const numberOf = (entry: LessonEntry): number =>
  lessonsOf(courseOf(entry)).findIndex(({ file }) => file === entry.file) + 1;

export const lessonNamed = (file: string): LessonEntry | undefined => lessons.find((lesson) => lesson.file === file);

/** The one after it in its course. */
export const lessonAfter = (entry: LessonEntry): LessonEntry | undefined =>
  lessonsOf(courseOf(entry)).find((other) => other.lesson.number > entry.lesson.number);
