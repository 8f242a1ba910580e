import { type DogfightView, type ElementNo, elementOf, FLYING, NOBODY, rules } from '@tallyho/zero';
import { atLevel, positionName } from '../../dogfight/words/words.ts';
import type { Chain } from '../model/chain.ts';
import {
  answerer,
  answersWithMini,
  BY_GUNNER,
  type ChangeFrame,
  frameOf,
  isWing,
  openExchange,
  openly,
} from '../model/engine.ts';
import type { Names } from '../model/names.ts';
import { burstsOf } from '../model/ratings.ts';
import type { ZeroWords } from '../words/words.ts';
import { attackerName, capital, followCost, gainFrom } from './speak.ts';
import { missionAsk, soloAsk } from './speak-mission.ts';

/** One sentence: what is asked of the one who looks at the screen. */
export function promptFor(
  w: ZeroWords,
  view: DogfightView,
  names: Names,
  kind: string,
  element: ElementNo,
  chain: Chain,
): string {
  return capital(sentenceFor(w, view, names, kind, element, chain));
}

function sentenceFor(
  w: ZeroWords,
  view: DogfightView,
  names: Names,
  kind: string,
  element: ElementNo,
  chain: Chain,
): string {
  const { asks } = w;
  const name = names.element(element);
  const asking = { w, view, names, kind, element, latest: chain.links.at(-1) ?? null };
  const solo = soloAsk(asking);
  if (solo !== null) return solo;
  switch (kind) {
    case 'start':
      return asks.start({ element: name });
    case 'combat-vision':
      return asks.vision({
        put: (frameOf<{ put: number }>(view, 'game') ?? frameOf<{ put: number }>(view, 'mission'))?.put ?? 0,
      });
    case 'order':
      return hasNightFightersFirst(view) ? asks.orderAtNight : asks.order;
    case 'wingman-attack':
      return asks.wingmanAttack({ element: name, cards: rules.offensive(openly(view), element) });
    case 'wingman-play':
      return asks.wingmanPlay({ at: names.plane(frameOf<{ at: number }>(view, 'wingman')?.at ?? 0) });
    case 'altitude':
      return asks.altitude({ element: name, level: atLevel(w.shared, view.elements[element].altitude) });
    case 'climb-cost':
      return asks.payClimb;
    case 'follow': {
      const change = frameOf<ChangeFrame>(view, 'altitude');
      const enemy = names.element(change?.element ?? 0);
      return asks.follow({ enemy, up: change?.up ?? false, cost: followCost(view) });
    }
    case 'follow-cost':
      return asks.payFollow({ due: frameOf<ChangeFrame>(view, 'altitude')?.due ?? 1 });
    case 'answer':
    case 'helped-answer':
      return answerPrompt(w, view, names, chain);
    case 'discard':
      return asks.discard;
    case 'draw':
      return view.sortie?.night?.blind === element
        ? asks.drawInTheDark({ element: name, most: drawable(view, element) })
        : asks.draw({ most: drawable(view, element) });
    default: {
      const asked = missionAsk(asking);
      if (asked !== null) return asked;
      const { target } = view.now;
      const isThere = target !== NOBODY && view.planes[target]?.fate === FLYING;
      const at = isThere ? names.plane(target) : '';
      return asks.play({ element: name, bursts: burstsOf(view, element), at });
    }
  }
}

/** CH-27.32a — whether there are night fighters, and others who wait for them. */
function hasNightFightersFirst({ fixed }: DogfightView): boolean {
  const rating = fixed.sortie?.night?.rating ?? [];
  return rating.includes(0) && rating.some((cards) => cards > 0);
}

/** Z-5.22d, Z-5.23a — what the engine gives, as far as the hand has room. */
const drawable = (view: DogfightView, element: ElementNo): number => {
  const s = openly(view);
  return Math.max(
    0,
    Math.min(rules.handLimit(s, element) - view.elements[element].cards, rules.horsepower(s, element)),
  );
};

function answerPrompt(w: ZeroWords, view: DogfightView, names: Names, chain: Chain): string {
  const { asks } = w;
  const at = openExchange(view);
  if (at === null) return w.choices.pass;
  const attacker = attackerName(view, names, at.element, at.role);
  const latest = chain.links.at(-1);
  if (latest?.isAnswer === true) {
    const card = names.card(latest.card);
    const enemy = names.plane(latest.plane);
    return at.defending ? asks.goesOn({ enemy, card }) : asks.stopped({ enemy, card });
  }
  const card = names.card(at.card);
  if (at.at === NOBODY) return asks.roll({ enemy: attacker, card, up: at.up });
  const you = w.terms.yours({ element: names.element(answerer(view, at)), isWingman: answersWithMini(view, at) });
  const face = view.fixed.face[at.card];
  if (rules.isShot(at.title)) {
    if (view.fixed.fuelTank[face]) return asks.fuelTank({ enemy: attacker, card, you });
    const shot = { enemy: attacker, card, you, hits: view.fixed.hits[face] };
    return at.role === BY_GUNNER ? asks.gunnerFires(shot) : asks.fire(shot);
  }
  if (isWing(view, at.at)) return asks.stalking({ enemy: attacker, card, you, bursts: rules.burstsWon(at.title) });
  const gain = gainFrom(view, at.element, elementOf(at.at), at.title);
  const position = positionName(w.shared, gain?.position ?? 0);
  return gain === null || gain.who === at.element
    ? asks.maneuver({ enemy: attacker, card, you, position })
    : asks.relief({ enemy: attacker, card, friend: names.element(gain.who), position });
}
