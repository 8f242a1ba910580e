import type { Seat } from '@tallyho/kernel';
import { contentOf } from '../catalogue.ts';
import { downInFlames } from '../game.ts';
import type { DownInFlamesOptions } from '../options.ts';
import { arrowsOf, targetOf } from './rules/arrows.ts';
import { optionOf } from './rules/options.ts';
import { ALLIES, AXIS, type CampaignFixed, type LogEntry, seatOf, sideOf } from './state.ts';

type Given = { readonly [name: string]: string | boolean | null };

/** More than there are Options on any list, so that an arrow and two Options are one number. */
const MOST_OPTIONS = 1024;

const drawnUp = new WeakMap<CampaignFixed, Map<number, DownInFlamesOptions>>();

/** A mission as Down In Flames flies it, from arrow and Options; drawn up once for the same. */
export function missionOptions(
  fixed: CampaignFixed,
  { arrow, options }: Pick<LogEntry, 'arrow' | 'options'>,
): DownInFlamesOptions {
  let known = drawnUp.get(fixed);
  if (known === undefined) {
    known = new Map();
    drawnUp.set(fixed, known);
  }
  const key = (arrow * MOST_OPTIONS + options[AXIS]) * MOST_OPTIONS + options[ALLIES];
  let mission = known.get(key);
  if (mission === undefined) {
    mission = drawUp(fixed, arrow, options);
    known.set(key, mission);
  }
  return mission;
}

function drawUp(fixed: CampaignFixed, at: number, chosen: readonly number[]): DownInFlamesOptions {
  const { campaign, options, seats } = fixed;
  const arrow = arrowsOf(fixed)[at];
  const { kind, place, damaged, destroyed, flak } = targetOf(fixed, arrow.to);
  const attacker = seatOf(arrow.side);
  const mission = downInFlames.options({
    mode: 'mission',
    turns: campaign.turns,
    seats: [AXIS, ALLIES].map((seat) => ({
      name: seats[seat],
      aircraft: aircraftOf(fixed, at, seat, chosen[seat]),
    })),
    mission: {
      attacker: attacker === AXIS ? 'A' : 'B',
      target: { kind, name: place, damaged, destroyed, flak },
      effects: { A: optionOf(fixed, AXIS, chosen[AXIS]).effects, B: optionOf(fixed, ALLIES, chosen[ALLIES]).effects },
      scale: options.scale,
      halfPoints: options.halfPoints,
    },
    deck: options.deck,
    decks: options.decks,
    lowStartBonus: options.lowStartBonus,
    packs: options.packs,
  });
  if (!mission.ok) throw new Error(`${campaign.id} has a mission that cannot be flown: ${mission.problem.code}`);
  return mission.value;
}

/**
 * DIF-CMP-13 — the aircraft on the attacker's arrow; DIF-CMP-14 — the defender's interceptor; DIF-CMP-15, DIF-OPTN-04 —
 * and what the Option brings, fighters without bombs (DIF-OPTN-05). DIF-OPT-24: all of them as often as the scale says.
 * DIF-OPTN-10: a named pilot flies once. DIF-CMP-17: one player flies them all, each as if it were flown by a player of
 * its own (DIF-OPT-09).
 */
function aircraftOf(fixed: CampaignFixed, at: number, seat: Seat, chosen: number): Given[] {
  const { campaign, options } = fixed;
  const { bomberById } = contentOf(options.packs);
  const arrow = arrowsOf(fixed)[at];
  const times = <T>(n: number, one: T): T[] => new Array<T>(n * options.scale).fill(one);
  const attacks = seatOf(arrow.side) === seat;
  const card = (id: string): Given => (bomberById.has(id) ? { bomber: id } : { fighter: id });
  const own = attacks
    ? arrow.aircraft.flatMap((id) => times(1, bomberById.has(id) ? { bomber: id } : { fighter: id, loaded: true }))
    : times(1, card(campaign.interceptors[sideOf(seat)]));
  const brought = optionOf(fixed, seat, chosen).aircraft.flatMap(({ card: id, count, pilot }) =>
    times(count, card(id)).map((one, i) => (i === 0 && pilot !== null ? { ...one, pilot } : one)),
  );
  return [...own, ...brought];
}
