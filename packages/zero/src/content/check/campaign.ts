import { type Check, listOf, mapOf, oneOf, rowOf, whole } from '@tallyho/kernel/packs';
import { type LandCampaign, missionRows, resourceNames } from '../campaign-types.ts';
import { missionKinds, specialNames } from '../mission-types.ts';
import { altitudes, sides } from '../types.ts';
import { effects } from './missions.ts';
import { anyMap, anyOf, anyServices, box, bySide, entryOf, forEach, listed, name, orNull, point } from './parts.ts';
import { senseOfCampaign } from './sense.ts';

/** A campaign has no more Missions, periods or targets. */
const MOST_MISSIONS = 30;
const MOST_PERIODS = 6;
const MOST_TARGETS = 60;
const MOST_TURNS = 20;

const month = rowOf(2, whole(1, 1946));
/** Z-24.7a — Outstanding, Superior, Adequate and Poor from so many Victory Points on. */
const performance = rowOf(4, whole(-999, 999));
const number = whole(1, MOST_TARGETS);

const target = mapOf({
  number,
  place: name,
  kind: oneOf(missionKinds),
  sheet: orNull(name),
  attacker: orNull(oneOf(sides)),
  aircraft: anyMap(bySide(listed)),
  altitude: oneOf(altitudes),
  turns: listOf(whole(1, MOST_TURNS), 2, 1),
  special: orNull(mapOf({ name: oneOf(specialNames), effects })),
  again: orNull(number),
  instead: orNull(mapOf({ period: whole(0, MOST_PERIODS - 1), aircraft: name, by: name })),
  at: mapOf(point),
  inset: orNull(mapOf(point)),
});

const gift = mapOf({ aircraft: listed, options: anyOf(oneOf(resourceNames)), pilot: orNull(name) });
const giftOrNothing: Check = (given, place, report) => gift(given ?? {}, place, report);

/** Z-24.52a — the line of a Campaign Sheet, with what it gives in each period. */
const resource = mapOf({ number: whole(1, 99), periods: anyOf(giftOrNothing) });

export const landCampaign = entryOf<LandCampaign>(
  {
    id: name,
    name,
    missions: whole(1, MOST_MISSIONS),
    periods: anyOf(mapOf({ id: name, from: month, to: month, par: whole(-999, 999), performance }), MOST_PERIODS),
    longWar: orNull(performance),
    table: anyMap(forEach(missionRows, anyOf(number, MOST_PERIODS))),
    targets: anyOf(target, MOST_TARGETS),
    resources: anyMap(bySide(anyOf(resource, MOST_TARGETS))),
    pilots: anyMap(bySide(anyServices)),
    map: box,
    inset: orNull(mapOf({ place: name, map: box })),
  },
  senseOfCampaign,
);
