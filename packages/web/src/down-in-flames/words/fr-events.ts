import type { Happening, Use } from '@tallyho/down-in-flames';
import type { EventWords, Speech } from './en-events.ts';
import { missionEvents } from './fr-mission.ts';

type Played = Extract<Happening, { event: 'played' }>;

const added = (e: Played, s: Speech): string =>
  e.with.length === 0 ? '' : ` avec ${e.with.map((card) => s.names.card(card)).join(', ')}`;

const played: { readonly [use in Use]: (e: Played, s: Speech) => string } = {
  attack: (e, s) => `tire ${s.names.card(e.card)} sur ${s.names.plane(e.at)}${added(e, s)}`,
  gunner: (e, s) => `fait tirer son mitrailleur : ${s.names.card(e.card)} sur ${s.names.plane(e.at)}${added(e, s)}`,
  maneuver: (e, s) => `manœuvre contre ${s.names.plane(e.at)} avec ${s.names.card(e.card)} : manœuvre ${e.steps}`,
  'barrel-roll': (e, s) => `joue ${s.names.card(e.card)} pour se dégager de ${s.names.plane(e.at)}`,
  scissors: (e, s) => `joue ${s.names.card(e.card)} contre ${s.names.plane(e.at)}`,
  agile: (e, s) => `est Agile : ${s.names.card(e.card)} comme SCISSORS contre ${s.names.plane(e.at)}`,
  tactic: (e, s) => `joue ${s.names.card(e.card)} comme Tactique`,
  barrage: (e, s) => `joue ${s.names.card(e.card)} en Barrage : +1 dégât pour la prochaine attaque`,
  'vertical-roll': (e, s) => `joue ${s.names.card(e.card)}`,
  redline: (e, s) => `joue ${s.names.card(e.card)}`,
  answer: (e, s) => `répond par ${s.names.card(e.card)}`,
  turret: (e, s) => `fait tirer ses tourelles : ${s.names.card(e.card)} sur ${s.names.plane(e.at)}${added(e, s)}`,
  evade: (e, s) => `esquive avec ${s.names.card(e.card)} : deux dégâts de moins`,
};

const costs: { readonly [cost in Extract<Happening, { event: 'discarded' }>['cost']]: string } = {
  climb: ' pour la montée',
  follow: ' pour suivre',
  stall: ' dans le décrochage',
  choice: '',
  bomber: ' pour choisir un bombardier',
};

const standing = ['Poursuivi par', 'Désavantagé face à', 'Neutre face à', 'Avantagé sur', 'Poursuivant, derrière'];

export const events: EventWords = {
  aircraft: (e, s) =>
    `${s.names.plane(e.plane)} entre en jeu${e.pilot === 0 ? '' : `, ${s.names.pilot(e.pilot)} aux commandes`}.`,
  altitude: (e, s) => `${s.names.plane(e.plane)} commence ${s.level(e.altitude)}.`,
  initiative: (e, s) => `L’initiative revient à ${s.names.side(e.side)}.`,
  first: (e, s) => `${s.names.side(e.side)} commence.`,
  turn: (e) => `Tour ${e.turn}.`,
  order: (e, s) => `Ordre de ce tour : ${e.planes.map((plane) => s.names.plane(plane)).join(', ')}.`,
  acts: (e, s) => `Au tour de ${s.names.plane(e.plane)}.`,
  drew: (e, s) => `${s.names.plane(e.plane)} pioche ${s.cards(e.count)}.`,
  cards: (e, s) => `Piochées : ${e.cards.map((card) => s.names.card(card)).join(', ')}.`,
  discarded: (e, s) => `${s.names.plane(e.plane)} se défausse de ${s.names.card(e.card)}${costs[e.cost]}.`,
  played: (e, s) => `${s.names.plane(e.plane)} ${played[e.use](e, s)}.`,
  'speed-maneuver': (e, s) =>
    `${s.names.plane(e.plane)} profite de sa vitesse contre ${s.names.plane(e.at)} : une manœuvre gratuite.`,
  passed: (e, s) => `${s.names.plane(e.plane)} ne répond pas.`,
  succeeded: (e, s) => `${s.names.plane(e.plane)} réussit son action.`,
  cancelled: (e, s) => `${s.names.plane(e.plane)} est contré.`,
  position: (e, s) => `${s.names.plane(e.plane)} est maintenant ${standing[e.position + 2]} ${s.names.plane(e.at)}.`,
  'gave-up': (e, s) => `${s.names.plane(e.plane)} abandonne sa position sur ${s.names.plane(e.at)}.`,
  climbed: (e, s) =>
    `${s.names.plane(e.plane)} ${e.following >= 0 ? `suit ${s.names.plane(e.following)}, ` : ''}monte et se trouve ${s.level(e.altitude)}.`,
  dived: (e, s) =>
    `${s.names.plane(e.plane)} ${e.following >= 0 ? `suit ${s.names.plane(e.following)}, ` : ''}plonge et se trouve ${s.level(e.altitude)}.`,
  'stayed-behind': (e, s) => `${s.names.plane(e.plane)} laisse partir ${s.names.plane(e.at)}.`,
  stalled: (e, s) => `${s.names.plane(e.plane)} décroche.`,
  hit: (e, s) => `${s.names.plane(e.plane)} subit ${s.hits(e.hits)}, ${e.total} en tout.`,
  damaged: (e, s) => `${s.names.plane(e.plane)} est Endommagé.`,
  destroyed: (e, s) => `${s.names.plane(e.plane)} est touché au réservoir.`,
  'shot-down': (e, s) => `${s.names.plane(e.plane)} est abattu.`,
  reshuffled: () => 'La défausse est remélangée et redevient la pioche.',
  ...missionEvents,
};
