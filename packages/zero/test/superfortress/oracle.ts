import * as content from '../../src/content/index.ts';
import type {
  AnySuperfortressChoice,
  AnySuperfortressEvent,
  Dogfight,
  SuperfortressEvent,
  SuperfortressState,
} from '../../src/index.ts';
import { sortieOf } from '../../src/index.ts';

/*
 * A second reading of section 30, slow and plain: a clerk who hears what is drawn and decided, keeps a log sheet of his own, and says
 * what may be chosen. He shares nothing with the first reading but the sheets.
 */

const levels = ['very low', 'low', 'medium', 'high', 'very high'] as const;
const boxNames = ['saturation-2', 'saturation-1', 'defense', 'support', 'damage'];
/** How many Elements of each type lie in the box. */
const inTheBox: { readonly [type: string]: number } = {
  'ki-45': 1,
  'ki-43-ii': 2,
  'ki-44-ii': 1,
  'ki-61': 1,
  'ki-84': 1,
  j2m3: 1,
  a6m5: 4,
};

interface Aircraft {
  damage: number;
  damaged: boolean;
  boxes: Set<string>;
  lost: number;
}
interface Fighter {
  type: string;
  wingman: boolean;
  altitude: number;
  /** By Leader and Wingman: Damaged, gone. */
  damaged: boolean[];
  gone: boolean[];
  moved: number;
}
interface Sortie {
  kind: 'mission' | 'supply';
  flyers: number[];
  /** Already Damaged before it took off. */
  before: boolean[];
  altitude: number;
  environment: string;
  led: number[];
  fighters: Fighter[];
  cargo: number;
  away: Set<number>;
  target: number;
}

const pick = <T extends { readonly from: number; readonly to: number }>(table: readonly T[], number: number): T => {
  const line = table.filter(({ from }) => from <= number).at(-1);
  if (line === undefined || number > line.to) throw new Error(`no line for ${number}`);
  return line;
};

export class Clerk {
  week = 0;
  supply = 0;
  vps = 0;
  target = '';
  due = false;
  dueNext = false;
  flown = 0;
  attacked = false;
  fleet: Aircraft[] = [1, 2, 3].map(() => ({ damage: 0, damaged: false, boxes: new Set<string>(), lost: 0 }));
  duties: string[] = [];
  sortie: Sortie | null = null;
  bought = 0;
  replaced = -1;
  over: number[] = [];
  wrong: string[] = [];

  private check(what: string, theirs: unknown, ours: unknown): void {
    if (JSON.stringify(theirs) !== JSON.stringify(ours))
      this.wrong.push(`week ${this.week}: ${what}: ${JSON.stringify(theirs)} instead of ${JSON.stringify(ours)}`);
  }

  private unticked = (nth: number): number => 5 - this.fleet[nth].boxes.size;
  private front = (nth: number): number => (this.fleet[nth].boxes.has('damage') ? 12 : 11);
  private rear = (nth: number): number => this.front(nth) + 6;

  /** 30.61 — what an untrained crew lacks of a rating. */
  private rating(nth: number, printed: number, ...boxes: readonly string[]): number {
    return Math.max(0, printed - boxes.filter((box) => !this.fleet[nth].boxes.has(box)).length);
  }

  private turn(nth: number): void {
    this.fleet[nth].damaged = this.fleet[nth].damage >= this.front(nth);
  }

  /** Damage on the ground or by an engine; says what it costs on a flight. */
  private burn(nth: number, points: number): number {
    const one = this.fleet[nth];
    const before = one.damaged;
    one.damage += points;
    this.turn(nth);
    if (one.damage >= this.rear(nth)) {
      one.lost = this.week;
      return 20;
    }
    return one.damaged && !before ? 10 : 0;
  }

