import { minus } from '@tallyho/words/figures';
import { de } from '../../../words/french.ts';
import { commands } from '../../words/commands.ts';
import type * as en from './en.ts';

const points = (n: number): string => (Math.abs(n) < 2 ? `${minus(n)} point` : `${minus(n)} points`);
const bombs = (n: number): string => (n < 2 ? `${n} bombe` : `${n} bombes`);

/** « l’Axe », « les Alliés » : la fin de la phrase s’accorde. */
const isMany = (side: string): boolean => side === 'Alliés';
const the = (side: string): string => (isMany(side) ? 'les Alliés' : `l’${side}`);
const The = (side: string): string => (isMany(side) ? 'Les Alliés' : `L’${side}`);
const of = (side: string): string => (isMany(side) ? 'des Alliés' : `de l’${side}`);
const by = (side: string): string => (isMany(side) ? 'par les Alliés' : `par l’${side}`);
const to = (side: string): string => (isMany(side) ? 'aux Alliés' : `à l’${side}`);

export const setUp: typeof en.setUp = {
  intro:
    'Quelques missions sur une même carte. Qui détruit son objectif garde l’initiative ; les points de victoire de toutes les missions décident.',
  length: (missions, turns, side) =>
    `${missions} ${missions < 2 ? 'mission' : 'missions'}, ${turns} ${turns < 2 ? 'tour chacune' : 'tours chacune'} ; ${the(side)} ${isMany(side) ? 'ont' : 'a'} l’initiative.`,
  interceptors: (fighter) => `Intercepteur : ${fighter}.`,
  aircraft: 'Avions sur les flèches :',
  targets: 'Objectifs',
  targetColumns: {
    number: 'N°',
    target: 'Objectif',
    damaged: 'Endommagé',
    destroyed: 'Détruit',
    flak: 'Flak',
  },
  options: (side) => `Options ${of(side)}`,
  victory: 'Tableau de victoire',
  balanceFigures: (p) =>
    `${p.games} ${p.games < 2 ? 'campagne' : 'campagnes'} entre deux robots de niveau Pilote : l’Axe en a gagné ${p.axis} sur 100, les Alliés ${p.allies} ; nuls : ${p.draw}.`,
  provenance: 'D’où cela vient',
  provenanceNote:
    'Ce que le livret et les sources publiques disent de cette fiche est repris tel quel. Les valeurs en italique sont reconstituées par nous.',
  crushing: (p) => `${The(p.side)} ${isMany(p.side) ? 'gagnent' : 'gagne'} sur-le-champ en détruisant ${p.targets}.`,
  commands: commands.fr,
  scale: 'Échelle',
  scaleHelp: 'Chaque avion et chaque objectif autant de fois : de plus grandes batailles, le même tableau de victoire.',
  halfPoints: 'Les avions endommagés comptent pour moitié',
  halfPointsHelp: 'Un avion rentré endommagé rapporte à l’ennemi la moitié de ses points.',
  lowStart: 'Cartes en prime pour qui part bas',
  lowStartHelp: 'Deux cartes de plus à très basse altitude, une à basse.',
  singleIntro: 'Une flèche, une Option par camp, sans campagne autour.',
  arrow: 'Flèche',
  optionOf: (side) => `Option ${of(side)}`,
};

export const desk: typeof en.desk = {
  missionOf: (p) => `Mission ${p.mission} sur ${p.of}`,
  over: 'La campagne est terminée',
  you: (side) => `vous commandez ${the(side)}`,
  initiative: (side) => `Initiative : ${side}`,
  askArrow: (side) => `L’initiative est ${to(side)}. Quel objectif attaquez-vous ?`,
  askArrowHelp:
    'Cliquez une flèche sur la carte ou dans la liste. Une flèche part d’un repère de départ, ou d’un objectif qui porte votre marqueur.',
  askOption: (p) =>
    p.attack
      ? `Vous attaquez ${p.target}. Quelle Option choisissez-vous ? L’ennemi ne la verra qu’après avoir choisi, lui aussi.`
      : `L’ennemi attaque ${p.target}. Quelle Option choisissez-vous ? Il ne la verra qu’après avoir choisi, lui aussi.`,
  askOptionHelp: 'Chaque Option ne sert qu’une fois dans toute la campagne.',
  arrows: 'Vos flèches',
  arrowName: (p) => `${p.target} (${p.kind})${p.from}`,
  fromTarget: (target) => `, depuis ${target}`,
  fromStart: ', depuis un départ',
  launch: (target) => `Attaquer ${target}`,
  between: ' ; ',
  optionIs: (p) => `Option ${p.number} : ${p.text}`,
  sideArrow: (p) => `${p.side} : ${p.arrow}`,
  logLine: (p) => `${p.side} : ${p.status}`,
  optionNumber: (n) => `Option ${n}`,
  take: (n) => `Décoller avec l’Option ${n}`,
  none: 'Aucune Option',
  pilotFlown: (n) => `${n} ${n < 2 ? 'mission' : 'missions'}`,
  pilotFates: { 'shot-down': 'abattu', damaged: 'rentré endommagé', withdrawn: 'rentré plus tôt', home: 'rentré' },
  pilotLine: (p) => `${p.flown}, ${p.fate}`,
  ownOptions: 'Vos Options',
  stampUsed: (mission) => `Mission ${mission}`,
  stampLost: 'Perdue',
  enemyOptions: (side) => `Options ${of(side)}`,
  standingIs: (p) => `Total ${p.total} : ${p.grade}`,
  standingNote: 'Les points des Alliés moins ceux de l’Axe.',
  gradeFrom: (n) => `à partir de ${n}`,
  gradeTo: (n) => `${n} et moins`,
  gradeBetween: (p) => `de ${p.from} à ${p.to}`,
  inFlight: 'en vol',
  legend:
    'Rouge : l’Axe ; bleu : les Alliés. Les losanges sont des repères de départ ; un trait marque Endommagé, une croix Détruit, à la couleur du camp.',
};

