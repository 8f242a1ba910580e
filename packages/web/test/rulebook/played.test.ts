import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Script } from '@tallyho/kernel';
import { joustScript } from '@tallyho/kernel/reference';
import { readScenarios, type Scenario } from '@tallyho/scenario';
import { describe, expect, test } from 'vitest';
import { waysOf } from '../../src/dogfight/begin.ts';
import type { DogfightRoom } from '../../src/dogfight/room.ts';
import { duelTable } from '../../src/down-in-flames/duel-room.ts';
import { matchBefore, Situation } from '../../src/lessons/situation.ts';
import { buildIndex } from '../../src/library/build-index.ts';
import { freshLines } from '../../src/play/retelling.ts';
import type { LineScene } from '../../src/play/scene.ts';
import { examplesFor } from '../../src/rulebook/played/examples-for.ts';
import { beginningOf, lineAbout, momentNaming, momentsOf } from '../../src/rulebook/played/moments.ts';
import { around, readingTime, scenesOf, type Voice } from '../../src/rulebook/played/scenes.ts';
import { rulebookWords } from '../../src/rulebook/words/words.ts';
import { loadScript } from '../../src/systems.ts';
import { retell } from '../../src/wings-of-war/words/retell.ts';
import { sayChoice } from '../../src/wings-of-war/words/say-choice.ts';

const joust = joustScript as unknown as Script;

const folder = fileURLToPath(new URL('../../../../scenarios/', import.meta.url));
const textOf = (file: string): string => readFileSync(`${folder}${file}`, 'utf8');

