import { readdirSync, readFileSync } from 'node:fs';
import { type Script, SPECTATOR } from '@tallyho/kernel';
import { joustScript } from '@tallyho/kernel/reference';
import { readScenarios, type Scenario } from '@tallyho/scenario';
import { describe, expect, test } from 'vitest';
import { type Film, makeFilm } from '../src/replay/film.ts';
import { happeningsFor, rulesFor, seesStep, treeOf } from '../src/replay/viewpoint.ts';

const script = joustScript as unknown as Script;
const EVERYTHING = 'everything';

function read(text: string): Scenario {
  const read = readScenarios('test.yaml', text);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value[0];
}

const start = `
title: A test
system: reference
given:
  phase: pace
  red: { hand: [LANCE] }
  blue: { hand: [SHIELD, SWERVE] }
`;

const film = (steps: string, variant = -1): Film => {
  const scenario = read(start + steps);
  return makeFilm(scenario, script, scenario.variants[variant] ?? null);
};

describe('a film of a scripted game', () => {
  const shown = film(`
steps:
  - red: gallop
  - blue: walk
  - { asked: { red: attack, because: J-2 }, label: attack }
  - red: play LANCE
  - blue: pass
open: true
variants:
  - { title: No attack, from: attack, steps: [{ red: pass }], open: true }
`);

  test('has a frame before the first step and one after each', () => {
    expect(shown.failure).toBeNull();
    expect(shown.frames.map(({ step }) => step?.action.do ?? null)).toEqual([
      null,
      'choose',
      'choose',
      'asked',
      'choose',
      'choose',
    ]);
  });

  test('keeps the table as it was at each of them', () => {
    const hands = shown.frames.map((frame) => treeOf(shown, frame, EVERYTHING).red);
    expect(hands[0]).toEqual({ hand: ['LANCE'], hits: 0 });
    expect(hands[4]).toEqual({ hand: [], hits: 0 });
    expect(hands.map((red) => (red as { hand: unknown[] }).hand.length)).toEqual([1, 1, 1, 1, 0, 0]);
    const hits = shown.frames.map((frame) => (treeOf(shown, frame, EVERYTHING).blue as { hits: number }).hits);
    expect(hits).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('tells the events, the decision that was answered and the rules of each step', () => {
    const [, , paces, asked, lance, pass] = shown.frames;
    expect(paces.happenings.map(({ tree }) => tree)).toEqual([
      { event: 'paces', paces: ['gallop', 'walk'], attacker: 'red', because: 'J-1' },
    ]);
    expect(asked.happenings).toEqual([]);
    expect(rulesFor(shown, asked, EVERYTHING)).toEqual(['J-2']);
    expect(lance.answered?.kind).toBe('attack');
    expect(rulesFor(shown, pass, EVERYTHING)).toEqual(['J-3', 'J-4']);
  });

  test('lists what could be chosen, and why some things could not', () => {
    const [question] = shown.frames[4].questions;
    expect(question).toMatchObject({ seat: 1, kind: 'answer', options: ['pass', 'play SHIELD', 'play SWERVE'] });
    expect(film('steps: []\nopen: true').frames[0].questions.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('of a variant begins with the main line up to where it branches off', () => {
    const variant = makeFilm(shown.scenario, script, shown.scenario.variants[0]);
    expect(variant.failure).toBeNull();
    expect(variant.frames).toHaveLength(5);
  });
});

test('a script that must be refused has no frames, and what the game says to it', () => {
  const scenario = read('title: x\nsystem: reference\noptions: { turns: 0 }\nrefused: field-wrong-value');
  expect(makeFilm(scenario, script, null)).toMatchObject({
    frames: [],
    failure: null,
    refusal: { code: 'field-wrong-value', place: 'options.turns', facts: { found: 0 } },
  });
});

describe('a film of a script that fails', () => {
  test('ends with the step that went wrong, on the table as it was', () => {
    const failed = film('steps:\n  - red: trot\n  - red: gallop\n  - blue: walk\nopen: true');
    expect(failed.failure).toMatchObject({ code: 'step-choice', step: 2 });
    expect(failed.frames).toHaveLength(3);
    expect(failed.frames[2]).toMatchObject({ failed: true, happenings: [], step: { action: { text: 'gallop' } } });
    expect(failed.steps).toBe(3);
  });

  test('at its end marks the last step', () => {
    const failed = film('steps:\n  - red: trot');
    expect(failed.failure?.code).toBe('end-decision-open');
    expect(failed.frames.map((frame) => frame.failed)).toEqual([false, true]);
  });

  test('before it begins has no frames', () => {
    const failed = makeFilm(read('title: x\nsystem: reference\noptions: { turns: 0 }'), script, null);
    expect(failed).toMatchObject({ frames: [], failure: { step: 0, code: 'script-options' } });
  });

  test('shows nothing new when a choice is taken back', () => {
    const undone = film('steps:\n  - red: gallop\n  - undo: red\n  - red: walk\nopen: true');
    expect(undone.failure).toBeNull();
    expect(undone.frames.map(({ happenings }) => happenings.length)).toEqual([0, 0, 0, 0]);
  });
});

describe('a viewpoint', () => {
  const secret = film('steps:\n  - red: gallop\n  - blue: walk\n  - draws: [FEINT]\n  - red: pass\nopen: true');
  const [, chosen, revealed, laid, drawn] = secret.frames;

  test('does not read a secret choice before it is revealed', () => {
    expect([EVERYTHING, 0, 1, SPECTATOR].map((from) => seesStep(secret, chosen, from as never))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(seesStep(secret, revealed, 1)).toBe(true);
  });

  test('does not see what a script prepares', () => {
    expect(seesStep(secret, laid, EVERYTHING)).toBe(true);
    expect(seesStep(secret, laid, 0)).toBe(false);
  });

  test('sees its own hand, and hears what it may know', () => {
    expect(treeOf(secret, drawn, 0).blue).not.toHaveProperty('hand');
    const cards = (from: 0 | 1 | 'everything'): unknown[] =>
      happeningsFor(drawn, from).filter(({ tree }) => JSON.stringify(tree).includes('"cards"'));
    expect(cards(0)).toHaveLength(1);
    expect(cards(1)).toHaveLength(1);
    expect(cards(EVERYTHING)).toHaveLength(2);
  });
});

test('the scripted games of the reference game can all be filmed to their end, variants too', () => {
  const folder = new URL('../../kernel/test/reference/scenarios/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const scenario = read(readFileSync(new URL(file, folder), 'utf8'));
    for (const variant of [null, ...scenario.variants]) {
      const made = makeFilm(scenario, script, variant);
      expect(made.failure).toBeNull();
      expect(made.frames).toHaveLength(made.steps + 1);
    }
  }
});
