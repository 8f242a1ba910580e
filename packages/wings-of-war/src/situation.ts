import { type Fields, impossible, type RuleId } from '@tallyho/kernel';
import { symbols } from './content/types.ts';
import { DIVE, SHORT_DIVE } from './fixed.ts';
import { ceilingOf } from './rules/altitude.ts';
import { FLYING, type Plane, type WingsOfWar } from './state.ts';

/*
 * What a constructed situation must not contradict. Everything here is said of a field and refused with the rule; only
 * inside the kernel's `reading`.
 */

const EXPLOSION = symbols.indexOf('explosion');

/** WOW-DMG-04 — without special damage nobody is wounded, smokes or burns: only numbers, explosions and jams count. */
const special = ['wounds', 'engine', 'stuck-left', 'stuck-right', 'smoke', 'flames'] as const;

/** What an aircraft cannot be: its guns, its crew, the manoeuvre it comes from, the damage on its console. */
export function checkAircraft(s: WingsOfWar, plane: Plane, fields: Fields): void {
  const { guns, twoSeater } = s.fixed.planes[plane];
  const a = s.planes[plane];
  for (const [gun, name] of ['jam', 'rear-jam'].entries())
    if (a.jams[gun] > 0 && guns[gun] < 0) impossible(fields.at(name), 'WOW-JAM-02');
  const isSaid = (name: string): boolean => fields.raw(name) === true || Number(fields.raw(name) ?? 0) > 0;
  for (const name of special)
    if (isSaid(name) && !s.fixed.options.switches.special) impossible(fields.at(name), 'WOW-DMG-04');
  if (!a.observer && !twoSeater) impossible(fields.at('observer'), 'WOW-TWO-09');
  const why = a.overdive ? barOverdive(s, plane) : null;
  if (why !== null) impossible(fields.at('overdive'), why);
  checkConsole(s, plane, fields);
}

/** WOW-OVERDIVE-01, WOW-OVERDIVE-06 — the Dive of an Overdive: in this game, by this aircraft, and the latest card. */
function barOverdive(s: WingsOfWar, plane: Plane): RuleId | null {
  const { last } = s.planes[plane];
  if (!s.fixed.options.switches.overdive || (last !== DIVE && last !== SHORT_DIVE)) return 'WOW-OVERDIVE-01';
  return s.fixed.decks[s.fixed.planes[plane].deck].hasImmelmann ? null : 'WOW-OVERDIVE-06';
}

/** WOW-DMG-06 — an aircraft in play has taken less than its number; WOW-JAM-07: and has not drawn an explosion. */
function checkConsole(s: WingsOfWar, plane: Plane, fields: Fields): void {
  const { hits, damage } = s.planes[plane];
  for (const [i, { card }] of hits.entries())
    if (s.fixed.symbol[card] === EXPLOSION) impossible(`${fields.at('hits')}[${i}]`, 'WOW-JAM-07');
  const { endurance } = s.fixed.planes[plane];
  if (damage >= endurance) impossible(fields.at('hits'), 'WOW-DMG-06', { damage: damage / 2, most: endurance / 2 });
}

/** WOW-HIGH-01 — the floor is higher only with Flying Higher; WOW-HIGH-04: and everybody flies above it. */
export function checkFloor(s: WingsOfWar): void {
  const { altitude, higher } = s.fixed.options.switches;
  if (s.floor > 0 && !higher) impossible('given.floor', 'WOW-HIGH-01');
  if (!altitude) return;
  for (const { level, status } of s.planes)
    if (status === FLYING && (level < s.floor || level > ceilingOf(s))) impossible('given.floor', 'WOW-HIGH-04');
}
