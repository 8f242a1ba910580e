import type { ListedAircraft } from '../aircraft-types.ts';
import { leader, pair } from '../listed.ts';
import type { MissionKind } from '../mission-types.ts';
import type { Altitude, Source } from '../types.ts';
import type {
  Environment,
  Numbered,
  Occurrence,
  OppositionLine,
  RaidResult,
  RandomAircraftLine,
  SuperfortressResult,
  SuperfortressTarget,
  TargetArea,
  TransportLine,
} from './superfortress-types.ts';

/*
 * CH-30.21a — the sheets of B-29s in China. Of the book's own sheets only a few cells are known (from the examples); all
 * others are reconstructed (CH-GAP-63).
 */

const at = (from: number, to: number, known: { readonly [field: string]: Source } = {}): Numbered => ({
  from,
  to,
  sources: { all: 'reconstructed', ...known },
});

/** CH-30.0a, CH-30.33a, CH-30.45a, CH-30.35a, CH-30.72a, CH-30.72b, CH-30.74a — numbers that the rules name. */
export const superfortressTerms = {
  weeks: 12,
  firstMission: 4,
  aircraft: 3,
  supply: 0,
  missionCost: 20,
  weeklyRepair: 1,
  repair: 4,
  mandatoryFrom: 50,
  mandatoryPerWeek: 10,
  boughtBoxes: 2,
  trainingUpTo: 45,
  tailWinds: { mission: 10, transport: 5 },
  navigationError: 10,
  perBox: { environment: 1, event: 5, transport: 5 },
  sources: {
    all: 'reconstructed',
    weeks: 'CH-30.0a',
    firstMission: 'CH-30.33a',
    aircraft: 'CH-30.0a',
    supply: 'CH-GAP-63',
    missionCost: 'CH-30.35a',
    weeklyRepair: 'CH-30.72a',
    repair: 'CH-30.72b',
    mandatoryFrom: 'CH-30.46d',
    mandatoryPerWeek: 'CH-30.46c',
    boughtBoxes: 'CH-30.74a',
    trainingUpTo: 'CH-30.65a',
    perBox: 'CH-30.63a',
  },
} as const;

/** CH-30.44a — Victory Points for B-29s: newly Damaged, destroyed, back unharmed from over the target. */
export const superfortressAwards = {
  damaged: 10,
  destroyed: 20,
  returned: 7,
  sources: { all: 'reconstructed', damaged: 'CH-EX-12', returned: 'CH-EX-12' },
} as const;

/** CH-30.45c, CH-30.47a, CH-30.74a — and those that are lost otherwise. */
export const superfortressPenalties = {
  declined: 10,
  absent: 10,
  boughtBox: 5,
  sources: { all: 'reconstructed', declined: 'CH-30.47a', absent: 'CH-30.45c', boughtBox: 'CH-30.74a' },
} as const;

const HIGH_UP: readonly Altitude[] = ['medium', 'high', 'very high'];

const target = (
  numbers: Numbered,
  letter: string,
  [sheet, kind]: readonly [string, MissionKind],
  [place, area]: readonly [string, TargetArea],
  turns: readonly [number, number],
  altitudes: readonly Altitude[] = HIGH_UP,
): SuperfortressTarget => ({ ...numbers, letter, sheet, kind, place, area, turns, altitudes });

const FACTORY = ['5A', 'bombing'] as const;
const DOCKS = ['1B', 'bombing'] as const;
const RAILS = ['3B', 'bombing'] as const;
const MINES = ['6A-mines', 'mine-laying'] as const;

/** CH-30.46a — the Mission Targets Table. CH-GAP-54: Taku counts as a place in Japan. CH-30.42a, CH-30.42b — the Altitudes. */
export const superfortressTargets: readonly SuperfortressTarget[] = [
  target(at(1, 7), 'A', RAILS, ['Makasan rail shops, Bangkok', 'elsewhere'], [9, 8]),
  target(at(8, 15, { letter: 'CH-30.45a' }), 'B', FACTORY, ['Imperial steel works, Yawata', 'japan'], [10, 9]),
  target(
    at(16, 25, { letter: 'CH-EX-11', sheet: 'CH-EX-11', place: 'CH-EX-11', area: 'CH-EX-11' }),
    'C',
    DOCKS,
    ['Taku, Japan', 'japan'],
    [9, 8],
  ),
  target(
    at(26, 33, { letter: 'CH-30.42b', sheet: 'CH-30.42b', altitudes: 'CH-30.42b' }),
    'D',
    MINES,
    ['Moesi River, Palembang', 'elsewhere'],
    [9, 8],
    ['very low'],
  ),
  target(at(34, 41), 'E', FACTORY, ['Showa steel works, Anshan', 'elsewhere'], [9, 8]),
  target(at(42, 48), 'F', FACTORY, ['Aircraft works, Omura', 'japan'], [10, 9]),
  target(at(49, 56), 'G', FACTORY, ['Aircraft depot, Okayama', 'formosa'], [9, 8]),
  target(at(57, 62), 'H', DOCKS, ['Naval base, Singapore', 'elsewhere'], [10, 9]),
  target(at(63, 68), 'I', RAILS, ['Marshalling yards, Rangoon', 'elsewhere'], [8, 7]),
  target(at(69, 74), 'J', DOCKS, ['River port, Hankow', 'elsewhere'], [8, 7]),
  target(at(75, 80), 'K', DOCKS, ['Naval arsenal, Sasebo', 'japan'], [10, 9]),
];

