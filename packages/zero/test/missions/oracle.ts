import type { Card, Seat } from '@tallyho/kernel';
import type { BombingMode, LightBomber, Title } from '../../src/content/index.ts';
import type { BombRun } from '../../src/flow/bomb-run.ts';
import type { FormationAttack } from '../../src/flow/formation-attack.ts';
import type { HelpedExchange } from '../../src/flow/helped-exchange.ts';
import type { Pass } from '../../src/flow/pass.ts';
import type { Raid } from '../../src/flow/raid.ts';
import { cardsIn } from '../../src/hand.ts';
import type { Dogfight } from '../../src/state.ts';
import {
  dives,
  isUnder,
  loadNames,
  mayBomberSkip,
  mayFire,
  maySkip,
  settings,
  storesWith,
} from '../corsairs/oracle.ts';
import { isKamikaze, isOutside, markOf, searchChoices } from '../corsairs/oracle-kamikazes.ts';
import { allowed, answersFrom, fires, playChoices, responder, titleAt, wingmanTargets } from '../oracle.ts';
import { Sky } from './sky.ts';

/*
 * The campaign book read a second time, slowly, as oracle.ts does with the Basic Game: which choices a decision of a
 * Mission must offer, worked out from the printed cards, the sheets and what lies on the table, with nothing taken from
 * rules/. Numbers in comments are paragraphs of the book.
 */

/** 20.32, 17.13 — what the Leaders of one player may answer for somebody at an Altitude and a place. */
function helps(
  t: Sky,
  seat: Seat,
  side: number,
  altitude: number,
  where: number,
  self: number,
  title: Title,
): string[] {
  return t.s.elements.flatMap((own, helper) => {
    const { labels, owner, side: sides } = t.s.fixed;
    const can =
      helper !== self &&
      owner[helper] === seat &&
      sides[helper] === side &&
      own.lead >= 0 &&
      own.foe < 0 &&
      own.altitude === altitude &&
      t.sortie.where[helper] === where &&
      !t.isSteady(own.lead) &&
      !(t.green(own.lead) && t.spent.has(own.lead));
    if (!can) return [];
    return answersFrom(t, helper, false, title, true)
      .filter((said) => !said.endsWith(' as SCISSORS'))
      .map((said) => `${labels[helper]} ${said.replace(/^answer /, 'answers ')}`);
  });
}

/** 17.13b — the FB, or its Wingman, answers itself; so may every friendly Unengaged Leader at its Altitude. */
function helpedChoices(t: Sky, seat: Seat): string[] {
  const { at, latest, defending } = t.at as unknown as HelpedExchange;
  const title = titleAt(t, latest);
  const { element, mini } = responder(t);
  const own = t.s.elements[element];
  const itself = t.s.fixed.owner[element] === seat && !t.isSteady(mini ? own.wing : own.lead);
  const fb = at >> 1;
  return [
    'pass',
    ...(itself ? answersFrom(t, element, mini, title, true) : []),
    ...(defending ? helps(t, seat, t.s.fixed.side[fb], t.s.elements[fb].altitude, t.sortie.where[fb], fb, title) : []),
  ];
}

/** 20.32 — MANEUVERING or HALF LOOP, as often as there are some. */
const choosing = (title: Title): boolean => title === 'MANEUVERING' || title === 'HALF LOOP';

function aimChoices(t: Sky, { element, mini }: FormationAttack): string[] {
  const own = t.s.elements[element];
  const cards = t.distinct(mini ? own.mini : own.hand).filter((card) => choosing(t.face(card).title));
  return ['done', ...cards.map((card) => `aim with ${t.name(card)}`)];
}

/** 20.32b, 20.32c — friends of the Formation answer from their hands, the attacker from his; 17.15: whatever he carries. */
function aimAnswers(t: Sky, { element, mini, plane, latest, defending }: FormationAttack, seat: Seat): string[] {
  const own = t.s.elements[element];
  const title = titleAt(t, latest);
  if (defending)
    return ['pass', ...helps(t, seat, 1 - t.s.fixed.side[element], own.altitude, t.sortie.where[element], -1, title)];
  return ['pass', ...(t.isSteady(plane) ? [] : answersFrom(t, element, mini, title, false))];
}

