import type { DogfightView, Plane } from '@tallyho/down-in-flames';
import type { Language } from '@tallyho/words';
import type { CraftScene, StripScene } from '../../dogfight/scene.ts';
import { levelName, positionName } from '../../dogfight/words/words.ts';
import { isHuman, type Player } from '../../saved/players.ts';
import { texts } from '../../words/language.tsx';
import type { Names } from '../model/names.ts';
import { burstsLeft, limitsOf } from '../model/ratings.ts';
import { planeAsked, relationsOf } from '../model/relations.ts';
import type { DuelWords } from '../words/words.ts';
import { handId } from './hands.ts';
import { goneWords } from './scene.ts';

interface Told {
  readonly w: DuelWords;
  readonly view: DogfightView;
  readonly names: Names;
  readonly players: readonly Player[];
  readonly language: Language;
  readonly near: number;
}

/** What must be known of an aircraft at a glance: damage, Bursts, cards, altitude, position. */
export function stripScene(told: Told, plane: Plane): StripScene {
  const { w, view, names, near } = told;
  const { gone, face, cards } = view.planes[plane];
  const { table } = w.shared;
  const isOwn = view.fixed.owner[plane] === view.seat;
  return {
    id: plane,
    label: view.fixed.labels[plane],
    own: view.fixed.side[plane] === near,
    name: names.type(plane),
    title: names.plane(plane),
    who: whoOf(told, plane),
    note: gone ? goneWords(told, plane) : face === 1 ? table.damagedNow : '',
    state: gone ? 'gone' : view.active === plane ? 'active' : '',
    isAwaited: view.asks.length > 0 && planeAsked(view) === plane,
    crafts: gone || view.planes[plane].fighter < 0 ? [] : [craftOf(told, plane)],
    backs:
      gone || isOwn
        ? []
        : [{ hand: handId(plane), cards, label: table.handOf({ plane: names.plane(plane), n: cards }) }],
    tags: gone ? [] : tagsOf(told, plane, isOwn),
  };
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
        : view.fixed.seats[seat];
  const pilot = view.fixed.pilots[view.planes[plane].pilot]?.name ?? '';
  return pilot === '' ? name : `${name}, ${pilot}`;
}

function craftOf({ w, view }: Told, plane: Plane): CraftScene {
  const { hits } = view.planes[plane];
  const limits = limitsOf(view, plane);
  const bursts = burstsLeft(view, plane);
  return {
    name: '',
    note: '',
    isGone: false,
    pips: { hits, ...limits, label: w.shared.table.damage({ hits, ...limits }) },
    figures: [{ value: bursts, name: w.shared.table.burstsLeft(bursts) }],
  };
}

function tagsOf({ w, view }: Told, plane: Plane, isOwn: boolean): string[] {
  const { altitude, evasive, bonus, aces } = view.planes[plane];
  const { shared } = w;
  return [
    levelName(shared, altitude),
    ...relationsOf(view, plane)
      .filter(({ position }) => position !== 0)
      .map(({ other, position }) =>
        view.planes.length === 2
          ? positionName(shared, position)
          : shared.table.positionOn({ position: positionName(shared, position), other: view.fixed.labels[other] }),
      ),
    evasive > 0 ? w.table.evasive(evasive) : '',
    bonus > 0 ? w.table.bonus(bonus) : '',
    aces > 0 && !isOwn ? w.table.acesLeft(aces) : '',
  ].filter((tag) => tag !== '');
}
