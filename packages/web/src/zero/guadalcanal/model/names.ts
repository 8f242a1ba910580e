import { type Language, zeroCampaignWords } from '@tallyho/words';
import type { AssignedFlight, GuadalcanalFixed, GuadalcanalLine, Tally, TargetSheet } from '@tallyho/zero';
import { altitudes, campaignContentOf, type GuadalcanalSheet, type Ship } from '@tallyho/zero/content';
import { dogfightWords } from '../../../dogfight/words/words.ts';
import { craftOf } from '../../campaign/model/cards.ts';
import { zeroWords } from '../../words/words.ts';
import { guadalcanalWords } from '../words/words.ts';

/** 'Guadalcanal, August 1942–February 1943'. */
export const titleOfGuadalcanal = ({ from, to }: GuadalcanalSheet, language: Language): string =>
  `${guadalcanalWords[language].sheet.name}, ${zeroCampaignWords(language).period([from[0], from[1]], [to[0], to[1]])}`;

/** A Target Sheet by its id; undefined: none has it. */
export const targetSheet = ({ options: { packs } }: GuadalcanalFixed, id: string): TargetSheet | undefined =>
  campaignContentOf(packs).targets.find((sheet) => sheet.id === id);

/** What stands on a Target Sheet: 'Airfield'. */
export function targetKind(fixed: GuadalcanalFixed, id: string, language: Language): string {
  const sheet = targetSheet(fixed, id);
  return sheet === undefined ? id : zeroCampaignWords(language).targetKinds[sheet.kind];
}

/** 'Damaged', by the sheet and the level on it. */
export function levelName(fixed: GuadalcanalFixed, id: string, level: number, language: Language): string {
  const found = targetSheet(fixed, id)?.levels[level];
  return found === undefined ? '–' : zeroCampaignWords(language).levels[found.name];
}

/** A ship within a sentence. */
export const shipName = (ship: Ship, language: Language): string => guadalcanalWords[language].events.ships[ship];

/** What a line of the log is called: 'Henderson Field', 'Destroyer off Cape Esperance', 'Battle of Santa Cruz'. */
export function lineName({ place, ship, battle }: GuadalcanalLine, language: Language): string {
  const { sheet } = guadalcanalWords[language];
  if (battle !== null) return sheet.battles[battle];
  return ship === null ? sheet.places[place] : `${sheet.ships[ship]}, ${sheet.places[place]}`;
}

const groupName = ({ count, altitude }: AssignedFlight, language: Language): string => {
  const { form } = guadalcanalWords[language];
  return altitude !== null ? '' : count === 2 ? form.element : form.leader;
};

/** What an Element or a Formation carries, in words. */
export const loadName = (load: AssignedFlight['load'], language: Language): string =>
  zeroWords[language].setUp.loads[load];

const flightName = (flight: AssignedFlight, language: Language): string =>
  guadalcanalWords[language].choices.flight({
    count: flight.count,
    name: craftOf(flight.aircraft).name,
    group: groupName(flight, language),
    load: flight.load === 'none' ? '' : loadName(flight.load, language),
    altitude: flight.altitude === null ? '' : altitudeName(flight.altitude, language),
  });

export const altitudeName = (altitude: NonNullable<AssignedFlight['altitude']>, language: Language): string =>
  dogfightWords[language].terms.levels[altitudes.indexOf(altitude)];

/** What flies, one after the other: '2 F4F-3 (Leader and Wingman), 2 SBD-3 …'. */
export const flightsName = (flights: readonly AssignedFlight[], language: Language): string =>
  flights.length === 0
    ? guadalcanalWords[language].desk.nothing
    : flights.map((flight) => flightName(flight, language)).join(guadalcanalWords[language].land.desk.between);

/** The same in figures alone: '2 F4F-3, 3 G4M1'. */
export function sentName(flights: readonly AssignedFlight[], language: Language): string {
  const counts = new Map<string, number>();
  for (const { aircraft, count } of flights) counts.set(aircraft, (counts.get(aircraft) ?? 0) + count);
  return talliesName(
    [...counts].map(([aircraft, count]) => ({ aircraft, count })),
    language,
  );
}

export const talliesName = (tallies: readonly Tally[], language: Language): string =>
  tallies.length === 0
    ? guadalcanalWords[language].desk.nothing
    : tallies.map(({ aircraft, count }) => `${count} ${craftOf(aircraft).name}`).join(', ');

/** How an Element or Formation of a plan is called where what it carries is chosen. */
export const groupLabel = (flight: AssignedFlight, language: Language): string =>
  groupName(flight, language) || guadalcanalWords[language].form.formation(flight.count);
