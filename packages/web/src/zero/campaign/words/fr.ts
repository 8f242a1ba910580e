import { minus } from '@tallyho/words/figures';
import type { CraftFate } from '@tallyho/zero';
import { commands } from '../../words/commands.ts';
import type * as en from './en.ts';

const points = (n: number): string => `${minus(n)} PV`;
const many = (n: number, one: string, more = `${one}s`): string => `${minus(n)} ${Math.abs(n) < 2 ? one : more}`;

export const setUp: typeof en.setUp = {
  intro:
    'À terre, une carte d’action désigne l’objectif, chaque camp y ajoute une Ressource en secret, et la mission se vole aller et retour. En mer, les flottes écrivent des ordres secrets tour après tour et se frappent par-delà l’horizon.',
  length: (p) => `${many(p.missions, 'mission')} dans l’une des trois périodes, ou toutes à la suite : ${p.periods}.`,
  period: 'Période',
  periodHelp: 'Les mois où l’on vole. Objectifs, avions et table de bilan changent avec eux.',
  longWar: (periods) => `Toute la guerre : ${periods}`,
  fullThrottle: 'FULL THROTTLE',
  fullThrottleHelp: 'Ajoute au paquet les quatre cartes de Corsairs & Hellcats.',
  turbochargers: 'Turbocompresseurs',
  turbochargersHelp: 'Les avions marqués T volent haut comme s’ils étaient un niveau plus bas.',
  gunners: 'Mitrailleurs',
  gunnersHelp: 'Un mitrailleur tire sur qui se trouve derrière l’avion.',
  angles: 'Angle d’attaque',
  anglesHelp: 'On attaque les bombardiers par l’avant, le côté ou l’arrière.',
  commands: commands.fr,
  targets: 'Objectifs des missions',
  targetColumns: { number: 'N°', target: 'Objectif', attacker: 'Attaquant', turns: 'Tours', chance: 'Chance' },
  nobody: 'les deux',
  resources: (side) => `Ressources des ${side}`,
  performance: 'Bilan des groupes aériens',
  performanceOf: 'Points de victoire japonais moins ceux des Alliés :',
  provenance: 'D’où cela vient',
  provenanceNote:
    'Ce que le livret dit de cette fiche est repris tel quel : quelques lignes, et les règles qui vont avec. Le reste est reconstitué par nous d’après l’histoire de ces mois.',
  singleIntro: 'Une seule mission, avec les avions de sa ligne ; on peut les changer avant qu’elle commence.',
  singleTarget: 'Mission',
  singleGo: 'Préparer cette mission',
};

const listings = { 'L/W': 'leader, ailier', L: 'leader', aircraft: '' } as const;

export const desk: typeof en.desk = {
  columns: { japanese: 'Japon', allied: 'Alliés' },
  missionOf: (p) => `Mission ${p.mission} sur ${p.of}`,
  inPeriod: (p) => `${p.period} · ${p.mission}`,
  over: 'La campagne est terminée',
  you: (side) => `vous commandez les ${side}`,
  askAttack: (target) => `Vous attaquez : ${target}. Quelle Ressource vous accompagne ?`,
  askDefend: (target) => `L’ennemi attaque : ${target}. Quelle Ressource lui opposez-vous ?`,
  askMeeting: (target) => `Les deux camps se rencontrent : ${target}. Quelle Ressource envoyez-vous ?`,
  askHelp: 'Chacune ne sert qu’une fois par campagne. L’ennemi ne verra la vôtre qu’après avoir choisi, lui aussi.',
  listed: (p) => {
    const name = p.count === 1 ? p.name : `${p.count} ${p.name}`;
    return p.as === 'aircraft' ? name : `${name} (${listings[p.as]})`;
  },
  withPilot: (pilot) => `avec ${pilot}`,
  between: ' ; ',
  ownResources: 'Vos Ressources',
  enemyResources: (side) => `Ressources des ${side}`,
  resourceNumber: (n) => `Ressource ${n}`,
  noResource: 'aucune Ressource',
  take: (n) => `Décoller avec la Ressource ${n}`,
  stampUsed: (mission) => `Mission ${mission}`,
  freeAircraft: 'Ses chasseurs volent à l’altitude qu’ils veulent, sans bombes.',
  optionDoes: (p) => `${p.name} : ${p.effects}.`,
  optionIdle: (name) => `${name} : sans effet dans cette mission.`,
  resourcesLeft: (p) => `Ressources restantes : Japonais ${p.japanese}, Alliés ${p.allied}.`,
  pilotLine: (p) =>
    `${many(p.missions, 'mission')}, ${p.victories === 0 ? 'aucune victoire' : many(p.victories, 'victoire')} ; ${p.fate}`,
  performance: (p) => `${p.performance} (${p.side})`,
  standingIs: (p) => `Différence ${p.difference} : ${p.performance}`,
  standingNote: 'Les points de victoire japonais moins ceux des Alliés.',
  gradeFrom: (n) => `à partir de ${n}`,
  gradeTo: (n) => `${n} et moins`,
  gradeBetween: (p) => `de ${p.from} à ${p.to}`,
  inFlight: 'en préparation',
  logLine: (p) => `${p.status} · Ress. ${p.japanese}, ${p.allied}`,
};

export const fates: { readonly [fate in CraftFate]: string } = {
  home: 'rentré',
  damaged: 'rentré endommagé',
  disengaged: 'a rompu le combat',
  destroyed: 'abattu',
};

