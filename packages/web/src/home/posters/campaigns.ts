import type { Attitude } from '../../art/plane.tsx';
import { type Route, writeRoute } from '../../page/route.ts';
import { campaignOf } from '../../saved/flown-with.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { type RoomId, roomIds } from '../../system-ids.ts';
import type { Texts } from '../../words/en.ts';
import type { SceneId } from './scenes.tsx';

/** How a campaign is played. */
export const campaignKinds = ['missions', 'land', 'carriers', 'weeks', 'alone'] as const;
export type CampaignKind = (typeof campaignKinds)[number];

/** A campaign as its poster shows it. */
export interface Poster {
  readonly id: keyof Texts['campaignTitles'];
  readonly room: RoomId;
  readonly years: string;
  readonly kind: CampaignKind;
  readonly scene: SceneId;
  readonly aircraft: string;
  readonly attitude: Attitude;
  readonly facing: 'left' | 'right';
}

type Line = readonly [
  id: Poster['id'],
  room: RoomId,
  years: string,
  kind: CampaignKind,
  scene: SceneId,
  aircraft: string,
  attitude: Attitude,
  facing: 'left' | 'right',
];

/** Every campaign there is, those first that somebody new should look at. */
const lines: readonly Line[] = [
  ['battle-of-britain-1940', 'down-in-flames-campaign', '1940', 'missions', 'cliffs', 'spitfire-i', 'quarter', 'right'],
  ['malaya', 'zero-campaign', '1941–42', 'land', 'jungle', 'vildebeest', 'quarter', 'right'],
  ['coral-sea', 'zero-carriers', '1942', 'carriers', 'carrier', 'sbd-3', 'dive', 'right'],
  ['guadalcanal', 'zero-guadalcanal', '1942–43', 'weeks', 'island', 'f4f-4', 'quarter', 'left'],
  ['superfortress', 'zero-superfortress', '1944', 'alone', 'peaks', 'b-29', 'quarter', 'right'],
  ['pearl-harbor', 'zero-pearl-harbor', '1941', 'alone', 'harbour', 'b5n2', 'quarter', 'left'],
  ['poland-1939', 'down-in-flames-campaign', '1939', 'missions', 'fields', 'p-11c', 'climb', 'right'],
  ['stalingrad-1942', 'down-in-flames-campaign', '1942', 'missions', 'snow', 'il-2', 'level', 'right'],
  ['midway-1942', 'down-in-flames-campaign', '1942', 'missions', 'atoll', 'a6m2', 'bank', 'left'],
  ['rabaul-1943', 'down-in-flames-campaign', '1943', 'missions', 'volcano', 'f4u-1', 'bank', 'right'],
  ['daylight-bombing-1944', 'down-in-flames-campaign', '1944', 'missions', 'stratosphere', 'b-17g', 'level', 'right'],
  ['philippines', 'zero-campaign', '1941–42', 'land', 'archipelago', 'p-40b', 'quarter', 'right'],
  ['burma', 'zero-campaign', '1941–42', 'land', 'pagodas', 'ki-43', 'bank', 'left'],
  ['solomons', 'zero-campaign', '1943–44', 'land', 'archipelago', 'p-38g', 'quarter', 'left'],
  ['philippines-1944', 'zero-campaign', '1944', 'land', 'terraces', 'ki-84', 'bank', 'right'],
  ['okinawa', 'zero-campaign', '1945', 'land', 'coast', 'n1k2-j', 'climb', 'left'],
  ['midway', 'zero-carriers', '1942', 'carriers', 'carrier-dusk', 'tbd-1', 'quarter', 'left'],
  ['eastern-solomons', 'zero-carriers', '1942', 'carriers', 'flak', 'd3a1', 'dive', 'left'],
  ['santa-cruz', 'zero-carriers', '1942', 'carriers', 'flak', 'b5n2', 'level', 'right'],
];

export const posters: readonly Poster[] = lines.map(
  ([id, room, years, kind, scene, aircraft, attitude, facing]): Poster => ({
    id,
    room,
    years,
    kind,
    scene,
    aircraft,
    attitude,
    facing,
  }),
);

/** Where a campaign is set up. */
export const wayTo = ({ room, id }: Poster): string => writeRoute(routeTo(room, id));

function routeTo(room: RoomId, campaign: string): Route {
  return room === 'zero-pearl-harbor' || room === 'zero-superfortress'
    ? { page: 'set-up', system: room }
    : { page: 'campaign', room, campaign };
}

/** The poster of the campaign that a game is; null: it is none, or one of somebody's own pack. */
export function posterOf(game: Pick<SavedGame, 'system' | 'record'>): Poster | null {
  const room = roomIds.find((each) => each === game.system);
  const campaign = campaignOf(game);
  return (
    posters.find((poster) => poster.room === room && (poster.id === campaign || wayTo(poster).startsWith('#/new/'))) ??
    null
  );
}

/** A title without the year, which stands below it. */
export const posterTitle = ({ id }: Poster, t: Texts): string => t.campaignTitles[id].replace(/ \d{4}$/, '');
