import { minus } from '@tallyho/words/figures';
import { de } from '../../../words/french.ts';
import type * as english from './en.ts';

const counted = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

export const setUp: typeof english.setUp = {
  length: 'Pour un joueur. Deux vagues, peut-être une troisième ; une demi-heure environ.',
  who: 'Qui mène le raid',
  command: 'Commandement japonais',
  start: 'Commencer le raid',
  history:
    'À 7 h 48, le 7 décembre 1941, le premier des 353 avions de six porte-avions fondit sur Oahu. Quatre cuirassés furent coulés et quatre endommagés, 188 avions américains détruits, plus de 2 400 personnes tuées. 29 avions japonais ne revinrent pas. Les réservoirs et l’arsenal furent épargnés, et les porte-avions américains étaient en mer.',
  historyTitle: 'Ce qui s’est passé',
  how: 'Comment cela se joue',
  steps: [
    'Une carte dit à quel point les défenseurs sont surpris.',
    'Vous donnez un objectif à chaque groupe, puis vous les faites attaquer un par un, dans l’ordre que vous voulez.',
    'Pour chaque groupe, on pioche une carte pour la défense, puis ses propres cartes pour les bombes.',
    'Les chasseurs américains des terrains que vous avez épargnés tombent sur votre deuxième vague ; des A6M2 en escorte les écartent.',
    'Puis le retour, ou une troisième vague contre la côte, avec plus à gagner et plus à perdre.',
  ],
  targets: 'Objectifs',
  target: 'Objectif',
  attackers: 'Qui peut attaquer',
  worth: 'Points → PV',
  results: 'Résultats',
  provenance: 'D’où cela vient',
  provenanceNote:
    'La feuille de cette campagne est perdue. Tout, hors le plan de la règle 26.0, est notre reconstitution ; les décisions Z-CGAP-130 à 147 disent comment elle se joue.',
};

export const best: typeof english.best = {
  title: 'Meilleurs résultats sur cet appareil',
  none: 'Aucun raid n’a encore été mené à son terme ici.',
  vps: 'PV',
  result: 'Résultat',
  date: 'Date',
  waves: 'Vagues',
  unreadable:
    'Les meilleurs résultats de cet appareil sont illisibles. Ils sont restés tels quels ; cette liste recommence jusqu’à la fermeture de la page.',
  unkept:
    'Cet appareil ne garde rien en ce moment. Le résultat reste ici jusqu’à la fermeture de la page ; le raid lui-même peut être enregistré dans un fichier.',
  fresh: (place) => `C’est le numéro ${place} de vos raids sur cet appareil.`,
};

export const desk: typeof english.desk = {
  waves: ['', 'Première vague', 'Deuxième vague', 'Troisième vague'],
  before: 'Avant la première vague',
  allotting: 'attribution des objectifs',
  attacking: 'l’attaque',
  deciding: 'une troisième vague ?',
  over: 'Le raid est terminé',
  between: ' · ',
  askAllot: (left) =>
    left === 0
      ? 'Tous ont un objectif. Faire partir la vague ?'
      : `Où les envoyer ? ${counted(left, 'groupe attend', 'groupes attendent')}.`,
  askAllotThird: (n) =>
    n === 0
      ? 'Qui vole encore une fois, et où ?'
      : `${counted(n, 'groupe est prêt', 'groupes sont prêts')}. Un autre, ou faire partir la vague ?`,
  askAttack: 'Qui attaque maintenant ?',
  askThird: 'Une troisième vague, ou le retour ?',
  adviceAllot:
    'Choisissez des groupes, puis un objectif sur la carte ou dans la liste. Les torpilles comptent double ; des navires sont abrités par d’autres.',
  adviceSecond: (sections) =>
    `${counted(sections, 'section de chasseurs est', 'sections de chasseurs sont')} en l’air. Chaque groupe de A6M2 en escorte en écarte une.`,
  adviceAttack:
    'Les premiers rencontrent moins de pièces. Un groupe dont l’objectif est achevé peut en prendre un autre tout près.',
  adviceThird:
    'Deux cartes de défense par groupe, un appontage au crépuscule, et des porte-avions que personne n’a vus. Les réservoirs brûlent bien.',
  flights: 'Groupes',
  waiting: 'Sans objectif',
  sent: 'Sur la liste',
  toAttack: 'Encore à attaquer',
  pickTarget: (flight) => `Objectifs pour ${flight}`,
  refused: 'Ce qui n’est pas pour eux',
  takeOff: 'Rappeler',
  launch: 'Faire partir la vague',
  launchFirst: 'Donnez un objectif à chacun',
  launchNobody: 'Donnez un objectif à quelqu’un',
  attack: (flight, target) => `${flight} attaque ${target}`,
  entry: (name, what) => `${name} : ${what}`,
  divert: (target) => `Dérouter vers ${target} : une carte de moins`,
  elsewhere: 'Dérouter vers un autre objectif',
  finished: 'achevé',
  home: 'Retour',
  thirdWave: 'Lancer une troisième vague',
  escort: 'Escorte',
  steps: (n) => `${n} pas`,
  sections: (n) => (n === 0 ? '' : `${counted(n, 'section de chasseurs', 'sections de chasseurs')} sur lui`),
  sentTo: (n) => (n === 0 ? '' : counted(n, 'groupe envoyé', 'groupes envoyés')),
  times: (n) => `× ${n}`,
  alert: 'Alerte',
  alertIs: (n) => `Alerte ${n} sur 3`,
  alerts: ['tout dort', 'les premières pièces tirent', 'des pièces partout', 'tout le monde tire'],
  flares: 'Deux fusées : le piqué d’abord',
  net: (n) => `${minus(n)} PV`,
  map: 'Pearl Harbor',
  island: 'Oahu',
  haleiwa: 'Haleiwa',
  pacific: 'Pacifique',
  mapWords: 'Pearl Harbor et Oahu vus d’en haut, avec tous les objectifs ; la liste à côté dit la même chose.',
  log: 'Journal',
  targets: 'Objectifs',
  score: 'Décompte',
  events: 'Ce qui s’est passé',
  words: 'En mots',
  flightColumn: 'Groupe',
  targetColumn: 'Objectif',
  stepsColumn: 'Pas',
  pointsColumn: 'Points',
  levelColumn: 'État',
  vpsColumn: 'PV',
  logEmpty: 'Personne n’a encore été envoyé.',
  gone: 'perdu',
};

