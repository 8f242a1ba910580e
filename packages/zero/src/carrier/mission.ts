import type { Seat } from '@tallyho/kernel';
import { type Begins, elementsListed, formationsListed, type ListedElement, levelFor } from '../campaign/aircraft.ts';
import type { FormationAircraft } from '../content/aircraft-types.ts';
import { campaignContentOf } from '../content/campaign-catalogue.ts';
import { type Altitude, type Fighter, sides } from '../content/types.ts';
import type { FormationOptions, OwnedEffect } from '../mission/orders.ts';
import { type ElementOptions, readOptions, type ZeroOptions } from '../options.ts';
import { candidatesAmong, withPeople } from '../selection/crewed.ts';
import type { Candidate } from '../selection/types.ts';
import { forceOf, landStrikes } from './rules/aircraft.ts';
import { baseOf } from './rules/launches.ts';
import { effectsOf } from './rules/resources.ts';
import { fleetOf, trackOf } from './rules/tracks.ts';
import type { CarrierFixed, CarrierTurn, Launch } from './state.ts';

/** Where aircraft of a Strike begin that do not choose it themselves, and whether they carry Torpedoes. */
interface Ordered {
  readonly altitude: Altitude;
  readonly torpedoes: boolean;
}

/** What the sheet, or a Resource, says of one type in a launch; null: nothing. */
function orderedFor(fixed: CarrierFixed, turn: CarrierTurn, launch: Launch, aircraft: string): Ordered | null {
  const { kind, side, target } = launch;
  const { campaign } = fixed;
  if (kind === 'land-based') {
    const strike = landStrikes(fixed, turn, side).find(
      (one) => one.target === target && one.aircraft.some((listed) => listed.aircraft === aircraft),
    );
    return strike ?? null;
  }
  const force = kind === 'island' ? forceOf(fixed, side) : undefined;
  if (force === undefined) return null;
  const { altitudes, track } = force;
  const swap = campaign.swaps.find(({ by, at }) => by === aircraft && at === track);
  const altitude = altitudes[aircraft] ?? altitudes[swap?.aircraft ?? ''];
  return altitude === undefined ? null : { altitude, torpedoes: swap !== undefined };
}

/** Z-CGAP-65 — Fighters carry no bombs, light bombers of the Strike what their cards show. Z-4.5a: they begin where they like, those of a force where its sheet says. */
const elementBegins =
  (fixed: CarrierFixed, turn: CarrierTurn, launch: Launch, seat: Seat) =>
  (fighter: Fighter): Begins => {
    const ordered = seat === launch.side ? orderedFor(fixed, turn, launch, fighter.id) : null;
    return {
      altitude: ordered && levelFor(fighter, ordered.altitude, fixed.options.turbochargers),
      load: fighter.kind === 'fighter' || seat !== launch.side ? 'none' : null,
      enters: null,
    };
  };

/** Z-17.24b, Z-21.53a — Formation aircraft at the Altitude of the sheet; Torpedoes are dropped from Very Low. */
const formationBegins =
  (fixed: CarrierFixed, turn: CarrierTurn, launch: Launch) =>
  (card: FormationAircraft): Pick<FormationOptions, 'altitude' | 'load'> => {
    if (launch.kind === 'scout') return { altitude: fixed.campaign.scouts[sides[launch.side]].altitude, load: 'none' };
    const ordered = orderedFor(fixed, turn, launch, card.id);
    if (ordered?.torpedoes && card.torpedo) return { altitude: 'very low', load: 'torpedo' };
    return { altitude: ordered?.altitude ?? 'medium', load: null };
  };

/** The Elements of one side of a launch, in order. */
export const launchElements = (fixed: CarrierFixed, turn: CarrierTurn, launch: Launch, seat: Seat): ListedElement[] =>
  elementsListed(fixed.options.packs, launch.aircraft[seat], elementBegins(fixed, turn, launch, seat));

