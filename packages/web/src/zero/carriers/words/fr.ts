import { minus, signed } from '@tallyho/words/figures';
import type { SideName, TickCause } from '@tallyho/zero';
import type { FleetTactic } from '@tallyho/zero/content';
import type { LandId, WaterId } from '../model/waters.ts';
import type * as en from './en.ts';

const many = (n: number, one: string, more = `${one}s`): string => `${minus(n)} ${Math.abs(n) < 2 ? one : more}`;
const points = (n: number): string => `${minus(n)} PV`;

export const setUp: typeof en.setUp = {
  length: (turns) => `${many(turns, 'tour')}, ou jusqu’à ce qu’une flotte aéronavale soit hors de combat.`,
  fullSet: 'Tous les types d’avions',
  fullSetHelp: 'Sans cela ne vole que ce qui est dans la boîte, avec ses remplaçants.',
  green: 'Pilotes novices',
  greenHelp: 'Certains pilotes japonais ont à peine volé.',
  historical: 'Pilotes historiques',
  historicalHelp: 'Seulement ceux qui y étaient.',
  flightOps: (side) => `Opérations aériennes des ${side}`,
  forces: 'Autres forces',
  forceColumns: { force: 'Force', strike: 'Frappe', cap: 'CAP', targets: 'Peut frapper' },
  byCard: (caps) => `par carte : ${caps}`,
  capBy: (p) => `${p.border} ${p.aircraft}`,
  launchesWith: (p) => `${p.force} ne frappe que si la carte piochée pour le tour a un bord ${p.border}.`,
  mayStay: (force) => `${force} : frapper, ou rester au sol, au choix.`,
  decoyRule: (p) =>
    `Quand l’une des flottes est à longue distance, on peut piocher une carte contre une frappe (${p.target}) : avec un bord ${p.border}, elle trouve à la place – ${p.decoy} –, sans CAP. Pas si un éclaireur du camp qui frappe a tenu ${many(p.turns, 'tour')}.`,
  selectionRule:
    'On pioche pour les pilotes et les équipages avant chaque frappe, une carte par avion ; les cartes FULL THROTTLE sont dans le paquet.',
  opColumns: { op: 'Opérations', strike: 'Frappe', cap: 'CAP' },
  tracks: 'Pistes de dommages',
  trackColumns: { from: 'Cases', effect: 'Effet', vps: 'PV' },
  resources: 'Ressources',
  resourcesNote: 'Les deux camps choisissent dans la même liste. Le plus petit numéro frappe le premier.',
  provenanceNote:
    'Ce que le livret dit de cette fiche est repris tel quel : quelques valeurs, et les règles qui vont avec. Le reste est reconstitué par nous d’après la bataille.',
};

export const history: typeof en.history = {
  'coral-sea':
    'Le Japon voulait Port Moresby, et avec lui la route maritime de l’Australie. Les décrypteurs américains le savaient, et deux porte-avions vinrent. Le 7 mai, les Américains coulèrent le porte-avions léger Shoho ; le 8, les deux camps frappèrent en même temps. Le Lexington fut perdu, le Yorktown et le Shokaku gravement touchés, le Zuikaku n’avait plus d’avions. Aucun navire n’avait vu un navire ennemi. Le convoi d’invasion fit demi-tour, pour la première fois de la guerre, et les deux porte-avions japonais manquèrent à Midway un mois plus tard.',
  midway:
    'Quatre porte-avions partirent pour un atoll afin que la flotte américaine sorte et soit battue. Elle était déjà là : le message avait été lu. Au matin du 4 juin, l’île fut bombardée, ses avions attaquèrent en vain et moururent, comme les escadrilles de torpilleurs. Puis les bombardiers en piqué arrivèrent quand aucun chasseur n’était plus en altitude : en quelques minutes, l’Akagi, le Kaga et le Soryu brûlaient. Le Hiryu rendit le coup au Yorktown et fut trouvé dans l’après-midi. Le Japon ne remplaça jamais ces équipages.',
  'eastern-solomons':
    'Le 24 août 1942, le Ryujo frappe Henderson Field, attire sur lui les avions du Saratoga et coule. Pendant ce temps, les bombardiers du Shokaku et du Zuikaku trouvent l’Enterprise et le touchent trois fois. Aucun des deux camps ne frappe de nouveau ; le lendemain matin, les bombardiers en piqué de Henderson Field surprennent le convoi, et il fait demi-tour.',
  'santa-cruz':
    'Le 26 octobre 1942, les deux flottes lancent leurs avions dans la même heure ; les raids se croisent en l’air. Le Hornet brûle et doit être abandonné, l’Enterprise est touché deux fois, le Shokaku et le Zuiho sont hors de combat pour des mois. Le Japon a gagné la mer, et perdu une centaine d’avions avec des équipages que personne ne pouvait remplacer.',
};

