import type { Happening, Use } from '@tallyho/zero';
import type { EventWords, Speech } from './en-events.ts';
import { missionEvents } from './fr-mission.ts';

type Played = Extract<Happening, { event: 'played' }>;

const played: { readonly [use in Use]: (e: Played, s: Speech) => string } = {
  attack: (e, s) => `joue ${s.names.card(e.card)} contre ${s.names.plane(e.at)}`,
  gunner: (e, s) => `fait tirer son mitrailleur : ${s.names.card(e.card)} sur ${s.names.plane(e.at)}`,
  answer: (e, s) => `répond par ${s.names.card(e.card)}`,
  'as SCISSORS': (e, s) => `est Agile et joue ${s.names.card(e.card)} comme SCISSORS`,
  'as ACE PILOT': (e, s) => `a un as aux commandes et joue ${s.names.card(e.card)} comme ACE PILOT`,
  aim: (e, s) => `joue ${s.names.card(e.card)} pour choisir son bombardier`,
};

export const events: EventWords = {
  altitudes: (e, s) =>
    `${e.levels.map((level, element) => `${s.names.element(element)} commence ${s.level(level)}`).join(' ; ')}.`,
  first: (e, s) => `Les ${s.side(e.side)} commencent${e.flipped ? ' : le marqueur a été lancé' : ''}.`,
  turn: (e) => `Tour ${e.turn}.`,
  sequence: (e, s) => `Au tour de ${s.names.element(e.element)}.`,
  target: (e, s) => `${s.names.plane(e.by)} s’en prend à ${s.names.plane(e.at)}.`,
  drew: (e, s) => `${s.names.element(e.element)} pioche ${s.cards(e.count)}${e.mini ? ' pour son ailier' : ''}.`,
  cards: (e, s) => `Piochées : ${e.cards.map((card) => s.names.card(card)).join(', ')}.`,
  discarded: (e, s) =>
    `${s.names.element(e.element)} se défausse de ${e.cards.map((card) => s.names.card(card)).join(', ')}.`,
  played: (e, s) => `${s.names.plane(e.by)} ${played[e.use](e, s)}.`,
  rolled: (e, s) => `${s.names.plane(e.by)} joue ${s.names.card(e.card)} pour ${e.up ? 'monter' : 'plonger'}.`,
  passed: (e, s) => `${s.seat(e.seat)} : pas de réponse.`,
  stopped: (e, s) => `${s.names.plane(e.by)} est contré.`,
  position: (e, s) =>
    `${s.names.element(e.element)} est maintenant ${s.standing(e.position)} ${s.names.element(e.foe)}.`,
  bursts: (e, s) => `${s.names.element(e.element)} a gagné ${s.bursts(e.bonus)} contre l’ailier.`,
  moved: (e, s) => `${s.names.element(e.element)} ${e.following ? 'suit et ' : ''}se trouve ${s.level(e.altitude)}.`,
  'not-followed': (e, s) => `${s.names.element(e.by)} laisse partir ${s.names.element(e.element)}.`,
  hit: (e, s) => `${s.names.plane(e.plane)} subit ${s.hits(e.hits)}, ${e.total} en tout.`,
  damaged: (e, s) => `${s.names.plane(e.plane)} est Endommagé.`,
  destroyed: (e, s) => `${s.names.plane(e.plane)} est détruit.`,
  disengaged: (e, s) => `${s.names.plane(e.plane)} s’est désengagé.`,
  promoted: (e, s) => `${s.names.plane(e.plane)} est promu leader.`,
  'gave-up': (e, s) => `${s.names.element(e.element)} abandonne sa position sur ${s.names.element(e.foe)}.`,
  'break-off': (e, s) =>
    `${s.names.plane(e.plane)} se désengage et tire ${s.names.card(e.card)} : niveau ${s.result(e.level)}, ramené à ${s.result(e.modified)}.`,
  out: (e, s) => `${s.names.element(e.element)} est hors de combat.`,
  reshuffled: () => 'La défausse est remélangée et redevient la pioche.',
  ...missionEvents,
  score: (e, s) => `Points de victoire : ${s.side(0)} ${e.points[0]}, ${s.side(1)} ${e.points[1]}.`,
};
