import { gamesInside, type Match } from '@tallyho/kernel';
import { zeroGuadalcanal } from '@tallyho/zero';
import { expect, test } from 'vitest';
import { firstFlight, missionAt, missionsFlown } from '../../../src/campaign/missions.ts';
import type { CampaignRoom } from '../../../src/campaign/room.ts';
import { guadalcanalRoom } from '../../../src/zero/guadalcanal/guadalcanal.ts';
import { comeTo, pilots } from '../../moments.ts';

test('CH-29.75a: whoever watches a battle again sees its first Strike, and a Mission leads to itself', async () => {
  const match = comeTo(zeroGuadalcanal, { carriers: true }, await pilots(zeroGuadalcanal), ({ state }) =>
    state.log.some(({ battle, report }) => battle !== null && report !== null),
  );
  const flown = missionsFlown(guadalcanalRoom as unknown as CampaignRoom, match as unknown as Match, 'en');
  const lines = match.state.log.filter(({ report }) => report?.flown === true);
  const games = gamesInside(match as unknown as Match);
  expect(games).toHaveLength(lines.length);
  for (const [i, game] of games.entries()) {
    const { title, from } = flown[missionAt(flown, firstFlight(game))];
    expect(from).toBe(firstFlight(game));
    expect(title).toMatch(new RegExp(`^Week ${lines[i].week}: `));
    expect(title.includes('Battle of'), title).toBe(lines[i].battle !== null);
  }
});
