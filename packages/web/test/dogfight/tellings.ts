import { below, chanceFrom, Match, type Trial } from '@tallyho/kernel';
import { type Language, reason } from '@tallyho/words';
import { expect } from 'vitest';
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

/**
 * Flies so many fights, and returns the kinds of questions that were asked: every one in a sentence, every option named
 * differently.
 */
export function questionsAsked(flown: Flown, language: Language, games: number): Set<string> {
  const kinds = new Set<string>();
  for (let seed = 0; seed < games; seed++)
    fly(flown, seed, (match) => {
      for (const decision of match.table.decisions()) {
        kinds.add(decision.kind);
        const question = told(flown, match, decision.seat, language).question(decision, []);
        expect(unfit([question.prompt])).toEqual([]);
        for (const { options } of [question.buttons, ...question.cards.values()]) {
          const labels = options.map(({ text }) => text);
          expect(unfit(labels)).toEqual([]);
          expect(options.filter(({ after = '' }) => after !== '' && !isGood(after))).toEqual([]);
          expect(new Set(labels).size).toBe(labels.length);
        }
        expect(new Set(question.texts).size).toBe(decision.options.length);
      }
    });
  return kinds;
}

/** Every refusal has words for what is refused and for the reason. */
export function refusalsExplained(flown: Flown, language: Language, games: number): void {
  for (let seed = 0; seed < games; seed++)
    fly(flown, seed, (match) => {
      for (const ask of match.state.asks) {
        if (ask.choice !== null) continue;
        const question = told(flown, match, ask.seat, language).question(
          match.table.decision(ask),
          match.table.refusals(ask),
        );
        for (const { refused } of [question.buttons, ...question.cards.values()])
          for (const each of refused) {
            expect(unfit([each.text])).toEqual([]);
            expect(reason(each.reason, language)).not.toBe(each.reason);
          }
      }
    });
}

/** Every card that can be chosen lies in a hand that is shown, and nobody else's does. */
export function handsFit(flown: Flown, games: number): void {
  for (let seed = 0; seed < games; seed++)
    fly(flown, seed, (match) => {
      for (const decision of match.table.decisions()) {
        const { hands, question } = told(flown, match, decision.seat, 'en');
        const shown = new Set(hands.flatMap(({ places }) => places.map(({ card }) => card)));
        const wanted = [...question(decision, []).cards.keys()];
        expect(wanted.filter((card) => !shown.has(card))).toEqual([]);
      }
      expect(told(flown, match, -1, 'en').hands).toEqual([]);
    });
}

/** The whole table can be told at every moment; returns the events that were heard of. */
export function eventsTold(flown: Flown, language: Language, games: number): Set<string> {
  const events = new Set<string>();
  for (let seed = 0; seed < games; seed++) {
    const match = fly(flown, seed, () => {});
    for (let seat = -1; seat < match.state.asked.length; seat++) {
      const { scene } = told(flown, match, seat, language);
      expect(unfit(scene.log.map(({ text }) => text))).toEqual([]);
      expect(unfit([scene.turn, ...scene.words, ...scene.fortunes])).toEqual([]);
      expect(unfit(scene.sheets.flatMap(({ name, rows }) => [name, ...rows.map((row) => row.name)]))).toEqual([]);
      expect(scene.end === null ? [] : unfit([scene.end.headline, scene.end.because])).toEqual([]);
      for (const event of match.told(seat)) events.add((event as { readonly event: string }).event);
    }
  }
  return events;
}

/** Every text of a catalogue that is not made by a function. */
export const textsOf = (part: unknown): string[] => {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(textsOf);
};
