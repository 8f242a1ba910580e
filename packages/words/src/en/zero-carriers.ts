import type {
  BonusName,
  CarrierEffect,
  CarrierResourceName,
  FleetTactic,
  FlightKind,
  FlightOp,
  PearlPlace,
  PearlResult,
  PearlZone,
  SeaPlace,
  TrackId,
  TrackState,
} from '@tallyho/zero/content';
import { signed } from '../figures.ts';
import type { Phrases } from '../format.ts';

const names: { readonly [campaign: string]: string } = {
  'coral-sea': 'Coral Sea',
  midway: 'Midway',
  'eastern-solomons': 'Eastern Solomons',
  'santa-cruz': 'Santa Cruz',
  'pearl-harbor': 'Pearl Harbor',
};

/** What a campaign is about, and what its players should know before they choose sides. */
const about: { readonly [campaign: string]: { readonly story: string; readonly advice: string } } = {
  'coral-sea': {
    story:
      'May 1942. Shokaku and Zuikaku, with Shoho covering a force that is to land at Port Moresby, meet Lexington and Yorktown. For the first time fleets fight that never see each other.',
    advice: 'A Large Strike needs a turn of rest. Whoever sits still loses what lies still with him.',
  },
  midway: {
    story:
      'June 1942. Akagi, Kaga, Soryu and Hiryu come for an atoll; Enterprise, Hornet and Yorktown lie in wait, and the island has aircraft of its own.',
    advice: 'The island strikes every turn while it can. Japan has to begin there, and must not stay there.',
  },
  'eastern-solomons': {
    story:
      'August 1942. Shokaku and Zuikaku cover a convoy for Guadalcanal, little Ryujo goes ahead; Enterprise and Saratoga bar the way, and so do the Marines of Henderson Field.',
    advice:
      'The Convoy must be stopped from Henderson Field, and that launches only when the cards allow. Do not forget it for the carriers.',
  },
  'santa-cruz': {
    story:
      'October 1942. The Japanese Army means to take Henderson Field, and the fleet waits north of it; Enterprise and Hornet come to look.',
    advice:
      'Japan has the stronger Strike and pays for it in aircraft. A scout that lives keeps you from bombing the Vanguard.',
  },
  'pearl-harbor': {
    story:
      '7 December 1941. Two waves from six carriers, an anchorage asleep on a Sunday morning, and perhaps a third.',
    advice: 'Torpedoes first, while nobody is alert. What stands on the airfields will come for your second wave.',
  },
};

const tactics: Phrases<FleetTactic> = { close: 'Close Range', medium: 'Medium Range', long: 'Long Range' };

const ops: Phrases<FlightOp> = {
  'large-strike': 'Large Strike',
  'small-strike': 'Small Strike',
  'no-strike': 'No Strike',
};

const tracks: Phrases<TrackId> = {
  'japanese-fleet': 'Japanese Carrier Fleet',
  'allied-fleet': 'Allied Carrier Fleet',
  'port-moresby': 'Port Moresby',
  'invasion-force': 'Invasion Force',
  'midway-airfield': 'Midway airfield',
  'ryujo-force': 'Ryujo Force',
  'henderson-field': 'Henderson Field',
  convoy: 'Convoy',
  'vanguard-force': 'Vanguard Force',
};

const states: Phrases<TrackState> = {
  damaged: 'damaged',
  softened: 'softened',
  'heavily-damaged': 'heavily damaged',
  'defences-broken': 'defences broken',
  delayed: 'delayed',
  crippled: 'crippled',
  'turned-back': 'turned back',
  wrecked: 'wrecked',
  'open-to-invasion': 'open to invasion',
  'out-of-action': 'out of action',
  sunk: 'sunk',
  'landing-fails': 'the landing fails',
};

const bonuses: Phrases<BonusName> = { landing: 'The landing succeeds', 'island-holds': 'The island holds' };

const resources: Phrases<CarrierResourceName> = {
  'dawn-launch': 'Dawn Launch',
  'scout-mission': 'Scout Mission',
  radar: 'Radar',
  'extra-cap': 'Extra CAP',
  'out-of-sight': 'Out of Sight',
  'extra-escort': 'Extra Escort',
  'loaded-flight-deck': 'Loaded Flight Deck',
  'coordinated-attack': 'Coordinated Attack',
  'veteran-leader': 'Veteran Leader',
  'damage-control': 'Damage Control',
  'land-based-bombers': 'Land-Based Bombers',
  submarine: 'Submarine',
  'second-deckload': 'Second Deckload',
  'no-resource': 'No Resource',
};

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