const launches: typeof en.desk.launches = {
  scout: 'Reconnaissance navale',
  'land-based': 'Frappe venue de terre',
  carrier: 'Frappe aéronavale',
};

export const desk: typeof en.desk = {
  turnOf: (p) => `Tour ${p.turn} sur ${p.of}`,
  nothing: 'rien',
  standing: 'Points de victoire',
  past: 'Ce que chaque camp a fait',
  firstTurn: 'Aucun ordre n’a encore été révélé.',
  wouldWin: (side) => `Si cela finissait maintenant : ${side}.`,
  wouldDraw: 'Si cela finissait maintenant : match nul.',
  bonus: (p) => `${p.name} : ${points(p.vps)} (${p.side}).`,
  launches,
  forceStrike: (force) => `Frappe (${force})`,
  inSky: { scout: 'éclaireur', 'land-based': 'de terre', carrier: 'frappe' },
  now: (p) => `Tour ${p.turn}, ${p.launch}`,
  launchAt: (p) => `${p.launch} : ${p.target}`,
  struck: (p) => `${many(p.damage, 'case')} ; pertes japonaises ${p.japanese}, alliées ${p.allied}.`,
  scouted: (turns) => `${many(turns, 'tour')} de reconnaissance.`,
  watch: 'Revoir',
  watchName: (name) => `Revoir : ${name}`,
  report: 'Rapport',
  turnReport: (turn) => `Rapport du tour ${turn}`,
  strikeWords: (p) => `${p.name} : ${p.line}`,
  turnWords: (p) => `Tour ${p.turn}. Japonais : ${p.japanese}. Alliés : ${p.allied}. ${p.strikes}`,
};

export const orders: typeof en.orders = {
  eyebrow: (turn) => `Ordres secrets, tour ${turn}`,
  revealed: (turn) => `Tour ${turn}, ordres révélés`,
  tactics: 'Tactique de la flotte',
  tacticsHelp: 'De courte à longue, il faut deux tours. Plus on est loin, moins d’avions endommagés rentrent.',
  ops: 'Opérations aériennes',
  target: 'Objectif',
  noTarget: 'Pas d’objectif : rien ne décolle.',
  resource: 'Une ressource',
  resourceLater: 'Elle se choisit quand les deux ordres sont révélés.',
  range: (p) => `distance ${p.number}${p.isHere ? ', où vous êtes' : ''}`,
  op: (p) => (p.isStrike ? `${many(p.strike, 'avion')}, CAP ${p.cap}` : `CAP ${p.cap}`),
  guard: 'tous les ponts gardent',
  stays: 'retenu par les dommages',
  seal: 'Sceller les ordres',
  sealFirst: 'Choisissez distance et opérations',
  sealTarget: 'Choisissez un objectif',
  sealResource: (n) => `Sceller la ressource ${n}`,
  resourceFirst: 'Choisissez une ressource',
  planFirst: 'Choisissez une carte',
  numbered: (p) => `${p.number} ${p.name}`,
  noEffect: 'Rien n’est dépensé ; on peut la choisir autant qu’on veut.',
  written: (p) => `${p.range}, ${p.op}`,
  writtenAt: (p) => `${p.range}, ${p.op} : ${p.target}`,
  revealedLine: (p) => `${p.side} : ${p.what}`,
  toFly: (launch) => `À suivre : ${launch}`,
  askOrders: (turn) => `Quels sont vos ordres pour le tour ${turn} ?`,
  adviceOrders: 'L’ennemi écrit les siens en même temps ; on les révèle ensemble.',
  askResource: 'Quelle ressource employez-vous ce tour-ci ?',
  adviceResource:
    'Chacune une fois par campagne. Le plus petit numéro frappe le premier ; au même numéro, les deux volent ensemble.',
  askStrike: (target) => `Objectif – ${target}. Que lancez-vous ?`,
  adviceStrike: 'Les dommages en retiennent, ou la fiche vous laisse choisir.',
  askLand: 'Quels bombardiers partent de terre, et vers quel objectif ?',
  askForce: (force) => `${force} : que lancez-vous, et vers quel objectif ?`,
  adviceForce: 'On peut aussi rester au sol. Chaque avion perdu coche une case de sa propre piste.',
  stay: 'Tous restent au sol',
  stayTake: 'Les garder au sol',
  askDecoy: (p) => `Une frappe ennemie cherche : ${p.target}. Piochez-vous une carte (${p.decoy}) ?`,
  adviceDecoy: (border) => `Avec un bord ${border}, c’est elle qu’on trouve, sans CAP.`,
  decoy: 'Piocher la carte',
  noDecoy: 'Ne pas piocher',
  borders: { red: 'rouge', white: 'blanc', blue: 'bleu' },
  selecting: (launch) => `Pilotes et équipages : ${launch}`,
  askCap: (target) => `On attaque : ${target}. Qui défend ?`,
  adviceCap: 'Ils volent contre la frappe qui arrive.',
  askVeteran: 'Où vole votre leader chevronné ?',
  adviceVeteran: 'On le place une fois dans ce tour ; il peut aussi attendre.',
  at: (target) => `contre : ${target}`,
  flyAt: (p) => `${p.aircraft} contre : ${p.target}`,
  flyCap: (aircraft) => `CAP : ${aircraft}`,
  launch: 'Lancer cette frappe',
  defend: 'Faire décoller cette CAP',
  later: 'Il attend un autre décollage',
  laterTake: 'Le laisser attendre',
  lead: (pilot) => `${pilot} mène`,
  inStrike: 'dans la frappe',
  inCap: 'dans la CAP',
  notToday: 'non',
};

