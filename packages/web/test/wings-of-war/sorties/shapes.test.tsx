import { baseContent } from '@tallyho/wings-of-war';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { arrowBox, arrowFor } from '../../../src/wings-of-war/cards/arrow.ts';
import { Arcs } from '../../../src/wings-of-war/map/arcs.tsx';
import { Areas } from '../../../src/wings-of-war/map/areas.tsx';
import { Ghost, numberOf } from '../../../src/wings-of-war/map/ghost.tsx';
import type { AreaScene } from '../../../src/wings-of-war/map/scene.ts';
import { inShort } from './diary.ts';

test('the arrow of every card, and the square that it takes', async () => {
  const lines = [...baseContent.deckByLetter.values()].flatMap(({ letter, cards }) =>
    cards.map((face) => {
      const { turn, tip, ...arrow } = arrowFor(face);
      return `${letter} ${face.manoeuvre}: ${arrowBox(face)} ${inShort({ turn, tip, ...arrow })}`;
    }),
  );
  await expect(`${[...new Set(lines)].join('\n')}\n`).toMatchFileSnapshot('approved/shapes/arrows.txt');
});

const badgeOf = (plane: number): string => `A${plane + 1}`;
const area = (
  kind: AreaScene['kind'],
  wantedBy: readonly number[],
  isDone: boolean,
  box: readonly number[],
): AreaScene => {
  const [x, y, width, height] = box;
  return { kind, wantedBy, isDone, x, y, width, height };
};

const areas: { readonly [name: string]: AreaScene } = {
  'a field': area('field', [], false, [100, 200, 300, 150]),
  'a field where two are to land': area('field', [0, 2], false, [100, 200, 150, 300]),
  'a place to photograph': area('zone', [1], false, [300, 400, 200, 100]),
  'a place that has been photographed': area('zone', [], true, [300, 400, 200, 100]),
  'the upper edge': area('exit', [0], true, [0, 0, 900, 0]),
  'the lower edge, later': area('exit', [0, 1, 2], false, [0, 1100, 900, 0]),
  'the left edge': area('exit', [], true, [0, 0, 0, 1100]),
  'the right edge': area('exit', [3], true, [900, 0, 0, 1100]),
};

/** Numbers to a hundredth: what comes after is of the machine. */
const exact = (html: string): string =>
  html.replace(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (one) => String(Math.round(Number(one) * 100) / 100));

test('areas are drawn where they are, with who is to go there', async () => {
  const lines = Object.entries(areas).map(
    ([name, one]) => `${name}: ${renderToStaticMarkup(<Areas areas={[one]} badgeOf={badgeOf} />)}`,
  );
  await expect(`${exact(lines.join('\n').replaceAll('><', '>\n  <'))}\n`).toMatchFileSnapshot(
    'approved/shapes/areas.txt',
  );
});

test('arcs say how many cards they are good for, and more the closer one looks', async () => {
  const spot = { x: 400, y: 300, turn: 30 };
  const lines = (['last', 'own', 'enemy', 'faint'] as const).flatMap((tone, n) =>
    [0.5, 0.65, 0.66, 1.29, 1.3].map((scale, i) => {
      const arc = { key: '1', spot, rear: i % 2 === 0 ? null : 60, front: i !== 3, isShortOnly: n % 2 === i % 2, tone };
      const html = renderToStaticMarkup(
        <svg aria-hidden="true">
          <Arcs arc={arc} scale={scale} />
        </svg>,
      ).replace(/_R_[^"_)]*_/g, '');
      return `${tone} ${scale}: ${html}`;
    }),
  );
  await expect(`${exact(lines.join('\n').replaceAll('><', '>\n  <'))}\n`).toMatchFileSnapshot(
    'approved/shapes/arcs.txt',
  );
});

test('the ways of a plan, and where their numbers stand', async () => {
  const machine = { card: 'camel-brown', type: 'sopwith-camel', seats: 1, nation: 'united-kingdom' } as const;
  const warnings = ['', 'illegal', 'leaves-the-table', 'ignored', 'lost'] as const;
  const steps = warnings.map((warning, slot) => ({
    ...{
      slot,
      warning,
      isTried: slot === 4,
      level: slot % 2 === 0 ? slot : null,
      height: slot % 2 === 0 ? (1 as const) : null,
    },
    from: { x: 100 * slot, y: 80 * slot, turn: 90 * slot },
    to: { x: 100 * slot + 60, y: 80 * slot + 50, turn: slot === 2 ? 0 : 40 * slot },
  }));
  const html = renderToStaticMarkup(<Ghost ghost={{ key: 'plan', plane: 0, machine, steps }} scale={1} />);
  const shapes = html.match(/<(?:path class|rect class|circle|text|g class|g transform="translate)[^>]*>/g) ?? [];
  const own = shapes.filter((one) => /ghost|way|<circle|<text|<rect|translate/.test(one));
  const lines = [...own, ...steps.map((step) => inShort(numberOf(step)))];
  await expect(`${exact(lines.join('\n'))}\n`).toMatchFileSnapshot('approved/shapes/plans.txt');
});
