import { below, chanceFrom, Match } from '@tallyho/kernel';
import { decisionKinds, subjectOf, wingsOfWar, wingsOfWarTrial } from '@tallyho/wings-of-war';
import { reason } from '@tallyho/words';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../../src/play/look.ts';
import { modelOf } from '../../src/wings-of-war/model/use-model.ts';
import { tableInWords } from '../../src/wings-of-war/words/in-words.ts';
import { linesOf } from '../../src/wings-of-war/words/log-lines.ts';
import { aboutOf, questionFor } from '../../src/wings-of-war/words/question.ts';
import { choiceWords } from '../../src/wings-of-war/words/speak.ts';
import { wingsWords } from '../../src/wings-of-war/words/words.ts';

const GAMES = 40;
/** Until somebody has sat behind somebody else, and all other questions have been asked. */
const MANY = 200;
const isGood = (text: string): boolean => text.trim() !== '' && !/undefined|NaN|\?\?|\[object/.test(text);

/** A random fight of any kind, looked at by a visitor before every choice. */
function fly(seed: number, look: (match: ReturnType<typeof begin>) => void): void {
  const chance = chanceFrom(`fly ${seed}`);
  const match = begin(seed);
  for (;;) {
    look(match);
    const [decision] = match.table.decisions();
    if (decision === undefined) return;
    match.choose(decision.seat, decision.id, decision.options[below(chance, decision.options.length)]);
  }
}

function begin(seed: number) {
  const started = Match.start(wingsOfWar, wingsOfWarTrial.deal(chanceFrom(seed)), seed);
  if (!started.ok) throw new Error(started.problem.code);
  return started.value;
}

describe.each(['en', 'fr'] as const)('the table in %s', (language) => {
  const w = wingsWords[language];

  test('asks every kind of question in a sentence, and names every option differently', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < MANY; seed++) {
      fly(seed, (match) => {
        for (const decision of match.table.decisions()) {
          const { seat, kind } = decision;
          kinds.add(kind);
          const { view, names } = modelOf(lookAt(match, seat));
          const question = questionFor(w, view, names, decision, []);
          expect(isGood(question.prompt)).toBe(true);
          expect(question.texts.filter((text) => !isGood(text))).toEqual([]);
          expect(new Set(question.texts).size).toBe(question.texts.length);
        }
      });
    }
    expect([...kinds].sort()).toEqual([...decisionKinds].sort());
  });

  test('gives a reason in words for everything that is refused', () => {
    for (let seed = 0; seed < GAMES / 4; seed++) {
      fly(seed, (match) => {
        for (const ask of match.state.asks) {
          if (ask.choice !== null) continue;
          const { view, names } = modelOf(lookAt(match, ask.seat));
          const about = aboutOf(view, subjectOf(view, ask.seat));
          for (const refusal of match.table.refusals(ask)) {
            expect(isGood(choiceWords(w, view, names, about, refusal.choice))).toBe(true);
            expect(reason(refusal.reason, language)).not.toBe(refusal.reason);
          }
        }
      });
    }
  });

  test('WOW-GAP-108: tells the landing fields where the floor is the ground, and only there', () => {
    const fieldsAt = (floor: number): number => {
      const started = Match.start(wingsOfWar, { floor, switches: { altitude: true, higher: true } }, 1);
      if (!started.ok) throw new Error(started.problem.code);
      const { view, names } = modelOf(lookAt(started.value, 0));
      const [field] = w.table.wordsField({ x: '|', y: '|', width: '|', length: '|' }).split('|');
      return tableInWords(w, view, names, () => 'x').filter((line) => line.startsWith(field)).length;
    };
    expect([fieldsAt(0), fieldsAt(2)]).toEqual([2, 0]);
  });

  test('WOW-GAP-139, WOW-GAP-41: says who gives way, and speaks of cards only where some are drawn', () => {
    const model = modelOf(lookAt(begin(0), 0));
    const told = (cards: number[], because: string): string =>
      linesOf(w, model, [{ event: 'collision', planes: [0, 1], cards, because }])[0].text;
    const wordsOf = (text: string) => text.match(/cards|cartes|ground|au sol|chance|hasard/)?.[0];
    expect([told([], 'WOW-GAP-139'), told([], 'WOW-GAP-41'), told([101, 102], 'WOW-OVL-04')].map(wordsOf)).toEqual(
      language === 'en' ? ['ground', 'chance', 'cards'] : ['au sol', 'hasard', 'cartes'],
    );
  });

  test('WOW-GAP-39: says how far somebody was set back, or that there was no place for it at all', () => {
    const model = modelOf(lookAt(begin(0), 0));
    const told = (by: number): string =>
      linesOf(w, model, [{ event: 'set-back', plane: 0, by, because: 'WOW-OVL-06' }])[0].text;
    expect(told(200_000)).toMatch(/200\smm/);
    expect(told(200_100)).not.toMatch(/\d\smm/);
  });

  test('has a sentence for whatever happens, and tells the whole table', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      let heard = 0;
      fly(seed, (match) => {
        const model = modelOf(lookAt(match, seed % 2 === 0 ? 0 : -1));
        const lines = linesOf(w, model, model.told.slice(heard));
        heard = model.told.length;
        expect(lines.filter(({ text }) => !isGood(text))).toEqual([]);
        const words = tableInWords(w, model.view, model.names, () => 'x');
        expect(words.filter((line) => !isGood(line))).toEqual([]);
      });
    }
  });
});
