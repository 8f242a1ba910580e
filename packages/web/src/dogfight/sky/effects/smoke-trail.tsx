import { Flame } from './fire.tsx';
import { Overlay } from './overlay.tsx';
import { Smoke } from './smoke.tsx';

interface Props {
  readonly facing: 'left' | 'right';
  /** CSS pixels per metre, as of the aircraft; the drawing's 0 0 is the aircraft's centre. */
  readonly scale: number;
}

/** How far before its centre an aircraft's cowling is, in metres. */
const COWLING = 2;

const aheadOf = (facing: Props['facing']): 1 | -1 => (facing === 'right' ? 1 : -1);

interface Trail extends Props {
  /** Damaged, or one hit from the end. Nobody else smokes: it is a sign. */
  readonly state: 'damaged' | 'last';
  readonly seed: string;
}

/** The smoke that stays with an aircraft, behind it: grey from the cowling, or thick and dark. */
export function SmokeTrail({ state, facing, scale, seed }: Trail) {
  const ahead = aheadOf(facing);
  const k = scale / 12;
  const isLast = state === 'last';
  const far = (isLast ? 150 : 110) * k;
  return (
    <Overlay className="smoke-trail">
      <Smoke
        from={[COWLING * scale * ahead, 0]}
        by={[-ahead * far, -far * 0.18]}
        grows={isLast ? [5 * k, 20 * k] : [3 * k, 13 * k]}
        colour={isLast ? '#1c1f22' : '#5b6064'}
        opacity={isLast ? 0.9 : 0.72}
        seed={seed}
      />
    </Overlay>
  );
}

/** One hit from the end: a lick of flame as well, before the aircraft. */
export function BurningCowling({ facing, scale }: Props) {
  const ahead = aheadOf(facing);
  return (
    <Overlay className="burning">
      <Flame x={COWLING * scale * ahead} y={-scale * 0.3} size={scale / 15} turn={ahead > 0 ? 188 : -8} />
    </Overlay>
  );
}
