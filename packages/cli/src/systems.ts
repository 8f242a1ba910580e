import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { campaignTrial, downInFlamesTrial } from '@tallyho/down-in-flames';
import { basePack, checkPack } from '@tallyho/down-in-flames/content';
import { ok, type Problem, problem, type Result, type Trial } from '@tallyho/kernel';
import { joustTrial } from '@tallyho/kernel/reference';
import { nearest } from '@tallyho/rulebook';
import * as wingsOfWar from '@tallyho/wings-of-war';
import type { CliProblem } from '@tallyho/words';
import {
  corsairsCampaignTrial,
  corsairsCarriersTrial,
  zeroCampaignTrial,
  zeroCarriersTrial,
  zeroCorsairsTrial,
  zeroGuadalcanalTrial,
  zeroKamikazeTrial,
  zeroMissionTrial,
  zeroPearlTrial,
  zeroSuperfortressTrial,
  zeroTrial,
} from '@tallyho/zero';
import * as zeroContent from '@tallyho/zero/content';

/** A game that the commands know. */
export interface System {
  readonly id: string;
  readonly trial: Trial;
  /** Whether people can play it in the app. */
  readonly shipped: boolean;
  /** The set-ups that are measured. */
  readonly benches: readonly { readonly name: string; readonly options: unknown }[];
  /** What is wrong with a content pack for this game. */
  readonly checkContent?: (given: unknown) => readonly Problem[];
  /** The content that comes with the game, in the form of a pack. */
  readonly shippedContent?: unknown;
}

/** Four against four, each player with two aircraft. */
const fourAgainstFour = {
  mode: 'teams',
  decks: 2,
  seats: [
    { name: 'A-1', team: 'A', aircraft: [{ fighter: 'bf-109e' }, { fighter: 'bf-109e' }] },
    { name: 'B-1', team: 'B', aircraft: [{ fighter: 'spitfire-i' }, { fighter: 'spitfire-i' }] },
    { name: 'A-2', team: 'A', aircraft: [{ fighter: 'bf-109e' }, { fighter: 'bf-109e' }] },
    { name: 'B-2', team: 'B', aircraft: [{ fighter: 'spitfire-i' }, { fighter: 'spitfire-i' }] },
  ],
};

/** Four bombers and two escorts against four interceptors. */
const raid = {
  mode: 'mission',
  decks: 2,
  seats: [
    {
      name: 'attacker',
      aircraft: [...new Array(4).fill({ bomber: 'do-17z' }), { fighter: 'bf-109e' }, { fighter: 'bf-109e' }],
    },
    { name: 'defender', aircraft: new Array(4).fill({ fighter: 'spitfire-i' }) },
  ],
  mission: { target: { damaged: 10, destroyed: 20, flak: 2 } },
};

/** Four aircraft against four: two Elements of Leader and Wingman a side. */
const fourElements = {
  year: 1942,
  seats: [
    { name: 'japanese', side: 'japanese', elements: [{ aircraft: 'a6m2' }, { aircraft: 'a6m2' }] },
    { name: 'allied', side: 'allied', elements: [{ aircraft: 'f4f-3' }, { aircraft: 'f4f-3' }] },
  ],
};

/** The raid of Z-CEX-12: Ki-30 and Ki-21 with an escort of Ki-43 against Buffalos and Hurricanes. */
const railComplex = {
  mode: 'mission',
  seats: [
    {
      name: 'japanese',
      side: 'japanese',
      elements: [{ aircraft: 'ki-43' }, { aircraft: 'ki-30', altitude: 'low' }],
      formations: [{ aircraft: ['ki-21', 'ki-21'], altitude: 'medium' }],
    },
    { name: 'allied', side: 'allied', elements: [{ aircraft: 'buffalo-ii' }, { aircraft: 'hurricane-iib' }] },
  ],
  orders: { kind: 'bombing', attacker: 'japanese', target: '3B', turns: [8, 7] },
};

/** Corsairs and Avengers with rockets against a fortified field, which Zeros and a Raiden defend. */
const overRabaul = {
  mode: 'mission',
  fullThrottle: true,
  seats: [
    {
      name: 'japanese',
      side: 'japanese',
      elements: [{ aircraft: 'a6m5', green: { leader: false, wingman: true } }, { aircraft: 'j2m3' }],
    },
    {
      name: 'allied',
      side: 'allied',
      elements: [{ aircraft: 'f4u-1d' }, { aircraft: 'tbf', altitude: 'low' }],
      formations: [{ aircraft: ['b-25j', 'b-25j'], altitude: 'low' }],
    },
  ],
  orders: {
    kind: 'bombing',
    attacker: 'allied',
    target: '1A',
    turns: [8, 7],
    errataLoadedHalf: true,
    fortified: true,
    skipBombing: true,
    effects: [{ side: 'allied', effect: { does: 'rockets' } }],
  },
};

