import type { Seat } from '@tallyho/kernel';
import type { Choice } from '../src/choices.ts';
import { titles } from '../src/content/types.ts';
import type { Happening } from '../src/events.ts';
import type { Dogfight } from '../src/state.ts';
import { Book, fires, speedIsAsked } from './oracle.ts';

/*
 * Who must be asked, read a second time: from what is told and what lies on the table, without a look at the frames. Where
 * somebody is passed over whom the book would ask, or asked in vain, one of the two has misread it.
 */

/** DIF-SEQ-01 — the phases of a turn that ask something, in their order. */
const phases = ['altitude', 'speed', 'act', 'discard'];

type Told<E extends Happening['event']> = Extract<Happening, { event: E }>;

/** An action against a fighter, and what has been answered. */
interface Chain {
  readonly by: number;
  readonly to: number;
  /** Who has played last, and what: a title as a number, or one more than all of them for a Maneuver. */
  last: number;
  top: number;
  passed: boolean;
}

/** An action against a bomber. */
interface Assault {
  readonly by: number;
  readonly to: number;
  readonly card: number;
  readonly isAttack: boolean;
  /** Whether the turrets have been asked, with what they fire, and whether the fighter has been asked about it. */
  manned: boolean;
  shot: number;
  isShotAt: boolean;
  asked: boolean;
}

/** A fighter whose prey has changed its level. */
interface Pursuer {
  readonly grip: number;
  readonly up: boolean;
  choice: Choice['do'] | null;
}

const actions: ReadonlySet<string> = new Set(['attack', 'gunner', 'maneuver', 'barrel-roll', 'scissors', 'agile']);
/** What can be asked while a change of level goes on. */
const whileChasing: ReadonlySet<string> = new Set(['follow', 'pay', 'evade']);
const resolving: ReadonlySet<string> = new Set(['hit', 'position', 'reduced', 'destroyed', 'fuel-tank-stopped']);

export class Watch {
  readonly wrong: string[] = [];
  private readonly s: Dogfight;
  /** Whose turn it is, whether it is a Wingman that was apart from its Leader when it began, and what Speed was compared. */
  plane = -1;
  apart = false;
  compared = -1;
  left = 0;
  /** Bursts spent in this turn, by target, or under 0 for the whole turn: inherent, Advantaged, Tailing, the Gunner's. */
  readonly spent: number[][] = [];
  chain: Chain | null = null;
  assault: Assault | null = null;
  /** How many Options have been declared. */
  declared = 0;
  private phase = -1;
  private readonly done = new Set<string>();
  private mustDiscard = false;
  private power = 0;
  private owed = 0;
  private stalled = { before: false, after: false };
  private readonly acted = new Set<number>();
  private picked = -1;
  private first = -1;
  private lastSide = -1;
  private order: readonly number[] = [];
  private readonly pursuers = new Map<number, Pursuer>();
  private paid = { climb: 0, follow: 0 };
  private evaded = -1;
  private leftChoice = false;
  private jettisoned = new Set<number>();
  private called = new Set<number>();
  private turn = 0;
  /** How often each seat was asked something. */
  private readonly asks = new Map<string, number>();

  constructor(s: Dogfight) {
    this.s = s;
  }

  private get book(): Book {
    return new Book(this.s, this);
  }

  private say(what: string, isWrong: boolean): void {
    if (isWrong) this.wrong.push(what);
  }

  /** How often a seat has been asked this; of all seats, if none is named. */
  private count(kind: string, seat: Seat): number {
    return this.asks.get(`${kind} ${seat}`) ?? 0;
  }

  private holds(n: number): boolean {
    const { hand, aces } = this.s.planes[n];
    return hand.size + aces > 0;
  }

