import {
  basePack,
  campaignBase,
  type Fighter,
  type FormationAircraft,
  type LightBomber,
  type MissionKind,
  type Pilot,
  type ReadPack,
  readPack,
  rules,
  type SideName,
  type TargetSheet,
} from '@tallyho/zero';
import type { Sample } from '../../play/workshop.ts';

const other = (side: SideName): SideName => (side === 'japanese' ? 'allied' : 'japanese');

/** What flies in Elements by day: ours, and what the pack brings. */
const fightersWith = ({ fighters }: ReadPack): readonly Fighter[] =>
  [...new Map([...basePack.fighters, ...fighters].map((one) => [one.id, one])).values()].filter(
    ({ night, kind }) => night === undefined && kind === 'fighter',
  );

/** An Element of the other side that is worth as much as this one, or nearly so; of those alike, the one of the same years. */
function rivalOf(pack: ReadPack, side: SideName, points: number, year: number): Fighter {
  const enemies = fightersWith(pack).filter((fighter) => fighter.side === other(side));
  const distance = (enemy: Fighter): number =>
    Math.abs(rules.elementPoints(enemy, true) - points) * 100 + Math.abs(enemy.year - year);
  return enemies.reduce((best, enemy) => (distance(enemy) < distance(best) ? enemy : best));
}

const seats = (side: SideName, own: object, enemy: object): readonly object[] => [
  { name: 'You', side, ...own },
  { name: 'Bot', side: other(side), ...enemy },
];

function fight(pack: ReadPack, fighter: Fighter, pilot: Pilot | null): object {
  const points = rules.elementPoints(fighter, true) + rules.pilotPoints(pilot);
  const rival = rivalOf(pack, fighter.side, points, fighter.year);
  return {
    year: Math.max(fighter.year, rival.year),
    seats: seats(
      fighter.side,
      { elements: [{ aircraft: fighter.id, ...(pilot === null ? {} : { pilot: pilot.id }) }] },
      { elements: [{ aircraft: rival.id }] },
    ),
    // Z-13.4a — pilots must have been agreed on, and then anybody may have one.
    ...(pilot === null ? {} : { balance: ['house'] }),
    packs: [pack],
  };
}

/** Whom a Mission is flown for, and against what. */
interface Mission {
  readonly side: SideName;
  readonly kind?: MissionKind;
  readonly target: string;
  readonly elements?: readonly object[];
  readonly formations?: readonly object[];
  readonly year: number;
  /** Who meets them; left out: an Element that is worth as much as most. */
  readonly meets?: readonly object[];
  readonly orders?: object;
}

/** What most Elements are worth. */
const USUAL_POINTS = 8;
const escorts: { readonly [side in SideName]: string } = { japanese: 'a6m2', allied: 'p-40e' };
const LATEST = 1945;

/** CH-GAP-01 — the sheets and the errata of both games; the one who types a thing in flies it. */
function mission(pack: ReadPack, { side, kind = 'bombing', target, year, ...rest }: Mission): object {
  const rival = rivalOf(pack, side, USUAL_POINTS, year);
  return {
    mode: 'mission',
    year: Math.max(year, rival.year, LATEST),
    fullThrottle: true,
    seats: seats(
      side,
      { elements: rest.elements ?? [], formations: rest.formations ?? [] },
      { elements: rest.meets ?? [{ aircraft: rival.id, wingman: true }], formations: [] },
    ),
    orders: { kind, attacker: side, target, turns: [5, 4], effects: [], errataLoadedHalf: true, ...rest.orders },
    packs: [pack],
  };
}

const escort = (side: SideName): object => ({ aircraft: escorts[side], wingman: true, load: 'none' });

/** Z-17.22a — a whole Formation of a type. */
const formationOf = ({ id, formation }: FormationAircraft): object => ({
  aircraft: Array.from({ length: formation }, () => id),
  altitude: 'low',
});

/** CH-17.51a — a night fighter meets bombers in the dark. */
function nightOf(pack: ReadPack, { id, side, year }: Fighter): object {
  const bomber = side === 'allied' ? 'g4m2' : 'b-24j';
  const raid = { aircraft: [bomber, bomber], altitude: 'low' };
  return {
    mode: 'mission',
    year: Math.max(year, LATEST),
    fullThrottle: true,
    seats: seats(
      side,
      { elements: [{ aircraft: id, wingman: false }], formations: [] },
      { elements: [], formations: [raid] },
    ),
    orders: {
      kind: 'bombing',
      attacker: other(side),
      target: '1A',
      turns: [5, 4],
      effects: [],
      errataLoadedHalf: true,
      night: true,
    },
    packs: [pack],
  };
}

