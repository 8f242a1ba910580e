import type { Card, Seat } from '@tallyho/kernel';
import { type Crew, campaignContentOf, type FormationAircraft, type TargetSheet } from '../../src/content/index.ts';
import type { Sortie } from '../../src/mission/state.ts';
import type { Dogfight } from '../../src/state.ts';
import { burden, isOutside, targetId } from '../corsairs/oracle-kamikazes.ts';
import { Table } from '../oracle.ts';

/** A Formation aircraft with its card and its crew, as the players have set it up. */
interface Flying {
  readonly card: FormationAircraft;
  readonly crew: Crew | null;
  readonly seat: Seat;
  readonly side: number;
  readonly formation: number;
  readonly altitude: number;
  readonly green: boolean;
}

const levels = ['very low', 'low', 'medium', 'high', 'very high'];

/** Everything of a Mission that lies on the table, and the questions that the book answers with it. */
export class Sky extends Table {
  readonly sortie: Sortie;

  constructor(s: Dogfight, spent?: ReadonlySet<number>) {
    super(s, spent);
    if (s.sortie === undefined) throw new Error('this is not a Mission');
    this.sortie = s.sortie;
  }

  get content(): ReturnType<typeof campaignContentOf> {
    return campaignContentOf(this.s.fixed.options.packs);
  }

  get sheet(): TargetSheet | undefined {
    return this.content.targets.find(({ id }) => id === targetId(this.s));
  }

  /** 21.71, Z-CGAP-107 — a Carrier Fleet is never strafed, nor what is only photographed; CH 27.9 — nor what is fortified. */
  get isStrafed(): boolean {
    const { kind, fortified } = this.s.fixed.options.orders ?? {};
    return (
      this.sheet?.strafable === true &&
      (kind === 'bombing' || kind === 'kamikaze' || kind === 'submarine') &&
      fortified !== true
    );
  }

  get attacker(): number {
    return ['japanese', 'allied'].indexOf(this.s.fixed.options.orders?.attacker ?? '');
  }

  /** 17.22 — Formation aircraft in the order of the seats. */
  get bombers(): Flying[] {
    const { seats } = this.s.fixed.options;
    const crews = this.content.crews.flatMap(({ front, back }) => [front, back]);
    let formation = 0;
    return seats.flatMap(({ side, formations }, seat) =>
      (formations ?? []).flatMap(({ aircraft, altitude, crews: named, green }) => {
        formation++;
        return aircraft.map((id, i): Flying => {
          const card = this.content.formations.find((one) => one.id === id);
          if (card === undefined) throw new Error(`no ${id}`);
          return {
            card,
            crew: crews.find((one) => one.id === named[i]) ?? null,
            seat,
            side: side === 'japanese' ? 0 : 1,
            formation,
            altitude: levels.indexOf(altitude),
            green: green?.[i] === true,
          };
        });
      }),
    );
  }

  bomber(plane: number): Flying {
    return this.bombers[plane - this.s.planes.length];
  }

  crewLetters(plane: number, letter: string): number {
    return (this.bomber(plane).crew?.skills ?? []).filter((skill) => skill === letter).length;
  }

  isFlying(plane: number): boolean {
    const first = this.s.planes.length;
    return (plane < first ? this.s.planes[plane].fate : this.sortie.bombers[plane - first].fate) === 0;
  }

  /** 17.23, 23.53 — enemy Formation aircraft at an Element's Altitude; they are outside only when they have let an MXY7 go (18.83). */
  reachable(element: number): number[] {
    const { altitude } = this.s.elements[element];
    const waits = this.sortie.where[element] === 2;
    return this.bombers.flatMap((one, nth) => {
      const plane = this.s.planes.length + nth;
      const isEnemy = one.side !== this.s.fixed.side[element];
      const isThere = isOutside(this.s, nth) === waits;
      return isEnemy && isThere && one.altitude === altitude && this.isFlying(plane) ? [plane] : [];
    });
  }

  /** 20.11, 17.23 — Unengaged Leaders and Wingmen attack Formation aircraft. */
  mayAttackBombers(element: number): boolean {
    return this.s.elements[element].foe < 0 && this.reachable(element).length > 0 && !this.isPeaceful(element);
  }

  /** 20.31 — what the Angle of Attack adds for the attacker, and for the defender in all. */
  get angle(): { readonly attacker: number; readonly defender: number } {
    const name = ['front', 'side', 'rear'][this.sortie.angle];
    if (name === 'front') return { attacker: -1, defender: -1 };
    return name === 'rear' ? { attacker: 1, defender: 2 } : { attacker: 0, defender: 0 };
  }

  get isNight(): boolean {
    return this.s.fixed.options.orders?.night === true;
  }

