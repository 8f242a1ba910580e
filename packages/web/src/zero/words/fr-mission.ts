import type { Speech } from './en-events.ts';
import type {
  missionAsks as enAsks,
  missionChoices as enChoices,
  missionHelp as enHelp,
  MissionEventWords,
} from './en-mission.ts';

const phases = [
  'La mission',
  'Vers l’objectif',
  'L’approche',
  'Le tour de bombardement',
  'Le dégagement',
  'Le retour',
  'La mission est terminée',
];
const loads = [
  'rien',
  'des bombes pour le vol horizontal',
  'des bombes pour le piqué',
  'des torpilles',
  'des bombes pour la saturation',
];
const doing = [
  'bombarde',
  'bombarde en piqué',
  'largue sa torpille',
  'bombarde',
  'mitraille',
  'prend ses photographies',
  'survole l’objectif',
];
const results = ['manqué', 'touché', 'coup direct', 'coup vital'];
const angles = ['l’avant', 'le côté', 'l’arrière'];
const listed = (cards: readonly number[], s: Speech): string => cards.map((card) => s.names.card(card)).join(', ');
const whom = (leader: boolean, wingman: boolean): string =>
  leader ? (wingman ? 'les deux avions' : 'le leader') : wingman ? 'l’ailier' : 'personne';

export const missionEvents: MissionEventWords = {
  phase: (e) => `${phases[e.phase]}${e.turns > 1 ? ` : ${e.turns} tours` : ''}.`,
  clouds: (e, s) =>
    `On pioche ${s.names.card(e.card)} : ${e.hidden ? 'des nuages cachent l’objectif' : 'l’objectif est dégagé'}.`,
  entered: (e, s) => `${s.names.element(e.element)} arrive ${s.level(e.altitude)}.`,
  load: (e, s) => `${s.names.plane(e.plane)} emporte ${loads[e.load]}.`,
  jettisoned: (e, s) => `${s.names.plane(e.plane)} largue sa charge dans le vide.`,
  place: (e, s) => `${s.names.element(e.element)} ${e.where === 1 ? 'survole l’objectif' : 'attend à l’écart'}.`,
  'run-in': (e, s) => `${s.names.element(e.element)} : bombardera ou mitraillera, ${whom(e.leader, e.wingman)}.`,
  angle: (e, s) => `${s.names.element(e.element)} arrive par ${angles[e.angle]}.`,
  formation: (e, s) => `${s.names.plane(e.by)} s’en prend aux bombardiers.`,
  bomber: (e, s) =>
    e.chosen
      ? `${s.names.plane(e.by)} a choisi ${s.names.plane(e.plane)}.`
      : `${s.names.plane(e.plane)} est désigné comme cible.`,
  turrets: (e, s) => `Les tourelles de ${s.names.plane(e.plane)} piochent ${s.cards(e.count)}.`,
  'turret-cards': (e, s) => `Piochées : ${listed(e.cards, s)}.`,
  'turrets-down': (e, s) => `Les tourelles de ${s.names.plane(e.plane)} se défaussent de ${listed(e.cards, s)}.`,
  countered: (e, s) =>
    `${s.names.plane(e.plane)} répond par ${s.names.card(e.card)}${e.spoils ? ', et l’attaque est gênée' : ''}.`,
  flak: (e, s) =>
    e.cards.length === 0
      ? `Aucune DCA n’atteint ${s.names.plane(e.plane)}.`
      : `DCA ${e.area ? 'de zone' : 'de l’objectif'} contre ${s.names.plane(e.plane)} : ${listed(e.cards, s)}.`,
  'flak-answered': (e, s) =>
    `${s.names.plane(e.plane)} répond à ${s.names.card(e.flak)} par ${s.names.card(e.card)}${e.ace ? ' comme ACE PILOT' : ''}.`,
  bombed: (e, s) => `${s.names.plane(e.plane)} ${doing[e.mode]} : ${s.cards(e.cards.length)}.`,
  'target-hit': (e, s) =>
    `${s.names.plane(e.plane)} inflige ${e.points < 2 ? `${e.points} point` : `${e.points} points`} à l’objectif, ${e.total} en tout.`,
  photographed: (e, s) => `${s.names.plane(e.plane)} a ses photographies : ${results[e.result]}.`,
};

