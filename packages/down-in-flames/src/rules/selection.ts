import type { Seat } from '@tallyho/kernel';
import { isInService } from '../catalogue.ts';
import { type Dogfight, type Plane, UNCHOSEN } from '../state.ts';
import type { Reason } from './reasons.ts';

/*
 * Choosing aircraft in secret: first the fighter, then its pilot. A seat with several aircraft chooses them one after
 * another, a round for each. What has been chosen waits in `sealed` until everything is revealed together
 * (DIF-SETUP-05): one number for fighter and pilot, whose pilot is nobody as long as he has not been chosen.
 */
export const sealOf = (s: Dogfight, fighter: number, pilot: number): number => fighter * s.fixed.pilots.length + pilot;
export const fighterIn = (s: Dogfight, seal: number): number => Math.floor(seal / s.fixed.pilots.length);
export const pilotIn = (s: Dogfight, seal: number): number => seal % s.fixed.pilots.length;

/** Whether somebody has an aircraft for this round. `fleets` are the aircraft in question, by seat. */
export function hasRound(fleets: readonly (readonly Plane[])[], round: number): boolean {
  for (let seat = 0; seat < fleets.length; seat++) if (round < fleets[seat].length) return true;
  return false;
}

/** The seats that choose something in this round. */
export function seatsInRound(fleets: readonly (readonly Plane[])[], round: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < fleets.length; seat++) if (round < fleets[seat].length) seats.push(seat);
  return seats;
}

/** DIF-SETUP-04 — whether an aircraft is one of those that are chosen in the game. */
export const isOpen = (s: Dogfight, plane: Plane): boolean => s.fixed.open[plane];

/** The points of a sealed choice, with its pilot (DIF-PIL-03, DIF-GAP-73). */
const cost = (s: Dogfight, seal: number): number =>
  s.fixed.fighters[fighterIn(s, seal)].points + s.fixed.pilots[pilotIn(s, seal)].points;

/**
 * DIF-SETUP-03, DIF-OPT-05 — what a seat has left for an aircraft: enough is kept back for those that it chooses later.
 */
export function pointsLeft(s: Dogfight, plane: Plane): number {
  const { owner, choosing, budget, cheapest } = s.fixed;
  const seat = owner[plane];
  let left = budget[seat];
  for (const other of choosing[seat]) {
    if (other !== plane) left -= s.sealed[other] === UNCHOSEN ? cheapest : cost(s, s.sealed[other]);
  }
  return left;
}

/** DIF-SETUP-04 — a fighter within the points and in service by the agreed year. */
export function barFighter(s: Dogfight, fighter: number, left: number): Reason | null {
  const { fighters, options } = s.fixed;
  if (!isInService(fighters[fighter], options.year)) return 'fighter-too-late';
  return fighters[fighter].points > left ? 'fighter-too-dear' : null;
}

/** DIF-PIL-01, DIF-PIL-02 — a pilot flies for his own nation; generic ones fly for any. */
function mayFly(s: Dogfight, pilot: number, fighter: number): boolean {
  const { nation } = s.fixed.pilots[pilot];
  return nation === 'generic' || nation === s.fixed.fighters[fighter].nation;
}

/** Each pilot marker is there once: it may be on another aircraft of this seat, or on one that was agreed on. */
function isTaken(s: Dogfight, plane: Plane, pilot: number): boolean {
  const { owner, choosing, agreedPilot, pilots } = s.fixed;
  if (pilots[pilot].nation !== 'generic' && agreedPilot.includes(pilot)) return true;
  return choosing[owner[plane]].some(
    (other) => other !== plane && s.sealed[other] !== UNCHOSEN && pilotIn(s, s.sealed[other]) === pilot,
  );
}

/** DIF-PIL-01, DIF-PIL-03, DIF-GAP-73 — a pilot marker for the fighter that has been chosen: nobody is always there. */
export function barPilot(s: Dogfight, plane: Plane, pilot: number): Reason | null {
  if (pilot === 0) return null;
  const fighter = fighterIn(s, s.sealed[plane]);
  if (!mayFly(s, pilot, fighter)) return 'pilot-of-another-nation';
  if (isTaken(s, plane, pilot)) return 'pilot-flies-already';
  return s.fixed.fighters[fighter].points + s.fixed.pilots[pilot].points > pointsLeft(s, plane)
    ? 'pilot-too-dear'
    : null;
}

/** DIF-SETUP-04 — the fighters that a seat may choose for an aircraft. */
export function fightersFor(s: Dogfight, plane: Plane): number[] {
  const left = pointsLeft(s, plane);
  const found: number[] = [];
  for (let i = 0; i < s.fixed.fighters.length; i++) if (barFighter(s, i, left) === null) found.push(i);
  return found;
}

/** DIF-PIL-01 — the pilots that a seat may then choose for it; 0, nobody, is the first. */
export function pilotsFor(s: Dogfight, plane: Plane): number[] {
  const found: number[] = [];
  for (let i = 0; i < s.fixed.pilots.length; i++) if (barPilot(s, plane, i) === null) found.push(i);
  return found;
}
