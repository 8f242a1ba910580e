import { downInFlames, downInFlamesCampaign } from '@tallyho/down-in-flames';
import { basePack } from '@tallyho/down-in-flames/content';
import { wingsOfWar } from '@tallyho/wings-of-war';
import {
  campaignBase,
  zero,
  zeroCampaign,
  zeroCarriers,
  zeroGuadalcanal,
  zeroPearlHarbor,
  zeroSuperfortress,
} from '@tallyho/zero';
import type { RoomId } from '../packages/web/src/system-ids.ts';
import { duel, elements, trenches } from '../packages/web/test/fights.ts';
import { findIn, flyIn } from './moments.ts';

// Games of every room, as records: in the midst of them, where the first seat is asked, and at their ends.

const CAMPAIGNS = basePack.campaigns.map(({ id }) => id);

const teams = {
  mode: 'teams',
  seats: ['p-51d', 'p-47d', 'fw-190d-9', 'me-262'].map((fighter, at) => ({
    name: `Squadron Leader ${at}`,
    team: at < 2 ? 'A' : 'B',
    aircraft: [{ fighter }],
  })),
};

const gamesOf: { readonly [room in RoomId]: () => Promise<readonly string[]> } = {
  'down-in-flames': async () => [
    findIn(downInFlames, duel, (match) => match.decision(0)?.kind === 'answer' && match.state.played.length > 1),
    findIn(downInFlames, teams, (match) => match.decision(0)?.kind === 'act' && match.state.turn > 1),
    findIn(downInFlames, duel, ({ state }) => state.outcome !== null && state.turn > 3),
  ],
  zero: async () => [
    findIn(zero, elements, (match) => match.decision(0)?.kind === 'answer' && match.state.played.length > 1),
    findIn(zero, elements, ({ state }) => state.outcome !== null && state.turn > 2),
  ],
  'zero-campaign': async () => [
    ...(await Promise.all(
      campaignBase.campaigns.map(({ id: campaign, periods }, at) =>
        flyIn(
          zeroCampaign,
          { campaign, period: periods[at].id },
          (match) => match.decision(0)?.kind === 'resource' && match.state.log.length > 2,
        ),
      ),
    )),
    await flyIn(
      zeroCampaign,
      { campaign: 'burma' },
      (match) => match.decision(0)?.kind === 'play' && (match.state.inner?.turn ?? 0) > 1,
    ),
    await flyIn(zeroCampaign, { campaign: 'malaya' }, ({ state }) => state.outcome !== null),
  ],
  'zero-carriers': async () => [
    ...(await Promise.all(
      campaignBase.carrierCampaigns.map(({ id: campaign }) =>
        flyIn(
          zeroCarriers,
          { campaign },
          (match) => match.decision(0)?.kind === 'orders' && match.state.log.length === 2,
        ),
      ),
    )),
    await flyIn(zeroCarriers, { campaign: 'midway' }, (match) => match.decision(0)?.kind === 'resource'),
    await flyIn(zeroCarriers, { campaign: 'coral-sea' }, (match) => match.decision(0)?.kind === 'strike'),
    await flyIn(
      zeroCarriers,
      { campaign: 'coral-sea' },
      (match) => match.decision(0)?.kind === 'play' && (match.state.inner?.turn ?? 0) > 1,
    ),
    await flyIn(zeroCarriers, { campaign: 'coral-sea' }, ({ state }) => state.outcome !== null),
  ],
  'zero-guadalcanal': async () => [
    await flyIn(zeroGuadalcanal, {}, (match) => match.decision(0)?.kind === 'fly' && match.state.week === 3),
    await flyIn(zeroGuadalcanal, { carriers: true }, (match) => match.decision(0)?.kind === 'resupply'),
    await flyIn(zeroGuadalcanal, {}, ({ state }) => state.outcome !== null),
  ],
  'zero-pearl-harbor': async () => [
    await flyIn(
      zeroPearlHarbor,
      {},
      ({ state }) => state.wave === 1 && state.sorties.some(({ target }) => target >= 0),
    ),
    await flyIn(zeroPearlHarbor, {}, ({ state }) => state.wave === 2 && state.resolved > 5),
    await flyIn(zeroPearlHarbor, {}, ({ state }) => state.outcome !== null),
  ],
  'zero-superfortress': async () => [
    await flyIn(zeroSuperfortress, {}, (match) => match.decision(0)?.kind === 'b29-duty' && match.state.week === 6),
    await flyIn(
      zeroSuperfortress,
      {},
      (match) => match.decision(0)?.kind === 'counter' && (match.state.inner?.turn ?? 0) > 1,
    ),
    await flyIn(zeroSuperfortress, {}, ({ state }) => state.outcome !== null),
  ],
  'wings-of-war': async () => [
    await flyIn(wingsOfWar, trenches, (match) => match.decision(0)?.kind === 'plan' && match.state.turn === 3),
    await flyIn(wingsOfWar, trenches, ({ state }) => state.outcome !== null),
  ],
  'down-in-flames-campaign': async () => [
    ...(await Promise.all(
      CAMPAIGNS.map((campaign) =>
        flyIn(
          downInFlamesCampaign,
          { campaign },
          (match) => match.decision(0)?.kind === 'arrow' && match.state.log.length > 0,
        ),
      ),
    )),
    await flyIn(downInFlamesCampaign, { campaign: CAMPAIGNS[0] }, (match) => match.decision(0)?.kind === 'option'),
    await flyIn(
      downInFlamesCampaign,
      { campaign: 'daylight-bombing-1944' },
      (match) => match.decision(0)?.kind === 'act' && (match.state.inner?.turn ?? 0) > 1,
    ),
    await flyIn(downInFlamesCampaign, { campaign: CAMPAIGNS[0] }, ({ state }) => state.outcome !== null),
  ],
};

export const games = async (): Promise<readonly string[]> =>
  (await Promise.all(Object.values(gamesOf).map((some) => some()))).flat();
