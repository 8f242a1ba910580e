import { refuse } from '../problems.ts';
import type { Orders } from './orders.ts';
import type { Roster } from './roster.ts';
import { sheetsIn } from './search-orders.ts';

/** CH-28.1a, CH-28.22a — who may be a kamikaze, and where something can be looked for. CH-28.21b: of all others nothing is asked that is new. */
export function checkKamikazes(orders: Orders, roster: Roster): void {
  const { kind, attacker } = orders;
  checkSearch(orders, roster);
  for (const { given, side, pilot, wingmanPilot, fighter, place } of roster.elements) {
    if (given.kamikaze !== true) continue;
    const facts = { aircraft: fighter.id };
    if (kind !== 'kamikaze' || side !== attacker) refuse('kamikaze-out-of-place', `${place}.kamikaze`, facts);
    // CH-28.23b — at any Altitude but Very High.
    if (given.altitude === 'very high') refuse('kamikaze-too-high', `${place}.altitude`, facts);
    // CH-28.25a — nobody draws for their pilots.
    if (pilot !== null) refuse('kamikaze-with-a-pilot', `${place}.pilot`, facts);
    if (wingmanPilot !== null) refuse('kamikaze-with-a-pilot', `${place}.wingmanPilot`, facts);
  }
  for (const { given, side, crew, aircraft, place } of roster.bombers) {
    const facts = { aircraft: aircraft.id };
    const marked = given.kamikaze === true || given.ohka === true;
    if (marked && (kind !== 'kamikaze' || side !== attacker)) refuse('kamikaze-out-of-place', place, facts);
    if (given.kamikaze === true && given.ohka !== true && crew !== null)
      refuse('kamikaze-with-a-pilot', `${place}.crews`, facts);
    // CH-18.81a, CH-18.82b — carried by a Medium Bomber, and in place of bombs.
    if (given.ohka === true && aircraft.class !== 'medium') refuse('ohka-not-carried', `${place}.ohka`, facts);
    if (given.ohka === true && given.load !== null && given.load !== 'none')
      refuse('ohka-not-carried', `${place}.load`, facts);
  }
}

/** CH-28.4 — only kamikazes search, among ships that there are. */
function checkSearch({ kind, search, target }: Orders, { campaign }: Roster): void {
  if (search === undefined) return;
  if (kind !== 'kamikaze' || target !== null) refuse('search-out-of-place', 'orders.search', { kind });
  const ids = sheetsIn(search);
  if (ids.length === 0) refuse('mission-without-target', 'orders.search.table', { kind });
  for (const id of ids)
    if (campaign.targets.find((sheet) => sheet.id === id)?.class !== 'naval')
      refuse('unknown-target', 'orders.search.table', { target: id });
}
