import { below, type Chance, type Json } from '@tallyho/kernel';
import type { FormationAircraft } from '../content/aircraft-types.ts';
import { basePack } from '../content/base.ts';
import { campaignBase } from '../content/campaign-base.ts';
import { type Altitude, altitudes, type Fighter, type SideName, sides } from '../content/types.ts';
import { readOptions } from '../options.ts';
import type { MissionEffect } from './orders.ts';
import { bomberModes, elementModes } from './roster.ts';

const pick = <T>(chance: Chance, items: readonly T[]): T => items[below(chance, items.length)];
const oneIn = (chance: Chance, n: number): boolean => below(chance, n) === 0;
const several = <T>(chance: Chance, from: number, to: number, one: (nth: number) => T): T[] =>
  Array.from({ length: from + below(chance, to - from + 1) }, (_, nth) => one(nth));

const isOfZero = ({ set }: { readonly set?: 'corsairs' }): boolean => set === undefined;

type Given = { [field: string]: Json };

/** What Zero! deals; CORSAIRS AND HELLCATS has a dealer of its own. */
const fighters: readonly Fighter[] = [...basePack.fighters, ...campaignBase.lightBombers].filter(isOfZero);
const formations = campaignBase.formations.filter(isOfZero);
const targets = campaignBase.targets.filter(isOfZero);
const pilots = [...campaignBase.counters.flatMap(({ front, back }) => [front, back]), ...basePack.pilots];
const crews = campaignBase.crews.flatMap(({ front }) => [front.id]);

function dealElement(chance: Chance, side: SideName, attacks: boolean, naval: boolean): Given {
  const fighter = pick(
    chance,
    fighters.filter((one) => one.side === side && (!attacks || oneIn(chance, 3) || one.kind === 'fighter-bomber')),
  );
  const own = pilots.filter(
    ({ service, family }) => fighter.services.includes(service) && (family ?? fighter.family) === fighter.family,
  );
  const modes = elementModes(fighter, naval);
  return {
    aircraft: fighter.id,
    wingman: !oneIn(chance, 4),
    pilot: own.length > 0 && oneIn(chance, 2) ? pick(chance, own).id : null,
    // What is done at Very Low takes several things to come together: many attackers begin there.
    altitude: oneIn(chance, 3) ? null : pick(chance, attacks ? ['very low', ...altitudes] : altitudes),
    load: attacks && modes.length > 0 && oneIn(chance, 3) ? pick(chance, [...modes, 'none']) : null,
    enters: oneIn(chance, 8) ? { when: 'home-bound', turn: 1 + below(chance, 4) } : null,
  };
}

/** All Formation aircraft of one type fly at the same Altitude (Z-17.22g). */
function dealFormations(chance: Chance, side: SideName, naval: boolean, patrols: boolean): Given[] {
  const levels = new Map<string, Altitude>();
  return several(chance, 0, 2, () => {
    const first: FormationAircraft = pick(
      chance,
      formations.filter((one) => one.side === side && (!patrols || one.class === 'patrol' || oneIn(chance, 3))),
    );
    const family = formations.filter((one) => one.family === first.family && one.side === side);
    const level = levels.get(first.family) ?? pick(chance, altitudes);
    levels.set(first.family, level);
    const aircraft = several(chance, 1, first.formation, () => pick(chance, family));
    const modes = bomberModes(first, naval, level);
    return {
      aircraft: aircraft.map(({ id }) => id),
      altitude: level,
      load: oneIn(chance, 3) && modes.length > 0 ? pick(chance, modes) : null,
      crews: aircraft.map((one) => (one.class === 'heavy' && oneIn(chance, 2) ? pick(chance, crews) : null)),
    };
  });
}

const effects: readonly MissionEffect[] = [
  { does: 'target-flak', by: 1, at: null },
  { does: 'target-flak', by: 1, at: 'very low' },
  { does: 'area-flak', turn: 'ingress', by: 1 },
  { does: 'area-flak', turn: 'egress', by: 'none' },
  { does: 'target-bound', by: -2 },
  { does: 'target-bound', by: 2 },
  { does: 'clouds', border: 'blue', results: -1, targetFlak: -1 },
  { does: 'ignore-spoiled', cards: 1 },
  { does: 'play-first' },
  { does: 'damage-points', by: -2 },
  { does: 'level-vps', vps: [0, 0, 2, 4] },
  { does: 'package-guns', altitude: 'very low', strafing: 2 },
  { does: 'torpedoes', cards: 2 },
  { does: 'photographs', vps: { miss: 0, hit: 2, direct: 4, vital: 6 } },
  { does: 'evacuation', vps: 4 },
];

/** A Mission: of every kind, against every target, with aircraft, loads, pilots and Resources of all kinds. */
export function dealMission(chance: Chance): unknown {
  for (let tries = 0; tries < 400; tries++) {
    const given = attempt(chance);
    if (readOptions(given).ok) return given;
  }
  return {};
}

const kinds = ['bombing', 'bombing', 'bombing', 'reconnaissance', 'dogfight', 'evacuation'] as const;
export const dealtKinds: readonly string[] = [...new Set(kinds)];

function attempt(chance: Chance): Given {
  const kind = pick(chance, kinds);
  const phased = kind === 'bombing' || kind === 'reconnaissance';
  const attacker = phased ? pick(chance, sides) : null;
  const sheet = pick(chance, targets);
  const naval = sheet.class === 'naval';
  const seats = sides.flatMap((side): Given[] => {
    const attacks = side === attacker;
    const elements = several(chance, attacks ? 0 : oneIn(chance, 6) ? 0 : 1, 2, () =>
      dealElement(chance, side, attacks && kind === 'bombing', naval),
    );
    const flies = attacks || !phased;
    const formations = flies ? dealFormations(chance, side, naval, kind !== 'bombing') : [];
    const alone = elements.length < 2 || oneIn(chance, 2);
    if (alone) return [{ name: side, side, elements, formations }];
    return [
      { name: side, side, elements: elements.slice(0, 1), formations },
      { name: `${side} 2`, side, elements: elements.slice(1), formations: [] },
    ];
  });
  return {
    mode: 'mission',
    seats,
    first: oneIn(chance, 3) ? pick(chance, sides) : null,
    fullThrottle: oneIn(chance, 2),
    turbochargers: !oneIn(chance, 4),
    gunners: !oneIn(chance, 6),
    orders: {
      kind,
      attacker,
      target: phased ? sheet.id : null,
      turns: phased ? [below(chance, 10), below(chance, 9)] : [1 + below(chance, 5)],
      strike: oneIn(chance, 6),
      angles: oneIn(chance, 3),
      errataLoadedHalf: oneIn(chance, 4),
      effects: several(chance, 0, 3, () => ({
        side: oneIn(chance, 3) ? null : pick(chance, sides),
        effect: pick(chance, effects) as unknown as Json,
      })),
    },
  };
}

export const effectKinds: readonly string[] = [...new Set(effects.map(({ does }) => does))];
