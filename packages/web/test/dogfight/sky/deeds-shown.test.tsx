import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { DeedScene, TokenScene } from '../../../src/dogfight/scene.ts';
import { type Arranged, arrange, type Craft } from '../../../src/dogfight/sky/arrange.ts';
import { frameOf } from '../../../src/dogfight/sky/frame.ts';
import type { Over } from '../../../src/dogfight/sky/shown.ts';
import { shownAs } from '../../../src/dogfight/sky/shown-deeds.tsx';
import { wingmanId } from '../../../src/dogfight/sky/wingman.ts';
import { figure } from './figures.ts';

const craft = (id: number, altitude: number, hasWingman = false): Craft => ({
  id,
  side: id === 0 ? 'own' : 'enemy',
  prey: null,
  hold: null,
  altitude,
  crafts: hasWingman ? 2 : 1,
  hasWingman,
});

/** A Leader with his Wingman, an enemy, somebody nobody has seen yet, and a bomber, above a target. */
const squares = [{ id: 4, file: 1, row: 1 }];
const plan = {
  crafts: [craft(0, 2, true), craft(1, 2), craft(2, 3)],
  formations: [{ side: 'own' as const, altitude: 1, squares }],
};
const over = (hasTarget: boolean, width = 1280, height = 800): Arranged =>
  arrange({ ...plan, hasTarget }, frameOf(width, height));

const tokens = [
  { id: 0, label: 'A1', aircraft: 'a6m2', wingman: { aircraft: 'a6m3' } },
  { id: 1, label: 'B1', aircraft: 'f4f-3', wingman: null },
  { id: 2, label: 'B2', aircraft: null, wingman: null },
  { id: 4, label: 'A2', aircraft: 'g4m1', wingman: null },
] as unknown as readonly TokenScene[];

const sky: Over = {
  tokens,
  arranged: over(true),
  ohkas: [
    { bomber: 4, isNear: true, isHit: false },
    { bomber: 1, isNear: false, isHit: true },
  ] as unknown as Over['ohkas'],
  height: 500,
  isAtSea: false,
};

function valueIn(value: unknown): string {
  if (typeof value === 'number') return Math.abs(value) < 10 ? value.toFixed(2) : figure(value);
  if (typeof value === 'function') return 'told';
  if (Array.isArray(value)) return `[${value.map(valueIn).join(' ')}]`;
  if (isValidElement(value)) return drawn(value);
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, one]) => `${name} ${valueIn(one)}`)
      .join(', ')}}`;
  return String(value);
}

/** What is drawn, by the name of the effect, with where it is; the last number of a seed only tells things apart. */
function drawn(node: ReactNode): string {
  if (!isValidElement<Record<string, unknown>>(node)) return String(node);
  const type = node.type as { readonly name?: string; readonly displayName?: string } | string;
  const props = Object.entries(node.props).map(
    ([name, value]) => `${name}=${name === 'seed' ? String(value).replace(/ \d+$/, '') : valueIn(value)}`,
  );
  return `<${typeof type === 'string' ? type : (type.displayName ?? type.name ?? 'memo')} ${props.join(' ')}>`;
}

const told = (deed: DeedScene, around: Over = sky): string[] => {
  const shown = shownAs(deed, 'somebody did it', around);
  return shown.map(({ after, draw }) => `  after ${figure(after)}: ${drawn(draw(() => {}))}`);
};

const deeds: readonly DeedScene[] = [
  { deed: 'missed', by: 0, at: 1 },
  { deed: 'missed', by: 1, at: wingmanId(0) },
  { deed: 'missed', by: 7, at: 1 },
  { deed: 'missed', by: 1, at: 7 },
  { deed: 'hit', by: 1, at: 0, hits: 3 },
  { deed: 'hit', by: null, at: wingmanId(0), hits: 1 },
  { deed: 'hit', by: 1, at: 7, hits: 1 },
  { deed: 'down', at: 0 },
  { deed: 'down', at: wingmanId(0) },
  { deed: 'down', at: wingmanId(1), isAlone: true },
  { deed: 'down', at: 2 },
  { deed: 'down', at: 7 },
  { deed: 'flak', at: [0, 4] },
  { deed: 'bombs', by: 4, isTorpedo: false },
  { deed: 'bombs', by: 4, isTorpedo: true },
  { deed: 'bombs', by: 7, isTorpedo: true },
  { deed: 'looked', by: 1, found: true, word: 'found' },
  { deed: 'looked', by: 7, found: false, word: 'nobody' },
  { deed: 'strafing', by: 0 },
  { deed: 'strafing', by: 7 },
  { deed: 'rockets', by: 4 },
  { deed: 'napalm', by: 4 },
  { deed: 'skip', by: 4 },
  ...[0, 1, 2, 3].map((depth) => ({ deed: 'charges', by: 4, depth, count: depth }) as const),
  { deed: 'charges', by: 4, depth: 1, count: 9 },
  { deed: 'mines', by: 4, count: 2 },
  { deed: 'supplies', by: 4, count: 3 },
  { deed: 'released', by: 4 },
  { deed: 'released', by: 0 },
  { deed: 'ohka-flak', by: 4 },
  { deed: 'ohka-flak', by: 1 },
  { deed: 'ohka-flak', by: 0 },
  { deed: 'strikes', by: 4, craft: 'ohka', hits: true },
  { deed: 'strikes', by: 1, craft: 'ohka', hits: false },
  { deed: 'strikes', by: 0, craft: 'ohka', hits: true },
  { deed: 'strikes', by: 1, craft: 'aircraft', hits: true },
  { deed: 'strikes', by: wingmanId(0), craft: 'aircraft', hits: false },
  { deed: 'strikes', by: 2, craft: 'aircraft', hits: true },
  { deed: 'strikes', by: 7, craft: 'aircraft', hits: true },
];

test('every deed is seen where it is done, one part of it after the other', async () => {
  const lines = deeds.flatMap((deed) => [JSON.stringify(deed), ...told(deed)]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/deeds.txt');
});

test('on a phone, and at sea', async () => {
  const phone: Over = { ...sky, arranged: over(true, 390, 844), isAtSea: true };
  const lines = deeds.flatMap((deed) => [JSON.stringify(deed), ...told(deed, phone)]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/deeds-on-a-phone.txt');
});

test('where there is no target, nothing is seen to fall on it', () => {
  const alone: Over = { ...sky, arranged: over(false) };
  const needs = deeds.filter(({ deed }) => !/missed|hit|down|^flak|looked/.test(deed));
  expect(needs.flatMap((deed) => told(deed, alone))).toEqual([]);
});
