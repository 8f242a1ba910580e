import { damageLetters, fates, type Kind, type Objective, type Plane, type WingsView } from '@tallyho/wings-of-war';
import { topFrame } from './engine.ts';
import { isWhole, type Programme } from './programme.ts';
import type { TableModel } from './use-model.ts';

/** A counter that lies on an aircraft for all to see. */
export interface CounterScene {
  readonly kind: 'fire' | 'smoke' | 'jam' | 'rear-jam';
  readonly count: number;
}

/** What is true of an aircraft, as far as the one who looks may know. */
export interface PlateScene {
  readonly id: Plane;
  readonly badge: string;
  readonly isOwnSide: boolean;
  /** Flown by the one who looks. */
  readonly isYours: boolean;
  readonly name: string;
  readonly pilot: string;
  readonly fate: (typeof fates)[number];
  /** WOW-DMG-01, WOW-DMG-02 — one's own damage in half points, that of others in cards. */
  readonly damage:
    | { readonly kind: 'points'; readonly taken: number; readonly most: number }
    | { readonly kind: 'cards'; readonly decks: readonly string[]; readonly most: number };
  readonly counters: readonly CounterScene[];
  /** What is hurt, for its owner where special damage counts; null: not for the one who looks. */
  readonly health: { readonly [part in 'gun' | 'engine' | 'rudder' | 'crew']: boolean } | null;
  /** null: altitude is not used. */
  readonly height: {
    readonly level: number;
    /** Levels above the one who looks. */
    readonly above: number;
    readonly climbs: number;
    readonly climb: number;
    readonly isLanded: boolean;
  } | null;
  readonly last: Kind;
  readonly readiness: 'ready' | 'laying' | null;
  /** How many cards of one's own programme lie; null: none are being laid. */
  readonly laid: number | null;
  readonly isPhotographed: boolean;
  /** What the scenario asks of it and is not done yet; null: nothing. */
  readonly task: Objective['task'] | null;
}

function countersOf({ planes }: WingsView, plane: Plane): CounterScene[] {
  const { flames, smoke, jams } = planes[plane];
  const all: CounterScene[] = [
    { kind: 'fire', count: flames },
    { kind: 'smoke', count: smoke },
    { kind: 'jam', count: jams[0] },
    { kind: 'rear-jam', count: jams[1] },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Whether somebody still lays his cards; nothing outside planning, nor while the film shows a phase that was planned. */
function readinessOf(view: WingsView, plane: Plane, programmes: readonly Programme[]): PlateScene['readiness'] {
  if (topFrame(view, 'plan') === null || view.phase > 0 || view.planes[plane].fate !== 0) return null;
  const own = programmes.find((each) => each.plane === plane);
  if (own !== undefined) return isWhole(own) ? 'ready' : 'laying';
  const { owner } = view.fixed.planes[plane];
  return view.asks.some(({ seat, answered }) => seat === owner && !answered) ? 'laying' : 'ready';
}

export function plateOf(model: TableModel, plane: Plane, eye: Plane, programmes: readonly Programme[]): PlateScene {
  const { view, names, near } = model;
  const { fixed } = view;
  const a = view.planes[plane];
  const kept = fixed.planes[plane];
  const { altitude, special } = fixed.options.switches;
  return {
    id: plane,
    badge: names.badge(plane),
    isOwnSide: kept.side === near,
    isYours: kept.owner === view.seat,
    name: names.type(plane),
    pilot: names.pilot(plane),
    fate: fates[a.fate],
    damage: a.own
      ? { kind: 'points', taken: a.damage, most: kept.endurance }
      : {
          kind: 'cards',
          decks: a.hits.map(({ card }) => damageLetters[card >= 0 ? Math.floor(card / 100) : -1 - card]),
          most: kept.endurance,
        },
    counters: countersOf(view, plane),
    health:
      a.own && special
        ? {
            gun: a.jams.every((count) => count === 0),
            engine: a.engine === 0,
            rudder: a.banned === 0 && a.stuckLeft === 0 && a.stuckRight === 0,
            crew: a.wounds === 0 && a.dazed === 0 && a.observer,
          }
        : null,
    height: altitude
      ? {
          level: a.level,
          above: eye < 0 ? 0 : a.level - view.planes[eye].level,
          climbs: a.climbs,
          climb: kept.climb,
          isLanded: a.status !== 0,
        }
      : null,
    last: a.last,
    readiness: readinessOf(view, plane, programmes),
    laid: programmes.find((each) => each.plane === plane)?.cards.length ?? null,
    isPhotographed: a.photographed,
    task: kept.objective < 0 || a.achieved || a.photographed ? null : fixed.options.objectives[kept.objective].task,
  };
}
