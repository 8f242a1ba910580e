import type { Choice, DogfightView, DownInFlamesOptions, Happening } from '@tallyho/down-in-flames';
import { type Dogfight, downInFlames } from '@tallyho/down-in-flames';
import {
  type Match,
  Match as Matches,
  ok,
  problem,
  type Result,
  readRecord,
  replay,
  writeRecord,
} from '@tallyho/kernel';
import { bot, human, type Player } from '../play/players.ts';
import type { Begun } from '../rooms.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { newGameId } from '../saved/shelf.ts';

export type Duel = Match<Dogfight, Choice, Happening, DogfightView, DownInFlamesOptions>;

/** The aircraft of a game, side against side: its name on the shelf. */
export function titleOf({ fixed, planes }: Dogfight): string {
  const sides = Array.from({ length: fixed.sides }, (_, side) =>
    planes.flatMap(({ fighter }, plane) => (fixed.side[plane] === side ? [fixed.fighters[fighter]?.name ?? '?'] : [])),
  );
  return sides.map((names) => names.join(', ')).join(' – ');
}

function saved(match: Duel, id: string, players: readonly Player[]): SavedGame {
  const now = Date.now();
  const { state } = match;
  return {
    id,
    system: downInFlames.id,
    title: titleOf(state),
    players,
    begun: now,
    saved: now,
    turn: state.turn,
    over: state.outcome !== null,
    record: writeRecord(match),
  };
}

/** Starts a fight with these options, if they can be played. */
export function beginFight(options: unknown, players: readonly Player[]): Begun {
  const id = newGameId();
  const match = Matches.start(downInFlames, options, id);
  return match.ok ? { ok: true, game: saved(match.value, id, players) } : { ok: false, problem: match.problem };
}

/** DIF-EX-01 first of all; then pairs that cost the same and met in the air. */
const fairPairs: readonly (readonly [own: string, enemy: string])[] = [
  ['spitfire-i', 'bf-109e'],
  ['bf-109e', 'hurricane-i'],
  ['f4f-4', 'a6m3'],
  ['a6m3', 'p-40e'],
  ['p-51d', 'bf-109g'],
  ['yak-9u', 'bf-109g'],
  ['bf-109f', 'spitfire-v'],
  ['fw-190d-9', 'la-7'],
  ['j2m3', 'p-38j'],
];

/** A fair duel against the Pilot; the first one is the introductory duel of the rulebook. */
export function quickDuel(isFirst: boolean): Begun {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const [own, enemy] = fairPairs[isFirst ? 0 : random % fairPairs.length];
  const seats = [
    { name: 'You', aircraft: [{ fighter: own }] },
    { name: 'Bot', aircraft: [{ fighter: enemy }] },
  ];
  return beginFight({ mode: 'duel', seats }, [human, bot('pilot')]);
}

/** A record as a match that can be played on. */
export function openRecord(text: string): Result<Duel> {
  const record = readRecord(text);
  if (!record.ok) return record;
  return replay(downInFlames, record.value);
}

/** A new game that goes on from a moment of another one, with the same players. */
export const branch = (match: Duel, players: readonly Player[]): SavedGame => saved(match, newGameId(), players);

/** A record from a file: the first seat is a person's, the others are bots'; whoever wants it otherwise sets up anew. */
export function importRecord(text: string): Begun {
  const match = openRecord(text);
  if (!match.ok) return { ok: false, problem: match.problem };
  if (match.value.state.asked.length === 0) return { ok: false, problem: problem('record-empty', '').problem };
  const players = match.value.state.asked.map((_, seat) => (seat === 0 ? human : bot('pilot')));
  return { ok: true, game: saved(match.value, newGameId(), players) };
}

/** The same fight once more, with new chance; swapped: the players change places. */
export function rematch({ record, players }: SavedGame, swapped: boolean): Result<SavedGame> {
  const read = readRecord(record);
  if (!read.ok) return read;
  const begun = beginFight(read.value.header.options, swapped ? players.slice().reverse() : players);
  return begun.ok ? ok(begun.game) : { ok: false, problem: begun.problem };
}
