import type { Lowering, Speech } from './en-events.ts';
import type {
  DrawnFor,
  missionAfter as enAfter,
  missionAsks as enAsks,
  missionChoices as enChoices,
  missionHelp as enHelp,
  soloAsks as enSoloAsks,
  soloHelp as enSoloHelp,
  MissionEventWords,
} from './en-mission.ts';

const phases = [
  'La mission',
  'Aller vers l’objectif',
  'Entrée en zone',
  'Tour de bombardement',
  'Sortie de zone',
  'Retour à la base',
  'La mission est terminée',
  'La recherche',
];
const loads = [
  'rien',
  'des bombes pour le palier',
  'des bombes pour le piqué',
  'des torpilles',
  'des bombes pour la saturation',
  'du napalm',
  'des roquettes',
  'des bombes pour le palier, et des roquettes',
  'des bombes pour le piqué, et des roquettes',
  'des bombes pour la saturation, et des roquettes',
  'des mines marines',
  'des grenades sous-marines',
  'une cargaison',
];
const doing = [
  'bombarde',
  'bombarde en piqué',
  'largue sa torpille',
  'bombarde',
  'mitraille',
  'prend ses photographies',
  'survole l’objectif',
  'tire ses roquettes',
  'largue son napalm',
  'fait ricocher ses bombes sur l’eau',
  'largue ses grenades',
  'largue son ravitaillement',
  'pose ses mines',
];
const depths = ['en surface', 'peu profond', 'profond'];
const CARGO = 12;
const MINES = 10;
const goods = (load: number, n: number): string =>
  load === MINES
    ? `pose ${n < 2 ? `${n} mine` : `${n} mines`}`
    : `livre ${n < 2 ? `${n} point` : `${n} points`}${load === CARGO ? ' de chargement' : ''}`;
const setTo = ['en surface', 'à faible profondeur', 'en profondeur'];
const alerts = ['ne se doute de rien', 'est en alerte légère', 'est en alerte élevée'];
const results = ['Manqué', 'Touché', 'Direct', 'Vital'];
const rammings = ['les deux sont perdus', 'lui est perdu, et l’autre touché', 'ils se manquent'];
const hits = (n: number): string => (n < 2 ? `${n} coup` : `${n} coups`);
const angles = ['de face', 'de flanc', 'par l’arrière'];
const listed = (cards: readonly number[], s: Speech): string => cards.map((card) => s.names.card(card)).join(', ');
/** Étapes d’un MXY7. */
const RELEASED = 2;
const drawn = (cards: readonly number[], s: Speech): string =>
  cards.length === 0
    ? 'il ne reste pas de carte'
    : cards.map((card) => `${s.names.card(card)}, ${results[s.bombing(card)]}`).join(' ; ');
const less = (causes: readonly Lowering[]): string =>
  causes.length === 0
    ? ''
    : `, ${causes.length === 1 ? 'un niveau' : 'deux niveaux'} de moins (${causes.map((cause) => lowerings[cause]).join(', ')})`;
const lowerings = { night: 'table de bombardement de nuit', pilot: 'pilote novice', crew: 'équipage novice' };
const whom = (leader: boolean, wingman: boolean): string =>
  leader ? (wingman ? 'les deux avions' : 'le leader') : wingman ? 'l’ailier' : 'personne';