/** 20.42, 20.43, 20.21 — a Leader's shots as far as his Bursts go, and the two that win some; a Wingman's shots. */
function shotsAtBomber(t: Sky, { element, mini, at }: FormationAttack): string[] {
  const own = t.s.elements[element];
  const fits = (card: Card): boolean => {
    const { title, bursts } = t.face(card);
    if (mini) return fires(title);
    return choosing(title) || (fires(title) && bursts <= t.burstsAt(element, at));
  };
  const cards = t.distinct(mini ? own.mini : own.hand).filter(fits);
  return ['done', ...cards.map((card) => `play ${t.name(card)} at ${t.plane(at)}`)];
}

/** 20.51, 19.35 — fire, a Spoiled Attack, or both in one card; an Ace crew's marker makes the second of the first. */
function counterChoices(t: Sky, { at }: FormationAttack): string[] {
  const aces = t.sortie.bombers[at - t.s.planes.length].aces > 0;
  const said = cardsIn(t.sortie.turrets, t.s.fixed).flatMap((card) => {
    const name = `counter with ${t.name(card)}`;
    if (t.spoiled(card)) return [`${name} spoiled`];
    if (!fires(t.face(card).title)) return [];
    return aces ? [name, `${name} as spoiled`] : [name];
  });
  return ['pass', ...new Set(said)];
}

/** 17.13, 17.14, 21.22 — the ways in which a Fighter or FB bombs, by the ratings on its card; Torpedoes only at ships. */
const modes: readonly BombingMode[] = ['level', 'dive', 'torpedo', 'saturation'];
function rating(t: Sky, plane: number, mode: BombingMode): number {
  const element = plane >> 1;
  const fighter = t.fighter(element);
  const card = t.s.elements[element].wing === plane ? fighter.wingman : fighter.leader;
  const side = t.s.planes[plane].damaged === 1 ? card.damaged : card.front;
  if (mode === 'level') return side.bombs;
  if (fighter.kind !== 'fighter-bomber' || mode === 'torpedo') return 0;
  return (side as LightBomber['leader']['front'])[mode];
}

/** 17.14, 21.53 — what may be carried, where the card leaves it open. */
function loadChoices(t: Sky, seat: Seat): string[] {
  const naval = t.sheet?.class === 'naval';
  const element = t.s.elements.findIndex((_, i) => t.sortie.load[i * 2] === -1);
  if (element >= 0) {
    const fighter = t.fighter(element);
    const torpedo = fighter.kind === 'fighter-bomber' && (fighter as LightBomber).torpedo && naval;
    const bombs = modes.filter((mode) => (mode === 'torpedo' ? torpedo : rating(t, element * 2, mode) > 0));
    const open = storesWith(t, bombs, fighter.rockets === true, fighter.napalm === true);
    return t.s.fixed.owner[element] === seat ? open.map((load) => `${t.plane(element * 2)} carries ${load}`) : [];
  }
  const nth = t.sortie.bombers.findIndex(({ load }) => load === -1);
  const { card, altitude, seat: owner } = t.bombers[nth];
  const bombs = modes.filter((mode) => {
    if (mode === 'torpedo') return card.torpedo && naval && altitude === 0;
    if (mode === 'saturation') return card.front.saturation > 0;
    return mode === 'level' && card.front.level > 0 && altitude <= 1;
  });
  const open = storesWith(t, bombs, card.rockets === true && altitude <= 1, false);
  return owner === seat ? open.map((mode) => `${t.plane(t.s.planes.length + nth)} carries ${mode}`) : [];
}

