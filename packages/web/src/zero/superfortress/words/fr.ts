import { minus, signed } from '@tallyho/words/figures';
import { commands } from '../../words/commands.ts';
import type * as english from './en.ts';

const many = (n: number, one: string, more = `${one}s`): string => `${minus(n)} ${Math.abs(n) < 2 ? one : more}`;
const vps = (n: number): string => `${minus(n)} PV`;
const supplyPoints = (n: number): string => many(n, 'point de ravitaillement', 'points de ravitaillement');

export const setUp: typeof english.setUp = {
  length: 'Pour un joueur. Douze semaines ; une heure environ.',
  story:
    'Juin 1944. Trois B-29 à Chengtu, au fond de la Chine. Chaque litre d’essence et chaque bombe doit passer l’Himalaya par les airs avant qu’on puisse rien lâcher sur le Japon.',
  advice:
    'Entraînez-vous avant d’aller loin. Trois vols de ravitaillement paient une Mission ou deux ; une Mission obligatoire qui n’est pas effectuée coûte des points.',
  who: 'Qui commande',
  command: commands.fr.b29s,
  historyTitle: 'Ce qui s’est passé',
  history:
    'L’opération Matterhorn commença le 5 juin 1944 par un raid sur Bangkok, puis le 15 par les premières bombes sur le Japon depuis Doolittle : 47 B-29 sur 68 trouvèrent les aciéries de Yawata, et une bombe les toucha. Chaque raid se payait d’environ six vols par-dessus la « bosse », avec des moteurs qui prenaient feu tout seuls. Suivirent Anshan, Omura, Okayama, Palembang et Singapour, 49 missions en tout, jusqu’à ce qu’au début de 1945 les avions partent pour les Mariannes, où des navires pouvaient apporter ce qu’il leur fallait.',
  how: 'Comment cela se joue',
  steps: [
    'Chaque semaine, chacun des trois B-29 reçoit une directive : Mission, transport de ravitaillement, entraînement ou réparation.',
    'Avant que vous choisissiez, la feuille dit ce que coûte et ce que risque une directive, d’après les cartes qui n’ont pas été piochées cette semaine.',
    'On lit le numéro des cartes : ciel, chasseurs, incidents, points de ravitaillement. Ce qu’un équipage n’a pas encore appris s’ajoute au numéro, et les grands numéros sont mauvais.',
    'Les Missions, et les transports qui rencontrent des chasseurs, se jouent dans le ciel ; vous jouez les deux camps, cartes sur table.',
    'En semaine 4 on attaque Yawata, compté double. Après la semaine 12 les points décident.',
  ],
  targets: 'Objectifs',
  target: 'Objectif',
  kind: 'Genre',
  chance: 'Numéros',
  results: 'Résultats',
  from: (n) => `${n} PV et plus`,
  below: (n) => `moins de ${n} PV`,
  provenance: 'D’où cela vient',
  provenanceNote:
    'Des feuilles de cette campagne on ne sait que ce que disent les exemples. Le reste des tables est notre reconstitution, et chaque ligne le dit dans la liste du contenu.',
};

export const best: typeof english.best = {
  title: 'Meilleurs résultats sur cet appareil',
  none: 'Aucune campagne n’a encore été menée à son terme ici.',
  vps: 'PV',
  result: 'Résultat',
  missions: 'Missions',
  date: 'Date',
  unreadable:
    'Les meilleurs résultats de cet appareil sont illisibles. Ils sont restés tels quels ; cette liste recommence jusqu’à la fermeture de la page.',
  unkept:
    'Cet appareil ne garde rien en ce moment. Le résultat reste ici jusqu’à la fermeture de la page ; la campagne elle-même peut être enregistrée dans un fichier.',
  fresh: (place) => `C’est le numéro ${place} de vos campagnes sur cet appareil.`,
};

export const duties: typeof english.duties = {
  mission: 'Mission',
  supply: 'Transport de ravitaillement',
  training: 'Entraînement',
  repair: 'Réparation',
};

export const dutyLetters: typeof english.dutyLetters = { mission: 'M', supply: 'S', training: 'T', repair: 'R' };

