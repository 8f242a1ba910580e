import { de } from '../../words/french.ts';
import type { asks as enAsks, choices as enChoices, help as enHelp } from './en-asks.ts';

export const asks: typeof enAsks = {
  plan: (p) => `${p.plane} : posez la carte ${p.slot} sur 3.`,
  planWhole: 'Votre programme est complet. Prêt ?',
  planReach: (p) =>
    `Après la carte ${p.slot}, ${p.plane} aurait ${p.other} dans son arc, à ${p.isShort ? 'courte' : 'longue'} portée.`,
  leaves: (p) => `La carte ${p.slot} mène ${p.plane} hors de la carte. Jouez-la, et il quitte le combat.`,
  grave: (p) => `${p.plane}, carte ${p.slot}. ${p.warning}`,
  better: (p) => `Changez la carte ${p.slot} : avec celle qui est levée (${p.card}), il reste.`,
  planOther: (p) => `${p.plane} a son programme. Programmez vos autres avions.`,
  ready: 'Tous les programmes sont posés. Gardez-vous le vôtre ?',
  tail: (p) =>
    `${p.plane} est derrière un ennemi. Le poursuivre ce tour-ci, et voir ses cartes avant de jouer les vôtres ?`,
  rearrange: (p) =>
    `Vous poursuivez ${p.target} et voyez sa prochaine carte : ${p.card}. Dans quel ordre ${p.plane} joue-t-il les siennes ?`,
  rearrangeBlind: (p) => `Dans quel ordre ${p.plane} joue-t-il les cartes qui lui restent ?`,
  fire: (p) => `${p.plane} peut tirer${p.gun === '' ? '' : ` de sa ${p.gun}`}. Sur qui ?`,
  silenced: (p) =>
    `${p.plane} a un ennemi devant sa ${p.gun === '' ? 'mitrailleuse' : p.gun}, mais une blessure l’empêche de tirer. Les autres n’ont pas à le savoir.`,
  pivot: (p) => `${p.plane} est au sol. Le faire pivoter sur un point de sa base ?`,
  turn: (p) => `De combien ${p.plane} pivote-t-il sur ${p.point} ?`,
  floor: (p) => `Le plancher est à l’altitude ${p.floor}, le plafond à ${p.ceiling}. Proposer un autre plancher ?`,
  consent: (p) => `${p.seat} propose l’altitude ${p.floor} comme plancher (plafond ${p.floor + 3}). D’accord ?`,
};

export const choices: typeof enChoices = {
  card: (name) => name,
  dare: (name) => `${name} (interdite !)`,
  idle: 'Aucune carte : rester au sol',
  ready: 'Prêt : en vol',
  again: 'Reprendre mes cartes',
  tail: (target) => `Poursuivre ${target}`,
  noTail: 'Ne poursuivre personne',
  order: (cards) => cards,
  programme: (p) => `programme ${de(p.plane)} : ${p.cards.join(', ')}`,
  keepOrder: (cards) => `Comme prévu : ${cards}`,
  fire: (p) =>
    `Tirer sur ${p.target} : ${p.range === 'short' ? 'courte' : 'longue'} portée, ${p.cards} ${p.deck}${p.aimed ? ', +1 pour la visée' : ''}`,
  hold: 'Ne pas tirer',
  pivot: (point) => `Sur ${point}`,
  stay: 'Le laisser ainsi',
  turn: (degrees) =>
    degrees <= 180 ? `${degrees}° dans le sens horaire` : `${360 - degrees}° dans le sens antihoraire`,
  floor: (floor) => `Plancher ${floor}, plafond ${floor + 3}`,
  keep: 'Ne rien changer',
  agree: 'D’accord',
  refuse: 'Refuser',
};

export const help: typeof enHelp = {
  plan: 'Posez trois cartes en secret ; puis tous volent ensemble. Finissez avec l’ennemi dans votre arc de tir, et vous hors du sien.',
  ready: 'Quand tout le monde est prêt, on révèle les premières cartes.',
  tail: 'Le poursuivant voit une carte de l’ennemi avant qu’elle soit jouée et peut changer l’ordre des siennes.',
  rearrange: 'Seul l’ordre peut changer, pas les cartes.',
  fire: 'À une demi-réglette, deux cartes ; à une réglette, une seule. Tous les tirs d’une phase tombent ensemble.',
  pivot: 'Pivoter au sol ne coûte rien, tant que le moteur est coupé.',
  turn: 'Le point sous le doigt ne bouge pas.',
  floor: 'Chaque avion doit être entre le nouveau plancher et son plafond, et tous doivent être d’accord.',
  consent: 'Il faut l’accord de tous.',
};
