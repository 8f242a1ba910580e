import type { Json } from '@tallyho/kernel';
import type { Action, After, ScriptStep } from './format.ts';
import { readTeaching } from './read-lesson.ts';
import type { Spot } from './spot.ts';

/** What may stand beside the one thing that a step does. */
const besides = ['label', 'teach', 'note', 'after'];
const verbs = [
  'undo',
  'no-undo',
  'offered',
  'exactly-offered',
  'not-offered',
  'asked',
  'expect',
  'sees',
  'happens',
  'does-not-happen',
  'draws',
] as const;
type Verb = (typeof verbs)[number];

const isVerb = (name: string): name is Verb => (verbs as readonly string[]).includes(name);

export function readStep(step: Spot): ScriptStep {
  const fields = step.fields();
  const acts = [...fields].filter(([name]) => !besides.includes(name));
  if (acts.length > 1) acts[1][1].wrong('script-unknown-field', { field: acts[1][1].path });
  const after = fields.get('after') ?? null;
  const [act] = acts;
  const action: Action = act === undefined ? { do: 'teach' } : readAction(act[0], act[1], readAfter(after));
  if (after !== null && action.do !== 'expect' && action.do !== 'sees') {
    after.wrong('script-unknown-field', { field: after.path });
  }
  const teach = fields.get('teach');
  return {
    line: step.line,
    lines: act === undefined ? {} : { ...after?.lines('after'), ...act[1].lines('') },
    action,
    label: fields.get('label')?.word() ?? null,
    teach: teach === undefined ? null : readTeaching(teach),
  };
}

function readAction(name: string, spot: Spot, after: After): Action {
  if (!isVerb(name)) return { do: 'choose', seat: name, text: spot.word() };
  switch (name) {
    case 'undo':
    case 'no-undo':
      return { do: name, seat: spot.word() };
    case 'expect':
      return { do: 'expect', tree: spot.js, after };
    case 'draws':
      return { do: 'draws', cards: spot.js };
    case 'happens':
    case 'does-not-happen':
      return { do: name, events: readEvents(spot) };
    case 'sees': {
      const [seat, tree] = onlyOne(spot, []);
      return { do: 'sees', seat, tree: tree.js, after };
    }
    case 'offered':
    case 'exactly-offered': {
      const [seat, texts] = onlyOne(spot, []);
      return { do: name, seat, texts: texts.words() };
    }
    case 'asked': {
      const [seat, kind, { because }] = onlyOne(spot, ['because']);
      return { do: name, seat, kind: kind.word(), because };
    }
    case 'not-offered': {
      const [seat, text, { reason, because }] = onlyOne(spot, ['reason', 'because']);
      return { do: name, seat, text: text.word(), reason, because };
    }
  }
}

const readAfter = (after: Spot | null): After => (after === null ? null : readEvents(after));

/** One event or several; each is a map, of which `event` is the name. */
const readEvents = (spot: Spot): readonly Json[] =>
  (spot.isList ? spot.items() : [spot]).map((event) => {
    if (!event.fields().has('event')) event.missing('event');
    return event.js;
  });

/** A map with one seat, and perhaps some of these words beside it. */
function onlyOne<Word extends string>(
  spot: Spot,
  words: readonly Word[],
): [string, Spot, { readonly [word in Word]: string | null }] {
  const isWord = (name: string): boolean => (words as readonly string[]).includes(name);
  const fields = spot.fields();
  const seats = [...fields].filter(([name]) => !isWord(name));
  if (seats.length === 0) spot.wrongType('one seat');
  if (seats.length > 1) seats[1][1].wrongType('one seat');
  const said = Object.fromEntries(words.map((word) => [word, fields.get(word)?.word() ?? null]));
  return [...seats[0], said as { [word in Word]: string | null }];
}
