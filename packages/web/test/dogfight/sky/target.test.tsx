import { targetKinds, targetStatuses } from '@tallyho/down-in-flames';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { lands } from '../../../src/dogfight/sky/painting/place.ts';
import { Target, type TargetProps } from '../../../src/dogfight/sky/target/target.tsx';

const drawn = (change: Partial<TargetProps>): string =>
  renderToStaticMarkup(<Target kind="factory" status="intact" width={360} land="continent" time="day" {...change} />);
/** The hottest of the three colours of a fire. */
const fires = (html: string): number => html.match(/#ffd682/g)?.length ?? 0;

describe.each(targetKinds)('a target of the kind %s', (kind) => {
  test('looks different whole, damaged and destroyed', () => {
    const pictures = targetStatuses.map((status) => drawn({ kind, status }));
    expect(new Set(pictures).size).toBe(3);
    for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined/);
  });

  test('burns where bombs have hit it, not before', () => {
    expect(targetStatuses.map((status) => fires(drawn({ kind, status })))).toEqual([0, 1, 3]);
    expect([0, 1, 2, 3].map((count) => fires(drawn({ kind, fires: count })))).toEqual([0, 1, 2, 3]);
  });

  test('looks like no other', () => {
    for (const other of targetKinds) if (other !== kind) expect(drawn({ kind })).not.toBe(drawn({ kind: other }));
  });
});

test('what stands on land has an island under it where there is sea', () => {
  const grounds = lands.map((land) => drawn({ kind: 'airfield', land }));
  expect(new Set(grounds).size).toBe(3);
  const atSea = lands.map((land) => drawn({ kind: 'cargo-ship', land }));
  expect(new Set(atSea).size).toBe(1);
});
