import type { appEn } from './app-en.ts';
import { typesetFrench } from './typeset.ts';

const texts: typeof appEn = {
  homeTitle: 'Choisissez un jeu et décollez',
  homeIntro:
    'Des duels aériens aux cartes et au flair, contre un robot ou un ami au même écran. Toutes les règles sont là, expliquées, et rien ne quitte votre appareil.',
  gameBlurb: {
    'down-in-flames':
      'Les chasseurs de la Seconde Guerre mondiale. Jouez une carte, répondez à une carte, placez-vous dans ses six heures.',
    zero: 'Le Pacifique, leaders et ailiers. Sa table est en construction ; ses exemples peuvent être revus.',
    'wings-of-war':
      'La Grande Guerre au-dessus des tranchées, planifiée manœuvre par manœuvre. Sa table est en construction.',
  },
  flyNow: 'Décoller',
  more: 'Plus : préparer un combat',
  notYet: 'Pas encore en vol',
  examples: 'Exemples',
  rulebook: 'Règles',
  rooms: 'Salles',
  start: 'Accueil',

  shelfTitle: 'Vos parties',
  shelfEmpty: 'Aucune partie pour l’instant. Elles seront gardées ici, sur cet appareil, à mesure que vous jouez.',
  resume: 'Reprendre',
  look: 'Résultat et relecture',
  finished: 'terminée',
  inTurn: (turn) => (turn === 0 ? 'à peine commencée' : `tour ${turn}`),
  against: (who) => `contre ${who}`,
  sameScreen: 'sur le même écran',
  watched: 'entre robots',
  levels: { cadet: 'Élève', pilot: 'Pilote', veteran: 'Vétéran', ace: 'As' },
  savedAt: (when) => `enregistrée ${when}`,
  exportGame: 'Exporter',
  deleteGame: 'Supprimer',
  reallyDelete: (title) => `Supprimer « ${title} » pour de bon ?`,
  importGame: 'Importer une partie d’un fichier',
  imported: (title) => `« ${title} » est maintenant dans la liste.`,
  importFailed: 'Ce fichier ne peut pas être joué. Rien n’a été modifié.',
  importWhy: (why) => `Ce qui ne va pas : ${why}`,
  importSystem: (system) => `C’est une partie de « ${system} », qui ne se joue pas encore ici.`,
  brokenGame: 'Une partie illisible',
  brokenGameHelp: 'Quelque chose l’a abîmée. Son texte est encore là : exportez-la avant de la supprimer.',
  noGame: 'Cette partie n’est pas sur cet appareil',
  noGameHelp:
    'Elle a peut-être été supprimée, ou se trouve dans un autre navigateur. Vos autres parties sont à l’accueil.',
  gameUnplayable: 'Cette partie ne peut pas continuer',
  gameUnplayableHelp: 'Elle ne correspond plus aux règles actuelles. Elle reste telle quelle ; vous pouvez l’exporter.',
  gameLoading: 'Le jeu arrive…',
  gameNotLoaded: 'Le jeu n’a pas pu être chargé. Rien n’est perdu : vérifiez la connexion et réessayez.',
  toStart: 'Retour à l’accueil',

  rule: (id) => `Règle ${id}`,
  ruleOpen: (id) => `Lire la règle ${id}`,
  ruleClose: 'Fermer la règle',
  ruleLoading: 'Les règles arrivent…',
  ruleMissing: (id) => `Il n’y a pas de règle ${id} dans le livret.`,
  ruleNotLoaded: 'Les règles n’ont pas pu être chargées. Vérifiez la connexion et réessayez.',
  ruleEnglish: 'Le texte des paragraphes n’existe qu’en anglais pour l’instant.',
  ruleExamples: 'Les exemples qui la citent',
  ruleKinds: { rule: 'Règle', example: 'Exemple', ruling: 'Notre décision' },
  rulebookTitle: (book) => `Les règles de ${book}`,
  rulebookIntro: 'Chaque paragraphe avec son numéro, dans nos mots.',
  rulebookSearch: 'Rechercher dans les règles',
  rulebookFound: (n) => (n < 2 ? `${n} paragraphe` : `${n} paragraphes`),
};

export const appFr = typesetFrench(texts);
