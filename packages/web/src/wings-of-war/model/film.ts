import {
  backed,
  type Happening,
  isBeyondReach,
  type Kind,
  move,
  type Plane,
  type Pose,
  type WingsView,
} from '@tallyho/wings-of-war';
import { poseOf } from './drawing.ts';

/** An aircraft on its way in a phase. */
export interface Flight {
  readonly from: Pose;
  readonly to: Pose;
  readonly card: Kind;
}

/** A burst of fire from one aircraft to another. */
export interface Shot {
  readonly plane: Plane;
  readonly gun: number;
  readonly target: Plane;
  readonly short: boolean;
}

/** One phase to be watched: all fly at once, then all fire at once. */
export interface Beat {
  readonly phase: number;
  /** Where everybody is when it begins. */
  readonly poses: readonly Pose[];
  readonly flights: ReadonlyMap<Plane, Flight>;
  readonly shots: readonly Shot[];
  /** How many damage cards each target drew. */
  readonly draws: ReadonlyMap<Plane, number>;
  readonly losses: readonly Plane[];
}

interface Draft {
  phase: number;
  poses: Pose[];
  flights: Map<Plane, Flight>;
  shots: Shot[];
  draws: Map<Plane, number>;
  losses: Plane[];
}

/** What is watched: everybody is told of it, so that all have been told as much of it at any time. */
const watched: ReadonlySet<Happening['event']> = new Set<Happening['event']>([
  'phase',
  'executed',
  'set-back',
  'turned',
  'fires',
  'draws',
  'eliminated',
]);

/** What there is to watch after what somebody has seen; `seen` may be what another seat was told. */
export function unwatched(told: readonly Happening[], seen: readonly Happening[]): Happening[] {
  const isWatched = ({ event }: Happening): boolean => watched.has(event);
  return told.filter(isWatched).slice(seen.filter(isWatched).length);
}

/** What happened between two looks at the table, phase by phase; nothing when nothing moved and nobody fired. */
export function filmOf(before: WingsView, events: readonly Happening[], after: WingsView): Beat[] {
  const poses = before.planes.map(poseOf);
  const begin = (phase: number): Draft => ({
    phase,
    poses: poses.map(poseOf),
    flights: new Map(),
    shots: [],
    draws: new Map(),
    losses: [],
  });
  const beats: Draft[] = [begin(before.phase)];
  for (const event of events) {
    const beat = beats[beats.length - 1];
    switch (event.event) {
      case 'phase':
        beats.push(begin(event.phase));
        break;
      case 'executed': {
        const { plane, card } = event;
        const from = beat.flights.get(plane)?.from ?? poseOf(poses[plane]);
        const { fixed } = before;
        move(poses[plane], fixed.decks[fixed.planes[plane].deck], card);
        beat.flights.set(plane, { from, to: poseOf(poses[plane]), card });
        break;
      }
      case 'set-back': {
        const flight = beat.flights.get(event.plane);
        if (flight === undefined) break;
        poses[event.plane] = isBeyondReach(event.by) ? poseOf(flight.from) : backed(flight.to, event.by);
        beat.flights.set(event.plane, { ...flight, to: poseOf(poses[event.plane]) });
        break;
      }
      case 'turned':
        poses[event.plane] = poseOf(after.planes[event.plane]);
        break;
      case 'fires':
        beat.shots.push({ plane: event.plane, gun: event.gun, target: event.target, short: event.short });
        break;
      case 'draws':
        beat.draws.set(event.plane, (beat.draws.get(event.plane) ?? 0) + event.cards);
        break;
      case 'eliminated':
        beat.losses.push(event.plane);
        break;
    }
  }
  return beats.filter(({ flights, shots }) => flights.size > 0 || shots.length > 0);
}
