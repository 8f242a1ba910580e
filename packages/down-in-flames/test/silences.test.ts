import { below, chanceFrom, listOf, Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../src/choices.ts';
import type { Happening } from '../src/events.ts';
import { GUNNER } from '../src/fixed.ts';
import { downInFlames } from '../src/game.ts';
import { cardName, write } from '../src/notation.ts';
import { BARREL_ROLL, isAttack, REDLINE, SCISSORS } from '../src/rules/cards.ts';
import { maneuverValue } from '../src/rules/maneuvers.ts';
import { position } from '../src/rules/positions.ts';
import { isAgile, rating } from '../src/rules/ratings.ts';
import { type Dogfight, isEnemy, NEUTRAL, type Plane, TAILING } from '../src/state.ts';
import { downInFlamesTrial } from '../src/trial.ts';

type Fight = Table<Dogfight, Choice, Happening>;

const enemiesOf = (s: Dogfight, plane: Plane): Plane[] =>
  s.planes.map((_, other) => other).filter((other) => isEnemy(s, plane, other) && !s.planes[other].gone);

/** All that can be tried with a card against an enemy, whether the rules allow it or not. */
function triesAt(s: Dogfight, plane: Plane, card: number, enemy: Plane): string[] {
  const name = cardName(s, card);
  const title = s.fixed.title[card];
  const at = s.planes.length > 2 ? ` at ${s.fixed.labels[enemy]}` : '';
  const value = maneuverValue(s, plane, card);
  const steps = value === 0 ? 1 : TAILING - Math.max(position(s, plane, enemy), NEUTRAL);
  const tries: string[] = [];
  for (let n = 1; n <= steps; n++) tries.push(`maneuver ${n}${at} with ${name}`);
  if (isAttack(title)) {
    tries.push(`play ${name}${at}`);
    if (rating(s, plane, GUNNER) > 0) tries.push(`gunner ${name}${at}`);
  }
  if (title === SCISSORS || title === BARREL_ROLL) tries.push(`play ${name}${at}`);
  if (title !== SCISSORS && isAgile(s, plane)) tries.push(`play ${name} as SCISSORS${at}`);
  return tries;
}

/** What whoever is asked might look for, kind by kind. */
function triesOf(table: Fight, kind: string): string[] {
  const s = table.state;
  const at = s.frames[s.frames.length - 1].at as { plane?: Plane; by?: Plane; to?: Plane; last?: Plane };
  const cardsOf = (plane: Plane): number[] =>
    listOf(s.planes[plane].hand.faces).filter((card) => s.fixed.title[card] !== REDLINE);
  switch (kind) {
    case 'altitude':
      return ['stay', 'climb', 'dive', 'give up'];
    case 'speed':
      return ['give up', ...enemiesOf(s, s.active).map((e) => write(s, { do: 'speed', at: e }))];
    case 'act':
      return [
        'give up',
        ...cardsOf(s.active).flatMap((card) => enemiesOf(s, s.active).flatMap((e) => triesAt(s, s.active, card, e))),
      ];
    case 'answer': {
      const { by = 0, to = 0, last } = at;
      return cardsOf(last === by ? to : by).map((card) => `answer ${cardName(s, card)}`);
    }
    case 'dodge':
      return cardsOf(at.by ?? 0).map((card) => `answer ${cardName(s, card)}`);
    case 'evade':
      return cardsOf(at.plane ?? 0).map((card) => `evade with ${cardName(s, card)}`);
    case 'turret':
      return listOf(s.planes[at.to ?? 0].hand.faces).map((card) => `turret ${cardName(s, card)}`);
    case 'follow':
      return ['follow', 'stay'];
    default:
      return [];
  }
}

/** What is offered and refused at once, refused twice, or not spoken of at all. */
function silences(table: Fight, kind: string): string[] {
  const s = table.state;
  const [ask] = s.asks;
  const offered = table.options(ask).map((choice) => write(s, choice));
  const refused = table.refusals(ask).map(({ choice }) => write(s, choice));
  const both = refused.filter((text, i) => offered.includes(text) || refused.indexOf(text) !== i);
  const known = new Set([...offered, ...refused]);
  return [
    ...both.map((text) => `${kind}: ${text} is offered and refused, or refused twice`),
    ...triesOf(table, kind)
      .filter((text) => !known.has(text))
      .map((text) => `${kind}: no word about ${text}`),
  ];
}

function findSilence(seed: string): string | null {
  const options = downInFlames.options(downInFlamesTrial.deal(chanceFrom(seed)));
  if (!options.ok) throw new Error(options.problem.code);
  const chance = chanceFrom(`${seed}/player`);
  const table: Fight = new Table(downInFlames, downInFlames.setup(options.value, chanceFrom(seed)));
  table.advance();
  for (let asked = 1; ; asked++) {
    const ask = table.state.asks.find(({ choice }) => choice === null);
    if (ask === undefined) return null;
    const found = table.state.asks.length === 1 ? silences(table, table.kind()) : [];
    if (found.length > 0) return `${seed}, decision ${asked}: ${found.join('; ')}`;
    const open = table.options(ask);
    table.answer(ask, open[below(chance, open.length)]);
  }
}

describe('nothing is passed over in silence', () => {
  test('DIF-ACT-02, DIF-SEQ-05: whatever can be tried is offered, or refused with a reason, and never both', {
    timeout: 120_000,
  }, () => {
    for (let game = 0; game < 120; game++) expect(findSilence(`silence-${game}`)).toBeNull();
  });
});