/** CH-18.6d … CH-27.7a — what a sheet is flown against for. */
const tasks: { readonly [kind in TargetSheet['kind']]?: MissionKind } = {
  'mine-laying': 'mine-laying',
  'air-drop': 'air-drop',
  patrol: 'patrol',
  transport: 'transport',
  submarine: 'submarine',
};

/** Somebody who can do what the sheet is for. */
function against(pack: ReadPack, { id, kind }: TargetSheet): object {
  const side = 'allied' as const;
  const task = tasks[kind];
  const sent = (elements: readonly object[], formations: readonly object[] = []) =>
    mission(pack, {
      side,
      target: id,
      year: LATEST,
      elements: [...elements, { ...escort(side) }],
      formations,
      ...(task === undefined ? {} : { kind: task }),
      ...(task === 'patrol' ? { orders: { errataPatrols: true } } : {}),
    });
  switch (task) {
    case 'submarine':
      return sent([], [{ aircraft: ['pv-1'], altitude: 'very low' }]);
    case 'mine-laying':
      return sent([{ aircraft: 'tbf', wingman: true, altitude: 'low' }]);
    case 'air-drop':
    case 'transport':
      return sent([], [{ aircraft: ['b-25c-1', 'b-25c-1'], altitude: 'low', cargo: 2 }]);
    case 'patrol':
      return sent([{ aircraft: 'p-38g', wingman: true, altitude: 'medium', patrols: true }]);
    default:
      return sent([{ aircraft: 'sbd-3', wingman: true, altitude: 'low' }]);
  }
}

/** Z-19.21a, Z-19.23a — whether he may fly it. */
const flies = ({ service, family }: Pilot, fighter: Fighter): boolean =>
  fighter.services.includes(service) && (family ?? fighter.family) === fighter.family;

/** Elements of light bombers as well, on a Mission. */
function withPilot(pack: ReadPack, pilot: Pilot | undefined): object | null {
  if (pilot === undefined) return null;
  const mount = fightersWith(pack).find((fighter) => flies(pilot, fighter));
  if (mount !== undefined) return fight(pack, mount, pilot);
  const bomber = campaignBase.lightBombers.find((each) => flies(pilot, each));
  return bomber === undefined ? null : raidWith(pack, bomber, pilot.id);
}

/** A light bomber, escorted, against an airfield. */
function raidWith(pack: ReadPack, { id, side, year }: LightBomber, pilot: string | null): object {
  const own = { aircraft: id, wingman: true, altitude: 'low', ...(pilot === null ? {} : { pilot }) };
  return mission(pack, { side, target: '1A', year, elements: [own, escort(side)] });
}

/** Bombs on an airfield, for the tables by which they are counted. */
const anyRaid = (pack: ReadPack): object =>
  mission(pack, {
    side: 'allied',
    target: '1A',
    year: LATEST,
    elements: [{ aircraft: 'sbd-3', wingman: true, altitude: 'low' }, escort('allied')],
  });

/** The options of a fair fight with an entry in it; null: it takes part in none. */
export function flightOptions({ pack: given, kind, at }: Sample): object | null {
  const read = readPack(given);
  if (!read.ok) return null;
  const pack = read.value;
  const [fighter, bomber, formation] = [pack.fighters[at], pack.lightBombers?.[at], pack.formations?.[at]];
  const [sheet, pilot] = [pack.targets?.[at], pack.pilots[at]];
  switch (kind) {
    case 'fighters':
      if (fighter === undefined) return null;
      return fighter.night === undefined ? fight(pack, fighter, null) : nightOf(pack, fighter);
    case 'lightBombers':
      return bomber === undefined ? null : raidWith(pack, bomber, null);
    case 'formations': {
      if (formation === undefined) return null;
      const { side, year } = formation;
      return mission(pack, {
        side,
        target: '1A',
        year,
        elements: [escort(side)],
        formations: [formationOf(formation)],
      });
    }
    case 'targets':
      return sheet === undefined ? null : against(pack, sheet);
    case 'pilots':
      return withPilot(pack, pilot);
    case 'faces':
      return fight(pack, basePack.fighters.find(({ id }) => id === 'a6m2') ?? basePack.fighters[0], null);
    case 'display':
    case 'awards':
      return anyRaid(pack);
    default:
      return null;
  }
}
