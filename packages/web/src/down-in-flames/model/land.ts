import type { Fixed } from '@tallyho/down-in-flames';
import { basePack, type Campaign, type Nation } from '@tallyho/down-in-flames/content';
import type { Land } from '../../dogfight/sky/painting/place.ts';
import { isShip } from './torpedoes.ts';

/** Words in the name of a campaign that tell where it was fought; a campaign of a pack is found by them as well. */
const theatresOfWar: readonly (readonly [Land, RegExp])[] = [
  ['channel', /britain|channel|dover|dieppe|dunkirk/],
  ['steppe', /stalingrad|kursk|kuban|barbarossa|russia|ukraine|moscow|leningrad/],
  ['desert', /africa|desert|tobruk|alamein|libya|tunisia|egypt/],
  ['alps', /alps|alpine|italy|italian|anzio|cassino|salerno|gothic/],
];

export const landOfCampaign = ({ id, name, theatre }: Pick<Campaign, 'id' | 'name' | 'theatre'>): Land => {
  if (theatre === 'pacific') return 'pacific';
  const words = `${id} ${name}`.toLowerCase();
  return theatresOfWar.find(([, told]) => told.test(words))?.[0] ?? 'continent';
};

/** A fighter that flies over a dogfight's land. */
interface Flown {
  readonly id: string;
  readonly nation: Nation;
  readonly year: number;
}

/** Those that fought over the desert, whenever all who flew against Germany were among them. */
const desertFighters: readonly string[] = ['p-40b', 'p-40e', 'hurricane-iib', 'hurricane-iic'];
/** Until then the Channel was where the Royal Air Force and the Luftwaffe met. */
const CHANNEL_FRONT = 1942;

/** Where these would have met. */
export function landOfFighters(flown: readonly Flown[]): Land {
  const nations = new Set(flown.map(({ nation }) => nation));
  if (nations.has('japan')) return 'pacific';
  if (nations.has('soviet-union')) return 'steppe';
  if (!nations.has('germany')) return 'continent';
  const enemies = flown.filter(({ nation }) => nation !== 'germany');
  if (enemies.length > 0 && enemies.every(({ id }) => desertFighters.includes(id))) return 'desert';
  const isOldFront = nations.has('united-kingdom') && nations.size === 2;
  return isOldFront && flown.every(({ year }) => year <= CHANNEL_FRONT) ? 'channel' : 'continent';
}

/** The land below a fight of Down In Flames: that of its campaign, or where its aircraft would have met. */
export function landOf({ options, fighters, agreedFighter }: Fixed): Land {
  const { mission, deck, packs } = options;
  const flown = agreedFighter.flatMap((card) => fighters[card] ?? []);
  if (mission === null) return flown.length === 0 && deck === 'pacific' ? 'pacific' : landOfFighters(flown);
  const campaigns = [...packs.toReversed(), basePack].flatMap((pack) => pack.campaigns ?? []);
  const campaign = campaigns.find(({ targets }) => targets.some(({ place }) => place === mission.target.name));
  const land = campaign === undefined ? landOfFighters(flown) : landOfCampaign(campaign);
  // A ship needs water to float in.
  return isShip(mission.target.kind) && land !== 'pacific' ? 'channel' : land;
}
