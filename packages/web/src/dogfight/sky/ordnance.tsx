import { Plane } from '../../art/plane.tsx';
import type { Box } from '../../play/table/frame.ts';
import type { DeedScene } from '../scene.ts';
import type { Placed } from './arrange.ts';
import { FlakBurst } from './effects/flak.tsx';
import { Impact } from './effects/impact.tsx';
import { LastFlight } from './effects/last-flight.tsx';
import { Napalm } from './effects/napalm.tsx';
import { OhkaDrawing, OhkaLeaves } from './effects/ohka.tsx';
import { Overlay } from './effects/overlay.tsx';
import { Rockets } from './effects/rockets.tsx';
import { Sinking, UNDER } from './effects/sinking.tsx';
import { Skipping } from './effects/skipping.tsx';
import { Supplies } from './effects/supplies.tsx';
import { timing } from './effects/timing.ts';
import { ohkaPlace } from './ohkas.tsx';
import { aimAt, DESK_SCALE, type Over, type Shown, show } from './shown.ts';
import { isWingman, standsAt, tokenOf } from './wingman.ts';

/** One after the other: milliseconds. */
const BETWEEN = 130;
/** So many are seen at most, however many there are. */
const MOST = 4;

const sizeOf = ({ scale }: Placed): number => Math.max(0.5, scale / DESK_SCALE);

/** Who does it and what it is done to, if both are to be seen. */
function pairOf(by: number, { arranged }: Over): { readonly from: Placed; readonly target: Box } | null {
  const from = standsAt(arranged.placed, by);
  return from === undefined || arranged.target === null ? null : { from, target: arranged.target };
}

const impact = (x: number, y: number, after: number, isAtSea: boolean): Shown =>
  show(after, (onDone) => <Impact x={x} y={y} scale={0.7} on={isAtSea ? 'sea' : 'land'} onDone={onDone} />);

/** So many, spread along the target. */
const spread = (count: number, { x }: { readonly x: number }, width: number): number[] =>
  Array.from({ length: Math.min(MOST, Math.max(1, count)) }, (_, n, of = Math.min(MOST, Math.max(1, count))) =>
    of === 1 ? x : x + (n / (of - 1) - 0.5) * width * 0.5,
  );

/** CH-18.42 — rockets leave from under both wings. */
export function rockets(by: number, sky: Over): Shown[] {
  const pair = pairOf(by, sky);
  if (pair === null) return [];
  const { from, target } = pair;
  const { x, y } = aimAt(target);
  const shots = [-1.2, -0.4, 0.4, 1.2].map((wing, i) => ({
    from: [from.x, from.y + wing * from.scale] as const,
    to: [x + (i - 1.5) * target.width * 0.09, y + 6] as const,
  }));
  return [
    show(0, (onDone) => <Rockets shots={shots} scale={sizeOf(from)} onDone={onDone} />),
    ...[0, 3].map((n) => impact(shots[n].to[0], y + 8, timing.rockets * 0.55, sky.isAtSea)),
  ];
}

/** CH-18.51 — where Napalm has fallen: the foot of the target, as wide as most of it. */
export function napalmPlace(target: Box) {
  const { x, y } = aimAt(target);
  return { x, y: y + 10, width: target.width * 0.62 };
}

export function napalm(by: number, sky: Over): Shown[] {
  const pair = pairOf(by, sky);
  return pair === null ? [] : [show(timing.bomb, (onDone) => <Napalm {...napalmPlace(pair.target)} onDone={onDone} />)];
}

/** CH-21.64 — bombs that skip over the water. */
export function skip(by: number, sky: Over): Shown[] {
  const pair = pairOf(by, sky);
  if (pair === null) return [];
  const { from, target } = pair;
  const { x, y } = aimAt(target);
  return [0, 1].flatMap((n) => {
    const end = x + (n - 0.5) * target.width * 0.16;
    return [
      show(n * BETWEEN, (onDone) => (
        <Skipping from={[from.x, from.y]} to={[end, y + 10]} scale={sizeOf(from)} onDone={onDone} />
      )),
      impact(end, y + 8, n * BETWEEN + timing.skip, true),
    ];
  });
}

/** How far under water charges are seen to burst: on the surface, Shallow, Deep. */
const DOWN = [6, 20, 36] as const;

/** CH-27.44 — depth charges fall, sink to where they were set, and burst there. */
export function charges({ by, depth, count }: Extract<DeedScene, { deed: 'charges' }>, sky: Over): Shown[] {
  const pair = pairOf(by, sky);
  if (pair === null) return [];
  const { from, target } = pair;
  // The plate of a submarine has a row more, for its boxes.
  const { x: middle, y } = aimAt(target);
  const aim = { x: middle, y: y - 20 };
  const down = DOWN[depth] ?? DOWN[0];
  return spread(count, aim, target.width).flatMap((x, n) => [
    show(n * BETWEEN, (onDone) => (
      <Sinking
        what="charge"
        from={[from.x, from.y]}
        to={[x, aim.y + 8]}
        sinks={down}
        scale={sizeOf(from)}
        onDone={onDone}
      />
    )),
    impact(x, aim.y + 8 + down * 0.3, n * BETWEEN + UNDER + (timing.sinking - UNDER) * (0.4 + depth * 0.3), true),
  ]);
}