  /** A decision, before it is taken. */
  asked(kind: string, seat: Seat): void {
    const { book } = this;
    this.asks.set(`${kind} ${seat}`, this.count(kind, seat) + 1);
    const who = this.whoIsAsked(book, kind);
    this.say(`${kind}: seat ${seat} is asked, not ${who}`, who !== null && who !== seat);
    this.say('DIF-BMB-14: nobody has named a bomber', this.leftChoice && kind !== 'name');
    if (!whileChasing.has(kind)) this.chased(book, kind);
    if (kind !== 'stall' && kind !== 'evade') this.stallIsPaid(book);
    if (phases.includes(kind)) this.inTurn(book, kind);
    if (kind === 'follow') this.inChain(book);
    if (kind === 'turret' && this.assault !== null) {
      this.say('DIF-BMB-28: the turrets are asked twice', this.assault.manned);
      this.assault.manned = true;
    }
    if (kind === 'dodge' && this.assault !== null) {
      this.say('DIF-BMB-31: there is no shot to answer', this.assault.shot < 0);
      this.assault.asked = true;
    }
    if (kind === 'answer') this.say('DIF-ACT-22: the exchange is over', this.chain === null || this.chain.passed);
  }

  /** The seat that must decide; null: several must, or none. */
  private whoIsAsked(book: Book, kind: string): Seat | null {
    const { owner, side } = this.s.fixed;
    const { mission } = this.s.fixed.options;
    const attacker = mission?.attacker === 'B' ? 1 : 0;
    switch (kind) {
      case 'altitude':
      case 'speed':
      case 'act':
      case 'discard':
        return owner[this.plane];
      case 'answer':
        return this.chain === null ? -1 : owner[this.responder(this.chain)];
      case 'turret':
        return this.assault === null ? -1 : owner[this.assault.to];
      case 'dodge':
        return this.assault === null ? -1 : owner[this.assault.by];
      case 'follow':
      case 'pay':
      case 'stall':
      case 'evade':
        return owner[book.at.plane];
      case 'next':
      case 'jettison':
        return book.captain(this.s.acting);
      case 'begin':
        return book.captain(this.first);
      case 'name':
        return book.captain(1 - side[this.plane]);
      case 'flak':
        return book.captain(1 - attacker);
      case 'bombing':
        return book.captain(attacker);
      case 'declare':
        return book.captain(book.declarations()[this.declared]?.side ?? -1);
      default:
        return null;
    }
  }

  /** DIF-SEQ-01 — the phases come in their order, and none is passed over. */
  private inTurn(book: Book, kind: string): void {
    const phase = phases.indexOf(kind);
    const wasActing = this.phase >= 2;
    this.say(`DIF-SEQ-01: ${kind} after ${phases[this.phase]}`, phase < this.phase);
    this.say(`DIF-SEQ-03: ${kind}, and no altitude`, phase > 0 && !this.done.has('altitude'));
    if (phase === 0 && this.phase < 0)
      this.say('DIF-ALT-13: it has not stalled', this.power < 0 && !this.stalled.before);
    if (phase === 1) this.say('DIF-SPD-01: there is no Speed to use', !speedIsAsked(book));
    if (phase >= 2 && !wasActing && !this.done.has('speed'))
      this.say('DIF-SEQ-04: nobody has asked about Speed', speedIsAsked(book));
    this.say(`DIF-SEQ-05: ${kind}, and no actions`, phase > 2 && !this.done.has('act'));
    this.say(`DIF-ACT-25: ${kind} while an exchange goes on`, this.chain !== null);
    this.resolved(book);
    this.phase = phase;
  }

  /** Nothing of an attack on a bomber is left out. */
  private resolved(book: Book): void {
    if (this.assault === null) return;
    const { to, manned, isShotAt, asked } = this.assault;
    this.say('DIF-BMB-28: the turrets were not asked', !manned && book.plane(to).hand.size > 0);
    this.say('DIF-BMB-31: nobody could answer the shot', isShotAt && !asked);
    this.assault = null;
  }

  /** DIF-POS-09 — a pursuer has followed or let go; DIF-ALT-23: each has been asked. */
  private chased(book: Book, kind: string): void {
    for (const n of book.planes()) {
      const { prey, altitude } = book.plane(n);
      this.say(
        `DIF-POS-09: ${n} is apart from its prey at ${kind}`,
        prey >= 0 && book.plane(prey).altitude !== altitude,
      );
    }
    for (const n of this.pursuers.keys())
      this.say(`DIF-ALT-15: ${n} was not asked to follow`, !book.plane(n).gone && book.plane(n).prey >= 0);
    this.pursuers.clear();
  }

