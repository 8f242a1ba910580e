import type { CampaignContent } from '../content/campaign-types.ts';
import type { MissionKind, TargetSheet } from '../content/mission-types.ts';
import { altitudes, nationOf, sides } from '../content/types.ts';
import type { ZeroOptions } from '../options.ts';
import { refuse } from '../problems.ts';
import { checkContent, checkDeck, checkLevel, checkNight, checkPilot, type Fielded, MOST_ELEMENTS } from '../set-up.ts';
import { checkKamikazes } from './check-kamikazes.ts';
import type { Load, Orders } from './orders.ts';
import { type FieldedBomber, type Roster, rosterOf } from './roster.ts';
import { bomberLoads, elementLoads, type Stores, storesOf } from './stores.ts';

/** Refuses Missions that cannot be flown. Z-24.43b: a side may have no aircraft at all, and then has only the Flak. */
export function checkMission(options: ZeroOptions): void {
  const { orders } = options;
  if (orders === undefined) return refuse('mission-without-orders', 'orders');
  checkContent(options);
  checkSeats(options);
  const roster = rosterOf(options);
  checkOrders(orders, roster);
  checkLabels(roster);
  const stores = storesOf(orders, sheetOf(orders, roster));
  for (const one of roster.elements) checkElement(one, options, stores);
  for (const one of roster.bombers) checkBomber(one, stores);
  checkPilots(roster);
  checkCrews(roster);
  checkFormations(roster);
  checkKamikazes(orders, roster);
  checkDeck(roster.elements, options, roster.content);
}

const sheetOf = ({ target }: Orders, { campaign }: Roster): TargetSheet | null =>
  campaign.targets.find(({ id }) => id === target) ?? null;

/** CH-28.21a — two draws on the Kamikaze Aircraft Table bring up to eight Elements, and a Resource two more. CH-29.55a: whatever players assign is fewer. */
export const MOST_WITH_KAMIKAZES = 10;
/** CH-30.43e — the Opposition of a Mission, and of an event for each B-29. */
const MOST_ALONE = 8;

function checkSeats({ seats, orders }: ZeroOptions): void {
  if (orders?.solitaire !== undefined) return checkAlonePlayer(seats);
  for (const [i, { elements }] of seats.entries())
    for (const [nth, element] of elements.entries())
      if (element.side !== undefined) refuse('element-of-nobody', `seats[${i}].elements[${nth}].side`);
  for (const [i, { formations = [] }] of seats.entries())
    for (const [nth, { condition }] of formations.entries())
      if (condition !== undefined) refuse('condition-out-of-place', `seats[${i}].formations[${nth}].condition`);
  const most = orders?.kind === 'kamikaze' || orders?.assigned === true ? MOST_WITH_KAMIKAZES : MOST_ELEMENTS;
  for (const [i, { name }] of seats.entries())
    if (seats.findIndex((other) => other.name === name) < i) refuse('seat-name-twice', `seats[${i}].name`, { name });
  for (const side of sides) {
    const own = seats.filter((seat) => seat.side === side);
    if (own.length === 0) refuse('side-without-player', 'seats', { side });
    const count = own.reduce((sum, { elements }) => sum + elements.length, 0);
    if (count > most) refuse('too-many-elements', 'seats', { side, found: count, most });
  }
}

/** CH-30.0a, CH-30.82f — one player has the Formation aircraft, and moves the enemy's Elements as well. */
function checkAlonePlayer(seats: ZeroOptions['seats']): void {
  if (seats.length !== 1) refuse('solitaire-for-one', 'seats', { found: seats.length });
  const [{ elements, side, formations = [] }] = seats;
  if (formations.length !== 1) refuse('solitaire-one-formation', 'seats[0].formations', { found: formations.length });
  if (elements.length > MOST_ALONE)
    refuse('too-many-elements', 'seats', { side, found: elements.length, most: MOST_ALONE });
  for (const [i, element] of elements.entries()) {
    const place = `seats[0].elements[${i}]`;
    if ((element.side ?? side) === side) refuse('solitaire-against-oneself', `${place}.side`, { side });
    if (element.altitude === null) refuse('solitaire-without-altitude', `${place}.altitude`);
  }
}

