import { below, chanceFrom, Match } from '@tallyho/kernel';
import { type Choice, type Happening, zero, zeroCorsairsTrial } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { human } from '../../src/saved/players.ts';
import { tell } from '../../src/zero/tell/tell.ts';

const languages = ['en', 'fr'] as const;
const wrong = /undefined|NaN|\[object/;

/** What brings things about that are told seldom. */
const eager: ReadonlySet<Choice['do']> = new Set<Choice['do']>(['over', 'fire', 'skip', 'submarine', 'depth', 'load']);
const isEager = (choice: Choice): boolean =>
  eager.has(choice.do) || (choice.do === 'run-in' && choice.leader) || (choice.do === 'run' && choice.leader > 0);

describe('the page tells Missions of CORSAIRS AND HELLCATS in words', () => {
  test('CH-18.0a, CH-27.4, CH-27.7a: every question, every answer and every event, in both languages', {
    timeout: 120_000,
  }, () => {
    const seen = new Set<string>();
    for (let n = 0; n < 90; n++) {
      const chance = chanceFrom(`told ${n}`);
      const started = Match.start(zero, zeroCorsairsTrial.deal(chance), `told ${n}`);
      if (!started.ok) throw new Error(started.problem.code);
      const match = started.value;
      const players = match.state.asked.map(() => human);
      for (let asked = 0; match.state.outcome === null && asked < 400; asked++) {
        const [decision] = match.table.decisions();
        const options = decision.options as readonly Choice[];
        const wanted = options.filter(isEager);
        const from =
          wanted.length > 0 ? wanted : options.filter(({ do: verb }) => verb !== 'break-off' && verb !== 'leave');
        const choice = (from.length > 0 ? from : options)[below(chance, (from.length > 0 ? from : options).length)];
        const isNew = !seen.has(decision.kind) || !seen.has(choice.do);
        seen.add(decision.kind);
        seen.add(choice.do);
        if (isNew || asked % 40 === 0)
          for (const language of languages) {
            const view = zero.observe(match.state, decision.seat);
            const told = match.log.map(({ event }) => event as Happening);
            const telling = tell({ view, told, players, language });
            expect(JSON.stringify(telling.question(decision, []))).not.toMatch(wrong);
            expect(JSON.stringify(telling.scene)).not.toMatch(wrong);
          }
        match.choose(decision.seat, decision.id, choice);
      }
      for (const { event } of match.log) seen.add(`told ${(event as Happening).event}`);
    }
    for (const kind of ['depth', 'submarine', 'load', 'told delivered', 'told alert', 'told submarine'])
      expect([kind, seen.has(kind)]).toEqual([kind, true]);
  });
});
