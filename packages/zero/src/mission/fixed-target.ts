import { situations } from '../content/display.ts';
import { bombingModes, displayModes, type TargetSheet } from '../content/mission-types.ts';
import { altitudes, bombingResults, borders, sides } from '../content/types.ts';
import { effectsOf, sum } from './effects.ts';
import type { SortieFixed } from './fixed.ts';
import { nightFlak } from './night.ts';
import type { Orders } from './orders.ts';
import type { Roster } from './roster.ts';

/* The Target Sheet, the Bombing Display, and what Resources and special Missions change of them. */

/** What has no row in the Bombing Display. */
export const NOT_ALLOWED = -99;
export const MODES = bombingModes.length;
const LEVELS = altitudes.length;

export type TargetTables = Pick<
  SortieFixed,
  'naval' | 'strafable' | 'areaFlak' | 'targetFlak' | 'flakAt' | 'points' | 'strafing' | 'levels' | 'vps' | 'relief'
>;

/** What Proximity Fuzes and their like add to the Flak of ships whose side has them. */
export const navalFlak = (orders: Orders, naval: boolean): number =>
  naval
    ? sum(
        effectsOf(orders, 'naval-flak').flatMap(({ side, effect }) =>
          sides[side] === orders.attacker ? [] : [effect.by],
        ),
      )
    : 0;

/** Whether bombs or guns may be used on the target. */
const isAttacked = ({ kind }: Orders): boolean => kind === 'bombing' || kind === 'kamikaze' || kind === 'submarine';

/** Z-21.92a — the Target Sheet, with what Resources and special Missions change of it. CH-27.31c: at night both Flaks are one less. */
export function targetTables(orders: Orders, sheet: TargetSheet | null): TargetTables {
  const shifts = effectsOf(orders, 'target-flak');
  const shift = nightFlak(orders) + navalFlak(orders, sheet?.class === 'naval');
  const area = (turn: 'ingress' | 'egress'): number => {
    // CH-27.61b — nothing is fired at those who lay mines.
    if (orders.kind === 'mine-laying') return 0;
    const mine = effectsOf(orders, 'area-flak').filter(({ effect }) => effect.turn === turn);
    if (mine.some(({ effect }) => effect.by === 'none')) return 0;
    return Math.max(0, (sheet?.areaFlak ?? 0) + shift + sum(mine.map(({ effect }) => Number(effect.by))));
  };
  const bonus = effectsOf(orders, 'level-vps');
  return {
    naval: sheet?.class === 'naval',
    // Z-CGAP-107 — nobody strafes what is only photographed; CH-27.9c — nor what is fortified. CH-GAP-32: a submarine, if it is there.
    strafable: isAttacked(orders) && orders.fortified !== true && (sheet?.strafable ?? false),
    areaFlak: [area('ingress'), area('egress')],
    targetFlak:
      (sheet?.targetFlak ?? 0) + shift + sum(shifts.flatMap(({ effect }) => (effect.at === null ? [effect.by] : []))),
    flakAt: sides.flatMap((_, side) =>
      altitudes.map((level) =>
        sum(shifts.flatMap((one) => (one.effect.at === level && one.side !== side ? [one.effect.by] : []))),
      ),
    ),
    points: bombingResults.map((result) => sheet?.points[result] ?? 0),
    strafing: sheet?.points.strafing ?? 0,
    levels: (sheet?.levels ?? []).map(({ from }) => from),
    vps: (sheet?.levels ?? []).map(({ vps }, i) => vps + sum(bonus.map(({ effect }) => effect.vps[i] ?? 0))),
    relief: 0 - sum(effectsOf(orders, 'damage-points').map(({ effect }) => effect.by)),
  };
}

type DisplayTables = Pick<SortieFixed, 'cards' | 'flak' | 'norden' | 'navalSaturation' | 'torpedo' | 'leastStrafing'>;

export function displayTables({ campaign: { display } }: Roster): DisplayTables {
  const rows = displayModes.flatMap((mode) =>
    altitudes.map((level) => display.find((row) => row.mode === mode && row.altitude === level)),
  );
  return {
    cards: rows.map((row) => row?.cards ?? NOT_ALLOWED),
    flak: rows.map((row) => row?.flak ?? 0),
    norden: situations.norden,
    navalSaturation: situations.navalSaturation,
    torpedo: situations.torpedo,
    leastStrafing: situations.leastStrafing,
  };
}

/** A row of the Bombing Display. */
export const rowOf = (mode: number, altitude: number): number => mode * LEVELS + altitude;

type EffectTables = Pick<
  SortieFixed,
  | 'outwardShift'
  | 'torpedoCards'
  | 'cloudCards'
  | 'cloudBorder'
  | 'cloudResults'
  | 'cloudFlak'
  | 'ignored'
  | 'packageGuns'
  | 'sweep'
  | 'photographs'
  | 'evacuation'
  | 'carrier'
>;

/** Only where there is something of the kind: all other Missions have nothing of it. */
function carrierTerms(orders: Orders): Pick<SortieFixed, 'carrier'> {
  const points = effectsOf(orders, 'bomb-points');
  const flak = effectsOf(orders, 'coordinated');
  const boxes = effectsOf(orders, 'boxes');
  if (points.length + flak.length + boxes.length === 0) return {};
  const [{ effect }] = [...boxes, { effect: { japanese: 1, allied: 1 } }];
  return {
    carrier: {
      bombPoints: sum(points.map((one) => one.effect.by)),
      coordination: sum(flak.map((one) => one.effect.targetFlak)),
      boxes: [effect.japanese, effect.allied],
    },
  };
}

export function effectTables(orders: Orders, sheet: TargetSheet | null): EffectTables {
  const clouds = effectsOf(orders, 'clouds');
  const bySide = (of: readonly { readonly side: number; readonly amount: number }[]): [number, number] => [
    sum(of.filter(({ side }) => side !== 1).map(({ amount }) => amount)),
    sum(of.filter(({ side }) => side !== 0).map(({ amount }) => amount)),
  ];
  const first = effectsOf(orders, 'play-first').map(({ side }) => side);
  // CH-27.73a — a patrol scores for the best result: the points of its panel are VPs.
  const patrol = sheet?.panel?.does === 'patrol' ? sheet.points : undefined;
  const photographs = effectsOf(orders, 'photographs')[0]?.effect.vps ?? patrol;
  const torpedoes = effectsOf(orders, 'torpedoes')[0]?.effect.cards;
  return {
    outwardShift:
      sum(effectsOf(orders, 'target-bound').map(({ effect }) => effect.by)) +
      sum(effectsOf(orders, 'radar-pickets').map(({ effect }) => effect.targetBound)),
    torpedoCards: torpedoes ?? 1,
    cloudCards: clouds.length,
    cloudBorder: borders.indexOf(clouds[0]?.effect.border ?? 'blue'),
    cloudResults: clouds[0]?.effect.results ?? 0,
    cloudFlak: clouds[0]?.effect.targetFlak ?? 0,
    ignored: bySide(effectsOf(orders, 'ignore-spoiled').map(({ side, effect }) => ({ side, amount: effect.cards }))),
    packageGuns: bySide(
      effectsOf(orders, 'package-guns').map(({ side, effect }) => ({ side, amount: effect.strafing })),
    ),
    sweep: new Set(first).size === 1 ? first[0] : -1,
    photographs: bombingResults.map((result) => photographs?.[result] ?? 0),
    evacuation: sum(effectsOf(orders, 'evacuation').map(({ effect }) => effect.vps)),
    ...carrierTerms(orders),
  };
}
