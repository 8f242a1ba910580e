import { downInFlames } from '@tallyho/down-in-flames';
import {
  below,
  type Chance,
  chanceFrom,
  type Game,
  gamesInside,
  type Match,
  readRecord,
  reopen,
  replay,
  type Seat,
  SPECTATOR,
  sha256,
  type TableState,
  writeRecord,
} from '@tallyho/kernel';
import { expect, test, vi } from 'vitest';
import type { Advisers } from '../src/bots/client.ts';
import { sessionInside } from '../src/campaign/session-inside.ts';
import { quickDuel } from '../src/down-in-flames/begin.ts';
import { type Keeper, LocalSession } from '../src/play/local-session.ts';
import type { Begun } from '../src/play/room.ts';
import type { Session } from '../src/play/session.ts';
import { exportGame } from '../src/saved/files.ts';
import { bot } from '../src/saved/players.ts';
import type { SavedGame } from '../src/saved/saved-game.ts';
import { guadalcanalRoom } from '../src/zero/guadalcanal/guadalcanal.ts';
import { unwrapped } from './play/table.ts';
import { quickGames } from './quick-games.ts';
import { type Fixture, fixtures, savedIn } from './saves/all.ts';

vi.mock('../src/saved/files.ts', async (original) => ({ ...(await original<object>()), exportGame: vi.fn() }));

const nobody: Advisers = { answer: async () => 0, hints: async () => [], close: () => {} };

/**
 * How all that a session hands out is come by. What the interface gets besides has to be written here, too, or this does not
 * compile; and nothing is left out but the part of the keeper, and missions, which are looked at by themselves.
 */
const surface: { readonly [name in keyof Session]: (session: Session, seats: readonly Seat[]) => unknown } = {
  id: ({ id }) => id,
  players: ({ players }) => players,
  names: ({ names }) => names,
  title: ({ title }) => title,
  place: ({ place }) => place,
  proof: ({ proof }) => proof,
  isResumed: ({ isResumed }) => isResumed,
  trouble: ({ trouble }) => trouble,
  isGuided: ({ isGuided }) => isGuided,
  isLed: ({ isLed }) => isLed,
  askedSeats: ({ askedSeats }) => askedSeats,
  outcome: ({ outcome }) => outcome,
  finished: ({ finished }) => finished,
  keeper: () => null,
  getVersion: (session) => session.getVersion(),
  subscribe: (session) => session.subscribe(() => {}),
  missions: () => [],
  look: (session, seats) => seats.map((seat) => session.look(seat)),
  choose: (session, seats) => seats.map((seat) => session.choose(seat, -1, {})),
  undo: (session) => session.undo(SPECTATOR),
  hints: () => [],
  concede: (session) => session.concede(SPECTATOR),
  hurry: (session) => session.hurry(),
  retry: (session) => session.retry(),
};

/** Everything that can be reached from something: objects, and texts. */
function reached(from: unknown): Set<unknown> {
  const found = new Set<unknown>();
  const open = [from];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') found.add(next);
    if (typeof next !== 'object' || next === null || found.has(next)) continue;
    found.add(next);
    if (next instanceof Map) open.push(...next.keys(), ...next.values());
    else if (next instanceof Set) open.push(...next);
    else open.push(...Object.values(next));
  }
  return found;
}

/** Everything that a state consists of, but for what everybody may know: what never changes, and choices, which all games share. */
function partsOf({ fixed, inner, asks, ...rest }: TableState): Set<unknown> {
  const open = reached(fixed);
  const own = [...reached(rest)].filter((part) => typeof part === 'object' && !open.has(part));
  return new Set([...own, asks, ...asks, ...(inner ? partsOf(inner) : [])]);
}

/** The secrets of a game and of those that are being played inside it. */
const secretsIn = ({ chance, inner }: TableState): string[] => [
  ...(chance.secret === undefined ? [] : [chance.secret]),
  ...(inner ? secretsIn(inner) : []),
];

/** What there is in something that is nobody's business but the keeper's. */
function keptSecret({ state, seed }: Match, handed: unknown): string[] {
  const [secrets, parts] = [[seed, ...secretsIn(state)], partsOf(state)];
  return [...reached(handed)].flatMap((found): string[] => {
    if (typeof found !== 'string') return parts.has(found) ? ['a part of the state'] : [];
    return secrets.some((secret) => found.includes(secret)) ? [`a seed in ${JSON.stringify(found).slice(0, 80)}`] : [];
  });
}

/** Records and whole states, of whatever game. */
const wholeGames = (handed: unknown): string[] =>
  [...reached(handed)].flatMap((found): string[] => {
    if (typeof found === 'string') return found.includes('\n') && readRecord(found).ok ? ['a record'] : [];
    return Object.hasOwn(found as object, 'chance') ? ['a state'] : [];
  });

