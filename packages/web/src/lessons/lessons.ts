import { entries } from '../library/entries.ts';
import type { IndexEntry } from '../library/index-entry.ts';

/** A lesson as the list knows it. */
export type LessonEntry = IndexEntry & { readonly lesson: NonNullable<IndexEntry['lesson']> };

const isLesson = (entry: IndexEntry): entry is LessonEntry => entry.lesson !== null;

/** All lessons, game by game, in the order of their courses. */
export const lessons: readonly LessonEntry[] = entries
  .filter(isLesson)
  .sort((a, b) => a.system.localeCompare(b.system) || a.lesson.number - b.lesson.number);

export const lessonsOf = (system: string): readonly LessonEntry[] =>
  lessons.filter((lesson) => lesson.system === system);

export const lessonNamed = (file: string): LessonEntry | undefined => lessons.find((lesson) => lesson.file === file);

/** The one after it in its course. */
export const lessonAfter = ({ system, lesson }: LessonEntry): LessonEntry | undefined =>
  lessonsOf(system).find((other) => other.lesson.number > lesson.number);
