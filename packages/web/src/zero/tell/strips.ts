import type { Language } from '@tallyho/words';
import { DESTROYED, DISENGAGED, type DogfightView, type ElementNo, NOBODY, type PlaneNo, rules } from '@tallyho/zero';
import type { BacksScene, CraftScene, StripScene } from '../../dogfight/scene.ts';
import { levelName, positionName } from '../../dogfight/words/words.ts';
import { isHuman, type Player } from '../../saved/players.ts';
import { texts } from '../../words/language.tsx';
import { elementAsked, elementInFocus, openly } from '../model/engine.ts';
import type { Names } from '../model/names.ts';
import { burstsOf, limitsOf, wingmanRatings } from '../model/ratings.ts';
import type { ZeroWords } from '../words/words.ts';
import { handId } from './hands.ts';

interface Told {
  readonly w: ZeroWords;
  readonly view: DogfightView;
  readonly names: Names;
  readonly players: readonly Player[];
  readonly language: Language;
  readonly near: number;
}

/** An Element at a glance: Leader and Wingman with their damage, Bursts, cards, altitude, position. */
export function stripScene(told: Told, element: ElementNo): StripScene {
  const { w, view, names, near } = told;
  const { fixed, now, elements } = view;
  const { lead } = elements[element];
  const isOut = lead === NOBODY;
  return {
    id: element,
    label: names.badge(element),
    own: fixed.side[element] === near,
    name: names.element(element).replace(` (${names.badge(element)})`, ''),
    title: names.element(element),
    who: whoOf(told, element),
    note: isOut ? w.table.out : '',
    state: isOut ? 'gone' : now.element === element ? 'active' : '',
    isAwaited: elementAsked(view) === element,
    crafts: craftsOf(told, element),
    backs: isOut ? [] : backsOf(told, element),
    tags: isOut ? [] : tagsOf(told, element),
  };
}

function whoOf({ w, view, names, players, language }: Told, element: ElementNo): string {
  const seat = view.fixed.owner[element];
  const player = players[seat];
  const isAlone = players.filter(isHuman).length === 1;
  const name =
    player?.kind === 'bot'
      ? texts[language].levels[player.level]
      : isAlone && seat === view.seat
        ? w.shared.table.you
        : view.fixed.seats[seat];
  const pilot = names.pilot(element);
  return pilot === '' ? name : `${name}, ${pilot}`;
}

function craftsOf(told: Told, element: ElementNo): CraftScene[] {
  const { view } = told;
  const planes: PlaneNo[] = view.fixed.pairs[element] ? [element * 2, element * 2 + 1] : [element * 2];
  return planes.map((plane) => craftOf(told, element, plane));
}

function craftOf({ w, view }: Told, element: ElementNo, plane: PlaneNo): CraftScene {
  const { hits, damaged, fate } = view.planes[plane];
  const { lead, wing } = view.elements[element];
  const limits = limitsOf(view, plane);
  const isGone = plane !== lead && plane !== wing;
  const bursts = plane === lead ? burstsOf(view, element) : 0;
  const figure = (id: 'offensive' | 'defensive'): number =>
    wingmanRatings(view, element).find((rating) => rating.id === id)?.now ?? 0;
  return {
    name: plane === wing || (isGone && plane % 2 === 1) ? w.terms.wingman : w.terms.leader,
    note:
      fate === DESTROYED
        ? w.table.destroyed
        : fate === DISENGAGED
          ? w.table.disengaged
          : damaged === 1
            ? w.shared.table.damagedNow
            : '',
    isGone,
    pips: isGone ? null : { hits, ...limits, label: w.shared.table.damage({ hits, ...limits }) },
    figures: isGone
      ? []
      : plane === lead
        ? [{ value: bursts, name: w.shared.table.burstsLeft(bursts) }]
        : [
            { value: figure('offensive'), name: w.table.offensive },
            { value: figure('defensive'), name: w.table.defensive },
          ],
  };
}

/** Hands that do not lie open below. */
function backsOf({ w, view, names }: Told, element: ElementNo): BacksScene[] {
  const { cards, miniCards } = view.elements[element];
  if (elementInFocus(view) === element) return [];
  const name = names.element(element);
  const hand = { hand: handId(element, false), cards, label: w.shared.table.handOf({ plane: name, n: cards }) };
  const mini = {
    hand: handId(element, true),
    cards: miniCards,
    label: w.table.miniOf({ element: name, n: miniCards }),
  };
  return miniCards > 0 ? [hand, mini] : [hand];
}

function tagsOf({ w, view, names }: Told, element: ElementNo): string[] {
  const { altitude, position, foe, shock, aces } = view.elements[element];
  const { shared } = w;
  const against =
    foe === NOBODY
      ? ''
      : view.elements.length === 2
        ? positionName(shared, position)
        : shared.table.positionOn({ position: positionName(shared, position), other: names.badge(foe) });
  return [
    altitude >= 0 ? levelName(shared, altitude) : '',
    against,
    rules.leaderRating(openly(view), element, rules.AGILE) === 1 ? w.table.agile : '',
    shock ? w.table.shock : '',
    aces > 0 ? w.table.aces(aces) : '',
  ].filter((tag) => tag !== '');
}