export const missionEvents: MissionEventWords = {
  phase: (e) => `${phases[e.phase]}${e.turns > 1 ? ` : ${e.turns} tours` : ''}.`,
  clouds: (e, s) =>
    `On pioche ${s.names.card(e.card)} : ${e.hidden ? 'des nuages cachent l’objectif' : 'l’objectif est dégagé'}.`,
  rammed: (e, s) =>
    `${s.names.plane(e.by)} éperonne ${s.names.plane(e.at)}. ${s.names.card(e.card)} : ${rammings[e.border]}.`,
  landed: (e, s) => `${s.names.plane(e.plane)} reste où il s’est posé.`,
  located: (e, s) =>
    `Pioche de repérage de ${s.names.element(e.element)} : ${listed(e.cards, s)}. ${e.found ? 'Un bord bleu : l’ennemi est repéré' : 'Aucun bord bleu : personne n’est repéré, et il ne peut que piocher'}.`,
  entered: (e, s) => `${s.names.element(e.element)} arrive ${s.level(e.altitude)}.`,
  load: (e, s) => `${s.names.plane(e.plane)} ${e.load === 0 ? 'n’emporte' : 'emporte'} ${loads[e.load]}.`,
  jettisoned: (e, s) => `${s.names.plane(e.plane)} largue sa charge dans le vide.`,
  place: (e, s) => `${s.names.element(e.element)} ${e.where === 1 ? 'survole l’objectif' : 'attend hors zone'}.`,
  'run-in': (e, s) => `${s.names.element(e.element)} : bombardera ou mitraillera, ${whom(e.leader, e.wingman)}.`,
  angle: (e, s) => `${s.names.element(e.element)} arrive ${angles[e.angle]}.`,
  formation: (e, s) => `${s.names.plane(e.by)} s’en prend aux bombardiers.`,
  bomber: (e, s) =>
    e.chosen
      ? `${s.names.plane(e.by)} a choisi ${s.names.plane(e.plane)}.`
      : `${s.names.plane(e.plane)} est désigné comme cible.`,
  turrets: (e, s) => `Les tourelles de ${s.names.plane(e.plane)} piochent ${s.cards(e.count)}.`,
  'turret-cards': (e, s) => `Piochées : ${listed(e.cards, s)}.`,
  'turrets-down': (e, s) => `Les tourelles de ${s.names.plane(e.plane)} se défaussent de ${listed(e.cards, s)}.`,
  countered: (e, s) =>
    `${s.names.plane(e.plane)} répond par ${s.names.card(e.card)}${e.spoils ? ', et l’attaque est repoussée' : ''}.`,
  flak: (e, s) =>
    e.cards.length === 0
      ? `Aucune Flak n’atteint ${s.names.plane(e.plane)}.`
      : `Flak ${e.area ? 'de zone' : 'de l’objectif'} contre ${s.names.plane(e.plane)} : ${listed(e.cards, s)}.`,
  'flak-answered': (e, s) =>
    `${s.names.plane(e.plane)} répond à ${s.names.card(e.flak)} par ${s.names.card(e.card)}${e.ace ? ' comme ACE PILOT' : ''}.`,
  bombed: (e, s) =>
    `${s.names.plane(e.plane)} ${doing[e.mode]} : ${s
      .results(e)
      .map((result) => results[result])
      .join(', ')}${less(s.lowered(e))}.`,
  'target-hit': (e, s) =>
    `${s.names.plane(e.plane)} inflige ${e.points < 2 ? `${e.points} point` : `${e.points} points`} à l’objectif, ${e.total} en tout.`,
  photographed: (e, s) =>
    e.because === 'CH-27.73a'
      ? `${s.names.plane(e.plane)} a patrouillé : ${results[e.result]}.`
      : `${s.names.plane(e.plane)} a ses photographies : ${results[e.result]}.`,
  delivered: (e, s) => `${s.names.plane(e.plane)} ${goods(e.load, e.points)}, ${e.total} en tout.`,
  'depth-set': (e, s) => `Les grenades de ${s.names.plane(e.plane)} étaient réglées ${setTo[e.depth]}.`,
  alert: (e, s) => `On pioche ${s.names.card(e.card)} : le sous-marin ${alerts[e.deepest]}.`,
  submarine: (e) => `Le sous-marin est ${depths[e.depth]}.`,
  'random-target': (e, s) =>
    `On pioche ${s.names.card(e.card)} : ${s.names.element(e.element)} s’en prend à ${s.names.plane(e.plane)}.`,
  searched: (e, s) =>
    `Tirage de recherche ${e.draws} : ${drawn(e.cards, s)}. ${e.target < 0 ? 'Rien n’est trouvé' : `Trouvé : ${s.found(e.target)}`}.`,
  declined: (e, s) => `${s.found(e.target)} : pas d’attaque. La recherche continue pendant un tour.`,
  kamikaze: (e, s) => `${s.names.plane(e.plane)} fait une attaque kamikaze : ${drawn(e.cards, s)}.`,
  crashed: (e, s) =>
    e.points === 0
      ? `${s.names.plane(e.plane)} manque l’objectif.`
      : `${s.names.plane(e.plane)} frappe l’objectif : ${e.points < 2 ? `${e.points} point` : `${e.points} points`}, ${e.total} en tout.`,
  ohka: (e, s) =>
    e.stage === RELEASED
      ? `${s.names.plane(e.plane)} largue son MXY7.`
      : `Le MXY7 de ${s.names.plane(e.plane)} n’est plus en jeu.`,
  'ohka-flak': (e, s) =>
    e.cards.length === 0
      ? `Aucune Flak n’atteint le MXY7 de ${s.names.plane(e.plane)}.`
      : `Flak ${e.area ? 'de zone' : 'de l’objectif'} contre le MXY7 de ${s.names.plane(e.plane)} : ${listed(e.cards, s)} ; ${hits(e.total)} en tout.`,
  'ohka-dives': (e, s) => `Le MXY7 de ${s.names.plane(e.plane)} attaque : ${drawn(e.cards, s)}.`,
  'ohka-hits': (e, s) =>
    e.points === 0
      ? `Le MXY7 de ${s.names.plane(e.plane)} manque l’objectif.`
      : `Le MXY7 de ${s.names.plane(e.plane)} frappe l’objectif : ${e.points < 2 ? `${e.points} point` : `${e.points} points`}, ${e.total} en tout.`,
};

