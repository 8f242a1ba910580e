import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { compare } from '../src/replay/changes.ts';
import { FailureReport } from '../src/replay/failure-report.tsx';
import { MarkedTree } from '../src/replay/marked-tree.tsx';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { stepWords } from '../src/words/step-words.ts';

/** Every text of a catalogue, functions called with something that fits. */
const textsOf = (part: unknown): string[] => {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return [2, 'x'].map((given) => String(part(given, 3)));
  return Object.values(part as object).flatMap(textsOf);
};

describe('the words of the page', () => {
  test('are all there in both languages', () => {
    for (const texts of [en, fr]) expect(textsOf(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  test('keep French punctuation on its line', () => {
    expect(textsOf(fr).filter((text) => / [:;!?»]|« |'/.test(text))).toEqual([]);
  });

  test('say what a step does', () => {
    expect(stepWords({ do: 'choose', seat: 'red', text: 'pass' }, en)).toEqual({
      kind: 'choice',
      head: 'red',
      about: ['pass'],
    });
    const expectation = { 'blue.hits': 3, outcome: null };
    expect(stepWords({ do: 'expect', after: null, tree: expectation }, fr).about).toEqual([
      'blue.hits 3, outcome rien',
    ]);
    const sized = { hand: { $count: 7 }, card: { $absent: true } };
    expect(stepWords({ do: 'expect', after: null, tree: sized }, en).about).toEqual(['hand how many: 7, card absent']);
  });
});

describe('what is marked', () => {
  const draw = (now: object, before: object): string =>
    renderToStaticMarkup(<MarkedTree tree={compare(now as never, before as never, ['hand'])} />);

  test('is said in words, not by colour alone', () => {
    expect(draw({ hits: 2 }, { hits: 1 })).toContain('was 1');
    expect(draw({ pace: 'trot' }, {})).toContain('new');
    expect(draw({}, { pace: 'trot' })).toMatch(/<del>trot<\/del>.*gone/);
    const hand = draw({ hand: ['LANCE', 'LANCE'] }, { hand: ['LANCE', 'FEINT'] });
    expect(hand).toContain('1 more than before');
    expect(hand).toMatch(/<del>FEINT<\/del>.*1 fewer than before/);
  });
});

test('a failure says what was expected, what was found and what could have been chosen', () => {
  const open = [{ seat: 'blue', kind: 'answer', because: 'J-3', options: ['pass'] }];
  const failure = {
    code: 'step-expect',
    place: 'a.yaml:7',
    step: 3,
    expected: { hits: 3 },
    found: { hits: 2 },
    there: null,
    open,
  } as const;
  const html = renderToStaticMarkup(<FailureReport failure={failure} onShow={() => {}} />);
  for (const text of ['failed at step 3', 'Expected', 'Found', 'a.yaml:7', 'pass', 'Show that step']) {
    expect(html).toContain(text);
  }
});
