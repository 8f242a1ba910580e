import type {
  AircraftClass,
  Altitude,
  DamageName,
  Effect,
  EffectKind,
  MissionKind,
  Performance,
  ResourceName,
  SideName,
  SpecialName,
  TargetKind,
} from '@tallyho/zero/content';
import { signed } from '../figures.ts';
import type { Phrases } from '../format.ts';
import { history, insets, places } from './zero-places.ts';

const names: { readonly [campaign: string]: string } = {
  malaya: 'Malaya',
  philippines: 'Philippines',
  burma: 'Burma',
};

/** What a campaign is about, what happened then, and what its players should know before they choose sides. */
const about: {
  readonly [campaign: string]: { readonly story: string; readonly advice: string; readonly history: string };
} = {
  malaya: {
    story:
      'From the landings at Kota Bharu to the fall of Palembang. Army bombers and the Navy’s twin engines from Indochina, against a few squadrons of Buffalos, Hudsons, Blenheims and Vildebeests; Hurricanes arrive in January.',
    history:
      'In the first hours of 8 December 1941 Japanese troops landed at Kota Bharu, and bombs fell on Singapore the same night. Within two days the airfields of northern Malaya were lost, and on 10 December torpedo bombers from Indochina sank Prince of Wales and Repulse off Kuantan. The Buffalos fought on, outnumbered and outclimbed; fifty-one Hurricanes came in crates in January, too few and too late. The Vildebeests that attacked the landing at Endau on 26 January lost half their number. Singapore surrendered on 15 February, a day after paratroopers had dropped at Palembang.',
    advice: 'A raid without escort pays for a bold defence. Keep Kato for the day that matters.',
  },
  philippines: {
    story:
      'Bombers and Zeros from Formosa open the war; the Army follows. Against them two dozen P-40s, some P-35As, a handful of B-17s and, after Christmas, almost nothing but courage and the dirt strips of Bataan.',
    history:
      'Nine hours after Pearl Harbor, on 8 December 1941, bombers and Zeros from Formosa caught half of MacArthur’s bombers and a third of his fighters on the ground at Clark and Iba. Two days later Cavite burned, and Captain Colin Kelly’s B-17 was shot down on its way home from Aparri. What was left of the B-17s went to Australia before Christmas. A handful of P-40s flew on from dirt strips on Bataan, against ships in Subic Bay as late as 2 March. Bataan fell on 9 April, Corregidor on 6 May 1942.',
    advice:
      'In December Japan has the better aircraft, and the performance table knows it. Later both sides are poor, and a single P-40 with a bomb counts.',
  },
  burma: {
    story:
      'Rangoon and the road to China. The Japanese Army against Buffalos, Blenheims and later Hurricanes of the Royal Air Force, and the Tomahawks of the American Volunteer Group.',
    history:
      'On 23 and 25 December 1941 the Japanese Army bombed Rangoon, and paid for it: the Tomahawks of the American Volunteer Group and the Buffalos of 67 Squadron claimed more than thirty aircraft. Raids went on in January and February, the Sittang bridge was blown up on 23 February, and Rangoon was given up on 7 March. Two weeks later some 150 aircraft smashed the last squadrons on their field at Magwe. The AVG fought from Loiwing until the end of April; the Burma Road was cut at Lashio on the 29th, and the last transports left Myitkyina in May.',
    advice: 'The P-40s of the Flying Tigers hit hard and hold out: until March Japan does well to lose by little.',
  },
};

const sides: Phrases<SideName> = { japanese: 'Japanese', allied: 'Allies' };

const missionKinds: Phrases<MissionKind> = {
  bombing: 'Bombing',
  reconnaissance: 'Reconnaissance',
  dogfight: 'Dogfight',
  evacuation: 'Evacuation',
  kamikaze: 'Kamikaze mission',
  submarine: 'Submarine',
  'air-drop': 'Air Drop',
  'mine-laying': 'Mine Laying',
  patrol: 'Patrol',
  transport: 'Transport',
};

const targetKinds: Phrases<TargetKind> = {
  airfield: 'Airfield',
  docks: 'Docks',
  'carrier-fleet': 'Carrier Fleet',
  battleship: 'Battleship',
  'ground-forces': 'Ground Forces',
  'rail-complex': 'Rail Complex',
  freighter: 'Freighter',
  destroyer: 'Destroyer',
  factory: 'Factory',
  convoy: 'Convoy',
  'mine-laying': 'Mine Laying',
  'air-drop': 'Air Drop',
  patrol: 'Patrol',
  transport: 'Transport',
  submarine: 'Submarine',
  'small-watercraft': 'Small Watercraft',
  'fleet-carrier': 'Fleet Carrier',
  'light-carrier': 'Light Carrier',
  'escort-carrier': 'Escort Carrier',
  cruiser: 'Cruiser',
};

const levels: Phrases<DamageName> = {
  untouched: 'Untouched',
  damaged: 'Damaged',
  'heavy-damage': 'Heavy Damage',
  destroyed: 'Destroyed',
  sunk: 'Sunk',
  reduced: 'Reduced',
  disrupted: 'Disrupted',
  shattered: 'Shattered',
  gutted: 'Gutted',
  scattered: 'Scattered',
  'wiped-out': 'Wiped Out',
  nothing: 'Nothing',
  'a-few-crates': 'A few crates',
  useful: 'Useful',
  plenty: 'Plenty',
};

