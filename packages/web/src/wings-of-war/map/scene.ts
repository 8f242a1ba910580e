import {
  type Fixed,
  fieldsInReach,
  type Kind,
  type Plane,
  type Pose,
  pivot,
  pivotAhead,
  pivotAside,
  previewPlan,
  type Sky,
  type WingsView,
} from '@tallyho/wings-of-war';
import type { Level } from '../../art/great-war/biplane.tsx';
import type { Box } from '../../widgets/pan-zoom.ts';
import type { Screening } from '../film/screening.ts';
import { poseOf, type Spot, seenFrom } from '../model/drawing.ts';
import { machineOf } from '../model/names.ts';
import type { TableModel } from '../model/use-model.ts';
import type { ArcScene } from './arcs.tsx';
import { around, type Wanted } from './camera.ts';
import type { GhostScene, GhostStep } from './ghost.tsx';
import { planWanted, WINGS } from './plan-wanted.ts';
import type { FigureScene } from './token.tsx';

/** A part of the table that matters: a landing field, what has to be photographed, the edge to leave by. */
export interface AreaScene extends Box {
  readonly kind: 'field' | 'zone' | 'exit';
  /** Whose task leads there, as far as the one who looks knows that it is still to be done. */
  readonly wantedBy: readonly Plane[];
  /** A photograph that has been taken; an edge by which somebody may go home now. */
  readonly isDone: boolean;
}

/** A line between two aircraft: a shot that could be fired. */
export interface LineScene {
  readonly key: string;
  readonly from: Spot;
  readonly to: Spot;
}

/** All that is drawn on the table, in millimetres as the one who looks sees it. */
export interface MapScene {
  readonly width: number;
  readonly height: number;
  readonly isTurned: boolean;
  readonly areas: readonly AreaScene[];
  /** Low ones first, one's own last. */
  readonly figures: readonly FigureScene[];
  readonly arcs: readonly ArcScene[];
  readonly ghosts: readonly GhostScene[];
  readonly lines: readonly LineScene[];
  readonly wanted: Wanted;
}

/** Half the rear arc in degrees, of those that have a rear gun. */
const rearOf = ({ fixed }: WingsView, plane: Plane): number | null => {
  const { guns, rearArc } = fixed.planes[plane];
  return guns[1] >= 0 ? rearArc / 100 : null;
};

export const isTurnedFor = ({ near, view: { fixed } }: TableModel): boolean => near === 1 && fixed.sides === 2;

const levelOf = (level: number): Level => Math.min(3, Math.max(0, level)) as Level;

function figureOf(model: TableModel, plane: Plane, spot: Spot): FigureScene {
  const { view, names, near } = model;
  const { fixed } = view;
  const a = view.planes[plane];
  const isLanded = a.status !== 0;
  return {
    id: plane,
    machine: machineOf(fixed, plane),
    badge: names.badge(plane),
    isOwn: fixed.planes[plane].side === near,
    spot,
    level: fixed.options.switches.altitude ? levelOf(a.level - view.floor) : null,
    isLanded,
    isClouded: a.cloud,
    holes: holesOf(model, plane),
    isSmoking: a.smoke > 0,
    isBurning: a.flames > 0,
  };
}

const MOST_HOLES = 6;

/** WOW-DMG-01 — clusters of holes: one's own by how much is left, those of others by the cards they have drawn. */
function holesOf({ view }: TableModel, plane: Plane): number {
  const { own, damage, hits } = view.planes[plane];
  if (!own) return Math.min(MOST_HOLES, hits.length);
  return Math.min(MOST_HOLES, Math.ceil((damage / Math.max(1, view.fixed.planes[plane].endurance)) * MOST_HOLES));
}

/** Where a plan leads, from the card in slot `from` on. `laid`: how many of its cards are more than tried. */
export function ghostOf(
  { view, ...model }: TableModel,
  sky: Sky,
  plane: Plane,
  cards: readonly Kind[],
  from: number,
  laid: number,
): GhostScene {
  const seen = seenFrom(view.fixed, isTurnedFor({ view, ...model }));
  let before: Pose = poseOf(view.planes[plane]);
  const steps = previewPlan(sky, plane, cards, from).map((preview, i): GhostStep => {
    const step: GhostStep = {
      from: seen(before),
      to: seen(preview),
      slot: from + i,
      warning: preview.warning,
      isTried: from + i >= laid,
      level: view.fixed.options.switches.altitude ? preview.level : null,
      height: view.fixed.options.switches.altitude ? levelOf(preview.level - view.floor) : null,
    };
    before = poseOf(preview);
    return step;
  });
  return {
    key: `plan ${plane}`,
    plane,
    machine: machineOf(view.fixed, plane),
    steps,
  };
}

