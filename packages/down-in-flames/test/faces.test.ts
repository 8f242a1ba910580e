import { below, type Chance, chanceFrom, holds, listOf, Table } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import type { Choice } from '../src/choices.ts';
import type { Happening } from '../src/events.ts';
import { downInFlames } from '../src/game.ts';
import { downInFlamesTrial, rules } from '../src/index.ts';
import { dealMission } from '../src/mission/trial.ts';
import type { Dogfight } from '../src/state.ts';

/*
 * Options are worked out with sets of enemies and faces, refusals one by one. Here both are asked about everybody, at
 * every decision: what is in a set has no reason against it, and whatever is not has one.
 */

/** What a use of a card is called, whether a set has it, and the reason. */
type Pair = readonly [use: string, fits: boolean, reason: string | null];

const { BARREL_ROLL, isAttack, SCISSORS } = rules;

function against(s: Dogfight, plane: number, enemy: number, card: number, seen: rules.Prospects | undefined): Pair[] {
  const title = s.fixed.title[card];
  const has = (faces: number | undefined): boolean => faces !== undefined && holds(faces, card);
  const pairs: Pair[] = [];
  if (isAttack(title)) pairs.push(['guns', has(seen?.guns), rules.barGuns(s, plane, enemy, card)]);
  if (isAttack(title) && rules.rating(s, plane, rules.GUNNER) > 0)
    pairs.push(['gunner', has(seen?.gunner), rules.barGunnerFire(s, plane, enemy, card)]);
  if (title === BARREL_ROLL) pairs.push(['roll', has(seen?.barrelRoll), rules.barBarrelRollAt(s, plane, enemy, card)]);
  if (title === SCISSORS) pairs.push(['scissors', has(seen?.scissors), rules.barScissorsAt(s, plane, enemy, card)]);
  else if (rules.isAgile(s, plane)) pairs.push(['agile', has(seen?.agile), rules.barAgileAt(s, plane, enemy, card)]);
  for (let steps = 1; steps <= 4; steps++) {
    const bar =
      rules.barTarget(s, plane, enemy) ?? rules.barSteps(s, plane, enemy, rules.position(s, plane, enemy), steps);
    const free = has(seen?.maneuvers) && seen !== undefined && (seen.steps & (1 << steps)) !== 0;
    if (rules.barValue(s, plane, card, 1) === null) pairs.push([`${steps} steps`, free, bar]);
  }
  return pairs;
}

/** What can be tried against this enemy, among all that has been looked at. */
function prospectsAt(seen: rules.Prospects | null, enemy: number): rules.Prospects | undefined {
  for (let one = seen; one !== null; one = one.next) if (one.enemy === enemy) return one;
  return undefined;
}

function wrong(s: Dogfight, seen: Set<string>): string[] {
  const found: string[] = [];
  const judge = (who: string, [use, fits, reason]: Pair): void => {
    if (fits) seen.add(use);
    if (fits !== (reason === null)) found.push(`${who}, ${use}: ${fits ? 'in the set' : 'not in it'}, ${reason}`);
  };
  for (const [plane, { gone, hand }] of s.planes.entries()) {
    if (gone || rules.isBomber(s, plane)) continue;
    const inSight = rules.enemiesInSight(s, plane);
    const sighted = rules.lookRound(s, plane, inSight);
    for (const card of listOf(hand.faces))
      judge(`${plane} with ${card}`, [
        'a value',
        holds(rules.maneuvering(s, plane), card),
        rules.barPayment(s, plane, card),
      ]);
    for (const card of listOf(hand.faces))
      judge(`${plane} with ${card}`, [
        'as SCISSORS',
        holds(rules.asScissors(s, plane), card),
        rules.isAgile(s, plane) && s.fixed.title[card] !== SCISSORS ? null : 'not so',
      ]);
    for (const [enemy, { gone: isGone }] of s.planes.entries())
      if (isGone) judge(`${plane} at ${enemy}`, ['a wreck in sight', holds(inSight, enemy), 'it is gone']);
    for (const enemy of rules.foesOf(s, plane)) {
      judge(`${plane} at ${enemy}`, ['in sight', holds(inSight, enemy), rules.barSight(s, plane, enemy)]);
      const prospects = prospectsAt(sighted, enemy);
      for (const card of listOf(hand.faces))
        for (const pair of against(s, plane, enemy, card, prospects)) judge(`${plane} at ${enemy} with ${card}`, pair);
    }
  }
  return found;
}

test.each([
  ['a dogfight', downInFlamesTrial.deal, 60],
  ['a mission', dealMission, 12],
] as readonly [string, (chance: Chance) => unknown, number][])(
  'DIF-SEQ-05, DIF-ACT-09: what is in a set has no reason against it, and whatever is not has one: %s',
  { timeout: 120_000 },
  (name, deal, games) => {
    const seen = new Set<string>();
    for (let game = 0; game < games; game++) {
      const seed = `${name}-faces-${game}`;
      const options = downInFlames.options(deal(chanceFrom(seed)));
      if (!options.ok) throw new Error(options.problem.code);
      const chance = chanceFrom(`${seed}/player`);
      const table = new Table<Dogfight, Choice, Happening>(
        downInFlames,
        downInFlames.setup(options.value, chanceFrom(seed)),
      );
      table.advance();
      const { state } = table;
      for (;;) {
        const ask = state.asks.find(({ choice }) => choice === null);
        if (ask === undefined) break;
        if (table.kind() === 'act' || table.kind() === 'speed')
          expect({ seed, wrong: wrong(state, seen) }).toEqual({ seed, wrong: [] });
        const offered = table.options(ask);
        table.answer(ask, offered[below(chance, offered.length)]);
      }
    }
    for (const use of ['guns', 'gunner', 'roll', 'scissors', 'agile', '1 steps', '2 steps', 'a value', 'in sight'])
      expect(seen).toContain(use);
  },
);
