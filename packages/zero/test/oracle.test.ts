import { below, canonical, chanceFrom, type Json, Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { cardsIn } from '../src/hand.ts';
import { type Choice, cardName, type Happening, planeName, zero, zeroTrial } from '../src/index.ts';
import type { Dogfight } from '../src/state.ts';
import { fixtures, pairs } from './fixture.ts';
import { allowed } from './oracle.ts';

/**
 * What must be true of the table whenever somebody is asked; only who may still follow is not yet where his enemy is.
 */
function faults(s: Dogfight, kind: string): string[] {
  const found: string[] = [];
  const say = (fault: string): number => found.push(fault);
  s.elements.forEach((own, i) => {
    if (own.foe < 0 !== (own.position === 0)) say(`Z-6.5a: ${i} is Engaged with ${own.foe} at ${own.position}`);
    if (own.lead < 0 && own.wing >= 0) say(`Z-11.2a: ${i} has a Wingman and no Leader`);
    if (own.lead < 0 && own.hand.size > 0) say(`Z-11.2c: ${i} is out and has cards`);
    if (own.wing < 0 && own.mini.size > 0) say(`Z-11.1a: ${i} has no Wingman and a mini-hand`);
    if (own.altitude > s.fixed.ceiling[i]) say(`Z-7.2d: ${i} is above its ceiling`);
    for (const plane of [own.lead, own.wing]) {
      if (plane >= 0 && s.planes[plane].fate !== 0) say(`Z-11.1a: ${plane} has gone and flies`);
    }
    if (own.foe < 0) return;
    const other = s.elements[own.foe];
    if (other.foe !== i || other.position !== -own.position) say(`Z-6.22b: ${i} and ${own.foe} are not complementary`);
    if (other.altitude !== own.altitude && !kind.startsWith('follow'))
      say(`Z-7.3a: ${i} and ${own.foe} are at different Altitudes`);
    if (s.fixed.side[own.foe] === s.fixed.side[i]) say(`Z-6.0a: ${i} and ${own.foe} are friends`);
  });
  return found;
}

/** Whatever a player could try with the cards he holds is offered or refused with a reason, and nothing is both. */
function silences(table: Table<Dogfight, Choice, Happening>, kind: string, offered: readonly string[]): string[] {
  const { state } = table;
  const { fixed, elements, now } = state;
  const [ask] = state.asks;
  const refused = table.refusals(ask).map(({ choice }) => choice);
  const known = new Set([...offered, ...refused.map((choice) => zero.write(state, choice, ask.seat))]);
  // Two Elements of a player may hold cards of one name.
  const once = new Set([...table.options(ask), ...refused].map(canonical));
  const found = once.size < offered.length + refused.length ? [`${kind}: offered and refused, or refused twice`] : [];
  const wanted: string[] = kind === 'altitude' ? ['climb', 'dive'] : [];
  const own = elements[now.element];
  const targets = elements.flatMap(({ lead, wing }, i) =>
    fixed.side[i] === fixed.side[now.element] ? [] : [lead, wing].filter((plane) => plane >= 0),
  );
  for (const at of targets.map((plane) => planeName(fixed, plane))) {
    if (kind === 'wingman-attack') wanted.push(`wingman attacks ${at}`);
    if (kind !== 'play') continue;
    const cards = cardsIn(own.hand, fixed)
      .map((card) => cardName(fixed, card))
      .filter((card) => card !== 'VERTICAL ROLL');
    wanted.push(...cards.map((card) => `play ${card} at ${at}`));
  }
  if (kind === 'play') wanted.push('break off leader');
  return [...found, ...wanted.filter((text) => !known.has(text)).map((text) => `${kind}: no word about ${text}`)];
}

/** Plays one random game and compares every list of options with the book. */
function compare(seed: string, dealt: unknown = zeroTrial.deal(chanceFrom(seed))): string | null {
  const options = zero.options(dealt);
  if (!options.ok) throw new Error(options.problem.code);
  const chance = chanceFrom(`${seed}/player`);
  const table = new Table<Dogfight, Choice, Happening>(zero, zero.setup(options.value, chanceFrom(seed)));
  table.advance();
  const { state } = table;
  for (let asked = 1; ; asked++) {
    const open = state.asks.filter(({ choice }) => choice === null);
    if (open.length === 0) return null;
    const [ask] = open;
    const offered = table.options(ask);
    const kind = table.kind();
    const texts = offered.map((choice) => zero.write(state, choice, ask.seat)).sort();
    const right = allowed(state, kind, ask.seat).sort();
    const wrong = faults(state, kind);
    if (texts.join('\n') !== right.join('\n')) wrong.push(`${kind}: ${JSON.stringify({ offered: texts, right })}`);
    if (kind !== 'start') wrong.push(...silences(table, kind, texts));
    if (wrong.length > 0) return `${seed}, decision ${asked}: ${wrong.join('; ')}`;
    // Break Offs are rare in a longer fight than a random player flies.
    const stays = offered.filter((choice) => choice.do !== 'break-off');
    const from = below(chance, 8) === 0 ? offered : stays;
    table.answer(ask, from[below(chance, from.length)]);
  }
}

/** Leaders that last, with Gunners of three Bursts, and Wingmen that fall at a touch: targets go while Bursts are left. */
const brittle = (fixtures.fighters ?? []).map((fighter) => ({
  ...fighter,
  leader: {
    front: { ...fighter.leader.front, gunner: 3, damage: 20 },
    damaged: { ...fighter.leader.damaged, gunner: 3, damage: 30 },
  },
  wingman: { front: { ...fighter.wingman.front, damage: 1 }, damaged: { ...fighter.wingman.damaged, damage: 2 } },
}));
const gunners = pairs({ packs: [{ ...fixtures, fighters: brittle } as unknown as Json] });

describe('the book read twice', () => {
  test('Z-3.0b, Z-6.5e, Z-8.2b, Z-10.3b, Z-12.11b: every decision offers what a second reading of the book allows, and nothing else', {
    timeout: 300_000,
  }, () => {
    for (let game = 0; game < 400; game++) expect(compare(`oracle-${game}`)).toBeNull();
  });

  test('Z-9.24a, Z-GAP-49, Z-GAP-57: also where Gunners have Bursts left when their target is gone', {
    timeout: 300_000,
  }, () => {
    for (let game = 0; game < 100; game++) expect(compare(`gunners-${game}`, gunners)).toBeNull();
  });
});
