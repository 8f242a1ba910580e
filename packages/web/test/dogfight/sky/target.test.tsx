import { targetKinds, targetStatuses } from '@tallyho/down-in-flames';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { lands } from '../../../src/dogfight/sky/painting/place.ts';
import { paintedKinds } from '../../../src/dogfight/sky/target/drawing.ts';
import { Target, type TargetProps } from '../../../src/dogfight/sky/target/target.tsx';

const drawn = (change: Partial<TargetProps>): string =>
  renderToStaticMarkup(
    <Target kind="factory" status="intact" width={360} land="continent" time="day" depth="surface" {...change} />,
  );
/** The picture without what it is called. */
const picture = (change: Partial<TargetProps>): string => drawn(change).replace(/data-kind="[^"]*"/, '');
/** The hottest of the three colours of a fire. */
const fires = (html: string): number => html.match(/#ffd682" transform/g)?.length ?? 0;

/** CH-18.6d — where nothing is bombed nothing burns. */
const peaceful = ['minefield', 'drop-zone', 'patrolled-waters', 'airstrip'] as const;
const bombed = paintedKinds.filter((kind) => !(peaceful as readonly string[]).includes(kind));

test('all targets of Down In Flames are painted', () => {
  for (const kind of targetKinds) expect(paintedKinds).toContain(kind);
});

describe.each(bombed)('a target of the kind %s', (kind) => {
  test('looks different whole, damaged and destroyed', () => {
    const pictures = targetStatuses.map((status) => drawn({ kind, status }));
    expect(new Set(pictures).size).toBe(3);
    for (const one of pictures) expect(one).not.toMatch(/NaN|undefined/);
  });

  test('burns where bombs have hit it, not before', () => {
    expect(targetStatuses.map((status) => fires(drawn({ kind, status })))).toEqual([0, 1, 3]);
    expect([0, 1, 2, 3].map((count) => fires(drawn({ kind, fires: count })))).toEqual([0, 1, 2, 3]);
  });
});

test('CH-18.6d: what was brought lies there, and nothing burns', () => {
  const lying = (html: string): number => html.match(/laid-mine|landed-crate/g)?.length ?? 0;
  for (const kind of peaceful) expect(fires(drawn({ kind, status: 'destroyed' }))).toBe(0);
  for (const kind of ['minefield', 'drop-zone', 'airstrip'] as const)
    expect([0, 1, 5].map((brought) => lying(drawn({ kind, brought })))).toEqual([0, 1, 5]);
});

test('no kind looks like another', () => {
  expect(new Set(paintedKinds.map((kind) => picture({ kind }))).size).toBe(paintedKinds.length);
});

test('CH-27.43e: a submarine is seen where it is, and burns on the surface alone', () => {
  const depths = ['unknown', 'surface', 'shallow', 'deep'] as const;
  expect(new Set(depths.map((depth) => drawn({ kind: 'submarine', depth }))).size).toBe(4);
  expect(depths.map((depth) => fires(drawn({ kind: 'submarine', depth, fires: 2 })))).toEqual([0, 2, 0, 0]);
});

test('CH-27.9a: a fortified target has walls', () => {
  expect(drawn({ isFortified: true })).toContain('walls');
  expect(drawn({})).not.toContain('walls');
});

test('what stands on land has an island under it where there is sea', () => {
  const grounds = lands.map((land) => drawn({ kind: 'airfield', land }));
  expect(new Set(grounds).size).toBe(3);
  const atSea = lands.map((land) => drawn({ kind: 'cargo-ship', land }));
  expect(new Set(atSea).size).toBe(1);
});
