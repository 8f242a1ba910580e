import type { Problem } from '@tallyho/kernel';
import {
  baseContent,
  type Setup,
  type Switches,
  scenarioById,
  scenarios,
  type WingsOptions,
  wingsOfWar,
} from '@tallyho/wings-of-war';
import { packOptions, withPacks } from '../../content/packs.ts';
import { bot, human, type Player } from '../../saved/players.ts';
import type { DuelChoice } from '../../set-up/duel-address.ts';
import { plainNames } from '../../set-up/names.ts';

/** An aircraft of a fight that is being prepared. */
export interface PlannedAircraft {
  /** Stays the same while the list changes; also the aircraft's label, to which tasks refer. */
  readonly label: string;
  readonly card: string;
  /** null: where the rules put it. */
  readonly place: { readonly x: number; readonly y: number; readonly heading: number } | null;
  readonly level: number;
  readonly landed: boolean;
}

/** A player with his aircraft. */
export interface PlannedSeat {
  readonly name: string;
  readonly side: number;
  readonly player: Player;
  readonly aircraft: readonly PlannedAircraft[];
}

/** Everything that can be agreed on, as the form holds it. */
export interface Plan {
  readonly scenario: string;
  readonly seats: readonly PlannedSeat[];
  readonly switches: Switches;
  readonly width: number;
  readonly length: number;
  readonly turns: number;
  readonly victory: WingsOptions['victory'];
  readonly damageDecks: number;
  readonly floor: number;
}

export const scenarioIds: readonly string[] = scenarios.map(({ id }) => id);
export const setupOf = (id: string): Setup => scenarioById(id) ?? scenarios[0];

/** A scenario as it stands in the book, the first seat for a person, the others for bots. */
export function planFor(scenario: string, nameOf: (seat: number) => string): Plan {
  const read = wingsOfWar.options({ scenario });
  if (!read.ok) throw new Error(`scenario ${scenario}: ${read.problem.code}`);
  const { options } = setupOf(scenario);
  const given = options.seats as unknown as { aircraft: { x?: number }[] }[];
  const { seats, switches, width, length, turns, victory, damageDecks, floor } = read.value;
  // Where the rules put aircraft, should somebody agree on altitude in a fight that was written without it.
  const high = wingsOfWar.options({ scenario, switches: { ...switches, altitude: true } });
  return {
    scenario,
    seats: seats.map(({ side, aircraft }, seat) => ({
      name: nameOf(seat + 1),
      side,
      player: seat === 0 ? human : bot('pilot'),
      aircraft: aircraft.map(({ label, card, x, y, heading, level, landed }, nth) => ({
        label,
        card,
        place: given[seat]?.aircraft[nth]?.x === undefined ? null : { x, y, heading },
        level: switches.altitude || !high.ok ? level : high.value.seats[seat].aircraft[nth].level,
        landed,
      })),
    })),
    switches,
    width,
    length,
    turns,
    victory,
    damageDecks,
    floor,
  };
}

/** The plan as the game's own options, for it to check. */
export function optionsOf(plan: Plan): object {
  const { seats, switches, floor } = plan;
  const names = plainNames(seats.map(({ name }, seat) => ({ name: name.replaceAll(',', ' '), label: `P${seat + 1}` })));
  const { scenario, width, length, turns, victory, damageDecks } = plan;
  const labels = new Set(seats.flatMap(({ aircraft }) => aircraft.map(({ label }) => label)));
  const tasks = setupOf(scenario).options.objectives;
  const objectives = (Array.isArray(tasks) ? tasks : []).filter(
    (task) => typeof task === 'object' && task !== null && 'aircraft' in task && labels.has(String(task.aircraft)),
  );
  const higher = switches.altitude && switches.higher;
  return {
    ...packOptions('wings-of-war'),
    scenario,
    width,
    length,
    turns,
    victory,
    damageDecks,
    floor: higher ? floor : 0,
    switches: {
      ...switches,
      overdive: switches.altitude && switches.overdive,
      higher,
      clouds: switches.altitude && switches.clouds,
      interruption: switches.interruption && (switches.tailing || switches.aiming),
    },
    objectives: switches.altitude ? objectives : objectives.filter((task) => !isLanding(task)),
    seats: seats.map(({ side, aircraft }, seat) => ({
      name: names[seat],
      side,
      aircraft: aircraft.map(({ label, card, place, level, landed }) => ({
        label,
        card,
        ...(place ?? {}),
        ...(switches.altitude && !landed ? { level } : {}),
        ...(switches.altitude && landed ? { landed } : {}),
      })),
    })),
  };
}

const isLanding = (task: unknown): boolean =>
  typeof task === 'object' && task !== null && 'task' in task && task.task === 'land';

/** What stands against the plan, or null. */
export function objection(plan: Plan): Problem | null {
  const read = wingsOfWar.options(optionsOf(plan));
  return read.ok ? null : read.problem;
}

/** The same with other aircraft cards, one for each seat; one that nobody knows leaves the one that was there. */
export function withDuel(plan: Plan, { own, enemy }: DuelChoice): Plan {
  const known = withPacks([...baseContent.cardById.values()], 'wings-of-war', 'cards');
  const cardOf = (id: string): string | undefined => known.find((card) => card.id === id)?.id;
  const seats = plan.seats.map((seat, at) => ({
    ...seat,
    aircraft: seat.aircraft.map((each) => ({ ...each, card: cardOf([own, enemy][at] ?? '') ?? each.card })),
  }));
  return { ...plan, seats };
}

export const withSeat = (plan: Plan, seat: number, change: Partial<PlannedSeat>): Plan => ({
  ...plan,
  seats: plan.seats.map((each, at) => (at === seat ? { ...each, ...change } : each)),
});

export function withAircraft(plan: Plan, seat: number, label: string, change: Partial<PlannedAircraft>): Plan {
  return withSeat(plan, seat, {
    aircraft: plan.seats[seat].aircraft.map((each) => (each.label === label ? { ...each, ...change } : each)),
  });
}

/** One aircraft more, like the last one of the seat; it starts where the rules put it. */
export function withMore(plan: Plan, seat: number): Plan {
  const { aircraft } = plan.seats[seat];
  const labels = new Set(plan.seats.flatMap((each) => each.aircraft.map(({ label }) => label)));
  let number = aircraft.length + 1;
  while (labels.has(`p${seat + 1}-${number}`)) number++;
  const like = aircraft.at(-1);
  const more = {
    label: `p${seat + 1}-${number}`,
    card: like?.card ?? baseContent.cardById.keys().next().value ?? '',
    place: null,
    level: like?.level ?? 2,
    landed: false,
  };
  return withSeat(plan, seat, { aircraft: [...aircraft, more] });
}

export const without = (plan: Plan, seat: number, label: string): Plan =>
  withSeat(plan, seat, { aircraft: plan.seats[seat].aircraft.filter((each) => each.label !== label) });
