import { animate, type MotionStyle, useMotionValue } from 'motion/react';
import * as m from 'motion/react-m';
import { useEffect, useRef } from 'react';
import { PlanePicture } from '../../art/plane-picture.tsx';
import { useStage } from '../motion/stage.tsx';
import type { Scene, TokenScene } from '../scene.ts';

/** The middle of the table: every aircraft where the rules put it. What it shows is said in words elsewhere. */
export function Felt({ scene: { tokens, between } }: { readonly scene: Scene }) {
  return (
    <div className="felt" aria-hidden="true">
      {tokens.map((token) => (
        <Token key={token.id} token={token} />
      ))}
      {between !== null && <span className={`between ${between.mood}`}>{between.text}</span>}
    </div>
  );
}

/**
 * An aircraft on the felt; it flies and turns when its position does. Higher ones are larger and throw a longer shadow.
 */
function Token({ token }: { readonly token: TokenScene }) {
  const { x, y, heading, height, fighter, damaged, label, own, lit, size } = token;
  const { seconds } = useStage();
  const turned = useTurned(heading);
  const swing = useMotionValue(0);
  const before = useRef(turned);
  useEffect(() => {
    // It banks out of the line while it turns.
    const by = turned - before.current;
    before.current = turned;
    if (by === 0 || seconds === 0) return;
    const flown = animate(swing, [0, by * 0.25, 0], { duration: seconds, ease: 'easeInOut' });
    return () => flown.complete();
  }, [turned, seconds, swing]);
  return (
    <m.div
      className={`token ${size}${own ? ' own' : ''}${lit ? ' lit' : ''}`}
      style={{ '--height': height } as MotionStyle}
      initial={false}
      animate={{ left: `${x}%`, top: `${y}%` }}
    >
      <m.div
        className="token-body"
        initial={false}
        style={{ x: swing }}
        animate={{ rotate: fighter === null ? 0 : turned, scale: 0.82 + height * 0.06 }}
      >
        {fighter === null ? (
          <span className="token-unknown">?</span>
        ) : (
          <span className="nose-up">
            <PlanePicture aircraft={fighter.id} like={{ flag: fighter.flag }} attitude="top" holes={damaged ? 2 : 0} />
          </span>
        )}
      </m.div>
      <span className="badge">{label}</span>
    </m.div>
  );
}

/** A heading that goes on counting, so that an aircraft always turns the short way round. */
function useTurned(heading: number): number {
  const turned = useRef(heading);
  turned.current += ((((heading - turned.current) % 360) + 540) % 360) - 180;
  return turned.current;
}
