import { minus } from '@tallyho/words/figures';
/** A match: two games, sides swapped. */
export const match = {
  length: 'Length',
  one: 'One game',
  oneHelp: 'Whoever moves first has the better chances.',
  oneHelpAtOnce: 'One fight, and no more.',
  two: 'Match: two games, sides swapped',
  twoHelp:
    'The fair duel: in the return game you change seats, with the same aircraft and options, and the same seat begins.',
  twoHelpAtOnce:
    'In the return game you change seats, with the same aircraft and options; the points of both are added up.',
  /** At the table, where there is little room. */
  short: (n: number) => `Match ${n}/2`,
  gameOf: (n: number) => `Match, game ${n} of 2`,
  halfway: 'Half of the match is played. In the return game the sides are swapped.',
  toReturn: 'Return game, sides swapped',
  another: 'Another match',
  title: 'The match',
  wins: (who: string) => `${who} wins the match`,
  drawn: 'The match is drawn',
  player: 'Player',
  game: (n: number) => `Game ${n}`,
  total: 'Match',
  cell: (p: { won: boolean; count: string }) => (p.won ? `won, ${p.count}` : p.count),
  totalCell: (p: { victories: number; count: string }) =>
    `${p.victories === 1 ? '1 victory' : `${p.victories} victories`}, ${p.count}`,
  hits: (n: number) => (n === 1 ? '1 hit' : `${n} hits`),
  points: (n: number) => (n === 1 ? '1 point' : `${minus(n)} points`),
  by: {
    victories: 'by victories',
    hits: 'by the hits inflicted in both games: the victories are even',
    points: 'by the points of both games: the victories are even',
    pointsAlone: 'by the points of both games, which alone count',
    none: 'everything is even',
  },
  rule: {
    victories: {
      hits: 'Victories count first; if they are even, the hits inflicted in both games.',
      points: 'Victories count first; if they are even, the points of both games.',
    },
    points: 'The points of both games are added up; the higher total wins.',
  },
};
