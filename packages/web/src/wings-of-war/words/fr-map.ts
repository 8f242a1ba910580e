import type { map as en } from './en-map.ts';

export const map: typeof en = {
  label:
    'Carte du combat. Les flèches la déplacent, plus et moins changent l’échelle, F montre ce qui vous concerne, A les arcs de tir. Tout ce qu’elle montre est dit sous « En mots ».',
  zoomIn: 'Plus près (+)',
  zoomOut: 'Plus loin (−)',
  follow: 'Montrer ce qui vous concerne (F)',
  arcs: 'Ce que l’ennemi peut toucher (A)',
  clouds: 'Nuages sur la carte',
  front: { short: 'courte · 2 cartes', long: 'longue · 1 carte' },
  brief: { short: '2 cartes', long: '1 carte' },
  rear: { short: 'arrière · 2 cartes', long: 'arrière · 1 carte' },
  outside: (p) => (p.distance === '' ? `Aller à ${p.badge}` : `${p.badge} est à ${p.distance} : y aller`),
  altitude: 'Altitude',
  nobody: 'personne',
  whole: 'Toute l’aire de jeu : touchez-la pour y regarder',
  climb: 'montée',
  climbs: (p) => `${p.climbs} pion${p.climbs < 2 ? '' : 's'} de montée sur ${p.climb}`,
  takes: (n) => `encaisse ${n}`,
  backs: (n) => (n < 2 ? `${n} carte` : `${n} cartes`),
  ready: 'prêt',
  laying: 'programme',
  laid: (n) => `${n} carte${n < 2 ? '' : 's'} posée${n < 2 ? '' : 's'} sur 3`,
  gun: 'mitrailleuse',
  health: { gun: 'mitrailleuse', engine: 'moteur', rudder: 'palonnier', crew: 'équipage' },
  isWell: 'intact',
  isHurt: 'touché',
  counters: { fire: 'feu', smoke: 'fumée', jam: 'enrayée', 'rear-jam': 'arrière enrayée' },
  onGround: 'au sol',
  photographed: 'photographie prise',
  openPlate: (plane) => `Tout sur ${plane}`,
  planThis: (plane) => `Programmer ${plane}`,
  level: (n) => `niveau ${n}`,
  above: (n) =>
    n === 0
      ? 'à votre altitude'
      : `${Math.abs(n) === 1 ? 'un niveau' : `${Math.abs(n)} niveaux`} ${n > 0 ? 'au-dessus' : 'au-dessous'} de vous`,
  at: (p) => `à ${p.clock} h, ${p.distance}`,
  edge: {
    off: (slot) => `Carte ${slot} : hors de la carte, hors du combat`,
    illegal: (slot) => `Carte ${slot} : interdite`,
    other: (slot) => `Carte ${slot}`,
  },
};
