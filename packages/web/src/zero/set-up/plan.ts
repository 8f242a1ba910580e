import type { Problem } from '@tallyho/kernel';
import { type Altitude, type Balance, type LateEntry, readOptions, rules, type SideName, sides } from '@tallyho/zero';
import { packOptions } from '../../content/packs.ts';
import { bot, human, type Player } from '../../saved/players.ts';
import type { DuelChoice } from '../../set-up/duel-address.ts';
import { plainNames } from '../../set-up/names.ts';
import { fighterOf, pilotOf } from '../model/content.ts';

/** An Element of a fight that is being prepared. */
export interface PlanElement {
  /** Stays the same while the list changes. */
  readonly key: number;
  readonly fighter: string;
  readonly wingman: boolean;
  readonly pilot: string | null;
  /** null: chosen in secret when the fight begins. */
  readonly altitude: Altitude | null;
  /** On a Mission, when it comes late: left out where it is there from the first turn. */
  readonly enters?: LateEntry;
}

/** A player and the Elements he leads (Z-4.2d). */
export interface PlanSeat {
  readonly key: number;
  readonly side: SideName;
  readonly name: string;
  readonly player: Player;
  readonly elements: readonly PlanElement[];
}

/** Everything that can be agreed on, as the form holds it. */
export interface Plan {
  readonly seats: readonly PlanSeat[];
  readonly year: number;
  readonly balance: readonly Balance[];
  readonly turns: number;
  readonly toTheDeath: boolean;
  readonly first: SideName | null;
  readonly fullThrottle: boolean;
  readonly turbochargers: boolean;
  readonly gunners: boolean;
}

/** The type a side gets when nothing else is said. */
const usual: { readonly [side in SideName]: string } = { japanese: 'a6m2', allied: 'f4f-3' };

export const element = (key: number, fighter: string): PlanElement => ({
  key,
  fighter,
  wingman: true,
  pilot: null,
  altitude: null,
});

export const firstPlan = (you: string, other: string): Plan => ({
  seats: [
    { key: 1, side: 'japanese', name: you, player: human, elements: [element(3, usual.japanese)] },
    { key: 2, side: 'allied', name: other, player: bot('pilot'), elements: [element(4, usual.allied)] },
  ],
  year: 1942,
  balance: [],
  turns: 6,
  toTheDeath: false,
  first: null,
  fullThrottle: false,
  turbochargers: true,
  gunners: true,
});

/** The same with the Elements of a duel, one's own first; those that cannot meet leave it as it is. */
export function withDuel(plan: Plan, { own, enemy }: DuelChoice): Plan {
  const [first, second] = [fighterOf(own), fighterOf(enemy)];
  if (first === undefined || second === undefined || first.side === second.side) return plan;
  const seats = plan.seats.map((seat, at): PlanSeat => {
    const { id, side } = [first, second][at] ?? first;
    return { ...seat, side, elements: seat.elements.map((each) => ({ ...each, fighter: id })) };
  });
  return { ...plan, seats, year: Math.max(first.year, second.year) };
}

/** The marker of an Element on the table: J1, J2, A1 … */
export function badgeOf({ seats }: Plan, side: SideName, key: number): string {
  const all = seats.filter((seat) => seat.side === side).flatMap(({ elements }) => elements);
  return `${side === 'japanese' ? 'J' : 'A'}${all.findIndex((each) => each.key === key) + 1}`;
}

/** How many Elements a side has. */
export const elementsOf = ({ seats }: Plan, side: SideName): readonly PlanElement[] =>
  seats.filter((seat) => seat.side === side).flatMap(({ elements }) => elements);

/** Z-13.1b — the points of a side: aircraft, and the bonuses of its pilots. */
export const pointsOf = (plan: Plan, side: SideName): number =>
  elementsOf(plan, side).reduce((sum, { fighter, wingman, pilot }) => {
    const card = fighterOf(fighter);
    return (
      sum + (card === undefined ? 0 : rules.elementPoints(card, wingman)) + rules.pilotPoints(pilotOf(pilot) ?? null)
    );
  }, 0);

export const aircraftOf = (plan: Plan, side: SideName): number =>
  elementsOf(plan, side).reduce((sum, { wingman }) => sum + (wingman ? 2 : 1), 0);

/** Whether pilots have been agreed on (Z-13.4a). */
export const hasPilots = ({ balance }: Plan): boolean => balance.includes('pilots') || balance.includes('house');

/** The plan as the game's own options, for it to check. */
export function optionsOf(plan: Plan): object {
  const names = plainNames(plan.seats.map(({ name, key }) => ({ name, label: String(key) })));
  const { year, balance, turns, toTheDeath, first, fullThrottle, turbochargers, gunners } = plan;
  return {
    year,
    seats: plan.seats.map(({ side, elements }, seat) => ({
      name: names[seat],
      side,
      elements: elements.map(({ fighter, wingman, pilot, altitude }) => ({
        aircraft: fighter,
        wingman,
        ...(pilot === null ? {} : { pilot }),
        ...(altitude === null ? {} : { altitude }),
      })),
    })),
    balance,
    turns,
    toTheDeath,
    ...(first === null ? {} : { first }),
    fullThrottle,
    turbochargers,
    gunners,
    ...packOptions('zero'),
  };
}

/** What stands against the plan, or null. */
export function objection(plan: Plan): Problem | null {
  const read = readOptions(optionsOf(plan));
  return read.ok ? null : read.problem;
}

const freshKey = ({ seats }: Plan): number =>
  Math.max(0, ...seats.flatMap(({ key, elements }) => [key, ...elements.map((each) => each.key)])) + 1;

export const withSeat = (plan: Plan, side: SideName, name: string): Plan => {
  const key = freshKey(plan);
  const like = elementsOf(plan, side).at(-1)?.fighter ?? usual[side];
  const seat: PlanSeat = { key, side, name, player: bot('pilot'), elements: [element(key + 1, like)] };
  return { ...plan, seats: [...plan.seats, seat] };
};

export const changedSeat = (plan: Plan, key: number, change: Partial<PlanSeat>): Plan => ({
  ...plan,
  seats: plan.seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat)),
});

export const withoutSeat = (plan: Plan, key: number): Plan => ({
  ...plan,
  seats: plan.seats.filter((seat) => seat.key !== key),
});

export const withElement = (plan: Plan, seat: PlanSeat): Plan => {
  const like = seat.elements.at(-1)?.fighter ?? usual[seat.side];
  return changedSeat(plan, seat.key, { elements: [...seat.elements, element(freshKey(plan), like)] });
};

export const changedElement = (plan: Plan, seat: PlanSeat, key: number, change: Partial<PlanElement>): Plan =>
  changedSeat(plan, seat.key, {
    elements: seat.elements.map((each) => (each.key === key ? { ...each, ...change } : each)),
  });

export const withoutElement = (plan: Plan, seat: PlanSeat, key: number): Plan =>
  changedSeat(plan, seat.key, { elements: seat.elements.filter((each) => each.key !== key) });

/** A plan whose pilots are gone once nobody wants any. */
export function withBalance(plan: Plan, method: Balance, isOn: boolean): Plan {
  const balance = isOn ? [...plan.balance, method] : plan.balance.filter((each) => each !== method);
  const changed = { ...plan, balance };
  if (hasPilots(changed)) return changed;
  const seats = plan.seats.map((seat) => ({
    ...seat,
    elements: seat.elements.map((each) => ({ ...each, pilot: null })),
  }));
  return { ...changed, seats };
}

export { sides };
