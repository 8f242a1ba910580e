import { below, chanceFrom, type Match } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import {
  type PearlChoice,
  type PearlEvent,
  type PearlOptions,
  type PearlState,
  type PearlView,
  pearlRules,
  zeroPearlHarbor,
} from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../../../src/play/look.ts';
import { placeOf, shareOf } from '../../../src/zero/pearl/model/chart.ts';
import { targetWords } from '../../../src/zero/pearl/model/names.ts';
import { latestAttack } from '../../../src/zero/pearl/tell/attack.ts';
import { choiceWords, promptOf } from '../../../src/zero/pearl/tell/choices.ts';
import { endOfRaid, momentOf, wordsOfRaid } from '../../../src/zero/pearl/tell/end.ts';
import { linesOf } from '../../../src/zero/pearl/tell/lines.ts';
import { pearlWords } from '../../../src/zero/pearl/words/words.ts';
import { comeTo, pilots } from '../../moments.ts';

type Raid = Match<PearlState, PearlChoice, PearlEvent, PearlView, PearlOptions>;
const languages: readonly Language[] = ['en', 'fr'];

/** All that a raid says at one moment. */
function saidOf(match: Raid, language: Language): readonly string[] {
  const w = pearlWords[language];
  const { view, told, decision } = lookAt(match, 0);
  return [
    ...linesOf(view.fixed, told, w).map(({ text }) => text),
    ...(decision?.options ?? []).map((choice) => choiceWords(view, choice, w)),
    ...(decision === null ? [] : [promptOf(view, decision.kind, w).prompt, promptOf(view, decision.kind, w).advice]),
    ...wordsOfRaid(view, w, (target) => targetWords(view, target, w)),
    momentOf(view, decision?.kind ?? '', w),
    ...(endOfRaid(view, w)?.lines ?? []),
  ];
}

test.each(languages)('raids at random: every sentence is there, in %s', (language) => {
  for (let seed = 0; seed < 6; seed++) {
    const chance = chanceFrom(`told ${seed}`);
    comeTo(
      zeroPearlHarbor,
      {},
      (_, { options }) => below(chance, options.length),
      (match) => {
        if (below(chance, 12) === 0 || match.state.outcome !== null)
          for (const text of saidOf(match, language)) {
            expect(text).not.toBe('');
            expect(text).not.toMatch(/undefined|null|\[object|NaN/);
            if (language === 'fr') expect(text).not.toMatch(/ [:;!?»]|« |'/);
          }
        return match.state.outcome !== null;
      },
      `told ${language} ${seed}`,
    );
  }
});

describe('what a raid shows', () => {
  test('Z-26.0b: every choice has words of its own', async () => {
    const choose = await pilots(zeroPearlHarbor);
    comeTo(zeroPearlHarbor, {}, choose, (match) => {
      for (const language of languages) {
        const { view, decision } = lookAt(match, 0);
        const said = (decision?.options ?? []).map((choice) => choiceWords(view, choice, pearlWords[language]));
        expect(new Set(said).size).toBe(said.length);
      }
      return match.state.outcome !== null;
    });
  });

  test('Z-CGAP-135, Z-CGAP-136: the latest attack is the one that was told last', async () => {
    const match = comeTo(zeroPearlHarbor, {}, await pilots(zeroPearlHarbor), ({ state }) => state.resolved > 3);
    const { told, view } = lookAt(match, 0);
    const attack = latestAttack(told);
    const runs = told.flatMap((event) => (event.event === 'raid-run' ? [event] : []));
    expect(attack?.flight).toBe(runs.at(-1)?.flight);
    expect(attack?.number).toBe(4);
    const sortie = view.sorties.find(({ flight }) => view.fixed.flights[flight].name === attack?.flight);
    expect(attack?.points).toBe(sortie?.points);
    expect(attack?.cards.length).toBe(attack?.isLost ? 0 : attack?.cards.length);
  });

  test('Z-26.0c: every target has a place on one of the two maps, and no two the same', () => {
    const started = comeTo(
      zeroPearlHarbor,
      {},
      () => 0,
      () => true,
    );
    const { targets } = started.state.fixed.sheet;
    const places = targets.map((target) => JSON.stringify([placeOf(target).pane, shareOf(placeOf(target))]));
    expect(new Set(places).size).toBe(targets.length);
    for (const target of targets) {
      const { left, top } = shareOf(placeOf(target));
      for (const share of [left, top]) {
        expect(Number.parseFloat(share)).toBeGreaterThan(2);
        expect(Number.parseFloat(share)).toBeLessThan(98);
      }
    }
    expect(pearlRules.waiting(started.state)).toHaveLength(20);
  });
});