  hear(event: AnySuperfortressEvent, inner: Dogfight | null): void {
    switch (event.event) {
      case 'b29-week':
        this.week++;
        this.due = this.dueNext || this.week === 4;
        this.dueNext = false;
        if (this.week === 4) this.target = 'B';
        this.attacked = false;
        this.duties = ['', '', ''];
        this.replaced = -1;
        for (const [nth, one] of this.fleet.entries())
          if (one.lost === 0) {
            one.damage = Math.max(0, one.damage - 1);
            this.turn(nth);
          }
        this.check('week', [event.week, event.due, event.target], [this.week, this.due, this.target]);
        // With nobody left nobody is given a duty.
        if (this.fleet.every(({ lost }) => lost > 0)) this.readDuties();
        return;
      case 'b29-duty':
        this.duties[event.aircraft - 1] = event.duty;
        if (this.fleet.every(({ lost }, nth) => lost > 0 || this.duties[nth] !== '')) this.readDuties();
        return;
      case 'b29-paid':
        this.begin('mission', this.withDuty('mission'));
        return;
      case 'b29-altitude':
        this.flight().altitude = levels.indexOf(event.altitude);
        return;
      case 'b29-drew':
        return this.draw(event);
      case 'b29-repaired':
        // 30.72 — the point of the new week has been taken off with it; those of duty R are heard of.
        if (event.because === 'CH-30.72b') {
          const one = this.fleet[event.aircraft - 1];
          this.check('repaired', event.points, Math.min(4, one.damage));
          one.damage = Math.max(0, one.damage - 4);
          this.turn(event.aircraft - 1);
        }
        return;
      case 'b29-supply':
        if (this.duties[event.aircraft - 1] === 'mission') return;
        this.check('cargo', event.points, this.flight().cargo);
        this.supply += this.flight().cargo;
        return;
      case 'b29-ticked':
        if (this.replaced >= 0) {
          this.vps -= 5;
          this.bought++;
        }
        this.fleet[event.aircraft - 1].boxes.add(event.box);
        this.turn(event.aircraft - 1);
        return;
      case 'b29-replaced':
        this.fleet[event.aircraft - 1] = { damage: 0, damaged: false, boxes: new Set(), lost: 0 };
        this.replaced = event.aircraft - 1;
        this.bought = 0;
        return;
      case 'b29-flight-begins':
        this.check(
          'fighters',
          event.fighters,
          this.flight().fighters.map((f) => `${f.wingman ? 'L/W' : 'L'} ${f.type}`),
        );
        this.check(
          'flyers',
          event.aircraft,
          this.flight().flyers.map((nth) => nth + 1),
        );
        return;
      case 'b29-flight-over':
        return this.land(event);
      case 'b29-verdict':
        this.check('verdict', event.result, this.verdict());
        return;
      default:
        if (inner !== null && this.sortie !== null) this.watch(event, inner);
    }
  }

  private flight(): Sortie {
    if (this.sortie === null) throw new Error('nobody flies');
    return this.sortie;
  }

  private withDuty = (duty: string): number[] => this.duties.flatMap((own, nth) => (own === duty ? [nth] : []));

  /** 30.45, 30.47 — what it costs not to fly; 30.48 — and whoever flies has done with the next week. */
  private readDuties(): void {
    const flying = this.withDuty('mission').length;
    const there = this.fleet.filter(({ lost }) => lost === 0).length;
    if (this.week === 4) this.vps -= 10 * (there - flying);
    else if (this.due && flying === 0) this.vps -= 10;
    this.supply -= 20 * flying;
    if (flying > 0) {
      this.dueNext = false;
      this.flown = this.week;
    }
  }

  private begin(kind: 'mission' | 'supply', flyers: number[]): void {
    this.sortie = {
      kind,
      flyers,
      before: this.fleet.map(({ damaged }) => damaged),
      altitude: 3,
      environment: 'no-effect',
      led: [0, 0, 0],
      fighters: [],
      cargo: 0,
      away: new Set(),
      target: 0,
    };
  }

  private sheet = () => {
    const line = content.superfortressTargets.find(({ letter }) => letter === this.target);
    if (line === undefined) throw new Error('no target');
    return line;
  };

  private meet(forces: readonly { readonly as: string; readonly aircraft: string }[]): void {
    const { fighters } = this.flight();
    const short = forces.some(
      ({ aircraft }) =>
        [...fighters.map(({ type }) => type), ...forces.map((one) => one.aircraft)].filter((type) => type === aircraft)
          .length > (inTheBox[aircraft] ?? 0),
    );
    for (const { as, aircraft } of forces)
      fighters.push({
        type: short ? 'a6m5' : aircraft,
        wingman: as === 'L/W',
        altitude: -1,
        damaged: [false, false],
        gone: [false, as !== 'L/W'],
        moved: 0,
      });
  }

