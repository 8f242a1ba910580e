import type {
  BonusName,
  Border,
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
import type { zeroCarrierTexts as english } from '../en/zero-carriers.ts';
import { signed } from '../figures.ts';
import type { Phrases } from '../format.ts';

const names: typeof english.names = {
  'coral-sea': 'Mer de Corail',
  midway: 'Midway',
  'eastern-solomons': 'Salomon orientales',
  'santa-cruz': 'Santa Cruz',
  'pearl-harbor': 'Pearl Harbor',
};

const about: typeof english.about = {
  'coral-sea': {
    story:
      'Mai 1942. Le Shokaku et le Zuikaku, avec le Shoho qui couvre une force destinée à Port Moresby, rencontrent le Lexington et le Yorktown. Pour la première fois, deux flottes se battent sans jamais se voir.',
    advice: 'Une frappe massive demande un tour de repos. Qui ne bouge pas perd ce qui ne bouge pas avec lui.',
  },
  midway: {
    story:
      'Juin 1942. L’Akagi, le Kaga, le Soryu et le Hiryu viennent prendre un atoll ; l’Enterprise, le Hornet et le Yorktown les attendent, et l’île a ses propres avions.',
    advice:
      'L’île frappe à chaque tour tant qu’elle le peut. Le Japon doit commencer par elle, et ne pas s’y attarder.',
  },
  'eastern-solomons': {
    story:
      'Août 1942. Le Shokaku et le Zuikaku couvrent un convoi pour Guadalcanal, le petit Ryujo ouvre la marche ; l’Enterprise et le Saratoga barrent la route, et les Marines de Henderson Field aussi.',
    advice:
      'C’est de Henderson Field qu’il faut arrêter le convoi, et l’on n’y décolle que si les cartes le veulent. Que les porte-avions ne vous le fassent pas oublier.',
  },
  'santa-cruz': {
    story:
      'Octobre 1942. L’armée japonaise veut prendre Henderson Field, et la flotte attend au nord ; l’Enterprise et le Hornet viennent voir.',
    advice:
      'Le Japon a le raid le plus fort et le paie en avions. Un éclaireur qui survit vous évite de bombarder l’avant-garde.',
  },
  'pearl-harbor': {
    story:
      '7 décembre 1941. Deux vagues parties de six porte-avions, un mouillage endormi un dimanche matin, et peut-être une troisième.',
    advice:
      'Les torpilles d’abord, tant que personne n’est en alerte. Ce qui reste sur les aérodromes attendra votre deuxième vague.',
  },
};

const tactics: Phrases<FleetTactic> = {
  close: 'Courte distance',
  medium: 'Moyenne distance',
  long: 'Longue distance',
};

const ops: Phrases<FlightOp> = {
  'large-strike': 'Frappe massive',
  'small-strike': 'Frappe réduite',
  'no-strike': 'Pas de frappe',
};

const tracks: Phrases<TrackId> = {
  'japanese-fleet': 'Flotte aéronavale japonaise',
  'allied-fleet': 'Flotte aéronavale alliée',
  'port-moresby': 'Port Moresby',
  'invasion-force': 'Force d’invasion',
  'midway-airfield': 'Aérodrome de Midway',
  'ryujo-force': 'Force du Ryujo',
  'henderson-field': 'Henderson Field',
  convoy: 'Convoi',
  'vanguard-force': 'Avant-garde',
};

const states: Phrases<TrackState> = {
  damaged: 'endommagé',
  softened: 'affaibli',
  'heavily-damaged': 'gravement endommagé',
  'defences-broken': 'défenses brisées',
  delayed: 'retardée',
  crippled: 'désemparée',
  'turned-back': 'demi-tour',
  wrecked: 'dévasté',
  'open-to-invasion': 'ouvert à l’invasion',
  'out-of-action': 'hors de combat',
  sunk: 'coulé',
  'landing-fails': 'le débarquement échoue',
};

const bonuses: Phrases<BonusName> = { landing: 'Le débarquement réussit', 'island-holds': 'L’île tient' };

const resources: Phrases<CarrierResourceName> = {
  'dawn-launch': 'Décollage à l’aube',
  'scout-mission': 'Reconnaissance navale',
  radar: 'Radar',
  'extra-cap': 'CAP supplémentaire',
  'out-of-sight': 'Hors de vue',
  'extra-escort': 'Escorte supplémentaire',
  'loaded-flight-deck': 'Pont d’envol encombré',
  'coordinated-attack': 'Attaque coordonnée',
  'veteran-leader': 'Leader chevronné',
  'damage-control': 'Lutte contre les avaries',
  'land-based-bombers': 'Bombardiers basés à terre',
  submarine: 'Sous-marin',
  'second-deckload': 'Deuxième pontée',
  'no-resource': 'Aucune ressource',
};

const borders: Phrases<Border> = { red: 'rouge', white: 'blanc', blue: 'bleu' };
const many = (n: number, one: string): string => `${n} ${n < 2 ? one : `${one}s`}`;

function effect(one: CarrierEffect): string {
  switch (one.does) {
    case 'target-bound':
      return `${one.whose === 'own' ? 'votre frappe' : 'la frappe ennemie'} a ${many(Math.abs(one.by), 'tour')} d’aller ${one.by > 0 ? 'de plus' : 'de moins'}`;
    case 'scout':
      return 'une reconnaissance navale vole avant toutes les frappes ; l’éclaireur qui survit donne d’autres avions à votre frappe';
    case 'extra-cap':
      return `${many(one.elements, 'élément')} de plus dans votre CAP contre chaque frappe de ce tour, d’un type de votre flotte dont il reste des cartes`;
    case 'hide':
      return `si l’ennemi frappe votre flotte, on pioche autant de cartes que les deux distances font ensemble ; un bord ${borders[one.border]} parmi elles, et il ne vous trouve pas`;
    case 'extra-strike-elements':
      return `${many(one.elements, 'élément')} de ${one.of === 'dive' ? 'bombardiers en piqué' : 'chasseurs'} de plus dans votre frappe, s’il reste des cartes`;
    case 'bomb-points':
      return `chaque bombe de votre frappe qui touche la flotte ennemie fait ${many(one.by, 'point')} de plus, mais pas les torpilles`;
    case 'coordinated':
      return `si un avion de votre frappe largue une torpille et qu’un autre bombarde, Flak de l’objectif ${signed(one.targetFlak)} contre tous`;
    case 'choose-pilot':
      return 'un pilote expérimenté de votre choix mène un élément de son type';
    case 'repair':
      return `à la fin du tour, effacez jusqu’à ${many(one.boxes, 'case')} de votre flotte ; une flotte hors de combat le reste`;
    case 'extra-strike':
      return 'des bombardiers basés à terre frappent avant les flottes ; leurs pertes ne cochent aucune case';
    case 'torpedo-draw':
      return `après toutes les frappes, la flotte ennemie subit ${one.times} fois les points de ${many(one.cards, 'carte')}, sans Flak`;
  }
}

const places: Phrases<SeaPlace> = {
  rabaul: 'Rabaul',
  tulagi: 'Tulagi',
  'jomard-passage': 'passe de Jomard',
  townsville: 'Townsville',
  'noumea-route': 'route aérienne de Nouméa',
  'point-luck': 'point Luck',
  kure: 'Kure',
  'invasion-convoy': 'convoi d’invasion japonais',
  'pearl-harbor-route': 'route aérienne de Pearl Harbor',
  ndeni: 'Ndeni, hydravions',
  'junyo-group': 'groupe du Junyo',
  'santa-cruz-islands': 'îles Santa Cruz',
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
  'helena-and-oglala': 'Helena et Oglala',
  raleigh: 'Raleigh',
  'cruisers-in-the-navy-yard': 'Croiseurs à l’arsenal',
  'destroyers-in-dock': 'Destroyers au bassin',
  utah: 'Utah',
  wheeler: 'Wheeler',
  hickam: 'Hickam',
  'ford-island': 'Ford Island',
  kaneohe: 'Kaneohe',
  ewa: 'Ewa',
  bellows: 'Bellows',
  'fuel-tank-farms': 'Dépôts de carburant',
  'navy-yard': 'Arsenal',
  'submarine-base': 'Base sous-marine',
};

const zones: Phrases<PearlZone> = {
  'battleship-row': 'Ligne des cuirassés',
  harbour: 'Port',
  wheeler: 'Wheeler',
  hickam: 'Hickam',
  'ford-island': 'Ford Island',
  kaneohe: 'Kaneohe',
  ewa: 'Ewa',
  bellows: 'Bellows',
};

const flights: Phrases<FlightKind> = {
  torpedo: 'Bombardiers-torpilleurs',
  'armour-piercing': 'Bombardiers en palier, bombes perforantes',
  'high-explosive': 'Bombardiers en palier, bombes explosives',
  dive: 'Bombardiers en piqué',
  fighter: 'Chasseurs',
};

const results: Phrases<PearlResult> = {
  'decisive-victory': 'Victoire décisive',
  'brilliant-victory': 'Victoire éclatante',
  victory: 'Victoire',
  'marginal-victory': 'Courte victoire',
  failure: 'Échec',
};

export const zeroCarrierTexts: typeof english = {
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
