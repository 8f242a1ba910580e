import type { Card } from '@tallyho/kernel';
import {
  backed,
  type DamageSymbol,
  FLYING,
  fates,
  type Happening,
  isBeyondReach,
  type Kind,
  move,
  type Plane,
  type Pose,
  STANDING,
  symbols,
  TOUCHED_DOWN,
  type WingsView,
} from '@tallyho/wings-of-war';
import { poseOf } from '../model/drawing.ts';
import { hitOf, type Standing, standingOf } from './standing.ts';

/** An aircraft on its way in a phase. */
export interface Flight {
  readonly from: Pose;
  readonly to: Pose;
  readonly card: Kind;
  /** Where it comes by: as a rule nowhere; after a cloud the end of every card that was stacked in it. */
  readonly via: readonly Pose[];
}

/** A burst of fire from one aircraft to another. */
export interface Shot {
  readonly plane: Plane;
  readonly gun: number;
  readonly target: Plane;
  readonly short: boolean;
}

/** A damage card that was drawn. */
export interface Draw {
  readonly plane: Plane;
  readonly deck: string;
  /** WOW-DMG-01 — the card itself where this seat may see it: its own, or one that was shown to all. */
  readonly face: Card | null;
  /** WOW-SPDMG-17 — what all were told of it though it lies face down. */
  readonly sign: DamageSymbol | null;
}

/** Something that begins for an aircraft, as far as this seat is told. */
export interface Effect {
  readonly plane: Plane;
  readonly kind: DamageSymbol | 'jam' | 'crash' | 'touch-down' | 'landing' | 'take-off' | 'photograph' | 'objective';
}

export interface Loss {
  readonly plane: Plane;
  readonly fate: (typeof fates)[number];
}

/** One phase to be watched: all fly at once, then all fire at once, then cards are drawn, and what they do is seen. */
export interface Beat {
  /** 0: before the first one, when flames burn. */
  readonly phase: number;
  /** How everybody stands when it begins and when it has ended. */
  readonly before: readonly Standing[];
  readonly after: readonly Standing[];
  /** The card of each aircraft that revealed one. */
  readonly revealed: ReadonlyMap<Plane, Kind>;
  readonly flights: ReadonlyMap<Plane, Flight>;
  readonly shots: readonly Shot[];
  readonly draws: readonly Draw[];
  readonly effects: readonly Effect[];
  readonly losses: readonly Loss[];
}

interface Draft {
  phase: number;
  before: readonly Standing[];
  after: Standing[];
  revealed: Map<Plane, Kind>;
  flights: Map<Plane, Flight>;
  shots: Shot[];
  draws: Draw[];
  effects: Effect[];
  losses: Loss[];
}

/** What is watched and everybody is told: all have been told as much of it at any time. */
const open: ReadonlySet<Happening['event']> = new Set<Happening['event']>([
  'phase',
  'executed',
  'altitude',
  'cloud',
  'touched-down',
  'landed',
  'airborne',
  'crashed',
  'set-back',
  'turned',
  'fires',
  'draws',
  'jam',
  'jam-counters',
  'exploded',
  'eliminated',
  'written-down',
  'objective',
]);

/** What is watched and only some are told: their own cards, wounds and photographs, and a card that was replaced in the cloud. */
const closed: ReadonlySet<Happening['event']> = new Set<Happening['event']>([
  'cards',
  'special',
  'illegal',
  'photographed',
]);

/** WOW-SPDMG-02 — smoke and fire are announced, other special damage is not. */
const isOpen = (event: Happening): boolean =>
  open.has(event.event) || (event.event === 'special' && (event.symbol === 'fire' || event.symbol === 'smoke'));

/** What there is to watch after what somebody has seen; `seen` may be what another seat was told. */
export function unwatched(told: readonly Happening[], seen: readonly Happening[]): Happening[] {
  let watched = seen.filter(isOpen).length;
  return told.filter((event) => {
    if (isOpen(event)) return --watched < 0;
    return watched < 0 && closed.has(event.event);
  });
}

const JAMMED = 3;
const LASTS = 3;

