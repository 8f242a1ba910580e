import { EVERYONE, flags, freshTable, type Game, numbers } from '@tallyho/kernel';
import { bound } from './bound.ts';
import type { Choice } from './choices.ts';
import type { Happening } from './events.ts';
import { type Fixed, fixedFrom } from './fixed.ts';
import { naming } from './flow/bombers.ts';
import { change, pursuit } from './flow/change.ts';
import { hurt, redline } from './flow/damage.ts';
import { exchange } from './flow/exchange.ts';
import { firefight } from './flow/firefight.ts';
import { fight } from './flow/game.ts';
import { mission } from './flow/mission.ts';
import { stall, turn } from './flow/turn.ts';
import { cardsIn } from './hand.ts';
import type { MissionPlan } from './mission/plan.ts';
import { newMission } from './mission/state.ts';
import { reads, tidy, write } from './notation.ts';
import { type DogfightView, observe, resample } from './observe.ts';
import { type DownInFlamesOptions, readOptions } from './options.ts';
import { BURST_KINDS } from './rules/bursts.ts';
import { conceded } from './rules/victory.ts';
import { type Aircraft, type Dogfight, NO_PLANE, newAircraft, UNCHOSEN } from './state.ts';

/** DIF-FB-02 — by aircraft, whether it starts as a bomber. */
function bombersOf({ agreedFighter, bombers }: Fixed, { loaded }: MissionPlan): boolean[] {
  const starts = flags(agreedFighter.length, false);
  for (let plane = 0; plane < starts.length; plane++)
    starts[plane] = bombers[agreedFighter[plane]] !== null || loaded[plane];
  return starts;
}

/** Down In Flames: duels, team fights and free-for-alls of fighters; and missions. */
export const downInFlames: Game<Dogfight, Choice, Happening, DogfightView, DownInFlamesOptions> = {
  id: 'down-in-flames',
  version: 3,
  flows: [exchange, turn, hurt, change, pursuit, redline, stall, fight, firefight, naming, mission],

  options: readOptions,

  setup(options, chance) {
    const fixed = fixedFrom(options);
    const table = freshTable(fixed, fixed.seats.length, chance);
    table.frames.push({ flow: fixed.mission === null ? fight.name : mission.name, step: 0, at: { round: 0 } });
    const planes: Aircraft[] = [];
    for (let plane = 0; plane < fixed.owner.length; plane++) {
      const aircraft = newAircraft(plane, fixed);
      aircraft.fighter = fixed.agreedFighter[plane];
      aircraft.pilot = fixed.agreedPilot[plane];
      planes.push(aircraft);
    }
    const { frames, asks, asked, turn: before, outcome } = table;
    return {
      fixed,
      chance,
      frames,
      asks,
      asked,
      turn: before,
      outcome,
      planes,
      deck: { pile: fixed.cards.slice(), discard: [], next: [] },
      played: [],
      sealed: numbers(planes.length, UNCHOSEN),
      spent: numbers(BURST_KINDS * planes.length, 0),
      active: NO_PLANE,
      drawn: 0,
      first: fixed.mission?.attacker ?? 0,
      acting: 0,
      mission: fixed.mission === null ? null : newMission(bombersOf(fixed, fixed.mission), options.turns),
    };
  },
  seats: (s) => s.fixed.seats,

  observe,
  resample,
  write,
  reads,
  tidy,

  cards: (s) => [...s.planes.flatMap(({ hand }) => cardsIn(hand)), ...s.played, ...s.deck.pile, ...s.deck.discard],
  bound,
  conceded,

  reshuffled(t) {
    t.say?.(EVERYONE, { event: 'reshuffled', because: 'DIF-GAP-23' });
  },
};
