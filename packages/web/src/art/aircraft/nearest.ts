import type { Flag } from '../flag.ts';
import { kinship } from '../kinship.ts';
import { type Kind, type Listed, listedAs, roster } from './roster.ts';
import type { Nation } from './types/type.ts';

/** What is known of an aircraft that nobody has drawn. */
export interface Looks {
  readonly flag?: Flag | undefined;
  readonly kind?: Kind | undefined;
  readonly engines?: number | undefined;
  /** Metres. */
  readonly span?: number | undefined;
}

const flags: { readonly [nation in Nation]: Flag } = {
  germany: 'germany',
  poland: 'poland',
  'soviet-union': 'soviet-union',
  commonwealth: 'united-kingdom',
  'dutch-east-indies': 'generic',
  china: 'generic',
  'united-states': 'united-states',
  'japan-navy': 'japan',
  'japan-army': 'japan',
};

/** What looks most different counts most; a metre of span is the unit. */
const COST = { kind: 60, engine: 25, flag: 12 };
/** So much each letter of the id in common takes away. */
const LETTER = 3;

function distance(id: string, { flag, kind = 'fighter', engines, span }: Looks, other: Listed): number {
  const differs = (is: boolean, cost: number): number => (is ? cost : 0);
  return (
    differs(kind !== other.kind, COST.kind) +
    differs(flag !== undefined && flag !== flags[other.nation], COST.flag) +
    Math.abs((engines ?? other.engines) - other.engines) * COST.engine +
    Math.abs((span ?? other.span) - other.span) -
    kinship(id, other.id) * LETTER
  );
}

/** The aircraft that is painted for this id: its own, or the one that comes nearest to what is known of it. */
export function nearest(id: string, looks: Looks = {}): Listed {
  const own = listedAs(id);
  if (own !== null) return own;
  return roster.reduce((best, next) => (distance(id, looks, next) < distance(id, looks, best) ? next : best));
}
