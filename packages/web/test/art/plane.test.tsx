import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Plane } from '../../src/art/plane.tsx';
import { PlanePicture } from '../../src/art/plane-picture.tsx';

const sizeOf = (markup: string): readonly number[] =>
  [...markup.matchAll(/(?:width|height):(\d+)px/g)].map(([, n]) => Number(n));

test('a plane has its size before it is painted, and says nothing to a screen reader', () => {
  const small = renderToStaticMarkup(<Plane aircraft="a6m2" attitude="level" facing="right" scale={10} />);
  const large = renderToStaticMarkup(<Plane aircraft="a6m2" attitude="bank" facing="left" scale={20} holes={2} />);
  expect(small).toContain('aria-hidden="true"');
  const [width, height] = sizeOf(small);
  expect(width).toBeGreaterThan(90);
  expect(width).toBeLessThan(130);
  expect(height).toBeGreaterThan(50);
  expect(sizeOf(large)[0]).toBeGreaterThan(width);
  expect(small).not.toContain('canvas');
});

test('until it is painted a cut-out stands there, in the colours of the type', () => {
  const zero = renderToStaticMarkup(<Plane aircraft="a6m2" attitude="level" facing="right" scale={10} />);
  const wildcat = renderToStaticMarkup(<Plane aircraft="f4f-3" attitude="level" facing="right" scale={10} />);
  const colours = (markup: string) => new Set([...markup.matchAll(/fill="(#\w+)"/g)].map(([, colour]) => colour));
  expect(zero.match(/<path/g)?.length).toBeGreaterThan(5);
  expect(colours(zero)).not.toEqual(colours(wildcat));
});

test('from left and right, sound and hit, it takes the same room', () => {
  const one = renderToStaticMarkup(<Plane aircraft="b-17e" attitude="level" facing="right" scale={6} />);
  const other = renderToStaticMarkup(
    <Plane aircraft="b-17e" attitude="level" facing="left" scale={6} holes={3} time="night" />,
  );
  expect(sizeOf(other).slice(0, 2)).toEqual(sizeOf(one).slice(0, 2));
});

test('one that nobody has drawn is drawn all the same', () => {
  const markup = renderToStaticMarkup(
    <Plane aircraft="my own" attitude="top" facing="left" scale={4} like={{ kind: 'heavy' }} />,
  );
  expect(sizeOf(markup)[1]).toBeGreaterThan(100);
});

test('a picture fills its place when it knows it', () => {
  expect(renderToStaticMarkup(<PlanePicture aircraft="a6m2" />)).toBe(
    '<span class="plane-picture" aria-hidden="true"></span>',
  );
});
