import { type Defence, type Force, nothing, together } from './zero-carriers-forces.ts';

/** What a Strike can be expected to come to. */
export interface Expected {
  /** Damage Points on the target. */
  readonly damage: number;
  /** Aircraft of the Strike that are shot down, and those of the CAP. */
  readonly lost: number;
  readonly capLost: number;
  /** Aircraft of the Strike that come back Damaged, and draw recovery cards (Z-25.71a). */
  readonly damaged: number;
}

/** The figures come from some 25,000 Strikes that Pilots have flown, with orders and Resources at random. */
/** Cards of Flak through which all come that nobody intercepts. */
const THIN = 3;
const INTERCEPTED = 0.41;
const ESCORTED = 0.57;
const LONGER = 0.02;
const FLAK = 0.0009;
const MOST_FLAK = 0.6;
const SHOT_DOWN = 0.43;
const BOMBERS_GUNS = 0.67;
const HOME_DAMAGED = 0.1;
const BY_FLAK = 0.02;
const BY_CAP = 0.44;
const MOST_DAMAGED = 0.8;

/**
 * A Strike against a CAP. The CAP keeps bombs from the target, the less the more Fighters escort them, and the more the longer
 * they are on their way (`longer`: Target-Bound turns more than usual, Z-25.62b); Flak and CAP take aircraft, and Strikes take
 * theirs from the CAP.
 */
export function expectedOf(strike: Force, cap: Force, at: Defence, longer = 0): Expected {
  const { aircraft, bombers, hope, guns, fighters } = strike;
  if (aircraft <= 0) return { damage: 0, lost: 0, capLost: 0, damaged: 0 };
  const bombing = bombers / aircraft;
  const pressed = cap.guns / aircraft;
  const through = Math.sqrt(Math.min(1, THIN / at.flak));
  const damage = (through * hope) / (1 + (INTERCEPTED * cap.guns * (1 + LONGER * longer)) / (1 + ESCORTED * fighters));
  const spared = 1 + SHOT_DOWN * pressed;
  const flak = Math.min(MOST_FLAK, FLAK * at.flak * at.flak * at.flak) * bombing;
  const lost = aircraft * (1 - (1 - flak) / (spared * spared));
  const firing = fighters + BOMBERS_GUNS * (guns - fighters);
  const capLost = cap.aircraft <= 0 ? 0 : (cap.aircraft * firing) / (firing + cap.aircraft);
  const share = Math.min(MOST_DAMAGED, HOME_DAMAGED + BY_FLAK * at.flak * bombing + BY_CAP * pressed);
  return { damage, lost, capLost, damaged: (aircraft - lost) * share };
}

/** What is left of single aircraft when so many stay behind: those that bring least (Z-25.63c). */
export function leftOf(singles: readonly Force[], missing: number | 'all'): Force {
  if (missing === 'all') return nothing;
  const kept = [...singles].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, Math.max(0, singles.length - missing));
  return kept.reduce((sum, one) => together(sum, one), nothing);
}

/** A Fighter that escorts brings about as much as so many hoped Damage Points; one of a CAP is all that counts. */
const ESCORT = 1.2;
const worthOf = ({ hope, guns, fighters }: Force): number => hope + ESCORT * fighters + 0.1 * guns;
