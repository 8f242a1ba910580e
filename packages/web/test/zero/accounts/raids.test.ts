import { below, type Chance, chanceFrom, type Decision, Match } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import { type PearlChoice, type PearlState, pearlRules, zeroPearlHarbor } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../../../src/play/look.ts';
import { headings, labelSides, placeOf, shareOf } from '../../../src/zero/pearl/model/chart.ts';
import { targetWords } from '../../../src/zero/pearl/model/names.ts';
import { latestAttack } from '../../../src/zero/pearl/tell/attack.ts';
import { choiceWords, promptOf } from '../../../src/zero/pearl/tell/choices.ts';
import { endOfRaid, isDiveFirst, momentOf, wordsOfRaid } from '../../../src/zero/pearl/tell/end.ts';
import { linesOf } from '../../../src/zero/pearl/tell/lines.ts';
import { pearlWords } from '../../../src/zero/pearl/words/words.ts';
import { Account } from '../../account.ts';
import { pilots } from '../../moments.ts';

type Chooser = (s: PearlState, decision: Decision<PearlChoice>, chance: Chance) => number;
const thumbs = await pilots(zeroPearlHarbor);
const anything: Chooser = (_, { options }, chance) => below(chance, options.length);
/** Whoever wants a third wave has one. */
const boldly: Chooser = (s, decision, chance) => {
  const third = decision.options.findIndex((choice) => choice.do === 'third-wave');
  return third >= 0 ? third : thumbs(s, decision, chance);
};

function begin(seed: string) {
  const started = Match.start(zeroPearlHarbor, {}, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** Of each kind of question these are put down with all their answers. */
const OF_A_KIND = [0, 1, 12, 25, 40];

/** A raid as it is told. */
function accountOf(seed: string, language: Language, choose: Chooser): string {
  const match = begin(seed);
  const account = new Account();
  const chance = chanceFrom(seed);
  const met = new Map<string, number>();
  for (let [decision] = match.table.decisions(); decision !== undefined; [decision] = match.table.decisions()) {
    const nth = met.get(decision.kind) ?? 0;
    met.set(decision.kind, nth + 1);
    look(match, account, language);
    if (OF_A_KIND.includes(nth)) ask(match, account, language);
    match.choose(decision.seat, decision.id, decision.options[choose(match.state, decision, chance)]);
  }
  look(match, account, language);
  return account.text;
}

function look(match: ReturnType<typeof begin>, account: Account, language: Language): void {
  const w = pearlWords[language];
  const { view, told, decision } = lookAt(match, 0);
  const kind = decision?.kind ?? '';
  account.moment(`wave ${view.wave}, ${kind}`, {
    moment: momentOf(view, kind, w),
    lines: linesOf(view.fixed, told, w).map(({ text, rule, weight }) => `${text} ${rule} ${weight}`),
    words: wordsOfRaid(view, w, (target) => targetWords(view, target, w)),
    attack: latestAttack(told),
    isDiveFirst: isDiveFirst(view),
    ...(decision === null ? {} : promptOf(view, kind, w)),
    end: endOfRaid(view, w),
  });
}

function ask(match: ReturnType<typeof begin>, account: Account, language: Language): void {
  const { view, decision } = lookAt(match, 0);
  const options = decision?.options.map((choice) => choiceWords(view, choice, pearlWords[language]));
  account.aside('asked', { options });
}

describe('Pearl Harbor, as the raid is told', () => {
  test('pilots lead', async () => {
    await expect(accountOf('raid 1', 'en', thumbs)).toMatchFileSnapshot('approved/raid-of-pilots.txt');
  });
  test('somebody bold leads', async () => {
    await expect(accountOf('raid 2', 'fr', boldly)).toMatchFileSnapshot('approved/raid-of-somebody-bold.txt');
  });
  test('chance leads', async () => {
    await expect(accountOf('raid 3', 'en', anything)).toMatchFileSnapshot('approved/raid-of-chance.txt');
  });
});

test('every target lies where the sheet has it, and its name stands beside it', async () => {
  const { targets } = begin('chart').state.fixed.sheet;
  const account = new Account();
  for (const target of targets) {
    const place = placeOf(target);
    const { id } = target;
    account.aside(id, { ...place, ...shareOf(place), heading: headings[id], label: labelSides[id] });
  }
  expect(pearlRules.waiting(begin('chart').state).length).toBeGreaterThan(0);
  await expect(account.text).toMatchFileSnapshot('approved/chart.txt');
});
