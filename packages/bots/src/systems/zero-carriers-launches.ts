import { lineOf, type Seat } from '@tallyho/kernel';
import {
  type CarrierChoice,
  type CarrierFixed,
  carrierRules,
  type Launch,
  launchElements,
  type OpenCarriers,
  type Skill,
} from '@tallyho/zero';
import {
  campaignContentOf,
  corsairsCounters,
  forcesIn,
  type ListedAircraft,
  type TrackId,
} from '@tallyho/zero/content';
import { asUsual, defenceOf, type Flown, type Force, forceOf, nothing, together } from './zero-carriers-forces.ts';
import { sheetOf } from './zero-carriers-sheet.ts';
import { type Expected, expectedOf } from './zero-carriers-strikes.ts';
import { worthOfBoxes } from './zero-carriers-worth.ts';

const { baseOf, boxesOf, fleetCaps, fleetOf, landStrikes, placeOf, recoveryCards, strikeTurns, trackOf } = carrierRules;

/** Z-25.84a — what a box of a track is worth now. */
export const worthOfBox = (s: OpenCarriers, track: TrackId): number =>
  worthOfBoxes(s.fixed, trackOf(s.fixed, track), boxesOf(s, track));

/** How Formation aircraft of a launch fly: from land as the Resource says, from another force as its sheet does; what flies there in place of others brings Torpedoes. */
function flownAs(s: OpenCarriers, { kind, side }: Launch, target: TrackId, aircraft: string): Flown {
  const { campaign } = s.fixed;
  if (kind === 'land-based')
    return landStrikes(s.fixed, lineOf(s), side).find((one) => one.target === target) ?? asUsual;
  const force = kind === 'island' ? carrierRules.forceOf(s.fixed, side) : undefined;
  if (force === undefined) return asUsual;
  const altitude = force.altitudes[aircraft];
  if (altitude !== undefined) return { altitude, torpedoes: false };
  return campaign.swaps.some(({ by, at }) => by === aircraft && at === force.track)
    ? { altitude: 'very low', torpedoes: true }
    : asUsual;
}

const strikeForce = (s: OpenCarriers, launch: Launch, target: TrackId, fly: readonly ListedAircraft[]): Force =>
  fly.reduce(
    (sum, one) =>
      together(sum, forceOf(s.fixed, [one], defenceOf(s.fixed, target), flownAs(s, launch, target, one.aircraft))),
    nothing,
  );

/** The CAP that a Strike is likely to meet. */
function likelyCap(s: OpenCarriers, side: Seat, target: TrackId): Force {
  const drawn = sheetOf(s.fixed).drawn[placeOf(s.fixed, target)];
  if (drawn !== null) return drawn;
  const defender = 1 - side;
  const turn = lineOf(s);
  const force = forcesIn(s.fixed.campaign).find(({ track }) => track === target);
  const caps =
    force !== undefined
      ? carrierRules.forceCaps(s, force)
      : target === fleetOf(defender)
        ? fleetCaps(s, turn, defender, turn.orders[defender].op)
        : [];
  return forceOf(s.fixed, caps[0] ?? [], null);
}

/** VPs by which a Strike is worth flying: what it does to its target and to the CAP, less the aircraft that do not come back. */
function worthOfStrike(s: OpenCarriers, launch: Launch, target: TrackId, expected: Expected): number {
  const { fixed } = s;
  const { side } = launch;
  const flown: Launch = { ...launch, target };
  const base = baseOf(fixed, flown, side);
  const theirs = baseOf(fixed, flown, 1 - side);
  const lost = 1 - (1 - sheetOf(fixed).shots) ** recoveryCards(lineOf(s), flown);
  return (
    expected.damage * worthOfBox(s, target) +
    (theirs === null ? 0 : expected.capLost * worthOfBox(s, theirs)) -
    (base === null ? 0 : (expected.lost + expected.damaged * lost) * worthOfBox(s, base))
  );
}

/** Z-25.62b — Target-Bound turns more than usual. */
const longerFor = (s: OpenCarriers, { kind, side }: Launch): number =>
  kind === 'carrier' ? strikeTurns(s.fixed, lineOf(s), side)[0] - s.fixed.campaign.strikeTurns[0] : 0;

/** Z-25.63c — what flies of a Strike, and where. */
export function worthOfSending(
  s: OpenCarriers,
  launch: Launch,
  target: TrackId,
  fly: readonly ListedAircraft[],
): number {
  const force = strikeForce(s, launch, target, fly);
  const cap = likelyCap(s, launch.side, target);
  return worthOfStrike(s, launch, target, expectedOf(force, cap, defenceOf(s.fixed, target), longerFor(s, launch)));
}

/** Z-25.64a — what defends against a Strike that everybody has seen: the less it is worth, the better. */
export function worthOfCap(s: OpenCarriers, launch: Launch, fly: readonly ListedAircraft[]): number {
  const { target, aircraft, side } = launch;
  if (target === null) return 0;
  const force = strikeForce(s, launch, target, aircraft[side]);
  const cap = forceOf(s.fixed, fly, null);
  return -worthOfStrike(s, launch, target, expectedOf(force, cap, defenceOf(s.fixed, target), longerFor(s, launch)));
}

/** Skills that help bombs, and no others. */
const FOR_BOMBS: readonly string[] = ['BM', 'S'];
/** Waiting for a Strike of one's own that is still to come. */
const WAITING = 1.5;

/** Z-19.24f — a Veteran by his letters, those of bombing only where he bombs; he waits while one's own Strike is to come. */
export function worthOfVeteran(s: OpenCarriers, seat: Seat, choice: Extract<CarrierChoice, { do: 'veteran' }>): number {
  const line = lineOf(s);
  const { fixed } = s;
  if (choice.pilot === '') return isStrikeToCome(s, seat) ? WAITING : 0.1;
  const launch = line.launches[choice.launch];
  const fighter = launchElements(fixed, line, launch, seat)[choice.leader]?.fighter;
  const letters = skillsOf(fixed, choice.pilot);
  const bombs = launch.side === seat && fighter?.kind === 'fighter-bomber';
  return letters.reduce((sum, letter) => sum + (FOR_BOMBS.includes(letter) ? (bombs ? 1 : 0) : 0.7), 0.2);
}

export const skillsOf = (
  { options }: { readonly options: Pick<CarrierFixed['options'], 'packs'> },
  pilot: string,
): readonly Skill[] =>
  [...campaignContentOf(options.packs).counters, ...corsairsCounters]
    .flatMap(({ front, back }) => [front, back])
    .find(({ id }) => id === pilot)?.skills ?? [];

const isStrikeToCome = (s: OpenCarriers, seat: Seat): boolean =>
  lineOf(s).orders[seat].target !== null &&
  !lineOf(s).launches.some(({ kind, side }) => kind === 'carrier' && side === seat);