/** Four aircraft against four, two of them two-seaters, with every optional rule that makes a turn longer. */
const twoPatrols = {
  width: 1400,
  length: 1200,
  switches: { special: true, aiming: true, tailing: true, interruption: true, blindSpots: true, altitude: true },
  seats: [
    {
      name: 'allies',
      side: 0,
      aircraft: [{ card: 'camel-brown' }, { card: 'spad-fonck' }, { card: 'camel-barker' }, { card: 'dh4-55' }],
    },
    {
      name: 'central',
      side: 1,
      aircraft: [
        { card: 'triplane-richthofen' },
        { card: 'albatros-d5a-udet' },
        { card: 'triplane-voss' },
        { card: 'roland-schleich' },
      ],
    },
  ],
};

export const systems: readonly System[] = [
  {
    id: 'down-in-flames',
    trial: downInFlamesTrial,
    shipped: true,
    benches: [
      { name: 'down-in-flames duel', options: {} },
      { name: 'down-in-flames 4v4', options: fourAgainstFour },
      { name: 'down-in-flames mission', options: raid },
    ],
    checkContent: checkPack,
    shippedContent: basePack,
  },
  {
    id: 'down-in-flames-campaign',
    trial: campaignTrial,
    shipped: true,
    benches: [{ name: 'down-in-flames campaign', options: { campaign: 'battle-of-britain-1940' } }],
  },
  {
    id: 'zero',
    trial: zeroTrial,
    shipped: true,
    benches: [
      { name: 'zero 1v1', options: {} },
      { name: 'zero 4v4', options: fourElements },
    ],
    checkContent: zeroContent.checkPack,
    shippedContent: { ...zeroContent.basePack, ...zeroContent.campaignBase },
  },
  {
    id: 'zero-missions',
    trial: zeroMissionTrial,
    shipped: false,
    benches: [{ name: 'zero mission', options: railComplex }],
  },
  {
    id: 'zero-campaign',
    trial: zeroCampaignTrial,
    shipped: true,
    benches: [{ name: 'zero campaign', options: { campaign: 'malaya' } }],
  },
  {
    id: 'zero-carriers',
    trial: zeroCarriersTrial,
    shipped: true,
    benches: [{ name: 'zero carriers', options: { campaign: 'coral-sea' } }],
  },
  {
    id: 'zero-corsairs',
    trial: zeroCorsairsTrial,
    shipped: false,
    benches: [{ name: 'corsairs mission', options: overRabaul }],
  },
  { id: 'zero-kamikaze', trial: zeroKamikazeTrial, shipped: false, benches: [] },
  {
    id: 'zero-corsairs-campaign',
    trial: corsairsCampaignTrial,
    shipped: false,
    benches: [{ name: 'corsairs campaign', options: { campaign: 'solomons' } }],
  },
  {
    id: 'zero-corsairs-carriers',
    trial: corsairsCarriersTrial,
    shipped: false,
    benches: [{ name: 'corsairs carriers', options: { campaign: 'santa-cruz' } }],
  },
  {
    id: 'zero-guadalcanal',
    trial: zeroGuadalcanalTrial,
    shipped: false,
    benches: [{ name: 'zero guadalcanal', options: { carriers: true } }],
  },
  {
    id: 'zero-pearl-harbor',
    trial: zeroPearlTrial,
    shipped: true,
    benches: [{ name: 'zero pearl harbor', options: {} }],
  },
  {
    id: 'zero-superfortress',
    trial: zeroSuperfortressTrial,
    shipped: false,
    benches: [{ name: 'zero superfortress', options: {} }],
  },
  {
    id: 'wings-of-war',
    trial: wingsOfWar.wingsOfWarTrial,
    shipped: true,
    benches: [
      { name: 'wings-of-war duel', options: {} },
      { name: 'wings-of-war 4v4', options: twoPatrols },
    ],
    checkContent: wingsOfWar.checkPack,
    shippedContent: wingsOfWar.basePack,
  },
  { id: 'reference', trial: joustTrial, shipped: false, benches: [{ name: 'reference', options: {} }] },
];

/**
 * A system by its id, or by the path of a module whose default export is a Trial: a game that is still being written.
 */
export async function findSystem(name: string, cwd: string): Promise<Result<System, CliProblem>> {
  const known = systems.map(({ id }) => id);
  if (name === '') return problem('system-missing', '', { known });
  const system = systems.find(({ id }) => id === name);
  if (system !== undefined) return ok(system);
  if (/\.[cm]?[jt]s$/.test(name)) return loadSystem(resolve(cwd, name), name);
  return problem('system-unknown', name, { known, near: nearest(name, known) });
}

async function loadSystem(path: string, name: string): Promise<Result<System, CliProblem>> {
  try {
    const module: { default?: Trial } = await import(pathToFileURL(path).href);
    const trial = module.default;
    const id = trial?.script?.game?.id;
    if (trial === undefined || id === undefined) return problem('system-no-trial', name);
    return ok({ id, trial, shipped: false, benches: [{ name: id, options: undefined }] });
  } catch (error) {
    return problem('system-unloadable', name, { detail: error instanceof Error ? error.message : String(error) });
  }
}
