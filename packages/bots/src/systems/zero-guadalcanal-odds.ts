import type { AssignedFlight } from '@tallyho/zero';

/**
 * What a Mission of the Guadalcanal campaign comes to: fitted to 3,800 Missions that Pilots flew, more than half of them with aircraft at
 * random.
 */

/** A sheet to be bombed, as far as it matters here. */
export interface Mark {
  readonly sheet: string;
  readonly naval: boolean;
  /** Cards of Flak against an aircraft. */
  readonly flak: number;
}

/** What a type is worth in the air. */
interface Craft {
  /** As an interceptor; 0: it is none. */
  readonly fights: number;
  /** Damage Points of one with its bombs on land and on ships, when nobody comes to meet it. */
  readonly hits: { readonly [bombs: string]: readonly [land: number, naval: number] };
  /** How easily it is lost: to a card of Flak, and to an interceptor for each attacker. */
  readonly frail: readonly [flak: number, met: number];
}

/** Bombs, and where Formations drop them from. */
const bombsOf = ({ load, altitude }: Pick<AssignedFlight, 'load' | 'altitude'>): string =>
  altitude === null ? load : `${load} ${altitude}`;

const crafts: { readonly [aircraft: string]: Craft } = {
  'f4f-3': { fights: 1.33, hits: { level: [0.7, 0.85] }, frail: [0.027, 0.78] },
  'p-400': { fights: 1, hits: { level: [0.9, 1.05] }, frail: [0.04, 0.71] },
  'p-38g': { fights: 1.33, hits: { level: [1.4, 1.4] }, frail: [0, 0.4] },
  'sbd-3': { fights: 0, hits: { dive: [1.8, 3] }, frail: [0.022, 0.72] },
  tbf: { fights: 0, hits: { level: [1.75, 2.55], torpedo: [0, 1.15] }, frail: [0.02, 0.66] },
  'pby-5': {
    fights: 0,
    hits: { 'level very low': [1.25, 1.8], 'level low': [1, 0.9], 'torpedo very low': [0, 0.8] },
    frail: [0.021, 0.46],
  },
  'b-17e': {
    fights: 0,
    hits: { 'saturation high': [8.2, 4], 'saturation medium': [6.8, 3.3] },
    frail: [0, 0.43],
  },
  a6m2: { fights: 1.27, hits: { level: [0.75, 0.9] }, frail: [0.32, 0.75] },
  a6m3: { fights: 1.3, hits: { level: [0.9, 1.1] }, frail: [0.067, 0.45] },
  'a6m2-n': { fights: 0.6, hits: { level: [0.65, 0.9] }, frail: [0.32, 1.4] },
  f1m2: { fights: 0.7, hits: { level: [0.6, 0.9] }, frail: [0.22, 1.7] },
  d3a1: { fights: 0, hits: { dive: [1.2, 2.4] }, frail: [0.136, 1.2] },
  g4m1: {
    fights: 0,
    hits: {
      'saturation very low': [2.55, 0.9],
      'saturation low': [1.5, 1],
      'saturation medium': [1.25, 0.95],
      'saturation high': [0.9, 1.15],
      'torpedo very low': [0, 2.4],
    },
    frail: [0.021, 1.23],
  },
};

/** A type of somebody's own making: it flies like an ordinary one. */
const UNKNOWN: Craft = { fights: 1, hits: {}, frail: [0.05, 0.8] };
const craftOf = (aircraft: string): Craft => crafts[aircraft] ?? UNKNOWN;

/** What somebody's own bombs do. */
const ORDINARY = [1, 1] as const;

/** How much more or less is done at a sheet. */
const sheets: { readonly [sheet: string]: number } = {
  '1A': 0.9,
  '1B': 1,
  '3A': 0.8,
  '4A': 1.45,
  '4B': 0.9,
  '7A': 1.4,
};

/** Damage Points of an aircraft with its bombs, when nobody comes to meet it. */
export function hitOf(flight: Pick<AssignedFlight, 'aircraft' | 'load' | 'altitude'>, { sheet, naval }: Mark): number {
  if (flight.load === 'none') return 0;
  const [land, sea] = craftOf(flight.aircraft).hits[bombsOf(flight)] ?? ORDINARY;
  return (naval ? sea : land) * (sheets[sheet] ?? 1);
}

export const fightsOf = (aircraft: string): number => craftOf(aircraft).fights;

/** What flies of a type, all with the same bombs. */
export interface Sent {
  readonly aircraft: string;
  readonly count: number;
  readonly load: AssignedFlight['load'];
  readonly altitude: AssignedFlight['altitude'];
}

/** An escort holds off interceptors for as many as this. */
const ESCORT = 1.8;
/** How much interceptors keep from the target. */
const SPOILT = 1;
/** An escort without bombs is lost less often. */
const WITHOUT_BOMBS = 0.85;
/** Interceptors lost to an escort, and to somebody with bombs. */
const LOST_TO_ESCORT = 0.65;
const LOST_TO_BOMBER = 0.42;

/** What a Mission can be expected to come to. */
export interface Prospect {
  /** Damage Points at the target. */
  readonly damage: number;
  /** The share of each attacking type that is lost, and of all who came to meet them. */
  readonly lost: readonly number[];
  readonly lostMeeting: number;
}

const shareOf = (odds: number): number => odds / (1 + odds);

export function prospectOf(mark: Mark, attackers: readonly Sent[], defenders: readonly Sent[]): Prospect {
  let [hits, loaded, escorts, meeting, met] = [0, 0, 0, 0, 0];
  for (const sent of attackers) {
    if (sent.load === 'none') escorts += sent.count;
    else {
      loaded += sent.count;
      hits += sent.count * hitOf(sent, mark);
    }
  }
  for (const { aircraft, count } of defenders) {
    met += count;
    meeting += count * craftOf(aircraft).fights;
  }
  const all = loaded + escorts;
  if (all === 0) return { damage: 0, lost: [], lostMeeting: 0 };
  const pressed = meeting / all;
  return {
    damage: hits / (1 + (SPOILT * meeting) / (loaded + ESCORT * escorts)),
    lost: attackers.map(({ aircraft, load }) => {
      const [flak, toFighters] = craftOf(aircraft).frail;
      return shareOf(load === 'none' ? WITHOUT_BOMBS * toFighters * pressed : flak * mark.flak + toFighters * pressed);
    }),
    lostMeeting: met === 0 ? 0 : shareOf((LOST_TO_ESCORT * escorts + LOST_TO_BOMBER * loaded) / met),
  };
}

/** The chance that so many Damage Points are done where these can be hoped for. */
export function chanceOf(points: number, hoped: number): number {
  if (points <= 0) return 1;
  const reach = (SPREAD * hoped) / points;
  return (reach * reach) / (1 + reach * reach);
}
const SPREAD = 0.95;