/** CH-30.45a — the target of the first Mission. */
export const FIRST_TARGET = 'B';
/** CH-30.81c — the target above which fighters start one level lower. */
export const LOW_TARGET = 'D';

/** CH-30.43a — the Environment column. */
export const environmentColumn: readonly (Numbered & { readonly environment: Environment })[] = [
  { ...at(1, 8), environment: 'clear-skies' },
  { ...at(9, 20, { environment: 'CH-EX-12' }), environment: 'flak-guns-us' },
  { ...at(21, 36), environment: 'no-effect' },
  { ...at(37, 52), environment: 'undercast' },
  { ...at(53, 64), environment: 'jet-stream' },
  { ...at(65, 73), environment: 'flak-guns-japan' },
  { ...at(74, 81), environment: 'early-warning' },
  { ...at(82, 88), environment: 'head-winds' },
  { ...at(89, 95), environment: 'scattered-formation' },
];

/** CH-30.1e — what the lines of the Environment column do. */
export const environmentEffects = {
  clearSkies: 1,
  flakGuns: 1,
  undercast: { results: -1, targetFlak: -1, at: ['high', 'very high'] },
  jetStream: { high: -1, 'very high': -3 },
  headWinds: 1,
  sources: { all: 'reconstructed', flakGuns: 'CH-EX-12' },
} as const;

const opposition = (
  numbers: Numbered,
  home: readonly ListedAircraft[],
  elsewhere: readonly ListedAircraft[],
): OppositionLine => ({ ...numbers, home, elsewhere });

/** CH-30.43b — the Opposition column. */
export const oppositionColumn: readonly OppositionLine[] = [
  opposition(at(1, 10), [], []),
  opposition(at(11, 20), [leader('ki-45')], [leader('ki-43-ii')]),
  opposition(at(21, 30, { home: 'CH-EX-12' }), [leader('ki-84')], [leader('ki-43-ii')]),
  opposition(at(31, 37), [leader('ki-61')], [leader('ki-44-ii')]),
  opposition(at(38, 42, { home: 'CH-EX-12' }), [pair('ki-84')], [pair('ki-43-ii')]),
  opposition(at(43, 49), [leader('j2m3')], [leader('ki-45')]),
  opposition(at(50, 56), [leader('ki-44-ii')], [leader('ki-43-ii')]),
  opposition(at(57, 62), [pair('ki-45')], [leader('ki-44-ii')]),
  opposition(at(63, 68), [pair('a6m5')], [pair('ki-43-ii')]),
  opposition(at(69, 73), [pair('ki-61')], [pair('ki-45')]),
  opposition(at(74, 77), [pair('ki-44-ii'), leader('ki-45')], [pair('ki-44-ii')]),
  opposition(at(78, 80), [pair('ki-84'), leader('j2m3')], [pair('ki-45'), leader('ki-43-ii')]),
];

/** CH-30.43f — who flies when there are not enough cards of a type. */
export const OPPOSITION_SUBSTITUTE = 'a6m5';
/** CH-EX-13 — whom the Event column brings by itself. */
export const EVENT_FIGHTER = leader('ki-45');

/** CH-30.43d, CH-30.51c — the Event column. */
export const eventColumn: readonly (Numbered & { readonly occurrence: Occurrence })[] = [
  { ...at(1, 8), occurrence: 'tail-winds' },
  { ...at(9, 14), occurrence: 'lead-crew' },
  { ...at(15, 54, { occurrence: 'CH-EX-12' }), occurrence: 'no-event' },
  { ...at(55, 61, { occurrence: 'CH-EX-13' }), occurrence: 'ki-45' },
  { ...at(62, 70), occurrence: 'engine-fire' },
  { ...at(71, 75), occurrence: 'navigation-error' },
  { ...at(76, 83), occurrence: 'attack' },
  { ...at(84, 105, { occurrence: 'CH-EX-12' }), occurrence: 'opposition' },
];

/** Damage of an Engine Fire by the Altitude of a Mission, and in a Supply Transport. */
export const engineFire = {
  mission: { 'very low': 2, low: 2, medium: 2, high: 4, 'very high': 6 },
  transport: 3,
  sources: { all: 'reconstructed' },
} as const;

