import { minus } from '@tallyho/words/figures';
import type * as en from './en.ts';

const many = (n: number, one: string, more = `${one}s`): string => `${minus(n)} ${Math.abs(n) < 2 ? one : more}`;
const aircraft = (n: number): string => many(n, 'avion');
const points = (n: number): string => `${minus(n)} PV`;

export const setUp: typeof en.setUp = {
  length:
    'Semaine après semaine, jusqu’à ce qu’un camp cède : une mission d’attaque de jour, et les navires de la nuit.',
  carriers: 'Batailles de porte-avions',
  carriersHelp:
    'À partir de la semaine 3, le camp japonais peut déclarer la bataille des Salomon orientales au lieu d’envoyer des navires, à partir de la semaine 6 celle de Santa Cruz ; elle se joue comme une campagne de porte-avions à l’intérieur de celle-ci.',
  green: 'Pilotes novices',
  greenHelp: 'Certains pilotes et équipages n’ont guère volé.',
  historical: 'Pilotes historiques',
  historicalHelp: 'Seulement ceux qui y étaient.',
  track: 'Piste de campagne',
  weather: 'Météo',
  weatherColumns: { card: 'Carte', weather: 'Météo', japanese: 'Japon', allied: 'Alliés' },
  targets: 'Objectifs des missions d’attaque',
  targetColumns: { card: 'Carte', attacker: 'Attaquant', target: 'Objectif', chance: 'Chance' },
  aircraft: (side) => `Feuille de route : ${side}`,
  aircraftColumns: { aircraft: 'Type', weekly: 'Par semaine', boxes: 'Présents', later: 'À venir' },
  groups: 'Renforts américains',
  group: (p) => `Groupe ${p.number} : ${p.aircraft}`,
  groupsNote: 'En fin de semaine, une carte rouge amène le groupe suivant.',
  provenanceNote:
    'Ce que le livret et son exemple disent de cette fiche est repris tel quel. Le reste est reconstitué par nous d’après l’histoire de ces mois.',
};

export const desk: typeof en.desk = {
  week: (n) => `Semaine ${n}`,
  weekMission: (p) => `Semaine ${p.week}, ${p.what}`,
  rosters: 'Effectifs',
  weeks: 'Les semaines passées',
  noWeeks: 'La première semaine vient de commencer.',
  ships: 'Navires japonais',
  shipsWords: (p) => `${p.ship} : ${p.left} sur ${p.all}`,
  battle: 'Bataille de porte-avions',
  underWay: 'en cours',
  notFlown: 'pas de vol',
  noShips: 'aucun navire',
  watch: 'Revoir',
  watchName: (name) => `Revoir : ${name}`,
  nothing: 'rien',
};

export const track: typeof en.track = {
  title: 'Piste de campagne',
  left: '◂ succès américain',
  right: 'succès japonais ▸',
  here: (p) => (p.name === '' ? `Le marqueur est sur ${p.at}.` : `Le marqueur est sur ${p.at}, ${p.name}.`),
  inForce: (p) => `${p.name} cette semaine : ${p.effect}.`,
  next: (p) => `Si la semaine finit ici, ${p.name} : ${p.effect}.`,
  ends: (side) => `Si la semaine finit ici, les ${side} ont gagné.`,
  before: 'la semaine dernière',
  forecast: (p) => `Sur ${p.flown} campagnes continuées d’ici par des robots, les ${p.side} en gagnent ${p.won}.`,
};

export const weather: typeof en.weather = {
  eyebrow: (week) => `Météo, semaine ${week}`,
  first: 'La première semaine',
  firstNote: 'On ne tire pas de carte ; chaque camp commence avec quelques avions.',
  drawn: (card) => `Pour les deux missions ensemble ; carte tirée : ${card}.`,
  sides: { japanese: 'Japon', allied: 'Alliés' },
  left: (n) => `reste ${n}`,
  words: (p) =>
    `${p.weather}. Avions de la semaine : Japonais ${p.japanese}, reste ${p.japaneseLeft} ; Alliés ${p.allied}, reste ${p.alliedLeft}.`,
};

export const roster: typeof en.roster = {
  heading: (title) => `${title} :`,
  legend: {
    ready: 'prêt',
    assigned: 'vole maintenant',
    back: 'a volé',
    lost: 'perdu',
    later: 'à venir',
  },
  weekly: 'encore libres / maximum par semaine',
  still: (n) => (n === 0 ? 'plus aucun cette semaine' : `encore ${n} cette semaine`),
  row: (p) =>
    `${p.name} : ${many(p.ready, 'prêt')}${p.assigned > 0 ? `, ${p.assigned} en vol` : ''}${p.back > 0 ? `, ${many(p.back, 'déjà sorti')}` : ''}${p.lost > 0 ? `, ${many(p.lost, 'perdu')}` : ''}${p.later > 0 ? `, ${p.later} à venir` : ''} ; ${p.still}.`,
};

