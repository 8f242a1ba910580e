import {
  fieldsInReach,
  type Kind,
  type Plane,
  type Pose,
  pivot,
  pivotAhead,
  pivotAside,
  previewPlan,
  type Sky,
  standsOf,
  type WingsView,
} from '@tallyho/wings-of-war';
import type { Box } from '../../widgets/pan-zoom.ts';
import type { Screening } from '../film/screening.ts';
import { arrowOf, faceOf, poseOf, type Spot, spotOf } from '../model/drawing.ts';
import { machineOf } from '../model/names.ts';
import type { TableModel } from '../model/use-model.ts';

import type { Counter, FigureScene, FlightScene } from './figure.tsx';
import type { ShotScene } from './fire-lines.tsx';
import type { MapScene } from './flight-map.tsx';
import type { GhostScene, GhostStep } from './ghost.tsx';

function countersOf(view: WingsView, plane: Plane): Counter[] {
  const { flames, smoke, jams, climbs } = view.planes[plane];
  const all: Counter[] = [
    { kind: 'fire', count: flames },
    { kind: 'smoke', count: smoke },
    { kind: 'jam', count: jams[0] },
    { kind: 'rear-jam', count: jams[1] },
    { kind: 'climb', count: view.fixed.options.switches.altitude ? climbs : 0 },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Half the rear arc in degrees, of those that have a rear gun. */
const rearOf = (view: WingsView, plane: Plane): number | null => {
  const { guns, rearArc } = view.fixed.planes[plane];
  return guns[1] >= 0 ? rearArc / 100 : null;
};

function figureOf({ view, names, near }: TableModel, plane: Plane, pose: Pose, lit: boolean): FigureScene {
  const { fixed } = view;
  const a = view.planes[plane];
  return {
    id: plane,
    machine: machineOf(fixed, plane),
    badge: names.badge(plane),
    own: fixed.planes[plane].side === near,
    spot: spotOf(pose, fixed.length),
    stands: standsOf(view, a),
    level: fixed.options.switches.altitude ? (a.status === 0 ? String(a.level) : '▂') : null,
    inCloud: a.cloud,
    lit,
    rear: rearOf(view, plane),
    counters: countersOf(view, plane),
  };
}

/** Where a plan leads, from the card in slot `from` on. `laid`: how many of its cards are more than tried. */
export function ghostOf(
  view: WingsView,
  sky: Sky,
  plane: Plane,
  cards: readonly Kind[],
  from: number,
  laid: number,
): GhostScene {
  const { fixed } = view;
  let before: Pose = poseOf(view.planes[plane]);
  const steps = previewPlan(sky, plane, cards, from).map((preview, i): GhostStep => {
    const face = faceOf(fixed, plane, preview.card);
    const hasMoved = preview.x !== before.x || preview.y !== before.y;
    const step = {
      from: spotOf(before, fixed.length),
      to: spotOf(preview, fixed.length),
      arrow: face === undefined || !hasMoved ? '' : arrowOf(face),
      slot: from + i,
      isWarned: preview.warning !== '',
      isTried: from + i >= laid,
    };
    before = poseOf(preview);
    return step;
  });
  return { key: `plan ${plane}`, steps, rear: rearOf(view, plane), front: fixed.planes[plane].guns[0] >= 0 };
}

/** Where a base would stand after it was turned on the ground. */
export function turnGhost(view: WingsView, plane: Plane, point: number, degrees: number): GhostScene {
  const { fixed } = view;
  const pose = poseOf(view.planes[plane]);
  const from = spotOf(pose, fixed.length);
  pivot(pose, pivotAhead[point], pivotAside[point], degrees * 100);
  const to = spotOf(pose, fixed.length);
  const step = { from, to, arrow: '', slot: 0, isWarned: false, isTried: true };
  return { key: `turn ${plane}`, steps: [step], rear: null, front: false };
}

/** Room around what matters, and the least that is shown, in millimetres. */
const MARGIN = 75;
const LEAST = 330;
const GRID = 30;

/** The part of the table with all these on it; in steps, so that the map does not follow every twitch. */
function frameOf(spots: readonly Spot[], { width, length }: WingsView['fixed'], turned: boolean): Box {
  const [w, h] = [width / 1000, length / 1000];
  if (spots.length === 0) return { x: 0, y: 0, width: w, height: h };
  const span = (values: readonly number[], most: number): readonly [number, number] => {
    const from = Math.floor((Math.min(...values) - MARGIN) / GRID) * GRID;
    const to = Math.ceil((Math.max(...values) + MARGIN) / GRID) * GRID;
    const lack = Math.max(0, LEAST - (to - from)) / 2;
    return [Math.max(-GRID, from - lack), Math.min(most + GRID, to + lack)];
  };
  const [left, right] = span(
    spots.map(({ x }) => (turned ? w - x : x)),
    w,
  );
  const [top, bottom] = span(
    spots.map(({ y }) => (turned ? h - y : y)),
    h,
  );
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

export interface Extras {
  readonly arcs: readonly Plane[];
  readonly ghosts: readonly GhostScene[];
  /** Whom the open question is about, and whom it could be aimed at. */
  readonly lit: Plane;
  readonly targets: readonly Plane[];
}

/** The table as it is to be drawn now. */
export function mapScene({ shown, beat, part, clock, isPlaying }: Screening, extras: Extras): MapScene {
  const { view, near } = shown;
  const { fixed } = view;
  // What is shown is where everybody is; only who is on his way is between two places.
  const poses: readonly Pose[] = view.planes;
  const span = clock.parts.find((each) => each.part === 'flight');
  const duration = span === undefined ? 0 : span.to - span.from;
  const flights = new Map<number, FlightScene>();
  if (beat !== null && part === 'flight')
    for (const [plane, { from, to }] of beat.flights)
      flights.set(plane, { from: spotOf(from, fixed.length), to: spotOf(to, fixed.length), duration });
  const spot = (plane: Plane): Spot => spotOf(poses[plane], fixed.length);
  const fired = beat !== null && part === 'fire' ? beat.shots : [];
  const possible = isPlaying || extras.lit < 0 ? [] : extras.targets;
  const shots: ShotScene[] = [
    ...fired.map(({ plane, gun, target, short }) => ({
      key: `${plane} ${gun} ${target}`,
      from: spot(plane),
      to: spot(target),
      isFired: true,
      cards: short ? 2 : 1,
    })),
    ...possible.map((target) => ({
      key: `possible ${target}`,
      from: spot(extras.lit),
      to: spot(target),
      isFired: false,
      cards: 0,
    })),
  ];
  const turned = near === 1 && fixed.sides === 2;
  const here = view.planes.flatMap(({ fate }, plane) => (fate === 0 ? [plane] : []));
  const matters = [
    ...here.map(spot),
    ...(beat === null ? [] : [...beat.flights.values()].map(({ to }) => spotOf(to, fixed.length))),
    ...(isPlaying
      ? []
      : extras.ghosts.flatMap(({ steps }) => steps.filter(({ isTried }) => !isTried).map(({ to }) => to))),
  ];
  return {
    fixed,
    fields: fieldsInReach(view),
    turned,
    frame: frameOf(matters, fixed, turned),
    figures: view.planes.flatMap((a, plane) =>
      a.fate === 0 ? [figureOf(shown, plane, poses[plane], !isPlaying && extras.lit === plane)] : [],
    ),
    flights,
    arcs: isPlaying ? [] : extras.arcs,
    ghosts: isPlaying ? [] : extras.ghosts,
    shots,
    targets: isPlaying ? [] : extras.targets,
  };
}