export const tracks: typeof en.tracks = {
  title: 'Pistes de dommages',
  legend: 'seuil : moins d’avions, plus de PV',
  strike: (n) => `frappe −${n}`,
  cap: (n) => `CAP −${n}`,
  noStrike: 'pas de frappe',
  noCap: 'pas de CAP',
  inWords: (p) =>
    `${p.name} : ${p.ticked} sur ${many(p.boxes, 'case')}${p.effect === '' ? '' : ` ; ${p.effect}`} ; vaut ${points(p.vps)}.`,
  next: (p) => `À partir de ${p.from} : ${p.effect === '' ? '' : `${p.effect} ; `}${points(p.vps)}.`,
};

const ranges: { readonly [tactic in FleetTactic]: string } = { close: 'Courte', medium: 'Moyenne', long: 'Longue' };
const carriers: { readonly [side in SideName]: string } = {
  japanese: 'Porte-avions japonais',
  allied: 'Porte-avions alliés',
};
const waters: { readonly [id in WaterId]: string } = {
  'coral-sea': 'Mer de Corail',
  'solomon-sea': 'Mer des Salomon',
  pacific: 'Océan Pacifique',
};
const lands: { readonly [id in LandId]: string } = {
  'new-guinea': 'Nouvelle-Guinée',
  queensland: 'Queensland',
  'new-britain': 'Nouvelle-Bretagne',
  bougainville: 'Bougainville',
  guadalcanal: 'Guadalcanal',
  malaita: 'Malaita',
  'san-cristobal': 'San Cristobal',
};

export const chart: typeof en.chart = {
  label: (campaign) => `Carte marine : ${campaign} ; le panneau « En mots » dit ce qu’elle montre.`,
  legend:
    'Bleu : les Alliés ; rouge : les Japonais. Les cercles sont les distances d’une flotte, un nuage hachuré une flotte dont les ordres sont secrets.',
  dates: (p) => (p.from === p.to ? `${p.to} ${p.month}` : `du ${p.from} au ${p.to} ${p.month}`),
  ranges,
  ring: (p) => `${p.range} ${p.number}`,
  carriers,
  own: 'Votre flotte',
  unknown: 'Position inconnue',
  lastTurn: (range) => `Dernier tour : ${range.toLowerCase()}`,
  waters,
  lands,
  hurt: ['intacte', 'touchée', 'gravement touchée', 'hors de combat'],
  fleetWords: (p) =>
    `${p.name} : ${p.note} ; ${p.isHidden || p.range === '' ? '' : `distance ${p.range} ; `}${p.hurt}.`,
};

export const passage: typeof en.passage = {
  out: (launch) => `Décollage – ${launch}`,
  home: (launch) => `Retour – ${launch}`,
};