/** Where a base would stand after it was turned on the ground. */
export function turnGhost(model: TableModel, plane: Plane, point: number, degrees: number): GhostScene {
  const { view } = model;
  const seen = seenFrom(view.fixed, isTurnedFor(model));
  const pose = poseOf(view.planes[plane]);
  const from = seen(pose);
  pivot(pose, pivotAhead[point], pivotAside[point], degrees * 100);
  const { altitude } = view.fixed.options.switches;
  const height = altitude ? levelOf(view.planes[plane].level - view.floor) : null;
  const step: GhostStep = { from, to: seen(pose), slot: 0, warning: '', isTried: true, level: null, height };
  const ghost = ghostOf(model, { ...view, planes: view.planes }, plane, [], 0, 0);
  return { ...ghost, key: `turn ${plane}`, steps: [step] };
}

export interface Extras {
  /** Whose arcs are looked at. */
  readonly arcs: readonly Plane[];
  readonly ghosts: readonly GhostScene[];
  /** Whom the open question is about, and whom it could be aimed at. */
  readonly lit: Plane;
  readonly targets: readonly Plane[];
}

/** The table as it is to be drawn now. */
export function mapScene({ shown, beat, part, isPlaying }: Screening, extras: Extras): MapScene {
  const { view, near } = shown;
  const { fixed } = view;
  const isTurned = isTurnedFor(shown);
  const seen = seenFrom(fixed, isTurned);
  const here = view.planes.flatMap(({ fate }, plane) => (fate === 0 ? [plane] : []));
  const figures = here
    .map((plane) => figureOf(shown, plane, seen(view.planes[plane])))
    .sort((a, b) => Number(a.isOwn) - Number(b.isOwn) || (a.level ?? 0) - (b.level ?? 0));
  const spotOf = (plane: Plane): Spot => seen(view.planes[plane]);
  const ghosts = isPlaying ? [] : extras.ghosts;
  const lines =
    isPlaying || extras.lit < 0
      ? []
      : extras.targets.map((target) => ({ key: `possible ${target}`, from: spotOf(extras.lit), to: spotOf(target) }));
  const fired = beat !== null && isPlaying && part === 'fire' ? beat.shots : [];
  return {
    width: fixed.width / 1000,
    height: fixed.length / 1000,
    isTurned,
    areas: areasOf(view, isTurned),
    figures,
    arcs: [
      ...(isPlaying ? [] : extras.arcs).flatMap((plane) => arcOf(view, plane, spotOf(plane), near)),
      ...fired.flatMap(({ plane }) => arcOf(view, plane, spotOf(plane), near)),
      ...ghosts.flatMap((ghost) => ghostArcs(view, ghost)),
    ],
    ghosts,
    lines,
    wanted:
      beat !== null && isPlaying
        ? filmWanted(here, beat, spotOf, seen)
        : planWanted(shown, here, spotOf, ghosts, extras.lit),
  };
}

/** WOW-ALT-11 … WOW-ALT-14 — how many levels the nearest of the others in play is above or below; 0 without altitude. */
function levelsApart({ fixed, planes }: WingsView, plane: Plane, level: number): number {
  if (!fixed.options.switches.altitude) return 0;
  const { side } = fixed.planes[plane];
  const others = planes.filter(({ fate }, other) => fate === 0 && fixed.planes[other].side !== side);
  return others.length === 0 ? 0 : Math.min(...others.map((other) => Math.abs(other.level - level)));
}

/** What the guns of an aircraft reach at a level: nothing where all others are two levels away. */
function arcOf(
  view: WingsView,
  plane: Plane,
  spot: Spot,
  near: number,
  level = view.planes[plane].level,
): readonly ArcScene[] {
  const apart = levelsApart(view, plane, level);
  if (apart > 1) return [];
  return [
    {
      key: `${plane}`,
      spot,
      rear: rearOf(view, plane),
      front: view.fixed.planes[plane].guns[0] >= 0,
      isShortOnly: apart === 1,
      tone: view.fixed.planes[plane].side === near ? 'own' : 'enemy',
    },
  ];
}

/** The last one that can still be flown in full, those before it faintly. */
function ghostArcs(view: WingsView, { plane, steps }: GhostScene): ArcScene[] {
  const flown = steps.filter(({ warning }) => warning !== 'leaves-the-table' && warning !== 'lost');
  return flown.flatMap(({ to, slot, level }, i) =>
    arcOf(view, plane, to, -1, level ?? undefined).map((arc) => ({
      ...arc,
      key: `${plane} ${slot}`,
      tone: i === flown.length - 1 ? ('last' as const) : ('faint' as const),
    })),
  );
}

