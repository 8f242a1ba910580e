import type { Seat } from '@tallyho/kernel';
import { type Force, forcesIn, type TrackId } from '../../content/carrier-types.ts';
import { sides } from '../../content/types.ts';
import { sortieOf } from '../../mission/state.ts';
import { ordersOf } from '../../rules/formations.ts';
import { DESTROYED, type Dogfight, FLYING } from '../../state.ts';
import {
  both,
  type CarrierFixed,
  type CarrierTurn,
  type Launch,
  type LaunchKind,
  type OpenCarriers,
} from '../state.ts';
import { forceOf } from './aircraft.ts';
import { rangeOf } from './orders.ts';
import { effectsOf, strikeOrder } from './resources.ts';
import { fleetOf } from './tracks.ts';
import { copied } from './units.ts';

const planned = (kind: LaunchKind, side: Seat, target: TrackId | null, turns: readonly number[]): Launch => ({
  kind,
  side,
  target,
  state: 'planned',
  turns: [...turns],
  aircraft: [[], []],
  pilots: [[], []],
  report: null,
});

/** Z-25.61c, Z-CGAP-44 — the Scout Missions of a turn, with the aircraft of the sheet. */
export const scoutsOf = (fixed: CarrierFixed, turn: CarrierTurn): Launch[] =>
  both.flatMap((seat) =>
    effectsOf(fixed, turn, seat, 'scout').map((): Launch => {
      const { scout, interceptors, turns } = fixed.campaign.scouts[sides[seat]];
      const launch = planned('scout', seat, null, [turns]);
      launch.aircraft[seat] = copied(scout);
      launch.aircraft[1 - seat] = copied(interceptors);
      return launch;
    }),
  );

/** Bombers from land; their target is named when they are launched. */
export const landBasedOf = (fixed: CarrierFixed, turn: CarrierTurn): Launch[] =>
  both.flatMap((seat) =>
    effectsOf(fixed, turn, seat, 'extra-strike').map(() =>
      planned('land-based', seat, null, fixed.campaign.strikeTurns),
    ),
  );

/** Z-25.61c — the Strikes of other forces, each turn while they can; where there are several targets, theirs is named when they are launched. */
export const forcesOf = (fixed: CarrierFixed): Launch[] =>
  both.flatMap((seat) => {
    const force = forceOf(fixed, seat);
    if (force === undefined) return [];
    const target = force.targets.length === 1 ? force.targets[0] : null;
    return [planned('island', seat, target, fixed.campaign.strikeTurns)];
  });

/** Z-25.62a, Z-25.62b, Z-23.26b — the turns of a Carrier Strike, with what both Resources change. */
export function strikeTurns(fixed: CarrierFixed, turn: CarrierTurn, seat: Seat): number[] {
  const [outward, homeward] = fixed.campaign.strikeTurns;
  const shift = both.reduce(
    (sum, owner) =>
      effectsOf(fixed, turn, owner, 'target-bound').reduce(
        (all, { whose, by }) => all + ((whose === 'own') === (owner === seat) ? by : 0),
        sum,
      ),
    0,
  );
  return [Math.max(0, outward + shift), homeward];
}

/** Z-25.61a, Z-25.53a, Z-25.53b — the Carrier Strikes that are launched first, or second: both at once with the same Resource. */
export const carrierStrikesOf = (fixed: CarrierFixed, turn: CarrierTurn, nth: number): Launch[] =>
  (strikeOrder(turn)[nth] ?? []).flatMap((seat) => {
    const { target } = turn.orders[seat];
    return target === null ? [] : [planned('carrier', seat, target, strikeTurns(fixed, turn, seat))];
  });

/**
 * Z-25.63b, Z-25.82b — where the aircraft of a launch come from, by side, if those that are Destroyed tick a box there; null:
 * they do not, as those of a Scout Mission (Z-25.82c), which has no target and starts from no Fleet.
 */
export function baseOf(fixed: CarrierFixed, { kind, side, target }: Launch, seat: Seat): TrackId | null {
  const { campaign } = fixed;
  const counts = (id: TrackId | null): TrackId | null =>
    campaign.tracks.some((track) => track.id === id && track.countsAircraft) ? id : null;
  if (seat !== side) return counts(target);
  if (kind === 'island') return counts(forceOf(fixed, seat)?.track ?? null);
  return kind === 'carrier' ? counts(fleetOf(seat)) : null;
}

/** The force that the aircraft of a side in a launch belong to; undefined: those of a Fleet, a scout or a target without any. */
export const forceBehind = (fixed: CarrierFixed, { kind, side, target }: Launch, seat: Seat): Force | undefined =>
  seat === side
    ? kind === 'island'
      ? forceOf(fixed, seat)
      : undefined
    : forcesIn(fixed.campaign).find(({ track }) => track === target);

/**
 * Z-25.71b, Z-25.34a, Z-CGAP-58, Z-CGAP-61 — recovery cards for each Damaged aircraft of a Strike: the range of its Fleet and that of its
 * target, which is the attacker's own where the target is no Carrier Fleet. A force always has that of the enemy's Fleet, and so has whatever it attacks.
 */
export function recoveryCards({ orders }: CarrierTurn, { kind, side, target }: Launch): number {
  const own = rangeOf(orders[side].tactic);
  const other = rangeOf(orders[1 - side].tactic);
  if (kind === 'island') return 2 * other;
  const isFleet = target === fleetOf(1 - side);
  return own + (isFleet ? other : own);
}

/** Z-CGAP-114 — for how many full turns a scout has scouted: shot down, those before; broken off, those up to then. */
export function turnsScouted(flown: Dogfight): number {
  const { phased, base } = ordersOf(flown);
  const [scout] = sortieOf(flown).bombers;
  if (phased || scout === undefined) return 0;
  if (scout.fate === DESTROYED) return flown.turn - 1;
  return scout.fate === FLYING ? base[0] : flown.turn;
}

/** Whether a force may be found in place of the Fleet that a Strike looks for: at Long Range of either Fleet, unless a scout has lasted. */
export function isScreened({ campaign }: CarrierFixed, { orders, launches }: CarrierTurn, launch: Launch): boolean {
  const { decoy } = campaign;
  if (decoy === undefined || launch.kind !== 'carrier' || sides[launch.side] === decoy.side) return false;
  return (
    launch.target === fleetOf(1 - launch.side) &&
    orders.some(({ tactic }) => tactic === 'long') &&
    !launches.some(({ side, report }) => side === launch.side && (report?.lasted ?? 0) >= decoy.seenAfter)
  );
}

/** The launch that is being flown, or flies next of those that are laid out. */
export const launchNow = ({ log }: Pick<OpenCarriers, 'log'>): Launch | undefined =>
  log.at(-1)?.launches.find(({ state, report }) => state === 'planned' && report === null);

/** CH-19.24a — the launch for which people are selected: of those that are laid out, the first that has none. */
export const toBeCrewed = ({ log }: Pick<OpenCarriers, 'log'>): Launch | undefined =>
  log.at(-1)?.launches.find(({ state, people }) => state === 'planned' && people === undefined);