  private draw(event: Extract<SuperfortressEvent, { readonly event: 'b29-drew' }>): void {
    const nth = event.aircraft - 1;
    const plus = (add: number): void => this.check(`${event.table} + `, event.modified, event.number + add);
    const said = (result: string): void => this.check(event.table, event.result, result);
    const { modified } = event;
    switch (event.table) {
      case 'mandatory': {
        plus(10 * Math.max(0, this.week - (this.flown || 4) - 1));
        this.dueNext = modified >= 50;
        return said(this.dueNext ? this.target : 'no');
      }
      case 'environment': {
        plus(this.flight().flyers.reduce((sum, one) => sum + this.unticked(one), 0));
        this.flight().environment = pick(content.environmentColumn, modified).environment;
        return said(this.flight().environment);
      }
      case 'opposition': {
        plus(0);
        const line = pick(content.oppositionColumn, modified);
        const isHome = this.flight().kind === 'mission' && ['japan', 'formosa'].includes(this.sheet().area);
        const force = isHome ? line.home : line.elsewhere;
        this.meet(force);
        return said(force.map(({ as, aircraft }) => `${as} ${aircraft}`).join(', ') || 'none');
      }
      case 'event':
        return this.happen(event, nth);
      case 'transport': {
        this.begin('supply', [nth]);
        plus(5 * this.unticked(nth));
        this.flight().cargo = pick(content.transportColumn, modified).supply;
        return said(`${this.flight().cargo}`);
      }
      case 'turns':
        return said(`${pick(content.combatTurns, modified).turns}`);
      case 'starting-altitude': {
        const { altitude } = pick(content.startingAltitudes, modified);
        const { kind, environment, fighters } = this.flight();
        const shift = (environment === 'early-warning' ? 1 : 0) - (kind === 'mission' && this.target === 'D' ? 1 : 0);
        const next = fighters.find((one) => one.altitude < 0);
        if (next !== undefined) next.altitude = Math.min(4, Math.max(0, levels.indexOf(altitude) + shift));
        return said(altitude);
      }
      case 'lesson':
        return said(modified <= 45 ? 'yes' : 'no');
      case 'follow-up-damage': {
        const { damage } = pick(content.followUpDamage, modified);
        if (this.burn(nth, damage) === 20) this.vps -= 20;
        return said(`${damage}`);
      }
      case 'follow-up-raid': {
        const line = pick(content.followUpRaid, modified);
        this.vps += line.vps;
        return said(line.result);
      }
      case 'target':
        this.target = pick(content.superfortressTargets, modified).letter;
        return said(this.target);
    }
  }

  /** 30.43, 30.51 — events, on a Mission and on a Supply Transport. */
  private happen(event: Extract<SuperfortressEvent, { readonly event: 'b29-drew' }>, nth: number): void {
    const flight = this.flight();
    const isMission = flight.kind === 'mission';
    const { occurrence } = pick(content.eventColumn, event.modified);
    if (isMission) this.check('event +', event.modified, event.number + 5 * this.unticked(nth));
    else this.check('event +', [0, 10, 20].includes(event.modified - event.number), true);
    this.check('event', event.result, occurrence);
    if (occurrence === 'tail-winds') {
      if (isMission) this.supply += 10;
      else flight.cargo += 5;
    }
    if (occurrence === 'lead-crew') flight.led[nth]++;
    if (occurrence === 'ki-45') this.meet([{ as: 'L', aircraft: 'ki-45' }]);
    if (occurrence === 'attack') this.attacked = true;
    if (occurrence === 'navigation-error') {
      if (isMission) flight.flyers = flight.flyers.filter((one) => one !== nth);
      else flight.cargo = Math.max(0, flight.cargo - 10);
    }
    if (occurrence !== 'engine-fire') return;
    const cost = this.burn(nth, isMission ? [2, 2, 2, 4, 6][flight.altitude] : 3);
    // On a Mission somebody who burns and flies on is counted when all are back.
    if (!isMission || cost === 20) this.vps -= cost;
    if (isMission && cost === 20) flight.flyers = flight.flyers.filter((one) => one !== nth);
  }

