import { describe, expect, test } from 'vitest';
import type { TokenScene } from '../../src/dogfight/scene.ts';
import { type Arranged, arrange, type Plan } from '../../src/dogfight/sky/arrange.ts';
import { type Frame, frameOf } from '../../src/dogfight/sky/frame.ts';
import { type HoldWord, type PlacedWord, placeWords } from '../../src/dogfight/sky/hold-words.ts';
import { isSmallPrint, tethersIn } from '../../src/dogfight/sky/tethers.tsx';
import { isWingman } from '../../src/dogfight/sky/wingman.ts';
import type { Box } from '../../src/play/table/frame.ts';
import { situation } from './situations.ts';

/** A desk, a phone upright, and one on its side. */
const screens = [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const;

const overlap = (a: Box, b: Box): number =>
  Math.min(a.left + a.width - b.left, b.left + b.width - a.left, a.top + a.height - b.top, b.top + b.height - a.top);

/** The words of all positions, as wide as the longest that is said there, and one that is wanted in the midst of them. */
function wordsIn(plan: Plan, arranged: Arranged): HoldWord[] {
  const small = { width: 60, height: 16 };
  const forms = isSmallPrint(arranged) ? [small] : [{ width: 118, height: 20 }, small];
  const tokens = plan.crafts as unknown as readonly TokenScene[];
  const holds = tethersIn(tokens, arranged).map(({ id, from, to, word: [x, y] }) => ({
    key: id,
    x,
    y,
    slide: [(to[0] - from[0]) / 4, (to[1] - from[1]) / 4] as const,
    forms,
  }));
  const [one, other] = [...arranged.placed.values()].filter(({ id }) => !isWingman(id));
  const between =
    other === undefined ? [] : [{ key: -1, x: (one.x + other.x) / 2, y: one.y, slide: [20, 0] as const, forms }];
  return [...holds, ...between];
}

function boxOf({ x, y, form }: PlacedWord, { forms }: HoldWord): Box {
  const { width, height } = forms[form];
  return { left: x - width / 2, top: y - height / 2, width, height };
}

function clashes(plan: Plan, frame: Frame): { readonly found: string[]; readonly left: number; readonly said: number } {
  const arranged = arrange(plan, frame);
  const words = wordsIn(plan, arranged);
  const placed = placeWords(words, arranged, null, frame.board);
  const labels = words.flatMap((word) => {
    const at = placed.get(word.key);
    return at === undefined ? [] : [{ name: `word ${word.key}`, box: boxOf(at, word) }];
  });
  const all = [...arranged.placed.values()];
  const plates = all.filter(({ id }) => !isWingman(id)).map(({ id, plate }) => ({ name: `plate ${id}`, box: plate }));
  const bodies = all.map(({ id, body }) => ({ name: `aircraft ${id}`, box: body }));
  const marks = [...plates, ...labels];
  const found = [
    ...marks.flatMap((a, i) => marks.slice(i + 1).map((b) => [a, b] as const)),
    ...labels.flatMap((label) => bodies.map((body) => [label, body] as const)),
  ].flatMap(([a, b]) => (overlap(a.box, b.box) > 1 ? [`${a.name} lies upon ${b.name}`] : []));
  const holds = words.filter(({ key }) => key >= 0);
  return { found, left: holds.filter(({ key }) => !placed.has(key)).length, said: holds.length };
}

describe.each(screens)('a sky of %i × %i', (width, height) => {
  const frame = frameOf(width, height);

  test('no plate and no word lies upon another, and no word upon an aircraft', () => {
    for (let seed = 0; seed < 600; seed++) {
      const { found } = clashes(situation(seed), frame);
      if (found.length > 0) throw new Error(`situation ${seed}: ${found.join(', ')}`);
    }
  });

  test('hardly a position is left without its word', () => {
    const sums = Array.from({ length: 300 }, (_, seed) => clashes(situation(seed), frame));
    const [left, said] = [
      sums.reduce((sum, each) => sum + each.left, 0),
      sums.reduce((sum, each) => sum + each.said, 0),
    ];
    expect(left / said).toBeLessThan(0.15);
  });
});
