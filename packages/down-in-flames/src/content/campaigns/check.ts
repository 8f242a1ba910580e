import { type Check, flag, id, isMap, listOf, mapOf, oneOf, pairOf, whole } from '@tallyho/kernel/packs';
import { measuredEffects, plainEffects, signedEffects, targetKinds } from '../../mission/options.ts';
import { entryOf, name } from '../problems.ts';
import { sides, theatres } from '../types.ts';
import { contradictionsOfCampaign } from './sense.ts';
import { type Campaign, mapLineKinds } from './types.ts';

const number = whole(1, 99);
/** Hundredths of a degree; longitudes may go on counting beyond 180°. */
const point = pairOf(whole(-36000, 36000));

const bySide = (check: Check): Check => mapOf(Object.fromEntries(sides.map((side) => [side, check])));

const target = mapOf({
  number,
  kind: oneOf(targetKinds),
  place: id,
  at: point,
  damaged: whole(1, 999),
  destroyed: whole(1, 999),
  flak: whole(0, 99),
  cuts: listOf(number),
});

/** A Start mark, or the number of a target. */
const tail: Check = (given, place, report) => (Array.isArray(given) ? point : number)(given, place, report);

const arrow = mapOf({ side: oneOf(sides), from: tail, to: number, aircraft: listOf(id) });

const pilotOrNone: Check = (given, place, report) => (given === null ? null : id(given, place, report));

/** DIF-OPTN-01 … DIF-OPTN-18 — an effect with the amount that it needs. */
const effect: Check = (given, place, report) => {
  const kind = isMap(given) ? given.effect : null;
  const isPlain = plainEffects.some((one) => one === kind);
  const isSigned = signedEffects.some((one) => one === kind);
  return mapOf({
    effect: oneOf([...plainEffects, ...measuredEffects, ...signedEffects]),
    ...(isPlain ? {} : { amount: whole(isSigned ? -99 : 1, 99) }),
  })(given, place, report);
};

const option = mapOf({
  aircraft: listOf(mapOf({ card: id, count: whole(1, 9), pilot: pilotOrNone })),
  effects: listOf(effect),
});

const total = whole(-9999, 9999);
const grades = mapOf({ minor: total, major: total, decisive: total });
const degrees = whole(-36000, 36000);

/** DIF-COMP-13, DIF-GAP-65 — what a campaign sheet must hold. */
export const campaign = entryOf<Campaign>(
  {
    id,
    name,
    year: whole(1930, 1946),
    theatre: oneOf(theatres),
    missions: whole(1, 20),
    turns: whole(1, 20),
    initiative: oneOf(sides),
    interceptors: bySide(id),
    targets: listOf(target),
    arrows: listOf(arrow),
    options: bySide(listOf(option)),
    victory: bySide(grades),
    crushing: bySide(listOf(number)),
    map: mapOf({
      west: degrees,
      east: degrees,
      south: degrees,
      north: degrees,
      lines: listOf(mapOf({ kind: oneOf(mapLineKinds), points: listOf(point) }, { land: flag })),
      towns: listOf(mapOf({ place: id, at: point })),
    }),
  },
  contradictionsOfCampaign,
);
