import type { result as enResult, table as enTable } from './en-table.ts';

export const table: typeof enTable = {
  useAs: {
    attack: 'Tir',
    maneuver: 'Manœuvre',
    gunner: 'Mitrailleur',
    answer: 'Réponse',
    'as SCISSORS': 'Comme SCISSORS',
    'as ACE PILOT': 'Comme ACE PILOT',
    aim: 'Visée',
    turret: 'Tourelles',
    flak: '',
    roll: 'Altitude',
    'break-off': 'Désengagement',
  },
  engine: (change) => `Puissance moteur ${change}`,
  yourHand: (element) => `Main de votre ${element}`,
  miniHand: (element) => `Mini-main de l’ailier de votre ${element}`,
  miniCaption: 'Mini-main de l’ailier',
  handCaption: 'Main du leader',
  miniOf: (p) => `Ailier du ${p.element} : ${p.n < 2 ? `${p.n} carte` : `${p.n} cartes`} dans la mini-main`,
  destroyed: 'détruit',
  crashed: 'a fait son attaque',
  disengaged: 'désengagé',
  out: 'hors de combat',
  shock: 'sous le choc : une carte de moins',
  shockShort: 'Sous le choc',
  aces: (n) => (n < 2 ? `${n} marqueur d’as` : `${n} marqueurs d’as`),
  agile: 'Agile',
  offensive: 'Offensif',
  defensive: 'Défensif',
  offensiveShort: 'Off',
  defensiveShort: 'Déf',
  score: (p) => `Japonais ${p.japanese} – ${p.allied} Alliés`,
  wordsElement: (p) =>
    `${p.element} (${p.side}) ${p.level === '' ? 'n’est pas encore en l’air' : `est ${p.level}`}, avec ${p.cards} en main. ${p.position}`,
  wordsNeutral: 'Neutre, Engagé avec personne.',
  wordsPosition: (p) => `${p.standing} ${p.foe}.`,
  wordsCraft: (p) => `${p.craft} : ${p.hits} sur ${p.down}${p.damaged ? ', Endommagé' : ''}, ${p.more}.`,
  wordsBursts: (bursts) => `${bursts} à tirer`,
  wordsWingman: (p) => `facteur offensif ${p.offensive}, facteur défensif ${p.defensive}`,
  wordsGone: (p) => `${p.craft} : ${p.fate}.`,
  wordsHand: (p) => `Main de votre ${p.element} : ${p.cards}.`,
  wordsMini: (p) => `Mini-main de l’ailier de votre ${p.element} : ${p.cards}.`,
};

export const result: typeof enResult = {
  because: {
    'Z-4.92d': 'Après le dernier tour, les points de victoire décident.',
    'Z-GAP-46': 'Un camp n’a plus aucun avion dans le combat.',
    'Z-GAP-45': 'Les points de victoire sont à égalité.',
    'Z-GAP-82': 'Un camp a abandonné.',
    'Z-23.8c': 'La mission est terminée, et les points de victoire décident.',
  },
  score: (p) =>
    `Points de victoire : Japonais ${p.japanese}, Alliés ${p.allied}. Un avion détruit en vaut 5, un avion Endommagé ou désengagé 2.`,
  headStart: (p) => `Avance due à l’équilibrage, déjà comptée : Japonais ${p.japanese}, Alliés ${p.allied}.`,
};
