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
  declare:
    'Des bombardiers haut perchés échappent aux chasseurs partis bas ; plus de tours, c’est plus de temps pour le défenseur.',
  flak: 'Serré fait le plus mal, mais seulement à qui bombarde serré. Dispersé touche toujours un peu.',
  formation:
    'Les voisins se prêtent leurs tourelles et bouchent des places : personne ne passe derrière un bombardier suivi d’un autre.',
  jettison: 'Sans ses bombes, il se bat aussitôt en chasseur, mais n’apporte plus rien à l’objectif.',
  name: 'Désignez celui que ses voisins couvrent bien, ou celui que vous pouvez perdre.',
  turret:
    'Un tir touche le chasseur ; d’autres cartes épargnent des dégâts au bombardier. Une carte par manœuvre et par attaque.',
  dodge: 'Une carte qui répond au tir vous épargne ses dégâts. L’échange s’arrête là.',
  bombing: 'Serré double les bombes, Dispersé les divise par deux. Le schéma de Flak décide du prix.',
  discard: 'Faire de la place peut être sage : on ne pioche que jusqu’à sa performance.',
};