export const steps: typeof en.steps = {
  weather: 'Météo',
  target: 'Objectif',
  attack: 'Mission d’attaque',
  'first-marker': 'Marqueur',
  resupply: 'Ravitaillement',
  'second-marker': 'Marqueur',
  reinforcements: 'Renforts',
};

export const mission: typeof en.mission = {
  attack: (side) => `1 Mission d’attaque · les ${side} attaquent`,
  resupply: '2 Ravitaillement · le Tokyo Express',
  battle: '2 Bataille de porte-avions',
  drawn: (card) => `Carte tirée : ${card}.`,
  sheet: (p) => `${p.kind}, Flak de zone ${p.area}, Flak d’objectif ${p.target}.`,
  level: (p) => `${p.name} (${p.from}) : ${points(p.vps)}`,
  from: (p) => (p.to === null ? `${p.from} et +` : p.from === p.to ? `${p.from}` : `${p.from}–${p.to}`),
  ladder: 'Points de dégâts, et où va le marqueur',
  resupplyWaits: 'Le camp japonais choisira : un destroyer ou un cargo par le Slot.',
  resupplyOrBattle: 'Le camp japonais choisira : un destroyer, un cargo, ou les porte-avions.',
  allSunk: 'Tous les navires sont coulés : rien ne descend le Slot, et le marqueur va à gauche.',
  flies: (p) => `${p.side} : ${p.flights}.`,
  battleAbout: 'Les flottes se rencontrent. Le vainqueur déplace le marqueur.',
};

export const asks: typeof en.asks = {
  flyAttack: (p) => `Vous attaquez : ${p.place}. Combien de ${p.aircraft} ?`,
  flyDefend: (p) => `L’ennemi attaque : ${p.place}. Combien de ${p.aircraft} en défense ?`,
  flyGuard: (p) => `Votre ${p.ship} descend le Slot. Combien de ${p.aircraft} pour le couvrir ?`,
  flyAtShip: (p) => `Un ${p.ship} descend le Slot. Combien de ${p.aircraft} pour l’attaquer ?`,
  adviceFirst: (p) =>
    `${aircraft(p.left)} pour le reste de la semaine, dont ${p.type} de ce type ; ce qui vole maintenant manquera contre les navires. L’ennemi l’apprendra quand les deux camps auront désigné leurs avions.`,
  adviceSecond: (p) =>
    `${aircraft(p.left)} pour le reste de la semaine, dont ${p.type} de ce type. L’ennemi l’apprendra quand les deux camps auront désigné leurs avions.`,
  resupply: 'Qu’est-ce qui descend le Slot cette nuit ?',
  adviceResupply: 'Un cargo qui passe vaut deux destroyers, et un cargo coulé vaut autant pour l’ennemi.',
};

export const form: typeof en.form = {
  count: 'Combien',
  altitude: 'Altitude',
  load: 'Ce qu’ils emportent',
  none: 'aucun',
  each: (p) => `${p.group} : ${p.load}`,
  element: 'leader et ailier',
  leader: 'leader',
  formation: aircraft,
  countFirst: 'Choisissez combien',
  altitudeFirst: 'Choisissez une altitude',
  loadFirst: 'Choisissez ce qu’ils emportent',
  assign: (p) => `Désigner ${p.count} ${p.aircraft}`,
  keepBack: (name) => `Garder les ${name}`,
  already: (flights) => `Déjà désignés : ${flights}.`,
  alreadyNone: 'Rien n’est encore désigné.',
  resupplyFirst: 'Choisissez ce qui part',
  send: (ship) => `Envoyer un ${ship}`,
  declare: (battle) => `Déclarer la ${battle}`,
  left: (n) => `reste ${n}`,
  result: (p) => `${p.name} ${p.move}`,
  won: (side) => `victoire des ${side}`,
  draw: 'match nul',
};

export const choices: typeof en.choices = {
  none: (name) => `Aucun ${name}`,
  flight: (p) =>
    `${p.count} ${p.name}${p.group === '' ? '' : ` (${p.group})`}${p.load === '' ? '' : `, ${p.load}`}${p.altitude === '' ? '' : `, ${p.altitude}`}`,
};

export const map: typeof en.map = {
  label: 'Carte des Salomon, de Bougainville à Guadalcanal ; le volet « En mots » dit ce qu’elle montre.',
  legend: 'Rouge : les Japonais y attaquent ; bleu : les Américains. Sous un nom, la chance qu’il soit tiré ensuite.',
  inset: 'Guadalcanal',
  targetWords: (p) =>
    `${p.name}, ${p.kind} : les ${p.side} attaquent${p.isNow ? ' ; en cours' : ''}${p.chance === '' ? '' : ` ; chance d’être tiré ensuite : ${p.chance}`}.`,
};

