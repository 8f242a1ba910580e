import { type Card, chanceFrom, Fields, type Json, layOut, type Result, reading, takeOut } from '@tallyho/kernel';
import { type DamageLetter, damageLetters, type Manoeuvre, manoeuvres } from './content/types.ts';
import { wingsOfWar } from './game.ts';
import { cardsNamed } from './names.ts';
import type { WingsOptions } from './options.ts';
import { refuse } from './problems.ts';
import { decimal } from './read-options.ts';
import { ceilingOf } from './rules/altitude.ts';
import { damageOf } from './rules/piles.ts';
import { checkAircraft, checkFloor } from './situation.ts';
import { type Aircraft, FLYING, type Kind, type Plane, statuses, type WingsOfWar } from './state.ts';

/** Finds a card that a name means and that is still in its pile, and takes it out. */
function takeNamed(s: WingsOfWar, name: string, place: string): Card {
  for (const card of cardsNamed(s.fixed, name))
    if (takeOut(s.decks[Math.floor(card / 100)], [card]) === null) return card;
  return refuse('no-such-damage-card', place, { card: name });
}

function kindNamed(s: WingsOfWar, plane: Plane, name: string, place: string): Kind {
  const kind = manoeuvres.indexOf(name as Manoeuvre);
  if (kind < 0) return refuse('unknown-manoeuvre', place, { manoeuvre: name });
  const deck = s.fixed.decks[s.fixed.planes[plane].deck];
  return deck.copies[kind] > 0 ? kind : refuse('not-in-the-deck', place, { manoeuvre: name, deck: deck.letter });
}

/**
 * WOW-ALT-05 … WOW-ALT-08, WOW-HIGH-05 … WOW-HIGH-07 — where an aircraft can be: between floor and ceiling, or on the
 * ground.
 */
function checkSituatedLevel(s: WingsOfWar, plane: Plane, fields: Fields): void {
  const { level, status } = s.planes[plane];
  const { altitude, higher } = s.fixed.options.switches;
  if (status !== FLYING && !altitude) refuse('needs-altitude', fields.at('status'), { option: 'status' });
  if (status !== FLYING && s.floor > 0) refuse('ground-is-not-the-floor', fields.at('status'), { floor: s.floor });
  const isFlying = altitude && status === FLYING;
  const from = isFlying ? s.floor : 0;
  const to = !isFlying ? 0 : Math.min(ceilingOf(s), higher ? s.fixed.planes[plane].maxAltitude : 3);
  if (level < from || level > to) refuse('start-altitude', fields.at('level'), { level, from, to });
}

/**
 * WOW-SPDMG-15, WOW-SPDMG-16, WOW-SPDMG-20, WOW-GAP-63 — the last turn in which smoke or flames forbid Tailing, by the
 * counters that are left when a turn begins: smoke goes at the end of a turn, and the last flame forbids nothing.
 */
function lastTurnWithoutTailing(turn: number, { smoke, flames }: Pick<Aircraft, 'smoke' | 'flames'>): number {
  return Math.max(smoke > 0 ? turn + smoke - 1 : 0, flames > 1 ? turn + flames - 2 : 0);
}

