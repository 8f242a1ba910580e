import { lineOf, type Seat } from '@tallyho/kernel';
import { campaignContentOf } from '../../content/campaign-catalogue.ts';
import { corsairsCounters } from '../../content/corsairs/counters.ts';
import type { Pilot } from '../../content/types.ts';
import { historicalIn } from '../../selection/sheet.ts';
import { launchElements } from '../mission.ts';
import type { CarrierFixed, OpenCarriers } from '../state.ts';
import { effectsOf } from './resources.ts';
import { servicesFor } from './services.ts';

/** A pilot on a Leader: by his number among those of his side in a launch. */
export interface Placing {
  readonly pilot: string;
  readonly launch: number;
  readonly leader: number;
}

/** The Skilled pilots among whom he is chosen; CH-19.2a, CH-19.26a: by cards those of the second box, or those who were there. */
function pilotsIn({ campaign, options }: CarrierFixed): Pilot[] {
  const { selection } = campaign;
  const counters = selection === undefined ? campaignContentOf(options.packs).counters : corsairsCounters;
  const there = selection !== undefined && options.historical === true ? historicalIn(selection, null) : null;
  return counters.flatMap(({ front, back }) =>
    [front, back].filter(({ id, skills }) => skills.length > 0 && (there === null || there.has(id))),
  );
}

/**
 * Z-19.24f, Z-19.23a, Z-19.21a, Z-19.21b — where a side's Veteran Leader can be put among the launches from this number on: every Skilled
 * pilot of the right service on every Leader of his type in its Strike or CAP. None when he has been placed, or there is no such Resource.
 */
export function veteransFor(s: OpenCarriers, from: number, seat: Seat): Placing[] {
  const { fixed } = s;
  const line = lineOf(s);
  if (line.veterans[seat] !== '' || effectsOf(fixed, line, seat, 'choose-pilot').length === 0) return [];
  return [...line.launches.entries()].slice(from).flatMap(([no, launch]) => {
    if (launch.kind === 'scout' || launch.state !== 'planned') return [];
    const services = servicesFor(fixed, launch, seat);
    const pilots = pilotsIn(fixed).filter(({ service }) => services.includes(service));
    return launchElements(fixed, line, launch, seat).flatMap(({ fighter }, leader) =>
      pilots.flatMap(({ id, service, family }): Placing[] =>
        fighter.services.includes(service) && (family === null || family === fighter.family)
          ? [{ pilot: id, launch: no, leader }]
          : [],
      ),
    );
  });
}