export const report: typeof en.report = {
  title: (p) => `Tour ${p.turn}, ${p.launch}`,
  turn: (p) => `Fin du tour ${p.turn} sur ${p.of}`,
  about: (p) => `${p.side} : ${p.aircraft}. En face : ${p.against}.`,
  boxes: (n) => many(n, 'case'),
  turns: (n) => many(n, 'tour'),
  damage: (p) =>
    p.damage === 0
      ? `${p.target} : aucun coup au but.`
      : `${p.target} : ${many(p.damage, 'point de dommages', 'points de dommages')}.`,
  counted: 'Le bilan',
  damageDone: 'Points de dommages',
  aircraftLost: 'avions perdus',
  lostAtSea: 'perdu à l’appontage',
  result: 'Une case par point de dommages, et une par avion perdu sur la piste de sa flotte.',
  scoutResult: 'Les pertes d’une reconnaissance ne cochent aucune case.',
  next: 'Le tour continue.',
  nextTurn: 'On écrit de nouveaux ordres.',
  track: (p) => `${p.track} : ${signed(p.by)}, soit ${p.boxes}${p.effect === '' ? '' : ` (${p.effect})`}.`,
  calm: 'Rien n’a été touché.',
  notFound: (launch) => `${launch} : la flotte n’a pas été trouvée.`,
  noAircraft: (launch) => `${launch} : il ne restait aucun avion.`,
  notReady: (launch) => `${launch} : la carte ne l’a pas permise.`,
  held: (launch) => `${launch} : restée au sol.`,
  recovered: (p) =>
    `${many(p.all, 'avion endommagé', 'avions endommagés')} à l’appontage, ${p.lost === 0 ? 'aucune perte' : `${many(p.lost, 'perdu')}`}.`,
  vpsBefore: 'avant',
  vpsTurn: 'ce tour-ci',
  vpsNow: 'maintenant',
  vpsNote: 'Ce qui ne compte qu’à la fin n’y est pas.',
};

export const outcome: typeof en.outcome = {
  because: 'Le plus de points de victoire l’emporte.',
  sunk: (side) => `La flotte aéronavale des ${side} est hors de combat ; les points de victoire décident.`,
  summary: (p) => `Japonais ${points(p.japanese)}, Alliés ${points(p.allied)}.`,
  turn: (n) => `tour ${n}`,
  lossesPlot: 'Avions perdus',
  story: 'La bataille sur la carte',
  back: 'Précédent',
  forward: 'Suivant',
  stepOf: (p) => `${p.step} sur ${p.of}`,
  ordersOf: (turn) => `Tour ${turn} : les ordres`,
  endOf: (turn) => `Tour ${turn} : comment il finit`,
  verdict: 'Le verdict',
};

const causes: { readonly [cause in TickCause]: string } = {
  bombs: 'bombes',
  losses: 'avions perdus',
  recovery: 'perdus à l’appontage',
  submarine: 'sous-marin',
  repair: 'réparé',
};

export const events: typeof en.events = {
  turn: (p) => `Tour ${p.turn} sur ${p.of}.`,
  orders: (p) => `Ordres : Japonais – ${p.japanese} ; Alliés – ${p.allied}.`,
  resources: (p) => `Ressources : Japonais – ${p.japanese} ; Alliés – ${p.allied}.`,
  search: (p) =>
    `Hors de vue : ${p.cards === '' ? 'aucune carte' : p.cards} ; ${p.found ? 'la frappe trouve la flotte' : 'la frappe ne trouve pas la flotte'}.`,
  grounded: (p) => `${p.launch} des ${p.side} : plus rien ne peut voler.`,
  readied: (p) => `${p.force} : on pioche ${p.card}, ${p.ready ? 'on peut décoller' : 'rien ne décolle'}.`,
  held: (force) => `${force} : les avions restent au sol.`,
  decoy: (p) =>
    `On pioche ${p.card} : la frappe trouve ${p.found ? `– ${p.decoy} – au lieu de sa cible` : 'sa cible'} (${p.target}).`,
  capDrawn: (p) => `${p.target} : on pioche ${p.card}, donc ${p.aircraft}.`,
  launch: (p) =>
    `${p.side}, ${p.launch} : ${p.aircraft} ; en face, ${p.against}.${p.pilots === '' ? '' : ` Aux commandes : ${p.pilots}.`}`,
  takesOff: (p) => `${p.launch} des ${p.side} : décollage.`,
  debrief: (p) =>
    `Retour des ${p.side}, ${p.target} : ${many(p.damage, 'point de dommages', 'points de dommages')} ; pertes japonaises ${p.japanese}, alliées ${p.allied}.`,
  scouted: (p) => `L’éclaireur des ${p.side} a tenu ${many(p.lasted, 'tour')}.`,
  causes,
  ticked: (p) =>
    `${p.track}, ${p.cause} : ${signed(p.by)}, ${many(p.boxes, 'case')}${p.state === '' ? '' : ` – ${p.state}`}.`,
  submarine: (p) =>
    `Un sous-marin des ${p.side} : ${p.cards}, ${many(p.points, 'point de dommages', 'points de dommages')}.`,
  recovery: (p) => `${p.craft} à l’appontage : ${p.cards}, ${p.lost ? 'perdu' : 'sauf'}.`,
  score: (p) => `Après le tour ${p.turn} : Japonais ${points(p.japanese)}, Alliés ${points(p.allied)}.`,
  verdict: (p) => `La campagne se termine : Japonais ${points(p.japanese)}, Alliés ${points(p.allied)}.`,
};
