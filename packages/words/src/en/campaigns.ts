import type {
  CampaignProblem,
  CampaignReason,
  Grade,
  OptionEffectKind,
  TargetKind,
  TargetStatus,
} from '@tallyho/down-in-flames';
import type { CampaignId, PlaceId, Side } from '@tallyho/down-in-flames/content';
import { signed } from '../figures.ts';
import type { Phrases, Sentences } from '../format.ts';
import { at, listed } from './grammar.ts';

export const campaignSentences: Sentences<CampaignProblem> = {
  'unknown-campaign': (place, fact) =>
    `${at(place)}there is no campaign “${fact('found')}”${listed('. There are', fact('known'))}.`,
  'scale-too-large': (place, fact) =>
    `${at(place)}at scale ${fact('scale')} a mission could have ${fact('aircraft')} aircraft; ${fact('most')} are the most. Choose a smaller scale.`,
  'same-seat-names': (place, fact) =>
    `${at(place)}both players are called “${fact('name')}”. Give one of them another name.`,
};

export const campaignReasonPhrases: Phrases<CampaignReason> = {
  'first-mission-from-start': 'your first mission must begin at a Start mark',
  'target-not-controlled': 'you do not control the target where this arrow begins',
  'destroyed-already': 'you have already destroyed that target',
  'option-used': 'each Option can be chosen once in a campaign',
  'option-lost': 'the enemy has destroyed what this Option depends on',
};

const whose = (amount: number): string => (amount > 0 ? 'own' : 'enemy');
const turns = (amount: number): string => (amount === 1 ? '1 turn' : `${amount} turns`);

/** What an Option does, in a few words. */
const effects: { readonly [E in OptionEffectKind]: (amount: number) => string } = {
  altitude: () => 'own bombers one level higher or lower',
  bombs: (amount) => `${signed(amount)} ${Math.abs(amount) === 1 ? 'bomb' : 'bombs'} for each ${whose(amount)} bomber`,
  defense: (amount) => `Defense Turret ${signed(amount)} for each ${whose(amount)} bomber`,
  flak: (amount) => `${whose(amount)} Flak ${signed(amount)}`,
  fuel: () => 'enemy fighters leave before the last turn',
  gunner: (amount) => `Gunner ${signed(amount)} for each ${whose(amount)} fighter that has one`,
  late: () => 'enemy fighters are late: absent in the first turn',
  press: (amount) => `press: costs ${amount} VP`,
  rest: (amount) => `rest: earns ${amount} VP`,
  shortage: (amount) => `${amount === 1 ? '1 hit' : `${amount} hits`} on each enemy aircraft at the start`,
  'sun-at-your-back': (amount) =>
    `sun at your back: ${amount === 1 ? '1 extra card' : `${amount} extra cards`} for each own fighter`,
  support: (amount) => `Support Turret ${signed(amount)} for each ${whose(amount)} bomber`,
  'vital-mission': () => 'vital mission: own VP count double',
  winds: (amount) => `winds: the mission lasts ${turns(amount)} more or less`,
};

const places: Phrases<PlaceId> = {
  abbeville: 'Abbeville',
  akagi: 'Akagi',
  arromanches: 'Arromanches',
  berlin: 'Berlin',
  'biggin-hill': 'Biggin Hill',
  birmingham: 'Birmingham',
  bougainville: 'Bougainville',
  boulogne: 'Boulogne',
  breslau: 'Breslau',
  buka: 'Buka',
  'bunker-hill': 'Bunker Hill',
  bydgoszcz: 'Bydgoszcz',
  calais: 'Calais',
  carpiquet: 'Carpiquet',
  cherbourg: 'Cherbourg',
  cologne: 'Cologne',
  czestochowa: 'Częstochowa',
  danzig: 'Danzig',
  dover: 'Dover',
  'dover-strait': 'Strait of Dover',
  driffield: 'Driffield',
  'eastern-island': 'Eastern Island',
  'factory-district': 'Factory district',
  hiryu: 'Hiryū',
  kaga: 'Kaga',
  kahili: 'Kahili',
  kalach: 'Kalach',
  kavieng: 'Kavieng',
  konigsberg: 'Königsberg',
  kotelnikovo: 'Kotelnikovo',
  kotluban: 'Kotluban',
  krakow: 'Kraków',
  'kure-atoll': 'Kure Atoll',
  lakunai: 'Lakunai',
  leuna: 'Leuna',
  london: 'London',
  lublin: 'Lublin',
  'mamayev-kurgan': 'Mamayev Kurgan',
  midway: 'Midway',
  mlawa: 'Mława',
  morozovskaya: 'Morozovskaya',
  munda: 'Munda',
  munich: 'Munich',
  'new-britain': 'New Britain',
  normandy: 'Normandy',
  'northern-line': 'Northern line',
  ohlau: 'Ohlau',
  okecie: 'Warsaw-Okęcie',
  paris: 'Paris',
  rabaul: 'Rabaul',
  radomsko: 'Radomsko',
  regensburg: 'Regensburg',
  remagen: 'Remagen',
  ruhr: 'Ruhr',
  'sand-island': 'Sand Island',
  schweinfurt: 'Schweinfurt',
  sheffield: 'Sheffield',
  'simpson-harbour': 'Simpson Harbour',
  southampton: 'Southampton',
  'southern-line': 'Southern line',
  stalingrad: 'Stalingrad',
  tangmere: 'Tangmere',
  tatsinskaya: 'Tatsinskaya',
  tczew: 'Tczew',
  torokina: 'Torokina',
  'transport-group': 'Transport group',
  villeneuve: 'Villeneuve-Saint-Georges',
  vunakanau: 'Vunakanau',
  wasp: 'Wasp',
  yorktown: 'Yorktown',
};