export const missionAsks: typeof enAsks = {
  load: (p) => `Qu’emporte ${p.plane} ?`,
  'over-target': (p) => `Votre ${p.element} continue-t-il sur l’objectif, ou attend-il hors zone ?`,
  'run-in': (p) => `Qui de votre ${p.element} doit bombarder ou mitrailler ce tour-ci ?`,
  jettison: (p) => `Votre ${p.element} est Chargé. Larguer sa charge avant toute chose ?`,
  angle: () => 'Sous quel angle attaquez-vous les bombardiers ?',
  aim: () => 'Choisissez votre bombardier avec MANEUVERING ou HALF LOOP, ou laissez l’ennemi le désigner.',
  'aim-answer': (p) => `${p.enemy} joue ${p.card} pour le choix d’un bombardier. Répondre ?`,
  'choose-bomber': () => 'Quel bombardier attaquez-vous ?',
  'name-bomber': (p) => `${p.enemy} attaque vos bombardiers. Lequel est sa cible ?`,
  'formation-play': (p) =>
    `Attaque de ${p.plane} : jouez une carte, ou cessez l’attaque.${p.bursts === '' ? '' : ` Vous avez ${p.bursts}.`}`,
  counter: (p) =>
    `${p.enemy} tire ${p.card} sur ${p.plane} : ${hits(p.hits)}. Vos tourelles peuvent riposter, ou repousser l’attaque.`,
  'counter-answer': (p) => `Les tourelles de ${p.enemy} tirent ${p.card} : ${hits(p.hits)}. Répondre ?`,
  run: (p) => `Votre ${p.element} est sur l’objectif. Que fait-il ?`,
  strafe: (p) =>
    p.rockets
      ? `Mitrailler aussi l’objectif avec votre ${p.element}, ou tirer ses roquettes ?`
      : `Mitrailler aussi l’objectif avec votre ${p.element} ?`,
  'flak-answer': (p) => `Flak contre ${p.plane} : une seule réponse peut arrêter une de ses cartes.`,
  'bomber-order': (p) =>
    p.last === ''
      ? 'Lequel passe maintenant sur l’objectif ?'
      : `Comment ${p.last} bombarde-t-il : comme d’ordinaire, ou en ricochet ?`,
  'bombers-leave': () => 'L’un de vos bombardiers se désengage-t-il ?',
  search: (p) =>
    p.target === ''
      ? 'La recherche n’a rien trouvé. Continuer, ou refaire le tirage ?'
      : `Trouvé : ${p.target}. L’attaquer, ou chercher encore ?`,
  rockets: () => 'Ses bombes sont tombées. Tirer aussi ses roquettes, en essuyant encore la Flak ?',
  depth: (p) => `À quelle profondeur régler les grenades de ${p.plane} ? Personne d’autre ne le voit.`,
  submarine: () => 'Où est votre sous-marin quand les avions arrivent ?',
};

