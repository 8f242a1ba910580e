import type {
  CampaignProblem,
  CampaignReason,
  Grade,
  OptionEffectKind,
  TargetKind,
  TargetStatus,
} from '@tallyho/down-in-flames';
import type { CampaignId, PlaceId, Side } from '@tallyho/down-in-flames/content';
import type { campaignTexts as english } from '../en/campaigns.ts';
import { signed } from '../figures.ts';
import type { Phrases, Sentences } from '../format.ts';
import { at, listed } from './grammar.ts';

export const campaignSentences: Sentences<CampaignProblem> = {
  'unknown-campaign': (place, fact) =>
    `${at(place)}il n’existe pas de campagne « ${fact('found')} »${listed('. Il y a', fact('known'))}.`,
  'scale-too-large': (place, fact) =>
    `${at(place)}à l’échelle ${fact('scale')}, une mission pourrait compter ${fact('aircraft')} appareils ; ${fact('most')} est le maximum. Choisissez une échelle plus petite.`,
  'same-seat-names': (place, fact) =>
    `${at(place)}les deux joueurs s’appellent « ${fact('name')} ». Donnez un autre nom à l’un d’eux.`,
};

export const campaignReasonPhrases: Phrases<CampaignReason> = {
  'first-mission-from-start': 'votre première mission doit partir d’une indication « Start »',
  'target-not-controlled': 'vous ne contrôlez pas l’objectif d’où part cette flèche',
  'destroyed-already': 'vous avez déjà détruit cet objectif',
  'option-used': 'chaque option ne peut être choisie qu’une fois par campagne',
  'option-lost': 'l’ennemi a détruit ce dont dépend cette option',
};

const whose = (amount: number): string => (amount > 0 ? 'ami' : 'ennemi');

const effects: { readonly [E in OptionEffectKind]: (amount: number) => string } = {
  altitude: () => 'vos bombardiers volent un niveau plus haut ou plus bas',
  bombs: (amount) =>
    `${signed(amount)} ${Math.abs(amount) < 2 ? 'bombe' : 'bombes'} pour chaque bombardier ${whose(amount)}`,
  defense: (amount) => `Tourelle de Défense ${signed(amount)} pour chaque bombardier ${whose(amount)}`,
  flak: (amount) => `Flak ${amount > 0 ? 'amie' : 'ennemie'} ${signed(amount)}`,
  fuel: () => 'carburant : les chasseurs ennemis partent avant le dernier tour',
  gunner: (amount) => `Mitrailleur ${signed(amount)} pour chaque chasseur ${whose(amount)} qui en a un`,
  late: () => 'retard : les chasseurs ennemis sont absents au premier tour',
  press: (amount) => `pression : coûte ${amount} PV`,
  rest: (amount) => `repos : rapporte ${amount} PV`,
  shortage: (amount) => `pénurie : ${amount} ${amount < 2 ? 'dégât' : 'dégâts'} sur chaque appareil ennemi au début`,
  'sun-at-your-back': (amount) =>
    `soleil dans le dos : ${amount} ${amount < 2 ? 'carte' : 'cartes'} de plus par chasseur ami`,
  support: (amount) => `Tourelle de Soutien ${signed(amount)} pour chaque bombardier ${whose(amount)}`,
  'vital-mission': () => 'mission cruciale : vos PV comptent double',
  winds: (amount) => `vents : la mission dure ${amount} ${amount < 2 ? 'tour' : 'tours'} de plus ou de moins`,
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
  danzig: 'Dantzig',
  dover: 'Douvres',
  'dover-strait': 'Pas de Calais',
  driffield: 'Driffield',
  'eastern-island': 'Eastern Island',
  'factory-district': 'Quartier des usines',
  hiryu: 'Hiryū',
  kaga: 'Kaga',
  kahili: 'Kahili',
  kalach: 'Kalatch',
  kavieng: 'Kavieng',
  konigsberg: 'Königsberg',
  kotelnikovo: 'Kotelnikovo',
  kotluban: 'Kotloubane',
  krakow: 'Cracovie',
  'kure-atoll': 'Atoll de Kure',
  lakunai: 'Lakunai',
  leuna: 'Leuna',
  london: 'Londres',
  lublin: 'Lublin',
  'mamayev-kurgan': 'Mamaïev Kourgan',
  midway: 'Midway',
  mlawa: 'Mława',
  morozovskaya: 'Morozovskaïa',
  munda: 'Munda',
  munich: 'Munich',
  'new-britain': 'Nouvelle-Bretagne',
  normandy: 'Normandie',
  'northern-line': 'Ligne nord',
  ohlau: 'Ohlau',
  okecie: 'Varsovie-Okęcie',
  paris: 'Paris',
  rabaul: 'Rabaul',
  radomsko: 'Radomsko',
  regensburg: 'Ratisbonne',
  remagen: 'Remagen',
  ruhr: 'Ruhr',
  'sand-island': 'Sand Island',
  schweinfurt: 'Schweinfurt',
  sheffield: 'Sheffield',
  'simpson-harbour': 'Simpson Harbour',
  southampton: 'Southampton',
  'southern-line': 'Ligne sud',
  stalingrad: 'Stalingrad',
  tangmere: 'Tangmere',
  tatsinskaya: 'Tatsinskaïa',
  tczew: 'Tczew',
  torokina: 'Torokina',
  'transport-group': 'Groupe de transport',
  villeneuve: 'Villeneuve-Saint-Georges',
  vunakanau: 'Vunakanau',
  wasp: 'Wasp',
  yorktown: 'Yorktown',
};

