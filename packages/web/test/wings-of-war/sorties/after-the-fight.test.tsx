// @vitest-environment happy-dom
import { chanceFrom, Match, readRecord, writeRecord } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { expect, test } from 'vitest';
import { lookAt } from '../../../src/play/look.ts';
import { wingsTable } from '../../../src/wings-of-war/begin.ts';
import { flownIn } from '../../../src/wings-of-war/flown.ts';
import { modelOf } from '../../../src/wings-of-war/model/use-model.ts';
import { Charts } from '../../../src/wings-of-war/result/charts.tsx';
import { wingsDebriefing } from '../../../src/wings-of-war/result/debriefing.tsx';
import { samplesOf } from '../../../src/wings-of-war/result/samples.ts';
import { wingsTale } from '../../../src/wings-of-war/tale.ts';
import { sayDeed } from '../../../src/wings-of-war/words/say-deed.ts';
import { pilots } from '../../moments.ts';
import { inShort } from './diary.ts';
import { drawn } from './drawn.tsx';

const thumbs = await pilots(wingsOfWar);

/** A whole fight by pilots; what the seats had lost before each choice is kept. */
function flown(scenario: string, word: string) {
  const started = Match.start(wingsOfWar, { scenario }, word);
  if (!started.ok) throw new Error(started.problem.code);
  const match = started.value;
  const chance = chanceFrom(word);
  const tolls: string[] = [];
  for (let [decision] = match.table.decisions(); decision !== undefined; [decision] = match.table.decisions()) {
    match.choose(decision.seat, decision.id, decision.options[thumbs(match.state, decision, chance)]);
    tolls.push(wingsTale.tollOf(match.state).join(' '));
  }
  return { match, tolls, record: writeRecord(match, 'keeper') };
}

const fights = [
  ['scramble', 'scramble 42'],
  ['interception', 'interception 25'],
  ['photographs', 'photographs 51'],
  ['dogfight', 'dogfight 2'],
] as const;

test.each(fights)('what is told of a fight when it is over: %s', async (scenario, word) => {
  const { match, tolls, record } = flown(scenario, word);
  const read = readRecord(record);
  if (!read.ok) throw new Error(read.problem.code);
  const lines = [wingsTable.titleOf(match.state), ...flownIn(match.state).map(inShort)];
  lines.push(...samplesOf(record).map(inShort));
  lines.push(`toll ${tolls.filter((toll, i) => toll !== tolls[i - 1]).join(' | ')}`);
  lines.push(`points ${inShort(wingsTable.series.pointsOf(match.state))} ${wingsTable.series.unitOf(match.state)}`);
  for (let step = 0; step < 26; step++)
    lines.push(`${step}: ${sayDeed(read.value, step, 'en')} / ${sayDeed(read.value, step, 'fr')}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/after/${scenario}.txt`);
});

test('damage, distance and altitude are drawn turn by turn', async () => {
  const { match, record } = flown('scramble', 'scramble 42');
  const charts = drawn(<Charts record={record} model={modelOf(lookAt(match, 0))} />);
  await expect(`${charts}\n`).toMatchFileSnapshot('approved/after/charts.txt');
  const dogfight = flown('dogfight', 'dogfight 2');
  const model = modelOf(lookAt(dogfight.match, 0));
  expect(drawn(<Charts record={dogfight.record} model={model} />)).not.toContain('Altitude');
  expect(drawn(<Charts record="" model={model} />)).toBe('');
});

test('what was laid, and what would have been better, is shown in cards', async () => {
  const started = Match.start(wingsOfWar, { scenario: 'dogfight' }, 'held');
  if (!started.ok) throw new Error(started.problem.code);
  const match = started.value;
  const seen = { match, seat: 0, players: [] } as unknown as Parameters<typeof wingsDebriefing.held>[0];
  const held = (taken: object, better: object | null): string =>
    drawn(wingsDebriefing.held({ ...seen, taken, better }));
  const card = (n: number) => ({ do: 'plan', card: n });
  const lines = [held(card(0), card(0)), held(card(0), card(3)), held(card(4), null), held({ do: 'ready' }, card(0))];
  await expect(`${lines.join('\n---\n')}\n`).toMatchFileSnapshot('approved/after/held.txt');
});

test('who fires turns a fight, who moves may, and who only goes on does not', () => {
  const deeds = [
    'plan',
    'dare',
    'idle',
    'ready',
    'again',
    'tail',
    'no-tail',
    'order',
    'fire',
    'hold',
    'pivot',
    'stay',
    'turn',
    'floor',
    'keep',
    'agree',
    'refuse',
  ] as const;
  expect(
    Object.fromEntries(
      deeds.map((verb) => [verb, wingsTale.deedOf({ do: verb } as Parameters<typeof wingsTale.deedOf>[0])]),
    ),
  ).toMatchInlineSnapshot(`
    {
      "again": null,
      "agree": null,
      "dare": "move",
      "fire": "shot",
      "floor": null,
      "hold": null,
      "idle": null,
      "keep": null,
      "no-tail": null,
      "order": "move",
      "pivot": null,
      "plan": "move",
      "ready": null,
      "refuse": null,
      "stay": null,
      "tail": "move",
      "turn": "move",
    }
  `);
});
