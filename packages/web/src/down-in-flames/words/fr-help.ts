import type { DecisionKind } from './en-help.ts';

export const help: { readonly [kind in DecisionKind]: string } = {
  aircraft: 'Les points mesurent la force ; le nombre après le nom est le prix.',
  pilot: 'Un pilote améliore son avion et coûte ses propres points.',
  start: 'Seuls des avions à la même altitude peuvent se battre. En bas on pioche plus, en haut moins.',
  begin: 'Le camp qui commence agit le premier à chaque tour.',
  next: 'Chaque avion agit une fois par tour, dans l’ordre que vous voulez.',
  altitude: 'Monter coûte une carte, plonger en rapporte une. Changer de niveau sème qui ne peut pas suivre.',
  speed: 'Un cran gratuit vers ses six heures. Il peut y répondre comme à toute manœuvre.',
  act: 'D’abord passer derrière lui (manœuvre), puis tirer : une meilleure position donne plus de rafales. Les cartes encadrées sont jouables.',
  answer: 'Les cartes encadrées l’arrêtent. Qui joue la dernière carte de l’échange l’emporte.',
  evade: 'Chaque EVASIVE retire deux dégâts.',
  follow: 'Qui ne suit pas perd sa position.',
  pay: 'Défaussez-vous de la carte la moins utile.',
  stall: 'Trop haut pour ce moteur : il coûte des cartes au lieu d’en rapporter.',
  discard: 'Faire de la place peut être sage : on ne pioche que jusqu’à sa performance.',
};
