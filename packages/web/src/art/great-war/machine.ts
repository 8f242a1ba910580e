import type { Flag } from '../flag.ts';
import { kinship } from '../kinship.ts';
import type { NationalMark } from './livery.ts';
import { type ListedType, listedAs, roster } from './roster.ts';

/** A machine as an aircraft card has it. */
export interface Machine {
  /** The id of the card: who flew it, so what it is painted like. */
  readonly card: string;
  /** The id of the type. */
  readonly type: string;
  readonly seats: 1 | 2;
  readonly nation: Flag;
}

/** What a machine is drawn as: its own type, or the one that comes nearest, with the marks of its own nation. */
export interface Drawn {
  readonly type: ListedType;
  /** Null: those of the type, or of the card. */
  readonly mark: NationalMark | null;
}

const marks: { readonly [nation in Flag]?: NationalMark } = {
  germany: 'patee',
  'austria-hungary': 'patee',
  france: 'france',
  italy: 'italy',
  belgium: 'belgium',
  'united-kingdom': 'uk',
  'united-states': 'usa',
};

const plain = { 1: 'generic-fighter', 2: 'generic-two-seater' } as const;

/** Somebody's own type looks like its nearest relative with as many seats, or like a plain machine. */
function relativeOf({ type, seats }: Machine): ListedType {
  const [first, ...others] = roster.filter((listed) => listed.seats === seats);
  const best = others.reduce((a, b) => (kinship(type, b.id) > kinship(type, a.id) ? b : a), first);
  return kinship(type, best.id) > 0 ? best : (listedAs(plain[seats]) ?? best);
}

export function drawnAs(machine: Machine): Drawn {
  const own = listedAs(machine.type);
  if (own !== null) return { type: own, mark: null };
  return { type: relativeOf(machine), mark: marks[machine.nation] ?? 'none' };
}
