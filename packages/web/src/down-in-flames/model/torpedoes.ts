import type { TargetKind } from '@tallyho/down-in-flames';

/** What swims; everything else stands on the ground. */
export const isShip = (kind: TargetKind): boolean => kind === 'cargo-ship' || kind === 'aircraft-carrier';

/** The types whose load against ships is a torpedo, as the history behind their cards has it. */
const torpedoBombers: ReadonlySet<string> = new Set(['b5n2', 'g4m1', 'b6n2', 'p1y1', 'tbd-1', 'tbf-1']);

/** Whether what a bomber lets go of at a target is a torpedo. */
export const dropsTorpedo = (bomber: string, target: TargetKind): boolean =>
  isShip(target) && torpedoBombers.has(bomber);
