import type { Seat } from '@tallyho/kernel';
import { isInService } from '../catalogue.ts';
import { type Dogfight, type Plane, UNCHOSEN } from '../state.ts';

/*
 * Choosing aircraft in secret. A seat with several aircraft chooses them one after another; what it has chosen waits in
 * `sealed` until everything is revealed together (DIF-SETUP-05). A choice is a number: fighter and pilot.
 */
export const sealOf = (s: Dogfight, fighter: number, pilot: number): number => fighter * s.fixed.pilots.length + pilot;
export const fighterIn = (s: Dogfight, seal: number): number => Math.floor(seal / s.fixed.pilots.length);
export const pilotIn = (s: Dogfight, seal: number): number => seal % s.fixed.pilots.length;

/** The aircraft of a seat that comes in this round of choosing, or −1: its first, second … of a kind. */
export function inRound(s: Dogfight, seat: Seat, round: number, counts: (plane: Plane) => boolean): Plane {
  let left = round;
  for (let plane = 0; plane < s.planes.length; plane++) {
    if (s.fixed.owner[plane] !== seat || !counts(plane)) continue;
    if (left === 0) return plane;
    left--;
  }
  return -1;
}

/** The seats that choose something in this round. */
export const seatsInRound = (s: Dogfight, round: number, counts: (plane: Plane) => boolean): Seat[] =>
  s.fixed.seats.map((_, seat) => seat).filter((seat) => inRound(s, seat, round, counts) >= 0);

/** DIF-SETUP-04 — whether an aircraft is one of those that are chosen in the game. */
export const isOpen = (s: Dogfight, plane: Plane): boolean => s.fixed.open[plane];

/** DIF-PIL-01, DIF-PIL-02 — a pilot flies for his own nation; generic ones fly for any. */
export function mayFly(s: Dogfight, pilot: number, fighter: number): boolean {
  const { nation } = s.fixed.pilots[pilot];
  return pilot === 0 || nation === 'generic' || nation === s.fixed.fighters[fighter].nation;
}

/** The points of a sealed choice, with its pilot (DIF-PIL-03, DIF-GAP-73). */
const cost = (s: Dogfight, seal: number): number =>
  s.fixed.fighters[fighterIn(s, seal)].points + s.fixed.pilots[pilotIn(s, seal)].points;

/**
 * DIF-SETUP-04, DIF-GAP-73 — what a seat may choose for an aircraft: within what is left of its points (and leaving enough for the
 * aircraft it chooses later), in service by the agreed year, with each pilot marker once.
 */
export function selections(s: Dogfight, seat: Seat, plane: Plane): number[] {
  const { fighters, pilots, options, budget } = s.fixed;
  const inYear = (fighter: number): boolean => isInService(fighters[fighter], options.year);
  const cheapest = Math.min(...fighters.filter((_, i) => inYear(i)).map(({ points }) => points));
  let left = budget[seat];
  const used = new Set<number>();
  for (let other = 0; other < s.planes.length; other++) {
    if (other === plane || s.fixed.owner[other] !== seat || !isOpen(s, other)) continue;
    const seal = s.sealed[other];
    left -= seal === UNCHOSEN ? cheapest : cost(s, seal);
    if (seal !== UNCHOSEN) used.add(pilotIn(s, seal));
  }
  const found: number[] = [];
  for (let fighter = 0; fighter < fighters.length; fighter++) {
    if (!inYear(fighter)) continue;
    for (let pilot = 0; pilot < (options.pilots ? pilots.length : 1); pilot++) {
      const seal = sealOf(s, fighter, pilot);
      if (cost(s, seal) <= left && mayFly(s, pilot, fighter) && (pilot === 0 || !used.has(pilot))) found.push(seal);
    }
  }
  return found;
}
