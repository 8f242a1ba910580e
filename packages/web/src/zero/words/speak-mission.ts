import { type DogfightView, type MissionChoice, NOBODY, rules } from '@tallyho/zero';
import { formationAttack, passOver } from '../model/engine.ts';
import { missionOf, sheetNamed } from '../model/mission.ts';
import type { Names } from '../model/names.ts';
import { openly } from '../model/openly.ts';
import type { MissionAsked } from './en-mission.ts';
import type { ZeroWords } from './words.ts';

interface Asking {
  readonly w: ZeroWords;
  readonly view: DogfightView;
  readonly names: Names;
  readonly kind: string;
  readonly element: number;
  /** The latest card on the table, and whose it is; null: none. */
  readonly latest: { readonly card: number; readonly plane: number } | null;
}

/** What a question that only Missions have asks; null: it is none of them. */
export function missionAsk(asking: Asking): string | null {
  const known: { readonly [kind: string]: (p: MissionAsked) => string } = asking.w.mission.asks;
  return Object.hasOwn(known, asking.kind) ? known[asking.kind](askedOf(asking)) : null;
}

/** All that a sentence can name, as far as there is something to name. */
function askedOf({ w, view, names, kind, element, latest }: Asking): MissionAsked {
  const attack = formationAttack(view);
  const target = attack === null || attack.at === NOBODY ? null : attack.at;
  const isBack = kind === 'counter-answer';
  const card = kind === 'counter' ? (attack?.card ?? NOBODY) : isBack ? (attack?.counter ?? NOBODY) : latest?.card;
  const asked = kind === 'depth' ? rules.toSet(openly(view), view.seat) : loadAsked(view);
  const plane = passOver(view)?.plane ?? target ?? asked ?? view.elements[element]?.lead ?? NOBODY;
  const enemy = isBack ? target : kind === 'aim-answer' ? (latest?.plane ?? null) : (attack?.plane ?? null);
  const isOwn = attack !== null && !attack.mini && target !== null;
  return {
    element: element === NOBODY ? '' : names.element(element),
    plane: plane === NOBODY ? '' : names.plane(plane),
    enemy: enemy === null ? '' : names.plane(enemy),
    card: card === undefined || card === NOBODY ? '' : names.card(card),
    hits: card === undefined || card === NOBODY ? 0 : view.fixed.hits[view.fixed.face[card]],
    target: foundName(w, view, view.sortie?.search?.target ?? NOBODY),
    bursts: isOwn ? w.shared.terms.bursts(rules.burstsLeftAtBomber(openly(view), attack.element, target)) : '',
  };
}

/** What a search can find, by its number; '': nothing. */
export function foundName(w: ZeroWords, { fixed }: Pick<DogfightView, 'fixed'>, target: number): string {
  const sheet = sheetNamed(fixed, fixed.sortie?.search?.ids[target] ?? null);
  return sheet === undefined ? '' : w.campaign.targetKinds[sheet.kind];
}

/** The aircraft whose load is to be chosen; null: none. */
function loadAsked(view: DogfightView): number | null {
  const mission = missionOf(view);
  if (mission === null) return null;
  const inElement = mission.sortie.load.indexOf(OPEN);
  if (inElement >= 0) return inElement;
  const nth = mission.sortie.bombers.findIndex(({ load }) => load === OPEN);
  return nth < 0 ? null : view.planes.length + nth;
}
const OPEN = -1;

/** A choice of a Mission as the words on a button. */
export function missionWords(
  { mission: { choices: c } }: ZeroWords,
  view: DogfightView,
  names: Names,
  element: number,
  choice: MissionChoice,
): string {
  switch (choice.do) {
    case 'load':
      return c.load(choice.load);
    case 'jettison':
      return c.jettison(names.plane(choice.plane));
    case 'over':
      return c.over;
    case 'hold':
      return c.hold;
    case 'run-in':
      return c.runIn(choice);
    case 'run':
      return view.elements[element]?.wing === NOBODY ? c.runAlone(choice.leader) : c.run(choice);
    case 'strafe':
      return c.strafe(choice);
    case 'stop':
      return c.stop({ card: names.card(choice.card), flak: names.card(choice.at) });
    case 'stop-ace':
      return c.stopAce({ card: names.card(choice.card), flak: names.card(choice.at) });
    case 'wingman-bombers':
      return c.wingmanBombers;
    case 'attack-bombers':
      return c.attackBombers;
    case 'ram':
      return c.ram(names.plane(choice.at));
    case 'angle':
      return c.angle(choice.angle);
    case 'aim':
      return c.aim(names.card(choice.card));
    case 'name':
      return c.name(names.plane(choice.at));
    case 'help':
      return c.help({ element: names.element(choice.element), card: names.card(choice.card) });
    case 'help-ace':
      return c.helpAce({ element: names.element(choice.element), card: names.card(choice.card) });
    case 'counter':
      return choice.ace ? c.counterAce(names.card(choice.card)) : counterWords(c, view, names, choice.card);
    case 'drop':
      return rules.isOutside(openly(view), choice.at - view.planes.length)
        ? c.dropOhka(names.plane(choice.at))
        : c.drop(names.plane(choice.at));
    case 'leave':
      return c.leave(names.plane(choice.at));
    case 'search':
      return c.search(choice.how);
    case 'skip':
      return c.skip(names.plane(choice.at));
    case 'fire':
      return c.fire(names.plane(choice.at));
    case 'depth':
      return c.depth(choice.depth);
    case 'submarine':
      return c.submarine(choice.depth);
  }
}

/** Z-20.52a, Z-20.53a, Z-20.54a — what a card of the turrets does. */
function counterWords(c: ZeroWords['mission']['choices'], { fixed }: DogfightView, names: Names, card: number): string {
  const name = names.card(card);
  if (fixed.sortie?.spoiled[card] !== true) return c.counter(name);
  return rules.isShot(fixed.title[fixed.face[card]]) ? c.counterBoth(name) : c.counterSpoils(name);
}
