import { createElement } from 'react';
import type { DeskTelling } from '../../src/campaign/scene.ts';
import { carriers } from '../../src/zero/carriers/carriers.ts';
import type { SeaQuestion, SeaScene } from '../../src/zero/carriers/scene.ts';
import { desksIn, flown } from '../retold/campaigns.ts';
import { drawing } from './part.tsx';

type Told = DeskTelling<object, SeaScene, SeaQuestion<object>>;

const names = ['coral-sea', 'midway', 'eastern-solomons', 'santa-cruz'] as const;
const battles = await Promise.all(names.map((campaign) => flown(carriers, { campaign }, 'chart')));
const charts = (nth: number, language: 'en' | 'fr' = 'en') =>
  desksIn<Told>(battles[nth], language, 6).map(({ scene }) => scene.chart);

const Chart = async () => (await import('../../src/zero/carriers/chart/sea-chart.tsx')).SeaChart;
const DESK = { width: 860, height: 590 };
const SHALLOW = { width: 620, height: 320 };
const PHONE = { width: 390, height: 318 };

for (const [nth, id] of names.entries()) {
  drawing(`the chart of ${id} on a desk`, `charts/${id}`, DESK, async () => {
    const View = await Chart();
    const all = charts(nth);
    const [first, later] = [all[0], all.findLast(({ ways }) => ways.length > 0) ?? all[5]];
    return [
      ['before the first orders', createElement(View, { chart: first, range: 1 })],
      ['when orders are revealed', createElement(View, { chart: later })],
    ];
  });
  drawing(`the chart of ${id} on a phone, in French`, `charts/${id}-phone`, { ...PHONE, language: 'fr' }, async () => {
    const View = await Chart();
    const all = charts(nth, 'fr');
    const way = all.flatMap(({ ways }) => ways).findLast(({ camp }) => camp === 'allies') ?? all[0].ways[0];
    return [
      ['while a Strike is written', createElement(View, { chart: all[2], range: 2, draft: way })],
      [
        'while it comes back',
        createElement(View, { chart: all[5], flight: { way, aircraft: way.aircraft, isHome: true } }),
      ],
    ];
  });
}

drawing('a chart that is wide and low', 'charts/low', SHALLOW, async () => {
  const View = await Chart();
  const [midway, santaCruz] = [charts(1), charts(3)];
  return [
    ['Midway', createElement(View, { chart: midway[5] })],
    ['Santa Cruz', createElement(View, { chart: santaCruz[5] })],
  ];
});
