import { Match } from '@tallyho/kernel';
import { type Dogfight, NOBODY, zero } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { leaderRatings, wingmanRatings } from '../../src/zero/model/ratings.ts';
import { tell } from '../../src/zero/tell/tell.ts';
import { intruders } from './missions.ts';

function seen(japanese: object, allied: object, orders: object = {}, change: (s: Dogfight) => void = () => {}) {
  const options = {
    mode: 'mission',
    seats: [
      { name: 'japanese', side: 'japanese', elements: [{ aircraft: 'a6m5', altitude: 'medium', ...japanese }] },
      { name: 'allied', side: 'allied', elements: [{ aircraft: 'f4u-1', altitude: 'medium', ...allied }] },
    ],
    orders: { kind: 'dogfight', turns: [6], ...orders },
  };
  const started = Match.start(zero, options, 'people');
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  started.value.arrange((s) => {
    for (const element of s.elements) element.altitude = 2;
    change(s);
  });
  const view = zero.observe(started.value.state, 0);
  return { view, scene: tell({ view, told: [], players: [], language: 'en' }).scene };
}

describe('who flies', () => {
  test('CH-19.41a, CH-19.24q: green pilots and Skilled Wingmen are on the plates and in the words', () => {
    const { scene } = seen({ green: { leader: true, wingman: true } }, { wingmanPilot: 'thomas' });
    const marks = scene.tokens.map(({ plate }) => plate.lines.map((line) => line.marks?.map(({ mark }) => mark)));
    expect(marks).toEqual([
      [['green'], ['green']],
      [[], ['skilled']],
    ]);
    const words = scene.words.join('\n');
    expect(words).toContain('green pilot: one Burst less');
    expect(words).toContain('Skilled Wingman: Thomas (P, H)');
    expect(scene.tokens[1].words).toContain('Skilled Wingman: Thomas');
  });

  test('the panel of an aircraft says who flies it, with the rule', () => {
    const { scene } = seen({ green: { leader: true, wingman: true } }, { pilot: 'boyington', wingmanPilot: 'thomas' });
    const remarks = scene.sheets.map((sheet) => sheet.remarks?.map(({ mark, rule }) => [mark, rule]));
    expect(remarks).toEqual([
      [['green', 'CH-19.43a']],
      [['green', 'CH-19.43b']],
      [['skilled', 'Z-19.22a']],
      [['skilled', 'CH-19.24r']],
    ]);
  });

  test('CH-19.24s: a Skilled Wingman who is promoted is a Skilled Leader', () => {
    const { scene } = seen({}, { wingmanPilot: 'thomas' }, {}, (s) => {
      Object.assign(s.elements[1], { lead: 3, wing: NOBODY });
    });
    expect(scene.sheets.at(-1)?.remarks).toEqual([
      { mark: 'skilled', text: 'Skilled pilot: Thomas (P, H)', rule: 'CH-19.24s' },
    ]);
  });

  test('CH-19.42c, CH-19.43g: so are green crews, each on its own aircraft', () => {
    const match = Match.start(zero, intruders, 'crews');
    if (!match.ok) throw new Error(match.problem.code);
    const view = zero.observe(match.value.state, 0);
    const { tokens, sheets } = tell({ view, told: [], players: [], language: 'fr' }).scene;
    const bombers = tokens.filter(({ isBomber }) => isBomber);
    expect(bombers.map(({ plate }) => plate.lines[0].marks?.length)).toEqual([1, 0]);
    expect(bombers[0].words).toContain('équipage novice');
    expect(sheets.find(({ key }) => key === bombers[0].sheet)?.remarks).toMatchObject([{ rule: 'CH-19.43g' }]);
  });

  test('CH-19.43a, CH-19.43b, CH-19.24r: ratings say what the pilot does to the card', () => {
    const { view } = seen({ green: { leader: true, wingman: true } }, { wingmanPilot: 'thomas' });
    const of = (ratings: ReturnType<typeof leaderRatings>, id: string) => ratings.find((one) => one.id === id);
    expect(of(leaderRatings(view, 0), 'bursts')?.parts).toEqual([
      { part: 'base', by: 1 },
      { part: 'pilot', by: -1 },
    ]);
    expect(of(wingmanRatings(view, 0), 'offensive')).toEqual({
      id: 'offensive',
      now: 1,
      parts: [
        { part: 'base', by: 2 },
        { part: 'pilot', by: -1 },
      ],
    });
    expect(of(wingmanRatings(view, 1), 'offensive')?.parts).toContainEqual({ part: 'pilot', by: 1 });
    expect(of(leaderRatings(view, 1), 'performance')?.parts).toEqual([{ part: 'base', by: 7 }]);
  });

  test('CH-27.3a: the night is told', () => {
    expect(seen({}, {}, { night: true }).scene.words.join('\n')).toContain('It is night');
    expect(seen({}, {}).scene.words.join('\n')).not.toContain('It is night');
  });
});
