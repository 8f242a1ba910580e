import {
  BOMB,
  campaignBase,
  type DogfightView,
  type ElementNo,
  type Fixed,
  INGRESS,
  NOBODY,
  type PlaneNo,
  rules,
  type SortieFixed,
  type SortieView,
  type TargetSheet,
} from '@tallyho/zero';
import { openly } from './openly.ts';

/** What a game has besides when it is a Mission: what never changes of it, and where it stands. */
export interface MissionView {
  readonly orders: SortieFixed;
  readonly sortie: SortieView;
}

export function missionOf({ fixed, sortie }: Pick<DogfightView, 'fixed' | 'sortie'>): MissionView | null {
  return fixed.sortie === undefined || sortie === undefined ? null : { orders: fixed.sortie, sortie };
}

/** A Target Sheet by its id; one of a pack lies in the options. */
export function sheetNamed({ options }: Pick<Fixed, 'options'>, id: string | null): TargetSheet | undefined {
  const packed = options.packs.flatMap((pack) => ('targets' in pack ? (pack.targets as readonly TargetSheet[]) : []));
  return [...packed.toReversed(), ...campaignBase.targets].find((sheet) => sheet.id === id);
}

/** CH-18.6d — the printed face of a Target Sheet: those with several panels have an id for each, '6A-mines', and one face, 6A. */
export const printedFace = (id: string): string => /^(\d+[AB])-/.exec(id)?.[1] ?? id;

/** The Target Sheet that is attacked: the one of the orders, or what a search has found and nobody has declined (CH-28.42a). */
export function sheetIn({ fixed, sortie }: Pick<DogfightView, 'fixed' | 'sortie'>): TargetSheet | undefined {
  const found = fixed.sortie?.search?.ids[sortie?.search?.target ?? NOBODY];
  return sheetNamed(fixed, found ?? fixed.options.orders?.target ?? null);
}

/** The place of a Formation aircraft among them; below 0: it flies in an Element. */
export const nthBomber = ({ labels }: Pick<Fixed, 'labels'>, plane: PlaneNo): number => plane - labels.length * 2;
export const isBomber = (fixed: Pick<Fixed, 'labels'>, plane: PlaneNo): boolean => nthBomber(fixed, plane) >= 0;

/** The token of an aircraft: its Element's, or its own in a Formation, whose numbers begin after those of all Elements. */
export const tokenOfPlane = (fixed: Pick<Fixed, 'labels'>, plane: PlaneNo): number =>
  isBomber(fixed, plane) ? plane : plane >> 1;

/** Who flies an aircraft, and for which side. */
export const ownerOfPlane = (fixed: Fixed, plane: PlaneNo): number =>
  fixed.sortie?.bomberOwner[nthBomber(fixed, plane)] ?? fixed.owner[plane >> 1];
export const sideOfPlane = (fixed: Fixed, plane: PlaneNo): number =>
  fixed.sortie?.bomberSide[nthBomber(fixed, plane)] ?? fixed.side[plane >> 1];

/** An attack on Formation aircraft, as its frame tells it to everybody. */
export interface FormationFrame {
  readonly element: ElementNo;
  readonly mini: boolean;
  readonly plane: PlaneNo;
  readonly at: PlaneNo;
  readonly card: number;
  readonly counter: number;
  readonly defending: boolean;
}

/** One aircraft's pass over the target. */
export interface PassFrame {
  readonly plane: PlaneNo;
  readonly mode: number;
  readonly flak: readonly number[];
}

/** Whom the open question is put to; −1: nobody is asked. */
export const seatAsked = ({ asks }: Pick<DogfightView, 'asks'>): number =>
  asks.find(({ answered }) => !answered)?.seat ?? -1;

/** A load that is still to be chosen. */
const OPEN = -1;

/** Between the sequences of a Mission: the Element whose load, whose way or whose run is open. */
export function elementInBriefing(view: DogfightView, { orders, sortie }: MissionView, decided: number): ElementNo {
  const open = sortie.load.indexOf(OPEN);
  if (open >= 0) return open >> 1;
  if (view.turn === 0) return NOBODY;
  const there = view.elements.flatMap(({ lead }, element) => (lead === NOBODY ? [] : [element]));
  if (sortie.phase === INGRESS) {
    // Z-23.51b: the defender's first.
    const of = (side: number): ElementNo[] => there.filter((element) => view.fixed.side[element] === side);
    const isAsked = (element: ElementNo): boolean => orders.kamikaze?.elements[element] !== true;
    return [...of(1 - orders.attacker), ...of(orders.attacker)].filter(isAsked)[decided] ?? NOBODY;
  }
  if (sortie.phase !== BOMB) return NOBODY;
  return there.find((element) => element >= decided && rules.mayRunIn(openly(view), element)) ?? NOBODY;
}

/** Z-20.32c, Z-17.13c — one's own Leaders that may answer for somebody else at this Altitude and place. */
export function helpersAt(
  { elements, fixed, seat }: DogfightView,
  { sortie }: MissionView,
  { side, altitude, where }: { readonly side: number; readonly altitude: number; readonly where: number },
): ElementNo[] {
  return elements.flatMap((own, element) =>
    fixed.owner[element] === seat &&
    fixed.side[element] === side &&
    own.lead !== NOBODY &&
    own.foe === NOBODY &&
    own.altitude === altitude &&
    sortie.where[element] === where &&
    own.cards > 0
      ? [element]
      : [],
  );
}