export const boxes: typeof english.boxes = {
  'saturation-2': {
    name: 'Bombardement de saturation −2',
    short: 'Bombes −2',
    help: 'La saturation passe de 5 à 6 : une carte de bombardement de plus.',
  },
  'saturation-1': {
    name: 'Bombardement de saturation −1',
    short: 'Bombes −1',
    help: 'La saturation passe de 6 à 7 : une carte de bombardement de plus.',
  },
  defense: {
    name: 'Défense des tourelles −1',
    short: 'Défense',
    help: 'Ses tourelles piochent une carte de plus quand on l’attaque.',
  },
  support: {
    name: 'Soutien des tourelles −1',
    short: 'Soutien',
    help: 'Ses tourelles aident les autres d’une carte de plus.',
  },
  damage: {
    name: 'Dommages −1',
    short: 'Dommages',
    help: 'Il supporte un point de plus avant d’être endommagé, et avant d’être perdu.',
  },
};

export const tables: typeof english.tables = {
  mandatory: 'Mission obligatoire',
  environment: 'Environnement',
  opposition: 'Opposition',
  event: 'Événement',
  transport: 'Transport',
  turns: 'Tours de combat',
  'starting-altitude': 'Altitude de départ',
  lesson: 'Entraînement par l’expérience',
  'follow-up-damage': 'Contre-attaque : dégâts',
  'follow-up-raid': 'Contre-attaque : le raid',
  target: 'Prochain objectif',
};

export const environments: typeof english.environments = {
  'clear-skies': 'Ciel dégagé : une carte de bombardement de plus par B-29',
  'flak-guns-us': 'Canons antiaériens (US) : Flak sur l’objectif −1',
  'no-effect': 'Sans effet',
  undercast:
    'Mer de nuages : à haute et très haute altitude on bombarde au radar, résultats d’un niveau plus bas, Flak sur l’objectif −1',
  'jet-stream': 'Jet-stream : cartes de bombardement −1 à haute, −3 à très haute altitude',
  'flak-guns-japan': 'Canons antiaériens (Japon) : Flak sur l’objectif +1',
  'early-warning': 'Alerte précoce : les chasseurs partent un niveau plus haut',
  'head-winds': 'Vent de face : un tour de plus à l’aller',
  'scattered-formation': 'Formation dispersée : aucun soutien des tourelles',
};

export const occurrences: typeof english.occurrences = {
  'tail-winds': {
    mission: 'Vent arrière : 10 points de ravitaillement économisés',
    supply: 'Vent arrière : 5 points de ravitaillement de plus',
  },
  'lead-crew': { mission: 'Équipage de tête : une carte de bombardement de plus', supply: 'Équipage de tête : rien' },
  'no-event': { mission: 'Pas d’événement', supply: 'Pas d’événement' },
  'ki-45': { mission: 'Un Ki-45 se joint à l’opposition', supply: 'Il rencontre un Ki-45' },
  'engine-fire': { mission: 'Moteur en feu', supply: 'Moteur en feu : 3 dégâts' },
  'navigation-error': {
    mission: 'Erreur de navigation : il fait demi-tour',
    supply: 'Erreur de navigation : 10 points de ravitaillement de moins',
  },
  attack: {
    mission: 'Attaque : des bombardiers viendront sur la base',
    supply: 'Attaque : des bombardiers viendront sur la base',
  },
  opposition: { mission: 'Opposition supplémentaire', supply: 'Opposition' },
};

export const raids: typeof english.raids = {
  'raider-shot-down': 'un assaillant est abattu',
  'nothing-more': 'rien de plus',
  'fuel-dump-hit': 'un dépôt d’essence brûle',
};

export const results: typeof english.results = {
  'decisive-victory': 'Victoire décisive',
  victory: 'Victoire',
  'marginal-victory': 'Victoire marginale',
  draw: 'Match nul',
  'marginal-defeat': 'Défaite marginale',
  defeat: 'Défaite',
};

export const places: typeof english.places = {
  A: 'Bangkok',
  B: 'Yawata',
  C: 'Taku',
  D: 'Palembang',
  E: 'Anshan',
  F: 'Omura',
  G: 'Okayama',
  H: 'Singapour',
  I: 'Rangoun',
  J: 'Hankéou',
  K: 'Sasebo',
};

export const targets: typeof english.targets = {
  A: 'Ateliers ferroviaires de Makasan, Bangkok',
  B: 'Aciéries impériales, Yawata',
  C: 'Docks, Taku',
  D: 'Mines dans la Moesi, Palembang',
  E: 'Aciéries Showa, Anshan',
  F: 'Usines d’aviation, Omura',
  G: 'Dépôt d’aviation, Okayama',
  H: 'Base navale, Singapour',
  I: 'Gare de triage, Rangoun',
  J: 'Port fluvial, Hankéou',
  K: 'Arsenal, Sasebo',
};