/** An aircraft in a constructed situation: what is not given stays as it is at the start of the game. */
function situateAircraft(s: WingsOfWar, plane: Plane, fields: Fields): void {
  const a = s.planes[plane];
  const { width, length } = s.fixed.options;
  a.x = Math.round(decimal(fields, 'x', 0, width, a.x / 1000) * 1000);
  a.y = Math.round(decimal(fields, 'y', 0, length, a.y / 1000) * 1000);
  a.heading = Math.round(decimal(fields, 'heading', 0, 359.99, a.heading / 100) * 100);
  a.status = statuses.indexOf(fields.oneOf('status', statuses, statuses[a.status]));
  a.level = fields.int('level', 0, 40, a.status === FLYING ? a.level : 0);
  checkSituatedLevel(s, plane, fields);
  // WOW-ALT-07, WOW-ALT-08 — at altitude 0 a climb counter is what tells those who fly from those who have landed.
  const climbs = s.fixed.options.switches.altitude && a.status === FLYING;
  const least = climbs && a.level === 0 ? 1 : 0;
  a.climbs = fields.int('climbs', least, climbs ? s.fixed.planes[plane].climb - 1 : 0, least);
  if (fields.has('last')) a.last = kindNamed(s, plane, fields.text('last'), fields.at('last'));
  a.overdive = fields.flag('overdive', false);
  a.jams = [0, 1].map((gun) => fields.int(gun === 0 ? 'jam' : 'rear-jam', 0, 3, 0));
  a.wounds = fields.int('wounds', 0, 1, 0);
  a.engine = fields.int('engine', 0, 1, 0);
  a.observer = fields.flag('observer', true);
  a.stuckLeft = fields.flag('stuck-left', false) ? s.turn + 1 : 0;
  a.stuckRight = fields.flag('stuck-right', false) ? s.turn + 1 : 0;
  a.smoke = fields.int('smoke', 0, 3, 0);
  a.flames = fields.int('flames', 0, 3, 0);
  a.noTailUntil = lastTurnWithoutTailing(s.turn + 1, a);
  a.written = 2 * fields.int('damage', 0, s.fixed.planes[plane].endurance / 2 - 1, 0);
  for (const [i, name] of fields.list('hits').entries()) {
    const card = takeNamed(s, String(name), `${fields.at('hits')}[${i}]`);
    a.hits.push({ card, pile: 0, known: 0, clock: 0, turn: 0 });
  }
  a.damage = damageOf(s.fixed, a);
  checkAircraft(s, plane, fields);
  fields.done();
}

/** Lays out the next damage cards to be drawn. */
export function layDraws(s: WingsOfWar, given: readonly Json[], place: string): void {
  for (const [i, item] of given.entries()) {
    const meant = cardsNamed(s.fixed, String(item));
    const laid = meant.some((card) => layOut(s.decks[Math.floor(card / 100)], [card]) === null);
    if (!laid) refuse('no-such-damage-card', `${place}[${i}]`, { card: String(item) });
  }
}

/** Builds a constructed situation, which stands at the beginning of a turn. */
export const situate = (given: Json, options: WingsOptions, seed: string): Result<WingsOfWar> =>
  reading(() => {
    const fields = new Fields(given, 'given');
    const s = wingsOfWar.setup(options, chanceFrom(seed));
    s.turn = fields.int('turn', 1, options.turns, 1) - 1;
    s.floor = fields.int('floor', 0, 30, s.floor);
    const labels = s.fixed.planes.map(({ label }) => label);
    const aircraft = fields.fields('aircraft');
    for (const label of aircraft.names()) {
      const plane = labels.indexOf(label);
      if (plane < 0) refuse('unknown-aircraft', aircraft.at(label), { aircraft: label, known: labels });
      situateAircraft(s, plane, aircraft.fields(label));
    }
    checkFloor(s);
    for (const [i, name] of fields.list('spent').entries()) {
      const card = takeNamed(s, String(name), `given.spent[${i}]`);
      s.decks[Math.floor(card / 100)].discard.push(card);
    }
    for (const [i, letter] of fields.list('empty').entries()) emptyDeck(s, String(letter), `given.empty[${i}]`);
    layDraws(s, fields.list('draws'), 'given.draws');
    fields.done();
    return s;
  });

/**
 * WOW-DECK-02 — for a situation in which a damage deck has run out: its cards lie with nobody, as if in a closed box.
 */
function emptyDeck(s: WingsOfWar, letter: string, place: string): void {
  const deck = damageLetters.indexOf(letter as DamageLetter);
  if (deck < 0) refuse('no-such-damage-card', place, { deck: letter });
  s.decks[deck].pile.length = 0;
}