const targetKinds: Phrases<TargetKind> = {
  tanks: 'Tanks',
  infantry: 'Infantry',
  factory: 'Factory',
  bridge: 'Bridge',
  airfield: 'Airfield',
  'cargo-ship': 'Cargo ship',
  'aircraft-carrier': 'Aircraft carrier',
  railroad: 'Railroad',
};

const statuses: Phrases<TargetStatus> = { intact: 'Intact', damaged: 'Damaged', destroyed: 'Destroyed' };

const grades: Phrases<Grade> = {
  'axis-decisive': 'decisive Axis victory',
  'axis-major': 'major Axis victory',
  'axis-minor': 'minor Axis victory',
  draw: 'draw',
  'allies-minor': 'minor Allied victory',
  'allies-major': 'major Allied victory',
  'allies-decisive': 'decisive Allied victory',
};

const sides: Phrases<Side> = { axis: 'Axis', allies: 'Allies' };

/** What a campaign is about, and what its players should know before they choose sides. */
const about: { readonly [C in CampaignId]: { readonly story: string; readonly advice: string } } = {
  'poland-1939': {
    story:
      'September 1939. The Luftwaffe opens the war over bridges, airfields and columns, and reaches for Warsaw. A handful of gull-winged P.11c stand in its way.',
    advice:
      'Every Polish fighter is precious, and the Axis has the better aircraft. The victory table knows that: the Allies win by holding out.',
  },
  'battle-of-britain-1940': {
    story:
      'Summer 1940. From the convoys in the Strait to the airfields of Kent and the docks of London: whoever commands the sky decides whether there will be an invasion.',
    advice:
      'The Axis must go deep to score. Blenheims over the barges are the Allies’ way to take the initiative back.',
  },
  'midway-1942': {
    story:
      'June 1942. Four carriers sail for a coral atoll, three lie in wait. A torpedo run of five minutes is worth more than a day of patrols.',
    advice:
      'A side that loses a carrier loses the Options that flew from it. Destroying both American or all three Japanese carriers wins outright.',
  },
  'stalingrad-1942': {
    story:
      'Autumn 1942. Stukas clear the way to the Volga, street by street; Sturmoviks strike the bridges and airfields on which the besiegers live.',
    advice:
      'The Axis advances from line to line. The Allies may wear it down in the city or go for the airlift behind it.',
  },
  'rabaul-1943': {
    story:
      'November 1943. The fortress in the South Seas: five airfields around a harbour. Corsairs and carrier aircraft come to make it useless.',
    advice:
      'The Allies begin with the outer airfields. The Axis finds its points off Bougainville, where ships lie still.',
  },
  'daylight-bombing-1944': {
    story:
      'Spring and summer 1944. The heavies come by day, as far as Leuna. The fighters that meet them are fewer every week, and faster.',
    advice:
      'The Allies score nearly every time they reach the target; they must score much. The Axis wins by making them pay.',
  },
};

export const campaignTexts = {
  about,
  places,
  sides,
  targetKinds,
  statuses,
  grades,
  effects,
  /** Aircraft that an Option brings: `2 × P.11c`, with its pilot if it has one. */
  reinforcement: (count: number, aircraft: string, pilot: string | null): string =>
    `${count} × ${aircraft}${pilot === null ? '' : ` (${pilot})`}`,
  noOption: 'no Option',
};