const launchFormations = (fixed: CarrierFixed, turn: CarrierTurn, launch: Launch, seat: Seat): FormationOptions[] =>
  formationsListed(fixed.options.packs, launch.aircraft[seat], formationBegins(fixed, turn, launch));

/** CH-19.24b — all aircraft of one side of a launch, for which pilots and crews are selected: Elements first, then Formations. */
export const candidatesOf = (fixed: CarrierFixed, turn: CarrierTurn, launch: Launch, seat: Seat): Candidate[] =>
  candidatesAmong(
    fixed.options.packs,
    launchElements(fixed, turn, launch, seat),
    launchFormations(fixed, turn, launch, seat),
    (element) => launch.pilots[seat][element] || null,
  );

/** What a side flies, with whoever the selection has put there. */
function crewed(
  { people }: Launch,
  seat: Seat,
  elements: readonly ElementOptions[],
  formations: readonly FormationOptions[],
): { readonly elements: ElementOptions[]; readonly formations: FormationOptions[] } {
  if (people === undefined) return { elements: [...elements], formations: [...formations] };
  return withPeople({ pilots: people.pilots[seat], green: people.green[seat] }, elements, formations);
}

/** Z-25.66b — what Resources, and the track of the target, change while a Strike is flown. */
function effectsFor(fixed: CarrierFixed, turn: CarrierTurn, launch: Launch): OwnedEffect[] {
  const { side, kind, target } = launch;
  if (target === null) return [];
  const { sheet, targetFlak } = trackOf(fixed, target);
  const printed = campaignContentOf(fixed.options.packs).targets.find(({ id }) => id === sheet)?.targetFlak ?? 0;
  const own = sides[side];
  const boxes = (seat: Seat): number => (baseOf(fixed, launch, seat) === null ? 0 : 1);
  const effects: OwnedEffect[] = [
    { side: null, effect: { does: 'boxes', japanese: boxes(0), allied: boxes(1) } },
    ...(targetFlak === null || targetFlak === printed
      ? []
      : [{ side: null, effect: { does: 'target-flak', by: targetFlak - printed, at: null } } as const]),
  ];
  if (kind !== 'carrier') return effects;
  // Z-CEX-20 — bombs of a Loaded Flight Deck count for more only at the enemy Carrier Fleet.
  if (target === fleetOf(1 - side))
    for (const { by } of effectsOf(fixed, turn, side, 'bomb-points'))
      effects.push({ side: own, effect: { does: 'bomb-points', by } });
  for (const { targetFlak: by } of effectsOf(fixed, turn, side, 'coordinated'))
    effects.push({ side: own, effect: { does: 'coordinated', targetFlak: by } });
  return effects;
}

/** A launch as Zero! is played: Z-23.26c — a Scout Mission, which is a fight of so many turns (Z-CGAP-41), or a Strike. */
export function launchOptions(fixed: CarrierFixed, turn: CarrierTurn, launch: Launch): ZeroOptions {
  const { options } = fixed;
  const { side, kind, target, turns } = launch;
  const isScout = kind === 'scout';
  const read = readOptions({
    mode: 'mission',
    seats: sides.map((own, seat) => ({
      name: options.seats[own],
      side: own,
      ...crewed(
        launch,
        seat,
        launchElements(fixed, turn, launch, seat).map((one, i) => ({
          ...one.options,
          pilot: launch.pilots[seat]?.[i] || null,
        })),
        launchFormations(fixed, turn, launch, seat),
      ),
    })),
    fullThrottle: options.fullThrottle,
    turbochargers: options.turbochargers,
    gunners: options.gunners,
    packs: options.packs,
    orders: {
      kind: isScout ? 'dogfight' : 'bombing',
      attacker: isScout ? null : sides[side],
      target: target === null ? null : trackOf(fixed, target).sheet,
      turns,
      strike: !isScout,
      effects: effectsFor(fixed, turn, launch),
      angles: options.angles,
      errataLoadedHalf: options.errataLoadedHalf,
    },
  });
  if (!read.ok) throw new Error(`${kind} of ${side}: ${JSON.stringify(read.problem)}`);
  return read.value;
}
