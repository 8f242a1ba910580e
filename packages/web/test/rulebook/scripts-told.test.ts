import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRulebook } from '@tallyho/rulebook/node';
import { readScenarios, type Scenario } from '@tallyho/scenario';
import { describe, expect, test } from 'vitest';
import { waysOf } from '../../src/dogfight/begin.ts';
import type { DogfightRoom } from '../../src/dogfight/room.ts';
import { duelTable } from '../../src/down-in-flames/duel-room.ts';
import { compare, type Marked } from '../../src/replay/changes.ts';
import { makeFilm } from '../../src/replay/film.ts';
import { happeningsFor, rulesFor, seesQuestion, seesStep, treeOf, viewpoints } from '../../src/replay/viewpoint.ts';
import { chapterAt, chaptersOf, headingOf, numeralOf } from '../../src/rulebook/chapters.ts';
import { beginningOf, lineAbout } from '../../src/rulebook/played/moments.ts';
import { readingTime, scenesOf, type Voice } from '../../src/rulebook/played/scenes.ts';
import { rulebookWords } from '../../src/rulebook/words/words.ts';
import { loadScript } from '../../src/systems.ts';
import { retell } from '../../src/wings-of-war/words/retell.ts';
import { sayChoice } from '../../src/wings-of-war/words/say-choice.ts';
import { zeroTable } from '../../src/zero/zero-room.ts';

const folder = fileURLToPath(new URL('../../../../scenarios/', import.meta.url));
const textOf = (file: string): string => readFileSync(`${folder}${file}`, 'utf8');

function scripted(file: string, part: number): Scenario {
  const read = readScenarios(file, textOf(file), textOf);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value[part - 1];
}

const sky = (table: unknown): Voice['room'] => waysOf(table as DogfightRoom) as unknown as Voice['room'];

const rooms: { readonly [system: string]: Voice['room'] } = {
  'down-in-flames': sky(duelTable),
  zero: sky(zeroTable),
  'wings-of-war': { retell, sayChoice } as unknown as Voice['room'],
};

/** How many leaves of a tree are marked, and how. */
function marksIn(tree: Marked): string[] {
  switch (tree.kind) {
    case 'value':
      return tree.mark === 'same' ? [] : [`${JSON.stringify(tree.was ?? null)} → ${JSON.stringify(tree.value)}`];
    case 'list':
      return tree.mark === 'same'
        ? []
        : tree.items
            .filter(({ count, before }) => count !== before)
            .map(({ value, count, before }) => `${value} ${before} → ${count}`);
    case 'rows':
      return tree.rows.flatMap(marksIn);
    case 'map':
      return tree.fields.flatMap(({ name, value }) => {
        const marks = marksIn(value);
        const own = value.kind !== 'value' && (value.mark === 'new' || value.mark === 'gone') ? [value.mark] : [];
        return [...own, ...marks].map((mark) => `${name}.${mark}`);
      });
  }
}

/** A script frame by frame, as everybody sees it and as each seat does. */
function filmed(scenario: Scenario, script: Awaited<ReturnType<typeof loadScript>>): string[] {
  return [null, ...scenario.variants.slice(0, 1)].flatMap((variant) => {
    const film = makeFilm(scenario, script, variant);
    const eyes = viewpoints(film.seats.length);
    return [
      `  ${variant?.title ?? 'main line'}: ${film.frames.length} of ${film.steps} steps, ${film.failure === null ? 'sound' : 'failed'}, seats ${film.seats.join(' ')}`,
      ...film.frames.slice(0, 14).flatMap((frame, at) => {
        const before = film.frames[at - 1];
        const { step, happenings, questions, answered, failed } = frame;
        return [
          `    ${at} ${step?.action.do ?? 'beginning'}${failed ? ' failed' : ''}, ${happenings.length} happenings, asks ${questions.map((one) => `${one.seat} ${one.kind} ${one.options.length}/${one.refusals.length}`).join(', ')}, answers ${answered?.kind ?? 'nothing'}`,
          ...eyes.map((from) => {
            const tree = treeOf(film, frame, from);
            const then = before === undefined ? undefined : treeOf(film, before, from);
            const marks = marksIn(compare(tree, then, script.unordered));
            return `      ${from}: ${seesStep(film, frame, from) ? 'sees it' : 'does not'}, ${happeningsFor(frame, from).length} known, ${questions.filter((one) => seesQuestion(one, from)).length} asked, rules ${rulesFor(film, frame, from).join(' ')}; ${marks.slice(0, 6).join(', ')}`;
          }),
        ];
      }),
    ];
  });
}

/** What is shown of a script to whoever reads one of its rules. */
function played(scenario: Scenario, script: Awaited<ReturnType<typeof loadScript>>, rule: string): string[] {
  const line = lineAbout(rule, scenario, script);
  if (line === null) return [`  ${rule}: nothing`];
  const told = (['en', 'fr'] as const).flatMap((language) => {
    const { scenes, first } = scenesOf(line, { room: rooms[scenario.system], w: rulebookWords[language], language });
    return scenes.map((scene, at) => {
      const said = scene.sentences.map(
        ({ text, rule: by, isBarred }) => `${isBarred ? '✗ ' : ''}${text}${by === '' ? '' : ` (${by})`}`,
      );
      return `      ${at === first ? '→ ' : ''}${readingTime(scene)} ms: ${said.join(' | ')}`;
    });
  });
  return [
    `  ${rule}: variant ${line.variant}, ${line.moments.length} moments, at ${line.at} from ${beginningOf(line)}, seat ${line.seat}`,
    ...told.slice(0, 30),
  ];
}

const scripts = [
  ['down-in-flames/rules/bursts.yaml', 1, ['DIF-POS-07', 'DIF-ACT-27']],
  ['down-in-flames/examples/DIF-EX-16-playing-cards.yaml', 1, ['DIF-ACT-08', 'DIF-XX-99']],
  ['zero/z-ex-16-19-wingmen.yaml', 1, ['Z-9.22a', 'Z-9.31a']],
  ['wings-of-war/ex-01-one-sided-fire.yaml', 1, ['WOW-FIRE-07']],
  ['wings-of-war/rules/damage.yaml', 5, ['WOW-DMG-01']],
] as const;

describe.each(scripts)('the script %s, part %i', (file, part, rules) => {
  const name = `${file.replace(/\.yaml$/, '').replaceAll('/', '-')}-${part}`;

  test('is filmed step by step, for everybody and for each seat', async () => {
    const scenario = scripted(file, part);
    const lines = filmed(scenario, await loadScript(scenario.system));
    await expect(`${scenario.title}\n${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/film-of-${name}.txt`);
  });

  test('is played to whoever reads a rule of it, in both languages', async () => {
    const scenario = scripted(file, part);
    const script = await loadScript(scenario.system);
    const lines = rules.flatMap((rule) => played(scenario, script, rule));
    await expect(`${scenario.title}\n${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/played-${name}.txt`);
  });
});

test('books have their chapters', async () => {
  const lines = readRulebook().books.flatMap((book) => {
    const chapters = chaptersOf(book);
    return [
      `${book.id}: ${chapters.length}; ${[`chapter-3`, 'chapter-99', book.entries[book.entries.length - 1].id.toLowerCase(), 'nowhere'].map((at) => chapterAt(chapters, at).number).join(' ')}`,
      ...chapters.map(
        (chapter) =>
          `  ${chapter.number} = ${numeralOf(chapter)} ${headingOf(chapter)}: ${chapter.entries.length} paragraphs, ${chapter.preface.length} letters before`,
      ),
    ];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/chapters.txt');
});
