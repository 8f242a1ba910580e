import { below, chanceFrom, type Match } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import {
  type AnySuperfortressChoice,
  type AnySuperfortressEvent,
  type SuperfortressOptions,
  type SuperfortressState,
  type SuperfortressView,
  zeroSuperfortress,
} from '@tallyho/zero';
import { superfortressMap } from '@tallyho/zero/content';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../../../src/play/look.ts';
import { human } from '../../../src/saved/players.ts';
import { CHENGTU, KHARAGPUR, kyushuBox, onKyushu, places } from '../../../src/zero/superfortress/model/map.ts';
import { superfortress } from '../../../src/zero/superfortress/superfortress.ts';
import { zeroTable } from '../../../src/zero/zero-room.ts';
import { comeTo, pilots } from '../../moments.ts';

type Weeks = Match<
  SuperfortressState,
  AnySuperfortressChoice,
  AnySuperfortressEvent,
  SuperfortressView,
  SuperfortressOptions
>;
const languages: readonly Language[] = ['en', 'fr'];

/** Everything in words that a campaign says at one moment: at the desk, or in the sky. */
function saidOf(match: Weeks, language: Language): readonly string[] {
  const { view, told, decision } = lookAt(match, 0);
  const reports = Array.from({ length: superfortress.reportsIn(view) }, (_, number) =>
    superfortress.report(view, number, language),
  );
  const reported = reports.flatMap((report) =>
    report === null
      ? []
      : [
          report.title,
          report.about,
          report.stamp.text,
          report.picked,
          report.result,
          ...report.points.map(({ name }) => name),
        ],
  );
  if (view.inner !== null) {
    const inner = zeroTable.tell({
      view: view.inner as never,
      told: superfortress.missionEvents(told) as never,
      players: [human],
      language,
    });
    const asked = decision === null ? null : inner.question(decision as never, decision.refusals as never);
    return [
      superfortress.missionNow(view, language),
      ...inner.scene.log.map(({ text }) => text),
      ...inner.scene.words,
      ...(asked === null ? [] : [asked.prompt, ...asked.texts]),
      ...reported,
    ];
  }
  const { scene, question } = superfortress.tell({ view, told, players: [human], language });
  const asked = decision === null ? null : question(decision, decision.refusals);
  return [
    scene.now,
    scene.standing,
    scene.notice,
    ...scene.words,
    ...scene.log.map(({ text }) => text),
    ...scene.facts.flatMap(({ name, value }) => [name, value]),
    ...scene.fleet.flatMap(({ name, stateName, damageWords }) => [name, stateName, damageWords]),
    ...scene.draws.flatMap(({ table, number, means }) => [table, number, means]),
    ...(asked === null ? [] : [asked.prompt, asked.advice, ...asked.texts]),
    ...(asked?.answers.flatMap(({ title, lines, gone }) => [
      title,
      ...lines,
      ...(gone === null ? [] : [gone.reason]),
    ]) ?? []),
    ...(scene.end === null ? [] : [scene.end.headline, ...scene.end.lines]),
    ...reported,
  ];
}

