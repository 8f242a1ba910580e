import { lineOf, type Seat } from '@tallyho/kernel';
import { campaignContentOf } from '../../content/campaign-catalogue.ts';
import { sides } from '../../content/types.ts';
import { launchElements } from '../mission.ts';
import type { OpenCarriers } from '../state.ts';
import { effectsOf } from './resources.ts';

/** A pilot on a Leader: by his number among those of his side in a launch. */
export interface Placing {
  readonly pilot: string;
  readonly launch: number;
  readonly leader: number;
}

/**
 * Z-19.24f, Z-19.23a, Z-19.21a, Z-19.21b — where a side's Veteran Leader can be put among the launches from this number on: every Skilled
 * pilot of the right service on every Leader of his type in its Strike or CAP. None when he has been placed, or there is no such Resource.
 */
export function veteransFor(s: OpenCarriers, from: number, seat: Seat): Placing[] {
  const { fixed } = s;
  const line = lineOf(s);
  if (line.veterans[seat] !== '' || effectsOf(fixed, line, seat, 'choose-pilot').length === 0) return [];
  const services = fixed.campaign.pilots[sides[seat]];
  const pilots = campaignContentOf(fixed.options.packs).counters.flatMap(({ front, back }) =>
    [front, back].filter(({ skills, service }) => skills.length > 0 && services.includes(service)),
  );
  return [...line.launches.entries()].slice(from).flatMap(([no, launch]) => {
    if (launch.kind === 'scout' || launch.state !== 'planned') return [];
    return launchElements(fixed, line, launch, seat).flatMap(({ fighter }, leader) =>
      pilots.flatMap(({ id, service, family }): Placing[] =>
        fighter.services.includes(service) && (family === null || family === fighter.family)
          ? [{ pilot: id, launch: no, leader }]
          : [],
      ),
    );
  });
}
