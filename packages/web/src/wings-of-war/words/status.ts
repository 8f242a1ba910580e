import { type Plane, reminderOf, type WingsView } from '@tallyho/wings-of-war';
import type { Names } from '../model/names.ts';
import { cardName } from './speak.ts';
import type { WingsWords } from './words.ts';

/**
 * Everything that can be told of an aircraft in a few words each, for the one who looks; what is secret is blank for
 * others.
 */
export function statusOf(w: WingsWords, view: WingsView, names: Names, plane: Plane): string[] {
  const { turn } = view;
  const a = view.planes[plane];
  const t = w.table;
  const isHere = a.fate === 0;
  if (!isHere) return [];
  return [
    a.status === 0 ? '' : Object.values(w.terms.onGround)[a.status],
    a.cloud ? t.inCloud : '',
    a.heldUntil >= turn && a.heldUntil > 0 ? t.held : '',
    ...a.jams.map((n, gun) => (n > 0 ? t.jam({ gun: w.terms.guns[gun], n }) : '')),
    a.flames > 0 ? t.flames(a.flames) : '',
    a.smoke > 0 ? t.smoke(a.smoke) : '',
    a.tails >= 0 ? t.tails(names.plane(a.tails)) : '',
    a.wounds > 0 ? t.wound : '',
    a.dazed > 0 ? t.dazed(a.dazed) : '',
    a.engine > 0 ? t.engine : '',
    a.observer ? '' : t.observer,
    (a.banned & 1) !== 0 ? t.rudder.left : '',
    (a.banned & 2) !== 0 ? t.rudder.right : '',
    a.photographed ? t.photographed : '',
    a.status === 0 ? reminderWords(w, reminderOf(view, plane, a.last)) : '',
  ].filter((line) => line !== '');
}

/** WOW-ALT-04, WOW-CLIMB-01 — the altitude with its climb counters; '' where altitude does not count. */
export function levelWords({ table }: WingsWords, { fixed, planes }: WingsView, plane: Plane): string {
  const { level, climbs, status } = planes[plane];
  if (!fixed.options.switches.altitude || status !== 0) return '';
  return table.level({ level, climbs, climb: fixed.planes[plane].climb });
}

/** WOW-TURN-06 … WOW-TURN-08 — the card executed last, which everybody has seen. */
export const lastCardWords = (w: WingsWords, view: WingsView, plane: Plane): string =>
  view.planes[plane].last < 0 ? '' : w.table.lastCard(cardName(w, view.planes[plane].last));

/** WOW-TURN-06, WOW-TURN-07 — the counter that reminds of the last card. */
function reminderWords({ table }: WingsWords, reminder: ReturnType<typeof reminderOf>): string {
  return reminder === 'immelmann' ? table.mustStraight : reminder === 'steep' ? table.noSteep : '';
}
