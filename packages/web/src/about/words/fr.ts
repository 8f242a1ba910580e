import type { AboutWords } from './en.ts';

export const fr: AboutWords = {
  title: 'À propos de Tally-Ho',
  intro:
    'Une version non officielle de quelques beaux jeux de plateau, faite par des gens qui y jouent. Elle n’a aucun lien avec leurs éditeurs ni leurs auteurs, et aucun d’eux ne l’a vérifiée ni approuvée.',
  namesTitle: 'À qui sont ces jeux',
  names:
    '« Down In Flames », « Zero! », « Corsairs & Hellcats » et « Wings of War » sont des noms de leurs éditeurs et leur appartiennent. Ils ne figurent ici que pour dire de quelles règles il s’agit. Si un jeu vous plaît, achetez la boîte : rien ici ne la remplace.',
  rulesTitle: 'Les règles et les images',
  rules:
    'Les règles sont dites avec nos propres mots, paragraphe par paragraphe. Avions, cartes à jouer, cartes géographiques et sons sont dessinés et faits pour cette page. Rien n’est numérisé ni copié d’une boîte.',
  valuesTitle: 'Les valeurs des cartes',
  values:
    'Certaines sont connues parce qu’un livret les cite, d’autres sont publiques, et le reste est reconstitué d’après l’histoire par une méthode écrite. Chaque carte et chaque avion a une page qui le dit, valeur par valeur :',
  ownTitle: 'Si vous possédez le jeu',
  own: 'Saisissez les valeurs de votre propre boîte dans un paquet de l’éditeur, et volez avec elles. Le paquet reste sur cet appareil :',
  privacyTitle: 'Ce qui quitte votre appareil',
  privacy:
    'Rien. Ni compte ni compteur, aucune page ne demande quoi que ce soit à un autre serveur, et vos parties sont gardées dans ce navigateur. Une partie ne voyage que si vous envoyez son lien ou son fichier.',
  licencesTitle: 'Licences',
  licence: 'Le programme est un logiciel libre sous licence MIT.',
  faces: 'La page est composée en deux caractères fournis avec elle, tous deux sous SIL Open Font License 1.1 :',
  coasts: 'Les côtes des cartes de campagne sont découpées dans Natural Earth, qui appartient au domaine public.',
  faceLicence: (face) => `Licence de ${face}`,
};