  /** DIF-ALT-23, DIF-GAP-29 — from the front of the chain, and the Tailing one before the Advantaged ones. */
  private inChain(book: Book): void {
    const ahead = (n: number): number => (book.plane(n).prey < 0 ? 0 : 1 + ahead(book.plane(n).prey));
    const rank = (n: number): number[] => [ahead(n), -book.plane(n).grip, book.plane(n).place];
    const behind = book.planes().filter((n) => {
      const { prey, altitude } = book.plane(n);
      return prey >= 0 && book.plane(prey).altitude !== altitude;
    });
    const [next] = behind.sort((a, b) => {
      const [one, other] = [rank(a), rank(b)];
      return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
    });
    this.say(`DIF-ALT-23: ${book.at.plane} is asked before ${next}`, next !== book.at.plane);
    this.say('DIF-ALT-21: it has nothing to pay with', !this.canFollow(book, next));
  }

  /** Whether somebody has any card to follow with, where that costs some. */
  private canFollow(book: Book, n: number): boolean {
    const pursuer = this.pursuers.get(n);
    if (pursuer === undefined) return false;
    return book.plane(n).hand.size > 0 || this.followCost(book, n, pursuer) === 0;
  }

  private followCost(book: Book, n: number, { grip, up }: Pursuer): number {
    return (grip === 1 ? 1 : 0) + (up ? book.climbCost(n) : 0);
  }

  private stallIsPaid(book: Book): void {
    if (this.owed === 0 || this.plane < 0) return;
    const { gone, hand } = book.plane(this.plane);
    this.say(`DIF-ALT-13: ${this.plane} still owes a card`, !gone && hand.size > 0);
    this.owed = 0;
  }

  /** What is chosen, before it is done. */
  answered(kind: string, choice: Choice): void {
    const { hand } = this.s.planes[Math.max(0, this.plane)];
    if (kind === 'altitude' && ['stay', 'climb', 'dive'].includes(choice.do)) this.done.add('altitude');
    if (kind === 'speed' && choice.do === 'pass') this.done.add('speed');
    if (kind === 'act' && choice.do === 'pass') {
      this.done.add('act');
      this.mustDiscard = hand.size > 0;
    }
    if (kind === 'discard' && (choice.do === 'pass' || (choice.do === 'discard' && hand.size === 1)))
      this.mustDiscard = false;
    if (kind === 'evade') this.evaded = choice.do === 'pass' ? this.book.at.plane : -1;
    if (kind === 'next' && choice.do === 'act') this.picked = choice.plane;
    if (kind === 'declare') this.declared++;
    if (kind === 'name') this.leftChoice = false;
    if (kind === 'jettison') this.called.add(this.s.acting);
    if (kind === 'jettison' && choice.do === 'pass') this.jettisoned.add(this.s.acting);
    if (kind === 'follow' && choice.do !== 'redline') {
      const pursuer = this.pursuers.get(this.book.at.plane);
      if (pursuer !== undefined) pursuer.choice = choice.do;
    }
  }

  private responder({ by, to, last }: Chain): number {
    return last === by ? to : by;
  }

  /** What is told, when it happens. */
  told(event: Happening): void {
    const { book, assault } = this;
    if (assault !== null && !assault.manned && resolving.has(event.event))
      this.say('DIF-BMB-28: the turrets were not asked', book.plane(assault.to).hand.size > 0);
    switch (event.event) {
      case 'aircraft':
        return this.mustered(book);
      case 'altitude':
        return this.started(book);
      case 'initiative':
        this.first = event.side;
        return;
      case 'first':
        return this.begins(event);
      case 'turn':
        return this.newTurn(book, event);
      case 'order':
        this.order = event.planes;
        return;
      case 'acts':
        return this.acts(book, event);
      case 'stalled':
        return this.stalls(book, event);
      case 'drew':
        if (event.because === 'DIF-SEQ-10' && book.plane(event.plane).hand.size === event.count)
          this.mustDiscard = false;
        return;
      case 'discarded':
        if (event.cost === 'stall') this.owed--;
        if (event.cost === 'climb' || event.cost === 'follow') this.paid[event.cost]++;
        return;
      case 'climbed':
      case 'dived':
        return this.moved(book, event);
      case 'stayed-behind':
        return this.stayed(book, event);
      case 'shot-down':
        // His own REDLINE, while he paid.
        this.paid = { climb: 0, follow: 0 };
        return;
      case 'speed-maneuver':
        this.compare(book, event.at);
        return this.starts(event.plane, event.at, -1, titles.length, false);
      case 'chose':
        if (event.how === 'speed') this.compare(book, event.at);
        return;
      case 'played':
        return this.played(book, event);
      case 'passed':
        if (this.chain !== null) this.chain.passed = true;
        return;
      case 'succeeded':
      case 'cancelled':
        return this.settled(book, event);
      case 'hit':
        return this.hit(book, event);
      case 'left-choice':
        this.leftChoice = true;
        return;
      case 'flak-revealed':
        return this.bombed(book);
    }
  }