/** 21.31, 21.41, 21.53 — from where a mode bombs: Level at Low or Very Low, diving from Medium or Low, Torpedoes at Very Low. */
function mayBomb(t: Sky, plane: number): boolean {
  const load = t.sortie.load[plane];
  if (load <= 0 || t.sortie.runs[plane] === 0) return false;
  const element = plane >> 1;
  const { altitude } = t.s.elements[element];
  const carried = loadNames[load];
  if (carried === 'rockets') return false;
  // CH 27.45, 27.53, 27.62 — charges, supplies and mines fall at Very Low; CH 18.52 — Napalm as in Level Bombing.
  if (carried === 'depth-charges' || carried === 'cargo' || carried === 'mines') return altitude === 0;
  if (carried === 'napalm') return altitude <= 1;
  const mode = carried.replace('+rockets', '') as BombingMode;
  if (mode === 'torpedo') return altitude === 0 && t.sortie.low[element] === 1;
  if (mode === 'level' && altitude > 1) return false;
  if (mode === 'dive' && altitude !== 1 && altitude !== 2) return false;
  return rating(t, plane, mode) > 0;
}

/** 21.71, 16.23, 21.24 — at Very Low, with guns, and never a Carrier Fleet; CH-GAP-32 — nor what is under water. */
const mayStrafe = (t: Sky, plane: number, altitude: number): boolean =>
  t.sortie.runs[plane] > 0 && t.isStrafed && t.hasGuns(plane >> 1) && altitude === 0 && !isUnder(t);

function runChoices(t: Sky, { element, lead, wing }: BombRun): string[] {
  const { altitude } = t.s.elements[element];
  const dives = (plane: number): boolean => loadNames[t.sortie.load[plane]].startsWith('dive');
  const can = (plane: number, does: string, other: number, otherDoes: string): boolean => {
    if (does === 'passes') return true;
    if (plane < 0) return false;
    if (does === 'bombs') return mayBomb(t, plane);
    if (does === 'skips its bombs') return maySkip(t, plane) && mayBomb(t, plane);
    // An Element has one Altitude: where one dives to bomb, the other is there to strafe.
    const dropped = otherDoes === 'bombs' && other >= 0 && mayBomb(t, other) && dives(other);
    const level = dropped ? altitude - 1 : altitude;
    return does === 'strafes' ? mayStrafe(t, plane, level) : mayFire(t, plane, level);
  };
  const doings = ['passes', 'bombs', 'strafes', 'fires rockets', 'skips its bombs'];
  return doings.flatMap((leader) =>
    doings.flatMap((wingman) =>
      can(lead, leader, wing, wingman) && can(wing, wingman, lead, leader)
        ? [`leader ${leader}, wingman ${wingman}`]
        : [],
    ),
  );
}

/** 21.71, 21.72 — who has bombed may strafe as well. */
function strafeChoices(t: Sky, { element, lead, wing, leader, wingman }: BombRun): string[] {
  const { altitude } = t.s.elements[element];
  const hasBombed = (plane: number, does: number): boolean =>
    plane >= 0 && (does === 1 || does === 4) && t.isFlying(plane);
  const can = (plane: number, does: number): boolean => hasBombed(plane, does) && mayStrafe(t, plane, altitude);
  const [a, b] = [can(lead, leader), can(wing, wingman)];
  // CH 18.43 — or its rockets.
  const armed = [
    ...(hasBombed(lead, leader) && mayFire(t, lead, altitude) ? [lead] : []),
    ...(hasBombed(wing, wingman) && mayFire(t, wing, altitude) ? [wing] : []),
  ];
  return [
    'strafe with nobody',
    ...(a ? ['strafe with leader'] : []),
    ...(b ? ['strafe with wingman'] : []),
    ...(a && b ? ['strafe with both'] : []),
    ...armed.map((plane) => `${t.plane(plane)} fires rockets`),
  ];
}

/** 22.25, 22.26 — one Response to one shot of the Flak; a Wingman from its mini-hand. */
function flakChoices(t: Sky, { plane, flak }: Pass): string[] {
  const element = plane >> 1;
  const mini = t.s.elements[element].wing === plane;
  const shots = flak.filter((card) => fires(t.face(card).title));
  const said = shots.flatMap((shot) =>
    answersFrom(t, element, mini, t.face(shot).title, true)
      .filter((answer) => !answer.endsWith(' as SCISSORS'))
      .map((answer) => `${answer} against ${t.name(shot)}`),
  );
  return ['pass', ...new Set(said)];
}

