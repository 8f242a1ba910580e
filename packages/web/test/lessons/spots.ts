import type { Match, Seat } from '@tallyho/kernel';
import { tableOf } from '../../src/campaign/table.ts';
import type { DogfightRoom } from '../../src/dogfight/room.ts';
import type { Telling } from '../../src/dogfight/scene.ts';
import { campaigns as duelCampaigns } from '../../src/down-in-flames/campaign/campaigns.ts';
import { duelTable } from '../../src/down-in-flames/duel-room.ts';
import { lookAt } from '../../src/play/look.ts';
import { spotOf } from '../../src/play/spots.ts';
import { human } from '../../src/saved/players.ts';
import type { WingsLook } from '../../src/wings-of-war/model/engine.ts';
import { namesAt } from '../../src/wings-of-war/model/names.ts';
import { campaigns as landCampaigns } from '../../src/zero/campaign/campaigns.ts';
import { carriers } from '../../src/zero/carriers/carriers.ts';
import { zeroTable } from '../../src/zero/zero-room.ts';

/** The tables in the sky; a campaign between its missions is one where nothing flies. */
const tables: { readonly [system: string]: DogfightRoom } = {
  'down-in-flames': duelTable as unknown as DogfightRoom,
  'down-in-flames-campaign': tableOf(duelCampaigns) as unknown as DogfightRoom,
  zero: zeroTable as unknown as DogfightRoom,
  'zero-campaign': tableOf(landCampaigns) as unknown as DogfightRoom,
  'zero-carriers': tableOf(carriers) as unknown as DogfightRoom,
};

/** What lies on the desks, whatever is decided there. */
const desks: { readonly [system: string]: readonly string[] } = {
  'down-in-flames-campaign': ['map', 'order', 'picks', 'standing'],
  'zero-campaign': ['map', 'order', 'picks', 'standing'],
  'zero-carriers': ['map', 'order', 'tracks', 'standing'],
  'zero-pearl-harbor': ['map', 'order', 'roster', 'standing'],
};

/** What a table has that lessons can call by its name, for one who sits at it now. */
export function spotsOn(system: string, match: Match, seat: Seat): ReadonlySet<string> {
  if (system === 'wings-of-war') return spotsOnMap(match, seat);
  const room = tables[system];
  const telling = room === undefined ? null : tellingOf(room, match, seat);
  if (telling === null || telling.scene.bands.length === 0)
    return new Set(['question', 'log', ...(desks[system] ?? [])]);
  return spotsInSky(telling);
}

function tellingOf(room: DogfightRoom, match: Match, seat: Seat): Telling<object> {
  const { view, told } = lookAt(match, seat);
  return room.tell({ view, told, players: match.state.asked.map(() => human), language: 'en' });
}

function spotsInSky({ scene, hands }: Telling<object>): Set<string> {
  const spots = new Set(['question', 'turn', 'log', 'pile', 'discard']);
  for (const { label, altitude, wingman } of scene.tokens) {
    if (altitude < 0) continue;
    spots.add(spotOf.aircraft(label)).add(spotOf.plate(label));
    if (wingman !== null) spots.add(spotOf.wingman(label));
  }
  for (const { places } of hands) {
    spots.add('hand');
    for (const { name } of places) spots.add(spotOf.card(name));
  }
  for (const level of scene.bands.keys()) spots.add(spotOf.altitude(level));
  if (scene.chain.links.length > 0) spots.add('exchange');
  if (scene.sortie?.target != null) spots.add('target');
  return spots;
}

/** The aircraft of the flight map go by their badges. */
function spotsOnMap(match: Match, seat: Seat): ReadonlySet<string> {
  const { view } = lookAt(match, seat) as unknown as WingsLook;
  const names = namesAt(view.fixed);
  return new Set(['question', ...view.planes.map((_, plane) => spotOf.aircraft(names.badge(plane)))]);
}
