import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Colour, channelsOf } from '../../../src/dogfight/sky/painting/colour.ts';
import { Painting, type PaintingProps } from '../../../src/dogfight/sky/painting/painting.tsx';
import { gradientsOf, paletteOf } from '../../../src/dogfight/sky/painting/palette.ts';
import { horizonOf, lands, times } from '../../../src/dogfight/sky/painting/place.ts';

const bands = [104, 84, 92, 196, 128].map((height, i, all) => ({
  top: all.slice(0, i).reduce((sum, one) => sum + one, 0),
  height,
}));
const sky: PaintingProps = { land: 'channel', time: 'day', seed: 'a match', width: 1440, height: 604, bands };
const painted = (change: Partial<PaintingProps> = {}): string =>
  renderToStaticMarkup(<Painting {...sky} {...change} />);
const scenes = lands.flatMap((land) => times.map((time) => ({ land, time })));

describe('the painting', () => {
  test('is the same for the same match, and another for another', () => {
    expect(painted()).toBe(painted());
    expect(painted({ seed: 'another match' })).not.toBe(painted());
  });

  test('says nothing to a screen reader', () => {
    expect(painted()).toMatch(/^<div class="painting day" aria-hidden="true">/);
  });

  test('has a stratum for each band, where the band is and as high as it is', () => {
    const strata = [...painted().matchAll(/translateY\((.*?)px\) scaleY\((.*?)\)/g)];
    expect(strata.map(([, top]) => Number(top))).toEqual(bands.map(({ top }) => top));
    strata.forEach(([, , stretched], i) => {
      const drawn = Number(painted().match(/class="stratum" style="height:(\d+)px/)?.[1]);
      expect(Number(stretched) * drawn).toBeCloseTo(bands[i].height + 1);
    });
  });

  test('moves nothing but strata when bands breathe', () => {
    const [high, low] = [painted(), painted({ bands: bands.map(({ top }) => ({ top: top + 9, height: 100 })) })];
    const scenery = (html: string): string => html.slice(html.indexOf('<svg'));
    expect(scenery(high)).toBe(scenery(low));
    expect(high).not.toBe(low);
  });

  test.each(scenes)('of $land by $time has every number it needs, and few parts', ({ land, time }) => {
    for (const [width, height] of [
      [1440, 604],
      [2560, 900],
      [390, 452],
      [320, 240],
    ]) {
      const html = painted({ land, time, width, height });
      expect(html).not.toMatch(/NaN|Infinity|undefined/);
      expect(html.match(/<[a-z]/gi)?.length).toBeLessThan(300);
    }
  });

  test.each(lands)('of %s leaves the horizon in the lowest band, which has 17 % of the sky at least', (land) => {
    expect(horizonOf(land, 604)).toBeGreaterThanOrEqual(Math.floor(604 * 0.83));
  });
});

/** How bright a colour is to the eye, as WCAG defines it. */
const luminance = (channels: readonly number[]): number => {
  const [r, g, b] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: readonly number[], other: readonly number[]): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe('the label of a band', () => {
  /** White on the ink of a tab, as both stand in the scale and in the sheet of the sky. */
  const sheet = (name: string): string =>
    readFileSync(new URL(`../../../src/style/${name}.css`, import.meta.url), 'utf8');
  const [, ...ink] =
    sheet('tokens')
      .match(/--plate-thin: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\);/)
      ?.map(Number) ?? [];
  const label = [255, 255, 255];
  const onTab = (behind: Colour): number[] =>
    channelsOf(behind).map((channel, i) => channel + ((ink[i] - channel) * ink[3]) / 100);

  test('is white on ink', () => {
    const tab = sheet('dogfight/sky').match(/^\.band-label \{(.*?)^\}/ms)?.[1];
    expect(tab).toContain('background: var(--plate-thin);');
    expect(tab).toContain('color: var(--white);');
    expect(sheet('tokens')).toContain('--white: #fff;');
  });

  test.each(scenes)('can be read on every stratum, cloud and haze of $land by $time', ({ land, time }) => {
    const palette = paletteOf(land, time);
    const behind = [...gradientsOf(palette).flatMap(({ top, foot }) => [top, foot]), ...palette.cloud, palette.haze];
    for (const colour of [...behind, '#efe8d3', '#ecdcae', '#f8f4e8'] as const)
      expect(contrast(label, onTab(colour))).toBeGreaterThanOrEqual(4.5);
  });
});
