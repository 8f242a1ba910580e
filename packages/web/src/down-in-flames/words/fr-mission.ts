import { type Happening, type Pattern, patterns, type TargetStatus, targetStatuses } from '@tallyho/down-in-flames';
import { minus } from '@tallyho/words/figures';
import type { EventWords, Speech } from './en-events.ts';
import type { missionAsks as enAsks, missionChoices as enChoices, MissionEvent } from './en-mission.ts';

const patternNames: { readonly [pattern in Pattern]: string } = {
  dispersed: 'Dispersé',
  normal: 'Normal',
  tight: 'Serré',
};
const statuses: { readonly [status in TargetStatus]: string } = {
  intact: 'Intact',
  damaged: 'Endommagé',
  destroyed: 'Détruit',
};
const pattern = (n: number): string => patternNames[patterns[n]];
const bombs = (n: number): string => (n < 2 ? `${n} bombe` : `${n} bombes`);
const points = (n: number): string => (Math.abs(n) < 2 ? `${minus(n)} point` : `${minus(n)} points`);
const turns = (n: number): string => (n < 2 ? `${n} tour` : `${n} tours`);
const ways = ['devant', 'derrière', 'à gauche de', 'à droite de'];

type Chose = Extract<Happening, { event: 'chose' }>;
const chose: { readonly [how in Chose['how']]: (e: Chose, s: Speech) => string } = {
  free: (e, s) => `${s.names.plane(e.plane)} choisit librement ${s.names.plane(e.at)}, seul en queue de formation.`,
  speed: (e, s) => `${s.names.plane(e.plane)} dépense un point de vitesse pour choisir ${s.names.plane(e.at)}.`,
  card: (e, s) => `${s.names.plane(e.plane)} choisit ${s.names.plane(e.at)}.`,
  named: (e, s) => `L’adversaire désigne ${s.names.plane(e.at)} comme cible de ${s.names.plane(e.plane)}.`,
};

export const missionEvents: Pick<EventWords, MissionEvent> = {
  shifted: (e, s) =>
    `${s.names.side(e.side)} : tous les bombardiers volent un niveau plus ${e.by > 0 ? 'haut' : 'bas'}.`,
  winds: (e, s) => `${s.names.side(e.side)} profite des vents : la mission dure ${turns(e.turns)}.`,
  'flak-laid': (e, s) => `${s.names.side(e.side)} pose un schéma de Flak, face cachée.`,
  'flak-pattern': (e) => `Votre schéma de Flak : ${pattern(e.pattern)}.`,
  'flak-revealed': (e, s) => `${s.names.side(e.side)} révèle la Flak : ${pattern(e.pattern)}.`,
  placed: (e, s) => `${s.names.plane(e.plane)} prend place ${ways[e.way]} ${s.names.plane(e.beside)}.`,
  late: (e, s) => `${s.names.plane(e.plane)} est en retard : absent ce tour-ci.`,
  withdrew: (e, s) => `${s.names.plane(e.plane)} est à court de carburant et rentre.`,
  jettisoned: (e, s) => `${s.names.plane(e.plane)} se déleste de ses bombes et redevient un chasseur.`,
  'left-choice': (e, s) => `${s.names.plane(e.plane)} laisse l’adversaire choisir le bombardier qu’il attaque.`,
  chose: (e, s) => chose[e.how](e, s),
  'stood-down': (e, s) =>
    `Les tourelles de ${s.names.plane(e.plane)} se défaussent de ${e.cards.map((card) => s.names.card(card)).join(', ')}.`,
  reduced: (e, s) => `Les tourelles de ${s.names.plane(e.plane)} lui épargnent ${s.hits(e.by)}.`,
  'fuel-tank-stopped': (e, s) => `Les tourelles de ${s.names.plane(e.plane)} stoppent FUEL TANK.`,
  bombing: (e, s) => `${s.names.plane(e.plane)} bombarde en schéma ${pattern(e.pattern)}.`,
  'bombs-away': (e, s) => `${s.names.plane(e.plane)} largue ${bombs(e.bombs)}.`,
  target: (e) => `${bombs(e.bombs)} sur l’objectif : ${statuses[targetStatuses[e.status]]}.`,
  scored: (e, s) =>
    `${s.names.side(e.side)} : ${e.target} pour l’objectif, ${e.aircraft} pour les avions ; ${points(e.final)} en fin de compte.`,
};

export const missionAsks: typeof enAsks = {
  chooseBySpeed: (p) => `Votre ${p.plane} est plus rapide que des bombardiers d’ici. Auquel vous en prendre ?`,
  declare: 'Votre Option vous laisse décider. Dans quel sens ?',
  flak: 'Choisissez le schéma de Flak. L’attaquant ne le verra que quand ses bombes tomberont.',
  formation: 'Formez vos bombardiers : où vole le suivant ?',
  jettison: 'L’un de vos chasseurs-bombardiers se déleste-t-il de ses bombes pour combattre ?',
  name: (p) => `${p.enemy} vous laisse le choix : lequel de vos bombardiers attaque-t-il ?`,
  turretManeuver: (p) => `${p.enemy} manœuvre autour de votre ${p.you}. Ses tourelles tirent-elles ?`,
  turretAttack: (p) =>
    `${p.enemy} attaque votre ${p.you} : ${p.hits < 2 ? `${p.hits} dégât` : `${p.hits} dégâts`}. Que font ses tourelles ?`,
  turretFuelTank: (p) => `${p.enemy} vise le réservoir de votre ${p.you} : il serait détruit. Que font ses tourelles ?`,
  dodge: (p) => `Les tourelles de ${p.enemy} tirent ${p.card} sur votre ${p.you}. Répondre ?`,
  bombing: (p) => `Votre ${p.plane} est au-dessus de l’objectif. Dans quel schéma bombarde-t-il ?`,
};

export const missionChoices: typeof enChoices = {
  lower: 'Bombardiers un niveau plus bas',
  higher: 'Bombardiers un niveau plus haut',
  fewer: (n) => `${turns(n)} de moins`,
  more: (n) => `${turns(n)} de plus`,
  flak: (n) => `Flak en schéma ${pattern(n)}`,
  place: (p) => `${p.plane} ${ways[p.way]} ${p.beside}`,
  jettison: (plane) => `${plane} se déleste de ses bombes`,
  keepBombs: 'Garder les bombes',
  choose: (bomber) => `S’en prendre à ${bomber}`,
  chooseBySpeed: (bomber) => `Choisir ${bomber} avec un point de vitesse`,
  chooseByCard: (p) => `Choisir ${p.bomber} contre ${p.card}`,
  leaveChoice: 'Attaquer, l’adversaire désigne le bombardier',
  name: (bomber) => bomber,
  turret: (p) => `Tourelles : ${p.card}${p.with === '' ? '' : ` avec ${p.with}`}`,
  noTurret: 'Ne pas tirer',
  bomb: (n) => `Schéma ${pattern(n)}`,
};
