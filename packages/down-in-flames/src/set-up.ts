import { budgetsOf, cheapestOf, contentOf, type Fielded, fieldedOf, isInService, isOpenSlot } from './catalogue.ts';
import { MOST_IN_DECK } from './content/sense.ts';
import { copiesOf } from './deck-tables.ts';
import type { DownInFlamesOptions } from './options.ts';
import { refuse } from './problems.ts';
import { isAttack, titleOf } from './rules/cards.ts';

export const MOST_AIRCRAFT = 8;
/** DIF-OPT-23 — a mission may be multiplied. */
export const MOST_MISSION_AIRCRAFT = 32;

/** Refuses a set-up that cannot be played. Only inside `reading`. */
export function checkSetUp(options: DownInFlamesOptions): void {
  const fielded = fieldedOf(options);
  checkSeats(options, fielded);
  checkBombers(options, fielded);
  checkWingmen(fielded);
  checkAircraft(options, fielded);
  checkDeck(options, fielded);
}

function checkSeats({ mode, seats }: DownInFlamesOptions, fielded: readonly Fielded[]): void {
  seats.forEach(({ name, aircraft }, seat) => {
    if (aircraft.length === 0) refuse('seat-without-aircraft', `seats[${seat}]`, { name });
    if (seats.findIndex((other) => other.name === name) < seat)
      refuse('seat-name-twice', `seats[${seat}].name`, { name });
  });
  if (mode === 'duel' && (seats.length !== 2 || fielded.length !== 2)) {
    refuse('duel-needs-two-fighters', 'seats', { seats: seats.length, aircraft: fielded.length });
  }
  const most = mode === 'mission' ? MOST_MISSION_AIRCRAFT : MOST_AIRCRAFT;
  if (fielded.length > most) refuse('too-many-aircraft', 'seats', { aircraft: fielded.length, most });
  if (mode === 'mission' && seats.length !== 2) refuse('mission-needs-two-sides', 'seats', { seats: seats.length });
  if (mode === 'teams') {
    for (const team of ['A', 'B']) {
      if (!seats.some((seat) => seat.team === team)) refuse('team-without-aircraft', 'seats', { team });
    }
  }
  if (seats.length < 2) refuse('too-few-aircraft', 'seats', { aircraft: fielded.length });
}

/**
 * Bombers and fighter-bombers fly in missions only, all aircraft of which are given; DIF-FB-01: the attacker's carry
 * the bombs.
 */
function checkBombers({ packs, mission }: DownInFlamesOptions, fielded: readonly Fielded[]): void {
  const { bomberById } = contentOf(packs);
  for (const one of fielded) {
    const { place, fighter, bomber, pilot, loaded, bombs, wingmanOf, label } = one;
    const where = `${place}.${loaded ? 'loaded' : bombs === null ? 'bomber' : 'bombs'}`;
    if (mission === null) {
      if (bomber !== null || loaded || bombs !== null) refuse('bomber-outside-a-mission', where);
      continue;
    }
    if (isOpenSlot(one)) refuse('aircraft-not-given', place);
    if (fighter !== null && bomber !== null) refuse('fighter-and-bomber', place, { fighter, bomber });
    if (bomber !== null && !bomberById.has(bomber)) refuse('unknown-bomber', `${place}.bomber`, { bomber });
    if (bomber !== null && pilot !== null) refuse('bomber-with-a-pilot', `${place}.pilot`, { pilot });
    if (bomber !== null && loaded) refuse('loaded-bomber', where, { bomber });
    if (loaded && one.side !== (mission.attacker === 'A' ? 0 : 1)) refuse('loaded-defender', where);
    if (bombs !== null && !loaded) refuse('bombs-on-nobody', where);
    const isPaired = wingmanOf !== null || fielded.some((other) => other.wingmanOf === label);
    if (isPaired && (bomber !== null || loaded)) refuse('bomber-in-a-pair', place, { aircraft: label });
  }
}

