import type { sortie as enSortie } from './en-sortie.ts';

const hits = (n: number): string => (n < 2 ? `${n} dégât` : `${n} dégâts`);
const bombs = (n: number): string => (n < 2 ? `${n} bombe` : `${n} bombes`);

export const sortie: typeof enSortie = {
  patterns: { dispersed: 'Dispersé', normal: 'Normal', tight: 'Serré' },
  statuses: { intact: 'Intact', damaged: 'Endommagé', destroyed: 'Détruit' },
  turretUse: {
    none: 'inutile aux bombardiers',
    'minus-1-hit': 'un dégât de moins',
    'minus-2-hits': 'deux dégâts de moins',
    'plus-1-hit': 'un dégât de plus, avec un tir',
    'stop-fuel-tank': 'stoppe FUEL TANK',
    'minus-1-hit-stop-fuel-tank': 'un dégât de moins, ou stoppe FUEL TANK',
  },
  turretShot: 'tire sur le chasseur',
  turrets: 'Tourelles :',
  turretsOf: (plane) => `Tourelles : ${plane}`,
  formation: (p) => `${p.side}, ${p.level}`,
  onTheirWay: (side) => `${side} : bombardiers en route`,
  flak: 'Flak',
  flakHidden: 'Flak posée, face cachée',
  flakIs: (pattern) => `Flak : ${pattern}`,
  dropped: bombs,
  turretsShort: 'Tourelles',
  turretCards: 'cartes que piochent ses tourelles : sa défense et l’appui de ses voisins',
  bombs: 'Bombes',
  loaded: (plane) => `${plane}, chargé de bombes`,
  bomberWords: (p) =>
    `${p.name} : ${p.hits}${p.damaged ? ', Endommagé' : ''} ; ses tourelles piochent ${p.turrets < 2 ? `${p.turrets} carte` : `${p.turrets} cartes`}${p.drawn} ; ${bombs(p.bombs)}. ${p.blocked}`,
  drawn: (cards) => ` et tiennent ${cards}`,
  blocked: (places) => `Aucun chasseur ne peut se placer ${places} : un voisin y vole.`,
  open: 'Les chasseurs peuvent se placer à côté et derrière.',
  places: { left: 'à sa gauche', right: 'à sa droite', behind: 'derrière lui' },
  hunter: (p) => `${p.name} : ${p.position} – ${p.bomber}`,
  flakAgainst: (p) => `Bombardement ${p.bombing} : ${hits(p.hits)}`,
  bombsFall: (n) => bombs(n),
  flakMay: (p) => `Flak ${p.flak} : ${hits(p.hits)}`,
  sum: (p) =>
    `${bombs(p.bombs)} jusqu’ici ; il en faut ${p.damaged} pour endommager l’objectif, ${p.destroyed} pour le détruire.`,
  targetWords: (p) =>
    `Objectif : ${p.target} ; ${bombs(p.damaged)} pour l’endommager, ${p.destroyed} pour le détruire ; Flak ${p.flak}.`,
  scoreLine: (p) =>
    `${p.side} : ${p.target} pour l’objectif, ${p.aircraft} pour les avions, ${p.final} en fin de compte.`,
  statusLine: (p) => `${bombs(p.bombs)} sur l’objectif : ${p.status}.`,
  flewHome: 'rentré à la base',
  wordsHome: (plane) => `${plane} est rentré à la base.`,
};
