import type { AssignedFlight } from '@tallyho/zero';

/**
 * What a Mission of the Guadalcanal campaign comes to: fitted to 3,800 Missions that Pilots flew, more than half of them with aircraft at
 * random. `test/fit/guadalcanal-odds.ts` flies others and fits the figures to them.
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
  fights: number;
  /** Damage Points of one with its bombs on land and on ships, when nobody comes to meet it. */
  readonly hits: { readonly [bombs: string]: [land: number, naval: number] };
  /** How easily it is lost: to a card of Flak, and to an interceptor for each attacker. */
  readonly frail: [flak: number, met: number];
}
export type Frailty = Readonly<Craft['frail']>;

/** Bombs, and where Formations drop them from. */
const bombsOf = ({ load, altitude }: Pick<AssignedFlight, 'load' | 'altitude'>): string =>
  altitude === null ? load : `${load} ${altitude}`;

/** All that is fitted; only a fit writes to it. */
export interface Figures {
  readonly crafts: { readonly [aircraft: string]: Craft };
  /** How much more or less is done at a sheet. */
  readonly sheets: { [sheet: string]: number };
  /** An escort holds off interceptors for as many as this. */
  escort: number;
  /** How much interceptors take from the bombs, and how often they turn back all. */
  spoilt: number;
  turnedBack: number;
  /** How much they shoot down. */
  pressed: number;
  /** An escort without bombs is lost less often. */
  withoutBombs: number;
  /** Interceptors lost to an escort, and to somebody with bombs. */
  lostToEscort: number;
  lostToBomber: number;
  /** How far from what can be hoped for a Mission may end. */
  spread: number;
}

export const figures: Figures = {
  crafts: {
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
  },
  sheets: { '1A': 0.9, '1B': 1, '3A': 0.8, '4A': 1.45, '4B': 0.9, '7A': 1.4 },
  escort: 1.45,
  spoilt: 0.85,
  turnedBack: 0.17,
  pressed: 0.95,
  withoutBombs: 0.85,
  lostToEscort: 0.69,
  lostToBomber: 0.46,
  spread: 1.065,
};

/** A type of somebody's own making: it flies like an ordinary one. */
const UNKNOWN: Craft = { fights: 1, hits: {}, frail: [0.05, 0.8] };
const craftOf = (aircraft: string): Craft => figures.crafts[aircraft] ?? UNKNOWN;

/** What somebody's own bombs do. */
const ORDINARY = [1, 1] as const;

/** Damage Points of an aircraft with its bombs, when nobody comes to meet it. */
export function hitOf(flight: Pick<AssignedFlight, 'aircraft' | 'load' | 'altitude'>, { sheet, naval }: Mark): number {
  if (flight.load === 'none') return 0;
  const [land, sea] = craftOf(flight.aircraft).hits[bombsOf(flight)] ?? ORDINARY;
  return (naval ? sea : land) * (figures.sheets[sheet] ?? 1);
}

export const fightsOf = (aircraft: string): number => craftOf(aircraft).fights;
export const frailtyOf = (aircraft: string): Frailty => craftOf(aircraft).frail;

/** What flies of a type, all with the same bombs. */
export interface Sent {
  readonly aircraft: string;
  readonly count: number;
  readonly load: AssignedFlight['load'];
  readonly altitude: AssignedFlight['altitude'];
}

/** Who flies on a Mission, added up: what bombs can hit, how many have any and how many escort them, and who comes to meet them. */
export interface Meeting {
  hits: number;
  loaded: number;
  escorts: number;
  /** How well those who meet them fight, and how many they are. */
  meeting: number;
  met: number;
}

/** Interceptors are worth more together: four do more than twice as much as two. */
const together = (meeting: number): number => meeting * Math.sqrt(Math.sqrt(meeting));

/** How much they keep from the target. */
const spoiltIn = ({ loaded, escorts, meeting }: Meeting): number =>
  together(meeting) / Math.max(1, loaded + figures.escort * escorts);

/** What can be hoped for at the target. */
export interface Hope {
  /** Damage Points of those who get through. */
  readonly damage: number;
  /** The chance that somebody does. */
  readonly through: number;
}

export function hopeIn(all: Meeting): Hope {
  const spoilt = spoiltIn(all);
  return { damage: all.hits / (1 + figures.spoilt * spoilt), through: 1 - figures.turnedBack * shareOf(spoilt) };
}

/** How hard the attackers are pressed. */
export const pressureIn = ({ loaded, escorts, meeting }: Meeting): number =>
  (figures.pressed * together(meeting)) / Math.max(1, loaded + escorts);

const shareOf = (odds: number): number => odds / (1 + odds);

/** The share of an attacking type that is lost. */
export function shareLost([flak, toFighters]: Frailty, isLoaded: boolean, cards: number, pressed: number): number {
  return shareOf(isLoaded ? flak * cards + toFighters * pressed : figures.withoutBombs * toFighters * pressed);
}

/** And of all who came to meet them. */
export const shareLostMeeting = ({ loaded, escorts, met }: Meeting): number =>
  met === 0 ? 0 : shareOf((figures.lostToEscort * escorts + figures.lostToBomber * loaded) / met);

/** What a Mission can be expected to come to. */
export interface Prospect {
  /** What can be hoped for at the target. */
  readonly hope: Hope;
  /** The share of each attacking type that is lost, and of all who came to meet them. */
  readonly lost: readonly number[];
  readonly lostMeeting: number;
}

export function prospectOf(mark: Mark, attackers: readonly Sent[], defenders: readonly Sent[]): Prospect {
  const all: Meeting = { hits: 0, loaded: 0, escorts: 0, meeting: 0, met: 0 };
  for (const sent of attackers) {
    if (sent.load === 'none') all.escorts += sent.count;
    else {
      all.loaded += sent.count;
      all.hits += sent.count * hitOf(sent, mark);
    }
  }
  for (const { aircraft, count } of defenders) {
    all.met += count;
    all.meeting += count * fightsOf(aircraft);
  }
  if (all.loaded + all.escorts === 0) return { hope: { damage: 0, through: 1 }, lost: [], lostMeeting: 0 };
  const pressed = pressureIn(all);
  return {
    hope: hopeIn(all),
    lost: attackers.map(({ aircraft, load }) => shareLost(frailtyOf(aircraft), load !== 'none', mark.flak, pressed)),
    lostMeeting: shareLostMeeting(all),
  };
}

/** The chance that so many Damage Points are done where this can be hoped for. */
export function chanceOf(points: number, { damage, through }: Hope): number {
  if (points <= 0) return 1;
  const reach = (figures.spread * damage) / points;
  return (through * reach * reach) / (1 + reach * reach);
}
