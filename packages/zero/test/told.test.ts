import { below, type Card, chanceFrom, hears, Match, only } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { cardsIn } from '../src/hand.ts';
import { type Happening, zero, zeroTrial } from '../src/index.ts';
import { score } from '../src/rules/victory.ts';
import { type Dogfight, elementOf, NOBODY } from '../src/state.ts';

/** Discards from a mini-hand cite these rules; all others are from the Leader's hand. */
const FROM_MINI = ['Z-10.0b', 'Z-10.45b', 'Z-11.1a'];

/** Somebody with his back to the table, who only hears what is told. */
class Listener {
  readonly elements;
  readonly planes;
  turn = 0;
  active = NOBODY;
  bonus = 0;
  readonly order: number[] = [];
  readonly wrong: string[] = [];
  private readonly fixed: Dogfight['fixed'];

  constructor({ elements, planes, fixed }: Dogfight) {
    this.fixed = fixed;
    this.elements = elements.map(({ altitude, lead, wing }) => ({
      ...{ altitude, lead, wing, foe: NOBODY, position: 0 },
      hand: [] as number[],
      mini: [] as number[],
    }));
    this.planes = planes.map(() => ({ hits: 0, damaged: 0, fate: 0 }));
  }

  hear(event: Happening): void {
    const { elements, planes } = this;
    switch (event.event) {
      case 'altitudes':
        for (const [i, level] of event.levels.entries()) elements[i].altitude = level;
        break;
      case 'turn':
        this.turn = event.turn;
        break;
      case 'sequence':
        this.active = event.element;
        this.bonus = 0;
        if (this.turn === 1) this.order.push(event.element);
        this.must(this.order[event.place] === event.element, event);
        break;
      case 'target':
        this.must(this.isOwn(event.by) && this.isEnemy(event.at), event);
        break;
      case 'drew':
        this.must(this.fixed.owner[event.element] === event.seat && event.count > 0, event);
        break;
      case 'cards':
        this.heap(event.element, event.mini).push(...this.faces(event.cards));
        break;
      case 'discarded':
        this.take(event.element, FROM_MINI.includes(event.because), event.cards);
        break;
      case 'played': {
        const by = elementOf(event.by);
        this.must(
          this.isFlying(event.by) && (event.at === NOBODY || this.sideOf(event.at) !== this.sideOf(event.by)),
          event,
        );
        this.must((event.use !== 'gunner' && event.use !== 'attack') || by === this.active, event);
        this.take(by, elements[by].wing === event.by, [event.card]);
        break;
      }
      case 'rolled':
        this.must(event.by === elements[this.active].lead, event);
        this.take(this.active, false, [event.card]);
        break;
      case 'stopped':
        this.must(this.isOwn(event.by) && (event.at === NOBODY || this.isEnemy(event.at)), event);
        break;
      case 'position':
        this.place(event.element, event.foe, event.position);
        this.place(event.foe, event.element, -event.position);
        break;
      case 'bursts':
        this.must(event.element === this.active && event.bonus > this.bonus, event);
        this.bonus = event.bonus;
        break;
      case 'moved':
        this.must((event.element === this.active) !== event.following, event);
        this.must(Math.abs(elements[event.element].altitude - event.altitude) === 1, event);
        elements[event.element].altitude = event.altitude;
        break;
      case 'not-followed':
        this.must(event.element === this.active && elements[event.by].foe === event.element, event);
        break;
      case 'hit':
        planes[event.plane].hits += event.hits;
        this.must(planes[event.plane].hits === event.total && this.isEnemy(event.plane), event);
        break;
      case 'damaged':
        planes[event.plane].damaged = 1;
        break;
      case 'destroyed':
      case 'disengaged':
        planes[event.plane].fate = event.event === 'destroyed' ? 1 : 2;
        this.leave(event.plane);
        break;
      case 'promoted':
        this.must(elements[elementOf(event.plane)].lead === event.plane, event);
        break;
      case 'out':
        this.must(elements[event.element].lead === NOBODY, event);
        break;
      case 'gave-up':
        this.must(event.element === this.active && elements[event.element].foe === event.foe, event);
        break;
      case 'break-off':
        this.must(this.isOwn(event.plane) && event.level >= 0 && event.modified <= 8, event);
        break;
      default:
    }
  }