/** 23.63, Z-CGAP-71 — the attacker's Formation aircraft first, in the order that their owner likes. */
function raidChoices(t: Sky, { done }: Raid, seat: Seat): string[] {
  const left = t.bombers.flatMap((one, nth) => {
    const plane = t.s.planes.length + nth;
    // 18.83, 18.86 — instead of a bomber that has stayed outside, its MXY7.
    const passes = isOutside(t.s, nth) ? t.sortie.ohkas?.[nth].stage === 2 : t.isFlying(plane);
    return passes && !done.includes(plane) ? [{ ...one, plane }] : [];
  });
  const attacking = left.filter(({ side }) => side === t.attacker);
  const now = attacking.length > 0 ? attacking : left;
  return now.flatMap(({ seat: owner, plane }) =>
    owner === seat
      ? [`${t.plane(plane)} bombs`, ...(mayBomberSkip(t, plane) ? [`${t.plane(plane)} skips its bombs`] : [])]
      : [],
  );
}

const targets = (t: Sky, element: number): string[] => t.reachable(element).map((plane) => `target ${t.plane(plane)}`);

function jettisonChoices(t: Sky, element: number): string[] {
  const { lead, wing } = t.s.elements[element];
  return [
    'done',
    ...[lead, wing].filter((plane) => plane >= 0 && t.loaded(plane)).map((plane) => `jettison ${t.plane(plane)}`),
  ];
}

/** 15.2, 10.3, 20.13 — whom the Wingman may be sent against. */
export function wingmanChoices(t: Sky, element: number): string[] {
  const { wing } = t.s.elements[element];
  if (wing < 0 || t.skipsWingman(element) || t.isIdle(element)) return [];
  const atFighters = t.againstFighters(element) > 0 ? wingmanTargets(t, element) : [];
  const atBombers = t.mayAttackBombers(element) && t.againstBombers(element) > 0 && t.sortie.runs[wing] === 0;
  return [
    ...atFighters.map((plane) => `wingman attacks ${t.plane(plane)}`),
    ...(atBombers ? ['wingman attacks bombers'] : []),
  ];
}

/** 23.51, Z-CGAP-10 — an Element of the seat decides, the defender's before the attacker's; Leader and Wingman together. */
function overChoices(t: Sky): string[] {
  const decided = t.at.decided as number;
  const order = [1 - t.attacker, t.attacker].flatMap((side) =>
    t.s.elements.flatMap(({ lead }, i) => (lead >= 0 && t.s.fixed.side[i] === side && !isKamikaze(t.s, i) ? [i] : [])),
  );
  const label = t.s.fixed.labels[order[decided]];
  const bound = t.s.fixed.options.orders?.errataPatrols === true && t.patrols(order[decided]) >= 0;
  return bound ? [`${label} goes over`] : [`${label} goes over`, `${label} holds off`];
}

/** Z-CGAP-13 — the next Element of the attacker's over the target that carries something or could strafe. */
function runInChoices(t: Sky): string[] {
  const decided = t.at.decided as number;
  const element = t.s.elements.findIndex(
    ({ lead, wing }, i) =>
      i >= decided &&
      lead >= 0 &&
      t.s.fixed.side[i] === t.attacker &&
      !isKamikaze(t.s, i) &&
      t.sortie.where[i] === 1 &&
      (t.loaded(lead) || (wing >= 0 && t.loaded(wing)) || (t.isStrafed && t.hasGuns(i))),
  );
  const who = t.hasWingman(element) ? ['nobody', 'leader', 'wingman', 'both'] : ['nobody', 'leader'];
  return who.map((one) => `${t.s.fixed.labels[element]} runs in: ${one}`);
}

/**
 * Ramming Attacks, on the card of that Resource: once in the Mission an Unengaged Leader may ram a Formation aircraft or
 * the Leader of a Light Bomber at its Altitude, instead of playing cards. 23.62 — not one that is to bomb or strafe.
 */