  /** CH 19.24 — a Skilled Wingman: BU and H are offence, P is defence. */
  ratings(element: number): { readonly offence: number; readonly defence: number } {
    const { wing } = this.s.elements[element];
    const { offensive, defensive } = this.wingman(element);
    return {
      offence: offensive + this.lettersOf(wing, 'BU') + this.lettersOf(wing, 'H'),
      defence: defensive + this.lettersOf(wing, 'P'),
    };
  }

  /** 5.32, CH 19.43 — what is taken off a Wingman's offence: one at Very High, one for a green pilot. */
  lacks(element: number): number {
    return (this.felt(element) === 4 ? 1 : 0) + (this.green(this.s.elements[element].wing) ? 1 : 0);
  }

  /** 5.32 — a Wingman's ratings at its Altitude: defence less one from High. */
  offence(element: number): number {
    return Math.max(0, this.ratings(element).offence - this.lacks(element));
  }
  defence(element: number): number {
    return Math.max(0, this.ratings(element).defence - (this.felt(element) >= 3 ? 1 : 0));
  }

  /** 20.13, 17.15 — against Formation aircraft both together, whatever it carries. */
  againstBombers(element: number): number {
    return Math.max(0, this.offence(element) + this.defence(element) + this.angle.attacker);
  }

  /** 17.15 — a Loaded Wingman has one less against Fighters; by the lost errata half, before anything else is taken off. */
  againstFighters(element: number): number {
    const { offence } = this.ratings(element);
    const isHalved = this.s.fixed.options.orders?.errataLoadedHalf === true;
    const carrying = !this.loaded(this.s.elements[element].wing)
      ? offence
      : isHalved
        ? Math.floor(offence / 2)
        : offence - 1;
    return Math.max(0, carrying - this.lacks(element));
  }

  /** 15.2 — in the first turn the first Element of all skips its Wingman Attack, unless a Fighter Sweep has it begin. */
  skipsWingman(element: number): boolean {
    const sweeps = (this.s.fixed.options.orders?.effects ?? []).flatMap(({ side, effect }) =>
      effect.does === 'play-first' ? [side] : [],
    );
    const swept = new Set(sweeps).size === 1 && sweeps[0] !== null;
    return this.s.turn === 1 && this.s.order[0] === element && !swept;
  }

  /** 20.41, 17.28 — cards of the turrets: its own defence, the support of the others of its Formation, unless Damaged. */
  turretCards(plane: number): number {
    const first = this.s.planes.length;
    const target = this.bomber(plane);
    const isDamaged = (nth: number): boolean => this.sortie.bombers[nth].damaged === 1;
    const own = isDamaged(plane - first) ? target.card.damaged : target.card.front;
    const support = this.bombers.flatMap(({ formation, card, green }, nth) => {
      // CH 27.31, CH 19.43 — nobody supports anybody at night, nor does a green crew.
      if (this.isNight || green) return [];
      const together = formation === target.formation && first + nth !== plane && this.isFlying(first + nth);
      return together && !isDamaged(nth) && !isDamaged(plane - first)
        ? [card.front.turretSupport + this.crewLetters(first + nth, 'TS')]
        : [];
    });
    const all = own.turretDefense + this.crewLetters(plane, 'TD') + this.angle.defender;
    return Math.max(
      0,
      support.reduce((sum, one) => sum + one, all),
    );
  }

  /** 20.22, 19.35 — a Leader's Bursts at a Formation aircraft: two more, what has been won, less Evasive Action. */
  burstsAt(element: number, plane: number): number {
    if (!this.hasGuns(element)) return 0;
    const rating = this.burstRating(element) + 2;
    const evaded = this.angle.attacker - this.crewLetters(plane, 'EA') + burden(this.s, plane - this.s.planes.length);
    return Math.max(0, rating + evaded + this.s.now.bonus) - this.s.now.bursts;
  }

  spoiled(card: Card): boolean {
    const number = this.s.fixed.number[card];
    return this.face(card).cards.find((one) => one.number === number)?.spoiled === true;
  }

  /** 23.66 — declared to bomb or strafe in this Bomb Turn, and what is to be answered is a Response. */
  isSteady(plane: number): boolean {
    return this.sortie.phase === 3 && this.sortie.runs[plane] > 0 && this.s.played.length > 1;
  }

  /** 23.53 — who waits outside without an enemy there. */
  isIdle(element: number): boolean {
    const { where } = this.sortie;
    const enemy = this.s.elements.some(
      ({ lead }, i) => this.s.fixed.side[i] !== this.s.fixed.side[element] && lead >= 0 && where[i] === 2,
    );
    const bombers = this.bombers.some(
      ({ side }, nth) =>
        side !== this.s.fixed.side[element] && isOutside(this.s, nth) && this.isFlying(this.s.planes.length + nth),
    );
    return where[element] === 2 && !enemy && !bombers;
  }
}