  /** DIF-SETUP-04, DIF-PIL-01 — whoever chooses an aircraft in the game is asked for it, and for its pilot. */
  private mustered({ s }: Book): void {
    const { seats, pilots } = s.fixed.options;
    for (const [seat, { aircraft }] of seats.entries()) {
      const open = aircraft.filter(({ fighter, bomber }) => fighter === null && bomber === null).length;
      this.say(`DIF-SETUP-04: seat ${seat} has not chosen`, this.count('aircraft', seat) !== open);
      this.say(`DIF-PIL-01: seat ${seat} has no pilot`, this.count('pilot', seat) !== (pilots ? open : 0));
    }
  }

  /** DIF-SETUP-07 — a level for each fighter. */
  private started(book: Book): void {
    for (const [seat] of this.s.fixed.options.seats.entries()) {
      const own = book.planes().filter((n) => this.s.fixed.owner[n] === seat && book.aircraft(n).bomber === null);
      this.say(`DIF-SETUP-07: seat ${seat} has not started`, this.count('start', seat) !== own.length);
    }
  }

  private begins({ side }: Told<'first'>): void {
    const isTeams = this.s.fixed.options.mode === 'teams';
    const asked = this.s.fixed.options.seats.some((_, seat) => this.count('begin', seat) > 0);
    this.say('DIF-OPT-06: who begins was not asked', asked !== isTeams);
    this.first = side;
  }

  /** Whoever flies as a fighter has acted; DIF-FB-08: whoever could jettison bombs was asked. */
  private newTurn(book: Book, { turn }: Told<'turn'>): void {
    this.endOfTurn(book);
    if (this.turn === 0) this.briefed(book);
    for (const n of turn === 1 ? [] : book.planes()) {
      const could = !book.isBomber(n) && !book.isLate(n, this.turn);
      this.say(`DIF-OPT-07: ${n} has not acted in turn ${this.turn}`, could && !this.acted.has(n));
      const side = this.s.fixed.side[n];
      this.say(`DIF-FB-08: side ${side} could not jettison`, book.isLoaded(n) && !this.called.has(side));
    }
    this.turn = turn;
    this.acted.clear();
    this.called.clear();
    this.jettisoned.clear();
    this.lastSide = -1;
    this.plane = -1;
  }

  /** What must have been settled before the first turn. */
  private briefed(book: Book): void {
    const { options, side } = this.s.fixed;
    if (options.mission === null) return;
    const asked = (kind: string): number => options.seats.reduce((sum, _, seat) => sum + this.count(kind, seat), 0);
    this.say('DIF-FLAK-01: no Flak Pattern', asked('flak') !== 1);
    this.say('DIF-OPTN-01: an Option was not declared', asked('declare') !== book.declarations().length);
    const bombers = book.planes().filter((n) => book.isBomber(n));
    const formations = new Set(bombers.map((n) => side[n] * 8 + book.plane(n).altitude));
    this.say('DIF-BMB-06: a bomber was not placed', asked('formation') !== bombers.length - formations.size);
  }

