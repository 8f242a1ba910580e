import {
  basePack,
  type Content,
  type Fighter,
  mergePacks,
  type Nation,
  type Pack,
  type Pilot,
} from '@tallyho/down-in-flames/content';
import type { Sample } from '../../play/workshop.ts';

/** DIF-CARD-03 — who flies on one side. */
const isAxis = (nation: Nation): boolean => nation === 'germany' || nation === 'japan';

/** What costs as much as this and fought it, or nearly so; of those alike, the one of the same years. */
function rivalOf({ fighters }: Content, nation: Nation, points: number, year: number): Fighter {
  const enemies = fighters.filter((other) => isAxis(other.nation) !== isAxis(nation));
  const distance = (other: Fighter): number => Math.abs(other.points - points) * 100 + Math.abs(other.year - year);
  return enemies.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

const duel = (own: object, enemy: string, pack: Pack): object => ({
  mode: 'duel',
  seats: [
    { name: 'You', aircraft: [own] },
    { name: 'Bot', aircraft: [{ fighter: enemy }] },
  ],
  packs: [pack],
});

/** DIF-PIL-02 — a fighter of his nation, and no cheap one; whoever has a grey flag flies what we fly first. */
function mountOf({ fighters }: Content, { nation }: Pilot): Fighter {
  const own = fighters.filter((fighter) => fighter.nation === (nation === 'generic' ? 'united-kingdom' : nation));
  return own[Math.floor(own.length / 2)];
}

/** An airfield that two bombers can destroy, and one fighter that meets them. */
const raid = (bomber: string, escort: string, enemy: string, pack: Pack): object => ({
  mode: 'mission',
  seats: [
    { name: 'You', aircraft: [{ bomber }, { bomber }, { fighter: escort }] },
    { name: 'Bot', aircraft: [{ fighter: enemy }, { fighter: enemy }] },
  ],
  mission: { attacker: 'A', target: { kind: 'airfield', damaged: 4, destroyed: 8, flak: 2 } },
  packs: [pack],
});

/** The options of a fair fight with an entry in it; null: there is no such entry. */
export function flightOptions({ pack: given, kind, at }: Sample): object | null {
  // A pack in a workshop has been checked by the game.
  const pack = given as Pack;
  const content = mergePacks(basePack, [pack]);
  switch (kind) {
    case 'fighters': {
      const own = pack.fighters?.[at];
      return own === undefined
        ? null
        : duel({ fighter: own.id }, rivalOf(content, own.nation, own.points, own.year).id, pack);
    }
    case 'pilots': {
      const pilot = pack.pilots?.[at];
      if (pilot === undefined) return null;
      const { id, nation, points, year } = mountOf(content, pilot);
      const rival = rivalOf(content, nation, points + pilot.points, year);
      return duel({ fighter: id, pilot: pilot.id }, rival.id, pack);
    }
    case 'bombers': {
      const own = pack.bombers?.[at];
      if (own === undefined) return null;
      const rival = rivalOf(content, own.nation, 10, own.year);
      return raid(own.id, rivalOf(content, rival.nation, rival.points, own.year).id, rival.id, pack);
    }
    case 'faces':
      return duel({ fighter: 'spitfire-i' }, 'bf-109e', pack);
    default:
      return null;
  }
}
