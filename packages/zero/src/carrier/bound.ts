import type { Seat } from '@tallyho/kernel';
import { fightersOf } from '../campaign/aircraft.ts';
import { campaignContentOf } from '../content/campaign-catalogue.ts';
import { forcesIn } from '../content/carrier-types.ts';
import { sides } from '../content/types.ts';
import { missionBound } from '../mission/bound.ts';
import type { Orders } from '../mission/orders.ts';
import { MOST_ELEMENTS } from '../set-up.ts';
import type { CarrierFixed } from './state.ts';

/** Every type that a text of the sheet or of a Resource names: whatever flies is one of them. */
function typesOf({ campaign, resources }: CarrierFixed): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') names.add(value);
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) walk(one);
  };
  const { ops, drawnCaps, scouts, swaps } = campaign;
  walk([ops, drawnCaps, forcesIn(campaign), scouts, swaps, resources.map(({ effects }) => effects)]);
  return names;
}

/** Pilots may add two letters to the hand of every Leader: that is never more than twice as many choices. */
const WITH_PILOTS = 2;
/** In a turn: orders and Resources of both; for each of five groups two Strikes, two CAPs and two Veterans. */
const BETWEEN = 4 + 5 * 6;
/** Two Scout Missions, two Strikes from land, two of Carriers; and those of other forces. */
const LAUNCHES = 6;
/** CH-19.24 — four questions for each aircraft of both sides, and whether to reshuffle. */
const SELECTION = 2 + 4 * 2 * (2 * MOST_ELEMENTS + 2);
/** Two answers to whether a force is found in place of a Fleet. */
const DECOYS = 2;

/** No launch asks for more than one with all types on both sides at once would, and as many turns as any can have. */
function mostInLaunch(fixed: CarrierFixed): number {
  const { options, campaign, resources, supply } = fixed;
  const types = typesOf(fixed);
  const { formations } = campaignContentOf(options.packs);
  const [outward, homeward] = campaign.strikeTurns;
  const longer = resources.flatMap(({ effects }) =>
    effects.map((one) => (one.does === 'target-bound' ? Math.max(0, one.by) : 0)),
  );
  const turns = [
    Math.max(outward, ...sides.map((side) => campaign.scouts[side].turns)) + longer.reduce((sum, one) => sum + one, 0),
    homeward,
  ];
  const orders: Orders = {
    kind: 'bombing',
    attacker: 'japanese',
    target: null,
    turns,
    strike: true,
    effects: [],
    angles: options.angles,
    errataLoadedHalf: false,
  };
  const seats = sides.map((side, seat: Seat) => {
    const own = fightersOf(options.packs).filter((card) => card.side === side && types.has(card.id));
    return {
      name: fixed.seats[seat],
      side,
      elements: Array.from({ length: Math.max(MOST_ELEMENTS, own.length) }, (_, i) => ({
        aircraft: own[i % own.length].id,
        wingman: true,
        pilot: null,
        label: null,
        altitude: null,
      })),
      formations: formations.flatMap((card) =>
        card.side === side && types.has(card.id)
          ? Array.from({ length: supply[card.id] ?? 0 }, () => ({
              aircraft: [card.id],
              altitude: 'medium' as const,
              load: null,
              label: null,
              crews: [null],
            }))
          : [],
      ),
    };
  });
  const { fullThrottle, turbochargers, gunners, packs } = options;
  return missionBound(
    {
      mode: 'mission',
      year: campaign.from[0],
      seats,
      balance: [],
      turns: 1,
      toTheDeath: false,
      first: null,
      fullThrottle,
      turbochargers,
      gunners,
      packs,
      orders,
    },
    orders,
  );
}

/** No campaign asks for more choices than this. */
export function mostChoices(fixed: CarrierFixed): number {
  const { turns, decoy, selection } = fixed.campaign;
  const forces = forcesIn(fixed.campaign);
  const launch = WITH_PILOTS * mostInLaunch(fixed) + (selection === undefined ? 0 : SELECTION);
  return turns * (BETWEEN + (decoy === undefined ? 0 : DECOYS) + (LAUNCHES + forces.length) * launch);
}
