import { downInFlames, downInFlamesCampaign } from '@tallyho/down-in-flames';
import { readRecord, replay, SPECTATOR } from '@tallyho/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tableOf as campaignTable } from '../../src/campaign/table.ts';
import { quickDuel } from '../../src/down-in-flames/begin.ts';
import { quickCampaign } from '../../src/down-in-flames/campaign/begin.ts';
import { campaigns } from '../../src/down-in-flames/campaign/campaigns.ts';
import { duelTable } from '../../src/down-in-flames/duel-room.ts';
import { duelManners } from '../../src/down-in-flames/manners.ts';
import { LocalSession } from '../../src/play/local-session.ts';
import { whoConceded } from '../../src/play/who-conceded.ts';
import { human } from '../../src/saved/players.ts';
import type { SavedGame } from '../../src/saved/saved-game.ts';
import { tableOf, unwrapped } from './table.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A game that is over, as it is kept. */
function over({ finished }: LocalSession): SavedGame {
  if (finished === null) throw new Error('it goes on');
  return finished;
}

test('whoever concedes has lost at once, while a bot thinks; that is kept, and nobody plays on', async () => {
  const { session, match, answer } = await tableOf(downInFlames, quickDuel(true), duelManners, 'concede');
  session.start();
  while (session.askedSeats.includes(0) || match.moves.length < 6)
    if (!answer()) await vi.advanceTimersToNextTimerAsync();
  expect(session.look(0).decision).toBeNull();
  session.concede(0);
  const moves = match.moves.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([session.outcome, session.trouble]).toEqual([{ winners: [1], because: 'DIF-GAP-94' }, null]);
  expect([match.moves.length, session.look(0).mayUndo, session.finished?.over]).toEqual([moves, false, true]);
  const again = unwrapped(replay(downInFlames, unwrapped(readRecord(session.finished?.record ?? ''))));
  expect(again.state.outcome).toEqual(session.outcome);
  const { view, told } = session.look(0);
  const seen = { view: view as never, told: told as never, players: session.players };
  expect(duelTable.tell({ ...seen, language: 'en' }).scene.end).toMatchObject({
    headline: 'Defeat',
    because: 'One side has conceded.',
    rule: 'DIF-GAP-94',
  });
});

test('in a mission the campaign is conceded, whatever the victory table says', async () => {
  const { session, match, answer } = await tableOf(
    downInFlamesCampaign,
    quickCampaign(),
    campaignTable(campaigns).manners,
    'concede',
  );
  session.start();
  while (match.state.inner === null) if (!answer()) await vi.advanceTimersToNextTimerAsync();
  session.concede(0);
  const endFor = (seat: number, language: 'en' | 'fr') => {
    const { view, told } = session.look(seat);
    return campaigns.tell({ view: view as never, told: told as never, players: session.players, language }).scene.end;
  };
  expect(endFor(0, 'en')).toMatchObject({ headline: 'Defeat', because: 'One side has conceded.' });
  expect(endFor(1, 'fr')).toMatchObject({ headline: 'Victoire', because: 'Un camp a abandonné.' });
  expect(endFor(SPECTATOR, 'en')?.headline).toMatch(/^Victory: /);
});

test('a lesson, or a game that another tab plays, is not conceded', async () => {
  const { saved, match, bots } = await tableOf(downInFlames, quickDuel(true), duelManners, 'concede');
  const keeper = { keep: async () => 'kept' as const };
  const following = new LocalSession(match, saved, null, bots);
  const lesson = new LocalSession(match, saved, keeper, bots, {
    leads: true,
    permits: () => true,
    went: () => {},
  });
  following.concede(0);
  lesson.concede(0);
  expect(match.state.outcome).toBeNull();
});

test('afterwards it is said who has conceded: you, or between people one of them by his name', async () => {
  const alone = await tableOf(downInFlames, quickDuel(true), duelManners, 'concede');
  expect(whoConceded(alone.saved)).toBeNull();
  alone.session.concede(0);
  expect(whoConceded(over(alone.session))).toBe('you');
  const { session } = await tableOf(downInFlames, quickDuel(true), duelManners, 'concede', { players: [human, human] });
  session.concede(1);
  expect(whoConceded(over(session))).toEqual({ name: session.names[1] });
});