export const map: typeof english.map = {
  label:
    'L’Asie orientale du Gange au Japon, avec les bases et tous les objectifs ; la liste à côté dit la même chose.',
  legend: 'Le ravitaillement vient de Kharagpur à Chengtu par-dessus la « bosse » ; les Missions partent de Chengtu.',
  chengtu: 'Chengtu',
  kharagpur: 'Kharagpur',
  hump: 'La « bosse »',
  kyushu: 'Kyushu',
};

export const desk: typeof english.desk = {
  now: (p) => `Semaine ${p.week} sur ${p.of}`,
  over: 'La campagne est terminée',
  b29: (n) => `B-29 ${n}`,
  fleet: 'Les B-29',
  weeks: 'Semaines',
  week: 'Semaine',
  supply: 'Points de ravitaillement',
  vps: 'Points de victoire',
  target: 'Objectif',
  noTarget: 'dès la semaine 4 : B, Yawata',
  targetIs: (p) => `${p.letter}, ${p.place}`,
  nextCard: 'La prochaine carte ordonne une Mission',
  due: 'Une Mission est obligatoire cette semaine.',
  dueNext: 'Une Mission est obligatoire la semaine prochaine.',
  notDue: 'Aucune Mission n’est obligatoire.',
  standing: (p) => `${vps(p.vps)} : ${p.result}`,
  needs: (p) => `${p.result} dès ${vps(p.vps)}`,
  damage: (p) => `Dégâts ${p.damage} ; endommagé à ${p.flips}, perdu à ${p.lost}`,
  ready: 'intact',
  hit: 'touché',
  damaged: 'endommagé',
  lost: (week) => `perdu en semaine ${week}`,
  training: 'Entraînement',
  ticked: 'appris',
  unticked: 'à apprendre',
  noDuty: 'pas encore de directive',
  draws: 'Cartes de cette semaine',
  drawsBefore: (week) => `Cartes de la semaine ${week}`,
  noDraws: 'Aucune carte n’a été piochée cette semaine.',
  drawn: (p) => (p.number === p.modified ? `${p.number}` : `${p.number} + ${p.modified - p.number} = ${p.modified}`),
  log: 'Feuille d’enregistrement',
  flights: 'Vols avec combat',
  noFlights: 'Personne n’a encore dû se battre.',
  report: 'Rapport',
  replay: 'Revoir',
  dutyColumn: 'Directives',
  missionColumn: 'Mission',
  supplyColumn: 'Ravit.',
  vpsColumn: 'PV',
  dueMark: 'obligatoire',
  between: ', ',
  apart: ' ; ',
  entry: (name, what) => `${name} : ${what}`,
};

export const asks: typeof english.asks = {
  duty: (aircraft) => `${aircraft} : quelle directive cette semaine ?`,
  dutyAdvice: (p) =>
    p.first
      ? `Une Mission est obligatoire contre Yawata, comptée double. Chaque B-29 qui reste coûte ${p.absent} PV.`
      : p.due
        ? `Une Mission est obligatoire. Si personne ne l’effectue, cela coûte ${p.declined} PV.`
        : 'Les directives se jouent dans l’ordre : Mission, transport, entraînement, réparation.',
  altitude: (target) => `À quelle altitude la Mission se joue-t-elle (${target}) ?`,
  altitudeAdvice: 'Plus haut il y a moins de Flak, mais on vise moins bien et les moteurs brûlent plus fort.',
  training: (aircraft) => `${aircraft} s’entraîne. Quelle case son équipage coche-t-il ?`,
  trainingAdvice: 'Chaque case non cochée ajoute 5 à ses cartes de transport et aux événements de ses Missions.',
  lesson: 'Quelqu’un a appris de cette Mission. Qui, et quoi ?',
  lessonAdvice: 'Une case d’un B-29 qui a survolé l’objectif.',
  replacement: 'Un nouveau B-29 pour un avion perdu ?',
  replacementAdvice: 'Il arrive sans dégâts, avec un équipage non entraîné.',
  bought: (aircraft) => `Acheter de l’entraînement pour le nouveau ${aircraft} ?`,
  boughtAdvice: (p) => `${vps(p.cost)} par case, ${p.most} au plus.`,
};