  /** What happens in the air, as far as it counts. */
  private watch(event: AnySuperfortressEvent, inner: Dogfight): void {
    const flight = this.flight();
    const first = flight.fighters.length * 2;
    const living = flight.flyers.filter((nth) => this.fleet[nth].lost === 0 && !flight.away.has(nth));
    switch (event.event) {
      case 'turn':
        for (const fighter of flight.fighters) fighter.moved = 0;
        return;
      case 'moved': {
        const fighter = flight.fighters[event.element];
        fighter.moved = Math.sign(flight.altitude - fighter.altitude);
        fighter.altitude += fighter.moved;
        return this.check('level', event.altitude, fighter.altitude);
      }
      case 'random-target': {
        const number = inner.fixed.number[event.card];
        const third = living.length === 3 ? (number <= 27 ? 0 : number <= 54 ? 1 : 2) : number <= 40 ? 0 : 1;
        return this.check('random target', event.plane, first + flight.flyers.indexOf(living[third]));
      }
      case 'drew': {
        if (event.because !== 'CH-30.82e') return;
        const fighter = flight.fighters[event.element];
        const plane = event.mini ? 1 : fighter.gone[0] ? 1 : 0;
        const card = content.contentOf([]).fighters.find(({ id }) => id === fighter.type)?.wingman;
        const side = fighter.damaged[plane] ? card?.damaged : card?.front;
        const offence = Math.max(0, (side?.offensive ?? 0) - (fighter.altitude === 4 ? 1 : 0));
        const defence = Math.max(0, (side?.defensive ?? 0) - (fighter.altitude >= 3 ? 1 : 0));
        return this.check('cards', event.count, Math.max(0, offence + defence - fighter.moved));
      }
      case 'turrets': {
        const nth = flight.flyers[event.plane - first];
        const damaged = this.fleet[nth].damaged;
        const own = this.rating(nth, damaged ? 2 : 3, 'defense');
        const support = damaged || flight.environment === 'scattered-formation';
        const others = living.filter((one) => one !== nth && !this.fleet[one].damaged);
        const helped = others.reduce((sum, one) => sum + this.rating(one, 2, 'support'), 0);
        return this.check('turrets', event.count, own + (support ? 0 : helped));
      }
      case 'hit': {
        if (event.plane < first) return;
        const nth = flight.flyers[event.plane - first];
        const one = this.fleet[nth];
        one.damage += event.hits;
        if (one.damage >= this.front(nth)) one.damaged = true;
        if (one.damaged && one.damage >= this.rear(nth)) one.lost = this.week;
        return this.check('damage', event.total, one.damage);
      }
      case 'damaged': {
        if (event.plane < first) {
          flight.fighters[event.plane >> 1].damaged[event.plane % 2] = true;
          return;
        }
        const one = this.fleet[flight.flyers[event.plane - first]];
        one.damaged = true;
        // 30.71 — by breaking off: exactly twelve.
        if (event.because === 'Z-12.12c') one.damage = 12;
        return;
      }
      case 'destroyed':
        if (event.plane >= first) this.fleet[flight.flyers[event.plane - first]].lost = this.week;
        else flight.fighters[event.plane >> 1].gone[event.plane % 2] = true;
        return;
      case 'disengaged':
        if (event.plane >= first) flight.away.add(flight.flyers[event.plane - first]);
        else {
          const fighter = flight.fighters[event.plane >> 1];
          this.check(
            'goes home',
            fighter.damaged.every((is, i) => is || fighter.gone[i]) || fighter.damaged[event.plane % 2],
            true,
          );
        }
        return;
      case 'bombed': {
        const nth = flight.flyers[event.plane - first];
        return this.check('bombs', event.cards.length, this.bombs(nth));
      }
      case 'flak':
        return this.check(event.area ? 'area flak' : 'target flak', event.cards.length, this.flak(event.area));
      case 'delivered': {
        const nth = flight.flyers[event.plane - first];
        const damaged = event.total - flight.target - event.points !== 0;
        this.check(
          'mines',
          [event.points, damaged],
          [this.rating(nth, this.fleet[nth].damaged ? 4 : 7, 'saturation-2', 'saturation-1'), false],
        );
        flight.target = event.total;
        return;
      }
      case 'target-hit':
        flight.target = event.total;
        return;
      default:
        return;
    }
  }

