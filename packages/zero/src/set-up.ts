import { contentOf } from './content/catalogue.ts';
import { checkFaces, checkNumbers } from './content/check.ts';
import { altitudes, type Fighter, type Pack, type Pilot, type Service, type SideName, sides } from './content/types.ts';
import type { ElementOptions, ZeroOptions } from './options.ts';
import { refuse } from './problems.ts';
import { elementPoints, pilotPoints } from './rules/balance.ts';
import { pilotBonuses } from './rules/pilots.ts';
import { barStartOf } from './rules/starts.ts';

/** One Element of the order of battle, with the cards behind its ids. */
export interface Fielded {
  readonly seat: number;
  readonly side: SideName;
  readonly label: string;
  readonly fighter: Fighter;
  readonly pilot: Pilot | null;
  /** CH-19.24q — the Skilled pilot of its Wingman. */
  readonly wingmanPilot: Pilot | null;
  readonly given: ElementOptions;
  /** Where it stands in the options. */
  readonly place: string;
}

export const MOST_ELEMENTS = 5;

/** All Elements of all seats in order. Types that fly twice are numbered: 'A6M2', 'A6M2 2'. */
export function fieldedOf(options: ZeroOptions, content: Required<Pack> = contentOf(options.packs)): Fielded[] {
  const seen = new Map<string, number>();
  const fielded: Fielded[] = [];
  for (const [seat, { side, elements }] of options.seats.entries()) {
    for (const [i, given] of elements.entries()) {
      const place = `seats[${seat}].elements[${i}]`;
      const fighter = content.fighters.find(({ id }) => id === given.aircraft);
      if (fighter === undefined) return refuse('unknown-fighter', `${place}.aircraft`, { fighter: given.aircraft });
      const pilot = pilotNamed(content, given.pilot, `${place}.pilot`);
      const wingmanPilot = pilotNamed(content, given.wingmanPilot ?? null, `${place}.wingmanPilot`);
      const times = (seen.get(fighter.short) ?? 0) + 1;
      seen.set(fighter.short, times);
      const label = given.label ?? (times === 1 ? fighter.short : `${fighter.short} ${times}`);
      fielded.push({ seat, side: given.side ?? side, label, fighter, pilot, wingmanPilot, given, place });
    }
  }
  return fielded;
}

function pilotNamed({ pilots }: Required<Pack>, id: string | null, place: string): Pilot | null {
  if (id === null) return null;
  return pilots.find((one) => one.id === id) ?? refuse('unknown-pilot', place, { pilot: id });
}

/** Z-13.1b, Z-13.4a — the points of both sides: printed values, and the bonuses of pilots where they are asked for. */
export function totalsOf(fielded: readonly Fielded[], withPilots: boolean): [number, number] {
  const total = (side: SideName): number =>
    fielded
      .filter((f) => f.side === side)
      .reduce((sum, f) => sum + elementPoints(f.fighter, f.given.wingman) + (withPilots ? pilotPoints(f.pilot) : 0), 0);
  return [total('japanese'), total('allied')];
}

/** Refuses what cannot be flown. */
export function checkSetUp(options: ZeroOptions): void {
  const content = checkContent(options);
  checkSeats(options);
  const fielded = fieldedOf(options, content);
  checkLabels(fielded);
  for (const one of fielded) checkElement(one, options);
  checkPilots(fielded, options);
  checkNumbersOfAircraft(fielded, options);
  checkDeck(fielded, options, content);
}

/** The cards that the packs make. */
export function checkContent({ packs }: Pick<ZeroOptions, 'packs'>): Required<Pack> {
  const content = contentOf(packs);
  checkNumbers(content.faces, refuse);
  checkFaces(content.faces, refuse);
  return content;
}

function checkSeats({ seats }: ZeroOptions): void {
  for (const [i, { name, elements }] of seats.entries()) {
    if (elements.length === 0) refuse('seat-without-elements', `seats[${i}]`, { name });
    if (seats.findIndex((other) => other.name === name) < i) refuse('seat-name-twice', `seats[${i}].name`, { name });
  }
  for (const side of sides) {
    const count = seats.filter((seat) => seat.side === side).reduce((sum, { elements }) => sum + elements.length, 0);
    if (count === 0) refuse('side-without-elements', 'seats', { side });
    if (count > MOST_ELEMENTS) refuse('too-many-elements', 'seats', { side, found: count, most: MOST_ELEMENTS });
  }
}

function checkLabels(fielded: readonly Fielded[]): void {
  const labels = new Set<string>();
  for (const { label, place } of fielded) {
    const plain = label.toLowerCase();
    if (plain === '') refuse('label-empty', `${place}.label`);
    if (labels.has(plain) || labels.has(`${plain} wingman`)) refuse('label-twice', `${place}.label`, { label });
    labels.add(plain);
    labels.add(`${plain} wingman`);
  }
}

/** Z-4.2a, Z-4.3b, Z-4.4a — side, year and class of one Element. */
function checkElement(one: Fielded, options: ZeroOptions): void {
  const { side, fighter, place } = one;
  const { year } = options;
  const { name, id } = fighter;
  if (fighter.kind !== 'fighter') refuse('not-a-fighter', `${place}.aircraft`, { aircraft: id, name });
  checkNight(one, false);
  if (fighter.side !== side) refuse('fighter-of-the-other-side', `${place}.aircraft`, { aircraft: id, name, side });
  if (fighter.year > year)
    refuse('fighter-too-late', `${place}.aircraft`, { fighter: id, name, year: fighter.year, agreed: year });
  checkLevel(one, options);
}

