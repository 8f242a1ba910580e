import { type DeckKind, type Mode, readOptions } from '@tallyho/down-in-flames';
import type { Problem } from '@tallyho/kernel';
import { packOptions } from '../../content/packs.ts';
import { bot, human, type Player } from '../../saved/players.ts';
import type { DuelChoice } from '../../set-up/duel-address.ts';
import { plainNames } from '../../set-up/names.ts';
import { fighterOf } from '../model/content.ts';

/** An aircraft of a fight that is being prepared: who flies what. Each has a seat of its own. */
export interface Entry {
  /** Stays the same while the list changes. */
  readonly key: number;
  readonly team: 'A' | 'B';
  readonly name: string;
  /** null: chosen in secret when the fight begins. */
  readonly fighter: string | null;
  readonly pilot: string | null;
  /** The key of its leader. */
  readonly leader: number | null;
  readonly player: Player;
}

/** Everything that can be agreed on, as the form holds it. */
export interface Plan {
  readonly mode: Mode;
  readonly entries: readonly Entry[];
  readonly turns: number;
  readonly year: number | null;
  readonly points: number | null;
  readonly pilots: boolean;
  readonly deck: DeckKind;
  readonly decks: number;
  readonly perTarget: boolean;
  readonly freeGunner: boolean;
  readonly balancing: boolean;
  readonly lowStart: boolean;
}

export const MOST_A_SIDE = 4;

export const firstPlan = (you: string, other: string): Plan => ({
  mode: 'duel',
  entries: [
    { key: 1, team: 'A', name: you, fighter: 'spitfire-i', pilot: null, leader: null, player: human },
    { key: 2, team: 'B', name: other, fighter: 'bf-109e', pilot: null, leader: null, player: bot('pilot') },
  ],
  turns: 6,
  year: null,
  points: null,
  pilots: false,
  deck: 'both',
  decks: 1,
  perTarget: false,
  freeGunner: true,
  balancing: false,
  lowStart: false,
});

/** The same with other aircraft; a type that nobody knows leaves the one that was there. */
export const withDuel = (plan: Plan, { own, enemy }: DuelChoice): Plan => ({
  ...plan,
  entries: plan.entries.map((entry, at) => ({ ...entry, fighter: fighterOf([own, enemy][at])?.id ?? entry.fighter })),
});

/** The same with a person at every seat. */
export const amongPeople = (plan: Plan): Plan => ({
  ...plan,
  entries: plan.entries.map((entry) => ({ ...entry, player: human })),
});

/** The marker of an aircraft on the table: A1, A2, B1 …; in a free-for-all every seat has its letter. */
export function labelOf({ mode, entries }: Pick<Plan, 'mode' | 'entries'>, entry: Entry): string {
  const at = entries.findIndex(({ key }) => key === entry.key);
  if (mode === 'free-for-all') return `${'ABCDEFGH'[at]}1`;
  const before = entries.slice(0, at).filter(({ team }) => team === entry.team).length;
  return `${entry.team}${before + 1}`;
}

/** The plan as the game's own options, for it to check. */
export function optionsOf(plan: Plan): object {
  const { mode, entries, turns, year, points, pilots, deck, decks, freeGunner, balancing } = plan;
  const names = plainNames(entries.map((entry) => ({ name: entry.name, label: labelOf(plan, entry) })));
  const seats = entries.map((entry, seat) => {
    const leader = entries.find(({ key }) => key === entry.leader);
    const aircraft = {
      ...(entry.fighter === null ? {} : { fighter: entry.fighter }),
      ...(entry.pilot === null || entry.fighter === null ? {} : { pilot: entry.pilot }),
      ...(leader === undefined || mode !== 'teams' ? {} : { wingmanOf: labelOf(plan, leader) }),
    };
    return { name: names[seat], ...(mode === 'teams' ? { team: entry.team } : {}), aircraft: [aircraft] };
  });
  return {
    mode,
    seats,
    turns,
    ...(year === null ? {} : { year }),
    ...(points === null ? {} : { points }),
    pilots,
    deck,
    decks,
    bursts: plan.perTarget ? 'per-target' : 'per-turn',
    freeGunner,
    balancing,
    lowStartBonus: plan.lowStart,
    ...packOptions('down-in-flames'),
  };
}

/** What stands against the plan, or null. */
export function objection(plan: Plan): Problem | null {
  const read = readOptions(optionsOf(plan));
  return read.ok ? null : read.problem;
}

/** A plan for another kind of fight, with as many aircraft as it takes. */
export function withMode(plan: Plan, mode: Mode): Plan {
  const entries = mode === 'duel' ? duelists(plan.entries) : plan.entries;
  return { ...plan, mode, entries: mode === 'teams' ? entries : entries.map((entry) => ({ ...entry, leader: null })) };
}

function duelists(entries: readonly Entry[]): readonly Entry[] {
  const [first, second] = [entries.find(({ team }) => team === 'A'), entries.find(({ team }) => team === 'B')];
  return [first ?? entries[0], second ?? entries[1]].map((entry, at) => ({ ...entry, team: at === 0 ? 'A' : 'B' }));
}

export function withMore(plan: Plan, team: 'A' | 'B', name: string): Plan {
  const key = Math.max(0, ...plan.entries.map((entry) => entry.key)) + 1;
  const like = plan.entries.filter((entry) => entry.team === team).at(-1);
  const entry: Entry = {
    key,
    team,
    name,
    fighter: like?.fighter ?? 'spitfire-i',
    pilot: null,
    leader: null,
    player: bot('pilot'),
  };
  return { ...plan, entries: [...plan.entries, entry] };
}

export const without = (plan: Plan, key: number): Plan => ({
  ...plan,
  entries: plan.entries
    .filter((entry) => entry.key !== key)
    .map((entry) => (entry.leader === key ? { ...entry, leader: null } : entry)),
});

export const changed = (plan: Plan, key: number, change: Partial<Entry>): Plan => ({
  ...plan,
  entries: plan.entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)),
});
