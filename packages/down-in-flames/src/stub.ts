import { ok, type Result } from '@tallyho/kernel';
import type { Face, Fighter, FighterSide, Pack, Pilot, Title } from './content/types.ts';
const face = (id: string, title: Title, n: number, type: Face['type'], maneuver: number, reactTo: Face['reactTo'], more: Partial<Face> = {}): Face => ({
  id, title, subtitle: '', type, maneuver, bursts: 0, hits: 0, reactTo, bomber: 'none', copies: { pacific: n, europe: n }, sources: { all: 'reconstructed' }, ...more,
});
const faces: Face[] = [
  face('ace-pilot', 'ACE PILOT', 2, 'react', 4, ['ANY']),
  face('barrel-roll', 'BARREL ROLL', 5, 'attack-react', 0, ['BARREL ROLL', 'SCISSORS', 'IN MY SIGHTS', 'MANEUVER']),
  face('evasive', 'EVASIVE', 3, 'attack-react', 2, ['IN MY SIGHTS', 'OUT OF THE SUN', 'REDLINE']),
  face('ims-1-1-m1', 'IN MY SIGHTS', 4, 'attack', 1, [], { bursts: 1, hits: 1 }),
  face('ims-1-1-m2', 'IN MY SIGHTS', 5, 'attack', 2, [], { bursts: 1, hits: 1 }),
  face('ims-2-2', 'IN MY SIGHTS', 4, 'attack', 2, [], { bursts: 2, hits: 2 }),
  face('ims-2-3', 'IN MY SIGHTS', 3, 'attack', 2, [], { bursts: 2, hits: 3 }),
  face('ims-3-3', 'IN MY SIGHTS', 2, 'attack', 3, [], { bursts: 3, hits: 3 }),
  face('ims-tank', 'IN MY SIGHTS', 1, 'attack', 1, [], { subtitle: 'FUEL TANK', bursts: 1 }),
  face('ims-jinking', 'IN MY SIGHTS', 2, 'attack-react', 1, ['IN MY SIGHTS', 'OUT OF THE SUN'], { subtitle: 'JINKING', bursts: 1, hits: 1 }),
  face('out-of-the-sun', 'OUT OF THE SUN', 4, 'attack', 3, [], { bursts: 1, hits: 2 }),
  face('redline', 'REDLINE', 2, 'any-time', 1, []),
  face('scissors', 'SCISSORS', 5, 'attack-react', 1, ['SCISSORS', 'YO-YO', 'TIGHT TURN']),
  face('tight-turn', 'TIGHT TURN', 5, 'attack-react', 0, ['TIGHT TURN', 'BARREL ROLL', 'IN MY SIGHTS', 'MANEUVER']),
  face('vertical-roll', 'VERTICAL ROLL', 4, 'attack-react', 2, ['VERTICAL ROLL', 'OUT OF THE SUN', 'IN MY SIGHTS', 'YO-YO']),
  face('yo-yo', 'YO-YO', 4, 'attack-react', 1, ['YO-YO', 'TIGHT TURN', 'SCISSORS', 'BARREL ROLL', 'VERTICAL ROLL']),
];
const side = (speed: number, performance: number, horsepower: readonly [number, number], bursts: number, firepower: number, airframe: number, more: Partial<FighterSide> = {}): FighterSide => ({
  speed, performance, horsepower, bursts, firepower, airframe, gunner: 0, turbocharger: false, agile: false, barrage: false, bombs: 0, ...more,
});
const fighters: Fighter[] = [
  { id: 'bf-109e', name: 'Bf-109E Emil', nation: 'germany', year: 1939, points: 9, front: side(2, 6, [2, 2], 1, 1, 3), damaged: side(1, 5, [1, 1], 1, 0, 6), sources: { all: 'reconstructed' } },
  { id: 'spitfire-i', name: 'Spitfire I', nation: 'united-kingdom', year: 1939, points: 9, front: side(2, 6, [2, 2], 2, 0, 3, { barrage: true }), damaged: side(1, 5, [1, 1], 1, 0, 6), sources: { all: 'reconstructed' } },
  { id: 'bf-110c', name: 'Bf-110C', nation: 'germany', year: 1939, points: 10, front: side(2, 5, [1, 1], 2, 1, 4, { gunner: 1 }), damaged: side(1, 4, [1, 0], 1, 1, 7), sources: { all: 'reconstructed' } },
  { id: 'p-11c', name: 'P.11c', nation: 'poland', year: 1934, points: 3, front: side(1, 4, [1, 0], 0, 0, 2, { agile: true }), damaged: side(0, 3, [0, 0], 0, 0, 4, { agile: true }), sources: { all: 'reconstructed' } },
  { id: 'p-47d', name: 'P-47D Thunderbolt', nation: 'united-states', year: 1943, points: 15, front: side(3, 6, [2, 2], 2, 1, 5, { turbocharger: true }), damaged: side(2, 5, [1, 1], 1, 1, 9, { turbocharger: true }), sources: { all: 'reconstructed' } },
  { id: 'a6m5', name: 'A6M5 Zeke', nation: 'japan', year: 1943, points: 11, front: side(2, 7, [2, 2], 0, 1, 3, { agile: true }), damaged: side(1, 5, [1, 1], 0, 0, 5), sources: { all: 'reconstructed' } },
];
const pilots: Pilot[] = [
  { id: 'veteran', name: 'Veteran', nation: 'generic', points: 2, abilities: ['AP1', 'Re'], sources: { all: 'reconstructed' } },
  { id: 'galland', name: 'Galland', nation: 'germany', points: 3, abilities: ['Cl', 'Di', 'M0(1)'], sources: { all: 'reconstructed' } },
];
export const basePack: Required<Pack> = { system: 'down-in-flames', pack: 'base', faces, fighters, pilots };
export const readPack = (given: unknown): Result<Pack> => ok(given as Pack);
export function mergePacks(...packs: readonly Pack[]): Required<Pack> {
  const merge = <T extends { readonly id: string }>(pick: (pack: Pack) => readonly T[] | undefined): T[] => {
    const byId = new Map<string, T>();
    for (const pack of packs) for (const entry of pick(pack) ?? []) byId.set(entry.id, entry);
    return [...byId.values()];
  };
  return { system: 'down-in-flames', pack: 'merged', faces: merge((p) => p.faces), fighters: merge((p) => p.fighters), pilots: merge((p) => p.pilots) };
}