/** Z-23.1a, Z-23.1c, Z-23.23a — phases need an attacker and a target, and two numbers of turns; the others have one. */
function checkOrders({ kind, attacker, target, turns, search }: Orders, { campaign, elements, bombers }: Roster): void {
  const phased = kind !== 'dogfight' && kind !== 'evacuation';
  if (turns.length !== (phased ? 2 : 1))
    refuse('wrong-number-of-turns', 'orders.turns', { kind, wanted: phased ? 2 : 1 });
  if (!phased && turns[0] === 0) refuse('wrong-number-of-turns', 'orders.turns', { kind, wanted: 1 });
  if (phased && attacker === null) refuse('mission-without-attacker', 'orders.attacker', { kind });
  if (phased && target === null && search === undefined) refuse('mission-without-target', 'orders.target', { kind });
  if (target !== null && !campaign.targets.some(({ id }) => id === target))
    refuse('unknown-target', 'orders.target', { target });
  checkSheet(kind, target, campaign);
  const flies = [...elements, ...bombers].some(({ side }) => attacker === null || side === attacker);
  if (!flies) refuse('attacker-without-aircraft', 'seats', { side: attacker ?? '' });
}

/** CH-18.6d, CH-27.44a — the panels of 6A and a Submarine have Missions of their own; CH-GAP-75 — a transport may land anywhere. */
function checkSheet(kind: MissionKind, target: string | null, { targets }: CampaignContent): void {
  const sheet = targets.find(({ id }) => id === target);
  const isOwn = sheet?.panel !== undefined || sheet?.wrongDepth !== undefined;
  const isFlownTo = isOwn ? sheet.kind === (kind as string) : !kindsWithSheets.includes(kind);
  if (sheet !== undefined && !isFlownTo) refuse('target-of-another-mission', 'orders.target', { target, kind });
}
const kindsWithSheets: readonly MissionKind[] = ['submarine', 'air-drop', 'mine-laying', 'patrol'];

function checkLabels({ elements, bombers }: Roster): void {
  const labels = new Set<string>();
  for (const { label, place } of [...elements, ...bombers]) {
    const plain = label.toLowerCase();
    if (plain === '') refuse('label-empty', `${place}.label`);
    if (labels.has(plain) || labels.has(`${plain} wingman`)) refuse('label-twice', `${place}.label`, { label });
    labels.add(plain);
    labels.add(`${plain} wingman`);
  }
}

/** Z-18.11b, Z-17.14d, Z-21.52a — what is carried is one of the modes on the card. */
function checkLoad(load: Load | null | undefined, modes: readonly string[], place: string, aircraft: string): void {
  if (load === null || load === undefined || load === 'none') return;
  if (!modes.includes(load)) refuse('load-not-carried', `${place}.load`, { aircraft, load, modes: [...modes] });
}

function checkElement(one: Fielded, options: ZeroOptions, stores: Stores): void {
  const { fighter, side, given, place } = one;
  const isNight = options.orders?.night === true;
  checkPeople(one);
  if (fighter.side !== side)
    refuse('fighter-of-the-other-side', `${place}.aircraft`, { aircraft: fighter.id, name: fighter.name, side });
  checkNight(one, isNight);
  if (isNight) checkAlone(one);
  // CH-GAP-62 — alone, the table says where it starts.
  if (options.orders?.solitaire === undefined) checkLevel(one, options);
  checkPilot(one);
  checkLoad(given.load, elementLoads(fighter, side, given.cargo ?? 0, stores), place, fighter.id);
  // CH-27.71a — who patrols starts at the Altitude of the campaign sheet.
  if (given.patrols === true && given.altitude === null) refuse('patrol-without-altitude', `${place}.altitude`);
}

/** CH-19.24q, CH-19.42b — whoever flies a Wingman needs one, and nobody is both Skilled and green. */
function checkPeople({ fighter: { id, name }, pilot, wingmanPilot, given, place }: Fielded): void {
  const facts = { aircraft: id, name };
  if (!given.wingman && (wingmanPilot !== null || given.green?.wingman === true))
    refuse('pilot-without-wingman', wingmanPilot === null ? `${place}.green` : `${place}.wingmanPilot`, facts);
  if ((pilot !== null && given.green?.leader === true) || (wingmanPilot !== null && given.green?.wingman === true))
    refuse('green-and-skilled', `${place}.green`, facts);
}

