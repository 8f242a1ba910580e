import { type Instead, type Lesson, type LessonText, lessonLanguages, type Teaching } from './lesson.ts';
import type { Spot } from './spot.ts';

type Fields = ReadonlyMap<string, Spot>;

/** Reads what the field `lesson` of a script says. */
export function readLesson(lesson: Spot): Lesson {
  const fields = lesson.fields(['number', 'seat', 'title', 'about', 'learnt']);
  return {
    number: needed(lesson, fields, 'number').number(),
    seat: wordOf(needed(lesson, fields, 'seat')),
    title: textOf(needed(lesson, fields, 'title')),
    about: textOf(needed(lesson, fields, 'about')),
    learnt: textOf(needed(lesson, fields, 'learnt')),
  };
}

/** Reads what a step teaches: a text alone, or `say` with what belongs to it. */
export function readTeaching(teach: Spot): Teaching {
  if (!teach.fields().has('say')) return { say: textOf(teach), why: null, rule: null, instead: [] };
  const fields = teach.fields(['say', 'why', 'rule', 'instead']);
  const why = fields.get('why');
  return {
    say: textOf(needed(teach, fields, 'say')),
    why: why === undefined ? null : textOf(why),
    rule: ruleOf(fields),
    instead: fields.get('instead')?.items().map(readInstead) ?? [],
  };
}

function readInstead(instead: Spot): Instead {
  const fields = instead.fields(['choice', 'rule', ...lessonLanguages]);
  return {
    choice: wordOf(needed(instead, fields, 'choice')),
    say: inEveryLanguage(instead, fields),
    rule: ruleOf(fields),
  };
}

const ruleOf = (fields: Fields): string | null => {
  const rule = fields.get('rule');
  return rule === undefined ? null : wordOf(rule);
};

/** A text in every language, and in no other. */
const textOf = (spot: Spot): LessonText => inEveryLanguage(spot, spot.fields(lessonLanguages));

const inEveryLanguage = (spot: Spot, fields: Fields): LessonText => ({
  en: wordOf(needed(spot, fields, 'en')),
  fr: wordOf(needed(spot, fields, 'fr')),
});

const needed = (map: Spot, fields: Fields, name: string): Spot => fields.get(name) ?? map.missing(name);

const wordOf = (spot: Spot): string => spot.word().trim();
