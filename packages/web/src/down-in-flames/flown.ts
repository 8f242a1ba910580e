import { type Dogfight, rules, type TargetKind, targetStatuses } from '@tallyho/down-in-flames';
import type { Feats, Flown } from '../play/flown.ts';

/** The aircraft of a fight of Down In Flames, as they stood. */
export const flownIn = (s: Dogfight): readonly Flown[] =>
  s.planes.map(({ fighter, hits }, plane) => ({
    seat: s.fixed.owner[plane],
    side: s.fixed.side[plane],
    aircraft: s.fixed.fighters[fighter]?.name ?? '?',
    hits,
    // Who has gone home in a mission is gone as well.
    isDown: rules.isLost(s, plane),
  }));

/** Targets that float: destroyed, they are sunk. */
const afloat: ReadonlySet<string> = new Set(['cargo-ship', 'aircraft-carrier'] satisfies readonly TargetKind[]);

/** What a fight or a mission came to; a ship is sunk by the side that attacks it. */
export function featsIn(s: Dogfight): Feats {
  const { fixed } = s;
  const hasSunk =
    targetStatuses[s.mission?.status ?? -1] === 'destroyed' && afloat.has(fixed.options.mission?.target.kind ?? '');
  return { planes: flownIn(s), ships: [0, 1].map((side) => (hasSunk && fixed.mission?.attacker === side ? 1 : 0)) };
}