const transport = (numbers: Numbered, supply: number, event: number | null, meets = false): TransportLine => ({
  ...numbers,
  supply,
  event,
  opposition: meets,
});

/** CH-30.51a — the Transport column (CH-GAP-47). */
export const transportColumn: readonly TransportLine[] = [
  transport(at(1, 12), 30, null),
  transport(at(13, 26), 25, null),
  transport(at(27, 38), 20, null),
  transport(at(39, 52, { supply: 'CH-EX-13', event: 'CH-EX-13' }), 20, 0),
  transport(at(53, 64), 15, 0),
  transport(at(65, 76), 15, 10),
  transport(at(77, 86), 10, 10),
  transport(at(87, 94), 10, null, true),
  transport(at(95, 105), 0, 20),
];

/** CH-30.81a — the Turns of Combat column. */
export const combatTurns: readonly (Numbered & { readonly turns: number })[] = [
  { ...at(1, 14), turns: 1 },
  { ...at(15, 38), turns: 2 },
  { ...at(39, 62, { turns: 'CH-EX-14' }), turns: 3 },
  { ...at(63, 74), turns: 4 },
  { ...at(75, 80), turns: 5 },
];

/** CH-30.81b — the Starting Altitude column. */
export const startingAltitudes: readonly (Numbered & { readonly altitude: Altitude })[] = [
  { ...at(1, 8), altitude: 'very high' },
  { ...at(9, 30), altitude: 'high' },
  { ...at(31, 54), altitude: 'medium' },
  { ...at(55, 74, { altitude: 'CH-EX-14' }), altitude: 'low' },
  { ...at(75, 80), altitude: 'very low' },
];

/** CH-30.82c — the Random Aircraft Selection Table. */
export const randomAircraft: readonly RandomAircraftLine[] = [
  { ...at(1, 27), of: 3, nth: 1 },
  { ...at(28, 54), of: 3, nth: 2 },
  { ...at(55, 80), of: 3, nth: 3 },
  { ...at(1, 40), of: 2, nth: 1 },
  { ...at(41, 80), of: 2, nth: 2 },
  { ...at(1, 80, { nth: 'CH-30.82c' }), of: 1, nth: 1 },
];

/** CH-30.1i, CH-GAP-64 — the Follow-Up Attack: damage to each B-29 at the base, then what becomes of the raid. */
export const followUpDamage: readonly (Numbered & { readonly damage: number })[] = [
  { ...at(1, 40), damage: 0 },
  { ...at(41, 58), damage: 2 },
  { ...at(59, 72), damage: 4 },
  { ...at(73, 80), damage: 6 },
];
export const followUpRaid: readonly (Numbered & { readonly result: RaidResult; readonly vps: number })[] = [
  { ...at(1, 16), result: 'raider-shot-down', vps: 5 },
  { ...at(17, 64), result: 'nothing-more', vps: 0 },
  { ...at(65, 80), result: 'fuel-dump-hit', vps: -5 },
];

/** CH-30.9a — the Campaign Victory Table, from the best: the Victory Points that a result needs; null: whatever they are. */
export const superfortressVictory: readonly { readonly from: number | null; readonly result: SuperfortressResult }[] = [
  { from: 100, result: 'decisive-victory' },
  { from: 80, result: 'victory' },
  { from: 60, result: 'marginal-victory' },
  { from: 40, result: 'draw' },
  { from: 15, result: 'marginal-defeat' },
  { from: null, result: 'defeat' },
];

/** CH-30.21a — the map, in hundredths of its width and height; letters are those of the targets. */
export const superfortressMap: readonly {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly letter: string;
}[] = [
  { place: 'Chengtu', x: 37, y: 29, letter: 'base' },
  { place: 'Kharagpur', x: 6, y: 45, letter: 'supply' },
  { place: 'The Hump', x: 22, y: 35, letter: 'route' },
  { place: 'Bangkok', x: 31, y: 61, letter: 'A' },
  { place: 'Yawata', x: 87, y: 23, letter: 'B' },
  { place: 'Taku', x: 84, y: 25, letter: 'C' },
  { place: 'Palembang', x: 38, y: 92, letter: 'D' },
  { place: 'Anshan', x: 72, y: 9, letter: 'E' },
  { place: 'Omura', x: 85, y: 25, letter: 'F' },
  { place: 'Okayama', x: 67, y: 44, letter: 'G' },
  { place: 'Singapore', x: 37, y: 84, letter: 'H' },
  { place: 'Rangoon', x: 23, y: 55, letter: 'I' },
  { place: 'Hankow', x: 56, y: 29, letter: 'J' },
  { place: 'Sasebo', x: 85, y: 24, letter: 'K' },
];
