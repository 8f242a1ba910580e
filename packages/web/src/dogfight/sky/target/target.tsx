import type { TargetStatus } from '@tallyho/down-in-flames';
import { useId } from 'react';
import { Fire } from '../effects/fire.tsx';
import { Smoke } from '../effects/smoke.tsx';
import { seenAt } from '../painting/palette.ts';
import type { Land, Time } from '../painting/place.ts';
import type { PaintedKind, SeenDepth, TargetDrawing } from './drawing.ts';
import { Ground } from './ground.tsx';
import { aircraftCarrier } from './kinds/aircraft-carrier.tsx';
import { airfield } from './kinds/airfield.tsx';
import { airstrip } from './kinds/airstrip.tsx';
import { battleship } from './kinds/battleship.tsx';
import { bridge } from './kinds/bridge.tsx';
import { cargoShip } from './kinds/cargo-ship.tsx';
import { carrierFleet } from './kinds/carrier-fleet.tsx';
import { convoy } from './kinds/convoy.tsx';
import { cruiser } from './kinds/cruiser.tsx';
import { destroyer } from './kinds/destroyer.tsx';
import { docks } from './kinds/docks.tsx';
import { dropZone } from './kinds/drop-zone.tsx';
import { escortCarrier } from './kinds/escort-carrier.tsx';
import { factory } from './kinds/factory.tsx';
import { infantry } from './kinds/infantry.tsx';
import { lightCarrier } from './kinds/light-carrier.tsx';
import { minefield } from './kinds/minefield.tsx';
import { patrolledWaters } from './kinds/patrolled-waters.tsx';
import { railroad } from './kinds/railroad.tsx';
import { smallWatercraft } from './kinds/small-watercraft.tsx';
import { submarine } from './kinds/submarine.tsx';
import { tanks } from './kinds/tanks.tsx';
import { Walls } from './walls.tsx';

const drawings: { readonly [kind in PaintedKind]: TargetDrawing } = {
  tanks,
  infantry,
  factory,
  bridge,
  airfield,
  'cargo-ship': cargoShip,
  'aircraft-carrier': aircraftCarrier,
  railroad,
  docks,
  'carrier-fleet': carrierFleet,
  battleship,
  destroyer,
  cruiser,
  'light-carrier': lightCarrier,
  'escort-carrier': escortCarrier,
  convoy,
  'small-watercraft': smallWatercraft,
  submarine,
  minefield,
  'drop-zone': dropZone,
  'patrolled-waters': patrolledWaters,
  airstrip,
};

/** How many fires burn on a target of that status, if nothing else is said. */
const burning: { readonly [status in TargetStatus]: number } = { intact: 0, damaged: 1, destroyed: 3 };

export interface TargetProps {
  readonly kind: PaintedKind;
  readonly status: TargetStatus;
  /** CSS pixels; 300 to 380 at a desk. */
  readonly width: number;
  readonly land: Land;
  readonly time: Time;
  /** How many fires have broken out, 0 to 3; as many as belong to the status, if not said. */
  readonly fires?: number | undefined;
  /** How many mines, crates or loads lie there that were brought; none, if not said. */
  readonly brought?: number | undefined;
  /** Where a submarine is; 'unknown', if not said. */
  readonly depth?: SeenDepth | undefined;
  readonly isFortified?: boolean | undefined;
}

/** The drawing's own measures: it stands on its foot, and smoke may rise above its top. */
const BOX = { left: -240, top: -110, width: 480, height: 150 };

/** How high a target is drawn that is so wide: where it stands is the middle of its foot. */
export const targetHeight = (width: number): number => (width * BOX.height) / BOX.width;

/** What is bombed, as it stands on land or sea: whole, burning, or a wreck. */
export function Target({
  kind,
  status,
  width,
  land,
  time,
  fires = burning[status],
  brought = 0,
  depth = 'unknown',
  isFortified = false,
}: TargetProps) {
  const id = useId();
  const { on, fires: places, Draw } = drawings[kind];
  const isShip = on === 'hull';
  const paint: Parameters<TargetDrawing['Draw']>[0]['paint'] = (colour) => seenAt(time, colour);
  const isWrecked = status === 'destroyed';
  // Under water nothing burns.
  const lit = kind === 'submarine' && depth !== 'surface' ? [] : places.slice(0, fires);
  const isSinking = isShip && isWrecked;
  return (
    <svg
      className="painted-target"
      data-kind={kind}
      width={width}
      height={targetHeight(width)}
      viewBox={`${BOX.left} ${BOX.top} ${BOX.width} ${BOX.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {on === 'land' && <Ground land={land} paint={paint} />}
      {lit.map(([x, y, size], i) => (
        <Smoke
          key={x}
          from={[x, y]}
          by={[-60 - i * 14, -120 - i * 18]}
          grows={[10 * size, 46 * size]}
          colour="#23262a"
          opacity={0.85}
          seed={`${kind} ${i}`}
        />
      ))}
      {isShip && (
        <>
          <clipPath id={`${id}water`}>
            <path d="M-300-400H300V16H-300z" />
          </clipPath>
          <path d="M-200 14C-120 6 120 6 214 16C150 26-140 28-200 14z" fill={paint('#eaf4f0')} opacity=".55" />
        </>
      )}
      <g clipPath={isShip ? `url(#${id}water)` : undefined}>
        <g transform={isSinking ? 'translate(0 16) rotate(-7)' : undefined}>
          <Draw paint={paint} isWrecked={isWrecked} brought={brought} depth={depth} />
          {lit.map(([x, y, size]) => (
            <Fire key={x} x={x} y={y} size={size} />
          ))}
        </g>
      </g>
      {isFortified && <Walls paint={paint} />}
      {isShip && !isSinking && (
        <path d="M176-14C190-4 204 8 222 14C196 16 176 16 150 12z" fill={paint('#f4fbf8')} opacity=".9" />
      )}
    </svg>
  );
}
