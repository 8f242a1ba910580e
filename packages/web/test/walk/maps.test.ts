import { basePack } from '@tallyho/down-in-flames/content';
import { createElement } from 'react';
import type { DeskTelling, MapScene } from '../../src/campaign/scene.ts';
import { campaigns as flames } from '../../src/down-in-flames/campaign/campaigns.ts';
import { campaigns as land } from '../../src/zero/campaign/campaigns.ts';
import { guadalcanalRoom } from '../../src/zero/guadalcanal/guadalcanal.ts';
import { desksIn, type Flown, flown } from '../retold/campaigns.ts';
import { drawing } from './part.tsx';

const MapView = async () => (await import('../../src/campaign/map/campaign-map.tsx')).CampaignMapView;

type Told = DeskTelling<object>;
const mapAt = (war: Flown, moment: number, language: 'en' | 'fr' = 'en'): MapScene =>
  desksIn<Told>(war, language, 5)[moment].scene.map;

const flames1939 = await Promise.all(
  basePack.campaigns.map(async ({ id }) => [id, await flown(flames, { campaign: id }, 'retold')] as const),
);
const malaya = await flown(land, { campaign: 'malaya', period: 'january-1942' }, 'retold');
const solomons = await flown(land, { campaign: 'solomons' }, 'retold');
const slot = await flown(guadalcanalRoom, {}, 'retold', ({ week }) => week > 3);

const wars: readonly (readonly [string, Flown])[] = [
  ...flames1939,
  ['malaya', malaya],
  ['solomons', solomons],
  ['guadalcanal', slot],
];

const DESK = { width: 860, height: 590 };
const SMALL_DESK = { width: 604, height: 424 };
const PHONE = { width: 390, height: 318 };

for (const [id, war] of wars)
  drawing(`the map of ${id} on a desk`, `maps/${id}`, DESK, async () => {
    const View = await MapView();
    const map = mapAt(war, 2);
    return [['in the middle', createElement(View, { map, title: id, selected: map.open[0] ?? null })]];
  });

for (const [id, war] of [wars[0], wars[5], wars[6], wars[8]]) {
  drawing(
    `the map of ${id} on a small desk, in French`,
    `maps/${id}-small`,
    { ...SMALL_DESK, language: 'fr' },
    async () => {
      const View = await MapView();
      return [['at the beginning', createElement(View, { map: mapAt(war, 0, 'fr'), title: id, selected: null })]];
    },
  );
  drawing(`the map of ${id} on a phone`, `maps/${id}-phone`, PHONE, async () => {
    const View = await MapView();
    const map = mapAt(war, 4);
    const flying = { arrow: 0, aircraft: map.arrows[0].aircraft, isHome: false };
    return [
      ['in the end', createElement(View, { map, title: id, selected: map.open[0] ?? null })],
      ['while somebody flies over it', createElement(View, { map, title: id, selected: 0, flying })],
    ];
  });
}
