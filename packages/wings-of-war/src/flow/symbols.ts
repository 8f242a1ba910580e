import { type Card, EVERYONE, only, type RuleId } from '@tallyho/kernel';
import { symbols } from '../content/types.ts';
import {
  BURNS,
  BY_FLAMES,
  CREW,
  ENGINE,
  EXPLOSION,
  FIRE,
  HIT,
  isJam,
  RUDDER_LEFT,
  RUDDER_RIGHT,
  SHOWN,
  SMOKE,
  SMOKES,
} from '../rules/cards.ts';
import type { Due } from '../rules/damage.ts';
import type { Aircraft, Plane, WingsTable } from '../state.ts';

const JAM_COUNTERS = 3;
const DAZED = 4;

const lastHit = (a: Aircraft): Aircraft['hits'][number] => a.hits[a.hits.length - 1];

/** WOW-JAM-07 — a card makes it explode, and is there for all to see. */
export function explodeByCard(t: WingsTable, plane: Plane): void {
  lastHit(t.state.planes[plane]).known = SHOWN;
  explode(t, plane, 'WOW-JAM-07');
}

/** WOW-JAM-07, WOW-SPDMG-13, WOW-GAP-66 — it explodes, and everybody sees that. */
function explode(t: WingsTable, plane: Plane, because: RuleId): void {
  t.state.planes[plane].exploded = true;
  t.show(EVERYONE);
  t.say?.(EVERYONE, { event: 'exploded', plane, because });
}

/**
 * WOW-DMG-03, WOW-DMG-04, WOW-SPDMG-01, WOW-SPDMG-19, WOW-SPDMG-21, WOW-LAND-15 — the symbol of a card, as far as it
 * counts.
 */
export function applySymbol(t: WingsTable, due: Due, card: Card): void {
  const s = t.state;
  const symbol = s.fixed.symbol[card];
  if (symbol === 0) return;
  if (symbol === EXPLOSION) return explodeByCard(t, due.plane);
  if (due.cause === BY_FLAMES) return;
  if (isJam(symbol)) {
    if (due.cause === HIT && due.shooter >= 0) jam(t, due, card);
    return;
  }
  if (!s.fixed.options.switches.special) return;
  if (symbol === FIRE) return setAlight(t, due);
  if (due.cause === HIT) applySpecial(t, due, card, symbol);
}

/**
 * WOW-JAM-01 … WOW-JAM-06, WOW-TWO-07 — the card is shown, and the gun that fired is jammed for three manoeuvres, no
 * more.
 */
function jam(t: WingsTable, due: Due, card: Card): void {
  const s = t.state;
  lastHit(s.planes[due.plane]).known = SHOWN;
  s.planes[due.shooter].jams[due.gun] = JAM_COUNTERS;
  t.show(EVERYONE);
  t.say?.(EVERYONE, { event: 'jam', plane: due.shooter, gun: due.gun, card, because: 'WOW-JAM-01' });
}

/**
 * WOW-SPDMG-17, WOW-SPDMG-20, WOW-SPDMG-22 — three flame counters, announced; no Tailing for this turn and two more.
 */
function setAlight(t: WingsTable, due: Due): void {
  const s = t.state;
  const a = s.planes[due.plane];
  a.flames = 3;
  a.noTailUntil = s.turn + 2;
  a.litBy = due.shooter >= 0 ? s.fixed.planes[due.shooter].side : -1;
  lastHit(a).known = BURNS;
  t.show(EVERYONE);
  t.say?.(EVERYONE, { event: 'special', plane: due.plane, symbol: symbols[FIRE], because: 'WOW-SPDMG-17' });
}

function applySpecial(t: WingsTable, { plane }: Due, card: Card, symbol: number): void {
  const s = t.state;
  const a = s.planes[plane];
  let because = 'WOW-SPDMG-02';
  switch (symbol) {
    case RUDDER_LEFT:
      a.stuckLeft = s.turn + 1; // WOW-SPDMG-04, WOW-SPDMG-05
      break;
    case RUDDER_RIGHT:
      a.stuckRight = s.turn + 1; // WOW-SPDMG-06, WOW-SPDMG-07
      break;
    case ENGINE:
      a.engine++; // WOW-SPDMG-12
      if (a.engine > 1) because = 'WOW-SPDMG-13';
      break;
    case CREW:
      // WOW-TWO-08, WOW-TWO-09, WOW-GAP-58 — in a two-seater 3 printed points hit the pilot, any other number the
      // observer.
      if (s.fixed.planes[plane].twoSeater && s.fixed.points[card] !== 3) a.observer = false;
      else {
        woundPilot(t, plane);
        if (a.wounds > 1) because = 'WOW-SPDMG-11';
      }
      break;
    case SMOKE:
      a.smoke = 3; // WOW-SPDMG-14
      a.noTailUntil = Math.max(a.noTailUntil, s.turn + 2); // WOW-SPDMG-16
      lastHit(a).known = SMOKES;
      t.show(EVERYONE);
      t.say?.(EVERYONE, { event: 'special', plane, symbol: symbols[SMOKE], because: 'WOW-SPDMG-14' });
      return;
  }
  if (t.say !== undefined)
    t.say(only(s.fixed.planes[plane].owner), {
      event: 'special',
      plane,
      symbol: symbols[symbol],
      because,
    });
  if (symbol === ENGINE && a.engine > 1) explode(t, plane, because);
}

/** WOW-SPDMG-08 … WOW-SPDMG-11 — a wounded pilot: no fire after four manoeuvres, hidden behind three jam counters. */
function woundPilot(t: WingsTable, plane: Plane): void {
  const a = t.state.planes[plane];
  a.wounds++;
  if (a.wounds > 1) return; // WOW-GAP-66: it falls, and no counter tells why
  a.dazed = DAZED;
  const { guns } = t.state.fixed.planes[plane];
  for (let gun = 0; gun < guns.length; gun++) if (guns[gun] >= 0) a.jams[gun] = JAM_COUNTERS;
  t.show(EVERYONE);
  t.say?.(EVERYONE, { event: 'jam-counters', plane, because: 'WOW-SPDMG-10' });
}