  private endOfTurn(book: Book): void {
    const n = this.plane;
    this.stallIsPaid(book);
    if (n < 0 || book.plane(n).gone) return;
    this.say(`DIF-SEQ-05: ${n} was not asked for actions`, !this.done.has('act'));
    this.say(`DIF-SEQ-09: ${n} was not asked what it discards`, this.mustDiscard && book.plane(n).hand.size > 0);
    this.say(`DIF-ALT-13: ${n} has not stalled`, !this.stalled.after && book.horsepower(n, 1) < 0);
    this.resolved(book);
  }

  /** DIF-OPT-06, DIF-OPT-07, DIF-OPT-20, DIF-FB-08 — whose turn it is, and who has said so. */
  private acts(book: Book, { plane: n }: Told<'acts'>): void {
    this.endOfTurn(book);
    const side = this.s.fixed.side[n];
    const { mode } = this.s.fixed.options;
    const own = book.toAct(side, this.acted);
    const isAsked = (mode === 'teams' || mode === 'mission') && own.length > 1;
    this.say(`DIF-OPT-07: ${n} acts`, !own.includes(n) || (isAsked ? this.picked !== n : this.picked >= 0));
    if (mode === 'free-for-all') {
      const next = this.order.find((one) => !this.acted.has(one) && !book.plane(one).gone);
      this.say(`DIF-OPT-20: ${n} acts, not ${next}`, n !== next);
    } else {
      const wanted = this.lastSide < 0 ? this.first : 1 - this.lastSide;
      this.say(`DIF-OPT-06: side ${side} acts`, side !== wanted && book.toAct(wanted, this.acted).length > 0);
    }
    const isLoaded = book.planes().some((one) => this.s.fixed.side[one] === side && book.isLoaded(one));
    this.say(`DIF-FB-08: side ${side} could not jettison`, isLoaded && !this.jettisoned.has(side));
    this.jettisoned.delete(side);
    this.acted.add(n);
    this.lastSide = side;
    this.picked = -1;
    this.plane = n;
    const leader = book.leaderOf(n);
    this.apart = leader >= 0 && book.plane(leader).altitude !== book.plane(n).altitude;
    this.compared = -1;
    this.left = 0;
    this.spent.length = 0;
    this.phase = -1;
    this.done.clear();
    this.mustDiscard = false;
    this.stalled = { before: false, after: false };
    this.power = book.horsepower(n, 0);
  }

  /** DIF-ALT-13, DIF-ALT-14 — below 0 a card goes for each, or the aircraft dives. */
  private stalls(book: Book, { plane: n }: Told<'stalled'>): void {
    const when = this.phase < 0 ? 0 : 1;
    const power = book.horsepower(n, when);
    this.say(`DIF-ALT-13: ${n} stalls at ${power}`, power >= 0);
    this.stalled[when === 0 ? 'before' : 'after'] = true;
    this.owed = book.plane(n).hand.size > 0 ? -power : 0;
  }

  /** DIF-ALT-08, DIF-ALT-16 — each climb and each following has its price. */
  private moved(book: Book, { plane: n, event, following }: Told<'climbed' | 'dived'>): void {
    const up = event === 'climbed';
    const pursuer = this.pursuers.get(n);
    this.say(`DIF-ALT-15: ${n} follows unasked`, following >= 0 && pursuer?.choice !== 'follow');
    this.say(`DIF-ALT-08: ${n} has paid ${this.paid.climb}`, this.paid.climb !== (up ? book.climbCost(n) : 0));
    const price = following >= 0 && pursuer?.grip === 1 ? 1 : 0;
    this.say(`DIF-ALT-16: ${n} has paid ${this.paid.follow}`, this.paid.follow !== price);
    this.paid = { climb: 0, follow: 0 };
    this.pursuers.delete(n);
    for (const one of book.planes())
      if (book.plane(one).prey === n) this.pursuers.set(one, { grip: book.plane(one).grip, up, choice: null });
  }

  /** DIF-ALT-21 — of his own will, or because he cannot pay. */
  private stayed(book: Book, { plane: n }: Told<'stayed-behind'>): void {
    const pursuer = this.pursuers.get(n);
    const isWilling = pursuer?.choice === 'stay';
    const isPoor = book.plane(n).hand.size === 0 && pursuer !== undefined && this.followCost(book, n, pursuer) > 0;
    this.say(`DIF-ALT-15: ${n} was not asked to follow`, !isWilling && !isPoor);
    this.paid = { climb: 0, follow: 0 };
    this.pursuers.delete(n);
  }