const does = [
  ...['passe', 'bombarde', 'mitraille', 'tire ses roquettes', 'fait ricocher ses bombes'],
  ...['largue sa torpille', 'largue son napalm', 'largue ses grenades', 'largue son ravitaillement', 'pose ses mines'],
];
const alone = [
  ...['Passer', 'Bombarder', 'Mitrailler', 'Tirer les roquettes', 'Bombarder en ricochet'],
  ...[
    'Larguer la torpille',
    'Larguer le napalm',
    'Larguer les grenades',
    'Larguer le ravitaillement',
    'Poser les mines',
  ],
];
const things: { readonly [what in Exclude<keyof DrawnFor, 'flak'>]: string } = {
  bombs: 'bombes',
  charges: 'grenades',
  guns: 'mitraillage',
  rockets: 'roquettes',
  mines: 'mines',
  supplies: 'caisses',
  cards: 'cartes',
};

export const missionAfter: typeof enAfter = {
  leader: 'Leader',
  wingman: 'Ailier',
  and: ' · ',
  drawn: (who, { flak, ...own }) =>
    [
      ...Object.entries(own).flatMap(([what, n]) => (n > 0 ? [`${things[what as keyof typeof things]} ${n}`] : [])),
      flak > 0 ? `Flak ${flak}` : 'pas de Flak',
    ]
      .join(', ')
      .replace(/^/, who === '' ? '' : `${who} : `),
  depths: ['toujours possible', 'sauf carte d’alerte blanche', 'seulement si l’alerte est bleue'],
  dives: [
    '1 carte de Flak par attaquant',
    'grenades réglées peu profond à craindre',
    'grenades réglées profond à craindre',
  ],
  attacks: 'entrée en zone',
  releases: 'les MXY7 sont largués',
  fliesOn: (p) => `un tour de plus${p.flak > 0 ? `, Flak de zone ${p.flak}` : ''}, tirage ${p.draw}`,
  drawsAgain: (draw) => `le tirage ${draw} est refait`,
  turnsBack: 'tous rentrent',
};

export const missionChoices: typeof enChoices = {
  load: (load) => `Emporter ${loads[load]}`,
  jettison: (plane) => `Larguer la charge de ${plane}`,
  over: 'Continuer sur l’objectif',
  hold: 'Attendre hors zone',
  runIn: (p) => `En passe : ${whom(p.leader, p.wingman)}`,
  run: (p) => `Le leader ${does[p.leader]}, l’ailier ${does[p.wingman]}`,
  runAlone: (leader) => alone[leader],
  strafe: (p) => (p.leader || p.wingman ? `Mitrailler : ${whom(p.leader, p.wingman)}` : 'En rester là'),
  stop: (p) => `Répondre à ${p.flak} par ${p.card}`,
  stopAce: (p) => `Répondre à ${p.flak} par ${p.card} comme ACE PILOT`,
  wingmanBombers: 'L’ailier contre les bombardiers',
  attackBombers: 'Attaquer les bombardiers',
  ram: (plane) => `Éperonner ${plane}`,
  angle: (angle) => (angle === 0 ? 'De face' : angle === 1 ? 'De flanc' : 'Par l’arrière'),
  aim: (card) => `Choisir le bombardier avec ${card}`,
  name: (plane) => plane,
  help: (p) => `${p.element} répond par ${p.card}`,
  helpAce: (p) => `${p.element} répond par ${p.card} comme ACE PILOT`,
  counter: (card) => `Riposter : ${card}`,
  counterSpoils: (card) => `Repousser l’attaque : ${card}`,
  counterBoth: (card) => `Riposter et repousser l’attaque : ${card}`,
  counterAce: (card) => `As : ${card} comme attaque repoussée`,
  drop: (p) => `${p.plane} ${doing[p.mode]}`,
  dives: (plane) => `${plane} fait une attaque kamikaze`,
  leave: (plane) => `${plane} se désengage`,
  dropOhka: (plane) => `Le MXY7 de ${plane} attaque`,
  search: (how) => ['L’attaquer', 'Continuer', 'Défausser le tirage et le refaire'][how],
  skip: (plane) => `${plane} fait ricocher ses bombes`,
  fire: (plane) => `${plane} tire ses roquettes`,
  depth: (depth) => ['En surface', 'Peu profond', 'Profond'][depth],
  submarine: (depth) => ['Rester en surface', 'Plonger : peu profond', 'Plonger : profond'][depth],
  doneJettison: 'Tout garder',
  doneAim: 'Laisser l’ennemi désigner',
  doneAttack: 'Cesser l’attaque',
  doneLeave: 'Personne ne se désengage',
  doneRockets: 'En rester là',
};

