import { downInFlames, downInFlamesTrial } from '@tallyho/down-in-flames';
import { below, chanceFrom, Match } from '@tallyho/kernel';
import { reason } from '@tallyho/words';
import { describe, expect, test } from 'vitest';
import { sortOffers } from '../../src/down-in-flames/model/offers.ts';
import { planeInFocus } from '../../src/down-in-flames/model/relations.ts';
import { modelOf } from '../../src/down-in-flames/model/use-model.ts';
import { promptFor } from '../../src/down-in-flames/words/prompt.ts';
import { choiceWords, eventSentence } from '../../src/down-in-flames/words/speak.ts';
import { duelWords } from '../../src/down-in-flames/words/words.ts';

const GAMES = 60;
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
  const started = Match.start(downInFlames, downInFlamesTrial.deal(chanceFrom(seed)), seed);
  if (!started.ok) throw new Error(started.problem.code);
  return started.value;
}

describe.each(['en', 'fr'] as const)('the table in %s', (language) => {
  const w = duelWords[language];

  test('asks every question in a sentence, and names every option differently', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      fly(seed, (match) => {
        for (const decision of match.table.decisions()) {
          const { seat, kind } = decision;
          kinds.add(kind);
          const model = modelOf(downInFlames.observe(match.state, seat), match.told(seat));
          const { view, names, chain } = model;
          const plane = planeInFocus(view);
          expect(isGood(promptFor(w, view, names, decision, chain))).toBe(true);
          const offers = sortOffers(decision, []);
          for (const options of [offers.buttons, ...[...offers.cards.values()].map((offer) => offer.options)]) {
            const labels = options.map((choice) => choiceWords(w, view, names, kind, plane, choice));
            expect(labels.filter((label) => !isGood(label))).toEqual([]);
            expect(new Set(labels).size).toBe(labels.length);
          }
        }
      });
    }
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining([
        'act',
        'altitude',
        'answer',
        'discard',
        'evade',
        'follow',
        'next',
        'pay',
        'speed',
        'start',
      ]),
    );
  });

  test('says why not, for everything that is refused', () => {
    for (let seed = 0; seed < GAMES / 4; seed++) {
      fly(seed, (match) => {
        for (const ask of match.state.asks) {
          if (ask.choice !== null) continue;
          const model = modelOf(downInFlames.observe(match.state, ask.seat), []);
          const plane = planeInFocus(model.view);
          for (const refusal of match.table.refusals(ask)) {
            const label = choiceWords(w, model.view, model.names, match.table.kind(), plane, refusal.choice);
            expect(isGood(label)).toBe(true);
            expect(reason(refusal.reason, language)).not.toBe(refusal.reason);
          }
        }
      });
    }
  });

  test('tells every event in a sentence, and to nobody what he may not know', () => {
    const events = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      const match = begin(seed);
      const chance = chanceFrom(`tell ${seed}`);
      for (let [decision] = match.table.decisions(); decision !== undefined; [decision] = match.table.decisions())
        match.choose(decision.seat, decision.id, decision.options[below(chance, decision.options.length)]);
      for (let seat = -1; seat < match.state.asked.length; seat++) {
        const told = match.told(seat);
        const { names } = modelOf(downInFlames.observe(match.state, seat), told);
        for (const event of told) {
          events.add(event.event);
          expect(isGood(eventSentence(w, names, event))).toBe(true);
          if (event.event === 'cards') expect(match.state.fixed.owner[event.plane]).toBe(seat);
        }
      }
    }
    const rare = ['destroyed', 'reshuffled', 'order', 'initiative', 'stalled'];
    const missing = Object.keys(w.events).filter((event) => !events.has(event) && !rare.includes(event));
    expect(missing).toEqual([]);
  });
});

/** Every text of a catalogue that is not made by a function. */
const textsOf = (part: unknown): string[] => {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(textsOf);
};

test('French keeps its punctuation on the line and its apostrophes round', () => {
  expect(textsOf(duelWords.fr).filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
});