export const order: typeof en.order = {
  attack: (mission) => `Ordre n° ${mission} · vous attaquez`,
  defend: (mission) => `Ordre n° ${mission} · vous défendez`,
  watched: (p) => `Ordre n° ${p.mission} · ${the(p.side)} ${isMany(p.side) ? 'attaquent' : 'attaque'}`,
  about: (p) => `${p.kind}${p.from}`,
  flak: 'Flak sur l’objectif',
  turns: 'Tours',
  bombs: 'Bombes à bord',
  meets: 'En face',
  meetsAndMore: (fighter) => `${fighter} + Option`,
  defence: 'Vous avez',
  ladder: 'Points selon les dégâts',
  note: 'Les avions abattus comptent en plus.',
  range: (p) => (p.to === null ? `${p.from} et plus` : `${p.from}–${p.to}`),
  step: (p) =>
    `${p.status} (bombes : ${p.range}) : ${points(p.points)} ${isMany(p.side) ? 'pour les Alliés' : `pour l’${p.side}`}`,
  after: (p) => `total ${p.total}, ${p.grade}`,
};

export const map: typeof en.map = {
  label: (campaign) => `Carte de la campagne ${campaign} ; le volet « En mots » dit ce qu’elle montre.`,
  targetWords: (p) => `${p.number}. ${p.name}, ${p.kind} : ${p.status}.`,
  intact: 'Intact',
  marker: (p) => `${p.status} ${by(p.side)}`,
  arrowWords: (p) => `${p.side} : ${de(p.from)} à ${p.to} avec ${p.aircraft}${p.open ? ' ; ouverte maintenant' : ''}.`,
  start: 'un repère de départ',
};

export const report: typeof en.report = {
  title: (p) => `Mission ${p.mission} : ${p.target}`,
  attacked: (p) => `${The(p.side)} ${isMany(p.side) ? 'ont attaqué' : 'a attaqué'}. ${p.kind}.`,
  statusLine: {
    intact: 'L’objectif est debout.',
    damaged: 'L’objectif est Endommagé.',
    destroyed: 'L’objectif est Détruit.',
  },
  bombs: (p) => `${bombs(p.bombs)} ; il en faut ${p.damaged} pour l’endommager, ${p.destroyed} pour le détruire.`,
  bombPlot: 'Bombes sur l’objectif',
  rows: {
    target: 'pour l’objectif',
    aircraft: 'pour les avions',
    doubled: 'doublés : mission vitale',
    adjusted: 'avec Repos ou Effort',
    final: 'comptent',
  },
  picked: (p) => `Axe – ${p.axis}. Alliés – ${p.allies}.`,
  result: (p) => `Résultat ${p.result} ; total de la campagne ${p.total} : ${p.grade}.`,
  losses: (side) => `Pertes ${of(side)}`,
  fates: { 'shot-down': 'abattu', damaged: 'rentré endommagé', withdrawn: 'rentré plus tôt' },
  loss: (p) =>
    `(${p.label})${p.pilot === null ? '' : `, ${p.pilot}`} : ${p.fate}${p.points > 0 ? `, ${points(p.points)}` : ''}`,
  initiative: (side) => `L’initiative est maintenant ${to(side)}.`,
};

export const outcome: typeof en.outcome = {
  because: 'Le tableau de victoire décide.',
  crushed: 'Tout ce qui décidait de cette campagne est détruit.',
  conceded: 'Un camp a abandonné.',
  noTarget: 'Personne n’a plus d’objectif à attaquer.',
  summary: (p) => `Axe ${points(p.axis)}, Alliés ${points(p.allies)} ; total ${p.total}.`,
  pointsPlot: 'Points, cumulés',
  lossesPlot: 'Avions perdus',
  mission: (n) => `mission ${n}`,
  headline: (p) => `${p.own} : ${p.grade}`,
  youWon: 'Victoire',
  youLost: 'Défaite',
  draw: 'Match nul',
};

export const events: typeof en.events = {
  arrow: (p) => `Mission ${p.mission} : ${the(p.side)} ${isMany(p.side) ? 'attaquent' : 'attaque'} ${p.target}.`,
  options: (p) => `Options : Axe – ${p.axis} ; Alliés – ${p.allies}.`,
  debrief: (p) =>
    `${p.target} : ${p.status}, ${bombs(p.bombs)}. Axe ${points(p.axis)}, Alliés ${points(p.allies)} ; total ${p.total}.`,
  marker: (p) => `${The(p.side)} ${isMany(p.side) ? 'posent' : 'pose'} un marqueur sur ${p.target} : ${p.status}.`,
  initiative: (side) => `L’initiative est ${to(side)}.`,
  verdict: (p) => `La campagne s’achève à ${p.total} : ${p.grade}.`,
};
