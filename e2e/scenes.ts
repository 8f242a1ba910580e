import {
  type Choice,
  type Dogfight,
  type DogfightView,
  type DownInFlamesOptions,
  downInFlames,
  downInFlamesCampaign,
  type Happening,
} from '@tallyho/down-in-flames';
import { keepMatch, writeRecord } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { zero, zeroCampaign, zeroCarriers, zeroPearlHarbor } from '@tallyho/zero';
import { elements, duel as spitfire, trenches } from '../packages/web/test/fights.ts';
import { findIn, flownTo, flyIn } from './moments.ts';

// Moments of play that are worth a picture.

export interface Scene {
  readonly system: string;
  readonly title: string;
  readonly players: readonly object[];
  readonly record: string;
  readonly kept?: object;
  readonly turn?: number;
}

const human = { kind: 'human' };
const bot = { kind: 'bot', level: 'pilot' };

type Duel = Parameters<Parameters<typeof findIn<Dogfight, Choice, Happening, DogfightView, DownInFlamesOptions>>[2]>[0];
const find = (options: unknown, isPretty: (match: Duel) => boolean): string => findIn(downInFlames, options, isPretty);

const seats = (fighters: readonly string[], name: string, team: string): object[] =>
  fighters.map((fighter, i) => ({ name: `${name} ${i + 1}`, team, aircraft: [{ fighter }] }));

/** The enemy has a grip on us, and a third card lies there for us to answer. */
const underFire = (match: Duel): boolean =>
  match.decision(0)?.kind === 'answer' &&
  match.state.played.length === 3 &&
  match.state.planes[0].hand.size > 4 &&
  match.state.planes[0].hits > 0 &&
  match.state.planes[1].grip > 0 &&
  match.state.turn > 1;

const acting = (match: Duel): boolean =>
  match.decision(0)?.kind === 'act' && match.state.planes[0].grip === 1 && match.state.planes[0].hand.size > 5;

export const duel: Scene = {
  system: 'down-in-flames',
  title: 'Spitfire I – Bf-109E Emil',
  players: [human, bot],
  record: find(spitfire, underFire),
};
export const attack: Scene = { ...duel, record: find(spitfire, acting) };
/** Flown to its end, and kept as it was then. */
const won = await flownTo(downInFlames, spitfire, ({ state }) => state.outcome?.winners[0] === 0 && state.turn > 3);
export const ended: Scene = { ...duel, record: writeRecord(won, 'keeper'), kept: keepMatch(won), turn: won.state.turn };
export const teams: Scene = {
  system: 'down-in-flames',
  title: '3 – 3',
  players: [human, bot, bot, bot, bot, bot],
  record: find(
    {
      mode: 'teams',
      seats: [
        ...seats(['p-51d', 'p-47d', 'p-38j'], 'Blue', 'A'),
        ...seats(['fw-190d-9', 'bf-109g', 'me-262'], 'Red', 'B'),
      ],
    },
    (match) =>
      match.decision(0)?.kind === 'act' &&
      match.state.planes.filter(({ prey }) => prey >= 0).length > 1 &&
      match.state.planes[0].hand.size > 4,
  ),
};

/** The Zero is on the Wildcat's tail, and fires. */
export const pacific: Scene = {
  system: 'zero',
  title: 'F4F-3 Wildcat – A6M2 Zero',
  players: [human, bot],
  record: findIn(
    zero,
    elements,
    (match) =>
      match.decision(0)?.kind === 'answer' &&
      match.state.played.length > 2 &&
      match.state.elements[0].position === -2 &&
      match.state.elements[0].wing >= 0 &&
      match.state.elements[0].hand.size > 3,
  ),
};

/** Camel and triplane have passed each other, and plan the next turn. */
export const great: Scene = {
  system: 'wings-of-war',
  title: 'Sopwith Camel – Fokker Dr.I',
  players: [human, bot],
  record: await flyIn(wingsOfWar, trenches, (match) => match.decision(0)?.kind === 'plan' && match.state.turn === 3),
};

/** The Battle of Britain after two missions: the Axis picks the next target. */
export const britain: Scene = {
  system: 'down-in-flames-campaign',
  title: 'Battle of Britain 1940',
  players: [human, bot],
  record: await flyIn(
    downInFlamesCampaign,
    { campaign: 'battle-of-britain-1940' },
    (match) => match.decision(0)?.kind === 'arrow' && match.state.log.length > 1,
  ),
};

/** Burma after two Missions: a card has been drawn, and the Allies pick a Resource. */
export const burma: Scene = {
  system: 'zero-campaign',
  title: 'Burma',
  players: [bot, human],
  record: await flyIn(
    zeroCampaign,
    { campaign: 'burma', period: 'february-march-1942' },
    (match) => match.decision(1)?.kind === 'resource' && match.state.log.length > 2,
  ),
};

/** The Coral Sea after two turns: the Allies write their orders. */
export const coralSea: Scene = {
  system: 'zero-carriers',
  title: 'Coral Sea, May 1942',
  players: [bot, human],
  record: await flyIn(
    zeroCarriers,
    { campaign: 'coral-sea' },
    (match) => match.decision(1)?.kind === 'orders' && match.state.log.length === 2,
  ),
};

/** Pearl Harbor, the first wave: half of its Flights have attacked. */
export const pearl: Scene = {
  system: 'zero-pearl-harbor',
  title: 'Pearl Harbor',
  players: [human],
  record: await flyIn(zeroPearlHarbor, {}, ({ state }) => state.wave === 1 && state.resolved > 10),
};

/** A raid is met: one of our fighters is among the bombers. */
export const raid: Scene = {
  ...britain,
  players: [bot, human],
  record: await flyIn(downInFlamesCampaign, { campaign: 'daylight-bombing-1944' }, (match) => {
    const { inner, initiative } = match.state;
    return inner !== null && initiative === 1 && match.decision(0)?.kind === 'act' && inner.turn > 1;
  }),
};
