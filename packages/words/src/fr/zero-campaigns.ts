import type {
  AircraftClass,
  Altitude,
  Border,
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
import type { zeroCampaignTexts as english } from '../en/zero-campaigns.ts';
import { signed } from '../figures.ts';
import type { Phrases } from '../format.ts';
import { history, insets, places } from './zero-places.ts';

const names: typeof english.names = {
  malaya: 'Malaisie',
  philippines: 'Philippines',
  burma: 'Birmanie',
};

const about: typeof english.about = {
  malaya: {
    story:
      'Du débarquement de Kota Bharu à la chute de Palembang. Les bombardiers de l’armée et les bimoteurs de la marine venus d’Indochine, contre quelques escadrons de Buffalo, de Hudson, de Blenheim et de Vildebeest ; les Hurricane arrivent en janvier.',
    history:
      'Dans les premières heures du 8 décembre 1941, les troupes japonaises débarquent à Kota Bharu, et Singapour est bombardée la même nuit. En deux jours, les aérodromes du nord de la Malaisie sont perdus ; le 10 décembre, des bombardiers-torpilleurs venus d’Indochine coulent le Prince of Wales et le Repulse au large de Kuantan. Les Buffalo se battent encore, moins nombreux et moins bons grimpeurs ; cinquante et un Hurricane arrivent en caisses en janvier, trop peu et trop tard. Les Vildebeest qui attaquent le débarquement d’Endau, le 26 janvier, y perdent la moitié des leurs. Singapour capitule le 15 février, au lendemain du parachutage sur Palembang.',
    advice: 'Un raid sans escorte paie cher une défense hardie. Gardez Kato pour le jour qui compte.',
  },
  philippines: {
    story:
      'Bombardiers et Zero venus de Formose ouvrent la guerre ; l’armée suit. En face, deux douzaines de P-40, quelques P-35A, une poignée de B-17 et, après Noël, presque rien que du courage et les pistes de terre de Bataan.',
    history:
      'Neuf heures après Pearl Harbor, le 8 décembre 1941, bombardiers et Zero venus de Formose surprennent au sol, à Clark et à Iba, la moitié des bombardiers de MacArthur et un tiers de ses chasseurs. Deux jours plus tard Cavite brûle, et le B-17 du capitaine Colin Kelly est abattu en revenant d’Aparri. Ce qui reste des B-17 gagne l’Australie avant Noël. Quelques P-40 volent encore depuis les pistes de terre de Bataan, jusqu’à l’attaque des navires de la baie de Subic, le 2 mars. Bataan tombe le 9 avril, Corregidor le 6 mai 1942.',
    advice:
      'En décembre, le Japon a les meilleurs avions, et la table de bilan en tient compte. Ensuite les deux camps sont pauvres, et un seul P-40 avec sa bombe compte.',
  },
  burma: {
    story:
      'Rangoun et la route de Chine. L’armée japonaise contre les Buffalo, les Blenheim puis les Hurricane de la Royal Air Force, et les Tomahawk de l’American Volunteer Group.',
    history:
      'Les 23 et 25 décembre 1941, l’armée japonaise bombarde Rangoun et le paie cher : les Tomahawk de l’American Volunteer Group et les Buffalo du 67e escadron revendiquent plus de trente avions. Les raids continuent en janvier et en février, le pont du Sittang saute le 23 février, et Rangoun est abandonnée le 7 mars. Deux semaines plus tard, quelque 150 avions écrasent les derniers escadrons sur leur terrain de Magwe. L’AVG se bat depuis Loiwing jusqu’à la fin d’avril ; la route de Birmanie est coupée à Lashio le 29, et les derniers avions de transport quittent Myitkyina en mai.',
    advice:
      'Les P-40 des Tigres volants frappent fort et tiennent bon : jusqu’en mars le Japon fait bien s’il perd de peu.',
  },
};

const sides: Phrases<SideName> = { japanese: 'Japonais', allied: 'Alliés' };

const missionKinds: Phrases<MissionKind> = {
  bombing: 'Bombardement',
  reconnaissance: 'Reconnaissance',
  dogfight: 'Combat tournoyant',
  evacuation: 'Évacuation',
  kamikaze: 'Mission kamikaze',
  submarine: 'Sous-marin',
  'air-drop': 'Largage aérien',
  'mine-laying': 'Largage de mines',
  patrol: 'Patrouille',
  transport: 'Transport',
};

const targetKinds: Phrases<TargetKind> = {
  airfield: 'Aérodrome',
  docks: 'Docks',
  'carrier-fleet': 'Flotte aéronavale',
  battleship: 'Cuirassé',
  'ground-forces': 'Forces terrestres',
  'rail-complex': 'Complexe ferroviaire',
  freighter: 'Cargo',
  destroyer: 'Destroyer',
  factory: 'Usine',
  convoy: 'Convoi',
  'mine-laying': 'Largage de mines',
  'air-drop': 'Largage aérien',
  patrol: 'Patrouille',
  transport: 'Transport',
  submarine: 'Sous-marin',
  'small-watercraft': 'Petites embarcations',
  'fleet-carrier': 'Porte-avions d’escadre',
  'light-carrier': 'Porte-avions léger',
  'escort-carrier': 'Porte-avions d’escorte',
  cruiser: 'Croiseur',
};

const levels: Phrases<DamageName> = {
  untouched: 'Non touché',
  damaged: 'Endommagé',
  'heavy-damage': 'Gravement endommagé',
  destroyed: 'Détruit',
  sunk: 'Coulé',
  reduced: 'Réduit',
  disrupted: 'Désorganisé',
  shattered: 'Anéanti',
  gutted: 'Éventrée',
  scattered: 'Dispersé',
  'wiped-out': 'Anéanti',
  nothing: 'Rien',
  'a-few-crates': 'Quelques caisses',
  useful: 'Utile',
  plenty: 'À profusion',
};

const classes: Phrases<AircraftClass> = {
  fighter: 'Chasseur',
  light: 'Bombardier léger',
  medium: 'Bombardier moyen',
  heavy: 'Bombardier lourd',
  patrol: 'Avion de patrouille',
};

const performances: Phrases<Performance> = {
  outstanding: 'Exceptionnel',
  superior: 'Supérieur',
  adequate: 'Suffisant',
  poor: 'Médiocre',
  dismal: 'Désastreux',
};

const resources: Phrases<ResourceName> = {
  'clouds-over-target': 'Nuages sur l’objectif',
  'flak-guns': 'Canons de Flak',
  'deceptive-course': 'Fausse route',
  'early-warning': 'Alerte avancée',
  'experienced-air-crew': 'Équipages aguerris',
  'caught-on-the-ground': 'Surpris au sol',
  'fighter-sweep': 'Chasse libre',
  dispersal: 'Dispersion',
  'vital-target': 'Objectif crucial',
  'small-arms': 'Armes légères',
  'package-guns': 'Mitrailleuses en nacelle',
};

const specials: Phrases<SpecialName> = {
  'force-z': 'Force Z',
  kelly: 'Colin Kelly',
  dawn: 'Surprise à l’aube',
  light: 'Peu de canons',
  fortress: 'Forteresse',
  recon: 'Photographies',
  evac: 'Partir à temps',
};

const altitudes: Phrases<Altitude> = {
  'very low': 'très basse altitude',
  low: 'basse altitude',
  medium: 'moyenne altitude',
  high: 'haute altitude',
  'very high': 'très haute altitude',
};

const borders: Phrases<Border> = { red: 'rouge', white: 'blanc', blue: 'bleu' };

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n < 2 ? one : more}`;
const turns = (by: number): string => `${many(Math.abs(by), 'tour')} d’aller ${by > 0 ? 'de plus' : 'de moins'}`;
const late = ({ turn }: { readonly turn: number }): string =>
  `seulement au début du retour ; dans un combat tournoyant ou une évacuation, au début du tour ${turn}`;

const effects: { readonly [E in EffectKind]: (effect: Extract<Effect, { readonly does: E }>) => string } = {
  'target-flak': ({ by, at }) =>
    at === null
      ? `Flak de l’objectif ${signed(by)} contre tous`
      : `Flak de l’objectif ${signed(by)} contre les ennemis qui bombardent ou mitraillent à ${altitudes[at]}`,
  'area-flak': ({ turn, by }) => {
    const name = turn === 'ingress' ? 'd’entrée en zone' : 'de sortie de zone';
    return by === 'none' ? `pas de Flak de zone au tour ${name}` : `Flak de zone ${signed(by)} au tour ${name}`;
  },
  'target-bound': ({ by }) => turns(by),
  clouds: ({ border, results, targetFlak }) =>
    `on pioche une carte au début du tour d’entrée en zone ; si son bord est ${borders[border]}, les résultats de bombardement baissent de ${many(-results, 'niveau', 'niveaux')} et la Flak de l’objectif de ${-targetFlak}, sauf pour les torpilles`,
  'ignore-spoiled': ({ cards }) =>
    `chacun de vos avions en formation ignore ${cards === 1 ? 'la première attaque repoussée' : `les ${cards} premières attaques repoussées`} de la Flak de l’objectif`,
  'enemy-resource-late': (entry) => `les avions de la ressource ennemie n’arrivent que tard : ${late(entry)}`,
  'play-first': () =>
    'votre camp joue le premier sans tirage au sort, et son premier ailier peut attaquer dès le premier tour',
  'damage-points': ({ by }) =>
    `${signed(by)} ${Math.abs(by) < 2 ? 'point' : 'points'} de dégâts avant de lire le niveau de l’objectif`,
  'level-vps': ({ vps }) =>
    `plus de PV pour de gros dégâts : ${vps
      .map((n, level) => (n === 0 ? '' : `${n} au niveau ${level + 1}`))
      .filter((text) => text !== '')
      .join(', ')}`,
  'package-guns': ({ altitude, strafing }) =>
    `vos bombardiers moyens peuvent voler toute la mission à ${altitudes[altitude]} et mitrailler avec ${many(strafing, 'carte')} dans la même passe`,
  torpedoes: ({ cards }) =>
    `tous les avions de la mission portent des torpilles et piochent ${many(cards, 'carte')} pour chacune`,
  crew: () => 'un équipage expérimenté vole sur le bombardier',
  join: ({ side, altitude, ...entry }) =>
    `des chasseurs rejoignent le camp ${side === 'japanese' ? 'japonais' : 'allié'} à ${altitudes[altitude]}, ${late(entry)}`,
  'resource-late': ({ side, ...entry }) =>
    `les avions de la ressource ${side === 'japanese' ? 'japonaise' : 'alliée'} n’arrivent que tard : ${late(entry)}`,
  photographs: ({ vps }) =>
    `la meilleure photographie rapporte : Touché ${vps.hit}, Direct ${vps.direct}, Vital ${vps.vital} PV`,
  evacuation: ({ vps }) => `${vps} PV pour chaque avion évacué qui n’est pas Détruit`,
};

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

export const zeroCampaignTexts: typeof english = {
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
  period: ([year, month], [lastYear, lastMonth]) => {
    const end = `${months[lastMonth - 1]} ${lastYear}`;
    if (year === lastYear && month === lastMonth) return end;
    return `${months[month - 1]}${year === lastYear ? '' : ` ${year}`}–${end}`;
  },
};
