import { below, chanceFrom, type Decision, Match, type Trial } from '@tallyho/kernel';
import { type Language, reason } from '@tallyho/words';
import type { DogfightRoom } from '../../src/dogfight/room.ts';
import type { Telling } from '../../src/dogfight/scene.ts';
import { human } from '../../src/saved/players.ts';

/** Nothing that stands for what is not known: a lone question mark is a name that was not found. */
const isGood = (text: string): boolean =>
  text.trim() !== '' && !/undefined|NaN|\?\?|(^|\s)\?\s+\p{Ll}|\[object/u.test(text);
const unfit = (texts: readonly string[]): string[] => texts.filter((text) => !isGood(text));

/** A table whose games can be dealt at random. */
export interface Flown {
  readonly room: DogfightRoom;
  readonly trial: Pick<Trial, 'deal'>;
  /** What is chosen wherever it can be; otherwise chance decides. */
  prefers?(choice: object): boolean;
  /** All cards lie open, and everybody is shown them. */
  readonly isOpen?: boolean;
}

function begin({ room, trial }: Flown, seed: number): Match {
  const started = Match.start(room.game, trial.deal(chanceFrom(seed)), String(seed));
  if (!started.ok) throw new Error(started.problem.code);
  return started.value;
}

/** A random fight of any kind, looked at by a visitor before every choice and at the end. */
function fly(flown: Flown, seed: number, look: (match: Match) => void): Match {
  const chance = chanceFrom(`fly ${seed}`);
  const match = begin(flown, seed);
  for (;;) {
    look(match);
    const [decision] = match.table.decisions();
    if (decision === undefined) return match;
    const { options } = decision;
    const preferred = options.find((choice) => flown.prefers?.(choice) === true);
    match.choose(decision.seat, decision.id, preferred ?? options[below(chance, options.length)]);
  }
}

const told = ({ room }: Flown, match: Match, seat: number, language: Language): Telling<object> =>
  room.tell({
    view: room.game.observe(match.state, seat),
    told: match.told(seat),
    players: match.state.asked.map(() => human),
    language,
  });

/** What was heard of in random games, and what was wrong with the words for it. */
export interface Survey {
  /** The kinds of questions that were asked. */
  readonly kinds: Set<string>;
  /** The events that were told. */
  readonly events: Set<string>;
  /** Questions that are no sentence, and options that are not named, or not each differently. */
  readonly questions: string[];
  /** Refusals without words for what is refused, or for the reason. */
  readonly refusals: string[];
  /** Cards that can be chosen and lie in no hand that is shown; hands that are shown to somebody who has none. */
  readonly hands: string[];
  /** Events, and whatever else stands around the table, without words. */
  readonly tales: string[];
}

export interface Extent {
  readonly games: number;
  /** In every so many games refusals and hands are looked at, too. */
  readonly closely?: number;
  /** Of the questions of a kind that has been asked before, every so many are put into words. */
  readonly every?: number;
}

/** Flies so many games and puts all that goes on into words. */
export function survey(
  flown: Flown,
  language: Language,
  { games, closely = 4, every = 1 }: Extent,
  found: Survey = nothingYet(),
): Survey {
  let asked = 0;
  for (let seed = 0; seed < games; seed++) {
    const isClose = seed % closely === 0;
    const last = fly(flown, seed, (match) => {
      for (const ask of match.state.asks) {
        if (ask.choice !== null) continue;
        const decision = match.table.decision(ask);
        if (found.kinds.has(decision.kind) && ++asked % every !== 0) continue;
        found.kinds.add(decision.kind);
        const telling = told(flown, match, ask.seat, language);
        readQuestion(telling.question(decision, isClose ? match.table.refusals(ask) : []), decision, language, found);
        if (isClose) readHands(telling, decision, found);
      }
      if (!isClose || flown.isOpen) return;
      if (told(flown, match, -1, language).hands.length > 0) found.hands.push('a visitor is shown a hand');
    });
    readTales(flown, last, language, found);
  }
  return found;
}

export const nothingYet = (): Survey => ({
  kinds: new Set(),
  events: new Set(),
  questions: [],
  refusals: [],
  hands: [],
  tales: [],
});

type Question = ReturnType<Telling<object>['question']>;

function readQuestion(question: Question, decision: Decision<object>, language: Language, found: Survey): void {
  const { kind } = decision;
  const fault = (what: string): number => found.questions.push(`${kind}: ${what}`);
  if (!isGood(question.prompt)) fault(`is asked as “${question.prompt}”`);
  for (const { options, refused } of [question.buttons, ...question.cards.values()]) {
    for (const { text, after = '' } of options) {
      if (!isGood(text)) fault(`an option is called “${text}”`);
      if (after !== '' && !isGood(after)) fault(`what comes of it is called “${after}”`);
    }
    if (new Set(options.map(({ text }) => text)).size !== options.length)
      fault(`two options are called the same: ${options.map(({ text }) => text).join(' | ')}`);
    for (const each of refused)
      if (!isGood(each.text) || reason(each.reason, language) === each.reason)
        found.refusals.push(`${kind}: “${each.text}” is refused for ${each.reason}`);
  }
  if (new Set(question.texts).size !== decision.options.length) fault('not every option has a text of its own');
}

/** Every card that can be chosen lies in a hand that is shown. */
function readHands({ hands, question }: Telling<object>, decision: Decision<object>, found: Survey): void {
  const shown = new Set(hands.flatMap(({ places }) => places.map(({ card }) => card)));
  for (const card of question(decision, []).cards.keys())
    if (!shown.has(card)) found.hands.push(`${decision.kind}: card ${card} is in no hand`);
}

/** The whole table as everybody sees it at the end. */
function readTales(flown: Flown, match: Match, language: Language, found: Survey): void {
  for (let seat = -1; seat < match.state.asked.length; seat++) {
    const { scene } = told(flown, match, seat, language);
    found.tales.push(
      ...unfit(scene.log.map(({ text }) => text)),
      ...unfit([scene.turn, ...scene.words, ...scene.fortunes]),
      ...unfit(scene.sheets.flatMap(({ name, rows }) => [name, ...rows.map((row) => row.name)])),
      ...(scene.end === null ? [] : unfit([scene.end.headline, scene.end.because])),
    );
    for (const event of match.told(seat)) found.events.add((event as { readonly event: string }).event);
  }
}

/** Every text of a catalogue that is not made by a function. */
export const textsOf = (part: unknown): string[] => {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(textsOf);
};