/** What happened between two looks at the table, phase by phase; nothing when there is nothing to be seen. */
export function filmOf(before: WingsView, events: readonly Happening[], after: WingsView): Beat[] {
  const { fixed } = before;
  const now = before.planes.map(standingOf);
  const begin = (phase: number): Draft => ({
    phase,
    before: now.slice(),
    after: now,
    revealed: new Map(),
    flights: new Map(),
    shots: [],
    draws: [],
    effects: [],
    losses: [],
  });
  const beats: Draft[] = [begin(before.phase)];
  const set = (plane: Plane, change: Partial<Standing>): void => {
    now[plane] = { ...now[plane], ...change };
  };
  for (const event of events) {
    const beat = beats[beats.length - 1];
    switch (event.event) {
      case 'phase':
        beat.after = now.slice();
        beats.push(begin(event.phase));
        break;
      case 'executed': {
        const { plane, card } = event;
        const earlier = beat.flights.get(plane);
        const to = poseOf(now[plane].pose);
        move(to, fixed.decks[fixed.planes[plane].deck], card);
        // WOW-JAM-05 — a counter less after each manoeuvre.
        const jams = earlier === undefined ? now[plane].jams.map((n) => Math.max(0, n - 1)) : now[plane].jams;
        beat.flights.set(plane, {
          from: earlier?.from ?? now[plane].pose,
          to,
          card,
          via: earlier === undefined ? [] : [...earlier.via, earlier.to],
        });
        if (!beat.revealed.has(plane)) beat.revealed.set(plane, card);
        set(plane, { pose: to, jams });
        break;
      }
      case 'illegal':
        beat.revealed.set(event.plane, event.card);
        break;
      case 'set-back': {
        const flight = beat.flights.get(event.plane);
        if (flight === undefined) break;
        const to = isBeyondReach(event.by) ? poseOf(flight.from) : backed(flight.to, event.by);
        set(event.plane, { pose: to });
        beat.flights.set(event.plane, { ...flight, to: poseOf(to), via: isBeyondReach(event.by) ? [] : flight.via });
        break;
      }
      case 'turned':
        set(event.plane, { pose: poseOf(after.planes[event.plane]) });
        break;
      case 'altitude':
        set(event.plane, { level: event.level, climbs: event.climbs });
        break;
      case 'cloud':
        set(event.plane, { cloud: event.entered });
        break;
      case 'touched-down':
        set(event.plane, { status: TOUCHED_DOWN });
        beat.effects.push({ plane: event.plane, kind: 'touch-down' });
        break;
      case 'landed':
        set(event.plane, { status: STANDING });
        beat.effects.push({ plane: event.plane, kind: 'landing' });
        break;
      case 'airborne':
        set(event.plane, { status: FLYING });
        beat.effects.push({ plane: event.plane, kind: 'take-off' });
        break;
      case 'crashed':
        set(event.plane, { status: STANDING, level: 0, climbs: 0 });
        beat.effects.push({ plane: event.plane, kind: 'crash' });
        break;
      case 'fires':
        beat.shots.push({ plane: event.plane, gun: event.gun, target: event.target, short: event.short });
        break;
      case 'draws': {
        const { plane, deck } = event;
        // WOW-GAP-64 — before the first reveal nothing but flames draws cards.
        if (beat.phase === 0 && now[plane].flames > 0) set(plane, { flames: now[plane].flames - 1 });
        for (let i = 0; i < event.cards; i++) {
          beat.draws.push({ plane, deck, face: null, sign: null });
          set(plane, { hits: [...now[plane].hits, hitOf(deck, null)] });
        }
        break;
      }
      case 'cards':
        set(event.plane, { damage: event.damage });
        for (const card of event.cards) show(beat, now, event.plane, card);
        break;
      case 'jam': {
        const { plane, gun, card } = event;
        const victim = beat.draws.at(-1)?.plane;
        if (victim !== undefined) show(beat, now, victim, card);
        set(plane, { jams: now[plane].jams.map((n, i) => (i === gun ? JAMMED : n)) });
        beat.effects.push({ plane, kind: 'jam' });
        break;
      }
      case 'jam-counters': {
        // WOW-SPDMG-10 — a wound shows others exactly what a jam does.
        const { guns } = fixed.planes[event.plane];
        set(event.plane, { jams: guns.map((deck) => (deck >= 0 ? JAMMED : 0)) });
        beat.effects.push({ plane: event.plane, kind: 'jam' });
        break;
      }
      case 'special': {
        const kind = symbols.find((symbol) => symbol === event.symbol) ?? 'none';
        if (kind === 'fire') set(event.plane, { flames: LASTS });
        if (kind === 'smoke') set(event.plane, { smoke: LASTS });
        if (kind === 'fire' || kind === 'smoke') mark(beat, event.plane, kind);
        beat.effects.push({ plane: event.plane, kind });
        break;
      }
      case 'exploded':
        mark(beat, event.plane, 'explosion');
        beat.effects.push({ plane: event.plane, kind: 'explosion' });
        break;
      case 'photographed':
        beat.effects.push({ plane: event.plane, kind: 'photograph' });
        break;
      case 'objective':
        beat.effects.push({ plane: event.plane, kind: 'objective' });
        break;
      case 'written-down':
        // WOW-DECK-09 — all cards go back into their decks.
        for (const plane of now.keys()) set(plane, { hits: [] });
        break;
      case 'eliminated': {
        const fate = fates.find((each) => each === event.fate) ?? 'shot-down';
        set(event.plane, { fate: fates.indexOf(fate) });
        beat.losses.push({ plane: event.plane, fate });
        break;
      }
    }
  }
  beats[beats.length - 1].after = now.slice();
  return beats.filter(({ flights, shots, draws, effects, losses }) => {
    const isQuiet = shots.length + draws.length + effects.length + losses.length === 0;
    return flights.size > 0 || !isQuiet;
  });
}

/** The card of an aircraft that was drawn last and has no face yet gets one. */
function show({ draws }: Draft, now: Standing[], plane: Plane, face: Card): void {
  const at = draws.findLastIndex((draw) => draw.plane === plane && (draw.face === null || draw.face === face));
  if (at < 0 || draws[at].face === face) return;
  draws[at] = { ...draws[at], face };
  now[plane] = { ...now[plane], hits: [...now[plane].hits.slice(0, -1), hitOf(draws[at].deck, face)] };
}

/** What was announced of the card that an aircraft drew last. */
function mark({ draws }: Draft, plane: Plane, sign: DamageSymbol): void {
  const at = draws.findLastIndex((draw) => draw.plane === plane);
  if (at >= 0) draws[at] = { ...draws[at], sign };
}
