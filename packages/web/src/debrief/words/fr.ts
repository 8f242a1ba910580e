import { signed } from '@tallyho/words/figures';
import type { DebriefWords } from './en.ts';

export const fr: DebriefWords = {
  room: 'Débriefing',
  home: 'Accueil',
  turns: (n) => (n < 2 ? `${n} tour` : `${n} tours`),
  seenBy: 'Vu par',
  chartTitle: 'Vos chances de gagner, vues par un robot As',
  chartTitleOf: (name) => `${name} : chances de gagner, vues par un robot As`,
  chartHelp: 'faites glisser le long de la courbe pour revoir · les flèches avancent choix par choix',
  asTable: 'en tableau',
  timeline: 'Ligne de temps de la relecture',
  place: (p) =>
    `${p.turn === 0 ? 'Avant le premier tour' : `Tour ${p.turn}`}, choix ${p.step} sur ${p.of}${p.chance === '' ? '' : `, chances ${p.chance}`}`,
  placeShort: (p) => `${p.turn === 0 ? 'Mise en place' : `Tour ${p.turn}`}, choix ${p.step} sur ${p.of}`,
  moment: 'Moment',
  chance: 'Chances',
  change: 'Écart',
  happened: 'Ce qui s’est passé',
  start: 'début',
  end: 'fin',
  turn: (n) => (n === 0 ? 'avant le tour 1' : `tour ${n}`),
  turnName: (n) => `Tour ${n}`,
  percent: (n) => `${n}\u00a0%`,
  points: signed,
  thinking: (n, of) => `Le robot revient sur le combat : moment ${n} sur ${of}.`,
  stop: 'Arrêter',
  goOn: 'Le laisser continuer',
  failed: 'Le robot ne répond plus. Voici ce qu’il avait trouvé.',
  nothingToTell: 'Il y a eu trop peu à décider dans ce combat pour que le robot y revienne.',
  noMoments: 'Aucun moment n’a changé les chances de huit points ou plus.',
  moments: 'Moments clés',
  low: (p) => (p.turn === 0 ? '' : `Au plus bas : ${p.chance} au tour ${p.turn}.`),
  high: (p) => (p.turn === 0 ? '' : `Au plus haut : ${p.chance} au tour ${p.turn}.`),
  turned: (n) =>
    n === 0
      ? 'Le combat n’a jamais basculé.'
      : n === 1
        ? 'Le combat a basculé une fois.'
        : `Le combat a basculé ${n} fois.`,
  table: 'La table à ce moment',
  wholeTable: 'La table entière',
  fromTo: (p) => `Tour ${p.turn} · de ${p.from} à ${p.to}`,
  now: (p) =>
    [p.turn === 0 ? 'Avant le premier tour' : `Tour ${p.turn}`, p.chance].filter((part) => part !== '').join(' · '),
  chosen: (p) => `${p.who} : ${p.choice}`,
  beginning: 'Le début du combat',
  slip: (p) =>
    `Le robot aurait choisi « ${p.better} », qui gardait environ ${p.kept}. « ${p.taken} » en laissait environ ${p.got}.`,
  luckOwn: (own) => `Le robot aurait fait de même : « ${own} ». C’était le hasard, pas une erreur.`,
  luck: 'Le robot ne trouve rien de mieux à faire : c’était le hasard, ou bien joué par l’adversaire.',
  wellDone: (own) => `Bien joué : « ${own} » est aussi ce que le robot aurait choisi.`,
  own: (own) => `C’est votre choix, « ${own} », qui a tout changé.`,
  fortune: 'La chance était avec vous, ou l’adversaire s’est trompé.',
  agrees: 'Le robot aurait choisi de même.',
  better: (p) => `Le robot aurait choisi « ${p.better} » (environ ${p.kept}).`,
  hand: 'Votre main à ce moment',
  isBetter: 'mieux',
  isTaken: 'joué',
  isBoth: 'joué : le mieux',
  tryAgain: 'Réessayer à partir d’ici',
  tryHelp:
    'Une nouvelle partie contre les mêmes adversaires. Les cartes à venir sont les mêmes qu’alors, et elle ne compte pas dans le carnet de vol.',
  why: 'Pourquoi ?',
  whatNext: 'Et maintenant',
  swap: 'Revanche, camps échangés',
  swapLine: 'Les mêmes avions, vous dans l’autre camp',
  again: 'Revanche',
  againLine: 'Le même combat avec de nouvelles cartes',
  toReturn: 'La partie retour',
  toReturnLine: 'La seconde partie du match, camps échangés',
  another: 'Un autre match',
  anotherLine: 'Encore deux parties',
  lesson: (title) => `Leçon : ${title}`,
  harder: (level) => `Un robot plus fort : ${level}`,
  harderLine: (p) =>
    p.of === 0
      ? `Vous n’avez pas encore volé contre ${p.level}`
      : `${p.won} victoire${p.won > 1 ? 's' : ''} sur ${p.of} contre ${p.level}`,
  more: 'D’autres courbes, et la preuve que c’était loyal',
};
