import {
  type Altitude,
  kamikazeSearch,
  type ListedAircraft,
  type MissionKind,
  readOptions,
  type SideName,
  sides,
} from '@tallyho/zero';
import { packOptions } from '../../content/packs.ts';
import { fighterOf, formationOf } from '../model/content.ts';
import { planOf } from './mission-options.ts';
import type { MissionPlan } from './mission-plan.ts';

/** CH-17.4 … CH-28.0 — the kinds of Mission that CORSAIRS AND HELLCATS brings, one of each to begin with. */
export const readyKinds = [
  'rockets',
  'napalm',
  'attack-bombers',
  'skip-bombing',
  'small-watercraft',
  'fortified',
  'night',
  'submarine',
  'air-drop',
  'mine-laying',
  'patrol',
  'transport',
  'kamikaze',
  'ohka',
] as const;
export type ReadyKind = (typeof readyKinds)[number];

/** What is flown; everything else is as usual. */
interface Ready {
  readonly year: number;
  readonly attacker: SideName;
  readonly kind?: MissionKind;
  /** Null: it is looked for. */
  readonly target: string | null;
  readonly altitude: Altitude;
  readonly turns?: readonly [number, number];
  /** Those whom the Mission is flown for, those who escort them, and those who meet them. */
  readonly flies: readonly ListedAircraft[];
  readonly escort: readonly ListedAircraft[];
  readonly meets: readonly ListedAircraft[];
  readonly ohka?: true;
  readonly cargo?: number;
  readonly stores?: 'rockets' | 'napalm';
  readonly orders?: object;
}

const pairs = (count: number, aircraft: string): ListedAircraft => ({ count, as: 'L/W', aircraft });
const alone = (count: number, aircraft: string): ListedAircraft => ({ count, as: 'L', aircraft });
const bombers = (count: number, aircraft: string): ListedAircraft => ({ count, as: 'aircraft', aircraft });

/** Both sides win about as often when Pilots fly them for each other. */
const ready: { readonly [kind in ReadyKind]: Ready } = {
  rockets: {
    year: 1945,
    attacker: 'allied',
    target: '1A',
    altitude: 'low',
    flies: [pairs(2, 'f4u-1d')],
    escort: [],
    meets: [pairs(1, 'a6m5'), pairs(1, 'ki-43-ii')],
    stores: 'rockets',
  },
  napalm: {
    year: 1944,
    attacker: 'allied',
    target: '3A',
    altitude: 'low',
    flies: [pairs(2, 'p-47d')],
    escort: [],
    meets: [pairs(1, 'ki-84'), pairs(1, 'ki-43-ii')],
    stores: 'napalm',
  },
  'attack-bombers': {
    year: 1943,
    attacker: 'allied',
    target: '1A',
    altitude: 'very low',
    flies: [bombers(4, 'b-25c-1')],
    escort: [pairs(1, 'p-38g')],
    meets: [pairs(1, 'a6m3')],
  },
  'skip-bombing': {
    year: 1943,
    attacker: 'allied',
    target: '5B',
    altitude: 'very low',
    flies: [bombers(4, 'b-25c-1')],
    escort: [pairs(1, 'p-38g')],
    meets: [pairs(1, 'a6m3'), alone(1, 'a6m3')],
    orders: { skipBombing: true },
  },
  'small-watercraft': {
    year: 1943,
    attacker: 'allied',
    target: '7A',
    altitude: 'very low',
    flies: [bombers(2, 'b-25c-1')],
    escort: [pairs(1, 'f4u-1')],
    meets: [pairs(1, 'a6m2'), pairs(1, 'a6m2-n')],
  },
  fortified: {
    year: 1943,
    attacker: 'allied',
    target: '1A',
    altitude: 'high',
    turns: [9, 8],
    flies: [bombers(3, 'b-24j')],
    escort: [pairs(1, 'p-40e')],
    meets: [pairs(2, 'a6m3')],
    orders: { fortified: true },
  },
  night: {
    year: 1944,
    attacker: 'japanese',
    target: '5B',
    altitude: 'very low',
    flies: [bombers(4, 'g4m2')],
    escort: [],
    meets: [alone(1, 'p-61a')],
    orders: { night: true },
  },
  submarine: {
    year: 1944,
    attacker: 'allied',
    kind: 'submarine',
    target: '6B',
    altitude: 'very low',
    flies: [bombers(2, 'pv-1')],
    escort: [],
    meets: [pairs(1, 'a6m2-n')],
  },
  'air-drop': {
    year: 1943,
    attacker: 'allied',
    kind: 'air-drop',
    target: '6A-drop',
    altitude: 'low',
    cargo: 2,
    flies: [pairs(1, 'tbf')],
    escort: [pairs(1, 'f4u-1')],
    meets: [pairs(1, 'a6m2'), pairs(1, 'a6m2-n')],
  },
  'mine-laying': {
    year: 1943,
    attacker: 'allied',
    kind: 'mine-laying',
    target: '6A-mines',
    altitude: 'low',
    flies: [pairs(1, 'tbf')],
    escort: [pairs(1, 'f4u-1')],
    meets: [pairs(2, 'a6m3')],
  },
  patrol: {
    year: 1943,
    attacker: 'allied',
    kind: 'patrol',
    target: '6A-patrol',
    altitude: 'medium',
    flies: [pairs(1, 'p-38g')],
    escort: [],
    meets: [pairs(1, 'a6m3')],
  },
  transport: {
    year: 1944,
    attacker: 'japanese',
    kind: 'transport',
    target: '6A-transport',
    altitude: 'very low',
    cargo: 2,
    flies: [bombers(3, 'ki-49')],
    escort: [pairs(1, 'ki-84')],
    meets: [pairs(1, 'p-38j')],
  },
  kamikaze: {
    year: 1945,
    attacker: 'japanese',
    kind: 'kamikaze',
    target: null,
    altitude: 'low',
    flies: [pairs(2, 'a6m5'), pairs(1, 'd3a1')],
    escort: [pairs(1, 'ki-43-ii')],
    meets: [pairs(2, 'f6f-5')],
  },
  ohka: {
    year: 1945,
    attacker: 'japanese',
    kind: 'kamikaze',
    target: null,
    altitude: 'high',
    flies: [bombers(4, 'g4m2')],
    escort: [pairs(1, 'n1k2-j')],
    meets: [pairs(1, 'f6f-5')],
    ohka: true,
  },
};

