import {
  BOMBS,
  type DogfightView,
  FLYING,
  type MissionChoice,
  NOBODY,
  type PlaneNo,
  rules,
  SKIPS,
} from '@tallyho/zero';
import { formationAttack, frameOf, passOver } from '../model/engine.ts';
import { missionOf, sheetNamed } from '../model/mission.ts';
import type { Names } from '../model/names.ts';
import { openly } from '../model/openly.ts';
import type { MissionAsked } from '../words/en-mission.ts';
import type { ZeroWords } from '../words/words.ts';

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

/** CH-30.82 — what is asked otherwise where one player moves both sides; null: nothing. */
export function soloAsk(asking: Asking): string | null {
  const known: { readonly [kind: string]: (p: MissionAsked) => string } = asking.w.mission.soloAsks;
  return isSolo(asking.view) && Object.hasOwn(known, asking.kind) ? known[asking.kind](askedOf(asking)) : null;
}

/** What helps whoever is asked. */
export function adviceOn({ help, mission }: ZeroWords, view: DogfightView, kind: string): string {
  const known: { readonly [kind: string]: string } = isSolo(view) ? { ...help, ...mission.soloHelp } : help;
  return known[kind] ?? '';
}

const isSolo = ({ sortie }: DogfightView): boolean => sortie?.solitaire !== undefined;

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
    rockets: [view.elements[element]?.lead, view.elements[element]?.wing].some((each = NOBODY) =>
      rules.hasRockets(view.sortie?.load[each] ?? 0),
    ),
    last: lastToPass(view, names),
    bursts: isOwn ? w.shared.terms.bursts(rules.burstsLeftAtBomber(openly(view), attack.element, target)) : '',
  };
}

/** What a search can find, by its number; '': nothing. */
export function foundName(w: ZeroWords, { fixed }: Pick<DogfightView, 'fixed'>, target: number): string {
  const sheet = sheetNamed(fixed, fixed.sortie?.search?.ids[target] ?? null);
  return sheet === undefined ? '' : w.campaign.targetKinds[sheet.kind];
}

/** CH-21.64c — of one's own Formation aircraft the last to pass over the target, if it may skip its bombs; '': there are more. */
function lastToPass(view: DogfightView, names: Names): string {
  const done = frameOf<{ readonly done: readonly PlaneNo[] }>(view, 'raid')?.done;
  const left = (view.sortie?.bombers ?? []).flatMap(({ fate }, nth) => {
    const plane = view.planes.length + nth;
    const isOwn = view.fixed.sortie?.bomberOwner[nth] === view.seat;
    return fate === FLYING && isOwn && done?.includes(plane) === false ? [plane] : [];
  });
  return left.length === 1 && rules.barBomberSkipping(openly(view), left[0]) === null ? names.plane(left[0]) : '';
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
      return runWords(c, view, element, choice);
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
        : dropWords(c, view, names, choice.at);
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

/** What an aircraft does on its run instead of bombing, by what it carries. */
const runDoings: readonly number[] = [rules.TORPEDO, rules.NAPALM, rules.DEPTH_CHARGES, rules.AIR_DROP, rules.MINES];
const FIRST_RUN_DOING = SKIPS + 1;

function doingOf({ sortie }: DogfightView, plane: PlaneNo, does: number): number {
  const at = does === BOMBS ? runDoings.indexOf(rules.bombsOf(sortie?.load[plane] ?? 0)) : -1;
  return at < 0 ? does : FIRST_RUN_DOING + at;
}

function runWords(
  c: ZeroWords['mission']['choices'],
  view: DogfightView,
  element: number,
  { leader, wingman }: Extract<MissionChoice, { do: 'run' }>,
): string {
  const { lead = NOBODY, wing = NOBODY } = view.elements[element] ?? {};
  return wing === NOBODY
    ? c.runAlone(doingOf(view, lead, leader))
    : c.run({ leader: doingOf(view, lead, leader), wingman: doingOf(view, wing, wingman) });
}

/** What a Formation aircraft does when it is sent over the target. */
function dropWords(c: ZeroWords['mission']['choices'], view: DogfightView, names: Names, plane: PlaneNo): string {
  const s = openly(view);
  return rules.bomberAttacksAsKamikaze(s, plane)
    ? c.dives(names.plane(plane))
    : c.drop({ plane: names.plane(plane), mode: rules.bomberMode(s, plane) });
}

/** Z-20.52a, Z-20.53a, Z-20.54a — what a card of the turrets does. */
function counterWords(c: ZeroWords['mission']['choices'], { fixed }: DogfightView, names: Names, card: number): string {
  const name = names.card(card);
  if (fixed.sortie?.spoiled[card] !== true) return c.counter(name);
  return rules.isShot(fixed.title[fixed.face[card]]) ? c.counterBoth(name) : c.counterSpoils(name);
}
