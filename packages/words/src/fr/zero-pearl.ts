import type { pearlReasonPhrases as english } from '../en/zero-pearl.ts';

export const pearlReasonPhrases: typeof english = {
  'torpedo-cannot-reach': 'aucune torpille ne l’atteint : il est à couple, en bassin ou derrière un autre navire',
  'torpedo-needs-water': 'une torpille a besoin d’eau',
  'armour-piercing-for-ships': 'les bombes perforantes sont pour les navires',
  'high-explosive-for-land': 'les bombes explosives sont pour les terrains et la côte',
  'guns-for-airfields': 'les canons n’atteignent que les terrains',
  'only-in-the-third-wave': 'les installations à terre sont pour la troisième vague',
  'only-fighters-escort': 'seuls les A6M2 escortent',
  'no-more-flights': 'on ne peut pas préparer plus de groupes avant le crépuscule',
  'no-changes-left': 'la liste a été changée assez souvent',
  'flights-without-target': 'chacun a d’abord besoin d’un objectif, ou de l’escorte',
  'nobody-is-sent': 'il faut d’abord donner un objectif à quelqu’un',
  'dive-bombers-go-first': 'deux fusées : les bombardiers en piqué attaquent d’abord',
  'target-still-stands': 'son propre objectif n’est pas encore achevé',
  'another-zone': 'c’est trop loin : seulement des objectifs de la même zone',
  'target-is-finished': 'il n’y a plus rien à y gagner',
};
