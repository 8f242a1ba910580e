import { campaignContentOf } from '../content/campaign-catalogue.ts';
import { superfortressAwards } from '../content/corsairs/superfortress.ts';
import { type Altitude, altitudes } from '../content/types.ts';
import type { OwnedEffect } from '../mission/orders.ts';
import { sortieOf } from '../mission/state.ts';
import { readOptions, type ZeroOptions } from '../options.ts';
import { missionPoints } from '../rules/awards.ts';
import { ALLIED, type Dogfight, FLYING, JAPANESE } from '../state.ts';
import { isScattered, skyCards, skyEffects, skyResults } from './rules/environment.ts';
import { shortfallOf } from './rules/training.ts';
import { isFirstMission, targetAt } from './rules/weeks.ts';
import type { Flight, FlightReport, SuperfortressFixed } from './state.ts';

/** CH-30.81d — a Supply Transport is always this high. */
export const TRANSPORT_ALTITUDE: Altitude = 'high';

const nameOf = (aircraft: number): string => `B-29 ${aircraft + 1}`;

/** CH-30.41a, CH-30.62a, CH-30.7a — the Formation of a flight, each B-29 with its damage and as well trained as it is. */
function formationOf(flight: Flight): object {
  return {
    aircraft: flight.flyers.map(() => 'b-29'),
    altitude: altitudes[flight.altitude],
    load: flight.kind === 'supply' ? 'none' : null,
    condition: flight.flyers.map(({ aircraft, counted, cards }) => {
      const one = flight.fleet[aircraft];
      const shortfall = shortfallOf(one);
      return {
        label: nameOf(aircraft),
        hits: one.damage,
        damaged: one.damaged === 1,
        counted,
        ...shortfall,
        support: isScattered(flight) ? -9 : shortfall.support,
        cards: cards + skyCards(flight),
      };
    }),
  };
}

/** CH-30.45b — in week 4 the damage to the target counts twice: its levels are worth as much again. */
function doubled({ options }: SuperfortressFixed, flight: Flight): OwnedEffect[] {
  if (flight.kind !== 'mission' || !isFirstMission(flight)) return [];
  const sheet = campaignContentOf(options.packs).targets.find(({ id }) => id === targetAt(flight.target).sheet);
  return [{ side: null, effect: { does: 'level-vps', vps: (sheet?.levels ?? []).map(({ vps }) => vps) } }];
}

/** CH-30.44a, CH-30.8a — a flight that is fought, as Zero! is played by one player. */
export function fightOptions(fixed: SuperfortressFixed, flight: Flight): ZeroOptions {
  const { options } = fixed;
  const target = flight.kind === 'mission' ? targetAt(flight.target) : null;
  const read = readOptions({
    mode: 'mission',
    seats: [
      {
        name: options.seats.allied,
        side: 'allied',
        elements: flight.opponents.map(({ aircraft, wingman, altitude }) => ({
          aircraft,
          wingman,
          side: 'japanese',
          altitude: altitudes[altitude],
        })),
        formations: [formationOf(flight)],
      },
    ],
    fullThrottle: true,
    packs: options.packs,
    orders: {
      kind: target?.kind ?? 'dogfight',
      attacker: target === null ? null : 'allied',
      target: target?.sheet ?? null,
      turns: target?.turns ?? [flight.turns],
      effects: [...skyEffects(flight), ...doubled(fixed, flight)],
      solitaire: { results: skyResults(flight) },
    },
  });
  if (!read.ok) throw new Error(`week ${flight.week}: ${JSON.stringify(read.problem)}`);
  return read.value;
}

/** CH-30.1d, CH-30.1f, CH-EX-12 — what a flight came to, in Victory Points. */
export function reportOf(inner: Dogfight, flight: Flight): FlightReport | null {
  const orders = inner.fixed.sortie;
  if (orders === undefined) return null;
  const sortie = sortieOf(inner);
  const won = missionPoints(inner, orders, sortie, ALLIED);
  const lost = missionPoints(inner, orders, sortie, JAPANESE);
  const over = flight.flyers.flatMap(({ aircraft }, nth) =>
    flight.kind === 'mission' && sortie.bombers[nth].fate === FLYING ? [aircraft] : [],
  );
  return {
    target: won.target,
    fighters: won.aircraft,
    returns: won.returns,
    losses: lost.aircraft,
    net: won.target + won.aircraft + won.returns - lost.aircraft,
    damage: sortie.points,
    over,
  };
}

/** CH-30.44a — what is lost with a B-29 that no fighter has shot at. */
export const lossOf = (destroyed: boolean): number =>
  destroyed ? superfortressAwards.destroyed : superfortressAwards.damaged;
