import type { Trial } from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import { basePack } from '../content/base.ts';
import { campaignBase } from '../content/campaign-base.ts';
import { bombingModes, missionKinds } from '../content/mission-types.ts';
import type { Face } from '../content/types.ts';
import type { Happening } from '../events.ts';
import { hands } from '../held.ts';
import { cardName } from '../names.ts';
import type { DogfightView } from '../observe.ts';
import type { ZeroOptions } from '../options.ts';
import { faceName } from '../rules/cards.ts';
import { zeroScript } from '../script.ts';
import type { Dogfight } from '../state.ts';
import { usesOf } from '../trial.ts';
import { tries } from '../tries.ts';
import { dealMission, dealtKinds, effectKinds } from './deal.ts';
import { dealCorsairs } from './deal-corsairs.ts';
import { dealKamikazes, kamikazeEffects } from './deal-kamikazes.ts';
import { loadName } from './notation.ts';
import { angles } from './state.ts';

const isShot = (face: Face): boolean => face.bursts > 0;

/** Every way in which a face can be used on a Mission and in no fight. */
function waysOf(face: Face): string[] {
  const name = faceName(face);
  const ways: string[] = [];
  if (isShot(face)) ways.push(`leader plays ${name} at bomber`, `wingman plays ${name} at bomber`);
  if (isShot(face) && face.cards.some(({ spoiled }) => !spoiled)) ways.push(`counter with ${name}`);
  if (face.cards.some(({ spoiled }) => spoiled)) ways.push(`counter with ${name} spoiled`);
  if (face.title === 'MANEUVERING' || face.title === 'HALF LOOP')
    ways.push(`leader aims with ${name}`, `wingman aims with ${name}`, `leader plays ${name} at bomber`);
  if (face.answers.includes('IN MY SIGHTS')) ways.push(`${name} against Flak`);
  if (face.answers.includes('MANEUVERING')) ways.push(`help with ${name}`);
  return ways;
}

const both = ['nobody', 'leader', 'wingman', 'both'];

/** What Zero! deals; CORSAIRS AND HELLCATS has a dealer of its own. */
const isOfZero = ({ set }: { readonly set?: 'corsairs' }): boolean => set === undefined;

const features: readonly string[] = [
  ...basePack.faces.flatMap(waysOf),
  ...campaignBase.lightBombers.filter(isOfZero).map(({ id }) => `fly ${id}`),
  ...campaignBase.formations.filter(isOfZero).map(({ id }) => `fly ${id}`),
  ...campaignBase.targets.filter(isOfZero).map(({ id }) => `target ${id}`),
  ...dealtKinds.map((kind) => `mission ${kind}`),
  ...effectKinds.map((effect) => `effect ${effect}`),
  ...bombingModes.flatMap((mode) => [`carry ${mode}`, `bomb by ${mode}`]),
  ...['choose level', 'choose torpedo', 'choose saturation'],
  ...angles.map((angle) => `from the ${angle}`),
  ...both.map((who) => `runs in: ${who}`),
  ...['strafe with nobody', 'strafe with leader', 'strafe with wingman'],
  ...['over', 'hold', 'load', 'jettison', 'drop', 'leave', 'name', 'wingman-bombers', 'attack-bombers'],
  ...['counter as spoiled', 'as ACE PILOT against Flak', 'help as ACE PILOT'],
];

const whom = (leader: boolean, wingman: boolean): string => both[(leader ? 1 : 0) + (wingman ? 2 : 0)];

/** Two that strafe are each of them one that does. */
function strafed(leader: boolean, wingman: boolean): string[] {
  if (!leader && !wingman) return ['strafe with nobody'];
  return [...(leader ? ['strafe with leader'] : []), ...(wingman ? ['strafe with wingman'] : [])];
}

