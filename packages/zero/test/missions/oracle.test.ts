import { below, type Chance, chanceFrom, Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import {
  BOMBS,
  type Choice,
  type Happening,
  zero,
  zeroCorsairsTrial,
  zeroKamikazeTrial,
  zeroMissionTrial,
} from '../../src/index.ts';
import type { Dogfight } from '../../src/state.ts';
import { sameLoad } from '../corsairs/oracle.ts';
import { isKamikaze } from '../corsairs/oracle-kamikazes.ts';
import { KamikazeWatch } from '../corsairs/watch-kamikazes.ts';
import { allowedOnMission, wingmanChoices } from './oracle.ts';
import { Sky } from './sky.ts';

/** 15.2 — the steps of an Element's turn that ask something, in their order. */
const steps = ['jettison', 'wingman-attack', 'altitude', 'run', 'play', 'discard', 'draw'];

/** What has been seen of the turns of a Mission. */
class Watch {
  readonly wrong: string[] = [];
  private turn = -1;
  private place = -1;
  private last = -1;
  private readonly acted = new Set<number>();
  /** CH-19.43d — who has played a Response since the last phase began. */
  readonly spent = new Set<number>();
  /** CH-27.31g — who has looked for the enemy in this sequence, and has found nobody. */
  private looked = -1;
  private blind = -1;
  /** How often that has been so. */
  blindTurns = 0;
  private readonly kamikazes = new KamikazeWatch();

  /** A decision: steps come in their order, and none is passed over that the book would ask. */
  asked(s: Dogfight, kind: string): void {
    this.stands(s, kind);
    // CH-19.43d: after the Wingman's attack, and the change of Altitude, the Card Play phase begins.
    if (kind === 'altitude') this.spent.clear();
    const step = steps.indexOf(kind);
    if (step < 0) return;
    const { element } = s.now;
    if (this.turn !== s.turn) this.acted.clear();
    if (this.turn !== s.turn || this.place !== s.place) {
      if (this.acted.has(element)) this.wrong.push(`Z-15.2b: ${element} acts twice in turn ${s.turn}`);
      this.acted.add(element);
      this.turn = s.turn;
      this.place = s.place;
      this.last = -1;
    }
    if (step < this.last) this.wrong.push(`Z-15.2a: ${kind} after ${steps[this.last]}`);
    this.passedOver(new Sky(s), element, kind);
    this.last = step;
  }

  private passedOver(t: Sky, element: number, kind: string): void {
    const isEnemyThere =
      t.s.elements.some(({ lead }, i) => lead >= 0 && t.s.fixed.side[i] !== t.s.fixed.side[element]) ||
      t.bombers.some(({ side }, nth) => side !== t.s.fixed.side[element] && t.isFlying(t.s.planes.length + nth));
    if (t.isNight && this.last < 0 && isEnemyThere && this.looked !== element)
      this.wrong.push(`CH-27.31e: ${element} has looked for nobody`);
    if (this.blind === element) {
      if (kind !== 'draw') this.wrong.push(`CH-27.31g: ${element} has found nobody and is asked for ${kind}`);
      return;
    }
    const { lead, wing } = t.s.elements[element];
    const carries = t.loaded(lead) || (wing >= 0 && t.loaded(wing));
    // 28.24 — kamikazes drop nothing.
    if (this.last < 0 && kind !== 'jettison' && carries && !t.isIdle(element) && !isKamikaze(t.s, element))
      this.wrong.push(`Z-15.2c: ${element} was not asked whether it jettisons`);
    if (this.last < 1 && kind === 'altitude' && wingmanChoices(t, element).length > 0)
      this.wrong.push(`Z-15.2h: the Wingman of ${element} was not asked`);
    if (this.last < 2 && steps.indexOf(kind) > 2) this.wrong.push(`Z-15.2j: ${element} was not asked for its Altitude`);
    const isBomb = t.sortie.phase === 3 && t.sortie.where[element] === 1;
    if (kind === 'run' && !isBomb) this.wrong.push(`Z-15.2k: ${element} bombs in phase ${t.sortie.phase}`);
    const hasRun = t.sortie.runs[lead] === 2;
    if (kind === 'play' && (hasRun || t.isIdle(element))) this.wrong.push(`Z-23.62c: ${element} plays cards`);
    if (this.last < 4 && steps.indexOf(kind) > 4 && !hasRun && !t.isIdle(element))
      this.wrong.push(`Z-15.2l: ${element} was not asked for cards`);
  }

  /** What must be true of the table whenever somebody is asked. */
  private stands(s: Dogfight, kind: string): void {
    const t = new Sky(s);
    const isOver = t.sortie.phase >= 2 && t.sortie.phase <= 4;
    s.elements.forEach(({ lead, wing, foe, altitude, position }, i) => {
      for (const plane of [i * 2, i * 2 + 1])
        if (s.planes[plane].damaged === 1 && t.loaded(plane) && !isKamikaze(s, i))
          this.wrong.push(`Z-15.2f: ${plane} is Damaged and Loaded`);
      if (
        lead >= 0 &&
        wing >= 0 &&
        t.loaded(lead) &&
        t.loaded(wing) &&
        !sameLoad(t.sortie.load[lead], t.sortie.load[wing])
      )
        this.wrong.push(`Z-18.11d: ${lead} and ${wing} carry different things`);
      if (!isOver && t.sortie.where[i] !== 0 && kind !== 'over-target') this.wrong.push(`Z-23.4a: ${i} is apart`);
      if (foe < 0 !== (position === 0)) this.wrong.push(`Z-6.5a: ${i} is Engaged with ${foe} at ${position}`);
      if (foe < 0) return;
      if (t.apart(i, foe) && kind !== 'over-target')
        this.wrong.push(`Z-CGAP-11: ${i} and ${foe} are apart and Engaged`);
      if (s.elements[foe].altitude !== altitude && !kind.startsWith('follow'))
        this.wrong.push(`Z-7.3a: ${i} and ${foe} are at different Altitudes`);
    });
    const isManned = ['formation-play', 'counter', 'counter-answer'].includes(kind);
    if (!isManned && t.sortie.turrets.size > 0) this.wrong.push(`Z-15.1d: turrets hold cards at ${kind}`);
  }

  /** CH 27.31 — as many cards as the night rating, or one; a blue border finds the enemy. */
  private located(t: Sky, { element, cards, found }: Extract<Happening, { event: 'located' }>): void {
    this.looked = element;
    if (!found) {
      this.blind = element;
      this.blindTurns++;
    }
    const wanted = t.fighter(element).night ?? 1;
    const isLast = t.s.deck.pile.length + t.s.deck.discard.length === cards.length;
    if (cards.length !== wanted && !isLast) this.wrong.push(`CH-27.31e: ${cards.length} cards, not ${wanted}`);
    if (found !== cards.some((card) => t.face(card).border === 'blue'))
      this.wrong.push(`CH-27.31f: found is ${found} with ${cards.map((card) => t.name(card)).join(', ')}`);
  }

  /** What is told: how many cards a mini-hand has. */
  told(s: Dogfight, event: Happening): void {
    if (event.event === 'sequence') {
      this.spent.clear();
      this.looked = -1;
      this.blind = -1;
    }
    if (event.event === 'played' && responses.has(event.because)) this.spent.add(event.by);
    if (event.event === 'located') this.located(new Sky(s), event);
    this.wrong.push(...this.kamikazes.told(new Sky(s), event));
    const isLast = s.deck.pile.length + s.deck.discard.length === 0;
    const count = (rule: string, found: number, wanted: number): void => {
      if (found !== wanted && !isLast) this.wrong.push(`${rule}: ${found} cards, not ${wanted}`);
    };
    if (event.event === 'turrets') count('Z-20.41a', event.count, new Sky(s).turretCards(event.plane));
    if (event.event !== 'drew' || !event.mini) return;
    if (event.because === 'Z-20.13a') count('Z-20.13a', event.count, new Sky(s).againstBombers(event.element));
    if (event.because === 'Z-10.11a') count('Z-17.15c', event.count, new Sky(s).againstFighters(event.element));
    if (event.because === 'Z-10.12a') count('Z-10.12a', event.count, new Sky(s).defence(event.element));
  }
}

/** 8.31, 8.42, 17.13, 20.32, 20.52 — the paragraphs that let a card be played as a Response. */
const responses: ReadonlySet<string> = new Set(['Z-8.31a', 'Z-8.42a', 'Z-17.13c', 'Z-20.32c', 'Z-20.32d', 'Z-20.52b']);

const eagerly: ReadonlySet<Choice['do']> = new Set<Choice['do']>([
  ...(['attack-bombers', 'wingman-bombers', 'aim', 'counter', 'help', 'play', 'over', 'stay'] as const),
]);

/** What brings aircraft together, and bombs over the target. */
function isEager(choice: Choice): boolean {
  if (choice.do === 'run-in') return choice.leader;
  if (choice.do === 'run') return choice.leader === BOMBS || choice.wingman === BOMBS;
  return eagerly.has(choice.do);
}

/** Somebody who flies on, attacks Formations where he can and bombs what he carries, and otherwise does anything. */
function pick(offered: readonly Choice[], chance: Chance): Choice {
  const isRare = ({ do: what }: Choice): boolean => what === 'break-off' || what === 'leave' || what === 'jettison';
  const staying = offered.filter((choice) => !isRare(choice));
  const list = below(chance, 8) === 0 ? offered : staying;
  const eager = list.filter(isEager);
  const from = eager.length > 0 && below(chance, 2) === 0 ? eager : list;
  return from[below(chance, from.length)];
}

interface Dealt {
  readonly seats: readonly { readonly side: string; readonly elements: readonly object[] }[];
  readonly orders: object;
}

/** A Mission at one Altitude, with Formations, escorts, an Ace crew and Ramming Attacks: whoever can meet does. */
function crowded(seed: string): unknown {
  const dealt = zeroMissionTrial.deal(chanceFrom(seed)) as Dealt;
  const chance = chanceFrom(`${seed}/crowd`);
  const altitude = ['very low', 'low', 'medium'][below(chance, 3)];
  const crewed = dealt.seats.findIndex(({ side }) => side === 'allied');
  const seats = dealt.seats.map(({ elements, ...seat }, i) => {
    const isJapanese = seat.side === 'japanese';
    const others = isJapanese ? ['a6m2', 'd3a1'] : ['f4f-3', 'sbd-3'];
    const flown = [...elements, ...others.slice(elements.length).map((aircraft) => ({ aircraft }))];
    const bombers = isJapanese ? ['ki-48', 'ki-48'] : ['b-17d', 'b-17e'];
    return {
      ...seat,
      elements: flown.map((element) => ({ ...element, altitude, enters: null })),
      formations: [{ aircraft: bombers, altitude, crews: [i === crewed ? 'colin-kelly' : null] }],
    };
  });
  const angles = below(chance, 2) === 0;
  const effects = [{ side: ['japanese', 'allied'][below(chance, 2)], effect: { does: 'ramming', hits: 4 } }];
  return { ...dealt, seats, orders: { ...dealt.orders, angles, effects } };
}

/** Plays one random Mission and compares every list of options with the book; counts the decisions by kind. */
function compare(
  seed: string,
  kinds: Map<string, number>,
  dealt = zeroMissionTrial.deal(chanceFrom(seed)),
): string | null {
  const options = zero.options(dealt);
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  const chance = chanceFrom(`${seed}/player`);
  const watch = new Watch();
  const state = zero.setup(options.value, chanceFrom(seed));
  const table = new Table<Dogfight, Choice, Happening>(zero, state, (_, event) => watch.told(state, event));
  table.advance();
  for (let asked = 1; ; asked++) {
    const ask = state.asks.find(({ choice }) => choice === null);
    if (ask === undefined) kinds.set('blind', (kinds.get('blind') ?? 0) + watch.blindTurns);
    if (ask === undefined) return watch.wrong.length > 0 ? `${seed}, at the end: ${watch.wrong.join('; ')}` : null;
    const offered = table.options(ask);
    const kind = table.kind();
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const texts = offered.map((choice) => zero.write(state, choice, ask.seat)).sort();
    watch.asked(state, kind);
    if (texts.some((text) => text.startsWith('ram '))) kinds.set('ramming', (kinds.get('ramming') ?? 0) + 1);
    if ([...watch.spent].some((plane) => new Sky(state).green(plane)))
      kinds.set('green spent', (kinds.get('green spent') ?? 0) + 1);
    const right = allowedOnMission(state, kind, ask.seat, watch.spent).sort();
    if (texts.join('\n') !== right.join('\n'))
      watch.wrong.push(`${kind}: ${JSON.stringify({ offered: texts, right })}`);
    if (watch.wrong.length > 0) return `${seed}, decision ${asked}: ${watch.wrong.join('; ')}`;
    table.answer(ask, pick(offered, chance));
  }
}

/** Kinds of decisions that Missions have, and fights have not. */
const ofMissions = [
  ...['load', 'over-target', 'run-in', 'jettison', 'angle', 'aim', 'aim-answer', 'choose-bomber', 'name-bomber'],
  ...['formation-play', 'counter', 'counter-answer', 'helped-answer', 'run', 'strafe', 'flak-answer'],
  ...['bomber-order', 'bombers-leave'],
];

/** More games, for a long night: ORACLE_GAMES=5000. */
const games = Number(process.env.ORACLE_GAMES ?? 400);

const expectKinds = (kinds: ReadonlyMap<string, number>, least: number): void => {
  for (const kind of ofMissions) expect([kind, (kinds.get(kind) ?? 0) >= least]).toEqual([kind, true]);
};

describe('the campaign book read twice', () => {
  test('Z-15.2a, Z-17.15a, Z-20.32b, Z-20.42b, Z-20.51a, Z-23.61a: every decision offers what a second reading of the book allows, and nothing else', {
    timeout: 300_000,
  }, () => {
    const kinds = new Map<string, number>();
    for (let game = 0; game < games; game++) expect(compare(`mission-oracle-${game}`, kinds)).toBeNull();
    expectKinds(kinds, 5);
  });

  test('CH-19.43d, CH-19.43a, CH-19.43b, CH-19.24r, CH-27.31a, CH-27.31e, CH-27.31g, CH-27.32a: also with green pilots, Skilled Wingmen and at night', {
    timeout: 300_000,
  }, () => {
    const kinds = new Map<string, number>();
    for (let game = 0; game < games; game++) {
      const seed = `corsairs-oracle-${game}`;
      expect(compare(seed, kinds, zeroCorsairsTrial.deal(chanceFrom(seed)))).toBeNull();
    }
    expectKinds(kinds, 2);
    for (const seen of ['blind', 'green spent']) expect([seen, (kinds.get(seen) ?? 0) > 100]).toEqual([seen, true]);
  });

  test('CH-28.42a, CH-28.43b, CH-28.44b, CH-28.53b, CH-28.53f, CH-18.83b, CH-18.84a, CH-18.85c, CH-18.86b: also on kamikaze missions', {
    timeout: 300_000,
  }, () => {
    const kinds = new Map<string, number>();
    for (let game = 0; game < games / 3; game++) {
      const seed = `kamikaze-oracle-${game}`;
      expect(compare(seed, kinds, zeroKamikazeTrial.deal(chanceFrom(seed)))).toBeNull();
    }
    for (const kind of ['search', 'over-target', 'bomber-order', 'bombers-leave', 'formation-play'])
      expect([kind, (kinds.get(kind) ?? 0) >= 5]).toEqual([kind, true]);
  });

  test('CH-18.41d, CH-18.42e, CH-18.51a, CH-21.64b, CH-27.43b, CH-27.45a, CH-27.53a, CH-27.62a, CH-27.71b, CH-GAP-02: also with the ordnance of CORSAIRS AND HELLCATS', {
    timeout: 300_000,
  }, () => {
    const kinds = new Map<string, number>();
    for (let game = 0; game < games; game++) {
      const seed = `ordnance-oracle-${game}`;
      expect(compare(seed, kinds, zeroCorsairsTrial.deal(chanceFrom(seed)))).toBeNull();
    }
    expectKinds(kinds, 5);
    for (const kind of ['depth', 'submarine']) expect([kind, (kinds.get(kind) ?? 0) >= 3]).toEqual([kind, true]);
  });

  test('Z-17.13c, Z-20.32c, Z-20.32g, Z-20.54b, Z-19.35a: also where everybody meets everybody', {
    timeout: 300_000,
  }, () => {
    const kinds = new Map<string, number>();
    for (let game = 0; game < games / 3; game++) {
      const seed = `crowded-oracle-${game}`;
      const dealt = crowded(seed);
      if (zero.options(dealt).ok) expect(compare(seed, kinds, dealt)).toBeNull();
    }
    expectKinds(kinds, 5);
    expect(kinds.get('ramming')).toBeGreaterThan(100);
  });
});
