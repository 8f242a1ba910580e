import type { Fixed } from '../fixed.ts';
import { emptyHand } from '../hand.ts';
import { FLYING } from '../state.ts';
import { type Arms, UNSET } from './arms.ts';
import type { SortieFixed } from './fixed.ts';
import { newOhka, newSearch } from './kamikaze.ts';
import { MISS, NO_ANGLE, NO_BOMBER, NO_ELEMENT, type Sortie, TOGETHER, UNLOADED, UNPHASED } from './state.ts';

/** A Mission before its first step. */
export function newSortie(fixed: Fixed, orders: SortieFixed): Sortie {
  const elements = fixed.labels.map(() => 0);
  return {
    phase: UNPHASED,
    outward: 0,
    homeward: 0,
    bombers: orders.bombers.map((_, nth) => ({
      hits: orders.solitaire?.hits[nth] ?? 0,
      damaged: orders.solitaire?.damaged[nth] ?? 0,
      fate: FLYING,
      load: orders.bomberLoad[nth],
      aces: orders.crewAces[nth],
    })),
    load: orders.load.flatMap((load, element) => [load, fixed.pairs[element] ? load : UNLOADED]),
    runs: elements.flatMap(() => [0, 0]),
    entered: elements.slice(),
    where: elements.map(() => TOGETHER),
    been: elements.slice(),
    low: elements.slice(),
    level: elements.slice(),
    angle: NO_ANGLE,
    turrets: emptyHand(fixed),
    manned: NO_BOMBER,
    clouds: 0,
    ...((orders.carrier?.coordination ?? 0) === 0 ? {} : { coordinated: 0 }),
    ...(orders.green === undefined ? {} : { crews: { responses: elements.flatMap(() => [0, 0]) } }),
    ...(orders.night === undefined ? {} : { night: { blind: NO_ELEMENT } }),
    ...(orders.search === undefined ? {} : { search: newSearch(orders.search.redraws) }),
    ...(orders.ohka === undefined ? {} : { ohkas: orders.ohka.map(newOhka) }),
    ...(orders.kind === 'submarine' ? { arms: newArms(elements.length * 2 + orders.bombers.length) } : {}),
    ...(orders.ramming === undefined ? {} : { rammed: 0 }),
    ...(orders.solitaire === undefined
      ? {}
      : { solitaire: { acted: elements.slice(), moved: elements.slice(), target: elements.map(() => NO_BOMBER) } }),
    points: 0,
    photograph: MISS,
    victories: [...elements.flatMap(() => [0, 0]), ...orders.bombers.map(() => 0)],
  };
}

const newArms = (planes: number): Arms => ({
  depths: new Array<number>(planes).fill(UNSET),
  shown: new Array<number>(planes).fill(0),
  alert: UNSET,
  depth: UNSET,
});
