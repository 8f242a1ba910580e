import type { BotSystem } from '@tallyho/bots';
import { downInFlames, downInFlamesCampaign } from '@tallyho/down-in-flames';
import type { Game } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { zero, zeroCampaign, zeroCarriers, zeroGuadalcanal, zeroPearlHarbor, zeroSuperfortress } from '@tallyho/zero';
import { quickDuel } from '../src/down-in-flames/begin.ts';
import { quickCampaign } from '../src/down-in-flames/campaign/begin.ts';
import type { Begun } from '../src/play/room.ts';
import { quickFight as quickWings } from '../src/wings-of-war/begin.ts';
import { quickFight as quickZero } from '../src/zero/begin.ts';
import { quickCampaign as quickLandCampaign } from '../src/zero/campaign/begin.ts';
import { quickCarriers } from '../src/zero/carriers/begin.ts';
import { quickGuadalcanal } from '../src/zero/guadalcanal/begin.ts';
import { quickRaid } from '../src/zero/pearl/begin.ts';
import { quickWeeks } from '../src/zero/superfortress/begin.ts';

const any = (game: object): Game => game as Game;

/** A game of every system, as it is begun from the start page. */
export const quickGames: readonly (readonly [system: BotSystem, game: Game, begin: () => Begun])[] = [
  ['down-in-flames', any(downInFlames), () => quickDuel(true)],
  ['down-in-flames-campaign', any(downInFlamesCampaign), quickCampaign],
  ['zero', any(zero), () => quickZero(true)],
  ['zero-campaign', any(zeroCampaign), quickLandCampaign],
  ['zero-carriers', any(zeroCarriers), quickCarriers],
  ['zero-guadalcanal', any(zeroGuadalcanal), quickGuadalcanal],
  ['zero-pearl-harbor', any(zeroPearlHarbor), quickRaid],
  ['zero-superfortress', any(zeroSuperfortress), quickWeeks],
  ['wings-of-war', any(wingsOfWar), () => quickWings(true)],
];
