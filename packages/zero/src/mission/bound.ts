import type { Pilot } from '../content/types.ts';
import type { ZeroOptions } from '../options.ts';
import { SEARCH_DRAWS } from './kamikaze.ts';
import type { Orders } from './orders.ts';
import { rosterOf } from './roster.ts';

/**
 * No Mission asks for more choices than this.
 *
 * Turns: the base numbers, what Resources add, and three over the target; Speed only takes some off.
 *
 * In a sequence every choice spends a card of some hand, or is one of a few that come once. A hand holds no more than
 * H = P + 4 cards (see the Basic Game), a mini-hand no more than M, turrets no more than T. Up to all E hands can
 * answer; in a sequence the active Element can play 3H + 5 cards and M from its mini-hand, each may be answered by every
 * card of every hand, and each answer lets every one of S players pass once: but a card is spent once, so that all
 * Attacks and answers together are no more than the cards: C = E(H + 3H + 6) + H + 4M + 2T + 2(3H + 6), the cards drawn for rolls and promotions
 * included. Each of them lets S players pass. Besides: jettison (3), Wingman's target, Angle, target named twice, Altitude, run,
 * strafe, two Responses to Flak for each of two aircraft, announcement, giving up, end of cards, Break Off, end of discards, draw,
 * and the ends of two attacks: 24 are enough. A turn adds a choice for each Element before Ingress and in the Bomb Turn,
 * for each Formation aircraft one to bomb, one to fire its rockets and one to leave, and one for each player. Depth charges are set
 * once for each aircraft, and a submarine dives once. CH-28.43a: a search has at most three draws, and so many turns; each asks once, and
 * once for every draw that is made again.
 */
export function missionBound(options: ZeroOptions, { turns, effects, search }: Orders): number {
  const { elements, bombers } = rosterOf(options);
  const seats = options.seats.length;
  const most = (of: readonly number[]): number => Math.max(0, ...of);
  const hand =
    4 +
    most(
      elements.map(
        ({ fighter, pilot, wingmanPilot }) => fighter.leader.front.performance + lettersOf(pilot, wingmanPilot),
      ),
    );
  const mini =
    1 +
    most(
      elements.map(
        ({ fighter: { wingman }, wingmanPilot }) =>
          wingman.front.offensive + wingman.front.defensive + lettersOf(wingmanPilot),
      ),
    );
  const turrets =
    2 + bombers.reduce((sum, { aircraft: { front } }) => sum + front.turretDefense + front.turretSupport + 2, 0);
  const cards = elements.length * (4 * hand + 6) + hand + 4 * mini + 2 * turrets + 2 * (3 * hand + 6);
  const inSequence = cards * (1 + seats) + 24;
  const inTurn = elements.length * (inSequence + 2) + 3 * bombers.length + seats;
  const longer = effects.reduce(
    (sum, { effect }) =>
      sum +
      (effect.does === 'target-bound'
        ? Math.max(0, effect.by)
        : effect.does === 'radar-pickets'
          ? effect.targetBound
          : 0),
    0,
  );
  const searching = search === undefined ? 0 : SEARCH_DRAWS;
  const redraws = effects.reduce((sum, { effect }) => sum + (effect.does === 'snooper' ? effect.draws : 0), 0);
  const allTurns = turns.reduce((sum, one) => sum + one, 0) + longer + searching + 3;
  return allTurns * inTurn + elements.length * (hand + 6) + 2 * bombers.length + searching + redraws + 2;
}

/** Each letter adds no more than one card. */
const lettersOf = (...pilots: readonly (Pilot | null)[]): number =>
  pilots.reduce((sum, pilot) => sum + (pilot?.skills.length ?? 0), 0);
