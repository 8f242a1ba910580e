import type { CardRow } from '../kamikaze-types.ts';
import type { Border, Service, Source, Sources } from '../types.ts';

/** CH-19.24f — the campaigns that the Pilot/Crew Selection Table has rows for. */
export const selectionCampaigns = [
  'guadalcanal',
  'eastern-solomons',
  'santa-cruz',
  'solomons',
  'philippines-1944',
  'okinawa',
] as const;
export type SelectionCampaign = (typeof selectionCampaigns)[number];

/** CH-19.24f, CH-19.41a — a row of the table: the cards that give a Skilled pilot or crew, and those that give a green one. */
export interface SelectionLine {
  readonly people: 'pilots' | 'crews';
  readonly services: readonly Service[];
  readonly campaign: SelectionCampaign;
  /** The id of a period; null: all of them. */
  readonly period: string | null;
  readonly skilled: readonly CardRow[];
  readonly green: readonly CardRow[];
  readonly sources: Sources;
}

const line =
  (people: SelectionLine['people']) =>
  (
    services: readonly Service[],
    campaign: SelectionCampaign,
    period: string | null,
    skilled: readonly CardRow[],
    green: readonly CardRow[],
    source: Source = 'reconstructed',
  ): SelectionLine => ({ people, services, campaign, period, skilled, green, sources: { all: source } });

const row = line('pilots');
const crewRow = line('crews');

/** CH-19.24f, CH-19.34a — the Pilot/Crew Selection Table. No Allied pilot is ever green (CH-GAP-17). */
export const selectionTable: readonly SelectionLine[] = [
  row(['ijn'], 'guadalcanal', null, ['ots', 'half-loop'], ['ace-pilot']),
  row(['ijn'], 'eastern-solomons', null, ['ims-3b', 'ots'], ['ace-pilot']),
  row(['ijn'], 'santa-cruz', null, ['ims-2b'], ['vertical-roll'], 'CH-EX-03'),
  row(['ijn'], 'solomons', 'early-1943', ['ims-2b'], ['barrel-roll']),
  row(['ijn'], 'solomons', 'mid-1943', ['ims-2b'], ['tight-turn']),
  row(['ijn'], 'solomons', 'late-1943', ['vertical-roll'], ['half-loop', 'tight-turn']),
  row(['ijn'], 'solomons', 'early-1944', ['half-loop'], ['tight-turn', 'barrel-roll'], 'CH-EX-06'),
  row(['ijn'], 'philippines-1944', 'october', ['ims-3b'], ['scissors', 'tight-turn', 'barrel-roll']),
  row(['ijn'], 'philippines-1944', 'november', ['ims-3b'], ['scissors', 'tight-turn', 'barrel-roll']),
  row(['ijn'], 'philippines-1944', 'december', ['ims-3b'], ['maneuvering', 'tight-turn', 'barrel-roll']),
  row(['ijn'], 'okinawa', 'march', ['ace-pilot'], ['maneuvering', 'tight-turn', 'barrel-roll']),
  row(['ijn'], 'okinawa', 'april', ['ace-pilot'], ['ims-1b', 'maneuvering', 'tight-turn', 'barrel-roll']),
  row(['ijn'], 'okinawa', 'may', ['ace-pilot'], ['ims-1b', 'maneuvering', 'tight-turn', 'barrel-roll']),
  row(['ija'], 'solomons', null, ['half-loop'], ['barrel-roll']),
  row(['ija'], 'philippines-1944', null, ['half-loop'], ['maneuvering', 'tight-turn']),
  row(['ija'], 'okinawa', null, ['ace-pilot'], ['maneuvering', 'tight-turn', 'barrel-roll']),
  row(['usn'], 'guadalcanal', null, ['ots'], []),
  row(['usn'], 'eastern-solomons', null, ['ims-3b', 'half-loop'], []),
  row(['usn'], 'santa-cruz', null, ['ims-3b', 'half-loop'], []),
  row(['usn'], 'solomons', 'early-1943', ['ots'], []),
  row(['usn'], 'solomons', 'mid-1943', ['ots'], []),
  row(['usn'], 'solomons', 'late-1943', ['ots', 'half-loop'], []),
  row(['usn'], 'solomons', 'early-1944', ['ots', 'vertical-roll'], [], 'CH-EX-06'),
  row(['usn'], 'philippines-1944', null, ['ots', 'half-loop', 'vertical-roll'], []),
  row(['usn'], 'okinawa', null, ['ots', 'half-loop', 'vertical-roll'], []),
  row(['usmc'], 'guadalcanal', null, ['half-loop', 'scissors'], []),
  row(['usmc'], 'eastern-solomons', null, ['half-loop', 'scissors'], []),
  row(['usmc'], 'solomons', 'early-1943', ['scissors'], []),
  row(['usmc'], 'solomons', 'mid-1943', ['half-loop', 'scissors'], []),
  row(['usmc'], 'solomons', 'late-1943', ['scissors', 'full-throttle'], []),
  row(['usmc'], 'solomons', 'early-1944', ['scissors', 'full-throttle'], [], 'CH-EX-06'),
  row(['usmc'], 'philippines-1944', null, ['scissors', 'full-throttle'], []),
  row(['usmc'], 'okinawa', null, ['scissors', 'full-throttle', 'ace-pilot'], []),
  row(['usaaf'], 'guadalcanal', null, ['ace-pilot'], []),
  row(['usaaf'], 'solomons', null, ['vertical-roll'], []),
  row(['usaaf'], 'philippines-1944', null, ['ots', 'half-loop', 'vertical-roll'], []),
  row(['usaaf'], 'okinawa', null, ['half-loop'], []),
  crewRow(['ijn'], 'guadalcanal', null, ['ots'], ['ace-pilot']),
  crewRow(['ijn'], 'solomons', null, ['half-loop'], ['barrel-roll']),
  crewRow(['ijn'], 'philippines-1944', null, ['ace-pilot'], ['tight-turn', 'barrel-roll']),
  crewRow(['ijn'], 'okinawa', null, ['half-loop'], ['maneuvering', 'tight-turn', 'barrel-roll']),
  crewRow(['ija'], 'philippines-1944', null, [], ['maneuvering', 'tight-turn']),
  crewRow(['ija'], 'okinawa', null, [], ['maneuvering', 'tight-turn', 'barrel-roll']),
  crewRow(['usaaf', 'usn', 'usmc'], 'guadalcanal', null, ['half-loop'], []),
  crewRow(['usaaf', 'usn', 'usmc'], 'eastern-solomons', null, ['half-loop'], []),
  crewRow(['usaaf', 'usn', 'usmc'], 'solomons', null, ['ots'], []),
  crewRow(['usaaf', 'usn', 'usmc'], 'philippines-1944', null, ['ots'], []),
  crewRow(['usaaf', 'usn', 'usmc'], 'okinawa', null, ['ots', 'half-loop'], []),
];

