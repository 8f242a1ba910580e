import type { CarrierFixed } from '@tallyho/zero';
import {
  type Altitude,
  bombingResults,
  campaignContentOf,
  contentOf,
  type Fighter,
  type FormationAircraft,
  type LightBomber,
  type ListedAircraft,
  type TargetSheet,
  type TrackId,
} from '@tallyho/zero/content';

/** What aircraft come to in a Strike, or in a CAP. */
export interface Force {
  readonly aircraft: number;
  /** Those that bomb. */
  readonly bombers: number;
  /** Damage Points that they can be hoped to do when nobody stops them, and those of them that are bombs, not Torpedoes. */
  readonly hope: number;
  readonly bombs: number;
  /** What they are worth in the air: all of them, and the Fighters alone. A Leader and his Wingman of A6M2 or F4F count two. */
  readonly guns: number;
  readonly fighters: number;
}

export const nothing: Force = { aircraft: 0, bombers: 0, hope: 0, bombs: 0, guns: 0, fighters: 0 };

/** Both forces together, or so much of the second. */
export const together = (a: Force, b: Force, share = 1): Force => ({
  aircraft: a.aircraft + share * b.aircraft,
  bombers: a.bombers + share * b.bombers,
  hope: a.hope + share * b.hope,
  bombs: a.bombs + share * b.bombs,
  guns: a.guns + share * b.guns,
  fighters: a.fighters + share * b.fighters,
});

/** How a target is defended, and what the results of bombing cards come to there. */
export interface Defence {
  readonly naval: boolean;
  readonly targetFlak: number;
  /** All cards of Flak that somebody meets who bombs from Very Low. */
  readonly flak: number;
  /** Damage Points of a card on average; those of Saturation bombing, which against ships is one result lower (Z-21.63a). */
  readonly points: number;
  readonly saturation: number;
}

/** The part of the cards with a Spoiled Attack. */
function spoiledShare({ options }: CarrierFixed): number {
  const cards = contentOf(options.packs).faces.flatMap((face) => (face.expansion ? [] : face.cards));
  return cards.filter(({ spoiled }) => spoiled).length / cards.length;
}

export function defenceOf(fixed: CarrierFixed, track: TrackId): Defence {
  const { sheet, targetFlak } = trackOf(fixed, track);
  const printed = campaignContentOf(fixed.options.packs).targets.find(({ id }) => id === sheet);
  if (printed === undefined) throw new RangeError(`there is no Target Sheet ${sheet}`);
  const naval = printed.class === 'naval';
  const target = targetFlak ?? printed.targetFlak;
  return {
    naval,
    targetFlak: target,
    flak: 2 * printed.areaFlak + target + 1,
    points: meanPoints(fixed, printed, 0),
    saturation: meanPoints(fixed, printed, naval ? -1 : 0),
  };
}

const trackOf = ({ campaign }: CarrierFixed, id: TrackId) => {
  const found = campaign.tracks.find((track) => track.id === id);
  if (found === undefined) throw new RangeError(`there is no track ${id}`);
  return found;
};

/** Damage Points of a bombing card, its result moved by so many. */
const meanPoints = ({ bombing }: CarrierFixed, { points }: TargetSheet, by: number): number =>
  bombing.reduce((sum, result) => {
    const shifted = bombingResults[Math.max(0, bombingResults.indexOf(result) + by)];
    return sum + points[shifted];
  }, 0) / bombing.length;

/** Z-22.23c — what so many cards of Flak leave of so many bombing cards: Spoiled Attacks cancel the best of them. */
const left = (cards: number, flak: number, spoiled: number): number =>
  cards <= 0
    ? 0
    : cards * Math.max((1 - spoiled) ** Math.max(0, flak), 1 - (1.2 * spoiled * Math.max(0, flak)) / cards);

/** Cards more for Level and Dive bombs from as low as they can, which also meet a card of Flak more (Z-21.32b, Z-21.44a). */
const LEVEL_CARDS = 1;
const DIVE_CARDS = 2;
const LOW_FLAK = 1;
/** Z-21.55a. */
const TORPEDO_TIMES = 2;
/** Z-18.32a. */
const NORDEN = 2;
/** Saturation bombs and their Flak by Altitude, beside Medium (Z-CGAP-02). */
const higher: { readonly [level in Altitude]: number } = {
  'very low': 1,
  low: 0,
  medium: 0,
  high: -1,
  'very high': -2,
};

