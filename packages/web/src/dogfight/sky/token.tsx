import * as m from 'motion/react-m';
import type { Looks } from '../../art/aircraft/nearest.ts';
import { type Attitude, Plane, type PlaneProps } from '../../art/plane.tsx';
import { spotOf } from '../../play/spots.ts';
import { useAttitudeChange } from '../motion/attitude-change.ts';
import type { TokenScene, WoundsScene } from '../scene.ts';
import type { Placed } from './arrange.ts';
import { BurningCowling, SmokeTrail } from './effects/smoke-trail.tsx';
import type { Way } from './pack.ts';
import type { Time } from './painting/painting.tsx';
import { Plate } from './plate.tsx';
import type { PlateKind } from './sizes.ts';
import { towardsWingman } from './wingman.ts';

interface Props {
  readonly token: TokenScene;
  readonly placed: Placed;
  readonly plate: PlateKind;
  readonly time: Time;
  /** Whether somebody has this one's tail: then it turns hard. */
  readonly isTailed: boolean;
  /** Whether the cards that lie in the sky are about it, or about its Wingman. */
  readonly isFeatured: boolean;
  readonly isWingmanFeatured: boolean;
  /** Whether it can be chosen now. */
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  onClick(): void;
}

/** The two of an open exchange are drawn a little larger. */
const FEATURED = 1.12;
/** The nose of one who is Advantaged points down to his prey, a little. */
const NOSE_DOWN = 6;

/** An aircraft in its place, facing where it flies, with its plate. It flies to another place when its altitude or position changes. */
export function Token(props: Props) {
  const { token, placed, plate, time, isTailed, isFeatured, isWingmanFeatured, isOpen, isChosen, onClick } = props;
  const { id, aircraft, like, wounds, wingman, hold, altitude, isActing, own, words, who } = token;
  const { cell, way } = placed;
  const scale = placed.scale * (isFeatured ? FEATURED : 1);
  const [x, y] = [placed.x - cell.left, placed.y - cell.top];
  const ahead = way === 'right' ? 1 : -1;
  const tilt = hold === 'advantaged' ? NOSE_DOWN * ahead : 0;
  const attitude: Attitude = isTailed ? 'bank' : 'level';
  const beside = towardsWingman(placed, scale, isWingmanFeatured);
  const change = useAttitudeChange({ altitude, way }, cell.width);
  const lift = hold === 'advantaged' ? cell.height * 0.05 : 0;
  const moods = [
    own ? 'own' : 'enemy',
    token.isShadow === true ? 'shadow' : '',
    altitude < 0 ? 'unborne' : '',
    isActing ? 'acting' : '',
    isOpen ? 'open' : '',
    isChosen ? 'chosen' : '',
    isFeatured ? 'featured' : '',
  ];
  return (
    <m.button
      type="button"
      className={`token ${moods.filter((mood) => mood !== '').join(' ')}`}
      data-plane={id}
      initial={false}
      animate={{ x: cell.left, y: cell.top }}
      style={{ width: cell.width, height: cell.height, zIndex: 10 + Math.round(placed.y / 20) }}
      onClick={onClick}
    >
      <span className="unseen">{`${token.label}. ${words} ${who}`}</span>
      <span className="token-body" aria-hidden="true" style={{ transform: `translate(${x}px, ${y - lift}px)` }}>
        {isActing && <span className="glow" style={{ width: scale * 13, height: scale * 9 }} />}
        {wingman !== null && (
          <span className="wingman" style={{ translate: `${beside.x}px ${beside.y}px` }}>
            {isWingmanFeatured && (
              <span className="glow centred" style={{ width: beside.scale * 13, height: beside.scale * 9 }} />
            )}
            <m.span className="attitude" style={change}>
              <Flying
                aircraft={wingman.aircraft}
                like={like}
                attitude={isWingmanFeatured ? 'bank' : 'level'}
                way={way}
                scale={beside.scale}
                wounds={wingman.wounds}
                time={time}
                seed={`${id} wingman`}
                spot={spotOf.wingman(token.label)}
              />
            </m.span>
          </span>
        )}
        {(isOpen || isChosen) && <span className="ring" style={{ width: scale * 12, height: scale * 7 }} />}
        {aircraft === null ? (
          <span className="token-unknown">?</span>
        ) : (
          <span className="flying" style={{ rotate: `${tilt}deg` }}>
            <m.span className="attitude" style={change}>
              <Flying
                aircraft={aircraft}
                like={like}
                attitude={attitude}
                way={way}
                scale={scale}
                wounds={wounds}
                time={time}
                seed={String(id)}
                spot={spotOf.aircraft(token.label)}
              />
            </m.span>
          </span>
        )}
      </span>
      <span
        className="plate-place"
        aria-hidden="true"
        style={{
          transform: `translate(${placed.plate.left - cell.left}px, ${placed.plate.top - cell.top}px)`,
          width: placed.plate.width,
          height: placed.plate.height,
        }}
      >
        <Plate key={plate} token={token} kind={plate} isWingmanFeatured={isWingmanFeatured} />
      </span>
    </m.button>
  );
}

interface FlyingProps {
  readonly aircraft: string;
  readonly like: Looks | undefined;
  readonly attitude: Attitude;
  readonly way: Way;
  readonly scale: number;
  readonly wounds: WoundsScene;
  readonly time: Time;
  readonly seed: string;
  /** What lessons call it. */
  readonly spot: string;
}

/** Clusters of hits that can be seen. */
const MOST_HOLES = 4;

/** What it may look like after the next choice: turning or not, the other way round, hit. */
const nextOf = (attitude: Attitude, way: Way, holes: number): NonNullable<PlaneProps['next']> => {
  const other: Attitude = attitude === 'bank' ? 'level' : 'bank';
  const around: Way = way === 'left' ? 'right' : 'left';
  return [{ attitude: other }, { facing: around }, ...(holes < MOST_HOLES ? [{ holes: holes + 1 }] : [])];
};

/** An aircraft with what has become of it: smoke behind it, holes in it, a lick of flame before it. */
function Flying({ aircraft, like, attitude, way, scale, wounds: { holes, smoke }, time, seed, spot }: FlyingProps) {
  return (
    <>
      {smoke !== 'none' && (
        <SmokeTrail state={smoke === 'fire' ? 'last' : 'damaged'} facing={way} scale={scale} seed={seed} />
      )}
      <span className="drawn-plane" data-spot={spot}>
        <Plane
          aircraft={aircraft}
          {...(like && { like })}
          attitude={attitude}
          facing={way}
          scale={scale}
          holes={holes}
          time={time}
          urgency="fight"
          next={nextOf(attitude, way, holes)}
        />
      </span>
      {smoke === 'fire' && <BurningCowling facing={way} scale={scale} />}
    </>
  );
}
