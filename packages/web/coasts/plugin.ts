import { basePack } from '@tallyho/down-in-flames/content';
import { campaignBase, corsairsLandCampaigns } from '@tallyho/zero/content';
import type { Plugin } from 'vite';
import { boxKey, widestOf } from '../src/campaign/map/frame.ts';
import type { MapBox } from '../src/campaign/scene.ts';
import { periodBox } from '../src/zero/campaign/model/chart.ts';
import { lunga, slot } from '../src/zero/guadalcanal/model/places.ts';
import { kyushuBox, wideBox } from '../src/zero/superfortress/model/map.ts';
import { landOfTheWorld, type Ring } from './atlas.ts';
import { landIn } from './cut.ts';

const ID = 'virtual:coasts';

/** As wide as a map is drawn on a large screen. */
const PIXELS = 1100;

/** The maps that are shown somewhere. */
const boxes: readonly MapBox[] = [
  ...basePack.campaigns.map(({ map }) => map),
  ...campaignBase.campaigns.flatMap((campaign) => [
    ...campaign.periods.map((_, period) => periodBox(campaign, period)),
    ...(campaign.inset === null ? [] : [campaign.inset.map]),
  ]),
  ...corsairsLandCampaigns.flatMap((campaign) => campaign.periods.map((_, period) => periodBox(campaign, period))),
  ...campaignBase.carrierCampaigns.map(({ map }) => map),
  slot,
  lunga,
  wideBox,
  kyushuBox,
].map(({ west, east, south, north }) => ({ west, east, south, north }));

const degrees = ({ west, east, south, north }: MapBox): MapBox => ({
  west: west / 100,
  east: east / 100,
  south: south / 100,
  north: north / 100,
});

/** A ring as whole numbers, thousandths of a degree: the first point, then each step. */
function packed(ring: Ring): number[] {
  let [x, y] = [0, 0];
  return ring.flatMap(([longitude, latitude]) => {
    const [nx, ny] = [Math.round(longitude * 1000), Math.round(latitude * 1000)];
    const step = [nx - x, ny - y];
    [x, y] = [nx, ny];
    return step;
  });
}

/** For each map, the land around it; those without any are left out. */
export function coastTable(): { readonly [box: string]: readonly (readonly number[])[] } {
  const world = landOfTheWorld();
  return Object.fromEntries(
    boxes.flatMap((box) => {
      const land = landIn(world, degrees(widestOf(box)), PIXELS);
      return land.length === 0 ? [] : [[boxKey(box), land.map(packed)]];
    }),
  );
}

/** Coasts of all maps, cut out of the atlas and simplified when the page is built. */
export const coasts = (): Plugin => ({
  name: 'tallyho-coasts',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export const table = ${JSON.stringify(coastTable())};` : null),
});