interface Bombs {
  readonly hope: number;
  readonly torpedo: boolean;
}

const best = (bombs: readonly Bombs[]): Bombs =>
  bombs.reduce((most, one) => (one.hope > most.hope ? one : most), { hope: 0, torpedo: false });

/** What the bombs or the Torpedo of an aircraft of an Element can be hoped to do. */
function elementBombs(card: Fighter, wing: boolean, at: Defence, spoiled: number): Bombs {
  if (!isLight(card)) return best([]);
  const { bombs, dive } = (wing ? card.wingman : card.leader).front;
  const flak = at.targetFlak + LOW_FLAK;
  return best([
    { hope: bombs > 0 ? at.points * left(bombs + LEVEL_CARDS, flak, spoiled) : 0, torpedo: false },
    { hope: dive > 0 ? at.points * left(dive + DIVE_CARDS, flak, spoiled) : 0, torpedo: false },
    { hope: card.torpedo && at.naval ? TORPEDO_TIMES * at.points * left(1, flak, spoiled) : 0, torpedo: true },
  ]);
}

const isLight = (card: Fighter): card is LightBomber => card.kind === 'fighter-bomber';

/** And those of a Formation aircraft, from where it flies. */
function formationBombs(
  card: FormationAircraft,
  at: Defence,
  level: Altitude,
  torpedo: boolean,
  spoiled: number,
): Bombs {
  if (torpedo && card.torpedo && at.naval)
    return { hope: TORPEDO_TIMES * at.points * left(1, at.targetFlak + LOW_FLAK, spoiled), torpedo: true };
  const { saturation } = card.front;
  if (saturation === 0) return best([]);
  const cards = saturation + higher[level] + (card.norden ? NORDEN : 0);
  return { hope: at.saturation * left(cards, at.targetFlak + higher[level], spoiled), torpedo: false };
}

/** How Formation aircraft fly: as the sheet, or a Resource, orders. */
export interface Flown {
  readonly altitude: Altitude;
  readonly torpedoes: boolean;
}
export const asUsual: Flown = { altitude: 'medium', torpedoes: false };

/** What an aircraft is worth in the air: by its points, A6M2 and F4F being 1. */
const gunsOf = ({ points }: Fighter, wing: boolean): number =>
  wing ? (1 + points.wingman) / 3 : (1 + points.leader) / 5;
/** The turrets of a Formation aircraft. */
const TURRETS = 0.3;

const spoiledBy = new WeakMap<CarrierFixed, number>();

/** What a list comes to against a target; null: it bombs nothing, as a CAP does. */
export function forceOf(
  fixed: CarrierFixed,
  listed: readonly ListedAircraft[],
  at: Defence | null,
  flown = asUsual,
): Force {
  const { fighters } = contentOf(fixed.options.packs);
  const { lightBombers, formations } = campaignContentOf(fixed.options.packs);
  let spoiled = spoiledBy.get(fixed);
  if (spoiled === undefined) {
    spoiled = spoiledShare(fixed);
    spoiledBy.set(fixed, spoiled);
  }
  let force = nothing;
  const add = (bombs: Bombs, guns: number, isFighter: boolean, count: number): void => {
    const one: Force = {
      aircraft: 1,
      bombers: bombs.hope > 0 ? 1 : 0,
      hope: bombs.hope,
      bombs: bombs.torpedo ? 0 : bombs.hope,
      guns,
      fighters: isFighter ? guns : 0,
    };
    force = together(force, one, count);
  };
  for (const { aircraft, as, count } of listed) {
    const formation = formations.find(({ id }) => id === aircraft);
    if (formation !== undefined) {
      const bombs = at === null ? best([]) : formationBombs(formation, at, flown.altitude, flown.torpedoes, spoiled);
      add(bombs, TURRETS * formation.front.turretDefense, false, count);
      continue;
    }
    const card = fighters.find(({ id }) => id === aircraft) ?? lightBombers.find(({ id }) => id === aircraft);
    if (card === undefined) continue;
    for (const wing of as === 'L/W' ? [false, true] : [false])
      add(at === null ? best([]) : elementBombs(card, wing, at, spoiled), gunsOf(card, wing), !isLight(card), count);
  }
  return force;
}