export const kinds: typeof english.kinds = {
  torpedo: 'Torpilles',
  'armour-piercing': 'Bombes perforantes',
  'high-explosive': 'Bombes explosives',
  dive: 'Bombardiers en piqué',
  fighter: 'Chasseurs',
};

export const classes: typeof english.classes = {
  battleship: 'cuirassé',
  ship: 'navire',
  airfield: 'terrain',
  shore: 'à terre, troisième vague',
};

export const levels: typeof english.levels = {
  afloat: ['intact', 'Endommagé', 'Gravement endommagé', 'Coulé'],
  ashore: ['intact', 'Endommagé', 'Gravement endommagé', 'Détruit'],
};

export const results: typeof english.results = {
  miss: 'Raté',
  hit: 'Touché',
  direct: 'Direct',
  vital: 'Vital',
};

export const slip: typeof english.slip = {
  title: (flight, target) => `${flight} contre ${target}`,
  diverted: (from) => `dérouté ${de(from)}`,
  defence: 'Défense',
  section: 'chasseurs',
  attack: 'Attaque',
  nothing: 'sans effet',
  lost: (n) => `${n} pas ${n < 2 ? 'perdu' : 'perdus'}`,
  spoils: 'meilleur résultat perdu',
  spoiled: 'repoussé',
  shotDown: 'Tout le groupe est perdu.',
  points: (n) => counted(n, 'point', 'points'),
  magazine: 'La soute explose !',
  noMagazine: 'La soute tient.',
  dusk: (n) => (n === 0 ? 'Tous se posent au crépuscule.' : `${n} pas perdu à l’appontage.`),
};

export const score: typeof english.score = {
  targets: 'Objectifs',
  stepsLost: 'Pas perdus',
  carriers: 'Porte-avions américains',
  net: 'Net',
  range: (from, to) => (to === null ? `${from} et plus` : `${from} à ${to}`),
  below: (from) => `moins de ${from}`,
};

export const choices: typeof english.choices = {
  allot: (flight, target) => `${flight} vers ${target}`,
  escort: (flight) => `${flight} en escorte`,
  recall: (flight) => `rappeler ${flight}`,
};

export const events: typeof english.events = {
  surprise: {
    red: 'Surprise totale.',
    blue: 'Deux fusées : le piqué attaque d’abord.',
    white: 'On croit le rapport du radar.',
  },
  surpriseCard: (card, what) => `Surprise : ${card}. ${what}`,
  wave: (wave, flights) => `${wave} : ${counted(flights, 'groupe', 'groupes')}.`,
  allotted: (flight, target) => `${flight} : ${target}.`,
  recalled: (flight) => `${flight} est rappelé.`,
  launched: (wave) => `${wave} : en route.`,
  sections: (n) =>
    `${counted(n, 'section de chasseurs américains décolle', 'sections de chasseurs américains décollent')}.`,
  fighters: (on) => `Des chasseurs américains attaquent ${on}.`,
  noFighters: 'L’escorte écarte les chasseurs américains.',
  run: (flight, target) => `${flight} attaque ${target}.`,
  diverted: (flight, from, target) => `${flight} laisse ${from} et attaque ${target}.`,
  defence: (cards) => `Défense : ${cards}.`,
  bombs: (cards, points) => `${cards} : ${points}.`,
  magazine: (target) => `${target} : la soute explose.`,
  magazineHolds: (target) => `${target} : la soute tient.`,
  damage: (target, level, points) => `${target} : ${counted(points, 'point', 'points')}, ${level}.`,
  alert: (n) => `Alerte ${n}.`,
  dusk: (flight, lost) => (lost === 0 ? `${flight} se pose.` : `${flight} perd un pas à l’appontage au crépuscule.`),
  home: 'La flotte fait route vers le Japon.',
  carriers: (vps) =>
    vps === 0
      ? 'Aucun porte-avions américain en vue.'
      : `Des porte-avions américains trouvent la flotte : ${minus(vps)} PV.`,
  verdict: (net, result) => `${minus(net)} PV : ${result}.`,
  reshuffled: 'Le paquet est mélangé.',
};

export const outcome: typeof english.outcome = {
  because: (net) => `${minus(net)} PV en tout.`,
  targets: (n) => `Objectifs : ${n} PV.`,
  steps: (lost, vps) => `${lost} pas ${lost < 2 ? 'perdu' : 'perdus'} : ${minus(vps)} PV.`,
  carriers: (vps) => `Porte-avions américains : ${minus(vps)} PV.`,
  sunk: (n) => `${counted(n, 'cuirassé coulé', 'cuirassés coulés')}.`,
};
