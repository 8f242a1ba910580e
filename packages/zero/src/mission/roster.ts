import type { FormationAircraft, LightBomber } from '../content/aircraft-types.ts';
import { campaignContentOf } from '../content/campaign-catalogue.ts';
import type { CampaignContent, Crew } from '../content/campaign-types.ts';
import { contentOf } from '../content/catalogue.ts';
import { corsairsCounters, corsairsCrews } from '../content/corsairs/counters.ts';
import { type BombingMode, bombingModes } from '../content/mission-types.ts';
import type { Altitude, Fighter, Pack, SideName } from '../content/types.ts';
import type { ZeroOptions } from '../options.ts';
import { refuse } from '../problems.ts';
import { type Fielded, fieldedOf } from '../set-up.ts';
import type { FormationOptions } from './orders.ts';

/** One Formation aircraft of the order of battle, with the cards behind its ids. */
export interface FieldedBomber {
  readonly seat: number;
  readonly side: SideName;
  readonly label: string;
  readonly aircraft: FormationAircraft;
  readonly crew: Crew | null;
  /** Which Formation it flies in, counted through all seats. */
  readonly formation: number;
  /** Its place in that Formation. */
  readonly nth: number;
  readonly given: FormationOptions;
  readonly place: string;
}

export interface Roster {
  readonly content: Required<Pack>;
  readonly campaign: CampaignContent;
  readonly elements: readonly Fielded[];
  readonly bombers: readonly FieldedBomber[];
}

/** Everything that flies in a Mission: Z-16.11a — Fighters and light bombers in Elements; all others in Formations (Z-16.11c), or alone (Z-16.11b). */
export function rosterOf(options: ZeroOptions): Roster {
  const base = contentOf(options.packs);
  const campaign = withCorsairs(campaignContentOf(options.packs));
  const content = {
    ...base,
    fighters: [...base.fighters, ...campaign.lightBombers],
    pilots: [...campaign.counters.flatMap(({ front, back }) => [front, back]), ...base.pilots],
  };
  return { content, campaign, elements: fieldedOf(options, content), bombers: bombersOf(options, campaign) };
}

/** CH-19.2b — the counters of both games may be mixed: whoever is named flies, though Zero! draws its own alone (CH-19.2a). */
const withCorsairs = (campaign: CampaignContent): CampaignContent => ({
  ...campaign,
  counters: [...campaign.counters, ...corsairsCounters],
  crews: [...campaign.crews, ...corsairsCrews],
});

/** All Formation aircraft of all seats in order. Types that fly more than once are numbered: 'Ki-21', 'Ki-21 2'. */
function bombersOf(options: ZeroOptions, campaign: CampaignContent): FieldedBomber[] {
  const seen = new Map<string, number>();
  const fielded: FieldedBomber[] = [];
  let formation = 0;
  for (const [seat, { side, formations }] of options.seats.entries()) {
    for (const [i, given] of (formations ?? []).entries()) {
      const place = `seats[${seat}].formations[${i}]`;
      for (const [nth, id] of given.aircraft.entries()) {
        const aircraft = campaign.formations.find((one) => one.id === id);
        if (aircraft === undefined)
          return refuse('unknown-formation-aircraft', `${place}.aircraft[${nth}]`, { aircraft: id });
        const name = given.condition?.[nth]?.label ?? given.label ?? aircraft.short;
        const times = (seen.get(name) ?? 0) + 1;
        seen.set(name, times);
        const crew = crewOf(campaign, given.crews[nth], `${place}.crews[${nth}]`);
        const label = times === 1 ? name : `${name} ${times}`;
        fielded.push({ seat, side, label, aircraft, crew, formation, nth, given, place });
      }
      formation++;
    }
  }
  return fielded;
}

function crewOf({ crews }: CampaignContent, id: string | null, place: string): Crew | null {
  if (id === null) return null;
  const crew = crews.flatMap(({ front, back }) => [front, back]).find((one) => one.id === id);
  return crew ?? refuse('unknown-crew', place, { crew: id });
}

export const isLight = (fighter: Fighter): fighter is LightBomber => fighter.kind === 'fighter-bomber';

/** Z-17.13b, Z-21.22a, Z-21.22b — a bomb rating of an Element's card; Torpedoes need none (Z-CGAP-86). */
export function elementRating(
  fighter: Fighter,
  card: 'leader' | 'wingman',
  damaged: boolean,
  mode: BombingMode,
): number {
  const side = fighter[card][damaged ? 'damaged' : 'front'];
  if (mode === 'level') return side.bombs;
  if (!isLight(fighter) || mode === 'torpedo') return 0;
  return fighter[card][damaged ? 'damaged' : 'front'][mode];
}

/** Z-17.14a, Z-17.14b, Z-17.14d, Z-21.52a — the modes that an Element's card shows, Torpedoes first and only against ships. */
export const elementModes = (fighter: Fighter, naval: boolean): BombingMode[] => [
  ...(isLight(fighter) && fighter.torpedo && naval ? (['torpedo'] as const) : []),
  ...bombingModes.filter((mode) => elementRating(fighter, 'leader', false, mode) > 0),
];

/** Z-17.25a, Z-21.31a, Z-21.53a — and those of a Formation aircraft at its Altitude: Torpedoes from Very Low, Level Bombing from there or Low. */
export const bomberModes = (
  { torpedo, front }: FormationAircraft,
  naval: boolean,
  altitude: Altitude,
): BombingMode[] => [
  ...(torpedo && naval && altitude === 'very low' ? (['torpedo'] as const) : []),
  ...(front.saturation > 0 ? (['saturation'] as const) : []),
  ...(front.level > 0 && (altitude === 'very low' || altitude === 'low') ? (['level'] as const) : []),
];