export const passage: typeof en.passage = {
  out: (p) => `Les ${p.side} décollent, objectif ${p.place}`,
  guard: (ship) => `Un ${ship} descend le Slot, des chasseurs le couvrent`,
  home: (p) => `Les ${p.side} rentrent, retour de ${p.place}`,
};

export const report: typeof en.report = {
  title: (p) => `Semaine ${p.week} : ${p.what}`,
  attacked: (p) => `Les ${p.side} ont attaqué. ${p.kind}.`,
  damage: (p) => `${many(p.points, 'point')} de dégâts sur l’objectif : ${p.level}, ${points(p.vps)}.`,
  counted: 'En chiffres',
  rows: { flown: 'avions envoyés', lost: 'avions perdus', vps: 'PV pour l’objectif' },
  marker: (p) => `Le marqueur avance de ${p.move}, jusqu’à ${p.at}.`,
  markerStays: (at) => `Le marqueur reste sur ${at}.`,
  battle: (winner) => (winner === '' ? 'La bataille est indécise.' : `Les ${winner} ont gagné la bataille.`),
  battleAbout: 'Une campagne de porte-avions à l’intérieur de celle-ci, livrée tour après tour.',
  won: 'Gagnée',
  lost: 'Perdue',
  drawn: 'Indécise',
  next: 'La semaine continue.',
  nextWeek: 'La semaine est finie.',
};

export const outcome: typeof en.outcome = {
  repulsed: 'Le marqueur est sur Japonais repoussés : l’île est tenue.',
  evacuated: 'Le marqueur est sur Les Américains évacuent : l’île est perdue.',
  undecided: 'La semaine 99 est finie, et rien n’est décidé.',
  weeks: (n) => `Il a fallu ${many(n, 'semaine')}.`,
  markerPlot: 'Le marqueur, semaine après semaine',
  marker: 'Marqueur',
  lossesPlot: 'Avions perdus',
  shipsLost: (p) => `Coulés : ${many(p.destroyers, 'destroyer')}, ${many(p.freighters, 'cargo')}.`,
  start: 'début',
  week: (n) => `semaine ${n}`,
};

export const events: typeof en.events = {
  week: (p) => (p.events === '' ? `Semaine ${p.week}.` : `Semaine ${p.week}, avec ${p.events}.`),
  weather: (p) => `${p.card} : ${p.weather}. Les Japonais ont ${aircraft(p.japanese)}, les Alliés ${p.allied}.`,
  firstWeather: (n) => `La première semaine, chaque camp a ${aircraft(n)}.`,
  target: (p) => `${p.card} : les ${p.side} attaquent. ${p.kind}, ${p.place}.`,
  changed: (p) =>
    `${p.card} : Henderson Field est hors d’usage ; les Japonais attaquent à la place : ${p.kind}, ${p.place}.`,
  ship: (ship) => `Les Japonais envoient un ${ship}.`,
  declared: (battle) => `Les Japonais déclarent la ${battle}.`,
  noShips: 'Il ne reste aucun navire : pas de mission de ravitaillement.',
  assigned: (p) => `Désignés : Japonais – ${p.japanese} ; Alliés – ${p.allied}.`,
  notFlown: (side) => `Les ${side} n’envoient rien : il n’y a pas d’attaque.`,
  debrief: (p) =>
    `${p.kind} : ${many(p.damage, 'point')} de dégâts, ${p.level}, ${points(p.vps)}. Pertes : Japonais ${p.japanese} ; Alliés ${p.allied}.`,
  sunk: (p) => `Un ${p.ship} est coulé ; reste ${p.left}.`,
  battle: (p) => (p.winner === '' ? `${p.battle} : indécise.` : `${p.battle} : les ${p.winner} ont gagné.`),
  marker: (p) =>
    `Le marqueur avance de ${p.by} vers la ${p.isRight ? 'droite' : 'gauche'}, jusqu’à ${p.at}${p.name === '' ? '' : `, ${p.name}`}.`,
  markerStays: (p) => `Le marqueur reste sur ${p.at}${p.name === '' ? '' : `, ${p.name}`}.`,
  group: (p) =>
    p.card === ''
      ? `Pour la bataille gagnée, le groupe ${p.group} arrive : ${p.aircraft}.`
      : `${p.card} : le groupe ${p.group} arrive, ${p.aircraft}.`,
  noGroup: (card) => `${card} : pas de renforts.`,
  next: (p) => `La semaine prochaine, ${p.name} : ${p.effect}.`,
  verdict: (p) =>
    p.winner === ''
      ? `Après la semaine ${p.week}, rien n’est décidé.`
      : `Après la semaine ${p.week}, les ${p.winner} ont gagné.`,
  ships: { destroyer: 'destroyer', freighter: 'cargo' },
};
