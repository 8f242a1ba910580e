import type { CardRow } from '../kamikaze-types.ts';
import type { Altitude, SideName, Source, Sources } from '../types.ts';
import type {
  Adjustment,
  AttackTarget,
  Battle,
  GuadalcanalPlace,
  GuadalcanalSheet,
  LogType,
  ReinforcementGroup,
  Ship,
  SpaceName,
  TrackEvent,
  TrackSpace,
  Weather,
  WeatherLine,
} from './guadalcanal-types.ts';

type Known = { readonly [field: string]: Source };
const known = (fields: Known = {}): Sources => ({ all: 'reconstructed', ...fields });

const space = (
  at: number,
  name: SpaceName | null = null,
  events: readonly TrackEvent[] = [],
  fields: Known = {},
  wins: SideName | null = null,
): TrackSpace => ({ at, name, events, wins, sources: known(fields) });

/** CH-29.61a, CH-GAP-70 — the Campaign Track from left to right; five spaces on either side of the start. */
const track: readonly TrackSpace[] = [
  space(-5, 'japanese-repulsed', [], { name: 'CH-29.8a', wins: 'CH-29.8a' }, 'allied'),
  space(-4),
  space(-3),
  space(-2),
  space(-1),
  space(0, 'start-campaign', [], { name: 'CH-29.62a' }),
  space(1),
  space(2, 'pistol-pete', ['pistol-pete'], { name: 'CH-EX-10', events: 'CH-29.65c' }),
  space(3, 'fighter-one', ['pistol-pete', 'fighter-one'], { name: 'CH-EX-10', events: 'CH-29.65c' }),
  space(4, 'henderson-field', ['fighter-one', 'henderson-field'], { name: 'CH-29.65a', events: 'CH-29.65e' }),
  space(5, 'americans-evacuate', [], { name: 'CH-29.8a', wins: 'CH-29.8a' }, 'japanese'),
];

const attack = (
  attacker: SideName,
  [from, to]: readonly [number, number | null],
  move: number,
  fields: Known = {},
): Adjustment => ({
  id: `${attacker}-attack-${from}`,
  when: { of: 'attack', attacker, from, to },
  move,
  sources: known(fields),
});

const levels = ['untouched', 'damaged', 'heavy-damage', 'sunk'] as const;
const resupply = (ship: Ship, level: (typeof levels)[number], move: number, fields: Known = {}): Adjustment => ({
  id: `${ship}-${level}`,
  when: { of: 'resupply', ship, level: levels.indexOf(level) },
  move,
  sources: known(fields),
});

const battle = (name: Battle, winner: SideName, move: number): Adjustment => ({
  id: `${name}-${winner}`,
  when: { of: 'battle', battle: name, winner },
  move,
  sources: known(),
});

/** CH-29.63a, CH-GAP-71 — the list of marker adjustments. */
const adjustments: readonly Adjustment[] = [
  attack('japanese', [0, 2], 0),
  attack('japanese', [3, 9], 1),
  attack('japanese', [10, null], 2, { move: 'CH-EX-10' }),
  attack('allied', [0, 2], 0),
  attack('allied', [3, 9], -1),
  attack('allied', [10, null], -2),
  resupply('destroyer', 'untouched', 1),
  resupply('destroyer', 'damaged', 0),
  resupply('destroyer', 'heavy-damage', 0),
  resupply('destroyer', 'sunk', -1, { move: 'CH-EX-10' }),
  resupply('freighter', 'untouched', 2, { move: 'CH-EX-10' }),
  resupply('freighter', 'damaged', 0),
  resupply('freighter', 'heavy-damage', 0),
  resupply('freighter', 'sunk', -2),
  { id: 'no-ships', when: { of: 'no-ships' }, move: -1, sources: known({ move: 'CH-29.43e' }) },
  battle('eastern-solomons', 'japanese', 1),
  battle('eastern-solomons', 'allied', -1),
  battle('santa-cruz', 'japanese', 2),
  battle('santa-cruz', 'allied', -2),
  { id: 'battle-drawn', when: { of: 'draw' }, move: 0, sources: known({ move: 'CH-29.76a' }) },
];

const sky = (card: CardRow, weather: Weather, allied: number, japanese: number, fields: Known = {}): WeatherLine => ({
  card,
  weather,
  aircraft: { japanese, allied },
  sources: known(fields),
});

/** CH-29.52a — the Weather Table. */
const weather: readonly WeatherLine[] = [
  sky('ims-1b', 'scattered-clouds', 9, 7),
  sky('ims-2b', 'clear', 10, 8),
  sky('ims-3b', 'clear', 10, 8),
  sky('ots', 'clear', 10, 8),
  sky('maneuvering', 'scattered-clouds', 9, 7),
  sky('half-loop', 'overcast', 7, 6),
  sky('scissors', 'overcast', 7, 6),
  sky('vertical-roll', 'rain-squalls', 6, 5),
  sky('full-throttle', 'clear', 10, 8),
  sky('tight-turn', 'scattered-storms', 8, 6, {
    weather: 'CH-EX-10',
    'aircraft.allied': 'CH-EX-10',
    'aircraft.japanese': 'CH-EX-10',
  }),
  sky('barrel-roll', 'rain-squalls', 6, 5),
  sky('ace-pilot', 'tropical-storm', 4, 4),
];

const target = (
  card: CardRow,
  attacker: SideName,
  sheet: string,
  place: GuadalcanalPlace,
  fields: Known = {},
): AttackTarget => ({ card, attacker, sheet, place, sources: known(fields) });
const EXAMPLE: Known = { attacker: 'CH-EX-10', sheet: 'CH-EX-10' };