/** CH-28.22a, CH-27.7a, CH-17.41a — what those do who are listed first. */
function taskOf({ kind, cargo }: Ready, isFormation: boolean): object {
  if (kind === 'kamikaze') return { kamikaze: true };
  if (kind === 'patrol' && !isFormation) return { patrols: true };
  return cargo === undefined ? {} : { cargo };
}

const elementsOf = (listed: readonly ListedAircraft[], how: (aircraft: string) => object): object[] =>
  listed.flatMap(({ count, as, aircraft }) =>
    as === 'aircraft'
      ? []
      : Array.from({ length: count }, () => ({ aircraft, wingman: as === 'L/W', ...how(aircraft) })),
  );

const formationsOf = (listed: readonly ListedAircraft[], how: object): object[] =>
  listed.flatMap(({ count, as, aircraft }) => {
    const most = formationOf(aircraft)?.formation ?? 1;
    if (as !== 'aircraft') return [];
    return Array.from({ length: Math.ceil(count / most) }, (_, nth) => ({
      aircraft: Array.from({ length: Math.min(most, count - nth * most) }, () => aircraft),
      ...how,
    }));
  });

/** CHS-R8 — an escort carries nothing. */
const unarmed = (aircraft: string): object => (fighterOf(aircraft)?.kind === 'fighter' ? { load: 'none' } : {});

function optionsOf(one: Ready): object {
  const { year, attacker, kind = 'bombing', target, altitude, turns = [8, 7], flies, escort, meets } = one;
  return {
    mode: 'mission',
    year,
    fullThrottle: true,
    seats: sides.map((side) => ({
      name: side,
      side,
      elements:
        side === attacker
          ? [...elementsOf(flies, () => ({ altitude, ...taskOf(one, false) })), ...elementsOf(escort, unarmed)]
          : elementsOf(meets, () => ({})),
      formations:
        side === attacker ? formationsOf(flies, { altitude, ...(one.ohka ? { ohka: true } : taskOf(one, true)) }) : [],
    })),
    orders: {
      kind,
      attacker,
      target,
      turns,
      effects: one.stores === undefined ? [] : [{ side: attacker, effect: { does: one.stores } }],
      errataLoadedHalf: true,
      ...(kind === 'patrol' ? { errataPatrols: true } : {}),
      ...(target === null ? { search: { table: kamikazeSearch.okinawa } } : {}),
      ...one.orders,
    },
    ...packOptions('zero'),
  };
}

export const readyId = (kind: ReadyKind): string => `kind-${kind}`;

/** The Mission of a kind; null: the text names none. */
export function readyPlan(text: string, names: readonly [string, string]): MissionPlan | null {
  const found = readyKinds.find((kind) => readyId(kind) === text);
  const read = found === undefined ? null : readOptions(optionsOf(ready[found]));
  return read?.ok === true ? planOf(read.value, text, names) : null;
}