export const missionHelp: { readonly [kind in keyof typeof enHelp]: string } = {
  load: 'Contre un navire, une torpille fait deux fois plus de dégâts, mais seulement à très basse altitude.',
  'over-target':
    'Au-dessus de l’objectif il y a la Flak, et les bombardiers. Qui attend hors zone revient pour le retour.',
  'run-in': 'En passe, on joue une seule réponse à chaque attaque, et on ne répond à aucune réponse.',
  jettison: 'Avec des bombes un avion ne manœuvre pas ; sans elles il ne bombarde pas.',
  angle: 'Par l’avant on tire moins des deux côtés, par l’arrière davantage.',
  aim: 'La carte d’un leader lui fait aussi gagner des rafales si elle réussit.',
  'aim-answer': 'Chacun de vos leaders libres à cette altitude peut répondre.',
  'choose-bomber': 'Un bombardier Endommagé vole seul : aucune autre tourelle ne l’aide.',
  'name-bomber': 'Désignez celui qui peut encaisser.',
  'formation-play': 'MANEUVERING et HALF LOOP font gagner des rafales ; personne n’y répond plus.',
  counter: 'Un tir fait des dégâts mais ne l’arrête pas ; une attaque repoussée l’arrête.',
  'counter-answer': 'On ne répond qu’à un tir, pas à une attaque repoussée.',
  'helped-answer': 'Une seule carte répond à chaque carte, d’où qu’elle vienne.',
  run: 'Qui attaque l’objectif ne joue pas de cartes ce tour-ci.',
  strafe: 'Mitrailleuses ou roquettes attirent encore une fois la Flak de l’objectif.',
  'flak-answer': 'Une seule réponse en tout : contre la carte qui fait le plus mal.',
  'bomber-order': 'Chacun pioche pour tout ce qu’il fait, puis sa Flak, avant le suivant.',
  'bombers-leave': 'Qui se désengage compte comme tel, et peut y rester.',
  search:
    'Un objectif refusé tire sa Flak de zone à la fin du tour sur tous ceux qui volent bas. Le troisième doit être attaqué.',
  rockets: 'Une carte : un Touché fait 2 points. La Flak pioche une carte de moins que d’ordinaire.',
  depth:
    'Là où est le sous-marin, un Touché fait 1 point, un Direct 4, un Vital 7 ; ailleurs un Direct 1 et un Vital 3 seulement.',
  submarine:
    'En plongée il ne craint ni mitraillage ni roquettes, et n’a pas de Flak. En surface il tire une carte contre chaque attaquant.',
};

export const soloAsks: typeof enSoloAsks = {
  order: () => 'Quels chasseurs attaquent maintenant ?',
  'formation-play': (p) => `${p.enemy} attaque ${p.plane}. Lequel de ses tirs vient en premier ?`,
  'counter-answer': (p) =>
    `Les tourelles de ${p.enemy} tirent ${p.card} : ${hits(p.hits)}. Avec quelle carte y répond-on ?`,
};

export const soloHelp: typeof enSoloHelp = {
  order: 'Tous attaquent dans ce tour ; seul l’ordre est à vous.',
  'formation-play': 'Un chasseur tire toutes ses cartes. Que vienne d’abord celle que vos tourelles repousseront.',
  'counter-answer': 'Un chasseur répond chaque fois qu’il le peut, et jamais par un tir.',
};
