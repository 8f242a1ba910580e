import { type Language, zeroCampaignWords } from '@tallyho/words';
import { corsairsWords } from '@tallyho/words/corsairs';
import {
  type CardRow,
  type CorsairsEntry,
  type CorsairsPlace,
  cardRows,
  corsairs,
  corsairsPlaces,
  type LandFixed,
  type ListedAircraft,
  LONG_WAR,
  type LogEntry,
  type PlaceId,
  placeIds,
  type ResourceEntry,
  rowCards,
  type TargetSheet,
} from '@tallyho/zero';
import { campaignContentOf } from '@tallyho/zero/content';
import { landWords } from '../words/words.ts';
import { craftOf, pilotName } from './cards.ts';
import { type ShownTarget, SPECIAL, targetShown } from './targets.ts';

const isPlace = (place: string): place is PlaceId => (placeIds as readonly string[]).includes(place);

const isCorsairsPlace = (place: string): place is CorsairsPlace =>
  (corsairsPlaces as readonly string[]).includes(place);

/** A place in words; one that came with somebody's own pack goes by its id. */
export function nameOfPlace(place: string, language: Language): string {
  if (place === SPECIAL) return landWords[language].corsairs.special;
  if (isCorsairsPlace(place)) return corsairsWords(language).places[place];
  return isPlace(place) ? zeroCampaignWords(language).places[place] : place;
}

/** What happened there in those months; '': nothing is known. */
export const historyOf = (place: string, language: Language): string =>
  isPlace(place) ? zeroCampaignWords(language).history[place] : '';

/** A target by its number: its place. */
export const targetName = (fixed: LandFixed, number: number, language: Language): string =>
  nameOfPlace(targetShown(fixed, number).place, language);

/** The same of a line of the log: a Special Mission by its name. */
export function flownName(fixed: LandFixed, entry: LogEntry, language: Language): string {
  const named = entry.corsairs === undefined ? null : corsairs.specialIn(entry);
  if (named !== null) return corsairsWords(language).specialMissions[named.name];
  return entry.corsairs === undefined || corsairs.lineOfSheet(fixed, entry.target).kind !== 'special'
    ? targetName(fixed, entry.target, language)
    : landWords[language].corsairs.special;
}

/** The Target Sheet of a target; null: nothing is attacked on the surface. */
export const sheetOfTarget = (fixed: LandFixed, { sheet }: Pick<ShownTarget, 'sheet'>): TargetSheet | null =>
  campaignContentOf(fixed.options.packs).targets.find(({ id }) => id === sheet) ?? null;

/** What is attacked, or what else is flown. */
export function kindOf(fixed: LandFixed, target: ShownTarget, language: Language): string {
  const w = zeroCampaignWords(language);
  if (target.place === SPECIAL) return landWords[language].corsairs.specialKind;
  const system = corsairs.isCorsairs(fixed.campaign) ? corsairs.lineOfSheet(fixed, target.number).system : null;
  if (system !== null && target.sheet === null) return corsairsWords(language).systems[system];
  const sheet = sheetOfTarget(fixed, target);
  return sheet === null || target.kind !== 'bombing' ? w.missionKinds[target.kind] : w.targetKinds[sheet.kind];
}

/** Z-24.41a — a period, or all of them one after the other. */
export function periodName({ periods }: corsairs.LandSheet, id: string, language: Language): string {
  const chosen = id === LONG_WAR ? periods : periods.filter((period) => period.id === id);
  const [first = periods[0]] = chosen;
  return zeroCampaignWords(language).period(first.from, (chosen.at(-1) ?? first).to);
}

/** A campaign with its period: 'Malaya, January 1942'. */
export function titleOfCampaign(campaign: corsairs.LandSheet, period: string, language: Language): string {
  return `${nameOfCampaign(campaign, language)}, ${periodName(campaign, period, language)}`;
}

/** A campaign by its name. */
export function nameOfCampaign({ id, name }: corsairs.LandSheet, language: Language): string {
  const own: { readonly [id: string]: { readonly name: string } } = corsairsWords(language).campaigns;
  return own[id]?.name ?? zeroCampaignWords(language).names[id] ?? name;
}

interface About {
  readonly story: string;
  readonly advice: string;
  readonly history: string;
}

/** What a campaign is about; nothing is said of one that came with somebody's own pack. */
export const aboutCampaign = (id: string, language: Language): About => {
  const own: { readonly [id: string]: About } = corsairsWords(language).campaigns;
  return own[id] ?? zeroCampaignWords(language).about[id] ?? { story: '', advice: '', history: '' };
};

/** Z-24.44b — the Action card that leads to a row of the Missions table, as it is called everywhere. */
export function rowName(row: CardRow): string {
  if (row === 'full-throttle') return 'FULL THROTTLE';
  const { title, bursts } = rowCards[row];
  return bursts === 0 ? title : `${title} ${bursts}B`;
}

export const rowAt = (row: number): CardRow => cardRows[row];

/** "2 × Leader and Wingman Ki-27", "4 Ki-21". */
const listedName = ({ count, as, aircraft }: ListedAircraft, language: Language): string =>
  landWords[language].desk.listed({ count, as, name: craftOf(aircraft).name });

/** What a Resource brings, line by line: aircraft, the pilot, options. */
export function resourceLines({ aircraft, options, pilot }: ResourceEntry, language: Language): string[] {
  const w = landWords[language];
  return [
    ...aircraft.map((line) => listedName(line, language)),
    ...(pilot === null ? [] : [w.desk.withPilot(pilotName(pilot))]),
    ...options.map((option) => w.campaigns.resources[option]),
  ];
}

/** What an entry of a Resource of CORSAIRS AND HELLCATS brings. */
export function entryLines({ aircraft, option }: CorsairsEntry, language: Language): string[] {
  return [
    ...aircraft.map((line) => listedName(line, language)),
    ...(option === null ? [] : [optionName(option, language)]),
  ];
}

/** An option of either game. */
export function optionName(option: NonNullable<CorsairsEntry['option']>, language: Language): string {
  const own: { readonly [name: string]: string } = corsairsWords(language).resources;
  const zero: { readonly [name: string]: string } = zeroCampaignWords(language).resources;
  return own[option] ?? zero[option] ?? option;
}
