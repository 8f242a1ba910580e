import {
  type Aircraft,
  type Kind,
  laidBefore,
  type Plane,
  plannableKinds,
  previewPlan,
  progressAfter,
  type Warning,
  type WingsOfWar,
} from '@tallyho/wings-of-war';
import {
  canStay,
  canStayJammed,
  cosineOf,
  flyOn,
  isOff,
  LEAVES_IN,
  type Spot,
  sineOf,
  spotOf,
} from './wings-flight.ts';
import { STRAIGHT } from './wings-look.ts';
import { leavesOnPurpose } from './wings-tasks.ts';

/** A turn has three phases, and a plan three cards. */
export const CARDS = 3;

/** The card that leads nowhere: an aircraft that stays where it is. */
const NONE: Kind = -1;

/**
 * All the ways in which an aircraft can fly a turn, as a tree of cards: the branches of the first card, of the second, of the
 * third. Branches that begin alike share their beginning, so that a look at all plans costs little more than one at the last cards.
 */
export class Plans {
  readonly plane: Plane;
  /** By branch: its card, the branch before it (−1: none), the phase, and where the aircraft then is. */
  readonly card: Kind[] = [];
  readonly before: number[] = [];
  readonly phase: number[] = [];
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly sin: number[] = [];
  readonly cos: number[] = [];
  readonly heading: number[] = [];
  readonly level: number[] = [];
  /** The branches of the last phase, each of them a whole plan. */
  readonly ends: number[] = [];
  private readonly cards: Kind[] = [NONE, NONE, NONE];

  /** So many cards are laid already. */
  constructor(s: WingsOfWar, plane: Plane, laid: number) {
    this.plane = plane;
    const a = s.planes[plane];
    for (let i = 0; i < laid; i++) this.cards[i] = a.plan[i];
    const start = { x: a.x, y: a.y, heading: a.heading };
    if (s.fixed.options.switches.altitude) {
      this.flyHigh(s, a, laid, (warning) => warning === '' || warning === 'ignored' || warning === 'leaves-the-table');
      if (this.ends.length === 0) this.flyHigh(s, a, laid, () => true);
    } else this.fly(s, start, -1, 0, laid);
    this.keepSafe(s);
  }

  /** The cards of a branch, from the first on. */
  cardAt(end: number, phase: number): Kind {
    let branch = end;
    while (this.phase[branch] > phase) branch = this.before[branch];
    return this.card[branch];
  }

  /** Whether a plan leaves the table, as the aircraft was sent to. */
  goesHome(s: WingsOfWar, end: number): boolean {
    return s.fixed.planes[this.plane].objective >= 0 && isOff(s.fixed, this.spot(end));
  }

  private fly(s: WingsOfWar, from: Spot, before: number, phase: number, laid: number): void {
    const deck = s.fixed.decks[s.fixed.planes[this.plane].deck];
    for (const kind of this.kindsFor(s, phase, laid)) {
      this.cards[phase] = kind;
      const spot = spotOf(from);
      flyOn(spot, deck, kind);
      const branch = this.add(kind, before, phase, spot, s.planes[this.plane].level);
      if (phase === CARDS - 1) this.ends.push(branch);
      else this.fly(s, spot, branch, phase + 1, laid);
    }
  }

  /** The cards that can be laid into a slot; a straight when nothing fits any more. */
  private kindsFor(s: WingsOfWar, slot: number, laid: number): readonly Kind[] {
    const { plane, cards } = this;
    if (slot < laid) return [cards[slot]];
    const { kinds, copies } = s.fixed.decks[s.fixed.planes[plane].deck];
    const legal = plannableKinds(s, plane, progressAfter(s, plane, cards, 0, slot), slot);
    const free = kinds.filter((kind) => ((legal >> kind) & 1) === 1 && laidBefore(cards, slot, kind) < copies[kind]);
    return free.length > 0 ? free : [STRAIGHT];
  }

  /** With altitude the rules themselves fly every plan in advance: what would crash, sink or be lost is no plan, if there is another. */
  private flyHigh(s: WingsOfWar, a: Aircraft, laid: number, isFine: (warning: Warning) => boolean): void {
    const branches = new Map<string, number>();
    const tryOut = (slot: number): void => {
      if (slot < CARDS) {
        for (const kind of this.kindsFor(s, slot, laid)) {
          this.cards[slot] = kind;
          tryOut(slot + 1);
        }
        return;
      }
      const flown = previewPlan(s, this.plane, this.cards.slice());
      if (!flown.every(({ warning }) => isFine(warning))) return;
      let before = -1;
      let path = '';
      for (let phase = 0; phase < CARDS; phase++) {
        const at = flown[phase] ?? flown[flown.length - 1] ?? { x: a.x, y: a.y, heading: a.heading, level: a.level };
        path += `/${this.cards[phase]}`;
        const known = branches.get(path);
        before = known ?? this.add(this.cards[phase], before, phase, at, at.level);
        branches.set(path, before);
      }
      this.ends.push(before);
    };
    tryOut(0);
  }

  private add(kind: Kind, before: number, phase: number, spot: Spot, level: number): number {
    this.card.push(kind);
    this.before.push(before);
    this.phase.push(phase);
    this.x.push(spot.x);
    this.y.push(spot.y);
    this.heading.push(spot.heading);
    this.sin.push(sineOf(spot.heading));
    this.cos.push(cosineOf(spot.heading));
    this.level.push(level);
    return this.card.length - 1;
  }

  /**
   * Leaves out the plans that leave the table (but on purpose), then those after which no card keeps the aircraft on it, and
   * where rudders can jam those after which a jammed one would not.
   */
  private keepSafe(s: WingsOfWar): void {
    const { objective } = s.fixed.planes[this.plane];
    this.keep((end) => this.staysOn(s, end));
    if (objective < 0) {
      const banned = this.bannedNext(s);
      this.keep((end) => this.isSafe(s, end, banned));
      if (s.fixed.options.switches.special && banned === 0) this.keep((end) => this.isSafeJammed(s, end));
    }
  }

  /** Keeps those ends of which something is true, if there are any. */
  private keep(isGood: (end: number) => boolean): void {
    const good = this.ends.filter(isGood);
    if (good.length > 0) this.ends.splice(0, this.ends.length, ...good);
  }

  /** The turns that a rudder which jammed this turn will not allow in the next. */
  private bannedNext(s: WingsOfWar): number {
    const { stuckLeft, stuckRight } = s.planes[this.plane];
    const { left, right } = s.fixed.decks[s.fixed.planes[this.plane].deck];
    return (stuckLeft === s.turn + 1 ? left : 0) | (stuckRight === s.turn + 1 ? right : 0);
  }

  private staysOn(s: WingsOfWar, end: number): boolean {
    for (let branch = end; branch >= 0; branch = this.before[branch]) {
      const spot = this.spot(branch);
      if (isOff(s.fixed, spot) && !leavesOnPurpose(s, this.plane, spot)) return false;
    }
    return true;
  }

  private isSafe(s: WingsOfWar, end: number, banned: number): boolean {
    const deck = s.fixed.decks[s.fixed.planes[this.plane].deck];
    return canStay(s.fixed, deck, this.spot(end), LEAVES_IN, this.card[end], banned);
  }

  private isSafeJammed(s: WingsOfWar, end: number): boolean {
    const deck = s.fixed.decks[s.fixed.planes[this.plane].deck];
    return canStayJammed(s.fixed, deck, this.spot(end), this.card[end]);
  }

  spot(branch: number): Spot {
    return { x: this.x[branch], y: this.y[branch], heading: this.heading[branch] };
  }
}
