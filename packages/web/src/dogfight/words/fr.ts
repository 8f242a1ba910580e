import type * as en from './en.ts';

export const table: typeof en.table = {
  placeWhich: 'Quel bombardier ?',
  emptyHand: 'Votre main est vide.',
  handOf: (p) => `${p.plane} : ${p.n < 2 ? `${p.n} carte` : `${p.n} cartes`} en main`,
  turnOf: (p) => `Tour ${p.turn} sur ${p.of}`,
  beforeTurns: 'Avant le premier tour',
  ladder: 'Altitude',
  chain: 'Échange',
  noChain: 'Aucune carte sur la table.',
  awaited: (who) => `À ${who} de répondre`,
  succeeded: 'Réussi',
  cancelled: 'Contré',
  maneuverValue: 'Manœuvre',
  burstsAndHits: 'Rafales / dégâts',
  damage: (p) => `${p.hits} sur ${p.down} dégâts ; Endommagé à ${p.damaged}`,
  damagedNow: 'Endommagé',
  downNow: 'abattu',
  burstsLeft: (n) => (n < 2 ? 'rafale' : 'rafales'),
  positionOn: (p) => `${p.position} – ${p.other}`,
  otherLevel: (p) =>
    `${p.other} est ${Math.abs(p.above) < 2 ? 'un niveau' : `${Math.abs(p.above)} niveaux`} ${p.above > 0 ? 'plus haut' : 'plus bas'}`,
  pile: 'Pioche',
  discard: 'Défausse',
  seenIntro:
    'Chacun a le droit de le savoir : combien d’exemplaires restent invisibles, dans la pioche ou dans une main.',
  seenCard: 'Carte',
  seenDiscarded: 'Défaussées',
  ratings: 'Avions',
  ratingWhy: (parts) => `= ${parts}`,
  wordsPiles: (p) => `Pioche : ${p.pile} ; défausse : ${p.discard}.`,
  uses: (card) => `Que faire de ${card}`,
  playable: 'Jouable',
  notPlayable: 'Pas jouable maintenant',
  notPlayableFor: (why) => `Pas jouable maintenant : ${why}`,
  noUse: 'Cette carte ne sert à rien en ce moment.',
};

export const card: typeof en.card = {
  attack: 'Attaque',
  fire: 'Tir',
  answers: 'Répond à',
  after: 'Après',
  anyTime: 'À tout moment',
  kill: 'fatal',
};

export const result: typeof en.result = {
  damage: 'Dégâts subis',
  hand: 'Cartes en main',
  position: 'Position',
  altitude: 'Altitude',
  start: 'début',
};

export const terms: typeof en.terms = {
  levels: ['Très basse', 'Basse', 'Moyenne', 'Haute', 'Très haute'],
  atLevel: [
    'à très basse altitude',
    'à basse altitude',
    'à moyenne altitude',
    'à haute altitude',
    'à très haute altitude',
  ],
  positions: ['Poursuivi', 'Désavantagé', 'Neutre', 'Avantagé', 'Poursuivant'],
  standing: ['Poursuivi par', 'Désavantagé face à', 'Neutre face à', 'Avantagé sur', 'Poursuivant, derrière'],
  cards: (n) => (n < 2 ? `${n} carte` : `${n} cartes`),
  hits: (n) => (n < 2 ? `${n} dégât` : `${n} dégâts`),
  bursts: (n) => (n < 2 ? `${n} rafale` : `${n} rafales`),
  and: (list) => (list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} et ${list.at(-1)}`),
};

export const setUp: typeof en.setUp = {
  choose: 'Changer d’avion',
  chooseTitle: (label) => `Avion pour ${label}`,
  take: (name) => `Prendre le ${name}`,
  pilot: 'Pilote',
  noPilot: 'personne en particulier',
  addPlayer: 'Ajouter un joueur',
  remove: (label) => `Retirer ${label}`,
  points: 'Points au plus',
  anyPoints: 'sans limite',
  even: 'Forces égales.',
  uneven: (n) => `Un camp a ${n < 2 ? `${n} point` : `${n} points`} de plus.`,
  front: 'Recto',
  inService: (year) => `en service à partir de ${year}`,
};