/** CH-27.31d — nobody has a Wingman at night. */
function checkAlone({ fighter, given, place }: Fielded): void {
  if (given.wingman) refuse('wingman-at-night', `${place}.wingman`, { aircraft: fighter.id, name: fighter.name });
}

/** Z-19.13a, Z-CGAP-35 — a pilot stays with one aircraft for the whole Mission. */
function checkPilots({ elements }: Roster): void {
  const seen = new Set<string>();
  for (const { pilot, wingmanPilot, place } of elements)
    for (const [one, field] of [[pilot, 'pilot'] as const, [wingmanPilot, 'wingmanPilot'] as const]) {
      if (one === null) continue;
      if (seen.has(one.id)) refuse('pilot-twice', `${place}.${field}`, { pilot: one.id, name: one.name });
      seen.add(one.id);
    }
}

/**
 * Z-19.3b, Z-19.31a, Z-19.33a, Z-19.34d — crews fly Heavy Bombers of their nation and of the type on their counter, which there is
 * once; CH-19.34c: of whatever class, if the counter names the type. CH-19.42b: nobody is green as well.
 */
function checkCrews({ bombers, campaign }: Roster): void {
  const seen = new Set<string>();
  for (const { aircraft, crew, place, nth, given } of bombers) {
    const counter = campaign.crews.find(({ front, back }) => crew?.id === front.id || crew?.id === back.id);
    if (crew === null || counter === undefined) continue;
    const { id, service, family } = counter;
    const at = `${place}.crews`;
    const facts = { crew: crew.id, aircraft: aircraft.id, name: aircraft.name };
    if (aircraft.class !== 'heavy' && family !== aircraft.family) refuse('crew-not-on-a-heavy-bomber', at, facts);
    if (!aircraft.services.some((own) => nationOf[own] === nationOf[service]))
      refuse('crew-of-another-nation', at, facts);
    if (family !== null && family !== aircraft.family) refuse('crew-in-the-wrong-type', at, { ...facts, family });
    if (seen.has(id)) refuse('crew-twice', at, facts);
    if (given.green?.[nth] === true) refuse('green-and-skilled', `${place}.green`, facts);
    seen.add(id);
  }
}

/** Z-16.22a, Z-17.22f, Z-21.53a — one Formation aircraft. */
function checkBomber(one: FieldedBomber, stores: Stores): void {
  const { aircraft, side, given, place } = one;
  const facts = { aircraft: aircraft.id, name: aircraft.name };
  if (aircraft.side !== side) refuse('fighter-of-the-other-side', `${place}.aircraft`, { ...facts, side });
  if (altitudes.indexOf(given.altitude) > altitudes.indexOf(aircraft.ceiling))
    refuse('altitude-above-ceiling', `${place}.altitude`, {
      ...facts,
      altitude: given.altitude,
      ceiling: aircraft.ceiling,
    });
  checkLoad(given.load, bomberLoads(one, stores), place, aircraft.id);
}

/** Z-17.22a … Z-17.22g, Z-17.31a, Z-CEX-01 — one family to a Formation, so many as its card says, one Altitude to a type. */
function checkFormations({ bombers }: Roster): void {
  for (const { aircraft, formation, given, place } of bombers) {
    const others = bombers.filter((one) => one.formation === formation);
    if (others.some((one) => one.aircraft.family !== aircraft.family))
      refuse('formation-of-two-types', `${place}.aircraft`, { aircraft: aircraft.id });
    if (others.length > aircraft.formation)
      refuse('formation-too-large', `${place}.aircraft`, { aircraft: aircraft.id, most: aircraft.formation });
    const apart = bombers.some(
      (one) => one.aircraft.family === aircraft.family && one.given.altitude !== given.altitude,
    );
    if (apart) refuse('type-at-two-altitudes', `${place}.altitude`, { aircraft: aircraft.id });
  }
}
