import { ACES, fixedFrom, RATINGS, SPEED } from './fixed.ts';
import type { DownInFlamesOptions } from './options.ts';

/**
 * No fight asks for more choices than this.
 *
 * In one aircraft's turn no more cards are drawn than the deck has (`drawCards`), and no more than that are in hands
 * when it begins; so at most twice the deck leaves a hand. With the Ace Pilot markers of all aircraft that is P, the
 * number of choices that use up a card or a marker. Free Maneuvers are at most the highest Speed there is, S.
 * Everything else is opened by one of these:
 *   - a position is given up once at the start, and again only after it has been gained by a card or a free Maneuver: 1 + P + S;
 *   - an exchange ends with one pass, and hits (of an attack or a REDLINE) are taken with one more: 2 (P + S);
 *   - a change of level (one in the altitude phase, two stalls, VERTICAL ROLLs) asks each other aircraft once whether it
 *     follows: (3 + P)(n − 1);
 *   - the altitude phase, the ends of three phases, and the choice of the aircraft: 5.
 *   - in a mission, a bomber is chosen for a card, a free Maneuver, or free of charge: that once, and again only after another one was
 *     chosen; the enemy names one at most once for each that is shot down and each VERTICAL ROLL: 3 (P + S + n + 1). Each Maneuver and each
 *     attack on one asks the turrets and the fighter once more than an exchange does: 2 (P + S). Loaded aircraft are asked about whenever
 *     an aircraft or its side is called upon, and jettison once: n + 2, beside n in all.
 * Before the first turn each aircraft is chosen, its pilot, its level, and one side decides who begins. In a mission
 * there are what the Options make the players declare, the Flak, and a place for each bomber; and after it a Bombing
 * Pattern for each.
 */
export function bound(options: DownInFlamesOptions): number {
  const { total, labels, ratings, extras, mission } = fixedFrom(options);
  return boundOf({
    aircraft: labels.length,
    turns: options.turns,
    total,
    aces: highest(extras, ACES),
    fastest: highest(ratings, SPEED) + highest(extras, SPEED),
    mission: mission && {
      declarations: mission.declarations.length,
      winds: mission.declarations.reduce((sum, { effect, amount }) => sum + (effect === 'winds' ? amount : 0), 0),
    },
  });
}

/** What the bound depends on; it grows with each of these. */
export interface Extent {
  readonly aircraft: number;
  readonly turns: number;
  /** Cards in the deck, Ace Pilot markers that one pilot brings, and the highest Speed. */
  readonly total: number;
  readonly aces: number;
  readonly fastest: number;
  /** Of a mission, what Options make the players declare, and by how many turns it can be longer. */
  readonly mission: { readonly declarations: number; readonly winds: number } | null;
}

export function boundOf({ aircraft: n, turns, total, aces, fastest, mission }: Extent): number {
  const played = 2 * total + n * aces;
  const perTurn = played + fastest + (1 + played + fastest) + 2 * (played + fastest) + (3 + played) * (n - 1) + 5;
  if (mission === null) return 3 * n + 1 + turns * n * perTurn;
  const onBombers = 3 * (played + fastest + n + 1) + 2 * (played + fastest) + (n + 2);
  return 4 * n + mission.declarations + 1 + (turns + mission.winds) * (n + 1) * (perTurn + onBombers);
}

const highest = (table: readonly number[], which: number): number =>
  Math.max(0, ...table.filter((_, i) => i % RATINGS === which));