/** WOW-LAND-06 — landing fields; what has to be photographed; the edges by which somebody has to leave. */
function areasOf(view: WingsView, isTurned: boolean): AreaScene[] {
  const { fixed } = view;
  const [width, height] = [fixed.width / 1000, fixed.length / 1000];
  const turned = (box: Box): Box =>
    isTurned ? { ...box, x: width - box.x - box.width, y: height - box.y - box.height } : box;
  const boxOf = (area: Fixed['fields'][number]): Box => ({
    x: area.x / 1000,
    y: (fixed.length - area.y - area.length) / 1000,
    width: area.width / 1000,
    height: area.length / 1000,
  });
  const { objectives } = fixed.options;
  /** Aircraft in play with a task of this kind that is not done yet. */
  const charged = (isWanted: (objective: number) => boolean): Plane[] =>
    view.planes.flatMap(({ fate, achieved }, plane) => {
      const { objective } = fixed.planes[plane];
      return fate === 0 && !achieved && objective >= 0 && isWanted(objective) ? [plane] : [];
    });
  const hasTaken = (planes: readonly Plane[]): boolean =>
    planes.length > 0 && planes.every((plane) => view.planes[plane].photographed);
  const landing = charged((i) => objectives[i].task === 'land');
  const zones = fixed.zones.flatMap((zone, i): AreaScene[] => {
    if (zone.width === 0) return [];
    const wantedBy = charged((each) => each === i);
    return [{ kind: 'zone', wantedBy, isDone: hasTaken(wantedBy), ...turned(boxOf(zone)) }];
  });
  const exits = [...new Set(fixed.objectiveEdge)].flatMap((edge): AreaScene[] => {
    const wantedBy = charged((i) => objectives[i].task !== 'land' && fixed.objectiveEdge[i] === edge);
    const isDone = wantedBy.some(
      (plane) => objectives[fixed.planes[plane].objective].task === 'cross' || view.planes[plane].photographed,
    );
    return wantedBy.length === 0 ? [] : [{ kind: 'exit', wantedBy, isDone, ...turned(edgeBox(edge, width, height)) }];
  });
  return [
    ...fieldsInReach(view).map((field) => ({
      kind: 'field' as const,
      wantedBy: landing,
      isDone: false,
      ...turned(boxOf(field)),
    })),
    ...zones,
    ...exits,
  ];
}

/** A strip along an edge: bottom, top, left, right. */
function edgeBox(edge: number, width: number, height: number): Box {
  const across = { x: 0, width, height: 0 };
  if (edge === 0) return { ...across, y: height };
  if (edge === 1) return { ...across, y: 0 };
  return { x: edge === 2 ? 0 : width, y: 0, width: 0, height };
}

/** All that fly or fire, and the rest as far as it can be read. */
function filmWanted(
  here: readonly Plane[],
  beat: NonNullable<Screening['beat']>,
  spotOf: (plane: Plane) => Spot,
  seen: (pose: Pose) => Spot,
): Wanted {
  const { flights, shots, draws, effects, losses } = beat;
  const busy = new Set([
    ...flights.keys(),
    ...shots.flatMap(({ plane, target }) => [plane, target]),
    ...[...draws, ...effects, ...losses].map(({ plane }) => plane),
  ]);
  const ends = [...flights.values()].flatMap(({ from, to }) => [seen(from), seen(to)]);
  const spots = [...ends, ...here.filter((plane) => busy.has(plane)).map(spotOf)];
  return {
    must: spots.map((spot) => around(spot, WINGS)),
    may: here.filter((plane) => !busy.has(plane)).map((plane) => around(spotOf(plane), WINGS)),
  };
}

/** How far an aircraft reaches from its middle, in millimetres; half of what its guns reach, and half the width of that. */
const [HALF, HALF_RANGE, HALF_BOW] = [50, 100, 110];

/** What no cloud may lie over: aircraft, where they would fly, and what they would reach from there. */
export function inTheAir({ figures, ghosts, arcs }: MapScene): readonly Box[] {
  const ahead = ({ x, y, turn }: Spot, by: number): Pick<Spot, 'x' | 'y'> => {
    const angle = (turn * Math.PI) / 180;
    return { x: x + Math.sin(angle) * by, y: y - Math.cos(angle) * by };
  };
  return [
    ...figures.map(({ spot }) => around(spot, HALF)),
    ...ghosts.flatMap(({ steps }) => steps.map(({ to }) => around(to, HALF))),
    ...arcs.flatMap(({ spot, front, rear }) => [
      ...(front ? [around(ahead(spot, HALF_RANGE), HALF_BOW)] : []),
      ...(rear === null ? [] : [around(ahead(spot, -HALF_RANGE), HALF_BOW)]),
    ]),
  ];
}
