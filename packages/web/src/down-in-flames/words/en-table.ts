/** What stands around the table. */
export const table = {
  yourHand: (plane: string) => `Hand of your ${plane}`,
  engine: (p: { before: string; after: string }) => `Horsepower ${p.before} before and ${p.after} after the turn`,
  freeManeuver: 'Free Maneuver',
  useAs: {
    attack: 'Fire',
    gunner: 'Gunner',
    maneuver: 'Maneuver',
    'barrel-roll': 'Shake off',
    scissors: 'Scissors',
    agile: 'As SCISSORS',
    tactic: 'Tactic',
    barrage: 'Barrage',
    'vertical-roll': 'Vertical roll',
    turret: 'Turrets',
    redline: 'Redline',
    answer: 'Answer',
    evade: 'Evade',
    speed: 'Speed',
  },
  evasive: (n: number) => `EVASIVE: fire at it costs ${n === 1 ? 'a Burst' : `${n} Bursts`} more`,
  bonus: (n: number) => `+${n} ${n === 1 ? 'hit' : 'hits'} for its next attack`,
  acesLeft: (n: number) => (n === 1 ? '1 ACE PILOT marker' : `${n} ACE PILOT markers`),
  wordsPlane: (p: {
    plane: string;
    level: string;
    hits: string;
    damaged: boolean;
    bursts: string;
    cards: string;
    relations: string;
  }) =>
    `${p.plane} ${p.level === '' ? 'is not in the air yet' : `is ${p.level}`}, ${p.damaged ? 'Damaged, ' : ''}with ${p.hits}, ${p.bursts} and ${p.cards} in hand. ${p.relations}`,
  wordsRelation: (p: { position: string; other: string }) => `${p.position} to ${p.other}.`,
  wordsGone: (plane: string) => `${plane} has been shot down.`,
  wordsHand: (cards: string) => `Your hand: ${cards}.`,
};

export const result = {
  because: {
    'DIF-WIN-01': 'An aircraft was shot down, and that ends the duel.',
    'DIF-WIN-02': 'After the last turn the one who inflicted more hits wins.',
    'DIF-GAP-26': 'After the last turn both have done equally well.',
    'DIF-MVP-05': 'The victory points of the mission decide.',
    'DIF-GAP-27': 'The victory points decide.',
    'DIF-GAP-69': 'The victory points decide.',
    'DIF-GAP-94': 'One side has conceded.',
  },
};
