import type { CareerWords } from './en.ts';

export const fr: CareerWords = {
  title: 'Carnet de vol du pilote',
  open: 'Ouvrir',
  nobody: 'Votre carnet de vol',
  rungs: { cadet: 'Élève', pilot: 'Pilote', veteran: 'Vétéran', ace: 'As' },
  ladder: 'Les grades',
  ladderRule: 'Trois victoires contre un robot donnent son grade. Rien ne se perd jamais.',
  earned: 'obtenu',
  winsOf: (wins, of) => (wins < 2 ? `${wins} partie gagnée sur ${of}` : `${wins} parties gagnées sur ${of}`),
  toGo: (wins, bot) =>
    wins < 2
      ? `Encore une partie gagnée contre le robot ${bot} pour ce grade.`
      : `Encore ${wins} parties gagnées contre le robot ${bot} pour ce grade.`,
  top: 'As : il n’y a pas de grade au-dessus.',
  sorties: 'sorties',
  victories: 'victoires',
  lost: 'perdus',
  won: 'gagnées',
  counted:
    'Sont comptées les parties terminées d’une personne contre des robots sur cet appareil ; d’une campagne, victoires et pertes de toutes les missions.',
  medals: 'Médailles',
  noMedals: 'Aucune pour l’instant. Chacune est donnée une fois, pour un fait que la relecture montre.',
  newestOf: (n) => (n < 2 ? 'votre seule médaille pour l’instant' : `la plus récente de ${n} médailles`),
  medal: {
    'first-win': 'Première partie gagnée',
    unscathed: 'Sans une égratignure',
    outnumbered: 'Seul contre plusieurs',
    'three-in-one': 'Trois en un combat',
    'beat-ace': 'Un As battu',
    fifth: 'Cinquième victoire',
    'from-behind': 'Remontée',
    ship: 'Un navire coulé',
    campaign: 'Une campagne gagnée',
    'campaign-ace': 'As d’une campagne',
  },
  medalRule: {
    'first-win': 'Gagner une partie contre un robot.',
    unscathed: 'Gagner un combat avec une victoire et sans aucune touche sur vos avions.',
    outnumbered: 'Gagner un combat où l’ennemi avait plus d’avions.',
    'three-in-one': 'Trois avions ennemis abattus dans un même combat.',
    'beat-ace': 'Gagner une partie contre le robot As.',
    fifth: 'Cinq avions ennemis abattus dans l’ensemble de vos combats.',
    'from-behind':
      'Gagner une partie où le robot, en la revoyant au débriefing, vous donnait à un moment moins de 35 % de chances.',
    ship: 'Votre camp coule un navire, dans une mission seule ou dans une campagne.',
    campaign: 'Gagner une campagne.',
    'campaign-ace': 'Votre camp abat cinq avions ennemis dans une même campagne.',
  },
  notYet: 'pas encore',
  gameOf: (title) => `La partie : ${title}`,
  aircraft: 'Avions',
  aircraftNote:
    'La barre est la part de combats gagnés ; le trait, où elle se trouve vraiment dans dix-neuf cas sur vingt. Peu de combats le rendent long.',
  downed: 'Victoires par type',
  downedType: 'Abattus',
  downedBy: 'Aux commandes',
  inCampaigns: 'en campagne',
  times: (aircraft, n) => (n < 2 ? aircraft : `${aircraft} × ${n}`),
  notTold: (n) =>
    n < 2
      ? 'Une victoire date d’avant que les types soient notés.'
      : `${n} victoires datent d’avant que les types soient notés.`,
  type: 'Avion',
  fights: 'Combats',
  share: 'Gagnés',
  between: (low, high) => `entre ${low} et ${high}`,
  bySystem: 'Par jeu',
  latest: 'Dernières sorties',
  results: { won: 'gagnée', lost: 'perdue', drawn: 'indécise' },
  empty: 'Votre première sortie',
  emptyHelp:
    'Rien n’est encore écrit ici. Volez une fois, et cette page gardera vos victoires, vos médailles et votre grade.',
  fly: 'À l’accueil',
  lesson: 'Première leçon',
  name: 'Votre nom dans le carnet',
  file: 'Le carnet en fichier',
  fileHelp:
    'Il n’est gardé que sur cet appareil. Enregistrez-le dans un fichier pour l’emporter ; un carnet lu s’ajoute à celui-ci, et aucune partie ne compte deux fois.',
  save: 'Enregistrer le carnet',
  read: 'Lire un carnet',
  added: (n) => (n < 2 ? `${n} sortie ajoutée.` : `${n} sorties ajoutées.`),
  notRead: 'Ce fichier n’a pas été lu. Votre carnet est comme avant.',
  faults: {
    'too-large': 'Il est plus grand que n’importe quel carnet.',
    'not-json': 'Il n’est pas écrit comme un carnet : il est coupé, ou c’est autre chose.',
    'not-a-log': 'C’est le fichier d’autre chose.',
    newer: 'Une version plus récente de cette page l’a écrit. Rechargez la page et réessayez.',
    field: 'Quelque chose n’y est pas comme il faut.',
    'too-many': 'Il contient plus de sorties qu’un carnet ne peut en tenir.',
  },
  at: (place) => `Où : ${place}`,
};
