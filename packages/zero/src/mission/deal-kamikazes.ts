import { below, type Chance, type Json } from '@tallyho/kernel';
import { basePack } from '../content/base.ts';
import { campaignBase } from '../content/campaign-base.ts';
import { cardRows, type SearchLine } from '../content/kamikaze-types.ts';
import { type Altitude, altitudes, bombingResults, borders, type Fighter, type SideName } from '../content/types.ts';
import { readOptions } from '../options.ts';
import type { MissionEffect } from './orders.ts';

const pick = <T>(chance: Chance, items: readonly T[]): T => items[below(chance, items.length)];
const oneIn = (chance: Chance, n: number): boolean => below(chance, n) === 0;
const several = <T>(chance: Chance, from: number, to: number, one: (nth: number) => T): T[] =>
  Array.from({ length: from + below(chance, to - from + 1) }, (_, nth) => one(nth));

type Given = { [field: string]: Json };

const fighters: readonly Fighter[] = [...basePack.fighters, ...campaignBase.lightBombers].filter(
  ({ night }) => night === undefined,
);
const ships = campaignBase.targets.filter(({ class: kind, levels }) => kind === 'naval' && levels.length > 0);

/** Most of them begin low enough to be at Very Low in time. */
const low: readonly Altitude[] = ['very low', 'very low', 'low', 'medium', 'high'];

function dealElement(chance: Chance, side: SideName, kamikaze: boolean): Given {
  const wingman = !oneIn(chance, 3);
  return {
    aircraft: pick(
      chance,
      fighters.filter((one) => one.side === side),
    ).id,
    wingman,
    altitude: oneIn(chance, 3) ? null : pick(chance, kamikaze ? low : altitudes),
    // CH-28.25b — where green pilots are played, all kamikazes are green.
    ...(kamikaze && oneIn(chance, 3) ? { green: { leader: true, wingman } } : {}),
    ...(kamikaze ? { kamikaze } : { enters: oneIn(chance, 10) ? { when: 'home-bound', turn: 1 } : null }),
  };
}

/** Medium Bombers: some at Very Low, some with an MXY7 each, and now and then one that is no kamikaze at all. */
function dealFormation(chance: Chance): Given {
  const mediums = campaignBase.formations.filter((one) => one.side === 'japanese' && one.class === 'medium');
  const { id, formation } = pick(chance, mediums);
  const how: Given = oneIn(chance, 2)
    ? { ohka: true, altitude: pick(chance, ['high', 'medium', 'low', 'very low']) }
    : oneIn(chance, 5)
      ? { altitude: 'medium' }
      : { kamikaze: true, ...(oneIn(chance, 4) ? { altitude: 'low' } : {}) };
  return { aircraft: several(chance, 1, Math.min(3, formation), () => id), ...how };
}

/** A table that finds something, by whatever it is read: titles, borders, or the result alone. */
function dealTable(chance: Chance): SearchLine[] {
  const target = (): string | null => (oneIn(chance, 4) ? null : pick(chance, ships).id);
  return bombingResults.flatMap((result): SearchLine[] => {
    if (result === 'miss') return [{ result, card: null, target: null }];
    if (oneIn(chance, 3)) return cardRows.map((card) => ({ result, card, target: target() }));
    if (oneIn(chance, 2)) return borders.map((card) => ({ result, card, target: target() }));
    return [{ result, card: null, target: target() ?? ships[0].id }];
  });
}

const effects: readonly MissionEffect[] = [
  { does: 'radar-pickets', targetBound: 1 },
  { does: 'snooper', draws: 1 },
  { does: 'naval-flak', by: 1 },
  { does: 'target-flak', by: 1, at: null },
  { does: 'target-flak', by: 1, at: 'very low' },
  { does: 'area-flak', turn: 'ingress', by: 1 },
  { does: 'clouds', border: 'blue', results: -1, targetFlak: -1 },
  { does: 'play-first' },
  { does: 'damage-points', by: -3 },
];

/** What Resources do in a dealt one. */
export const kamikazeEffects: readonly string[] = [...new Set(effects.map(({ does }) => does))];

/** A kamikaze mission: with a search or against a known ship, kamikazes of all kinds, escorts and interceptors. */
export function dealKamikazes(chance: Chance): unknown {
  for (let tries = 0; tries < 400; tries++) {
    const given = attempt(chance);
    if (readOptions(given).ok) return given;
  }
  return {};
}

function attempt(chance: Chance): Given {
  const escorts = several(chance, 0, 1, () => dealElement(chance, 'japanese', false));
  const kamikazes = several(chance, 0, oneIn(chance, 10) ? 7 : 3, () => dealElement(chance, 'japanese', true));
  const search = !oneIn(chance, 5);
  return {
    mode: 'mission',
    seats: [
      {
        name: 'japanese',
        side: 'japanese',
        elements: [...kamikazes, ...escorts],
        formations: several(chance, 0, 2, () => dealFormation(chance)),
      },
      { name: 'allied', side: 'allied', elements: several(chance, 0, 2, () => dealElement(chance, 'allied', false)) },
    ],
    first: oneIn(chance, 3) ? 'allied' : null,
    fullThrottle: !oneIn(chance, 3),
    orders: {
      kind: 'kamikaze',
      attacker: 'japanese',
      target: search ? null : pick(chance, ships).id,
      turns: [4 + below(chance, 5), below(chance, 9)],
      angles: oneIn(chance, 4),
      errataLoadedHalf: true,
      effects: several(chance, 0, 2, () => {
        const effect = pick(chance, effects);
        return { side: effect.does === 'snooper' ? 'japanese' : 'allied', effect: effect as unknown as Json };
      }),
      ...(search ? { search: { table: dealTable(chance) as unknown as Json } } : {}),
    },
  };
}