  /** 30.61 — Saturation cards at this Altitude, with what sky and crew add. */
  private bombs(nth: number): number {
    const { altitude, environment, led } = this.flight();
    const rating = this.rating(nth, this.fleet[nth].damaged ? 4 : 7, 'saturation-2', 'saturation-1');
    const row = [1, 0, 0, -1, -2][altitude];
    const sky = environment === 'clear-skies' ? 1 : environment === 'jet-stream' ? [0, 0, 0, -1, -3][altitude] : 0;
    return Math.max(0, rating + row + sky + led[nth]);
  }

  private flak(area: boolean): number {
    const { altitude, environment } = this.flight();
    const sheet = content.campaignBase.targets.find(({ id }) => id === this.sheet().sheet);
    if (area) return sheet?.areaFlak ?? 0;
    if (this.target === 'D') return 0;
    const sky =
      environment === 'flak-guns-us'
        ? -1
        : environment === 'flak-guns-japan'
          ? 1
          : environment === 'undercast' && altitude >= 3
            ? -1
            : 0;
    return Math.max(0, (sheet?.targetFlak ?? 0) + [1, 0, 0, -1, -2][altitude] + sky);
  }

  /** CH-EX-12 — what a flight came to. */
  private land(event: Extract<SuperfortressEvent, { readonly event: 'b29-flight-over' }>): void {
    const flight = this.flight();
    const sheet =
      flight.kind === 'mission' ? content.campaignBase.targets.find(({ id }) => id === this.sheet().sheet) : undefined;
    const level = sheet?.levels.filter(({ from }) => from <= flight.target).at(-1)?.vps ?? 0;
    const target =
      flight.kind === 'supply' ? 0 : this.target === 'D' ? flight.target : level * (this.week === 4 ? 2 : 1);
    const fighters = flight.fighters.reduce(
      (sum, { damaged, gone, wingman }) =>
        sum + [0, 1].reduce((own, i) => own + (i === 1 && !wingman ? 0 : gone[i] ? 5 : damaged[i] ? 2 : 0), 0),
      0,
    );
    const losses = flight.flyers.reduce((sum, nth) => {
      const { lost, damaged } = this.fleet[nth];
      return sum + (lost === this.week ? 20 : damaged && !flight.before[nth] ? 10 : 0);
    }, 0);
    this.over =
      flight.kind === 'mission'
        ? flight.flyers.filter((nth) => this.fleet[nth].lost === 0 && !flight.away.has(nth))
        : [];
    const returns = 7 * this.over.filter((nth) => !this.fleet[nth].damaged).length;
    this.check(
      'points',
      [event.target, event.fighters, event.returns, event.losses],
      [target, fighters, returns, losses],
    );
    this.vps += target + fighters + returns - losses;
  }

  private verdict(): string {
    const { vps } = this;
    if (vps >= 100) return 'decisive-victory';
    if (vps >= 80) return 'victory';
    if (vps >= 60) return 'marginal-victory';
    if (vps >= 40) return 'draw';
    return vps >= 15 ? 'marginal-defeat' : 'defeat';
  }

  /** Whether the log sheet says the same. */
  compare(s: SuperfortressState): void {
    this.check(
      'sheet',
      [s.week, s.supply, s.vps, s.due, s.dueNext, s.attacked],
      [this.week, this.supply, this.vps, this.due, this.dueNext, this.attacked],
    );
    if (s.inner !== null) return;
    for (const [nth, one] of this.fleet.entries())
      this.check(
        `B-29 ${nth + 1}`,
        [s.fleet[nth].damage, s.fleet[nth].damaged === 1, s.fleet[nth].lost, s.fleet[nth].boxes],
        [one.damage, one.damaged, one.lost, boxNames.map((box) => (one.boxes.has(box) ? 1 : 0))],
      );
  }

  private boxesOf = (nth: number, verb: string): string[] =>
    boxNames
      .filter((box) => !this.fleet[nth].boxes.has(box))
      .filter((box) => box !== 'saturation-1' || this.fleet[nth].boxes.has('saturation-2'))
      .map((box) => `${verb} ${nth + 1} ${box}`);

