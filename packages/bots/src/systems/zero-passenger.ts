import { lineOf, type Seat } from '@tallyho/kernel';
import { corsairs, DESTROYED, type Dogfight, FLYING, type LandState, rules, type Side, sortieOf } from '@tallyho/zero';
import { sides } from '@tallyho/zero/content';
import { atLeast } from '../thumbs.ts';
import { zeroThumbs } from './zero.ts';
import { WORTH_OF_VP } from './zero-raid.ts';

/** CHS-R10 — a Passenger as a seat knows of him: what he is worth, and by Formation aircraft how likely he is in it. */
export interface Hidden {
  readonly vps: number;
  readonly chances: readonly number[];
}

const OWNER: Seat = sides.indexOf('japanese');

/** The Passenger of the Mission that is flown; null: there is none. Whoever does not own him takes him to be in any aircraft that is left. */
export function hiddenIn(s: LandState, seat: Seat): Hidden | null {
  const { passenger, inner } = s;
  if (passenger === undefined || inner === null) return null;
  const special = corsairs.specialIn(lineOf(s));
  const carried = special?.passenger ?? null;
  if (special === null || carried === null) return null;
  const { bombers } = sortieOf(inner);
  const count = special.aircraft.reduce((sum, one) => (one.aircraft === carried.aircraft ? sum + one.count : sum), 0);
  const isKnown = seat === OWNER || bombers[passenger].fate === DESTROYED;
  const left = bombers.slice(0, count).filter(({ fate }) => fate !== DESTROYED).length;
  const chances = Array.from({ length: count }, (_, nth) =>
    isKnown ? (nth === passenger ? 1 : 0) : bombers[nth].fate === DESTROYED ? 0 : 1 / left,
  );
  return { vps: carried.vps, chances };
}

/** VPs that the Passenger's owner can hope for, or fear to lose: all of them when it is over, less the more hits his aircraft has. */
function stakeIn(s: Dogfight, { vps, chances }: Hidden): number {
  const { bombers } = sortieOf(s);
  const { damage } = rules.ordersOf(s);
  return chances.reduce((sum, chance, nth) => {
    const { fate, hits } = bombers[nth];
    if (fate !== FLYING) return fate === DESTROYED ? sum - chance * vps : sum;
    const danger = s.outcome === null ? Math.min(1, hits / damage[nth * 2 + 1]) : 0;
    return sum + chance * vps * (1 - 2 * danger);
  }, 0);
}

/** The rules of thumb of a Mission in which somebody is hidden: whoever has him is worth so much more. */
export function thumbsWith(hidden: Hidden): typeof zeroThumbs {
  const estimate = (s: Dogfight, seat: Seat): number => {
    const side: Side = s.fixed.seatSide[seat];
    const stake = WORTH_OF_VP * stakeIn(s, hidden);
    const sum = zeroThumbs.estimate(s, seat) + (side === OWNER ? stake : -stake);
    return Math.min(0.97, Math.max(0.03, sum));
  };
  return {
    ...zeroThumbs,
    estimate,
    settled: estimate,
    weigh(table, ask, options, weights) {
      const first = weights.length;
      zeroThumbs.weigh(table, ask, options, weights);
      const isNamed = table.kind() === 'name-bomber';
      for (const [i, choice] of options.entries()) {
        if (choice.do !== 'name') continue;
        const chance = hidden.chances[choice.at - table.state.planes.length] ?? 0;
        // Against whom the enemy is sent: not against him.
        const weight = weights[first + i];
        weights[first + i] = atLeast(isNamed ? weight / (1 + hidden.vps * chance) : weight + hidden.vps * chance);
      }
    },
  };
}