export const odds: typeof english.odds = {
  cost: (p) => `Coûte ${supplyPoints(p.points)} ; il en reste ${p.left}.`,
  worth: (p) => `${p.target} : ${p.levels}.`,
  level: (p) => `${vps(p.vps)} dès ${p.from}`,
  mines: 'un PV par mine posée',
  back: (p) => `Retour intact +${p.back} PV, nouvellement endommagé −${p.damaged}, perdu −${p.lost}.`,
  missionFighters: (p) => `Des chasseurs viennent : ${p.share}.`,
  missionEvents: (p) =>
    `Pour ce B-29 : chasseurs en plus ${p.more}, moteur en feu ${p.fire}, demi-tour ${p.back}, attaque de la base ${p.attack}.`,
  missionLuck: (p) => `Chance (vent arrière, équipage de tête) : ${p.luck}.`,
  supply: (p) => `Points de ravitaillement en moyenne, s’il arrive : ${p.points}.`,
  transport: (p) => `Chasseurs ${p.combat}, moteur en feu (3 dégâts) ${p.fire}, attaque de la base ${p.attack}.`,
  training: (left) => `Coche ${left < 2 ? 'la dernière case' : `une case sur ${left}`}. Sans risque.`,
  trainingGain: 'Cinq de moins sur chaque carte de ses transports et des événements de ses Missions.',
  repair: (p) => `${many(p.points, 'point réparé', 'points réparés')} : dégâts de ${p.from} à ${p.to}. Sans risque.`,
  repaired: 'Il n’est plus endommagé.',
  mandatory: (p) => `La carte de la semaine prochaine ordonne une Mission pour la suivante : ${p.share}.`,
  cancels: 'La Mission obligatoire de la semaine prochaine est annulée.',
  declined: (n) => `Si aucun autre ne part, la Mission obligatoire coûte ${vps(n)}.`,
  absent: (n) => `Absent de Yawata : ${vps(-n)}.`,
  fire: (n) => `Un moteur en feu fait ${many(n, 'dégât')}.`,
  altitudes: {
    medium: 'Cartes de bombardement et de Flak comme imprimé ; nuages et jet-stream ne gênent pas.',
    high: 'Une carte de bombardement et une de Flak en moins ; le jet-stream en prend une de plus.',
    'very high': 'Deux cartes de bombardement et deux de Flak en moins ; le jet-stream en prend trois de plus.',
    low: '',
    'very low': '',
  },
  replacement: 'Aucune case cochée, aucun dégât ; il vole dès la semaine prochaine.',
};

export const choices: typeof english.choices = {
  duty: (p) => `${p.aircraft} : ${p.duty}`,
  fly: (level) => `Altitude : ${level}`,
  tick: (p) => `${p.aircraft} : ${p.box}`,
  noLesson: 'Personne ne coche de case',
  replace: (aircraft) => `Un nouveau ${aircraft}`,
  noReplacement: 'Pas de nouveau B-29 pour l’instant',
  buy: (p) => `${p.box}, pour ${vps(p.cost)}`,
  enough: 'Ne plus rien acheter',
};

export const events: typeof english.events = {
  week: (p) =>
    `Semaine ${p.week} : ${supplyPoints(p.supply)}, ${vps(p.vps)}.${p.due === '' ? '' : ` Une Mission est obligatoire contre ${p.due}.`}`,
  drew: (p) => `${p.table}${p.who === '' ? '' : `, ${p.who}`} : carte ${p.card}. ${p.means}.`,
  repaired: (p) => `${p.aircraft} : ${many(p.points, 'point réparé', 'points réparés')}, dégâts ${p.damage}.`,
  duty: (p) => `${p.aircraft} : ${p.duty}.`,
  paid: (p) => `${supplyPoints(p.points)} pour la Mission, il en reste ${p.left}.`,
  altitude: (level) => `La Mission vole à cette altitude : ${level}.`,
  substituted: (p) => `Pas assez de cartes pour ${p.wanted} : des ${p.by} les remplacent.`,
  turnedBack: (aircraft) => `${aircraft} fait demi-tour.`,
  damage: (p) => `${p.aircraft} subit ${many(p.points, 'dégât')}, ${p.damage} en tout.`,
  flipped: (p) => (p.damaged ? `${p.aircraft} est endommagé.` : `${p.aircraft} n’est plus endommagé.`),
  destroyed: (aircraft) => `${aircraft} est perdu.`,
  points: (p) => `${p.what} : ${signed(p.points)} PV, ${minus(p.total)} en tout.`,
  takesOff: (p) =>
    `${p.kind === 'mission' ? `Mission contre ${p.target}` : 'Transport de ravitaillement'} : ${p.aircraft}${p.fighters === '' ? '' : ` contre ${p.fighters}`}.`,
  over: (p) => `C’est fini : ${signed(p.net)} PV, ${minus(p.total)} en tout.`,
  supply: (p) => `${p.aircraft} apporte ${supplyPoints(p.points)}, ${p.total} en tout.`,
  ticked: (p) => `${p.aircraft} a appris : ${p.box}.`,
  attacked: (result) => `Attaque de la base : ${result}.`,
  replaced: (aircraft) => `Un nouveau ${aircraft} arrive.`,
  target: (target) => `Prochain objectif : ${target}.`,
  verdict: (p) => `${vps(p.vps)} : ${p.result}.`,
  reshuffled: 'Le paquet est mélangé.',
  pointsFor: {
    declined: 'La Mission obligatoire n’a pas été effectuée',
    absent: 'Tous n’étaient pas à Yawata',
    damaged: 'Un B-29 est endommagé',
    destroyed: 'Un B-29 est perdu',
    raid: 'L’attaque de la base',
    'bought-training': 'Entraînement acheté',
  },
};

