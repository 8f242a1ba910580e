import { type CutOut, gamesInside, type Match, readRecord, replay, type TableState } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import type { CampaignRoom, CampaignSight } from './room.ts';

/** The missions of a campaign that is going on, from its record; none if that does not lead to its table any more. */
export function missionsIn({ game }: CampaignRoom, record: string): CutOut[] {
  const read = readRecord(record);
  const campaign = read.ok ? replay(game, read.value) : read;
  return campaign.ok ? gamesInside(campaign.value) : [];
}

/** The same of the campaign that is being played inside another: the moves are counted in the whole. */
export function missionsInside(outer: CampaignRoom, record: string): CutOut[] {
  const campaign = missionsIn(outer, record).at(-1);
  return campaign === undefined ? [] : countedFrom(campaign);
}

const countedFrom = ({ match, from }: CutOut): CutOut[] =>
  gamesInside(match).map((inside) => ({ ...inside, from: from + inside.from }));

/** The move with which the first flight of what was played began: of a campaign inside, that of its first mission. */
export const firstFlight = (game: CutOut): number =>
  game.match.game.inner === undefined ? game.from : (countedFrom(game)[0]?.from ?? game.from);

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
    return titled(inside, game.match.state, countedFrom(game), language).map((mission) => ({
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
