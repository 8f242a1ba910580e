import type { sortie as enSortie } from './en-sortie.ts';

const points = (n: number): string => (n < 2 ? `${n} point de dégâts` : `${n} points de dégâts`);
const cards = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);

/** With which a verb has its « ne ». */
const NOTHING = 'rien';

export const sortie: typeof enSortie = {
  results: ['Manqué', 'Touché', 'Direct', 'Vital'],
  sheet: (id) => `Feuille d’objectif ${id}`,
  flak: 'Flak',
  flakValues: (p) => `${p.area} zone, ${p.target} objectif`,
  points,
  targetBound: 'Aller',
  search: 'Recherche',
  searchCame: {
    found: (target) => target,
    declined: (target) => `${target}, refusé`,
    nothing: () => 'rien trouvé',
  },
  searchDraw: (p) => `Tirage de recherche ${p.draw} : ${p.came}.`,
  searchWords: 'L’objectif n’est pas encore trouvé : la mer est vide.',
  overTarget: 'Objectif',
  homeBound: 'Retour',
  ingress: 'Entrée',
  bomb: 'Bombes',
  egress: 'Sortie',
  formation: (p) => `Formation des ${p.side}, ${p.level}`,
  turretsShort: 'Tourelles',
  turretCards: 'cartes que piochent ses tourelles quand il est attaqué : défense, et soutien de sa formation',
  turretHand: (plane) => `Tourelles de ${plane}`,
  turretsOf: (p) => `Tourelles de ${p.plane} : ${cards(p.n)}`,
  spoiled: 'ATTAQUE REPOUSSÉE',
  spoiledMeaning: 'arrête l’attaque d’un bombardier ; venue de la Flak, elle annule le meilleur résultat',
  notes: {
    torpedo: { short: 'Torpille', text: 'emporte une torpille' },
    over: { short: 'Objectif', text: 'au-dessus de l’objectif' },
    waits: { short: 'Hors zone', text: 'attend hors zone, et rejoindra pour le retour' },
    run: { short: 'En passe', text: 'doit bombarder ou mitrailler ce tour-ci' },
    blind: { short: 'Aveugle', text: 'n’a repéré personne ce tour-ci, et ne peut que piocher' },
    unseen: { short: 'Non repéré', text: 'non repéré ce tour-ci : une ombre dans la nuit' },
    kamikaze: {
      short: 'Kamikaze',
      text: 'kamikaze : pour attaquer il doit être à Très Basse altitude au début du tour de Bombardement',
    },
    ohka: { short: 'MXY7', text: 'porte un MXY7 : une rafale, ou une carte, de plus pour qui l’attaque' },
    released: { short: 'Hors zone', text: 'a largué son MXY7 et reste hors zone' },
    alone: { short: 'Seul', text: 'Endommagé, il a quitté sa formation : aucune autre tourelle ne l’aide' },
  },
  people: {
    green: 'pilote novice : une rafale de moins, une réponse par phase, et des bombes d’un niveau de moins',
    greenWingman: 'ailier novice : un de moins en attaque, une réponse par phase, et des bombes d’un niveau de moins',
    greenCrew: 'équipage novice : aucun soutien de tourelle, et des bombes d’un niveau de moins',
    skilled: (p) => `pilote expérimenté : ${p.pilot} (${p.letters})`,
    skilledWingman: (p) =>
      `ailier expérimenté : ${p.pilot} (${p.letters}), dans la mesure de la table des ailiers expérimentés`,
    skilledCrew: 'équipage expérimenté',
  },
  ratings: {
    speed: 'Vitesse',
    turretDefense: 'Défense de tourelle',
    turretSupport: 'Soutien de tourelle',
    damage: 'Résistance',
    level: 'Bombardement en palier',
    saturation: 'Bombardement de saturation',
  },
  ratingHelp: {
    speed: 'raccourcit l’aller et le retour',
    turretDefense: 'cartes que piochent ses tourelles',
    turretSupport: 'cartes qu’il ajoute pour chaque autre avion de sa formation',
    damage: 'coups que ce côté de la carte encaisse',
    level: 'cartes de bombardement, avant l’altitude',
    saturation: 'cartes de bombardement, avant l’altitude',
  },
  bomberWords: (p) =>
    `${p.name} (${p.side}) vole en formation ${p.level} : ${p.hits}${p.damaged ? ', Endommagé' : ''}, ${p.turrets} pour ses tourelles, ${p.load === NOTHING ? 'n’emporte' : 'emporte'} ${p.load}.`,
  loads: [
    ...[NOTHING, 'des bombes', 'des bombes', 'une torpille', 'des bombes', 'du napalm', 'des roquettes'],
    ...['des bombes et des roquettes', 'des bombes et des roquettes', 'des bombes et des roquettes'],
    ...['des mines marines', 'des grenades sous-marines', 'une cargaison'],
  ],
  ohkaLoad: 'un MXY7',
  brought: {
    mines: (n) => (n < 2 ? `${n} mine posée` : `${n} mines posées`),
    drop: (n) => (n < 2 ? `${n} point de ravitaillement` : `${n} points de ravitaillement`),
    transport: (n) => (n < 2 ? `${n} point de chargement` : `${n} points de chargement`),
  },
  patrolled: (result) => `Meilleure observation : ${result}`,
  depths: ['Surface', 'Peu profond', 'Profond'],
  chargesSet: (who) => `Vos grenades réglées là : ${who}.`,
  submarine: ['Le sous-marin est en surface.', 'Le sous-marin est peu profond.', 'Le sous-marin est profond.'],
  fortified: 'L’objectif est fortifié : les bombes font un niveau de moins, les rafales rien, les roquettes 1 point.',
  fortifiedShort: 'Fortifié',
  declined: { short: 'Refusé', text: 'refusé : sa Flak de zone tire à la fin du tour sur tous ceux qui volent bas' },
  comesLater: 'arrive plus tard',
  targetWords: (p) =>
    `L’objectif : ${p.kind}, Flak de zone ${p.area}, Flak de l’objectif ${p.target}. ${p.points}${p.level === '' ? '' : ` : ${p.level}`}.`,
  missionWords: (kind) => `Mission : ${kind}.`,
  cloudsWords: 'Des nuages cachent l’objectif.',
  night: 'Nuit',
  nightWords:
    'Il fait nuit : qui ne repère personne ne peut que piocher, aucune tourelle n’en soutient une autre, la Flak pioche une carte de moins, et les bombes font un niveau de moins.',
  located: 'Repéré',
  notLocated: 'Non repéré',
  locates: 'Repère l’ennemi',
  locatesNobody: 'Ne repère personne',
  loadWords: (p) => `${p.element} emporte ${p.load}.`,
  placeWords: (p) => `${p.element} : ${p.place}.`,
  statusLine: (p) => `${p.kind} : ${p.points}${p.level === '' ? '' : `, ${p.level}`}.`,
  photographLine: (result) => `La meilleure photographie : ${result}.`,
  scoreLine: (p) =>
    `${p.side} : ${p.total < 2 ? `${p.total} point de victoire` : `${p.total} points de victoire`}${p.causes === '' ? '' : ` (${p.causes})`}.`,
  over: 'Mission terminée',
  targetAlone: 'La mission est terminée, et pour la campagne seuls comptent les points de l’objectif.',
  causes: {
    target: (n) => `objectif ${n}`,
    aircraft: (n) => `avions ennemis ${n}`,
    pilots: (n) => `pilotes ${n}`,
    returns: (n) => `rentrés non endommagés ${n}`,
    other: (n) => `spécial ${n}`,
  },
};
