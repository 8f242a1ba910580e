import type { DogfightView, Plane } from '@tallyho/down-in-flames';
import { answerables } from '@tallyho/down-in-flames/content';
import type { Card } from '@tallyho/kernel';
import { cardWords } from '../../dogfight/cards/card-words.ts';
import type { HandPlace, HandScene } from '../../dogfight/scene.ts';
import { type ExchangeFrame, type FirefightFrame, frameOf } from '../model/engine.ts';
import { isBomber } from '../model/formations.ts';
import type { Names } from '../model/names.ts';
import type { DuelWords } from '../words/words.ts';
import { cardScene, turretScene } from './card.ts';

/** How hands are known to what travels between them. */
export const handId = (plane: Plane): string => `hand-${plane}`;

/** The hand of the aircraft that is asked, with its Ace Pilot markers beside it. */
export function handScenes(w: DuelWords, view: DogfightView, names: Names, plane: Plane): HandScene[] {
  const aircraft = view.planes[plane];
  if (aircraft === undefined || aircraft.hand === null) return [];
  if (isBomber(view, plane) && aircraft.hand.length === 0) return [];
  return [
    {
      hand: handId(plane),
      title: w.table.yourHand(names.plane(plane)),
      caption: isBomber(view, plane) ? w.sortie.turretsOf(names.plane(plane)) : '',
      places: placesOf(w, view, names, aircraft.hand, isBomber(view, plane) ? 0 : aircraft.aces, isBomber(view, plane)),
      answering: answeredIn(view),
    },
  ];
}

/** What is to be answered now: a title, a Maneuver (DIF-ACT-12), or a shot of turrets (DIF-BMB-31). */
function answeredIn(view: DogfightView): string {
  const flow = view.frames.at(-1)?.flow;
  if (flow === 'exchange') return answerables[frameOf<ExchangeFrame>(view, flow)?.top ?? -1] ?? '';
  const shot = flow === 'firefight' ? (frameOf<FirefightFrame>(view, flow)?.shot ?? -1) : -1;
  return view.fixed.faces[shot]?.title ?? '';
}

/** Each card has a key of its own, although two may show the same face. */
function placesOf(
  w: DuelWords,
  { fixed }: DogfightView,
  names: Names,
  hand: readonly Card[],
  aces: number,
  isTurret: boolean,
): HandPlace[] {
  const count = new Map<Card, number>();
  const cards = [...hand, ...new Array<Card>(aces).fill(fixed.marker)];
  return cards.map((card) => {
    const nth = (count.get(card) ?? 0) + 1;
    count.set(card, nth);
    const name = names.card(card);
    const printed = fixed.faces[card];
    const face = isTurret ? turretScene(w, printed) : cardScene(w, printed, card === fixed.marker);
    const label = cardWords(w.shared, face, name, w.terms.faceTypes[printed.type]);
    return { key: `${card}/${nth}`, card, face, label, name };
  });
}