export const means: typeof english.means = {
  mandatory: (letter) => `Une Mission est obligatoire la semaine prochaine contre ${letter}`,
  notMandatory: 'Aucune Mission obligatoire la semaine prochaine',
  noOpposition: 'Personne ne vient',
  transport: (points) => supplyPoints(points),
  turns: (n) => many(n, 'tour'),
  lesson: 'Quelqu’un a appris quelque chose',
  noLesson: 'Personne n’a rien appris',
  damage: (n) => (n === 0 ? 'Aucun dégât' : many(n, 'dégât')),
};

export const briefing: typeof english.briefing = {
  title: (name) => `Avant le vol : ${name}`,
  flying: (p) => `${p.aircraft}, altitude : ${p.level}.`,
  cards: 'Ce qu’ont dit les cartes',
  fighters: 'Contre vous',
  none: 'Personne',
  start: (p) => `${p.aircraft}, altitude : ${p.level}`,
  pair: (aircraft) => `${aircraft}, leader et ailier`,
  alone: (aircraft) => `${aircraft}, seul`,
  turns: (n) => `Le combat dure ${many(n, 'tour')}.`,
  rule: 'Vous jouez les deux camps, cartes sur table.',
  go: 'Décoller',
};

export const report: typeof english.report = {
  mission: (p) => `Semaine ${p.week} : Mission contre ${p.target}`,
  supply: (p) => `Semaine ${p.week} : transport de ravitaillement de ${p.aircraft}`,
  missionNow: (p) => `Semaine ${p.week}, ${p.place}`,
  supplyNow: (p) => `Semaine ${p.week}, ${p.aircraft} au-dessus de la « bosse »`,
  about: (p) => `Altitude : ${p.level}. ${p.sky}.`,
  hump: (points) => `Par-dessus la « bosse » avec ${supplyPoints(points)} à bord.`,
  damage: (points) => `${many(points, 'point de dommages', 'points de dommages')} sur l’objectif.`,
  mines: (n) => `${many(n, 'mine posée', 'mines posées')}.`,
  met: (fighters) => (fighters === '' ? 'Personne n’est venu.' : `Contre ${fighters}.`),
  sides: ['Japonais', 'Américains'],
  rows: {
    target: 'Objectif',
    fighters: 'Chasseurs',
    returns: 'Retours intacts',
    losses: 'B-29 endommagés ou perdus',
    total: 'Total',
  },
  stamp: (net) => `${signed(net)} PV`,
  result: (net) => `${signed(net)} PV pour la campagne.`,
  plot: 'Points de dommages',
  next: 'La semaine continue.',
};

export const outcome: typeof english.outcome = {
  conceded: 'La campagne a été abandonnée.',
  because: (n) => `${vps(n)} après douze semaines.`,
  flights: (p) =>
    `${many(p.missions, 'Mission effectuée', 'Missions effectuées')}, ${many(p.transports, 'transport de ravitaillement', 'transports de ravitaillement')}.`,
  lost: (n) => `${many(n, 'B-29 manquant', 'B-29 manquants')}.`,
  plot: 'Points de victoire',
  supplyPlot: 'Points de ravitaillement',
};
