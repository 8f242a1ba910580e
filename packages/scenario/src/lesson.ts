/** A text in the languages of the house; a lesson that lacks one of them cannot be read. */
export const lessonLanguages = ['en', 'fr'] as const;
export type LessonText = { readonly [language in (typeof lessonLanguages)[number]]: string };

/** What makes a lesson of a scripted game: one seat is the learner's, and the steps say what to notice. */
export interface Lesson {
  /** Its place in the course of its game, from 1. */
  readonly number: number;
  readonly seat: string;
  readonly title: LessonText;
  /** What it is about, in a line. */
  readonly about: LessonText;
  /** What has been learnt, when it is over. */
  readonly learnt: LessonText;
}

/** What is said at one step of a lesson. */
export interface Teaching {
  /** What to notice, and what is asked. */
  readonly say: LessonText;
  /** Why this choice and no other; told to whoever chooses otherwise. */
  readonly why: LessonText | null;
  readonly rule: string | null;
  /** What the text points at, in the order of their numbers. */
  readonly points: readonly LessonPoint[];
  readonly instead: readonly Instead[];
}

/** Something on the table that a text names. */
export interface LessonPoint {
  /** What it is, as the table calls it: “card SCISSORS”, “aircraft B1”. */
  readonly at: string;
  /** The words of the text that name it. */
  readonly words: LessonText;
}

/** More than this nobody looks at at once. */
export const mostPoints = 3;

/** What one of the other choices would do. */
export interface Instead {
  /** In notation; with a star at its end, everything that begins so. */
  readonly choice: string;
  readonly say: LessonText;
  readonly rule: string | null;
}
