import { type Plane, rules } from '@tallyho/down-in-flames';
import type { Language } from '@tallyho/words';
import { woundsOf } from '../../dogfight/model/wounds.ts';
import type { PlateLine, PlateScene, TokenScene } from '../../dogfight/scene.ts';
import { isHuman, type Player } from '../../saved/players.ts';
import { texts } from '../../words/language.tsx';
import { openly } from '../model/engine.ts';
import { isBomber } from '../model/formations.ts';
import { burstsLeft, limitsOf, ratingsNow } from '../model/ratings.ts';
import { planeAsked } from '../model/relations.ts';
import { seatName } from '../words/commands.ts';
import { handId } from './hands.ts';
import { planeWords } from './in-words.ts';
import type { Looked } from './scene.ts';

export interface Told extends Looked {
  readonly players: readonly Player[];
  readonly language: Language;
}

/** Every aircraft that still flies, fighters and bombers alike. */
export const tokensOf = (told: Told): TokenScene[] =>
  told.view.planes.flatMap(({ gone }, plane) => (gone ? [] : [tokenOf(told, plane)]));

function tokenOf(told: Told, plane: Plane): TokenScene {
  const { view, near } = told;
  const { altitude, prey, grip, fighter, hits } = view.planes[plane];
  const { fixed } = view;
  const flown = fixed.fighters[fighter];
  const holds = prey >= 0 && grip > 0 && !view.planes[prey].gone;
  return {
    id: plane,
    label: fixed.labels[plane],
    own: fixed.side[plane] === near,
    altitude,
    prey: holds ? prey : null,
    hold: holds ? (grip === 2 ? 'tailing' : 'advantaged') : null,
    aircraft: flown?.id ?? null,
    like: { flag: flown?.nation, kind: isBomber(view, plane) ? 'medium' : 'fighter' },
    wounds: woundsOf({ hits, ...limitsOf(view, plane) }),
    wingman: null,
    isBomber: isBomber(view, plane),
    isActing: view.active === plane,
    isAwaited: view.asks.length > 0 && planeAsked(view) === plane,
    plate: plateOf(told, plane),
    who: whoOf(told, plane),
    sheet: fixed.labels[plane],
    words: planeWords(told, plane),
  };
}

function plateOf(told: Told, plane: Plane): PlateScene {
  const { w, view, names } = told;
  const { face, cards, fighter } = view.planes[plane];
  const isOwn = view.fixed.owner[plane] === view.seat;
  const bomber = isBomber(view, plane);
  const isManned = view.mission?.manned[plane] === true;
  return {
    name: names.type(plane),
    you: isOwn,
    status: face === 1 ? w.shared.table.damagedNow : '',
    lines: fighter < 0 ? [] : [bomber ? bomberLine(told, plane) : fighterLine(told, plane)],
    // A bomber has a hand only while its turrets are manned.
    backs:
      bomber && !isManned
        ? []
        : [
            {
              hand: handId(plane),
              cards,
              label: w.shared.table.handOf({ plane: names.plane(plane), n: cards }),
            },
          ],
    notes: notesOf(told, plane, isOwn),
    load: bomber ? rules.bombLoad(openly(view), plane) : 0,
  };
}

function pipsOf({ w, view }: Told, plane: Plane) {
  const { hits } = view.planes[plane];
  const limits = limitsOf(view, plane);
  return { hits, ...limits, label: w.shared.table.damage({ hits, ...limits }) };
}

function fighterLine(told: Told, plane: Plane): PlateLine {
  const { w, view } = told;
  const left = Math.max(0, burstsLeft(view, plane));
  const spent = ratingsNow(view, plane)
    .find(({ id }) => id === 'bursts')
    ?.parts.find(({ part }) => part === 'spent')?.by;
  return {
    name: '',
    pips: pipsOf(told, plane),
    bursts: { left, most: left + Math.max(0, -(spent ?? 0)), label: `${left} ${w.shared.table.burstsLeft(left)}` },
    figures: [],
    note: '',
  };
}

function bomberLine(told: Told, plane: Plane): PlateLine {
  const { w, view } = told;
  return {
    name: '',
    pips: pipsOf(told, plane),
    bursts: null,
    figures: [
      {
        short: w.sortie.turretsShort,
        value: String(rules.turretHand(openly(view), plane)),
        name: w.sortie.turretCards,
      },
    ],
    note: '',
  };
}

function notesOf({ w, view }: Told, plane: Plane, isOwn: boolean): PlateScene['notes'] {
  const { evasive, bonus, aces } = view.planes[plane];
  return [
    ...(evasive > 0 ? [{ short: 'EVASIVE', text: w.table.evasive(evasive) }] : []),
    ...(bonus > 0 ? [{ short: `+${bonus}`, text: w.table.bonus(bonus) }] : []),
    ...(aces > 0 && !isOwn ? [{ short: `★ ${aces}`, text: w.table.acesLeft(aces) }] : []),
  ];
}

function whoOf({ w, view, players, language }: Told, plane: Plane): string {
  const seat = view.fixed.owner[plane];
  const player = players[seat];
  const isAlone = players.filter(isHuman).length === 1;
  const name =
    player?.kind === 'bot'
      ? texts[language].levels[player.level]
      : isAlone && seat === view.seat
        ? w.shared.table.you
        : seatName(view.fixed.seats[seat], language);
  const pilot = view.fixed.pilots[view.planes[plane].pilot]?.name ?? '';
  return pilot === '' ? name : `${name}, ${pilot}`;
}
