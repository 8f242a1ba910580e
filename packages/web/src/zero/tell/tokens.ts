import type { Language } from '@tallyho/words';
import { type ElementNo, HELD_OFF, NOBODY, OVER_TARGET, type PlaneNo, rules, TAILING } from '@tallyho/zero';
import { woundsOf } from '../../dogfight/model/wounds.ts';
import type { BacksScene, PlateLine, PlateScene, TokenScene, WoundsScene } from '../../dogfight/scene.ts';
import { isHuman, type Player } from '../../saved/players.ts';
import { texts } from '../../words/language.tsx';
import { elementAsked, openly } from '../model/engine.ts';
import { missionOf } from '../model/mission.ts';
import { leaderRatings, limitsOf, wingmanRatings } from '../model/ratings.ts';
import { bomberTokens, TORPEDOES } from './bombers.ts';
import { goneWord } from './fates.ts';
import { sideFlags } from './flag.ts';
import { handId } from './hands.ts';
import { isShadow, nightNotes } from './night.ts';
import { marksOf } from './people.ts';
import { elementWords, type Looked } from './scene.ts';

export interface Told extends Looked {
  readonly players: readonly Player[];
  readonly language: Language;
}

/** Every Element that is still in the fight; Z-7.1b — its Wingman flies with the Leader. Then the Formation aircraft. */
export const tokensOf = (told: Told): TokenScene[] => [
  ...told.view.elements.flatMap(({ lead }, element) => (lead === NOBODY ? [] : [tokenOf(told, element)])),
  ...bomberTokens(told, (seat) => playerName(told, seat)),
];

function tokenOf(told: Told, element: ElementNo): TokenScene {
  const { view, names, near } = told;
  const { fixed, now, elements } = view;
  const { lead, wing, altitude, foe, position } = elements[element];
  const holds = position > 0 && foe !== NOBODY;
  const aircraft = fixed.aircraft[element];
  return {
    id: element,
    label: names.badge(element),
    own: fixed.side[element] === near,
    altitude,
    prey: holds ? foe : null,
    hold: holds ? (position === TAILING ? 'tailing' : 'advantaged') : null,
    aircraft,
    like: { flag: sideFlags[fixed.side[element]] },
    wounds: wounds(told, lead),
    wingman: wing === NOBODY ? null : { aircraft, wounds: wounds(told, wing) },
    isBomber: false,
    isShadow: isShadow(told, fixed.side[element]),
    isActing: now.element === element,
    isAwaited: elementAsked(view) === element,
    plate: plateOf(told, element),
    who: whoOf(told, element),
    sheet: String(lead),
    words: elementWords(told, element).join(' '),
  };
}

const wounds = ({ view }: Told, plane: PlaneNo): WoundsScene =>
  woundsOf({ hits: view.planes[plane].hits, ...limitsOf(view, plane) });

function plateOf(told: Told, element: ElementNo): PlateScene {
  const { w, view, names } = told;
  const { shock, aces, lead } = view.elements[element];
  const planes: PlaneNo[] = view.fixed.pairs[element] ? [element * 2, element * 2 + 1] : [element * 2];
  // Whoever leads stands first: a Wingman, where he has been promoted.
  planes.sort((a, b) => Number(b === lead) - Number(a === lead));
  return {
    name: names.element(element).replace(` (${names.badge(element)})`, ''),
    you: view.fixed.owner[element] === view.seat,
    status: planes.length === 1 && view.planes[lead].damaged === 1 ? w.shared.table.damagedNow : '',
    lines: planes.map((plane) => lineOf(told, element, plane, planes.length > 1)),
    backs: backsOf(told, element),
    notes: [
      ...(rules.leaderRating(openly(view), element, rules.AGILE) === 1
        ? [{ short: w.table.agile, text: w.table.agile }]
        : []),
      ...(shock ? [{ short: w.table.shockShort, text: w.table.shock }] : []),
      ...(aces > 0 ? [{ short: `★ ${aces}`, text: w.table.aces(aces) }] : []),
      ...missionNotes(told, element),
    ],
    load: planes.filter((plane) => (view.sortie?.load[plane] ?? 0) > 0).length,
  };
}

