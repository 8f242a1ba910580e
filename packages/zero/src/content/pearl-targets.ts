import type { FlightKind, PearlClass, PearlPlace, PearlTarget, PearlZone } from './pearl-harbor-types.ts';

const AFLOAT: readonly FlightKind[] = ['torpedo', 'armour-piercing', 'dive'];
/** Inboard, in dock or behind another ship: no torpedo reaches it. */
const SHELTERED: readonly FlightKind[] = ['armour-piercing', 'dive'];
const FIELD: readonly FlightKind[] = ['high-explosive', 'dive', 'fighter'];
const SHORE: readonly FlightKind[] = ['high-explosive', 'dive'];

/** Points from which on it is Damaged, has Heavy Damage, is Sunk or Destroyed, and what that is worth. */
type Ladder = readonly (readonly [from: number, vps: number])[];
const BATTLESHIP: Ladder = [
  [4, 2],
  [8, 4],
  [12, 8],
];
const CRUISER: Ladder = [
  [3, 1],
  [6, 2],
  [9, 4],
];
const DESTROYERS: Ladder = [
  [3, 1],
  [5, 2],
  [8, 3],
];
const TARGET_SHIP: Ladder = [
  [4, 0],
  [8, 0],
  [12, 1],
];
const BASE: Ladder = [
  [3, 1],
  [5, 2],
  [8, 4],
];
const STRIP: Ladder = [
  [3, 1],
  [5, 1],
  [8, 2],
];
const TANKS: Ladder = [
  [3, 4],
  [6, 8],
  [9, 12],
];
const YARD: Ladder = [
  [4, 3],
  [8, 6],
  [12, 10],
];

const target = (
  id: string,
  place: PearlPlace,
  zone: PearlZone,
  kind: PearlClass,
  by: readonly FlightKind[],
  levels: Ladder,
  [x, y]: readonly [number, number],
): PearlTarget => ({
  id,
  place,
  zone,
  class: kind,
  by,
  levels: levels.map(([from, vps]) => ({ from, vps })),
  thirdWave: kind === 'shore',
  at: { x, y },
});

/** What there is to attack on Oahu; the shore installations only in the third wave. */
export const pearlTargets: readonly PearlTarget[] = [
  target('B1', 'california', 'battleship-row', 'battleship', AFLOAT, BATTLESHIP, [36, 74]),
  target('B2', 'oklahoma', 'battleship-row', 'battleship', AFLOAT, BATTLESHIP, [48, 67]),
  target('B3', 'maryland', 'battleship-row', 'battleship', SHELTERED, BATTLESHIP, [43, 61]),
  target('B4', 'west-virginia', 'battleship-row', 'battleship', AFLOAT, BATTLESHIP, [56, 60]),
  target('B5', 'tennessee', 'battleship-row', 'battleship', SHELTERED, BATTLESHIP, [51, 54]),
  target('B6', 'arizona', 'battleship-row', 'battleship', SHELTERED, BATTLESHIP, [62, 51]),
  target('B7', 'nevada', 'battleship-row', 'battleship', AFLOAT, BATTLESHIP, [69, 44]),
  target('B8', 'pennsylvania', 'harbour', 'battleship', SHELTERED, BATTLESHIP, [64, 88]),
  target('S1', 'helena-and-oglala', 'harbour', 'ship', AFLOAT, CRUISER, [62, 74]),
  target('S2', 'raleigh', 'harbour', 'ship', AFLOAT, CRUISER, [34, 38]),
  target('S3', 'cruisers-in-the-navy-yard', 'harbour', 'ship', SHELTERED, CRUISER, [78, 80]),
  target('S4', 'destroyers-in-dock', 'harbour', 'ship', SHELTERED, DESTROYERS, [69, 92]),
  target('S5', 'utah', 'harbour', 'ship', AFLOAT, TARGET_SHIP, [28, 45]),
  target('A1', 'wheeler', 'wheeler', 'airfield', FIELD, BASE, [40, 50]),
  target('A2', 'hickam', 'hickam', 'airfield', FIELD, BASE, [53, 80]),
  target('A3', 'ford-island', 'ford-island', 'airfield', FIELD, BASE, [51, 74]),
  target('A4', 'kaneohe', 'kaneohe', 'airfield', FIELD, BASE, [81, 57]),
  target('A5', 'ewa', 'ewa', 'airfield', FIELD, BASE, [38, 82]),
  target('A6', 'bellows', 'bellows', 'airfield', FIELD, STRIP, [89, 74]),
  target('I1', 'fuel-tank-farms', 'harbour', 'shore', SHORE, TANKS, [94, 72]),
  target('I2', 'navy-yard', 'harbour', 'shore', SHORE, YARD, [74, 86]),
  target('I3', 'submarine-base', 'harbour', 'shore', SHORE, BASE, [88, 60]),
];
