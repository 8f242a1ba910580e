import { environmentColumn, environmentEffects } from '../../content/corsairs/superfortress.ts';
import type { Environment } from '../../content/corsairs/superfortress-types.ts';
import { type Altitude, altitudes } from '../../content/types.ts';
import type { OwnedEffect } from '../../mission/orders.ts';
import { type Flight, NO_ENVIRONMENT } from '../state.ts';

/** CH-30.43a — what the Environment column has said of a flight. */
export const environmentOf = ({ environment }: Pick<Flight, 'environment'>): Environment =>
  environment === NO_ENVIRONMENT ? 'no-effect' : environmentColumn[environment].environment;

const levelOf = ({ altitude }: Flight): Altitude => altitudes[altitude];

/** Whether clouds lie below a Mission that flies this high. */
function bombsByRadar(flight: Flight): boolean {
  const { at } = environmentEffects.undercast;
  return environmentOf(flight) === 'undercast' && (at as readonly Altitude[]).includes(levelOf(flight));
}

/** CH-30.1e — Bombing cards that the sky gives or takes. */
export function skyCards(flight: Flight): number {
  const environment = environmentOf(flight);
  if (environment === 'clear-skies') return environmentEffects.clearSkies;
  if (environment !== 'jet-stream') return 0;
  const { jetStream } = environmentEffects;
  const level = levelOf(flight);
  return level === 'high' || level === 'very high' ? jetStream[level] : 0;
}

/** Levels by which results are shifted. */
export const skyResults = (flight: Flight): number => (bombsByRadar(flight) ? environmentEffects.undercast.results : 0);

/** Whether nobody supports anybody. */
export const isScattered = (flight: Flight): boolean => environmentOf(flight) === 'scattered-formation';

/** CH-EX-12 — what changes of Flak and of the way there. */
export function skyEffects(flight: Flight): OwnedEffect[] {
  const environment = environmentOf(flight);
  const flak = (by: number): OwnedEffect => ({ side: null, effect: { does: 'target-flak', by, at: null } });
  if (environment === 'flak-guns-us') return [flak(-environmentEffects.flakGuns)];
  if (environment === 'flak-guns-japan') return [flak(environmentEffects.flakGuns)];
  if (bombsByRadar(flight)) return [flak(environmentEffects.undercast.targetFlak)];
  if (environment === 'head-winds')
    return [{ side: null, effect: { does: 'target-bound', by: environmentEffects.headWinds } }];
  return [];
}