/** CH-19.24i — whose pilots fly a type that both the Navy and the Marines have. */
export type ServiceRule =
  /** CH-19.24j — the owner chooses, for each type. */
  | { readonly by: 'choice' }
  /** CH-19.24o — a card decides, by its border. */
  | { readonly by: 'card'; readonly services: { readonly [border in Border]: Service } }
  /** CH-19.24k — by where they come from. */
  | { readonly by: 'base'; readonly carrier: Service; readonly island: Service }
  /** CH-19.24m, CH-19.24n — the Marines where the Mission says so. */
  | { readonly by: 'mark'; readonly marked: Service; readonly otherwise: Service }
  /** CH-19.24l — always the same. */
  | { readonly by: 'campaign'; readonly service: Service };

export const serviceRules: { readonly [campaign in SelectionCampaign]: ServiceRule } = {
  guadalcanal: { by: 'choice' },
  'eastern-solomons': { by: 'base', carrier: 'usn', island: 'usmc' },
  'santa-cruz': { by: 'campaign', service: 'usn' },
  solomons: { by: 'card', services: { red: 'usn', white: 'usmc', blue: 'usmc' } },
  'philippines-1944': { by: 'mark', marked: 'usmc', otherwise: 'usn' },
  okinawa: { by: 'mark', marked: 'usmc', otherwise: 'usn' },
};

/** CH-19.24u — the most Skilled pilots that a side may have in one Strike; who is not named has no such limit. */
export const mostSkilled: { readonly [campaign in SelectionCampaign]?: { readonly japanese: number } } = {
  'santa-cruz': { japanese: 1 },
};

/** CH-19.24w — the type that no pilot of a Zero flies. */
export const WITHOUT_ZERO_PILOTS = 'a6m2-n';