  /** DIF-SPD-03, DIF-SPD-09 — so many points against one enemy, of which one is used. */
  private compare(book: Book, enemy: number): void {
    if (this.compared < 0) this.left = book.faster(this.plane, enemy);
    this.compared = enemy;
    this.left--;
  }

  /** A card is played: an action, an answer, or something from the turrets. */
  private played(book: Book, event: Told<'played'>): void {
    const { plane: n, card, use, at } = event;
    const title = titles.indexOf(book.face(card).title);
    if (use === 'attack' || use === 'gunner') this.spend(book, event);
    if (actions.has(use)) {
      const top = use === 'maneuver' ? titles.length : use === 'agile' ? titles.indexOf('SCISSORS') : title;
      this.starts(n, at, card, top, use === 'attack' || use === 'gunner');
    } else if (use === 'answer' && this.chain !== null) {
      this.say(`DIF-ACT-22: ${n} answers out of turn`, n !== this.responder(this.chain));
      this.chain.last = n;
      this.chain.top = title;
    } else if (use === 'turret' && this.assault !== null && fires(book.face(card))) {
      this.assault.shot = card;
      this.assault.isShotAt = this.holds(this.assault.by);
    }
  }

  private starts(by: number, to: number, card: number, top: number, isAttack: boolean): void {
    if (this.book.isBomber(to))
      this.assault = { by, to, card, isAttack, manned: false, shot: -1, isShotAt: false, asked: false };
    else this.chain = { by, to, last: by, top, passed: false };
  }

  /** DIF-OPT-15, DIF-OPT-17 — what a shot costs: inherent Bursts first, the Advantaged one, those for Tailing. */
  private spend(book: Book, { plane: n, card, at, use }: Told<'played'>): void {
    const spent = book.spentOn(at);
    let cost = book.face(card).bursts + book.plane(at).evasive;
    if (use === 'gunner') {
      spent[3] += cost;
    } else {
      const most = [Math.max(0, book.rated(n) - spent[0]), 1 - spent[1], cost];
      for (const [kind, free] of most.entries()) {
        const taken = Math.min(cost, free);
        spent[kind] += taken;
        cost -= taken;
      }
    }
    this.spent[book.account(at)] = spent;
  }

  /** DIF-ACT-22, DIF-ACT-23, DIF-ACT-24 — until one has no card, or plays none; whoever played last has his way. */
  private settled(book: Book, { event }: Told<'succeeded' | 'cancelled'>): void {
    const { chain } = this;
    if (chain === null) return;
    const { by, to, last, passed } = chain;
    const fly = !book.plane(by).gone && !book.plane(to).gone;
    const next = this.responder(chain);
    this.say(`DIF-ACT-22: ${next} could not answer`, fly && !passed && this.holds(next));
    this.say(`DIF-ACT-23: ${event}`, (event === 'succeeded') !== (fly && last === by));
    this.chain = null;
  }

  /** DIF-REACT-09, DIF-REACT-10 — hits that might have been evaded. */
  private hit(book: Book, { plane: n, because }: Told<'hit'>): void {
    const canEvade = because === 'DIF-DMG-03' || because === 'DIF-REACT-22';
    this.say(`DIF-REACT-09: ${n} could not evade`, canEvade && this.evaded !== n && book.plane(n).hand.size > 0);
    this.evaded = -1;
    const { assault } = this;
    if (assault?.by === n) this.say('DIF-BMB-31: nobody could answer the shot', assault.isShotAt && !assault.asked);
  }

  /** DIF-BOMB-01 — a Bombing Pattern for each bomber over the target. */
  private bombed(book: Book): void {
    const { mission, seats } = this.s.fixed.options;
    const attacker = mission?.attacker === 'B' ? 1 : 0;
    const over = book.planes().filter((n) => book.isBomber(n) && this.s.fixed.side[n] === attacker);
    const asked = seats.reduce((sum, _, seat) => sum + this.count('bombing', seat), 0);
    this.say('DIF-BOMB-01: a bomber has no Bombing Pattern', asked !== over.length);
  }
}