/** What an effect does, in a sentence without its full stop. */
function effect(one: CarrierEffect): string {
  switch (one.does) {
    case 'target-bound':
      return `${one.whose === 'own' ? 'your' : 'the enemy’s'} Carrier Strike has ${many(Math.abs(one.by), 'Target-Bound turn')} ${one.by > 0 ? 'more' : 'fewer'}`;
    case 'scout':
      return 'fly a Scout Mission before all Strikes; a scout that lives brings your Strike more aircraft';
    case 'extra-cap':
      return `${many(one.elements, 'Element')} more in your CAP against every Strike of this turn, of any type of your Fleet that has cards left`;
    case 'hide':
      return `if the enemy strikes at your Fleet, as many cards are drawn as both range numbers add up to; with a ${one.border} one among them it does not find you`;
    case 'extra-strike-elements':
      return `${many(one.elements, 'Element')} more of ${one.of === 'dive' ? 'dive bombers' : 'fighters'} in your Carrier Strike, if cards are left`;
    case 'bomb-points':
      return `each bomb of your Strike that hits the enemy Carrier Fleet does ${many(one.by, 'point')} more; Torpedoes do not`;
    case 'coordinated':
      return `if one aircraft of your Strike drops a Torpedo and another bombs, Target Flak ${signed(one.targetFlak)} against all of it`;
    case 'choose-pilot':
      return 'one Skilled pilot of your choice leads an Element of his type';
    case 'repair':
      return `at the end of the turn rub out up to ${many(one.boxes, 'box', 'boxes')} of your Carrier Fleet; a Fleet out of action stays out`;
    case 'extra-strike':
      return 'bombers from land strike before the Carrier Strikes; their losses tick no box';
    case 'torpedo-draw':
      return `after all Strikes the enemy Carrier Fleet takes ${one.times} times the points of ${many(one.cards, 'card')}, without Flak`;
  }
}

/** Places on the charts, besides what has a track. */
const places: Phrases<SeaPlace> = {
  rabaul: 'Rabaul',
  tulagi: 'Tulagi',
  'jomard-passage': 'Jomard Passage',
  townsville: 'Townsville',
  'noumea-route': 'air route to Nouméa',
  'point-luck': 'Point Luck',
  kure: 'Kure',
  'invasion-convoy': 'Japanese invasion convoy',
  'pearl-harbor-route': 'air route to Pearl Harbor',
  ndeni: 'Ndeni, flying boats',
  'junyo-group': 'Junyo and her escort',
  'santa-cruz-islands': 'Santa Cruz Islands',
  'espiritu-santo': 'Espiritu Santo',
};

const pearlTargets: Phrases<PearlPlace> = {
  california: 'California',
  oklahoma: 'Oklahoma',
  maryland: 'Maryland',
  'west-virginia': 'West Virginia',
  tennessee: 'Tennessee',
  arizona: 'Arizona',
  nevada: 'Nevada',
  pennsylvania: 'Pennsylvania',
  'helena-and-oglala': 'Helena and Oglala',
  raleigh: 'Raleigh',
  'cruisers-in-the-navy-yard': 'Cruisers in the Navy Yard',
  'destroyers-in-dock': 'Destroyers in dock',
  utah: 'Utah',
  wheeler: 'Wheeler',
  hickam: 'Hickam',
  'ford-island': 'Ford Island',
  kaneohe: 'Kaneohe',
  ewa: 'Ewa',
  bellows: 'Bellows',
  'fuel-tank-farms': 'Fuel tank farms',
  'navy-yard': 'Navy Yard',
  'submarine-base': 'Submarine base',
};

const zones: Phrases<PearlZone> = {
  'battleship-row': 'Battleship Row',
  harbour: 'Harbour',
  wheeler: 'Wheeler',
  hickam: 'Hickam',
  'ford-island': 'Ford Island',
  kaneohe: 'Kaneohe',
  ewa: 'Ewa',
  bellows: 'Bellows',
};

const flights: Phrases<FlightKind> = {
  torpedo: 'Torpedo bombers',
  'armour-piercing': 'Level bombers, armour-piercing',
  'high-explosive': 'Level bombers, high explosive',
  dive: 'Dive bombers',
  fighter: 'Fighters',
};

const results: Phrases<PearlResult> = {
  'decisive-victory': 'Decisive victory',
  'brilliant-victory': 'Brilliant victory',
  victory: 'Victory',
  'marginal-victory': 'Marginal victory',
  failure: 'Failure',
};

export const zeroCarrierTexts = {
  names,
  about,
  tactics,
  ops,
  tracks,
  states,
  bonuses,
  resources,
  effect,
  places,
  pearl: { targets: pearlTargets, zones, flights, results },
};
