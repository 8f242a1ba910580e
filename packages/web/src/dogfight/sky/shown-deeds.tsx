import { Plane } from '../../art/plane.tsx';
import type { DeedScene } from '../scene.ts';
import type { Placed } from './arrange.ts';
import { Banner } from './effects/banner.tsx';
import { Bomb } from './effects/bomb.tsx';
import { FlakBurst } from './effects/flak.tsx';
import { Hit } from './effects/hit.tsx';
import { Impact } from './effects/impact.tsx';
import { Looked } from './effects/looked.tsx';
import { Parachute } from './effects/parachute.tsx';
import { ShotDown } from './effects/shot-down.tsx';
import { timing } from './effects/timing.ts';
import { Torpedo } from './effects/torpedo.tsx';
import { Tracers } from './effects/tracers.tsx';
import { charges, mines, napalm, ohkaFlak, release, rockets, skip, strike, supplies } from './ordnance.tsx';
import { puffsAbout } from './puffs.tsx';
import { aimAt, DESK_SCALE, nextKey, type Over, type Shown, show } from './shown.ts';
import { isWingman, standsAt, tokenOf } from './wingman.ts';

/** Where the guns are, and how far from its aim a shot passes that does nothing: metres. */
const MUZZLE = 3.2;
const GUNS = 0.7;
const WIDE = 5;
/** How far above an aircraft a word about it stands: metres. */
const LOOKED = 3;
/** Shells burst, and bombs fall, one after the other: milliseconds. */
const BETWEEN_SHELLS = 60;
const BETWEEN_BOMBS = 120;

/** A deed as it is drawn, where its aircraft were when it was done. */
export function shownAs(deed: DeedScene, text: string, sky: Over): Shown[] {
  const { placed } = sky.arranged;
  switch (deed.deed) {
    case 'missed': {
      const [by, at] = [standsAt(placed, deed.by), standsAt(placed, deed.at)];
      return by === undefined || at === undefined ? [] : [show(0, tracers(by, at, WIDE))];
    }
    case 'hit':
      return hit(deed, text, sky);
    case 'down':
      return fall(deed, text, sky);
    case 'flak':
      return puffsAbout(deed.at, placed).map(({ x, y, scale, seed }, n) =>
        show(n * BETWEEN_SHELLS, (onDone) => <FlakBurst x={x} y={y} scale={scale} seed={seed} onDone={onDone} />),
      );
    case 'bombs':
      return bombs(deed, sky);
    case 'looked': {
      const by = standsAt(placed, deed.by);
      return by === undefined
        ? []
        : [
            show(0, (onDone) => (
              <Looked x={by.x} y={by.y - LOOKED * by.scale} found={deed.found} word={deed.word} onDone={onDone} />
            )),
          ];
    }
    case 'strafing':
      return strafing(deed.by, sky);
    case 'rockets':
      return rockets(deed.by, sky);
    case 'napalm':
      return [...bombs({ deed: 'bombs', by: deed.by, isTorpedo: false }, sky), ...napalm(deed.by, sky)];
    case 'skip':
      return skip(deed.by, sky);
    case 'charges':
      return charges(deed, sky);
    case 'mines':
      return mines(deed, sky);
    case 'supplies':
      return supplies(deed, sky);
    case 'released':
      return release(deed.by, sky);
    case 'ohka-flak':
      return ohkaFlak(deed.by, sky);
    case 'strikes':
      return strike(deed, sky);
  }
}

function hit({ by, at, hits }: Extract<DeedScene, { deed: 'hit' }>, text: string, { arranged }: Over): Shown[] {
  const target = standsAt(arranged.placed, at);
  if (target === undefined) return [];
  const shooter = standsAt(arranged.placed, by);
  const { x, y, scale } = target;
  const seed = `${text} ${nextKey()}`;
  return [
    ...(shooter === undefined ? [] : [show(0, tracers(shooter, target, 0))]),
    show(shooter === undefined ? timing.flak : timing.tracers * 0.7, (onDone) => (
      <Hit x={x} y={y} scale={scale / DESK_SCALE} hits={hits} seed={seed} onDone={onDone} />
    )),
  ];
}

