import { kamikazeSearch } from '../../content/corsairs/kamikazes.ts';
import { sides } from '../../content/types.ts';
import type { MissionEffect, OwnedEffect } from '../../mission/orders.ts';
import { readOptions, type ZeroOptions } from '../../options.ts';
import type { LandFixed, LogEntry } from '../state.ts';
import { effectsOf, type Owned } from './effects.ts';
import { crewedFor } from './people.ts';
import { corsairsSheet, kamikazeCampaign } from './sheet.ts';
import { type CorsairsSortie, sortieIn } from './sortie.ts';

/** Those effects that the Mission itself works out; the others have been used when it begins. */
function inFlight({ attacker }: CorsairsSortie, { side, effect }: Owned): OwnedEffect[] {
  const flies = (does: MissionEffect): OwnedEffect[] => [{ side, effect: does }];
  switch (effect.does) {
    case 'enemy-resource-late':
    case 'resource-late':
    case 'join':
    case 'crew':
    case 'skilled-pilot':
    case 'maximum-effort':
    case 'one-element':
    case 'escort-by-service':
      return [];
    case 'coastwatchers':
      return side === attacker || attacker === null ? [] : flies({ does: 'target-bound', by: effect.targetBound });
    default:
      return flies(effect);
  }
}

const laidOut = new WeakMap<LogEntry, { readonly line: string; readonly options: ZeroOptions }>();

/** The Mission of a line of the log, as Zero! is played. CH-2.0b, CH-GAP-01: with FULL THROTTLE and the errata. */
export function corsairsOptionsOf(fixed: LandFixed, entry: LogEntry): ZeroOptions {
  const line = JSON.stringify([entry.pilots, entry.resources, entry.corsairs]);
  const known = laidOut.get(entry);
  if (known?.line === line) return known.options;
  const { options } = fixed;
  const sheet = corsairsSheet(fixed);
  const sortie = sortieIn(fixed, entry);
  const { kind, attacker, turns, searched } = sortie;
  const read = readOptions({
    mode: 'mission',
    seats: sides.map((side, seat) => ({
      name: options.seats[side],
      side,
      ...crewedFor(fixed, entry, seat),
    })),
    fullThrottle: options.fullThrottle,
    turbochargers: options.turbochargers,
    gunners: options.gunners,
    packs: options.packs,
    orders: {
      kind,
      attacker,
      target: sortie.sheet,
      turns,
      effects: effectsOf(fixed, entry).flatMap((one) => inFlight(sortie, one)),
      angles: options.angles,
      errataLoadedHalf: options.errataLoadedHalf,
      ...(sortie.fortified ? { fortified: true } : {}),
      ...(sheet.skipBombing && attacker === 'allied' ? { skipBombing: true } : {}),
      ...(kind === 'patrol' ? { errataPatrols: true } : {}),
      ...(sortie.night ? { night: true } : {}),
      ...(searched ? { search: { table: kamikazeSearch[kamikazeCampaign(sheet)] } } : {}),
      ...(sortie.named?.unscored ? { landing: true } : {}),
    },
  });
  if (!read.ok) throw new Error(`target ${entry.target}: ${JSON.stringify(read.problem)}`);
  laidOut.set(entry, { line, options: read.value });
  return read.value;
}
