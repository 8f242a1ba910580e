import type { PuzzleWords } from './en.ts';

export const fr: PuzzleWords = {
  title: 'Problème du jour',
  of: (day) => `Problème du ${day}`,
  question: 'Que feriez-vous ?',
  back: 'Accueil',
  days: 'Tous les jours',
  loading: 'On prépare le problème…',
  none: 'Ce problème ne peut pas être posé',
  noneHelp:
    'Il n’a pas été chargé, ou les règles d’aujourd’hui ne connaissent plus sa situation. Rien de ce que vous avez répondu n’est perdu.',
  noDay: 'Ce jour n’existe pas',
  noDayHelp: 'Un jour s’écrit comme 2026-11-18.',
  answer: 'La réponse',
  right: 'C’est le meilleur choix.',
  wrong: (best) => `Le meilleur choix : ${best}.`,
  ahead: (points) =>
    points < 2
      ? `Il gagne ${points} partie sur cent de plus que le suivant.`
      : `Il gagne ${points} parties sur cent de plus que le suivant.`,
  yours: 'votre choix',
  best: 'le meilleur',
  won: (percent) => `${percent} %`,
  between: (low, high) => `${low}–${high}`,
  row: (p) => `${p.choice} : gagne ${p.percent} %, entre ${p.low} et ${p.high} %`,
  method: (playouts) =>
    `Mesuré : de chaque choix on a joué ${playouts} fois jusqu’au bout, par des robots qui savent ce que vous savez ici et rien de plus. Les barres sont des intervalles à 95 % ; une partie nulle compte pour une demi-victoire.`,
  pilot: (choice) => `À vue de nez, un Pilote aurait choisi : ${choice}.`,
  pilotToo: 'Un Pilote le trouve à vue de nez.',
  rule: 'La règle :',
  look: 'Voir la table',
  show: 'Voir la réponse',
  playOn: 'Continuer d’ici',
  playOnHelp: 'comme partie à vous, contre un Pilote',
  intro:
    'Chaque jour une situation tirée de parties entre robots, la même pour tous, où un choix est nettement le meilleur. Vous avez un choix ; ensuite vous voyez ce que valent tous les autres.',
  supply: (all, down, zero, wings) =>
    `Il y a ${all} problèmes : ${down} de Down In Flames, ${zero} de Zero! et ${wings} de Wings of War. Quand tous ont été posés, on recommence. Le jour commence à minuit UTC.`,
  score: (best, answered) =>
    answered === 0
      ? 'Vous n’avez encore répondu à aucun.'
      : `Vous avez répondu à ${answered}, et trouvé le meilleur choix ${best} fois.`,
  today: 'Le problème d’aujourd’hui',
  todayMark: 'aujourd’hui',
  solved: 'meilleur choix trouvé',
  answered: 'répondu',
  weekdays: ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'],
  homeHelp: 'Une situation, un choix : que feriez-vous ?',
  homeSolved: 'Celui d’aujourd’hui est résolu.',
  homeAnswered: 'Vous avez répondu à celui d’aujourd’hui.',
};