/** DIF-OPT-01 — one Leader, one Wingman, on the same side. */
function checkWingmen(fielded: readonly Fielded[]): void {
  for (const [at, wingman] of fielded.entries()) {
    const { wingmanOf } = wingman;
    if (wingmanOf === null) continue;
    const place = `${wingman.place}.wingmanOf`;
    const leader = fielded.find(({ label }) => label === wingmanOf);
    if (leader === undefined)
      refuse('unknown-leader', place, { leader: wingmanOf, known: fielded.map((f) => f.label) });
    if (leader.side !== wingman.side) refuse('leader-of-another-team', place, { leader: wingmanOf });
    if (leader.wingmanOf !== null || leader === wingman) refuse('leader-is-a-wingman', place, { leader: wingmanOf });
    if (fielded.findIndex((f) => f.wingmanOf === wingmanOf) < at)
      refuse('leader-has-a-wingman', place, { leader: wingmanOf });
  }
}

function checkAircraft(options: DownInFlamesOptions, fielded: readonly Fielded[]): void {
  const content = contentOf(options.packs);
  const { points, year, seats } = options;
  for (const [at, aircraft] of fielded.entries()) {
    const { fighter: id, pilot: pilotId, place } = aircraft;
    const fighter = content.fighterById.get(id ?? '');
    if (id !== null && fighter === undefined) refuse('unknown-fighter', `${place}.fighter`, { fighter: id });
    if (fighter !== undefined && !isInService(fighter, year)) {
      refuse('fighter-too-late', `${place}.fighter`, { fighter: fighter.id, year: fighter.year, agreed: year });
    }
    if (pilotId === null) continue;
    const pilot = content.pilotById.get(pilotId);
    if (pilot === undefined) refuse('unknown-pilot', `${place}.pilot`, { pilot: pilotId });
    if (fighter === undefined) refuse('pilot-without-fighter', `${place}.pilot`, { pilot: pilotId });
    if (pilot.nation !== 'generic' && pilot.nation !== fighter.nation) {
      refuse('pilot-of-another-nation', `${place}.pilot`, {
        pilot: pilotId,
        nation: pilot.nation,
        fighter: fighter.nation,
      });
    }
    if (pilot.nation !== 'generic' && fielded.findIndex((f) => f.pilot === pilotId) < at) {
      refuse('pilot-twice', `${place}.pilot`, { pilot: pilotId });
    }
  }
  const budgets = budgetsOf(options, content, fielded);
  const cheapest = cheapestOf(content, year);
  seats.forEach((_, seat) => {
    const open = fielded.filter((f) => f.seat === seat && isOpenSlot(f)).length;
    if (budgets[seat] < 0) refuse('points-exceeded', `seats[${seat}]`, { points, over: -budgets[seat] });
    if (open > 0 && !(cheapest * open <= budgets[seat])) {
      refuse('nothing-fits', `seats[${seat}]`, {
        points: budgets[seat],
        aircraft: open,
        cheapest: Number.isFinite(cheapest) ? cheapest : null,
      });
    }
  });
}

function checkDeck(options: DownInFlamesOptions, fielded: readonly Fielded[]): void {
  const { faces, fighterById } = contentOf(options.packs);
  const inDeck = faces.filter((face) => copiesOf(face, options) > 0);
  if (inDeck.length > MOST_IN_DECK) refuse('too-many-faces', 'packs', { faces: inDeck.length, most: MOST_IN_DECK });
  if (!inDeck.some((face) => isAttack(titleOf(face))))
    refuse('deck-without-attack-cards', 'deck', { deck: options.deck });
  const cards = inDeck.reduce((sum, face) => sum + copiesOf(face, options), 0);
  const needed = fielded
    .filter(({ loaded }) => !loaded)
    .reduce((sum, f) => sum + (fighterById.get(f.fighter ?? '')?.front.performance ?? 0), 0);
  if (cards < needed) refuse('deck-too-small', 'decks', { cards, needed });
}