function ramChoices(t: Sky, element: number): string[] {
  const { elements, fixed, now } = t.s;
  const { lead, foe, altitude } = elements[element];
  const side = fixed.side[element];
  const effects = fixed.options.orders?.effects ?? [];
  const has = effects.some((one) => one.effect.does === 'ramming' && one.side === ['japanese', 'allied'][side]);
  if (!has || t.sortie.rammed !== 0 || foe >= 0 || now.played || t.sortie.runs[lead] > 0) return [];
  const light = elements.flatMap((other, i) => {
    const isThere = other.altitude === altitude && t.sortie.where[i] === t.sortie.where[element];
    const isEnemy = fixed.side[i] !== side && other.lead >= 0;
    return isEnemy && isThere && t.fighter(i).kind === 'fighter-bomber' ? [other.lead] : [];
  });
  return [...light, ...t.reachable(element)].map((plane) => `ram ${t.plane(plane)}`);
}

/** All choices that the book allows in the decision of a Mission that a seat is asked now, as notation. */
export function allowedOnMission(s: Dogfight, kind: string, seat: Seat, spent: ReadonlySet<number>): string[] {
  const t = new Sky(s, spent);
  const element = t.at.element as number;
  const attack = t.at as unknown as FormationAttack;
  switch (kind) {
    case 'load':
      return loadChoices(t, seat);
    case 'over-target':
      return overChoices(t);
    case 'run-in':
      return runInChoices(t);
    case 'jettison':
      return jettisonChoices(t, element);
    case 'wingman-attack':
      return ['pass', ...wingmanChoices(t, element)];
    case 'play':
      return [
        // 28.26 — kamikazes do not break off.
        ...playChoices(t, element).filter((said) => !isKamikaze(s, element) || !said.startsWith('break off')),
        ...(t.mayAttackBombers(element) && s.now.target < 0 ? ['attack bombers'] : []),
        ...ramChoices(t, element),
      ];
    case 'angle':
      return ['from the front', 'from the side', 'from the rear'];
    case 'aim':
      return aimChoices(t, attack);
    case 'aim-answer':
      return aimAnswers(t, attack, seat);
    case 'choose-bomber':
    case 'name-bomber':
      return targets(t, element);
    case 'formation-play':
      return shotsAtBomber(t, attack);
    case 'counter':
      return counterChoices(t, attack);
    case 'counter-answer':
      return ['pass', ...answersFrom(t, element, attack.mini, t.face(attack.counter).title, false)];
    case 'helped-answer':
      return helpedChoices(t, seat);
    case 'run':
      return runChoices(t, t.at as unknown as BombRun);
    case 'strafe':
      return strafeChoices(t, t.at as unknown as BombRun);
    case 'flak-answer':
      return flakChoices(t, t.at as unknown as Pass);
    case 'bomber-order':
      return raidChoices(t, t.at as unknown as Raid, seat);
    case 'search':
      return searchChoices(s);
    case 'start':
      // 28.23 — kamikazes begin anywhere but at Very High.
      return allowed(s, kind, seat).filter(
        (said) =>
          !/ starts very high$/.test(said) ||
          !isKamikaze(
            s,
            t.s.fixed.labels.findIndex((l) => said.startsWith(`${l} starts`)),
          ),
      );
    case 'rockets':
      return ['done', `${t.plane(t.at.armed as number)} fires rockets`];
    case 'depth':
      return settings(t, seat);
    case 'submarine':
      return dives(t);
    case 'bombers-leave':
      return [
        'done',
        ...t.bombers.flatMap((one, nth) => {
          const plane = s.planes.length + nth;
          const stays = markOf(s, nth) === 'kamikaze' || (t.sortie.phase === 4 && isOutside(s, nth));
          return one.seat === seat && t.isFlying(plane) && !stays ? [`${t.plane(plane)} breaks off`] : [];
        }),
      ];
    default:
      return allowed(s, kind, seat, spent);
  }
}