/** CH-27.61 — mines go under, and stay there. */
export function mines({ by, count }: Pick<Extract<DeedScene, { count: number }>, 'by' | 'count'>, sky: Over): Shown[] {
  const pair = pairOf(by, sky);
  if (pair === null) return [];
  const { from, target } = pair;
  const aim = aimAt(target);
  return spread(count, aim, target.width).map((x, n) =>
    show(n * BETWEEN, (onDone) => (
      <Sinking
        what="mine"
        from={[from.x, from.y]}
        to={[x, aim.y + 8]}
        sinks={22}
        scale={sizeOf(from)}
        onDone={onDone}
      />
    )),
  );
}

/** CH-27.52 — supplies come down under their canopies. */
export function supplies(
  { by, count }: Pick<Extract<DeedScene, { count: number }>, 'by' | 'count'>,
  sky: Over,
): Shown[] {
  const pair = pairOf(by, sky);
  if (pair === null) return [];
  const { from, target } = pair;
  const aim = aimAt(target);
  return spread(count, aim, target.width).map((x, n) =>
    show(n * BETWEEN, (onDone) => (
      <Supplies from={[from.x, from.y]} to={[x, aim.y + 12]} scale={sizeOf(from)} onDone={onDone} />
    )),
  );
}

/** CH-18.83a — an MXY7 leaves its bomber. */
export function release(by: number, sky: Over): Shown[] {
  const pair = pairOf(by, sky);
  if (pair === null) return [];
  const { from, target } = pair;
  const way = target.left > from.x ? 'right' : 'left';
  return [
    show(0, (onDone) => (
      <OhkaLeaves
        from={[from.x, from.y + 1.4 * from.scale]}
        to={[target.left - 150, target.top + target.height * 0.16]}
        facing={way}
        scale={sizeOf(from)}
        onDone={onDone}
      />
    )),
  ];
}

/** CH-18.85a — Flak about an MXY7. */
export function ohkaFlak(by: number, { ohkas, arranged: { target } }: Over): Shown[] {
  const place = target === null ? null : ohkaPlace(ohkas, by, target);
  if (place === null) return [];
  return [
    [-34, -16],
    [18, -24],
    [6, 20],
  ].map(([dx, dy], n) =>
    show(n * 60, (onDone) => (
      <FlakBurst
        x={place.x + dx * place.scale}
        y={place.y + dy * place.scale}
        scale={0.5}
        seed={`ohka ${by} ${n}`}
        onDone={onDone}
      />
    )),
  );
}

/** Where it ends: at the target, or in the sea before it. */
function endOf(target: Box, hits: boolean): readonly [number, number] {
  const { x, y } = aimAt(target);
  return hits ? [x, y - 10] : [target.left + target.width * 0.06, y + 8];
}

/** CH-18.86, CH-28.53 — an MXY7 or a kamikaze strikes, or misses. No figure, no banner: it is told in the log. */
export function strike({ by, craft, hits }: Extract<DeedScene, { deed: 'strikes' }>, sky: Over): Shown[] {
  const { target } = sky.arranged;
  if (target === null) return [];
  const to = endOf(target, hits);
  const after = timing.flak;
  const end = impact(to[0], to[1] + 8, after + timing.flight, sky.isAtSea || !hits);
  if (craft === 'ohka') {
    const place = ohkaPlace(sky.ohkas, by, target);
    if (place === null) return [];
    return [
      show(after, (onDone) => (
        <LastFlight from={[place.x, place.y]} to={to} hasTrail={true} onDone={onDone}>
          <Overlay className="ohka-flying">
            <OhkaDrawing facing={place.facing} scale={place.scale} />
          </Overlay>
        </LastFlight>
      )),
      end,
    ];
  }
  const place = standsAt(sky.arranged.placed, by);
  const token = sky.tokens.find(({ id }) => id === tokenOf(by));
  const aircraft = (isWingman(by) ? token?.wingman?.aircraft : token?.aircraft) ?? token?.aircraft;
  if (place === undefined || aircraft === null || aircraft === undefined) return [];
  const facing = to[0] >= place.x ? 'right' : 'left';
  return [
    show(after, (onDone) => (
      <LastFlight from={[place.x, place.y]} to={to} hasTrail={false} onDone={onDone}>
        <Plane aircraft={aircraft} attitude="dive" facing={facing} scale={place.scale} urgency="fight" />
      </LastFlight>
    )),
    end,
  ];
}