/** CH-29.42a — the Attack Mission Targets Table. CHS-R14: the Airfield has the heavy Area Flak of Henderson Field on its sheet. */
const targets: readonly AttackTarget[] = [
  target('ims-1b', 'japanese', '1A', 'henderson-field', EXAMPLE),
  target('ims-2b', 'japanese', '1A', 'henderson-field', EXAMPLE),
  target('ims-3b', 'japanese', '1A', 'henderson-field', EXAMPLE),
  target('ots', 'japanese', '4A', 'lunga-roads'),
  target('maneuvering', 'allied', '3A', 'kokumbona'),
  target('half-loop', 'allied', '1A', 'munda'),
  target('scissors', 'japanese', '3A', 'lunga-perimeter'),
  target('vertical-roll', 'allied', '1B', 'shortland-anchorage'),
  target('full-throttle', 'allied', '1A', 'rekata-bay'),
  target('tight-turn', 'allied', '7A', 'new-georgia-sound'),
  target('barrel-roll', 'allied', '4A', 'tonolei-harbor'),
  target('ace-pilot', 'japanese', '4B', 'ironbottom-sound'),
];

/** CH-29.44a, CH-29.44b, CH-29.44c — where types start. */
const ANY_BUT_VERY_HIGH: readonly Altitude[] = ['very low', 'low', 'medium', 'high'];
const PATROL: readonly Altitude[] = ['very low', 'low', 'medium'];
const HEAVY: readonly Altitude[] = ['medium', 'high'];

const type = (
  side: SideName,
  aircraft: string,
  weekly: number,
  white: number,
  grey: number,
  altitudes: readonly Altitude[] = ANY_BUT_VERY_HIGH,
  fields: Known = {},
): LogType => ({
  side,
  aircraft,
  weekly,
  white,
  grey,
  altitudes,
  sources: known({ altitudes: 'CH-29.44a', ...fields }),
});

/** CH-29.53a, CH-29.54a — the aircraft of the log sheet. */
const aircraft: readonly LogType[] = [
  type('allied', 'f4f-3', 4, 4, 8, ANY_BUT_VERY_HIGH, { white: 'CH-EX-10' }),
  type('allied', 'p-400', 2, 2, 2),
  type('allied', 'sbd-3', 4, 4, 10),
  type('allied', 'tbf', 2, 2, 4),
  type('allied', 'pby-5', 1, 2, 0, PATROL, { altitudes: 'CH-29.44b' }),
  type('allied', 'b-17e', 2, 2, 0, HEAVY, { altitudes: 'CH-29.44c' }),
  type('allied', 'p-38g', 2, 0, 2),
  type('japanese', 'a6m2', 2, 8, 0, ANY_BUT_VERY_HIGH, { weekly: 'CH-EX-10' }),
  type('japanese', 'a6m3', 2, 4, 0),
  type('japanese', 'a6m2-n', 2, 4, 0),
  type('japanese', 'f1m2', 2, 4, 0),
  type('japanese', 'd3a1', 2, 8, 0),
  type('japanese', 'g4m1', 4, 12, 0),
];

const group = (
  number: number,
  ...listed: readonly (readonly [count: number, aircraft: string])[]
): ReinforcementGroup => ({
  number,
  aircraft: listed.map(([count, id]) => ({ count, aircraft: id })),
  sources: known(number === 1 ? { aircraft: 'CH-EX-10' } : {}),
});

/** CH-29.57a — the US Reinforcements Table. */
const groups: readonly ReinforcementGroup[] = [
  group(1, [2, 'f4f-3']),
  group(2, [4, 'sbd-3']),
  group(3, [2, 'f4f-3'], [2, 'tbf']),
  group(4, [2, 'sbd-3'], [2, 'p-400']),
  group(5, [2, 'f4f-3']),
  group(6, [2, 'sbd-3'], [2, 'tbf']),
  group(7, [2, 'p-38g']),
  group(8, [2, 'f4f-3'], [2, 'sbd-3']),
];

/** CH-29.0a — August 1942 to February 1943: week by week, an Attack Mission and the ships of the night. */
export const guadalcanal: GuadalcanalSheet = {
  id: 'guadalcanal',
  name: 'Guadalcanal',
  from: [1942, 8, 7],
  to: [1943, 2, 9],
  track,
  adjustments,
  weather,
  targets,
  aircraft,
  groups,
  ships: { destroyer: 5, freighter: 3 },
  shipSheets: { destroyer: '4B', freighter: '4A' },
  resupply: 'cape-esperance',
  airfield: '1A',
  instead: { sheet: '3A', place: 'lunga-perimeter' },
  battles: { 'eastern-solomons': 3, 'santa-cruz': 6 },
  firstWeek: 4,
  turns: [8, 7],
  lastWeek: 99,
  chart: {
    'henderson-field': { x: 84, y: 76 },
    'lunga-perimeter': { x: 83, y: 77 },
    'lunga-roads': { x: 84, y: 75 },
    'ironbottom-sound': { x: 82, y: 71 },
    kokumbona: { x: 81, y: 76 },
    'cape-esperance': { x: 78, y: 72 },
    'rekata-bay': { x: 63, y: 41 },
    munda: { x: 38, y: 52 },
    'new-georgia-sound': { x: 55, y: 47 },
    'tonolei-harbor': { x: 15, y: 18 },
    'shortland-anchorage': { x: 13, y: 23 },
  },
};
