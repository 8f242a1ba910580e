import type { Card } from '@tallyho/kernel';
import { type DogfightView, type ElementNo, elementOf, NOBODY, type PlaneNo, titles } from '@tallyho/zero';
import { cardWords } from '../../dogfight/cards/card-words.ts';
import type { HandPlace, HandScene } from '../../dogfight/scene.ts';
import {
  answersWithMini,
  elementAsked,
  elementInFocus,
  formationAttack,
  isWing,
  openExchange,
  passOver,
} from '../model/engine.ts';
import { helpersAt, missionOf, seatAsked } from '../model/mission.ts';
import type { Names } from '../model/names.ts';
import type { ZeroWords } from '../words/words.ts';
import { cardScene, spoiledScene } from './card.ts';

/** How hands are known to what travels between them. */
export const handId = (element: ElementNo, mini: boolean): string => `${mini ? 'mini' : 'hand'}-${element}`;

export const turretHandId = (plane: PlaneNo): string => `turrets-${plane}`;

/**
 * One's own hands: the turrets' while one of one's bombers is attacked; the Leader's, and the Wingman's mini-hand while
 * there is one; those of Leaders that may answer for somebody. The one that is asked comes first.
 */
export function handScenes(w: ZeroWords, view: DogfightView, names: Names): HandScene[] {
  const element = elementInFocus(view);
  const turrets = turretHand(w, view, names);
  const helpers = helpersAsked(view);
  // Where others answer, and this Element does not, its hand is of no use now.
  const own = elementAsked(view) === NOBODY && helpers.length > 0 ? [] : elementHands(w, view, names, element);
  const others = helpers
    .filter((helper) => own.length === 0 || helper !== element)
    .flatMap((helper) => elementHands(w, view, names, helper).slice(0, 1));
  const hands = [...turrets, ...own, ...others];
  return hands.length > own.length && hands.length > 1
    ? hands.map((hand) => ({ ...hand, caption: hand.caption === '' ? hand.title : hand.caption }))
    : hands;
}

function elementHands(w: ZeroWords, view: DogfightView, names: Names, element: ElementNo): HandScene[] {
  if (element === NOBODY) return [];
  const { hand, mini, altitude } = view.elements[element];
  if (hand === null || altitude < 0) return [];
  const name = names.element(element);
  const answering = answeringTitle(view);
  const own: HandScene = {
    hand: handId(element, false),
    title: w.table.yourHand(name),
    caption: '',
    places: placesOf(w, view, names, hand),
    answering,
  };
  if (mini === null || mini.length === 0) return [own];
  const wings: HandScene = {
    hand: handId(element, true),
    title: w.table.miniHand(name),
    caption: w.table.miniCaption,
    places: placesOf(w, view, names, mini),
    answering,
  };
  const leaders = { ...own, caption: w.table.handCaption };
  return isMiniAsked(view) ? [wings, leaders] : [leaders, wings];
}

/** What is to be answered, as cards name it; '': nothing is. */
function answeringTitle(view: DogfightView): string {
  const exchange = openExchange(view);
  if (exchange !== null) return titles[exchange.latest];
  const attack = formationAttack(view);
  if (attack === null || attack.counter < 0) return '';
  return titles[view.fixed.title[view.fixed.face[attack.counter]]];
}

function isMiniAsked(view: DogfightView): boolean {
  const exchange = openExchange(view);
  if (exchange !== null) return answersWithMini(view, exchange);
  const pass = passOver(view);
  if (pass !== null) return isWing(view, pass.plane);
  return formationAttack(view)?.mini === true || view.frames.at(-1)?.flow === 'wingman';
}

/** Z-20.32c, Z-17.13c — one's own Leaders that may answer now for somebody else. */
function helpersAsked(view: DogfightView): ElementNo[] {
  const mission = missionOf(view);
  if (mission === null || seatAsked(view) !== view.seat) return [];
  const exchange = openExchange(view);
  const attack = formationAttack(view);
  const isOurs = (element: ElementNo): boolean => view.fixed.side[element] === view.fixed.seatSide[view.seat];
  if (view.frames.at(-1)?.flow === 'helped' && exchange !== null && !isOurs(exchange.element)) {
    const charge = elementOf(exchange.at);
    const { altitude } = view.elements[charge];
    const where = mission.sortie.where[charge];
    return helpersAt(view, mission, { side: view.fixed.side[charge], altitude, where }).filter(
      (helper) => helper !== charge,
    );
  }
  if (attack === null || isOurs(attack.element) || attack.at !== NOBODY) return [];
  const { altitude } = view.elements[attack.element];
  const where = mission.sortie.where[attack.element];
  return helpersAt(view, mission, { side: 1 - view.fixed.side[attack.element], altitude, where });
}

/** Z-20.41a — the cards of one's own turrets, while somebody attacks them. */
function turretHand(w: ZeroWords, view: DogfightView, names: Names): HandScene[] {
  const { turrets = null, manned = NOBODY } = view.sortie ?? {};
  if (turrets === null || turrets.length === 0) return [];
  const title = w.sortie.turretHand(names.plane(manned));
  return [
    {
      hand: turretHandId(manned),
      title,
      caption: title,
      places: placesOf(w, view, names, turrets, true),
      answering: '',
    },
  ];
}

/** Of several cards with the same face only the first is offered: all of them stand for it. Turrets also tell cards with the Spoiled Attack symbol apart. */
function placesOf(
  w: ZeroWords,
  { fixed }: DogfightView,
  names: Names,
  cards: readonly Card[],
  isOfTurrets = false,
): HandPlace[] {
  const isSpoiled = (card: Card): boolean => isOfTurrets && fixed.sortie?.spoiled[card] === true;
  return cards.map((card) => {
    const printed = fixed.faces[fixed.face[card]];
    const face = isSpoiled(card) ? spoiledScene(w, cardScene(w, printed)) : cardScene(w, printed);
    const name = names.card(card);
    const isSame = (other: Card): boolean =>
      fixed.face[other] === fixed.face[card] && isSpoiled(other) === isSpoiled(card);
    return {
      key: String(card),
      card: cards.find(isSame) ?? card,
      face,
      label: cardWords(w.shared, face, name, w.terms.borders[printed.border]),
      name,
    };
  });
}
