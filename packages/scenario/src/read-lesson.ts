import type { Json } from '@tallyho/kernel';
import { type Instead, type Lesson, type LessonText, lessonLanguages, type Teaching } from './lesson.ts';
import { Unreadable } from './unreadable.ts';

type Fields = { readonly [key: string]: Json };

/** Reads what the field `lesson` of a script says. */
export function readLesson(value: Json, place: string): Lesson {
  const fields = mapOf(value, 'lesson', place, ['number', 'seat', 'title', 'about', 'learnt']);
  const { number, seat, title, about, learnt } = fields;
  if (typeof number !== 'number') throw wrongType(place, 'number', 'number');
  return {
    number,
    seat: wordOf(seat, 'seat', place),
    title: textOf(title, 'title', place),
    about: textOf(about, 'about', place),
    learnt: textOf(learnt, 'learnt', place),
  };
}

/** Reads what a step teaches: a text alone, or `say` with what belongs to it. */
export function readTeaching(value: Json, place: string): Teaching {
  const fields = mapOf(value, 'teach', place);
  if (!Object.hasOwn(fields, 'say')) return { say: textOf(value, 'teach', place), why: null, rule: null, instead: [] };
  const { say, why, rule, instead = [] } = mapOf(value, 'teach', place, ['say', 'why', 'rule', 'instead']);
  if (!Array.isArray(instead)) throw wrongType(place, 'instead', 'list');
  return {
    say: textOf(say, 'say', place),
    why: why === undefined ? null : textOf(why, 'why', place),
    rule: rule === undefined ? null : wordOf(rule, 'rule', place),
    instead: instead.map((each) => readInstead(each, place)),
  };
}

function readInstead(value: Json, place: string): Instead {
  const { choice, rule, ...say } = mapOf(value, 'instead', place);
  return {
    choice: wordOf(choice, 'choice', place),
    say: textOf(say, 'instead', place),
    rule: rule === undefined ? null : wordOf(rule, 'rule', place),
  };
}

/** A text in every language, and in no other. */
function textOf(value: Json | undefined, field: string, place: string): LessonText {
  if (value === undefined) throw new Unreadable('script-missing-field', place, { field });
  const said = mapOf(value, field, place, lessonLanguages);
  const missing = lessonLanguages.find((language) => !Object.hasOwn(said, language));
  if (missing !== undefined) throw new Unreadable('script-missing-field', place, { field: `${field}.${missing}` });
  return { en: wordOf(said.en, 'en', place), fr: wordOf(said.fr, 'fr', place) };
}

function mapOf(value: Json, field: string, place: string, known?: readonly string[]): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw wrongType(place, field, 'map');
  const strange = known === undefined ? undefined : Object.keys(value).find((key) => !known.includes(key));
  if (strange !== undefined) throw new Unreadable('script-unknown-field', place, { field: strange, in: field });
  return value as Fields;
}

function wordOf(value: Json | undefined, field: string, place: string): string {
  if (value === undefined) throw new Unreadable('script-missing-field', place, { field });
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  throw wrongType(place, field, 'text');
}

const wrongType = (place: string, field: string, wanted: string): Unreadable =>
  new Unreadable('script-wrong-type', place, { field, wanted });