test.each(languages)('campaigns at random: every sentence is there, in %s', (language) => {
  for (let seed = 0; seed < 3; seed++) {
    const chance = chanceFrom(`told ${seed}`);
    comeTo(
      zeroSuperfortress,
      {},
      (_, { options }) => below(chance, options.length),
      (match) => {
        if (below(chance, 6) === 0 || match.state.outcome !== null)
          for (const text of saidOf(match, language)) {
            expect(text).not.toBe('');
            expect(text).not.toMatch(/undefined|NaN|null|\[object|b29-|ki-\d| {2}/);
          }
        return match.state.outcome !== null;
      },
      `weeks ${seed}`,
    );
  }
});

describe('the sky of one who moves both sides', () => {
  const asked = (kind: string, language: Language): string => {
    const chance = chanceFrom(kind);
    const match = comeTo(
      zeroSuperfortress,
      {},
      (_, { options }) => below(chance, options.length),
      (each) => each.decision(0)?.kind === kind && each.state.inner !== null,
      kind,
    );
    const { view, told, decision } = lookAt(match, 0);
    if (view.inner === null || decision === null) throw new Error(`nobody is asked: ${kind}`);
    const telling = zeroTable.tell({
      view: view.inner,
      told: superfortress.missionEvents(told) as never,
      players: [human],
      language,
    });
    return telling.question(decision as never, decision.refusals as never).prompt;
  };

  test('CH-30.82a, CH-30.82f: what is asked speaks of fighters and turrets by name', () => {
    expect(asked('order', 'en')).toBe('Which fighters attack now?');
    expect(asked('formation-play', 'en')).toMatch(/^\S.+ attacks B-29 [123]\. Which of its shots comes first\?$/);
    expect(asked('counter', 'en')).toMatch(/^\S.+ fires \S.+ at B-29 [123]: [1-9]\d? hits?\. Your turrets/);
    expect(asked('counter', 'fr')).toMatch(/B-29 [123]/);
  });

  test('CH-30.82f: both hands lie open, that of the turrets first when they are asked', () => {
    const chance = chanceFrom('hands');
    const match = comeTo(
      zeroSuperfortress,
      {},
      (_, { options }) => below(chance, options.length),
      (each) => each.decision(0)?.kind === 'counter',
      'hands',
    );
    const { view, told } = lookAt(match, 0);
    if (view.inner === null) throw new Error('nobody fights');
    const { hands } = zeroTable.tell({
      view: view.inner,
      told: superfortress.missionEvents(told) as never,
      players: [human],
      language: 'en',
    });
    expect(hands[0].hand).toMatch(/^turrets-/);
    expect(hands[0].places.length).toBeGreaterThan(0);
  });
});

describe('the map', () => {
  test('CH-30.21a: every place of the sheet lies where the globe has it', () => {
    const at = (letter: string) => (letter === 'base' ? CHENGTU : letter === 'supply' ? KHARAGPUR : places[letter]);
    for (const { letter, x, y } of superfortressMap) {
      if (letter === 'route') continue;
      const [east, north] = at(letter);
      const [chengtuEast, chengtuNorth] = CHENGTU;
      // The sheet is drawn to about half a degree for a hundredth of its width.
      expect(Math.abs((east - chengtuEast) / 54 - (x - 37)), letter).toBeLessThan(4);
      expect(Math.abs((chengtuNorth - north) / 54 - (y - 29)), letter).toBeLessThan(5);
    }
  });

  test('Kyushu is drawn once more: four targets lie close together there', () => {
    for (const letter of onKyushu) {
      const [east, north] = places[letter];
      expect(east > kyushuBox.west && east < kyushuBox.east, letter).toBe(true);
      expect(north > kyushuBox.south && north < kyushuBox.north, letter).toBe(true);
    }
  });
});

test('CH-30.9a: a campaign that pilots have flown to its end has a verdict, points by week, and reports', async () => {
  const match = comeTo(zeroSuperfortress, {}, await pilots(zeroSuperfortress), ({ state }) => state.outcome !== null);
  const { view, told } = lookAt(match, 0);
  const { scene } = superfortress.tell({ view, told, players: [human], language: 'en' });
  expect(scene.end?.because).toBe(`${String(view.vps).replace('-', '−')} VPs after twelve weeks.`);
  expect(scene.curves[0].series[0].values).toEqual([0, ...view.weeks.map(({ vps }) => vps)]);
  expect(scene.weeks.map(({ time }) => time)).toEqual(Array.from({ length: 12 }, () => 'past'));
  expect(superfortress.reportsIn(view)).toBe(view.log.length);
  for (let number = 0; number < view.log.length; number++) {
    const report = superfortress.report(view, number, 'en');
    const total = report?.points.at(-1)?.values ?? [];
    expect(total[1] - total[0]).toBe(view.log[number].report?.net);
  }
});