/** What a session hands out that it should not, while its game goes on. */
function leaksOf(session: Session, match: Match): string[] {
  const seats = [SPECTATOR, ...match.state.asked.map((_, seat) => seat)];
  const leaks = Object.entries(surface).flatMap(([name, get]) => {
    const handed = get(session, seats);
    return [...keptSecret(match, handed), ...wholeGames(handed)].map((leak) => `${name}: ${leak}`);
  });
  const missions = [0, 1, 2].flatMap((depth) => session.missions(depth));
  const running = missions.filter((mission) => mission.match.state.outcome === null).map(() => 'is not over');
  return [...leaks, ...[...keptSecret(match, missions), ...running].map((leak) => `missions: ${leak}`)];
}

/** A game as it is opened from the shelf, with bots in all seats who are never asked. */
function opened(saved: SavedGame, match: Match) {
  const kept: SavedGame[] = [];
  const keeper: Keeper = { keep: async (game) => (kept.push(game) > 0 ? 'kept' : 'no-store') };
  const players = saved.players.map(() => bot('cadet'));
  const session: Session = new LocalSession(match, { ...saved, players }, keeper, nobody);
  return { session, kept };
}

/** Somebody at the table makes one of his choices. */
function playOn(session: Session, chance: Chance): void {
  const [seat] = session.askedSeats;
  const { decision } = session.look(seat);
  if (decision === null) throw new Error('nobody is asked');
  session.choose(seat, decision.id, decision.options[below(chance, decision.options.length)]);
}

function quickly(game: Game, quick: Begun) {
  if (!quick.ok) throw new Error(quick.problem.code);
  const match = unwrapped(replay(game, unwrapped(readRecord(quick.game.record))));
  return { match, ...opened(quick.game, match) };
}

test.each(quickGames)(
  '%s: a screen is handed neither seed, record nor state while the game goes on',
  (_, game, begin) => {
    const { match, session } = quickly(game, begin());
    const chance = chanceFrom('border');
    for (let n = 0; n < 600 && session.outcome === null; n++) {
      if (n % 60 === 0) expect(leaksOf(session, match)).toEqual([]);
      playOn(session, chance);
    }
  },
);

test('the fingerprint of the secret is told from the first card on; when the game is over, all of it', () => {
  const { match, session, kept } = quickly(downInFlames as object as Game, quickDuel(true));
  const chance = chanceFrom('border');
  expect([session.proof, session.finished]).toEqual([sha256(match.seed), null]);
  for (let n = 0; n < 5; n++) playOn(session, chance);
  expect([session.proof, session.finished]).toEqual([sha256(match.seed), null]);
  session.keeper?.exportGame();
  expect(exportGame).toHaveBeenLastCalledWith(kept[4]);
  session.concede(0);
  expect(session.finished).toBe(kept[5]);
  expect(session.finished).toMatchObject({ over: true, record: writeRecord(match) });
});

test('of a lesson nothing is kept: there is no fingerprint, no file and no mission', () => {
  const { saved, game } = savedIn(fixtureOf('v3/campaign-desk'));
  const { match } = unwrapped(reopen(game, unwrapped(readRecord(saved.record)), saved.kept));
  const guide = { leads: true, permits: () => true, went: () => {} };
  const lesson = new LocalSession(match, { ...saved, record: '', kept: null }, null, nobody, guide);
  expect([lesson.proof, lesson.keeper, lesson.missions()]).toEqual([null, null, []]);
  expect(opened(saved, match).session.missions().length).toBeGreaterThan(0);
});

const goingOn = fixtures.filter((fixture) => !savedIn(fixture).saved.over);

test.each(goingOn.map(({ name }) => name))('%s: opened again it is kept to itself as well', (name) => {
  const { saved, game } = savedIn(fixtureOf(name));
  const { match } = unwrapped(reopen(game, unwrapped(readRecord(saved.record)), saved.kept));
  expect(leaksOf(opened(saved, match).session, match)).toEqual([]);
});

test('a campaign inside another has the missions that were flown in it, but for the one in the air; what is around it has none of them', () => {
  const { saved, game } = savedIn(fixtureOf('v4-guadalcanal/guadalcanal-strike'));
  const { match } = unwrapped(reopen(game, unwrapped(readRecord(saved.record)), saved.kept));
  const { session } = opened(saved, match);
  const inside = sessionInside(session as never, guadalcanalRoom as never);
  expect(Object.keys(inside).sort()).toEqual(Object.keys(surface).sort());
  const games = gamesInside(match);
  const battle = games[games.length - 1];
  const strikes = gamesInside(battle.match);
  expect(strikes.at(-1)?.match.state.outcome).toBeNull();
  expect(session.missions()).toHaveLength(games.length - 1);
  expect(inside.missions().map(({ from }) => from)).toEqual(strikes.slice(0, -1).map(({ from }) => battle.from + from));
  expect(leaksOf(inside as unknown as Session, match)).toEqual([]);
});

function fixtureOf(name: string): Fixture {
  const found = fixtures.find((fixture) => fixture.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}
