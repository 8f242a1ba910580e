import type { HomeWords } from './en.ts';

export const fr: HomeWords = {
  games: 'Down In Flames · Zero! · Corsairs & Hellcats · Wings of War',
  title: ['Carte contre carte,', 'à quatre mille mètres'],
  intro:
    'Quatre classiques du combat aérien à une même table. Elle connaît toutes les règles, et un robot est toujours prêt à décoller.',
  against: (level) => `robot : ${level}`,
  anotherFight: 'autre combat',
  continueLabel: (when) => `Votre dernière partie · ${when}`,
  continueGame: 'Reprendre',
  friend: 'Un ami à cet écran',
  friendHelp: 'À deux sur un même appareil : choisissez les avions et passez la main.',
  lessonCard: 'Votre première leçon',
  lessonHelp: 'Cinq minutes à une vraie table, avec quelqu’un qui montre les choses.',
  campaigns: 'Campagnes',
  allCampaigns: (n) => `Les ${n}`,
  campaignsIntro:
    'De la Pologne à Okinawa : des missions qui s’enchaînent, chacune avec sa carte, contre un robot, contre un ami ou seul.',
  kinds: {
    missions: 'raids et escortes',
    land: 'campagne terrestre',
    carriers: 'porte-avions',
    weeks: 'par semaines',
    alone: 'en solitaire',
  },
  bookOf: { 'down-in-flames': 'Down In Flames', zero: 'Zero! et Corsairs & Hellcats' },
  allGames: 'Les jeux',
  savedGames: 'Parties enregistrées',
  results: { won: 'Gagnée', lost: 'Perdue', drawn: 'Indécise' },
  saved: {
    search: 'Chercher par avion, campagne, adversaire ou date',
    searchHint: 'Par exemple : Spitfire, Vétéran, novembre',
    found: (n) => (n < 2 ? `${n} partie` : `${n} parties`),
    foundNothing: (search) => `Aucune partie ne correspond à « ${search} ».`,
  },
};
