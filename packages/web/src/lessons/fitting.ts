import type { RuleId } from '@tallyho/kernel';
import type { LessonEntry } from '../library/lessons.ts';

/** A rule's chapter: DIF-ACT of DIF-ACT-22, Z-8 of Z-8.42a. */
const chapterOf = (rule: string): string => rule.replace(/[-.][^-.]*$/, '');

/** How much a lesson has to say about some rules: the same paragraph counts more than the same chapter. */
function fitOf({ rules }: Pick<LessonEntry, 'rules'>, asked: readonly RuleId[]): number {
  const chapters = new Set(rules.map(chapterOf));
  return asked.reduce((sum, rule) => sum + (rules.includes(rule) ? 3 : chapters.has(chapterOf(rule)) ? 1 : 0), 0);
}

/**
 * The lesson that has most to say about some rules, of those that have not been flown; where none of them has anything
 * to say, the next of the course. Undefined: all have been flown.
 */
export function fittingLesson<L extends Pick<LessonEntry, 'file' | 'rules'>>(
  course: readonly L[],
  asked: readonly RuleId[],
  flown: ReadonlySet<string>,
): L | undefined {
  const open = course.filter(({ file }) => !flown.has(file));
  const most = Math.max(...open.map((lesson) => fitOf(lesson, asked)));
  return open.find((lesson) => fitOf(lesson, asked) === most);
}
