import type * as en from './en.ts';

export const desk: typeof en.desk = {
  pickFirst: 'Choisissez d’abord où voler',
  brings: 'Ce que rapporte chaque flèche',
  cardFirst: 'Choisissez une carte',
  standing: 'Situation',
  bands: 'Tous les degrés',
  forecast: (p) => `À la fin, sans doute de ${p.from} à ${p.to}.`,
  forecasting: 'On vole plus loin en pensée…',
  closer: 'Plus près',
  further: 'Plus loin',
  target: 'Objectif',
  total: 'Total',
  pilots: 'Pilotes',
  noPilots: 'Aucun pilote de renom n’a encore volé.',
  here: 'nous en sommes là',
  log: 'Journal',
  logEmpty: 'Aucune mission n’a encore été jouée.',
  mission: 'Mission',
  report: 'Rapport',
  replay: 'Revoir',
  words: 'En mots',
  events: 'Nouvelles',
};

/** A mission takes off, or comes back. */
export const passage: typeof en.passage = {
  skip: 'Passer',
};

export const report: typeof en.report = {
  points: 'Points de victoire',
  noLosses: 'aucune',
  goOn: 'Continuer',
  hits: 'Dégâts subis',
  moment: 'Moment',
  table: 'La même chose en tableau',
  start: 'début',
  turn: (n) => `tour ${n}`,
  end: 'fin',
  back: 'Retour à la carte',
  missions: 'Missions',
};

export const setUp: typeof en.setUp = {
  history: 'Ce qui s’est passé',
  title: 'Choisissez une campagne',
  other: 'Choisir une autre campagne',
  more: 'Plus',
  start: 'Commencer la campagne',
  single: 'N’en jouer qu’une mission',
  startSingle: 'Jouer cette mission',
  balance: 'Équilibre',
};
