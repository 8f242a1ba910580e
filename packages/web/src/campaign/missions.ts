import { type CutOut, gamesInside, type Match, type TableState } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import { countedInside } from '../play/games-inside.ts';
import type { CampaignRoom, CampaignSight } from './room.ts';

/** The move with which the first flight of what was played began: of a campaign inside, that of its first mission. */
export const firstFlight = (game: CutOut): number =>
  game.match.game.inner === undefined ? game.from : (countedInside(game)[0]?.from ?? game.from);

/** A mission to be looked at again, with its name. */
export interface FlownMission extends CutOut {
  readonly title: string;
}

type Titled = Pick<CampaignSight, 'log' | 'fixed'>;

/** All missions of a campaign, with those of the campaigns inside it, in their order. */
export const missionsFlown = (room: CampaignRoom, campaign: Match, language: Language): FlownMission[] =>
  titled(room, campaign.state, gamesInside(campaign), language);

const titled = (room: CampaignRoom, state: TableState, games: readonly CutOut[], language: Language): FlownMission[] =>
  games.flatMap((game, i): FlownMission[] => {
    // What is held is a campaign of this room.
    const title = room.missionTitle(state as unknown as Titled, i, language);
    const inside = room.campaignInside?.(game.match.state) ?? null;
    if (inside === null) return [{ ...game, title }];
    return titled(inside, game.match.state, countedInside(game), language).map((mission) => ({
      ...mission,
      title: `${title}, ${mission.title}`,
    }));
  });

/** The mission that a move belongs to: the latest that had begun; −1: there is none. */
export const missionAt = (missions: readonly CutOut[], move: number): number =>
  Math.max(
    missions.length > 0 ? 0 : -1,
    missions.findLastIndex(({ from }) => from <= move),
  );