const targetKinds: Phrases<TargetKind> = {
  tanks: 'Chars',
  infantry: 'Infanterie',
  factory: 'Usine',
  bridge: 'Pont',
  airfield: 'Aérodrome',
  'cargo-ship': 'Cargo',
  'aircraft-carrier': 'Porte-avions',
  railroad: 'Chemin de fer',
};

const statuses: Phrases<TargetStatus> = { intact: 'Intact', damaged: 'Endommagé', destroyed: 'Détruit' };

const grades: Phrases<Grade> = {
  'axis-decisive': 'victoire décisive de l’Axe',
  'axis-major': 'victoire majeure de l’Axe',
  'axis-minor': 'victoire mineure de l’Axe',
  draw: 'match nul',
  'allies-minor': 'victoire mineure des Alliés',
  'allies-major': 'victoire majeure des Alliés',
  'allies-decisive': 'victoire décisive des Alliés',
};

const sides: Phrases<Side> = { axis: 'Axe', allies: 'Alliés' };

const about: { readonly [C in CampaignId]: { readonly story: string; readonly advice: string } } = {
  'poland-1939': {
    story:
      'Septembre 1939. La Luftwaffe ouvre la guerre sur les ponts, les aérodromes et les colonnes, et vise Varsovie. Une poignée de P.11c aux ailes de mouette lui barre la route.',
    advice:
      'Chaque chasseur polonais est précieux, et l’Axe a les meilleurs appareils. Le tableau de victoire en tient compte : les Alliés gagnent en tenant bon.',
  },
  'battle-of-britain-1940': {
    story:
      'Été 1940. Des convois du pas de Calais aux aérodromes du Kent et aux docks de Londres : la maîtrise du ciel décidera de l’invasion.',
    advice:
      'L’Axe doit frapper loin pour marquer. Les Blenheim sur les péniches sont, pour les Alliés, le moyen de reprendre l’initiative.',
  },
  'midway-1942': {
    story:
      'Juin 1942. Quatre porte-avions font route vers un atoll de corail, trois les guettent. Cinq minutes de course à la torpille valent mieux qu’un jour de patrouille.',
    advice:
      'Qui perd un porte-avions perd les options qui en décollaient. Détruire les deux porte-avions américains, ou les trois japonais, donne la victoire.',
  },
  'stalingrad-1942': {
    story:
      'Automne 1942. Les Stuka ouvrent la voie vers la Volga, rue après rue ; les Chtourmovik frappent les ponts et les aérodromes dont vivent les assiégeants.',
    advice:
      'L’Axe avance de ligne en ligne. Les Alliés peuvent l’user dans la ville, ou s’en prendre au pont aérien derrière lui.',
  },
  'rabaul-1943': {
    story:
      'Novembre 1943. La forteresse des mers du Sud : cinq aérodromes autour d’un port. Corsair et avions embarqués viennent la rendre inutile.',
    advice:
      'Les Alliés commencent par les aérodromes avancés. L’Axe trouve ses points au large de Bougainville, où les navires sont à l’ancre.',
  },
  'daylight-bombing-1944': {
    story:
      'Printemps et été 1944. Les bombardiers lourds viennent de jour, jusqu’à Leuna. Les chasseurs qui les attendent sont chaque semaine moins nombreux, et plus rapides.',
    advice:
      'Les Alliés marquent presque à chaque fois qu’ils atteignent l’objectif ; il leur faut marquer beaucoup. L’Axe gagne en leur faisant payer le prix.',
  },
};

export const campaignTexts: typeof english = {
  about,
  places,
  sides,
  targetKinds,
  statuses,
  grades,
  effects,
  reinforcement: (count, aircraft, pilot) => `${count} × ${aircraft}${pilot === null ? '' : ` (${pilot})`}`,
  noOption: 'aucune option',
};