/** From both wings, to where it is aimed, or past it. */
const tracers =
  (by: Placed, at: Placed, wide: number): Shown['draw'] =>
  (onDone) => {
    const ahead = by.x <= at.x ? 1 : -1;
    const shots = [-GUNS, GUNS].map((gun) => ({
      from: [by.x + ahead * MUZZLE * by.scale, by.y + gun * by.scale] as const,
      to: [at.x + ahead * wide * at.scale, at.y + gun * at.scale * 0.4 - wide * 0.5 * at.scale] as const,
    }));
    return <Tracers shots={shots} onDone={onDone} />;
  };

/** Bombs fall in a row, a torpedo runs below the surface; each throws something up where it arrives. */
function bombs({ by, isTorpedo }: Extract<DeedScene, { deed: 'bombs' }>, { arranged, isAtSea }: Over): Shown[] {
  const { target, placed } = arranged;
  const from = standsAt(placed, by);
  if (target === null || from === undefined) return [];
  const size = from.scale / DESK_SCALE;
  const { x, y } = aimAt(target);
  const impact = (at: number, after: number): Shown =>
    show(after, (onDone) => <Impact x={at} y={y + 8} scale={0.7} on={isAtSea ? 'sea' : 'land'} onDone={onDone} />);
  if (isTorpedo)
    return [
      show(0, (onDone) => (
        <Torpedo from={[Math.min(from.x, target.left - 60), y + 14]} to={[x, y + 8]} onDone={onDone} />
      )),
      impact(x, timing.torpedo),
    ];
  return [-1, 0, 1].flatMap((n, at) => {
    const end = x + n * target.width * 0.2;
    const after = at * BETWEEN_BOMBS;
    return [
      show(after, (onDone) => (
        <Bomb from={[from.x, from.y]} to={[end, y]} scale={Math.max(0.5, size)} onDone={onDone} />
      )),
      impact(end, after + timing.bomb),
    ];
  });
}

/** Guns at the target. */
function strafing(by: number, { arranged: { target, placed } }: Over): Shown[] {
  const from = standsAt(placed, by);
  if (target === null || from === undefined) return [];
  const { x, y } = aimAt(target);
  return [show(0, tracers(from, { ...from, x, y }, 0))];
}

/** It falls out of its place, somebody gets out, and everybody is told. */
function fall(
  { at, isAlone }: Extract<DeedScene, { deed: 'down' }>,
  text: string,
  { tokens, arranged, height }: Over,
): Shown[] {
  const place = standsAt(arranged.placed, at);
  const token = tokens.find(({ id }) => id === tokenOf(at));
  const aircraft = (isWingman(at) ? token?.wingman?.aircraft : token?.aircraft) ?? token?.aircraft;
  if (place === undefined || aircraft === null || aircraft === undefined) return [];
  const { x, y, way, scale } = place;
  return [
    show(timing.tracers, (onDone) => (
      <ShotDown x={x} y={y} fall={height - y} facing={way} scale={scale} seed={`${text} ${nextKey()}`} onDone={onDone}>
        <Plane aircraft={aircraft} attitude="dive" facing={way} scale={scale} holes={4} urgency="fight" />
      </ShotDown>
    )),
    ...(isAlone === true
      ? []
      : [
          show(timing.tracers + timing.fall / 3, (onDone) => (
            <Parachute x={x} y={y} scale={scale / DESK_SCALE} onDone={onDone} />
          )),
        ]),
    show(timing.tracers, (onDone) => (
      <Banner title={text} onDone={onDone}>
        {token?.label ?? ''}
      </Banner>
    )),
  ];
}
