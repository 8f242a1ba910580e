import { domAnimation, LazyMotion, MotionConfig, useReducedMotion } from 'motion/react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import type { Pace } from '../../play/pace.ts';

/** How long a thing takes to get somewhere, in seconds. */
const tempo: { readonly [pace in Pace]: number } = { calm: 0.38, brisk: 0.2, 'at-once': 0 };

interface StageContext {
  /** 0: nothing moves, because the players or the system want it so. */
  readonly seconds: number;
  /** Whether the table has been there for a moment: what lies on it when somebody sits down has not just arrived. */
  hasBegun(): boolean;
  /** Where the card that is being played lay in a hand, until the table has taken it. */
  lift(hand: string, from: DOMRect): void;
  lifted(hand: string): DOMRect | null;
}

const Moving = createContext<StageContext>({
  seconds: 0,
  hasBegun: () => false,
  lift: () => {},
  lifted: () => null,
});

export const useStage = (): StageContext => useContext(Moving);

/** Everything that moves on a table, at the pace its players like; nothing for those who want no motion. */
export function Stage({ pace, children }: { readonly pace: Pace; readonly children: ReactNode }) {
  const isStill = useReducedMotion() === true;
  const seconds = isStill ? 0 : tempo[pace];
  const begun = useRef(false);
  const inHand = useRef<{ hand: string; from: DOMRect } | null>(null);
  useEffect(() => {
    begun.current = true;
  }, []);
  const stage = useMemo<StageContext>(
    () => ({
      seconds,
      hasBegun: () => begun.current,
      lift: (hand, from) => {
        inHand.current = { hand, from };
      },
      lifted: (hand) => {
        const held = inHand.current;
        if (held?.hand !== hand) return null;
        inHand.current = null;
        return held.from;
      },
    }),
    [seconds],
  );
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: seconds, ease: 'easeInOut' }}>
        <Moving.Provider value={stage}>{children}</Moving.Provider>
      </MotionConfig>
    </LazyMotion>
  );
}
