import { below, chanceFrom, firstOf, holds, Table, withoutFirst } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import type { Exchange } from '../src/flow/exchange.ts';
import type { FormationAttack } from '../src/flow/formation-attack.ts';
import {
  type Choice,
  type Happening,
  rules,
  zero,
  zeroCorsairsTrial,
  zeroMissionTrial,
  zeroTrial,
} from '../src/index.ts';
import type { Dogfight } from '../src/state.ts';

/*
 * Options are worked out with sets of faces, refusals face by face. Here both are asked about every face of the deck, at
 * every decision and for every Element: what is in the set has no reason against it, and whatever is not has one.
 */

const { ACE_PILOT, SCISSORS, VERTICAL_ROLL } = rules;

/** A set of faces, and why a face is not in it. */
type Pair = readonly [name: string, fit: number, bar: (face: number) => string | null];

/** An Attack at every enemy aircraft. */
function attacks(s: Dogfight, element: number): Pair[] {
  const planes = s.fixed.enemies[element].flatMap((enemy) => [s.elements[enemy].lead, s.elements[enemy].wing]);
  return planes
    .filter((at) => at >= 0)
    .map((at) => [`attack ${at}`, rules.fitAt(s, element, at), (face) => rules.barPlay(s, element, at, face)]);
}

/** A Response to this title, on these terms. */
function answers(s: Dogfight, element: number, mini: boolean, latest: number, to: number): Pair[] {
  const { lead, wing } = s.elements[element];
  const plane = mini ? wing : lead;
  if (plane < 0) return [];
  const usable = rules.fitToUse(s, plane, to);
  const pairs: Pair[] = [
    ['answer', rules.fitAnswer(s, latest, usable), (face) => rules.barAnswer(s, plane, face, latest, to)],
  ];
  if (rules.seeksScissors(s, element, mini, latest))
    pairs.push([
      'as SCISSORS',
      rules.fitAsScissors(s, element, mini, latest, usable) | s.fixed.showing[SCISSORS],
      (face) =>
        holds(s.fixed.showing[SCISSORS], face) ? null : rules.barAsScissors(s, element, mini, face, latest, to),
    ]);
  if (rules.hasAce(s, element, mini))
    pairs.push([
      'as ACE PILOT',
      rules.fitAsAce(s, element, mini, latest, usable) | s.fixed.showing[ACE_PILOT],
      (face) => (holds(s.fixed.showing[ACE_PILOT], face) ? null : rules.barAsAce(s, element, face, latest, to)),
    ]);
  return pairs;
}

/** What its load leaves an aircraft, and may be played by it as far as that goes. */
const loads = (s: Dogfight, { lead, wing }: Dogfight['elements'][number]): Pair[] =>
  [lead, wing]
    .filter((plane) => plane >= 0)
    .map((plane) => [
      `load ${plane}`,
      rules.playable(s, plane),
      (face) => rules.barLoaded(s, plane, s.fixed.title[face]),
    ]);

/** Choosing a Formation aircraft and firing at it, while somebody attacks some. */
function atBombers(s: Dogfight, { element, mini, at }: FormationAttack): Pair[] {
  if (s.fixed.sortie === undefined || at < s.planes.length) return [];
  return [
    ['aim', rules.fitToAim(s), (face) => rules.barAim(s, face)],
    [
      'at a Formation aircraft',
      rules.fitAtBomber(s, element, mini, at),
      (face) => rules.barAtBomber(s, element, mini, at, face),
    ],
  ];
}

function pairsOf(s: Dogfight, kind: string): Pair[] {
  const frame = s.frames[s.frames.length - 1].at as unknown as Exchange & FormationAttack;
  const pairs = s.elements.flatMap((own, element) => (own.lead < 0 ? [] : [...attacks(s, element), ...loads(s, own)]));
  if (frame.latest !== undefined && kind.endsWith('answer'))
    for (const [element, { lead }] of s.elements.entries())
      for (const to of [rules.TO_FIGHTERS, rules.TO_BOMBERS, rules.TO_TURRETS, rules.TO_FLAK])
        for (const mini of [false, true]) if (lead >= 0) pairs.push(...answers(s, element, mini, frame.latest, to));
  return kind === 'formation-play' || kind === 'counter' ? [...pairs, ...atBombers(s, frame)] : pairs;
}

/** What is wrong with a pair; VERTICAL ROLL is no Attack at anybody. */
function wrong(s: Dogfight, [name, fit, bar]: Pair): string[] {
  const found: string[] = [];
  for (let left = (1 << s.fixed.faces.length) - 1; left !== 0; left = withoutFirst(left)) {
    const face = firstOf(left);
    if (s.fixed.title[face] === VERTICAL_ROLL && name.startsWith('attack')) continue;
    const reason = bar(face);
    if (holds(fit, face) !== (reason === null)) found.push(`${name} with ${s.fixed.names[face]}: ${reason}`);
  }
  return found;
}

const eager: ReadonlySet<Choice['do']> = new Set<Choice['do']>([
  'play',
  'answer',
  'attack-bombers',
  'aim',
  'over',
  'stay',
]);

test.each([
  ['fights', zeroTrial],
  ['Missions', zeroMissionTrial],
  ['Missions of CORSAIRS AND HELLCATS', zeroCorsairsTrial],
])(
  'Z-8.2b, Z-8.31a, Z-17.15a: a face is in the set of those that will do, or there is a reason why not: %s',
  {
    timeout: 120_000,
  },
  (name, trial) => {
    const seen = new Set<string>();
    for (let game = 0; game < 60; game++) {
      const seed = `${name}-faces-${game}`;
      const options = zero.options(trial.deal(chanceFrom(seed)));
      if (!options.ok) throw new Error(options.problem.code);
      const chance = chanceFrom(`${seed}/player`);
      const table = new Table<Dogfight, Choice, Happening>(zero, zero.setup(options.value, chanceFrom(seed)));
      table.advance();
      const { state } = table;
      for (;;) {
        const ask = state.asks.find(({ choice }) => choice === null);
        if (ask === undefined) break;
        for (const pair of pairsOf(state, table.kind())) {
          seen.add(pair[0].replace(/ \d+$/, ''));
          expect({ seed, wrong: wrong(state, pair) }).toEqual({ seed, wrong: [] });
        }
        const offered = table.options(ask);
        const keen = offered.filter((choice) => eager.has(choice.do));
        const from = keen.length > 0 && below(chance, 2) === 0 ? keen : offered;
        table.answer(ask, from[below(chance, from.length)]);
      }
    }
    for (const way of ['attack', 'load', 'answer', 'as SCISSORS', 'as ACE PILOT']) expect(seen).toContain(way);
    if (name !== 'fights') expect(seen).toContain('at a Formation aircraft');
  },
);