function scriptsIn(text: string, file = 'test.yaml'): readonly Scenario[] {
  const read = readScenarios(file, text, textOf);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

/** A script out of the folder of scenarios. */
const scripted = (file: string, part = 1): Scenario => scriptsIn(textOf(file), file)[part - 1];

const [feint] = scriptsIn(`
title: A FEINT gets through a SHIELD
system: reference
given: { attacker: red, red: { hand: [LANCE, FEINT] }, blue: { hand: [SHIELD, SHIELD], hits: 1 } }
steps:
  - expect: { blue.hits: 1 }
  - red: play LANCE
  - offered: { blue: [pass, play SHIELD] }
  - blue: play SHIELD
  - red: play FEINT
    label: feint
  - blue: pass
  - expect: { blue.hits: 2 }
open: red
variants:
  - title: a second SHIELD stops it
    from: feint
    steps: [{ blue: play SHIELD }, { red: pass }, { expect: { blue.hits: 1 } }]
    open: { red: attack }
`);

describe('the moments of a script', () => {
  const moments = momentsOf(feint, joust, null);

  test('are its beginning, its choices and what may be chosen; checks are none', () => {
    expect(moments.map(({ step, chosen, said }) => [step, chosen?.seat ?? null, said?.may ?? null])).toEqual([
      [0, null, null],
      [2, 0, null],
      [3, null, true],
      [4, 1, null],
      [5, 0, null],
      [6, 1, null],
    ]);
    expect(moments.map(({ isChecked }) => isChecked)).toEqual([true, false, false, false, false, true]);
  });

  test('show each seat what it sees, then', () => {
    const [red, blue] = moments[1].looks;
    expect([red.decision, blue.decision?.kind]).toEqual([null, 'answer']);
    expect(moments[5].looks[0].told.length).toBeGreaterThan(moments[1].looks[0].told.length);
  });

  test('name the rules of what is asked and of what happens', () => {
    const { because } = moments[0].looks[0].decision ?? { because: '' };
    expect(moments[1].rules.has(because)).toBe(true);
    expect(momentNaming(because.toLowerCase(), moments)).toBe(1);
    expect(momentNaming('J-99', moments)).toBe(-1);
  });

  test('of what is refused: the reason that the game gives', async () => {
    const bombers = scripted('down-in-flames/rules/bombers.yaml', 24);
    const shown = momentsOf(bombers, await loadScript('down-in-flames'), null);
    expect(shown.find(({ said }) => said?.may === false)?.said).toMatchObject({
      seat: 1,
      refusal: { reason: 'not-faster' },
    });
  });
});

describe('the line about a rule', () => {
  test('is the main one where it is named there, seen by the one who acts, from just before', () => {
    const because = momentsOf(feint, joust, null)[3].rules.values().next().value ?? '';
    const line = lineAbout(because, feint, joust);
    expect(line).toMatchObject({ variant: 0 });
    expect(line === null ? -1 : beginningOf(line)).toBe(Math.max(0, (line?.at ?? 0) - 1));
  });

  test('is about the first choice that is looked at, where the game names it nowhere', () => {
    const line = lineAbout('J-99', feint, joust);
    expect(line).toMatchObject({ variant: 0, at: 2, seat: 1 });
    expect(line === null ? -1 : beginningOf(line)).toBe(2);
  });

  test('is a variant where only that can be played; where nothing can be, there is none', () => {
    const refused = `
title: No such hand
system: reference
given: { red: { hand: [NOTHING] } }
refused: situation-unreadable
`;
    const [none] = scriptsIn(refused);
    expect(lineAbout('J-1', none, joust)).toBeNull();
  });
});

describe('scenes', () => {
  const duel = waysOf(duelTable as unknown as DogfightRoom);
  const voice = (language: 'en' | 'fr'): Voice => ({ room: duel, w: rulebookWords[language], language });

  test('tell what came about and what is asked, in both languages', async () => {
    const line = lineAbout(
      'DIF-POS-07',
      scripted('down-in-flames/rules/bursts.yaml'),
      await loadScript('down-in-flames'),
    );
    if (line === null) throw new Error('nothing is shown');
    const { scenes, first } = scenesOf(line, voice('en'));
    expect(first).toBe(0);
    expect(scenes.map(({ sentences }) => sentences[0].text)).toEqual([
      'Your actions with the Spitfire I: pick a card, or end them. You have 2 Bursts.',
      'Spitfire I fires IN MY SIGHTS 2/2 at Bf-109E Emil.',
      'Spitfire I maneuvers on Bf-109E Emil with SCISSORS: Maneuver 1.',
      'Spitfire I fires IN MY SIGHTS 2/3 at Bf-109E Emil.',
    ]);
    expect(scenes[2].sentences.map(({ rule }) => rule)).toEqual(['DIF-ACT-10', 'DIF-ACT-23', 'DIF-ACT-10', '']);
    const french = scenesOf(line, voice('fr')).scenes.flatMap(({ sentences }) => sentences.map(({ text }) => text));
    expect(french[0]).not.toBe(scenes[0].sentences[0].text);
    expect(readingTime(scenes[1])).toBeGreaterThan(readingTime(scenes[0]));
  });

  test('say what may be done, what may not and why', async () => {
    const bombers = scripted('down-in-flames/rules/bombers.yaml', 24);
    const line = lineAbout('DIF-SPD-06', bombers, await loadScript('down-in-flames'));
    if (line === null) throw new Error('nothing is shown');
    const { scenes, first } = scenesOf(line, voice('en'));
    expect(scenes[first].sentences).toEqual([
      {
        text: 'Not possible: Single out Do-17Z (A1) with a point of Speed – you are not faster',
        rule: 'DIF-SPD-06',
        isBarred: true,
      },
    ]);
    expect(scenes.at(-1)?.sentences[0].text).toMatch(/^Possible: IN MY SIGHTS/);
  });

  test('leave out what the seat does not notice, and say what it has laid down itself', async () => {
    const room = { retell, sayChoice } as unknown as Voice['room'];
    const fire = scripted('wings-of-war/ex-01-one-sided-fire.yaml');
    const line = lineAbout('WOW-FIRE-07', fire, await loadScript('wings-of-war'));
    if (line === null) throw new Error('nothing is shown');
    const { scenes, first } = scenesOf(line, { ...voice('en'), room });
    expect(scenes.length).toBeLessThan(line.moments.length);
    expect(scenes[1].sentences).toEqual([{ text: 'You: left turn', rule: '', isBarred: false }]);
    expect(scenes[first].sentences.map(({ text }) => text)[0]).toMatch(/^Possible: Hold fire/);
  });
});

test('lines are fresh that were not there before; a new account is fresh altogether', () => {
  const lines = (...texts: string[]): LineScene[] => texts.map((text) => ({ text, rule: 'R', weight: '' as const }));
  const texts = (before: LineScene[], now: LineScene[]): string[] => freshLines(before, now).map(({ text }) => text);
  expect(texts(lines('a'), lines('a', 'b', 'c'))).toEqual(['b', 'c']);
  expect(texts([], lines('a'))).toEqual(['a']);
  expect(texts(lines('a', 'b'), lines('a', 'b'))).toEqual([]);
  expect(texts(lines('a', 'b'), lines('a', 'c', 'd'))).toEqual(['a', 'c', 'd']);
  expect(texts(lines('a', 'b'), lines('a'))).toEqual(['a']);
});

test('of many lines those are read that lie around the one with the rule, or the first', () => {
  const lines = (...rules: string[]): LineScene[] =>
    rules.map((rule, at) => ({ text: `${at}`, rule, weight: '' as const }));
  const read = (rule: string, of: LineScene[]): string =>
    around(rule, of)
      .map(({ text }) => text)
      .join('');
  const eight = lines('A', 'B', 'C', 'R', 'D', 'E', 'F', 'S');
  expect(read('r', eight)).toBe('23456');
  expect(read('S', eight)).toBe('34567');
  expect(read('A', eight)).toBe('01234');
  expect(read('none', eight)).toBe('01234');
  expect(read('B', lines('A', 'B'))).toBe('01');
});

test('examples that are about a rule come first, those without a choice last, those that cannot be played not at all', () => {
  const script = (title: string, rules: string, last = 'steps: [{ red: pass }]'): string =>
    `title: ${title}\nsystem: reference\nrules: [${rules}]\n${last}`;
  const text = [
    script('Much', 'J-1, J-2, J-3, J-4'),
    script('Idle', 'J-2', ''),
    script('Refused', 'J-2', 'refused: no'),
    script('Little', 'J-1, J-2'),
    script('Alone', 'J-2'),
  ].join('\n---\n');
  const { entries, unreadable } = buildIndex([{ file: 'a.yaml', text }], () => null);
  expect(unreadable).toEqual([]);
  expect(entries.map(({ choices }) => choices)).toEqual([1, 0, null, 1, 1]);
  const titles = (lessons: typeof entries, examples = entries): string[] =>
    examplesFor('j-2', { lessons, examples, paragraphs: [] }).map(({ title }) => title);
  expect(titles([])).toEqual(['Alone', 'Little', 'Much', 'Idle']);
  expect(titles([entries[0]], [entries[2]])).toEqual(['Much']);
});

describe('a situation that is tried', () => {
  const silent = { answer: async () => 0, hints: async () => [], close: () => {} };

  test('begins before what matters is done, with chance that nobody knows', () => {
    const line = lineAbout('J-99', feint, joust);
    if (line === null) throw new Error('nothing is shown');
    const match = matchBefore(feint, joust, { ...line, at: 4 });
    if (match === null) throw new Error('it does not come so far');
    expect(match.moves.map(({ text }) => text)).toEqual(['play LANCE', 'play SHIELD']);
    const { words } = match.state.chance;
    const tried = new Situation(match, 0, silent);
    expect(tried.match.state.chance.words).not.toEqual(words);
    expect(tried.match.state.chance.secret).toMatch(/^[0-9a-f]{64}$/);
    expect([tried.leads, tried.permits(), tried.ended]).toEqual([false, true, null]);
  });

  test('tells when it has gone on, and how it has ended', () => {
    const match = matchBefore(
      feint,
      joust,
      lineAbout('J-99', feint, joust) ?? { rule: '', variant: 0, moments: [], at: 0, seat: 0 },
    );
    if (match === null) throw new Error('it does not come so far');
    const tried = new Situation(match, 1, silent);
    let heard = 0;
    const stop = tried.subscribe(() => heard++);
    tried.went();
    stop();
    tried.went();
    expect([heard, tried.getVersion()]).toEqual([1, 2]);
    const ending = (winners: number[]): unknown => {
      match.state.outcome = { winners, because: 'J-6' };
      return tried.ended;
    };
    expect([ending([1]), ending([0]), ending([])]).toEqual(['won', 'lost', 'drawn']);
  });

  test('of a variant begins as the variant does', () => {
    const line = { rule: '', variant: 1, moments: momentsOf(feint, joust, feint.variants[0]), at: 5, seat: 1 };
    const match = matchBefore(feint, joust, line);
    expect(match?.moves.map(({ text }) => text)).toEqual(['play LANCE', 'play SHIELD', 'play FEINT']);
  });
});
