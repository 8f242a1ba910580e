import type { setUp as en } from './en-set-up.ts';

export const setUp: typeof en = {
  side: (p) =>
    `${p.side} : ${p.points} ${p.points < 2 ? 'point' : 'points'}, ${p.aircraft} ${p.aircraft < 2 ? 'avion' : 'avions'}`,
  playerOf: (name) => `Joueur ${name}`,
  element: (badge) => `Élément ${badge}`,
  addElement: 'Ajouter un élément',
  removePlayer: (name) => `Retirer ${name}`,
  wingman: 'Avec un ailier',
  altitude: 'Altitude de départ',
  secretAltitude: 'choisie en secret',
  pilotsNeedBalance:
    'Les pilotes volent quand on en est convenu : voir Équilibrage par les pilotes et Règles maison dans les options.',
  year: 'Année',
  yearHelp: 'Aucun avion ne peut être entré en service plus tard.',
  balances: {
    points: 'Équilibrage par les points',
    numbers: 'Équilibrage par le nombre',
    wingmen: 'Équilibrage par les ailiers',
    pilots: 'Équilibrage par les pilotes',
    house: 'Règles maison',
  },
  balanceHelp: {
    points: 'Le camp aux avions les moins chers part avec la différence en points de victoire.',
    numbers: 'Un camp peut avoir plus d’avions, si les points des deux sont égaux.',
    wingmen: 'Le camp le plus fort peut voler sans certains de ses ailiers.',
    pilots: 'Le camp le plus faible peut prendre des pilotes nommés ; chaque bonus compte un point.',
    house: 'Tout est permis : n’importe quel nombre d’avions, n’importe quel pilote du bon service.',
  },
  turnsHelp: 'Après ce nombre de tours, les points de victoire décident.',
  toTheDeath: 'À mort',
  toTheDeathHelp: 'Le combat dure jusqu’à ce qu’un camp n’ait plus d’avion ; le nombre de tours n’est qu’une limite.',
  first: 'Qui commence',
  firstHelp: 'Sinon, on lance le marqueur de tour.',
  flip: 'lancer le marqueur',
  fullThrottle: 'FULL THROTTLE',
  fullThrottleHelp: 'Ajoute au paquet les quatre cartes de Corsairs & Hellcats.',
  turbochargers: 'Turbocompresseurs',
  turbochargersHelp: 'Les avions marqués T volent haut comme s’ils étaient un niveau plus bas.',
  gunners: 'Mitrailleurs',
  gunnersHelp: 'Un mitrailleur tire sur qui se trouve derrière l’avion.',
};
