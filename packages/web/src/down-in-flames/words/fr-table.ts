import type { result as enResult, table as enTable } from './en-table.ts';

export const table: typeof enTable = {
  yourHand: (plane) => `Main de votre ${plane}`,
  engine: (p) => `Puissance moteur ${p.before} en début et ${p.after} en fin de tour`,
  freeManeuver: 'Manœuvre gratuite',
  useAs: {
    attack: 'Tir',
    gunner: 'Mitrailleur',
    maneuver: 'Manœuvre',
    'barrel-roll': 'Dégagement',
    scissors: 'Ciseaux',
    agile: 'Comme SCISSORS',
    tactic: 'Tactique',
    barrage: 'Barrage',
    'vertical-roll': 'Altitude',
    turret: 'Tourelles',
    redline: 'Dans le rouge',
    answer: 'Réponse',
    evade: 'Esquive',
    speed: 'Vitesse',
  },
  evasive: (n) => `EVASIVE : tirer dessus coûte ${n < 2 ? 'une rafale' : `${n} rafales`} de plus`,
  bonus: (n) => `+${n} ${n < 2 ? 'dégât' : 'dégâts'} pour sa prochaine attaque`,
  acesLeft: (n) => (n < 2 ? `${n} marqueur ACE PILOT` : `${n} marqueurs ACE PILOT`),
  wordsPlane: (p) =>
    `${p.plane} ${p.level === '' ? 'n’est pas encore en l’air' : `est ${p.level}`}, ${p.damaged ? 'Endommagé, ' : ''}avec ${p.hits}, ${p.bursts} et ${p.cards} en main. ${p.relations}`,
  wordsRelation: (p) => `${p.position} par rapport à ${p.other}.`,
  wordsGone: (plane) => `${plane} a été abattu.`,
  wordsHand: (cards) => `Votre main : ${cards}.`,
};

export const result: typeof enResult = {
  because: {
    'DIF-WIN-01': 'Un avion a été abattu : le duel est terminé.',
    'DIF-WIN-02': 'Après le dernier tour, celui qui a infligé le plus de dégâts gagne.',
    'DIF-GAP-26': 'Après le dernier tour, personne n’a fait mieux que l’autre.',
    'DIF-MVP-05': 'Les points de victoire de la mission décident.',
    'DIF-GAP-27': 'Les points de victoire décident.',
    'DIF-GAP-69': 'Les points de victoire décident.',
    'DIF-GAP-94': 'Un camp a abandonné.',
  },
};
