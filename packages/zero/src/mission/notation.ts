import type { Card } from '@tallyho/kernel';
import type { MissionChoice } from '../choices.ts';
import type { Fixed } from '../fixed.ts';
import { cardName, isBomberName, isCard, isLabel, isPlane, planeName } from '../names.ts';
import { depths } from './arms.ts';
import { loads } from './orders.ts';
import { angles, UNLOADED } from './state.ts';

/*
 * What a player would say on a Mission:
 *
 *   B5N2 carries torpedo        A6M2 goes over | holds off             B5N2 runs in: nobody | leader | wingman | both
 *   jettison B5N2 wingman       wingman attacks bombers                attack bombers
 *   from the rear               aim with HALF LOOP                     A6M2 answers TIGHT TURN (as ACE PILOT)
 *   target Ki-21 2              counter with MANEUVERING spoiled       counter with IN MY SIGHTS 1B/2D as spoiled
 *   leader bombs, wingman strafes                                      strafe with leader | wingman | both
 *   answer BARREL ROLL against IN MY SIGHTS 1B/1D                      Ki-21 2 bombs, Ki-21 2 breaks off
 *   attack the target           fly on                                 draw again
 *   PV-1 skips its bombs        PV-1 fires rockets                     TBF sets its charges deep, submarine at shallow
 *   ram B-24J 2
 */

const doing = ['passes', 'bombs', 'strafes', 'fires rockets', 'skips its bombs'] as const;
const whom = (leader: boolean, wingman: boolean): string =>
  leader ? (wingman ? 'both' : 'leader') : wingman ? 'wingman' : 'nobody';

/** A card by its face, and the Spoiled Attack symbol where it makes a difference. */
const spoiledName = (fixed: Fixed, card: Card): string =>
  `${cardName(fixed, card)}${fixed.sortie?.spoiled[card] === true ? ' spoiled' : ''}`;

export const loadName = (load: number): string => (load === UNLOADED ? 'nothing' : (loads[load] ?? 'open'));

/** A choice as a short text. */
export function writeMission(fixed: Fixed, choice: MissionChoice): string {
  switch (choice.do) {
    case 'load':
      return `${planeName(fixed, choice.plane)} carries ${loadName(choice.load)}`;
    case 'jettison':
      return `jettison ${planeName(fixed, choice.plane)}`;
    case 'over':
      return `${fixed.labels[choice.element]} goes over`;
    case 'hold':
      return `${fixed.labels[choice.element]} holds off`;
    case 'run-in':
      return `${fixed.labels[choice.element]} runs in: ${whom(choice.leader, choice.wingman)}`;
    case 'run':
      return `leader ${doing[choice.leader]}, wingman ${doing[choice.wingman]}`;
    case 'strafe':
      return `strafe with ${whom(choice.leader, choice.wingman)}`;
    case 'stop':
      return `answer ${cardName(fixed, choice.card)} against ${cardName(fixed, choice.at)}`;
    case 'stop-ace':
      return `answer ${cardName(fixed, choice.card)} as ACE PILOT against ${cardName(fixed, choice.at)}`;
    case 'wingman-bombers':
      return 'wingman attacks bombers';
    case 'attack-bombers':
      return 'attack bombers';
    case 'angle':
      return `from the ${angles[choice.angle]}`;
    case 'aim':
      return `aim with ${cardName(fixed, choice.card)}`;
    case 'name':
      return `target ${planeName(fixed, choice.at)}`;
    case 'help':
      return `${fixed.labels[choice.element]} answers ${cardName(fixed, choice.card)}`;
    case 'help-ace':
      return `${fixed.labels[choice.element]} answers ${cardName(fixed, choice.card)} as ACE PILOT`;
    case 'counter':
      return `counter with ${spoiledName(fixed, choice.card)}${choice.ace ? ' as spoiled' : ''}`;
    case 'drop':
      return `${planeName(fixed, choice.at)} bombs`;
    case 'leave':
      return `${planeName(fixed, choice.at)} breaks off`;
    case 'ram':
      return `ram ${planeName(fixed, choice.at)}`;
    case 'search':
      return searching[choice.how];
    case 'skip':
      return `${planeName(fixed, choice.at)} skips its bombs`;
    case 'fire':
      return `${planeName(fixed, choice.at)} fires rockets`;
    case 'depth':
      return `${planeName(fixed, choice.plane)} sets its charges ${depths[choice.depth]}`;
    case 'submarine':
      return `submarine at ${depths[choice.depth]}`;
  }
}

/** What is done about what a search has found. */
const searching: readonly string[] = ['attack the target', 'fly on', 'draw again'];

const words: readonly string[] = [
  ...searching,
  'wingman attacks bombers',
  'attack bombers',
  ...angles.map((angle) => `from the ${angle}`),
  ...['nobody', 'leader', 'wingman', 'both'].map((who) => `strafe with ${who}`),
  ...doing.flatMap((leader) => doing.map((wingman) => `leader ${leader}, wingman ${wingman}`)),
  ...depths.map((depth) => `submarine at ${depth}`),
];

const matched = (said: string, form: RegExp): readonly string[] => (said.match(form) ?? []).slice(1);

/** Whether a text is what is said on Missions. */
export function readsMission(fixed: Fixed, said: string): boolean {
  if (words.includes(said)) return true;
  const [carrier, load] = matched(said, /^(.+) carries (.+)$/);
  if (carrier !== undefined)
    return isPlane(fixed, carrier) && (load === 'nothing' || loads.some((one) => one !== 'none' && one === load));
  const [going] = matched(said, /^(.+) (?:goes over|holds off|runs in: (?:nobody|leader|wingman|both))$/);
  if (going !== undefined) return isLabel(fixed, going);
  const [bomber] = matched(said, /^(?:target (.+)|(.+) (?:bombs|breaks off))$/).filter((name) => name !== undefined);
  if (bomber !== undefined && isBomberName(fixed, bomber)) return true;
  const [armed] = matched(said, /^(.+) (?:skips its bombs|fires rockets|sets its charges (?:surface|shallow|deep))$/);
  if (armed !== undefined) return isPlane(fixed, armed);
  const [rammed] = matched(said, /^ram (.+)$/);
  if (rammed !== undefined) return isPlane(fixed, rammed) || isBomberName(fixed, rammed);
  const [dropping] = matched(said, /^jettison (.+)$/);
  if (dropping !== undefined) return isPlane(fixed, dropping);
  return readsMissionCard(fixed, said);
}

function readsMissionCard(fixed: Fixed, said: string): boolean {
  const [aimed] = matched(said, /^aim with (.+)$/);
  if (aimed !== undefined) return isCard(fixed, aimed);
  const [turret] = matched(said, /^counter with (.+?)(?: spoiled| as spoiled)?$/);
  if (turret !== undefined) return isCard(fixed, turret);
  const [stopping, flak] = matched(said, /^answer (.+?)(?: as ace pilot)? against (.+)$/);
  if (stopping !== undefined) return isCard(fixed, stopping) && isCard(fixed, flak);
  const [helper, helping] = matched(said, /^(.+) answers (.+?)(?: as ace pilot)?$/);
  return helper !== undefined && isLabel(fixed, helper) && isCard(fixed, helping);
}