  /** What may be chosen between flights; null: nothing is said of it. */
  allowed(kind: string): string[] | null {
    switch (kind) {
      case 'b29-duty': {
        const nth = this.fleet.findIndex(({ lost }, i) => lost === 0 && this.duties[i] === '');
        const { damage, damaged } = this.fleet[nth];
        const paid = 20 * (this.withDuty('mission').length + 1) <= this.supply;
        return [
          ...(this.week >= 4 && !damaged && paid ? [`${nth + 1} to mission`] : []),
          `${nth + 1} to supply`,
          ...(this.unticked(nth) > 0 ? [`${nth + 1} to training`] : []),
          ...(damage > 0 ? [`${nth + 1} to repair`] : []),
        ];
      }
      case 'b29-altitude':
        return ['fly medium', 'fly high', 'fly very high'];
      case 'b29-training': {
        const trained = this.withDuty('training').find((nth) => !this.taught.has(`${this.week} ${nth}`)) ?? 0;
        this.taught.add(`${this.week} ${trained}`);
        return this.boxesOf(trained, 'tick');
      }
      case 'b29-lesson':
        return ['no lesson', ...this.over.flatMap((nth) => this.boxesOf(nth, 'tick'))];
      case 'b29-replacement':
        return [
          'no replacement',
          ...this.fleet.flatMap(({ lost }, nth) => (lost > 0 && lost < this.week ? [`replace ${nth + 1}`] : [])),
        ];
      case 'b29-bought-training':
        return ['enough', ...this.boxesOf(this.replaced, 'buy')];
      default:
        return null;
    }
  }
  private taught = new Set<string>();
}

/** What may be chosen in a fight; null: nothing is said of it. */
export function allowedInFight(s: Dogfight, kind: string): string[] | null {
  const { fixed } = s;
  const { bombers, solitaire, turrets, phase } = sortieOf(s);
  const at = s.frames[s.frames.length - 1].at as { element: number; mini: boolean; counter: number; at: number };
  const held = (hand: { readonly held: readonly number[] }): number[] =>
    hand.held.flatMap((bits, face) =>
      fixed.number.flatMap((_, card) =>
        fixed.face[card] === face && (bits & (1 << (card - fixed.first[face]))) !== 0 ? [card] : [],
      ),
    );
  const fires = (card: number): boolean =>
    ['IN MY SIGHTS', 'OUT OF THE SUN'].includes(fixed.faces[fixed.face[card]].title);
  const once = (cards: readonly number[]): number[] =>
    cards.filter((card, i) => cards.findIndex((one) => fixed.face[one] === fixed.face[card]) === i);
  const plane = (nth: number): number => s.planes.length + nth;
  switch (kind) {
    case 'order': {
      const level = fixed.sortie?.altitude[0] ?? 0;
      return s.elements.flatMap(({ lead, altitude }, element) =>
        lead >= 0 && solitaire?.acted[element] === 0 && Math.abs(altitude - level) <= 1 ? [`act ${element}`] : [],
      );
    }
    case 'formation-play': {
      const hand = at.mini ? s.elements[at.element].mini : s.elements[at.element].hand;
      return once(held(hand).filter(fires)).map((card) => `play ${card} ${at.at}`);
    }
    case 'counter': {
      const marked = (card: number): boolean => fixed.sortie?.spoiled[card] === true;
      const all = held(turrets);
      return [
        'pass',
        ...[...once(all.filter((card) => fires(card) && !marked(card))), ...once(all.filter(marked))].map(
          (card) => `counter ${card}`,
        ),
      ];
    }
    case 'counter-answer': {
      const hand = at.mini ? s.elements[at.element].mini : s.elements[at.element].hand;
      const shot = fixed.faces[fixed.face[at.counter]].title;
      const answers = (card: number): boolean => fixed.faces[fixed.face[card]].answers.includes(shot);
      return once(held(hand).filter((card) => answers(card) && !fires(card))).map((card) => `answer ${card}`);
    }
    case 'bombers-leave':
      return phase === 1
        ? ['done', ...bombers.flatMap(({ fate }, nth) => (fate === 0 ? [`leave ${plane(nth)}`] : []))]
        : [];
    case 'bomber-order':
      return null;
    default:
      return [`nobody asks ${kind}`];
  }
}

export function inShort(choice: AnySuperfortressChoice): string {
  switch (choice.do) {
    case 'act':
      return `act ${choice.element}`;
    case 'play':
      return `play ${choice.card} ${choice.at}`;
    case 'counter':
    case 'answer':
      return `${choice.do} ${choice.card}`;
    case 'leave':
      return `leave ${choice.at}`;
    default:
      return choice.do;
  }
}