const classes: Phrases<AircraftClass> = {
  fighter: 'Fighter',
  light: 'Light Bomber',
  medium: 'Medium Bomber',
  heavy: 'Heavy Bomber',
  patrol: 'Patrol aircraft',
};

const performances: Phrases<Performance> = {
  outstanding: 'Outstanding',
  superior: 'Superior',
  adequate: 'Adequate',
  poor: 'Poor',
  dismal: 'Dismal',
};

const resources: Phrases<ResourceName> = {
  'clouds-over-target': 'Clouds over Target',
  'flak-guns': 'Flak Guns',
  'deceptive-course': 'Deceptive Course',
  'early-warning': 'Early Warning',
  'experienced-air-crew': 'Experienced Air Crew',
  'caught-on-the-ground': 'Caught on the Ground',
  'fighter-sweep': 'Fighter Sweep',
  dispersal: 'Dispersal',
  'vital-target': 'Vital Target',
  'small-arms': 'Small Arms',
  'package-guns': 'Package Guns',
};

const specials: Phrases<SpecialName> = {
  'force-z': 'Force Z',
  kelly: 'Colin Kelly',
  dawn: 'Surprise at dawn',
  light: 'Few guns',
  fortress: 'Fortress',
  recon: 'Photographs',
  evac: 'Getting away',
};

const altitudes: Phrases<Altitude> = {
  'very low': 'Very Low',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  'very high': 'Very High',
};

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
const turns = (by: number): string => `${many(Math.abs(by), 'Target-Bound turn')} ${by > 0 ? 'more' : 'fewer'}`;
const late = ({ turn }: { readonly turn: number }): string =>
  `only when the way home begins; in a Dogfight or an Evacuation at the start of turn ${turn}`;

/** What an effect does, in a sentence without its full stop. */
const effects: { readonly [E in EffectKind]: (effect: Extract<Effect, { readonly does: E }>) => string } = {
  'target-flak': ({ by, at }) =>
    at === null
      ? `Target Flak ${signed(by)} against everybody`
      : `Target Flak ${signed(by)} against enemies that bomb or strafe at ${altitudes[at]}`,
  'area-flak': ({ turn, by }) => {
    const name = turn === 'ingress' ? 'Ingress' : 'Egress';
    return by === 'none' ? `no Area Flak in the ${name} Turn` : `Area Flak ${signed(by)} in the ${name} Turn`;
  },
  'target-bound': ({ by }) => turns(by),
  clouds: ({ border, results, targetFlak }) =>
    `a card is drawn as the Ingress Turn begins; if its border is ${border}, bombing results are ${many(-results, 'level')} lower and Target Flak ${signed(targetFlak)}, Torpedoes excepted`,
  'ignore-spoiled': ({ cards }) =>
    `each of your Formation aircraft ignores the first ${cards === 1 ? 'Spoiled Attack' : `${cards} Spoiled Attacks`} of Target Flak`,
  'enemy-resource-late': (entry) => `aircraft of the enemy’s Resource come ${late(entry)}`,
  'play-first': () => 'your side plays first without a toss, and its first Wingman may attack in the first turn',
  'damage-points': ({ by }) =>
    `${signed(by)} ${Math.abs(by) === 1 ? 'Damage Point' : 'Damage Points'} before the level of the target is read`,
  'level-vps': ({ vps }) =>
    `more VPs for heavy damage: ${vps
      .map((n, level) => (n === 0 ? '' : `${n} at level ${level + 1}`))
      .filter((text) => text !== '')
      .join(', ')}`,
  'package-guns': ({ altitude, strafing }) =>
    `your Medium Bombers may fly the whole Mission at ${altitudes[altitude]}, and strafe with ${many(strafing, 'card')} in the same pass`,
  torpedoes: ({ cards }) => `all listed aircraft carry Torpedoes and draw ${many(cards, 'card')} for each`,
  crew: () => 'a Skilled crew flies the bomber',
  join: ({ side, altitude, ...entry }) =>
    `fighters join the ${side === 'japanese' ? 'Japanese' : 'Allied'} side at ${altitudes[altitude]}, ${late(entry)}`,
  'resource-late': ({ side, ...entry }) =>
    `aircraft of the ${side === 'japanese' ? 'Japanese' : 'Allied'} Resource come ${late(entry)}`,
  photographs: ({ vps }) => `the best photograph scores: Hit ${vps.hit}, Direct ${vps.direct}, Vital ${vps.vital} VPs`,
  evacuation: ({ vps }) => `${many(vps, 'VP')} for every evacuated aircraft that is not Destroyed`,
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

type Month = readonly [year: number, month: number];

export const zeroCampaignTexts = {
  names,
  about,
  places,
  history,
  insets,
  sides,
  missionKinds,
  targetKinds,
  levels,
  classes,
  performances,
  resources,
  specials,
  effects,
  /** "December 1941–January 1942", "January–February 1942". */
  period: ([year, month]: Month, [lastYear, lastMonth]: Month): string => {
    const end = `${months[lastMonth - 1]} ${lastYear}`;
    if (year === lastYear && month === lastMonth) return end;
    return `${months[month - 1]}${year === lastYear ? '' : ` ${year}`}–${end}`;
  },
};