/** What holds for an Element on a Mission. */
function missionNotes(told: Told, element: ElementNo): PlateScene['notes'] {
  const { w, view } = told;
  const mission = missionOf(view);
  if (mission === null) return [];
  const { sortie } = mission;
  const { notes } = w.sortie;
  const { lead, wing } = view.elements[element];
  const own = [lead, wing].filter((plane) => plane !== NOBODY);
  return [
    ...(mission.orders.kamikaze?.elements[element] === true ? [notes.kamikaze] : []),
    ...(own.some((plane) => sortie.load[plane] === TORPEDOES) ? [notes.torpedo] : []),
    ...(own.some((plane) => sortie.runs[plane] === 1)
      ? [notes.run]
      : sortie.where[element] === OVER_TARGET
        ? [notes.over]
        : []),
    ...(sortie.where[element] === HELD_OFF ? [notes.waits] : []),
    ...nightNotes(told, element),
  ];
}

/** One aircraft of an Element: its damage, and Bursts or, of a Wingman, his ratings. */
function lineOf({ w, view }: Told, element: ElementNo, plane: PlaneNo, isNamed: boolean): PlateLine {
  const { hits, damaged, fate } = view.planes[plane];
  const { lead, wing } = view.elements[element];
  const limits = limitsOf(view, plane);
  const isGone = plane !== lead && plane !== wing;
  const { wingman, leader, formerLeader } = w.terms;
  const role = plane === lead ? leader : plane === wing || plane % 2 === 1 ? wingman : formerLeader;
  const figure = (id: 'offensive' | 'defensive', short: string, name: string) => ({
    short,
    value: String(wingmanRatings(view, element).find((rating) => rating.id === id)?.now ?? 0),
    name,
  });
  return {
    name: isNamed ? role : '',
    pips: isGone ? null : { hits, ...limits, label: w.shared.table.damage({ hits, ...limits }) },
    bursts: plane === lead ? burstsOn({ w, view }, element) : null,
    figures:
      isGone || plane === lead
        ? []
        : [
            figure('offensive', w.table.offensiveShort, w.table.offensive),
            figure('defensive', w.table.defensiveShort, w.table.defensive),
          ],
    note: isGone ? goneWord(w, fate) : isNamed && damaged === 1 ? w.shared.table.damagedNow : '',
    marks: isGone ? [] : marksOf({ w, view }, plane),
  };
}

function burstsOn({ w, view }: Pick<Told, 'w' | 'view'>, element: ElementNo): PlateLine['bursts'] {
  const bursts = leaderRatings(view, element).find(({ id }) => id === 'bursts');
  if (bursts === undefined) return null;
  const left = Math.max(0, bursts.now);
  const spent = bursts.parts.find(({ part }) => part === 'spent')?.by ?? 0;
  return { left, most: left + Math.max(0, -spent), label: `${left} ${w.shared.table.burstsLeft(left)}` };
}

function backsOf({ w, view, names }: Told, element: ElementNo): BacksScene[] {
  const { cards, miniCards } = view.elements[element];
  const name = names.element(element);
  const hand = { hand: handId(element, false), cards, label: w.shared.table.handOf({ plane: name, n: cards }) };
  const mini = {
    hand: handId(element, true),
    cards: miniCards,
    label: w.table.miniOf({ element: name, n: miniCards }),
  };
  return miniCards > 0 ? [hand, mini] : [hand];
}

function playerName({ w, view, names, players, language }: Told, seat: number): string {
  const player = players[seat];
  const isAlone = players.filter(isHuman).length === 1;
  if (player?.kind === 'bot') return texts[language].levels[player.level];
  return isAlone && seat === view.seat ? w.shared.table.you : names.seat(seat);
}

function whoOf(told: Told, element: ElementNo): string {
  const name = playerName(told, told.view.fixed.owner[element]);
  const { lead } = told.view.elements[element];
  const promoted = lead % 2 === 1 ? told.names.wingmanPilot(element) : '';
  const pilot = promoted === '' ? told.names.pilot(element) : promoted;
  return pilot === '' ? name : `${name}, ${pilot}`;
}
