import {
  type Instead,
  type Lesson,
  type LessonPoint,
  type LessonText,
  lessonLanguages,
  mostPoints,
  type Teaching,
} from './lesson.ts';
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
  if (!teach.fields().has('say')) return { say: textOf(teach), why: null, rule: null, points: [], instead: [] };
  const fields = teach.fields(['say', 'why', 'rule', 'points', 'instead']);
  const why = fields.get('why');
  const say = textOf(needed(teach, fields, 'say'));
  return {
    say,
    why: why === undefined ? null : textOf(why),
    rule: ruleOf(fields),
    points: readPoints(fields.get('points'), say),
    instead: fields.get('instead')?.items().map(readInstead) ?? [],
  };
}

function readPoints(points: Spot | undefined, say: LessonText): LessonPoint[] {
  const items = points?.items() ?? [];
  if (points !== undefined && items.length > mostPoints)
    points.wrong('script-many-points', { field: points.path, most: mostPoints });
  return items.map((point) => readPoint(point, say));
}

/** The words must stand in the text, in every language: otherwise its number would stand nowhere. */
function readPoint(point: Spot, say: LessonText): LessonPoint {
  const fields = point.fields(['at', ...lessonLanguages]);
  const words = inEveryLanguage(point, fields);
  for (const language of lessonLanguages) {
    if (say[language].includes(words[language])) continue;
    const spot = needed(point, fields, language);
    spot.wrong('script-point-unnamed', { field: spot.path });
  }
  return { at: wordOf(needed(point, fields, 'at')), words };
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
