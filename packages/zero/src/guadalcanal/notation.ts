import { altitudes } from '../content/types.ts';
import { type Load, loads } from '../mission/orders.ts';
import { readsSelection, writeSelection } from '../selection/notation.ts';
import type { Flight, GuadalcanalChoice } from './choices.ts';

/*
 * Between Missions: 'fly L/W f4f-3, L f4f-3 level', 'fly 2 g4m1 torpedo at very low', 'fly no b-17e', 'resupply destroyer',
 * 'declare santa-cruz', and those of the selection of pilots. (Missions and battles have their own.)
 */

/** CH-29.55b — an Element as the sheets write it, a Formation by its number and with its Altitude; what it carries, if anything. */
function writeFlight({ aircraft, count, load, altitude }: Flight): string {
  const size = altitude !== null ? String(count) : count === 2 ? 'L/W' : 'L';
  return `${size} ${aircraft}${load === 'none' ? '' : ` ${load}`}${altitude === null ? '' : ` at ${altitude}`}`;
}

export const writeFlights = (flights: readonly Flight[]): string => flights.map(writeFlight).join(', ') || 'none';

const isLoad = (text: string): text is Load => loads.some((load) => load === text);

function readFlight(text: string): Flight | null {
  const found = text.trim().match(/^(L\/W|L|\d+) (\S+)(?: (?!at )(\S+))?(?: at (.+))?$/i);
  if (found === null) return null;
  const [, written, aircraft, load = 'none', level] = found;
  const size = written.toUpperCase();
  const altitude = altitudes.find((one) => one === level) ?? null;
  if (!isLoad(load) || (altitude === null) !== (size === 'L' || size === 'L/W')) return null;
  return { aircraft, count: size === 'L' ? 1 : size === 'L/W' ? 2 : Number(size), load, altitude };
}

/** The same read: null, if it says nothing of the kind. */
export function readFlights(text: string): Flight[] | null {
  if (text.trim() === 'none') return [];
  const flights = text.split(',').map(readFlight);
  return flights.every((one) => one !== null) ? flights : null;
}

export function write(choice: GuadalcanalChoice): string {
  switch (choice.do) {
    case 'fly':
      return choice.flights.length === 0 ? `fly no ${choice.aircraft}` : `fly ${writeFlights(choice.flights)}`;
    case 'resupply':
      return choice.by === 'destroyer' || choice.by === 'freighter' ? `resupply ${choice.by}` : `declare ${choice.by}`;
    default:
      return writeSelection(choice);
  }
}

export const reads = (text: string): boolean =>
  /^fly no \S+$/.test(text) ||
  (text.startsWith('fly ') && (readFlights(text.slice('fly '.length)) ?? []).length > 0) ||
  /^resupply (destroyer|freighter)$/.test(text) ||
  /^declare (eastern-solomons|santa-cruz)$/.test(text) ||
  readsSelection(text);