/** CH-17.51a — night fighters appear at night only, CH-17.52a — and never with a Wingman. */
export function checkNight({ fighter, given, place }: Fielded, isNight: boolean): void {
  if (fighter.night === undefined) return;
  const facts = { aircraft: fighter.id, name: fighter.name };
  if (!isNight) refuse('night-fighter-by-day', `${place}.aircraft`, facts);
  if (given.wingman) refuse('night-fighter-with-wingman', `${place}.wingman`, facts);
}

/** Z-4.5e, Z-GAP-80 — the starting Altitude of one Element. */
export function checkLevel({ fighter, given, place }: Fielded, { turbochargers }: ZeroOptions): void {
  const { name, id } = fighter;
  if (given.altitude === null) return;
  const level = altitudes.indexOf(given.altitude);
  const facts = { aircraft: id, name, altitude: given.altitude };
  const barred = barStartOf(altitudes.indexOf(fighter.ceiling), turbochargers && fighter.turbo, level);
  if (barred === 'above-the-ceiling')
    refuse('altitude-above-ceiling', `${place}.altitude`, { ...facts, ceiling: fighter.ceiling });
  if (barred === 'needs-a-turbocharger') refuse('altitude-needs-turbo', `${place}.altitude`, facts);
}

/** Z-13.4a, Z-19.12b, Z-19.21a, Z-19.21b, Z-19.23a — who may have a pilot, and which one. */
function checkPilots(fielded: readonly Fielded[], { balance }: ZeroOptions): void {
  const totals = totalsOf(fielded, false);
  const men = new Set<string>();
  for (const one of fielded) {
    const { side, pilot, place } = one;
    if (pilot === null) continue;
    const at = `${place}.pilot`;
    const { id, name, full } = pilot;
    const other = totals[side === 'japanese' ? 1 : 0];
    const own = totals[side === 'japanese' ? 0 : 1];
    if (!balance.includes('pilots') && !balance.includes('house')) refuse('pilots-not-agreed', at, { pilot: id, name });
    if (!balance.includes('house') && own >= other)
      refuse('pilot-on-the-stronger-side', at, { pilot: id, name, side, own, other });
    checkPilot(one);
    if (men.has(full)) refuse('pilot-twice', at, { pilot: id, name });
    men.add(full);
  }
}

/** CH-19.24h — Navy and Marines fly the same types: a pilot with the type on his counter may be of either. */
const isNaval = (service: Service): boolean => service === 'usn' || service === 'usmc';

/** Z-19.21a, Z-19.21b, Z-19.23a — whom a pilot flies for, and what. */
export function checkPilot({ fighter, pilot, wingmanPilot, place }: Fielded): void {
  if (pilot !== null) checkFlies(fighter, pilot, `${place}.pilot`);
  if (wingmanPilot !== null) checkFlies(fighter, wingmanPilot, `${place}.wingmanPilot`);
}

function checkFlies(fighter: Fighter, { id, name, service, family }: Pilot, at: string): void {
  const isOfItsNavy = isNaval(service) && fighter.services.some(isNaval) && family === fighter.family;
  if (!fighter.services.includes(service) && !isOfItsNavy)
    refuse('pilot-of-another-service', at, { pilot: id, name, service, services: [...fighter.services] });
  if (family !== null && family !== fighter.family)
    refuse('pilot-in-the-wrong-type', at, { pilot: id, name, family, aircraft: fighter.id });
}

/** Z-4.2c, Z-GAP-64 — the same number of aircraft on both sides, unless a balance of 13.0 has been agreed. */
function checkNumbersOfAircraft(fielded: readonly Fielded[], { balance }: ZeroOptions): void {
  if (balance.includes('house')) return;
  const of = (side: SideName): Fielded[] => fielded.filter((f) => f.side === side);
  const aircraft = (side: SideName): number => of(side).reduce((sum, { given }) => sum + (given.wingman ? 2 : 1), 0);
  const facts = { japanese: aircraft('japanese'), allied: aircraft('allied') };
  if (facts.japanese === facts.allied) return;
  const elements = { japanese: of('japanese').length, allied: of('allied').length };
  if (balance.includes('numbers')) {
    const [japanese, allied] = totalsOf(fielded, balance.includes('pilots'));
    if (japanese !== allied) refuse('unequal-points', 'balance', { japanese, allied });
    return;
  }
  if (!balance.includes('wingmen')) refuse('unequal-aircraft', 'seats', facts);
  if (elements.japanese !== elements.allied) refuse('more-elements-than-agreed', 'seats', elements);
  if (sides.every((side) => of(side).some(({ given }) => !given.wingman)))
    refuse('wingmen-missing-on-both-sides', 'seats', facts);
}

/** Z-4.6a — there must be a card for every place in every first hand. */
export function checkDeck(fielded: readonly Fielded[], { fullThrottle }: ZeroOptions, { faces }: Required<Pack>): void {
  const cards = faces.reduce((sum, f) => sum + (f.expansion && !fullThrottle ? 0 : f.cards.length), 0);
  const hands = fielded.reduce(
    (sum, { fighter, pilot }) => sum + fighter.leader.front.performance + pilotBonuses(pilot).performance,
    0,
  );
  if (cards < hands) refuse('hands-exceed-deck', 'packs', { cards, hands });
}
