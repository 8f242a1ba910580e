import type { LessonWords } from './en.ts';

export const fr: LessonWords = {
  title: 'Apprendre à voler',
  intro:
    'De courts vols à la vraie table. La leçon vous dit quoi observer et quoi faire ; l’adversaire et les cartes suivent un scénario, le plus souvent un exemple du livret. Rien de grave ne peut arriver : un autre choix est expliqué, et vous réessayez.',
  number: (n) => `Leçon ${n}`,
  finished: 'faite',
  done: (n, of) => `${n} sur ${of}`,
  again: 'La refaire',
  next: (title) => `Ensuite : ${title}`,
  all: 'Toutes les leçons',
  back: 'Leçons',
  fight: 'Et maintenant, un vrai combat',
  none: 'Cette leçon n’est pas ici',
  noneHelp: 'Elle a peut-être changé de nom. Toutes les leçons sont dans la liste.',
  notOpen: 'Sa table n’est pas encore ouverte. La leçon peut se lire pas à pas parmi les exemples.',
  read: 'La lire pas à pas',
  goOn: 'Continuer',
  showMe: 'Faites-le pour moi',
  yourTurn: 'À vous',
  othersTurn: 'L’adversaire',
  complete: 'Leçon terminée',
  panel: 'La leçon',
  strayed: (choice) => `« ${choice} » est permis ici, mais ce n’est pas le sujet de la leçon.`,
  tooEarly: 'Un instant : l’adversaire va choisir.',
  fold: 'Replier le texte',
  unfold: 'Montrer le texte',
};
