import { readFileSync } from 'node:fs';
import type { Problem } from '@tallyho/kernel';
import { type Entry, lookUp } from '@tallyho/rulebook';
import { readRulebook } from '@tallyho/rulebook/node';
import { asJson, type Command, FINDINGS, OK, SOME_WORDS, type Speaker } from '../command.ts';
import { below, inProject, isThere, ROOT } from '../files.ts';
import { flag } from '../options.ts';

const options = { json: flag };

export const rules: Command<typeof options> = {
  name: 'rules',
  options,
  words: SOME_WORDS,
  run(_, ids, speaker) {
    const rulebook = readRulebook(speaker.shell.language);
    const entries = new Set<Entry>();
    const problems: Problem[] = [];
    for (const id of ids) {
      const found = lookUp(rulebook, id);
      if (found.ok) for (const entry of found.value) entries.add(entry);
      else problems.push(found.problem);
    }
    const places = entries.size > 0 ? placesNaming(new Set([...entries].map(({ id }) => id))) : null;
    const titles = new Map(rulebook.books.map(({ id, title }) => [id, title]));
    for (const entry of entries) tell(entry, titles.get(entry.book) ?? entry.book, places, speaker);
    for (const wrong of problems) speaker.shell.err(`${speaker.sentence(wrong)}\n`);
    speaker.data({
      rules: [...entries].map((entry) => ({
        ...entry,
        ...(places === null ? {} : { named: places.get(entry.id) ?? [] }),
      })),
      problems: problems.map((wrong) => asJson(wrong, speaker.sentence(wrong))),
    });
    return problems.length > 0 ? FINDINGS : OK;
  },
};

type Places = ReadonlyMap<string, readonly string[]>;

function tell(
  { id, kind, section, text, details, after }: Entry,
  book: string,
  places: Places | null,
  speaker: Speaker,
): void {
  speaker.print(`${id} · ${book} · ${section}${kind === 'rule' ? '' : ` · ${speaker.text(kind, {})}`}`);
  speaker.print(`  ${text}`);
  for (const detail of details) speaker.print(`  - ${detail}`);
  if (after.includes('|')) for (const line of after.split('\n')) speaker.print(line === '' ? '' : `  ${line}`);
  if (places !== null) {
    const named = places.get(id) ?? [];
    speaker.print(
      named.length === 0 ? `  → ${speaker.text('rule-not-named', {})}` : named.map((p) => `  → ${p}`).join('\n'),
    );
  }
  speaker.print('');
}

/** Anything that looks like the id of a rule. */
const idLike = /\b[A-Z]+-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*/g;
const written = /\.(tsx?|mjs|ya?ml)$/;

/** Where the project's code, tests and scripted games name these ids, as `file:line`; null outside a checkout. */
function placesNaming(ids: ReadonlySet<string>): Places | null {
  if (!isThere(inProject('packages/kernel/src')) || !isThere(inProject('scenarios'))) return null;
  const places = new Map<string, string[]>();
  for (const folder of ['packages', 'scenarios', 'e2e']) {
    if (!isThere(inProject(folder))) continue;
    for (const file of below(ROOT, folder, written)) {
      for (const [at, line] of readFileSync(inProject(file), 'utf8').split('\n').entries()) {
        for (const id of new Set(line.match(idLike) ?? [])) {
          if (!ids.has(id)) continue;
          const here = places.get(id) ?? [];
          here.push(`${file}:${at + 1}`);
          places.set(id, here);
        }
      }
    }
  }
  return places;
}
