import { Banner } from '../../src/dogfight/sky/effects/banner.tsx';
import { Bomb } from '../../src/dogfight/sky/effects/bomb.tsx';
import { FlakBurst, FlakPuff } from '../../src/dogfight/sky/effects/flak.tsx';
import { Hit } from '../../src/dogfight/sky/effects/hit.tsx';
import { Impact } from '../../src/dogfight/sky/effects/impact.tsx';
import { LastFlight } from '../../src/dogfight/sky/effects/last-flight.tsx';
import { Napalm, NapalmFires } from '../../src/dogfight/sky/effects/napalm.tsx';
import { OhkaDrawing, OhkaLeaves, OhkaUnderWay } from '../../src/dogfight/sky/effects/ohka.tsx';
import { Overlay } from '../../src/dogfight/sky/effects/overlay.tsx';
import { Parachute } from '../../src/dogfight/sky/effects/parachute.tsx';
import { Rockets } from '../../src/dogfight/sky/effects/rockets.tsx';
import { ShotDown } from '../../src/dogfight/sky/effects/shot-down.tsx';
import { Sinking } from '../../src/dogfight/sky/effects/sinking.tsx';
import { Skipping } from '../../src/dogfight/sky/effects/skipping.tsx';
import { BurningCowling, SmokeTrail } from '../../src/dogfight/sky/effects/smoke-trail.tsx';
import { Supplies } from '../../src/dogfight/sky/effects/supplies.tsx';
import { Torpedo } from '../../src/dogfight/sky/effects/torpedo.tsx';
import { Tracers } from '../../src/dogfight/sky/effects/tracers.tsx';

const over: string[] = [];
const done = (what: string) => () => {
  over.push(what);
  Object.assign(window, { over });
};

/** Something that flies: enough to see where the smoke begins. */
const Craft = ({ scale, facing }: { readonly scale: number; readonly facing: 'left' | 'right' }) => (
  <svg
    viewBox="-6 -6 12 12"
    width={12 * scale}
    height={12 * scale}
    style={{ display: 'block', transform: facing === 'left' ? 'scaleX(-1)' : undefined }}
    aria-hidden="true"
  >
    <path
      d="M-4.5 0Q0-.8 4.2-.3Q4.6 0 4.2.4Q0 .9-4.5.3zM.8-.2L-.6-4.6-1.5-4.6-.9 0-1.5 4.6-.6 4.6zM-4-.1l-.9-1.6h-.5l.4 1.6z"
      fill="#5b6650"
      stroke="#141f2c"
      strokeWidth=".14"
    />
  </svg>
);

/** All that plays once, at one moment, and all that stays. `isSkipped`: somebody has had enough. */
export function Effects({ isSkipped: skip = false }: { readonly isSkipped?: boolean }) {
  return (
    <>
      {(['damaged', 'last'] as const).map((state, i) => (
        <div key={state} className="placed" style={{ left: 1000 + i * 250, top: 200 }}>
          <SmokeTrail state={state} facing={i === 0 ? 'right' : 'left'} scale={16} seed="trail" />
          <div className="placed" style={{ left: -96, top: -96 }}>
            <Craft scale={16} facing={i === 0 ? 'right' : 'left'} />
          </div>
          {state === 'last' && <BurningCowling facing="left" scale={16} />}
        </div>
      ))}
      <Tracers
        shots={[
          { from: [520, 150], to: [180, 250] },
          { from: [545, 190], to: [205, 290] },
        ]}
        skip={skip}
        onDone={done('tracers')}
      />
      <Hit x={360} y={360} scale={0.8} hits={4} seed="hit" skip={skip} onDone={done('hit')} />
      {[0, 1, 2, 3].map((i) => (
        <FlakPuff key={i} x={640 + i * 70} y={110 + (i % 2) * 40} scale={1} seed={`puff ${i}`} />
      ))}
      <FlakBurst x={700} y={220} scale={1.1} seed="burst" skip={skip} onDone={done('flak')} />
      <Bomb from={[640, 300]} to={[800, 540]} scale={1.3} skip={skip} onDone={done('bomb')} />
      <Impact x={900} y={560} scale={0.8} on="sea" skip={skip} onDone={done('sea')} />
      <Impact x={1010} y={560} scale={0.8} on="land" skip={skip} onDone={done('land')} />
      <Torpedo from={[420, 590]} to={[760, 555]} skip={skip} onDone={done('torpedo')} />
      <ShotDown x={1120} y={300} fall={240} facing="right" scale={13} seed="fall" skip={skip} onDone={done('fall')}>
        <Craft scale={13} facing="right" />
      </ShotDown>
      <Parachute x={1060} y={340} scale={1} skip={skip} onDone={done('parachute')} />
    </>
  );
}

/** The ordnance of the later war, in the same way. */
export function Ordnance({ isSkipped: skip = false }: { readonly isSkipped?: boolean }) {
  return (
    <>
      <NapalmFires x={1240} y={560} width={200} />
      <OhkaUnderWay x={980} y={440} facing="right" scale={1} isHit={false} />
      <Rockets
        shots={[
          { from: [120, 300], to: [330, 540] },
          { from: [120, 320], to: [350, 545] },
        ]}
        scale={1}
        skip={skip}
        onDone={done('rockets')}
      />
      <Napalm x={1000} y={570} width={220} skip={skip} onDone={done('napalm')} />
      <Sinking
        what="charge"
        from={[400, 420]}
        to={[470, 550]}
        sinks={34}
        scale={1}
        skip={skip}
        onDone={done('charge')}
      />
      <Sinking what="mine" from={[520, 420]} to={[580, 550]} sinks={22} scale={1} skip={skip} onDone={done('mine')} />
      <Skipping from={[620, 420]} to={[840, 560]} scale={1} skip={skip} onDone={done('skip')} />
      <Supplies from={[200, 120]} to={[320, 400]} scale={1} skip={skip} onDone={done('supplies')} />
      <OhkaLeaves from={[520, 120]} to={[760, 300]} facing="right" scale={1} skip={skip} onDone={done('released')} />
      <LastFlight from={[860, 160]} to={[1100, 420]} hasTrail={true} skip={skip} onDone={done('flight')}>
        <Overlay className="ohka-flying">
          <OhkaDrawing facing="right" scale={1} />
        </Overlay>
      </LastFlight>
    </>
  );
}

/** What is said across the sky. */
export const Said = ({ isSkipped: skip = false }: { readonly isSkipped?: boolean }) => (
  <Banner title="Shot down" skip={skip} onDone={done('banner')}>
    Bf-109G · by your P-51D · <b>14 points</b>
  </Banner>
);
