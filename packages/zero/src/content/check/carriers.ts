import {
  byName,
  type Check,
  type FieldTable,
  flag,
  kindOf,
  listOf,
  mapOf,
  oneOf,
  rowOf,
  usually,
  whole,
} from '@tallyho/kernel/packs';
import {
  bonusNames,
  type CarrierCampaign,
  type CarrierEffectKind,
  carrierResourceNames,
  flightOps,
  seaPlaces,
  trackIds,
  trackStates,
} from '../carrier-types.ts';
import { selectionCampaigns } from '../corsairs/selection.ts';
import { altitudes, borders, sides } from '../types.ts';
import {
  anyMap,
  anyOf,
  anyServices,
  box,
  bySide,
  entryOf,
  forEach,
  listed,
  maybe,
  name,
  orNull,
  point,
} from './parts.ts';
import { senseOfCarrierCampaign } from './sense.ts';

/** No effect changes anything by more, and no track has more lines. */
const MOST_CHANGE = 20;
const by = whole(-MOST_CHANGE, MOST_CHANGE);
const some = whole(1, MOST_CHANGE);

const side = oneOf(sides);
const track = oneOf(trackIds);

const strike = mapOf({
  side,
  aircraft: listed,
  targets: anyOf(mapOf({ track, altitude: oneOf(altitudes), torpedoes: usually(false, flag) }), MOST_CHANGE),
  full: usually(false, flag),
});

const effects: { readonly [kind in CarrierEffectKind]: FieldTable } = {
  'target-bound': { whose: oneOf(['own', 'enemy']), by },
  scout: {},
  'extra-cap': { elements: some },
  hide: { border: usually('blue', oneOf(borders)) },
  'extra-strike-elements': { of: oneOf(['fighter', 'dive']), elements: some },
  'bomb-points': { by },
  coordinated: { targetFlak: by },
  'choose-pilot': {},
  repair: { boxes: some },
  'extra-strike': { strikes: anyOf(strike, MOST_CHANGE) },
  'torpedo-draw': { cards: some, times: some },
};

export const carrierResource = entryOf({
  id: oneOf(carrierResourceNames),
  number: whole(1, 99),
  side: orNull(side),
  again: usually(false, flag),
  effects: anyOf(kindOf('does', effects), MOST_CHANGE),
});

const MOST = 40;
const boxes = whole(0, 200);

const missing: Check = (given, place, report) =>
  given === 'all' ? given : whole(0, MOST_CHANGE)(given, place, report);

const damageTrack = mapOf({
  id: track,
  owner: side,
  sheet: name,
  targetFlak: orNull(whole(0, 9)),
  countsAircraft: usually(false, flag),
  lines: anyOf(
    mapOf({
      from: boxes,
      strike: usually(0, missing),
      cap: usually(0, missing),
      state: orNull(oneOf(trackStates)),
      vps: usually(0, boxes),
    }),
    MOST_CHANGE,
  ),
});

const day = rowOf(3, whole(1, 1946));
const sortie = { strike: listed, cap: listed };
/** What an island and a force have alike. */
const base = { track, ...sortie, altitudes: usually({}, byName(oneOf(altitudes))) };
const boxesOfTracks = anyMap(forEach(trackIds, maybe(boxes)));

const force = mapOf({
  side,
  targets: anyOf(track),
  launches: orNull(oneOf(borders)),
  obliged: usually(false, flag),
  ...base,
});

const scout = mapOf({
  scout: listed,
  interceptors: listed,
  altitude: oneOf(altitudes),
  turns: whole(1, MOST),
  gains: anyOf(mapOf({ after: whole(1, MOST), aircraft: name }), MOST),
});

const bonus = mapOf({
  name: oneOf(bonusNames),
  side,
  below: boxesOfTracks,
  reached: boxesOfTracks,
  by: track,
  ladder: anyOf(mapOf({ from: boxes, vps: boxes }), MOST),
});

export const carrierCampaign = entryOf<CarrierCampaign>(
  {
    id: name,
    name,
    from: day,
    to: day,
    turns: whole(1, MOST),
    strikeTurns: rowOf(2, whole(0, MOST)),
    ops: anyMap(bySide(anyMap(forEach(flightOps, anyMap(sortie))))),
    targets: anyMap(bySide(anyOf(track))),
    opening: orNull(mapOf({ side, target: track })),
    drawnCaps: anyMap(forEach(trackIds, maybe(mapOf(forEach(borders, listed))))),
    island: orNull(mapOf({ target: track, ...base })),
    forces: maybe(listOf(force, MOST)),
    decoy: maybe(mapOf({ track, side, border: oneOf(borders), seenAfter: whole(1, MOST) })),
    scouts: mapOf(bySide(scout)),
    tracks: anyOf(damageTrack, MOST),
    bonuses: anyOf(bonus, MOST),
    resources: anyOf(oneOf(carrierResourceNames)),
    pilots: anyMap(bySide(anyServices)),
    selection: maybe(oneOf(selectionCampaigns)),
    swaps: anyOf(mapOf({ aircraft: name, by: name, at: track }), MOST),
    map: box,
    points: anyOf(mapOf({ place: oneOf([...seaPlaces, ...trackIds]), ...point }), MOST),
  },
  senseOfCarrierCampaign,
);