export const order: typeof en.order = {
  attack: (mission) => `Ordre n° ${mission} · vous attaquez`,
  defend: (mission) => `Ordre n° ${mission} · vous défendez`,
  meeting: (mission) => `Ordre n° ${mission} · les deux camps`,
  watched: (p) => `Ordre n° ${p.mission} · les ${p.side} attaquent`,
  about: (p) => `${p.kind} (feuille ${p.sheet}), ${p.level}`,
  aboutMeeting: (p) => `${p.kind}, ${p.level}`,
  card: 'Carte tirée',
  turns: 'Tours',
  turnsBoth: 'Tours, aller et retour',
  flak: 'Flak',
  flakValues: (p) => `${p.area} de zone, ${p.target} d’objectif`,
  special: 'Particularité',
  meets: 'En face',
  youHave: 'Vous avez',
  theirResource: 'leur Ressource',
  yourResource: 'votre Ressource',
  andResource: (aircraft) => `${aircraft} + Ressource`,
  ladder: 'Points selon les dégâts',
  photographs: 'Points pour les photographies',
  best: 'la meilleure',
  aircraft: 'Points pour les avions',
  damaged: 'Endommagé',
  destroyed: 'Détruit',
  shotDown: 'Abattu',
  away: 'Échappé',
  note: 'Les avions abattus comptent en plus, et ceux qui rentrent aussi.',
  noteAircraft: 'Chaque avion compte une fois, dans son pire état.',
  range: (p) => (p.to === null ? `${p.from} et +` : p.from === p.to ? `${p.from}` : `${p.from}–${p.to}`),
  step: (p) => `${p.name} (${p.range}) : ${points(p.points)} pour les ${p.side}`,
  after: (p) => `différence ${p.difference}, ${p.performance}`,
};

export const map: typeof en.map = {
  label: (campaign) => `Carte de la campagne ${campaign} ; le volet « En mots » dit ce qu’elle montre.`,
  legend:
    'Rouge : les Japonais attaquent ; bleu : les Alliés ; gris : les deux se rencontrent. Sous un nom, la chance qu’il soit tiré ensuite. Un trait marque un objectif Endommagé, une croix un objectif Détruit.',
  targetWords: (p) =>
    `${p.number}. ${p.name}, ${p.kind} : ${p.who} avec ${p.aircraft}${p.isNow ? ' ; en cours' : ''}${p.chance === '' ? '' : ` ; chance d’être tiré ensuite : ${p.chance}`}.`,
  attacks: (side) => `les ${side} attaquent`,
  both: 'les deux camps se rencontrent',
};

export const report: typeof en.report = {
  title: (p) => `Mission ${p.mission} : ${p.target}`,
  card: (card) => `Carte tirée : ${card}.`,
  flown: (kind) => `${kind}.`,
  attacked: (p) => `Les ${p.side} ont attaqué. ${p.kind}.`,
  damage: (p) => `${many(p.points, 'point')} de dégâts sur l’objectif : ${p.level}.`,
  met: (p) => `Japonais ${points(p.japanese)}, Alliés ${points(p.allied)}.`,
  damagePlot: 'Points de dégâts, et ce qu’il fallait pour chaque niveau',
  rows: {
    target: 'pour l’objectif',
    aircraft: 'pour les avions ennemis',
    pilots: 'pour les pilotes habiles',
    returns: 'pour les avions rentrés',
    other: 'pour les tâches particulières',
    total: 'en tout',
  },
  picked: (p) => `Japonais – ${p.japanese}. Alliés – ${p.allied}.`,
  result: (p) => `Différence de la campagne ${p.difference} : ${p.performance}.`,
  losses: (side) => `Pertes des ${side}`,
  loss: (p) => (p.pilot !== '' ? `(${p.pilot}) : ${p.fate}` : p.wingman ? `(ailier) : ${p.fate}` : `– ${p.fate}`),
  next: 'On tire la carte suivante.',
};

export const outcome: typeof en.outcome = {
  because: 'La table du bilan des groupes aériens décide.',
  conceded: 'Un camp a abandonné.',
  summary: (p) => `Japonais ${points(p.japanese)}, Alliés ${points(p.allied)} ; différence ${p.difference}.`,
  pointsPlot: 'Points de victoire, cumulés',
  lossesPlot: 'Avions abattus',
  mission: (n) => `mission ${n}`,
  headline: (p) => `${p.won} – ${p.own}`,
  yours: (performance) => `votre groupe aérien : ${performance}`,
  sideWon: (side) => `Victoire des ${side}`,
  youWon: 'Victoire',
  youLost: 'Défaite',
  draw: 'Match nul',
};

export const events: typeof en.events = {
  draw: (p) => `Mission ${p.mission} : carte ${p.card}, ${p.target}.`,
  resources: (p) => `Ressources : Japonais – ${p.japanese} ; Alliés – ${p.allied}.`,
  pilots: (names) => (names === '' ? 'Personne de nom ne vole.' : `Aux commandes : ${names}.`),
  debrief: (p) =>
    `${p.target} : ${p.damage}Japonais ${points(p.japanese)}, Alliés ${points(p.allied)} ; différence ${p.difference}.`,
  damage: (p) => `${p.level}, ${many(p.points, 'point')} de dégâts. `,
  verdict: (p) => `La campagne s’achève à ${p.difference} : ${p.performance}.`,
};