function missionUses(s: Dogfight, choice: Choice): readonly string[] {
  const { fixed } = s;
  const at = s.frames[s.frames.length - 1].at as { readonly mini?: boolean; readonly element?: number };
  const by = at.mini === true ? 'wingman' : 'leader';
  switch (choice.do) {
    case 'play':
      return choice.at >= s.planes.length ? [`${by} plays ${cardName(fixed, choice.card)} at bomber`] : [];
    case 'aim':
      return [`${by} aims with ${cardName(fixed, choice.card)}`];
    case 'counter': {
      const spoiled = fixed.sortie?.spoiled[choice.card] === true ? ' spoiled' : '';
      return choice.ace ? ['counter as spoiled'] : [`counter with ${cardName(fixed, choice.card)}${spoiled}`];
    }
    case 'stop':
      return [`${cardName(fixed, choice.card)} against Flak`];
    case 'stop-ace':
      return ['as ACE PILOT against Flak'];
    case 'help':
      return [`help with ${cardName(fixed, choice.card)}`];
    case 'help-ace':
      return ['help as ACE PILOT'];
    case 'angle':
      return [`from the ${angles[choice.angle]}`];
    case 'run-in':
      return [`runs in: ${whom(choice.leader, choice.wingman)}`];
    case 'strafe':
      return strafed(choice.leader, choice.wingman);
    case 'load':
      return ['load', `choose ${loadName(choice.load)}`];
    case 'run':
      return bombed(s, at.element ?? 0, choice.leader === 1, choice.wingman === 1);
    case 'drop':
      return ['drop', `bomb by ${loadName(s.sortie?.bombers[choice.at - s.planes.length].load ?? 0)}`];
    default:
      return usesOf(s, choice);
  }
}

function bombed(s: Dogfight, element: number, leader: boolean, wingman: boolean): string[] {
  const { lead, wing } = s.elements[element];
  const loads = [leader ? lead : -1, wingman ? wing : -1].filter((plane) => plane >= 0);
  return loads.map((plane) => `bomb by ${loadName(s.sortie?.load[plane] ?? 0)}`);
}

export type ZeroMissionTrial = Trial<Dogfight, Choice, Happening, DogfightView, ZeroOptions>;

/** Zero! on Missions: the same game, with what only they have. */
export const zeroMissionTrial: ZeroMissionTrial = {
  script: zeroScript,
  deal: dealMission,
  features,
  began: ({ fixed: { aircraft, sortie, options } }) => [
    ...aircraft.map((id) => `fly ${id}`),
    ...(sortie?.bomberAircraft ?? []).map((id) => `fly ${id}`),
    `mission ${options.orders?.kind ?? ''}`,
    `target ${options.orders?.target ?? ''}`,
    ...[...(sortie?.load ?? []), ...(sortie?.bomberLoad ?? [])].map((load) => `carry ${loadName(load)}`),
    ...(options.orders?.effects ?? []).map(({ effect }) => `effect ${effect.does}`),
  ],
  uses: missionUses,
  tries,
  hands,
};

/** What is dealt of CORSAIRS AND HELLCATS: its aircraft, targets, Missions and loads, and whatever only they ask. */
const corsairsFeatures: readonly string[] = [
  ...[...basePack.fighters, ...campaignBase.lightBombers, ...campaignBase.formations]
    .filter((one) => !isOfZero(one))
    .map(({ id }) => `fly ${id}`),
  ...campaignBase.targets.filter((one) => !isOfZero(one)).map(({ id }) => `target ${id}`),
  ...missionKinds.filter((kind) => kind !== 'evacuation' && kind !== 'kamikaze').map((kind) => `mission ${kind}`),
  ...['mines', 'depth-charges', 'cargo'].map((load) => `carry ${load}`),
  ...['napalm', 'rockets', 'level+rockets', 'dive+rockets', 'saturation+rockets'].map((load) => `choose ${load}`),
  ...['effect rockets', 'effect napalm', 'skip', 'fire', 'depth', 'submarine'],
];

/** The same with what CORSAIRS AND HELLCATS adds. */
export const zeroCorsairsTrial: ZeroMissionTrial = {
  ...zeroMissionTrial,
  deal: dealCorsairs,
  features: corsairsFeatures,
};

/** CH-28 — the same on kamikaze missions. */
export const zeroKamikazeTrial: ZeroMissionTrial = {
  ...zeroMissionTrial,
  deal: dealKamikazes,
  features: ['mission kamikaze', 'search', ...kamikazeEffects.map((effect) => `effect ${effect}`)],
};