export const missionAsks: {
  readonly [kind in keyof typeof enAsks]: (typeof enAsks)[kind] extends string ? string : (element: string) => string;
} = {
  load: 'Qu’emporte-t-il ?',
  'over-target': (element) => `Votre ${element} survole-t-il l’objectif, ou attend-il à l’écart ?`,
  'run-in': (element) => `Qui de votre ${element} doit bombarder ou mitrailler ce tour-ci ?`,
  jettison: 'Larguer bombes ou torpilles avant toute chose ?',
  angle: 'Par où attaquez-vous les bombardiers ?',
  aim: 'Choisissez votre bombardier avec MANEUVERING ou HALF LOOP, ou laissez l’ennemi le désigner.',
  'aim-answer': 'Quelqu’un cherche à choisir un bombardier. Répondre ?',
  'choose-bomber': 'Quel bombardier attaquez-vous ?',
  'name-bomber': 'Lequel de vos bombardiers est attaqué ?',
  'formation-play': 'Attaquez le bombardier : jouez une carte, ou cessez l’attaque.',
  counter: 'Vos tourelles peuvent répondre par un tir, ou gêner l’attaque.',
  'counter-answer': 'Les tourelles ripostent. Répondre ?',
  'helped-answer': 'Répondre, pour vous ou pour votre camarade ?',
  run: 'Bombarder, mitrailler, ou passer ?',
  strafe: 'Mitrailler aussi l’objectif ?',
  'flak-answer': 'DCA : une seule réponse peut arrêter une de ses cartes.',
  'bomber-order': 'Quel bombardier bombarde maintenant ?',
  'bombers-leave': 'L’un de vos bombardiers se désengage-t-il ?',
};

const does = ['passe', 'bombarde', 'mitraille'];

export const missionChoices: typeof enChoices = {
  load: (load) => `Emporter ${loads[load]}`,
  jettison: (plane) => `Larguer la charge de ${plane}`,
  over: 'Survoler l’objectif',
  hold: 'Attendre à l’écart',
  runIn: (p) => `En passe : ${whom(p.leader, p.wingman)}`,
  run: (p) => `Le leader ${does[p.leader]}, l’ailier ${does[p.wingman]}`,
  strafe: (p) => `Mitrailler : ${whom(p.leader, p.wingman)}`,
  stop: (p) => `Répondre à ${p.flak} par ${p.card}`,
  stopAce: (p) => `Répondre à ${p.flak} par ${p.card} comme ACE PILOT`,
  wingmanBombers: 'L’ailier contre les bombardiers',
  attackBombers: 'Attaquer les bombardiers',
  angle: (angle) => `Par ${angles[angle]}`,
  aim: (card) => `Choisir le bombardier avec ${card}`,
  name: (plane) => plane,
  help: (p) => `${p.element} répond par ${p.card}`,
  helpAce: (p) => `${p.element} répond par ${p.card} comme ACE PILOT`,
  counter: (card) => `Répondre par ${card}`,
  counterAce: (card) => `Répondre par ${card} comme attaque gênée`,
  drop: (plane) => `${plane} bombarde`,
  leave: (plane) => `${plane} se désengage`,
};

export const missionHelp: { readonly [kind in keyof typeof enHelp]: string } = {
  load: 'Contre un navire, une torpille fait deux fois plus de dégâts, mais seulement à très basse altitude.',
  'over-target':
    'Au-dessus de l’objectif il y a la DCA, et les bombardiers. Qui attend à l’écart revient pour le retour.',
  'run-in': 'En passe, on joue une seule réponse à chaque attaque, et on ne répond à aucune réponse.',
  jettison: 'Avec des bombes un avion ne manœuvre pas ; sans elles il ne bombarde pas.',
  angle: 'Par l’avant on tire moins des deux côtés, par l’arrière davantage.',
  aim: 'La carte d’un leader lui fait aussi gagner des rafales si elle réussit.',
  'aim-answer': 'Chacun de vos leaders libres à cette altitude peut répondre.',
  'choose-bomber': 'Un bombardier Endommagé vole seul : aucune autre tourelle ne l’aide.',
  'name-bomber': 'Désignez celui qui peut encaisser.',
  'formation-play': 'MANEUVERING et HALF LOOP font gagner des rafales ; personne n’y répond plus.',
  counter: 'Un tir fait des dégâts mais ne l’arrête pas ; une attaque gênée l’arrête.',
  'counter-answer': 'On ne répond qu’à un tir, pas à une attaque gênée.',
  'helped-answer': 'Une seule carte répond à chaque carte, d’où qu’elle vienne.',
  run: 'Qui bombarde ou mitraille ne joue pas de cartes ce tour-ci.',
  strafe: 'Mitrailler attire encore une fois la DCA de l’objectif.',
  'flak-answer': 'Une seule réponse en tout : contre la carte qui fait le plus mal.',
  'bomber-order': 'Chacun pioche ses bombes et sa DCA avant le suivant.',
  'bombers-leave': 'Qui se désengage compte comme tel, et peut y rester.',
};
