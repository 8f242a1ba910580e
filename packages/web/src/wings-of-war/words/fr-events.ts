import { isBeyondReach } from '@tallyho/wings-of-war';
import { minus } from '@tallyho/words/figures';
import { de } from '../../words/french.ts';
import type { EventWords, Of, Speech } from './en-events.ts';

const as = {
  'split-s': ' en Split-S',
  overdive: ' en plongée forcée',
  landing: ' pour se poser',
  'take-off': ' pour décoller',
  '': '',
} as const;

const fates: { readonly [fate: string]: string } = {
  'shot-down': 'est abattu.',
  left: 'est sorti de l’aire de jeu : éliminé.',
  home: 'est rentré.',
};

const withGun = (plane: number, gun: number, s: Speech): string => (s.isTwoSeater(plane) ? ` de sa ${s.gun(gun)}` : '');

const gaveWay = ({ cards, because }: Of<'collision'>): string => {
  if (cards.length > 0) return 'des cartes décident qui cède le passage';
  return because === 'WOW-GAP-139' ? 'un avion au sol ne cède pas le passage' : 'le hasard décide qui cède le passage';
};

export const events: EventWords = {
  turn: (e) => `Tour ${e.turn}.`,
  planned: () => 'Tous les programmes sont posés.',
  replans: (e, s) => `${s.names.seat(e.seat)} reprend ses cartes.`,
  'floor-proposed': (e, s) => `${s.names.seat(e.seat)} propose l’altitude ${e.floor} comme nouveau plancher.`,
  floor: (e) => `Le plancher est maintenant à l’altitude ${e.floor}, le plafond à ${e.ceiling}.`,
  tails: (e, s) => `${s.names.plane(e.plane)} poursuit ${s.names.plane(e.target)}.`,
  'tailing-lost': (e, s) => `${s.names.plane(e.plane)} ne poursuit plus ${s.names.plane(e.target)}.`,
  shown: (e, s) => `Vous seul le voyez : ${s.names.plane(e.target)} va jouer ${s.card(e.card)}.`,
  phase: (e) => `Phase ${e.phase}.`,
  executed: (e, s) => `${s.names.plane(e.plane)} : ${s.card(e.card)}${as[e.as]}.`,
  illegal: (e, s) =>
    `${s.names.plane(e.plane)} : ${s.card(e.card)}, manœuvre interdite ici (${s.reason(e.reason)})${e.replacedBy < 0 ? ' ; l’avion n’est plus contrôlé' : ` ; à la place : ${s.card(e.replacedBy)}`}.`,
  ignored: (e, s) => `${s.names.plane(e.plane)} n’exécute pas sa carte.`,
  stacked: (e, s) => `${s.names.plane(e.plane)} : ${s.card(e.card)} dans les nuages, mise de côté.`,
  cloud: (e, s) => `${s.names.plane(e.plane)} ${e.entered ? 'entre dans les nuages' : 'sort des nuages'}.`,
  altitude: (e, s) =>
    `${s.names.plane(e.plane)} est à l’altitude ${e.level}${e.climbs === 0 ? '' : ` avec ${e.climbs === 1 ? '1 pion de montée' : `${e.climbs} pions de montée`}`}.`,
  'touched-down': (e, s) => `${s.names.plane(e.plane)} touche le sol sur le terrain.`,
  landed: (e, s) => `${s.names.plane(e.plane)} s’est posé.`,
  airborne: (e, s) => `${s.names.plane(e.plane)} a décollé.`,
  crashed: (e, s) => `${s.names.plane(e.plane)} s’écrase et pioche ${s.cards(e.cards)}.`,
  turned: (e, s) => `${s.names.plane(e.plane)} pivote au sol.`,
  collision: (e, s) => `${e.planes.map((plane) => s.names.plane(plane)).join(', ')} : collision ; ${gaveWay(e)}.`,
  'set-back': (e, s) =>
    `${s.names.plane(e.plane)} ${isBeyondReach(e.by) ? 'ne trouve pas de place et reste où il était' : `est reculé de ${Math.round(e.by / 1000)} mm`}.`,
  fires: (e, s) =>
    `${s.names.plane(e.plane)} tire${withGun(e.plane, e.gun, s)} sur ${s.names.plane(e.target)} à ${e.short ? 'courte' : 'longue'} portée${e.aimed ? ', avec la visée' : ''}.`,
  draws: (e, s) =>
    `${s.names.plane(e.plane)} pioche ${e.cards < 2 ? 'une carte de dégâts' : `${e.cards} cartes de dégâts`} ${e.deck}.`,
  cards: (e, s) =>
    `Vous seul le voyez : ${e.cards.map((card) => s.damage(card)).join(' ; ')}. ${s.names.plane(e.plane)} en est à ${s.half(e.damage)} de dégâts.`,
  jam: (e, s) => `${s.damage(e.card)} : la ${s.gun(e.gun)} ${de(s.names.plane(e.plane))} est enrayée.`,
  'jam-counters': (e, s) => `${s.names.plane(e.plane)} prend des pions d’enrayage.`,
  special: (e, s) => `${s.names.plane(e.plane)} : ${s.symbol(e.symbol)}.`,
  'fire-fighting': (e, s) =>
    `${s.names.plane(e.plane)} essaie d’éteindre l’incendie (${s.damage(e.card)}) : ${e.out ? 'un pion flammes de moins' : 'en vain'}.`,
  exploded: (e, s) => `${s.names.plane(e.plane)} explose.`,
  eliminated: (e, s) => `${s.names.plane(e.plane)} ${fates[e.fate] ?? e.fate}`,
  photographed: (e, s) => `Vous seul le savez : ${s.names.plane(e.plane)} a pris sa photographie.`,
  objective: (e, s) => `${s.names.plane(e.plane)} a rempli sa mission.`,
  reshuffled: (e) => `Le paquet de dégâts ${e.deck} est mélangé à nouveau.`,
  'written-down': () => 'Tous les dégâts sont notés, et les cartes retournent dans leurs paquets.',
  score: (e, s) => `Points : ${e.sides.map((side) => `${s.names.side(side)} ${minus(e.scores[side])}`).join(', ')}.`,
};