  private must(isSo: boolean, event: Happening): void {
    if (!isSo) this.wrong.push(JSON.stringify(event));
  }
  private sideOf = (plane: number): number => this.fixed.side[elementOf(plane)];
  private isFlying = (plane: number): boolean => {
    const { lead, wing } = this.elements[elementOf(plane)];
    return plane === lead || plane === wing;
  };
  private isOwn = (plane: number): boolean => elementOf(plane) === this.active;
  private isEnemy = (plane: number): boolean => this.sideOf(plane) !== this.fixed.side[this.active];
  private faces = (cards: readonly Card[]): number[] => cards.map((card) => this.fixed.face[card]);
  private heap = (element: number, mini: boolean): number[] =>
    mini ? this.elements[element].mini : this.elements[element].hand;

  private take(element: number, mini: boolean, cards: readonly Card[]): void {
    const heap = this.heap(element, mini);
    for (const face of this.faces(cards)) {
      const at = heap.indexOf(face);
      if (at < 0) this.wrong.push(`${element} has no face ${face}`);
      else heap.splice(at, 1);
    }
  }

  private place(element: number, foe: number, position: number): void {
    Object.assign(this.elements[element], {
      foe: position === 0 ? NOBODY : foe,
      position: position === 0 ? 0 : position,
    });
  }

  private leave(plane: number): void {
    const own = this.elements[elementOf(plane)];
    if (own.lead === plane) own.lead = own.wing;
    own.wing = NOBODY;
  }
}

/** The same of the table itself. */
const seen = (s: Dogfight) => ({
  elements: s.elements.map(({ altitude, lead, wing, foe, position, hand, mini }) => ({
    ...{ altitude, lead, wing, foe, position },
    hand: cardsIn(hand, s.fixed)
      .map((card) => s.fixed.face[card])
      .sort(),
    mini: cardsIn(mini, s.fixed)
      .map((card) => s.fixed.face[card])
      .sort(),
  })),
  planes: s.planes,
  turn: s.turn,
  active: s.now.element,
  bonus: s.now.bonus,
  order: s.order,
  wrong: [],
});

test('Z-4.6c, Z-GAP-61, Z-GAP-62, Z-GAP-71: whoever only hears what is told knows all that lies on the table, and nobody hears another’s cards', () => {
  for (let n = 0; n < 30; n++) {
    const chance = chanceFrom(`told ${n}`);
    const started = Match.start(zero, zeroTrial.deal(chance), `told ${n}`);
    if (!started.ok) throw new Error(started.problem.code);
    const match = started.value;
    const ear = new Listener(match.state);
    let heard = 0;
    const listen = (): void => {
      for (const { event, audience } of match.log.slice(heard)) {
        ear.hear(event);
        if (event.event === 'cards') expect(audience).toBe(only(match.state.fixed.owner[event.element]));
        else expect(hears(audience, -1)).toBe(true);
      }
      heard = match.logged;
    };
    for (listen(); match.state.outcome === null; listen()) {
      const { elements, planes, turn, active, bonus, order, wrong } = ear;
      const sorted = elements.map(({ hand, mini, ...rest }) => ({ ...rest, hand: hand.sort(), mini: mini.sort() }));
      expect({ elements: sorted, planes, turn, active, bonus, order, wrong }, `told ${n}`).toEqual(seen(match.state));
      const [{ seat, id, options }] = match.table.decisions();
      const stays = options.filter((choice) => choice.do !== 'break-off');
      const from = below(chance, 12) === 0 ? options : stays;
      match.choose(seat, id, from[below(chance, from.length)]);
    }
    const last = match.log.at(-1)?.event;
    expect(last?.event === 'score' && last.points).toEqual(score(match.state));
    expect(ear.wrong).toEqual([]);
  }
});
