import type { PilotCounter } from '../../content/campaign-types.ts';
import type { Fighter, Pilot, Service } from '../../content/types.ts';

/** A Leader who gets a draw: whose pilots fly him, what type he is; null: a pilot has been granted, or there are none. */
export interface Seeker {
  readonly service: Service | null;
  readonly family: string;
}

/**
 * Z-19.24b … Z-19.24g, Z-CGAP-35 — pilots for all Leaders of a side, one type of aircraft after the other. The cup holds
 * the untyped counters of the service and those of the type; a counter is drawn for each Leader, without putting it back,
 * and tossed; Unskilled ones are set aside and return for the next type. Whoever is placed is out on both sides of his counter.
 * `away` are counters that stay out (Z-19.24f).
 */
export function drawPilots(
  seekers: readonly Seeker[],
  counters: readonly PilotCounter[],
  away: ReadonlySet<string>,
  roll: (n: number) => number,
): (Pilot | null)[] {
  const placed = new Set(away);
  const drawn: (Pilot | null)[] = seekers.map(() => null);
  const types = [...new Set(seekers.map(typeOf))];
  for (const type of types) {
    const aside = new Set<string>();
    for (const [i, seeker] of seekers.entries()) {
      if (typeOf(seeker) !== type || seeker.service === null) continue;
      const cup = counters.filter(
        ({ id, service, family }) =>
          service === seeker.service &&
          (family === null || family === seeker.family) &&
          !placed.has(id) &&
          !aside.has(id),
      );
      if (cup.length === 0) continue;
      const counter = cup[roll(cup.length)];
      const pilot = roll(2) === 0 ? counter.front : counter.back;
      if (pilot.skills.length === 0) aside.add(counter.id);
      else {
        placed.add(counter.id);
        drawn[i] = pilot;
      }
    }
  }
  return drawn;
}

const typeOf = ({ service, family }: Seeker): string => `${service ?? ''} ${family}`;

/** A Leader, and the pilot who is to fly him; null: one is drawn. */
export interface Flyer {
  readonly fighter: Pick<Fighter, 'services' | 'family'>;
  readonly granted: string | null;
}

/** Z-19.21a, Z-19.21b — the first service of the campaign's list that has the type; null: it draws no pilots. */
const serviceOf = (services: readonly Service[], of: readonly Service[]): Service | null =>
  services.find((service) => of.includes(service)) ?? null;

/** Z-19.24a, Z-19.24f — by Leader the id of his pilot, granted or drawn; '': none. */
export function pilotsFor(
  flyers: readonly Flyer[],
  services: readonly Service[],
  counters: readonly PilotCounter[],
  roll: (n: number) => number,
): string[] {
  const granted = new Set(flyers.flatMap((one) => (one.granted === null ? [] : [one.granted])));
  const away = new Set(
    counters.flatMap(({ id, front, back }) => (granted.has(front.id) || granted.has(back.id) ? [id] : [])),
  );
  const seekers = flyers.map(({ fighter, granted: own }) => ({
    service: own === null ? serviceOf(services, fighter.services) : null,
    family: fighter.family,
  }));
  const drawn = drawPilots(seekers, counters, away, roll);
  return flyers.map((one, i) => one.granted ?? drawn[i]?.id ?? '');
}
