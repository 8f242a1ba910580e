import { downInFlames } from '@tallyho/down-in-flames';
import { zero } from '@tallyho/zero';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quickDuel } from '../../src/down-in-flames/begin.ts';
import { duelManners } from '../../src/down-in-flames/manners.ts';
import { askEverything } from '../../src/play/ask-everything.ts';
import { type Guide, LocalSession } from '../../src/play/local-session.ts';
import { keepPace, type Pace } from '../../src/play/pace.ts';
import { bot, human, type Player } from '../../src/saved/players.ts';
import type { Keeping } from '../../src/saved/store.ts';
import { quickFight } from '../../src/zero/begin.ts';
import { zeroManners } from '../../src/zero/manners.ts';
import { tableOf } from './table.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  keepPace('calm');
  askEverything(false);
});

interface Evening {
  readonly pace: Pace;
  readonly players?: readonly Player[];
  readonly everything?: boolean;
  readonly guide?: Guide;
  /** What the store says to every so many games it is given. */
  readonly keeping?: (kept: number) => Keeping;
  /** How often somebody takes back what he has just chosen. */
  readonly undoEvery?: number;
  readonly hurryEvery?: number;
}

const tables = {
  duel: [downInFlames, quickDuel, duelManners],
  elements: [zero, quickFight, zeroManners],
} as const;

/** What happens at a table, line by line: when, how many choices stand then, who is asked, what is answered for him. */
async function evening(table: keyof typeof tables, evening: Evening, most: number): Promise<string[]> {
  const {
    pace,
    players,
    everything = false,
    guide = null,
    keeping = () => 'kept',
    undoEvery = 0,
    hurryEvery = 0,
  } = evening;
  const [game, begin, manners] = tables[table];
  keepPace(pace);
  askEverything(everything);
  const { saved, match, bots, answer } = await tableOf(game, begin(true, true), manners, table, {
    ...(players === undefined ? {} : { players }),
  });
  let kept = 0;
  const session = new LocalSession(
    match,
    { ...saved, players: players ?? saved.players },
    { keep: async () => keeping(++kept) },
    bots,
    guide,
    manners as never,
  );
  const began = Date.now();
  const lines: string[] = [];
  const note = (what: string): void => {
    const { decision, forced, done, mayUndo } = session.look(0);
    const asked = decision === null ? '' : `, asked ${decision.kind}`;
    const given = forced === null ? '' : `, answered ${forced.kind}`;
    lines.push(
      `${Date.now() - began} ${what}: ${match.moves.length} choices, seats ${session.askedSeats.join(' ')}${asked}${given}, ${done.length} done${mayUndo ? ', may undo' : ''}${session.trouble === null ? '' : `, ${session.trouble}`}`,
    );
  };
  const stop = session.subscribe(() => note(`v${session.getVersion()}`));
  session.start();
  let answers = 0;
  while (session.outcome === null && lines.length < most) {
    if (answer(session)) {
      answers++;
      if (undoEvery > 0 && answers % undoEvery === 0) session.undo(0);
      if (hurryEvery > 0 && answers % hurryEvery === 0) session.hurry();
    } else if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
    else await vi.advanceTimersByTimeAsync(10);
  }
  session.stop();
  await vi.advanceTimersByTimeAsync(5000);
  note('left');
  stop();
  return [...lines, `kept ${kept}`];
}

const LONG = 90;
const evenings: { readonly [name: string]: readonly [keyof typeof tables, Evening] } = {
  'a duel, calmly': ['duel', { pace: 'calm', undoEvery: 3 }],
  'a duel, briskly': ['duel', { pace: 'brisk', hurryEvery: 4 }],
  'a duel at once': ['duel', { pace: 'at-once', undoEvery: 2 }],
  'a duel with everything asked': ['duel', { pace: 'calm', everything: true, undoEvery: 2 }],
  'Elements, calmly': ['elements', { pace: 'calm', undoEvery: 3 }],
  'two people': ['duel', { pace: 'at-once', players: [human, human], undoEvery: 4 }],
  'two bots': ['duel', { pace: 'brisk', players: [bot('ace'), bot('pilot')] }],
  'a lesson': [
    'duel',
    { pace: 'calm', guide: { leads: true, permits: (_, choice) => !('pass' in choice), went: () => {} } },
  ],
  'a situation': ['duel', { pace: 'calm', guide: { leads: false, permits: () => true, went: () => {} } }],
  'a store that is full now and then': [
    'duel',
    { pace: 'at-once', keeping: (n) => (n % 4 === 0 ? 'no-room' : 'kept') },
  ],
};

test.each(Object.keys(evenings))('%s: what happens when', async (name) => {
  const [table, how] = evenings[name];
  const lines = await evening(table, how, LONG);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    `approved/timetables/${name.replaceAll(/[^a-zA-Z]+/g, '-')}.txt`,
  );
});
