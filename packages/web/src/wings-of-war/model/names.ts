import type { AircraftCard, AircraftType, Fixed, Plane, Side } from '@tallyho/wings-of-war';
import type { Machine } from '../../art/great-war/machine.ts';
import { contentAt } from './engine.ts';

/** How things at this table are called, in every language alike. */
export interface Names {
  plane(plane: Plane): string;
  /** The model alone, where the badge stands beside it. */
  type(plane: Plane): string;
  /** A letter for the side and a number for the aircraft: A1. */
  badge(plane: Plane): string;
  pilot(plane: Plane): string;
  seat(seat: number): string;
  /** The players of a side. */
  side(side: Side): string;
}

const LETTERS = 'ABCDEFGHIJKL';

export const cardAt = (fixed: Fixed, plane: Plane): AircraftCard | undefined =>
  contentAt(fixed).cardById.get(fixed.planes[plane]?.card ?? '');
export const typeAt = (fixed: Fixed, plane: Plane): AircraftType | undefined =>
  contentAt(fixed).typeById.get(fixed.planes[plane]?.type ?? '');

/** What an aircraft looks like. */
export function machineOf(fixed: Fixed, plane: Plane): Machine {
  const { card, type, twoSeater } = fixed.planes[plane];
  return { card, type, seats: twoSeater ? 2 : 1, nation: typeAt(fixed, plane)?.nation ?? 'generic' };
}

/** Aircraft go by the name of the model; where more than two fly, the badge is added: 'Sopwith Camel (A1)'. */
export function namesAt(fixed: Fixed): Names {
  const badges = fixed.planes.map(({ side }, plane) => {
    const before = fixed.planes.slice(0, plane).filter((other) => other.side === side).length;
    return `${LETTERS[side]}${before + 1}`;
  });
  const types = fixed.planes.map((_, plane) => typeAt(fixed, plane)?.name ?? '?');
  return {
    plane: (plane) => (types.length > 2 ? `${types[plane]} (${badges[plane]})` : (types[plane] ?? '?')),
    type: (plane) => types[plane] ?? '?',
    badge: (plane) => badges[plane] ?? '?',
    pilot(plane) {
      const card = cardAt(fixed, plane);
      return card === undefined ? '' : card.pilot === '' ? card.unit : card.pilot;
    },
    seat: (seat) => fixed.seats[seat] ?? '?',
    side: (side) => fixed.seats.filter((_, seat) => fixed.planes[fixed.bySeat[seat][0]]?.side === side).join(', '),
  };
}
