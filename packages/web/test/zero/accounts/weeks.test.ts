import { below, type Chance, chanceFrom, type Decision, Match } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import {
  type AnySuperfortressChoice,
  type Dogfight,
  type SuperfortressState,
  type SuperfortressView,
  zeroSuperfortress,
} from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../../../src/play/look.ts';
import { human } from '../../../src/saved/players.ts';
import { eventOdds, mandatoryOdds, missionOdds, numbersLeft } from '../../../src/zero/superfortress/model/odds.ts';
import { superfortress } from '../../../src/zero/superfortress/superfortress.ts';
import { zeroTable } from '../../../src/zero/zero-room.ts';
import { Account } from '../../account.ts';
import { pilots } from '../../moments.ts';

type Chooser = (s: SuperfortressState, decision: Decision<AnySuperfortressChoice>, chance: Chance) => number;
const thumbs = await pilots(zeroSuperfortress);
const anything: Chooser = (_, { options }, chance) => below(chance, options.length);
/** Whoever is careless at the desk, and flies as pilots do. */
const carelessly: Chooser = (s, decision, chance) => (s.inner === null ? anything : thumbs)(s, decision, chance);

function begin(seed: string) {
  const started = Match.start(zeroSuperfortress, {}, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** Of each kind of question these are written down. */
const OF_A_KIND = [0, 1, 2, 4, 7, 11];

/** Twelve weeks as the desk tells them: questions with their costs and risks, reports, and the end. */
function accountOf(seed: string, language: Language, choose: Chooser): string {
  const match = begin(seed);
  const account = new Account();
  const chance = chanceFrom(seed);
  const met = new Map<string, number>();
  const flights = new Set<number>();
  for (let [decision] = match.table.decisions(); decision !== undefined; [decision] = match.table.decisions()) {
    const { kind } = decision;
    if (match.state.inner === null) {
      const nth = met.get(kind) ?? 0;
      met.set(kind, nth + 1);
      if (OF_A_KIND.includes(nth)) look(match, account, language);
    } else if (!flights.has(match.state.log.length)) {
      flights.add(match.state.log.length);
      account.aside('a flight', flightOf(match, language));
    }
    match.choose(decision.seat, decision.id, decision.options[choose(match.state, decision, chance)]);
  }
  look(match, account, language);
  const { view } = lookAt(match, 0);
  for (let number = 0; number < view.log.length; number++) {
    account.aside(
      superfortress.missionTitle(view, number, language),
      superfortress.report(view, number, language) ?? {},
    );
  }
  return account.text;
}

function look(match: ReturnType<typeof begin>, account: Account, language: Language): void {
  const { view, told, decision } = lookAt(match, 0);
  const { scene, question, awaitedSeat, say } = superfortress.tell({ view, told, players: [human], language });
  const { words, log, curves, ...rest } = scene;
  const isOver = decision === null;
  account.moment(`week ${view.week}, ${decision?.kind ?? 'over'}`, {
    ...rest,
    awaitedSeat,
    log: log.map(({ text, rule, weight }) => `${text} ${rule} ${weight}`),
    ...(isOver ? { words, curves, now: view.log.length > 0 ? superfortress.missionNow(view, language) : '' } : {}),
  });
  if (decision === null) return;
  const { prompt, advice, answers, texts } = question(decision, decision.refusals);
  account.aside('asked', {
    prompt,
    advice,
    answers: answers.map(({ title, lines, choice, gone }) => ({ title, lines, isOffered: choice !== null, gone })),
    texts,
    said: say(decision.kind, decision.options[0]),
    isAtDesk: decision.options.every((choice) => superfortress.isAtDesk(choice)),
    isShown: superfortress.shown.includes(decision.kind),
    odds: oddsOf(view),
  });
}

/** A flight as it begins: which it is, and what has happened in it. */
function flightOf(match: ReturnType<typeof begin>, language: Language): object {
  const { view, told } = lookAt(match, 0);
  const events = superfortress.missionEvents(told);
  const { scene } = zeroTable.tell({ view: view.inner as never, told: events as never, players: [human], language });
  return {
    now: superfortress.missionNow(view, language),
    flies: zeroTable.titleOf(match.state.inner as Dogfight),
    sides: superfortress.sidesIn(match.state.inner as Dogfight),
    log: scene.log.map(({ text }) => text),
  };
}

const oddsOf = (view: SuperfortressView) => ({
  left: numbersLeft(view).length,
  worst: eventOdds(numbersLeft(view), 3),
  missions: view.target < 0 ? [] : view.fleet.map((_, aircraft) => missionOdds(view, aircraft)),
  due: [mandatoryOdds(view, true), mandatoryOdds(view, false)],
});

describe('B-29s in China, as their desk tells them', () => {
  test('pilots command', async () => {
    await expect(accountOf('weeks 1', 'en', thumbs)).toMatchFileSnapshot('approved/weeks-of-pilots.txt');
  });
  test('somebody careless commands', async () => {
    await expect(accountOf('weeks 2', 'en', carelessly)).toMatchFileSnapshot('approved/weeks-of-somebody-careless.txt');
  });
  test('chance commands', async () => {
    await expect(accountOf('weeks 3', 'fr', anything)).toMatchFileSnapshot('approved/weeks-of-chance.txt');
  });
});
