import { minus } from '@tallyho/words/figures';
import type { match as enMatch } from './en-match.ts';

export const match: typeof enMatch = {
  length: 'Durée',
  one: 'Une partie',
  oneHelp: 'Qui joue en premier a de meilleures chances.',
  oneHelpAtOnce: 'Un combat, sans plus.',
  two: 'Match : deux parties, camps échangés',
  twoHelp:
    'Le duel équitable : au retour, on change de place, avec les mêmes avions et options, et la même place commence.',
  twoHelpAtOnce:
    'Au retour, on change de place, avec les mêmes avions et options ; les points des deux parties s’ajoutent.',
  short: (n) => `Match ${n}/2`,
  gameOf: (n) => `Match, partie ${n} sur 2`,
  halfway: 'La moitié du match est jouée. Au retour, les camps sont échangés.',
  toReturn: 'Partie retour, camps échangés',
  another: 'Un autre match',
  title: 'Le match',
  wins: (who) => `${who} gagne le match`,
  drawn: 'Match nul',
  player: 'Joueur',
  game: (n) => `Partie ${n}`,
  total: 'Match',
  cell: (p) => (p.won ? `gagnée, ${p.count}` : p.count),
  totalCell: (p) => `${p.victories < 2 ? `${p.victories} victoire` : `${p.victories} victoires`}, ${p.count}`,
  hits: (n) => (n < 2 ? `${n} dégât` : `${n} dégâts`),
  points: (n) => (Math.abs(n) < 2 ? `${minus(n)} point` : `${minus(n)} points`),
  by: {
    victories: 'aux victoires',
    hits: 'aux dégâts infligés dans les deux parties : les victoires sont à égalité',
    points: 'aux points des deux parties : les victoires sont à égalité',
    pointsAlone: 'aux points des deux parties, qui comptent seuls',
    none: 'tout est à égalité',
  },
  rule: {
    victories: {
      hits: 'Les victoires comptent d’abord ; à égalité, les dégâts infligés dans les deux parties.',
      points: 'Les victoires comptent d’abord ; à égalité, les points des deux parties.',
    },
    points: 'Les points des deux parties s’ajoutent ; le total le plus élevé l’emporte.',
  },
};
