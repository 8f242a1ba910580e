import { type AnyGuadalcanalEvent, campaignBase } from '../../src/index.ts';
import { cardOf, groups, moveOf, num, rowFor, rows, sideOf, slug, typesOf } from './sheet.ts';

/*
 * A second reading of section 29, from the tables of docs/corsairs.md and from what everybody is told: it keeps a log sheet of its own, and
 * says what may be assigned, sent and declared, and where the marker must be.
 */

type Side = 'japanese' | 'allied';
const SIDES: readonly Side[] = ['japanese', 'allied'];
const HIGHEST = { high: 3, medium: 2 } as const;
const LEVELS = ['very low', 'low', 'medium', 'high'] as const;

/** What a type may drop on land, and on ships besides; '': it may go without. */
const STORES: { readonly [aircraft: string]: { readonly land: readonly string[]; readonly torpedo?: true } } = {
  'f4f-3': { land: ['', 'level'] },
  'p-400': { land: ['', 'level'] },
  'p-38g': { land: ['', 'level'] },
  'sbd-3': { land: ['dive'] },
  tbf: { land: ['level'], torpedo: true },
  a6m2: { land: ['', 'level'] },
  a6m3: { land: ['', 'level'] },
  'a6m2-n': { land: ['', 'level'] },
  f1m2: { land: ['level'] },
  d3a1: { land: ['dive'] },
};

/** Of those that fly in Formations: from where to where, in twos or alone, and what they drop from there. */
const FORMATIONS: {
  readonly [aircraft: string]: {
    readonly from: number;
    readonly to: number;
    readonly size: number;
    readonly drop: (level: number, ships: boolean) => readonly string[];
  };
} = {
  g4m1: {
    from: 0,
    to: HIGHEST.high,
    size: 2,
    drop: (level, ships) => (level === 0 && ships ? ['torpedo', 'saturation'] : ['saturation']),
  },
  'pby-5': {
    from: 0,
    to: HIGHEST.medium,
    size: 1,
    drop: (level, ships) => (level === 2 ? [''] : level === 0 && ships ? ['torpedo', 'level'] : ['level']),
  },
  'b-17e': { from: HIGHEST.medium, to: HIGHEST.high, size: 2, drop: () => ['saturation'] },
};

const isShip = (face: string): boolean => ['4A', '4B', '7A'].includes(face);
const SMALL = '7A';

interface Sortie {
  readonly kind: 'attack' | 'destroyer' | 'freighter' | 'battle';
  readonly attacker: Side;
  readonly face: string;
}

/** The log sheet of the second reading. */
export class Reading {
  week = 0;
  marker = 0;
  inForce: string[] = [];
  limits = { japanese: 0, allied: 0 };
  /** Assigned this week, by type and in all. */
  used: { [side in Side]: { [aircraft: string]: number } } = { japanese: {}, allied: {} };
  /** Lost this week: their boxes are ticked, but they have flown. */
  lost: { [side in Side]: { [aircraft: string]: number } } = { japanese: {}, allied: {} };
  boxes: { [side in Side]: { [aircraft: string]: number } };
  ships = { destroyer: 5, freighter: 3 };
  arrived = 0;
  fought: string[] = [];
  attacker: Side = 'japanese';
  sortie: Sortie = { kind: 'attack', attacker: 'japanese', face: '' };
  expected: { move: number } | null = null;
  /** A battle of this week that the Americans have won. */
  wonAtSea = false;
  wrong: string[] = [];
  counts = new Map<string, number>();

  readonly carriers: boolean;
  constructor(carriers: boolean) {
    this.carriers = carriers;
    const start = (side: Side) => Object.fromEntries(typesOf(side).map(({ aircraft, white }) => [aircraft, white]));
    this.boxes = { japanese: start('japanese'), allied: start('allied') };
  }

  private agree(what: string, found: unknown, expected: unknown): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
    const [theirs, ours] = [JSON.stringify(found), JSON.stringify(expected)];
    if (theirs !== ours) this.wrong.push(`week ${this.week}, ${what}: ${theirs} instead of ${ours}`);
  }

  /** How many of a type a side could still send this week. */
  private room(side: Side, aircraft: string, weekly: number): number {
    const used = this.used[side][aircraft] ?? 0;
    return Math.min(weekly - used, this.boxes[side][aircraft] + (this.lost[side][aircraft] ?? 0) - used);
  }

  private weekLeft(side: Side): number {
    return this.limits[side] - Object.values(this.used[side]).reduce((sum, n) => sum + n, 0);
  }

  /** The types about which a side is asked now. */
  asked(side: Side): string[] {
    return typesOf(side)
      .filter(({ aircraft }) => side === this.sortie.attacker || FORMATIONS[aircraft] === undefined)
      .filter(({ aircraft, weekly }) => this.weekLeft(side) > 0 && this.room(side, aircraft, weekly) > 0)
      .map(({ aircraft }) => aircraft);
  }

  /** Everything that may be sent of a type when so many others have been assigned already. */
  flights(side: Side, aircraft: string, assigned: number): string[] {
    const weekly = typesOf(side).find((type) => type.aircraft === aircraft)?.weekly ?? 0;
    const most = Math.min(this.room(side, aircraft, weekly), this.weekLeft(side) - assigned);
    const texts = new Set<string>([`fly no ${aircraft}`]);
    for (let count = 1; count <= most; count++)
      for (const way of this.ways(side, aircraft, count)) texts.add(`fly ${way}`);
    return [...texts];
  }

  private ways(side: Side, aircraft: string, count: number): string[] {
    const { attacker, face } = this.sortie;
    const ships = isShip(face) && face !== SMALL;
    const formation = FORMATIONS[aircraft];
    if (formation !== undefined)
      return LEVELS.flatMap((level, height) =>
        height < formation.from || height > formation.to
          ? []
          : this.together(
              this.groups(count, formation.size),
              formation.drop(height, ships),
              (size, load) => `${size} ${aircraft}${load === '' ? '' : ` ${load}`} at ${level}`,
            ),
      );
    const store = STORES[aircraft];
    const loads = side !== attacker ? [''] : [...(store.torpedo && ships ? ['torpedo'] : []), ...store.land];
    return this.together(
      this.groups(count, 2),
      loads,
      (size, load) => `${size === 2 ? 'L/W' : 'L'} ${aircraft}${load === '' ? '' : ` ${load}`}`,
    );
  }

  private groups(count: number, size: number): number[] {
    const list: number[] = [];
    for (let left = count; left > 0; left -= size) list.push(Math.min(size, left));
    return list;
  }

  /** Pairs of the same size may be swapped: whichever load comes first in the list is named first. */
  private together(
    sizes: readonly number[],
    loads: readonly string[],
    name: (size: number, load: string) => string,
  ): string[] {
    let lists: number[][] = [[]];
    for (const [i, size] of sizes.entries())
      lists = lists.flatMap((list) =>
        loads.flatMap((_, load) => (sizes[i - 1] === size && load < list[i - 1] ? [] : [[...list, load]])),
      );
    return lists.map((list) => list.map((load, i) => name(sizes[i], loads[load])).join(', '));
  }

  /** What the Japanese side may do at night. */
  resupplies(): string[] {
    const battle = (name: string, from: number): boolean =>
      this.carriers &&
      this.week >= from &&
      this.attacker === 'allied' &&
      !this.fought.includes(name) &&
      !(name === 'eastern-solomons' && this.fought.includes('santa-cruz'));
    return [
      ...(['destroyer', 'freighter'] as const).filter((ship) => this.ships[ship] > 0).map((ship) => `resupply ${ship}`),
      ...(battle('eastern-solomons', 3) ? ['declare eastern-solomons'] : []),
      ...(battle('santa-cruz', 6) ? ['declare santa-cruz'] : []),
    ];
  }

  private moveFor(mission: string, result: (row: (typeof rows.adjustments)[number]) => boolean): number {
    const row = rows.adjustments.find((one) => one.Mission.text === mission && result(one));
    if (row === undefined) throw new Error(`nothing is said of ${mission}`);
    return moveOf(row.Move);
  }

  private spaceName(): string {
    return rows.track.find((row) => num(row.Space) === this.marker)?.Name.text ?? '';
  }

  /** What a Mission or battle moves the marker by. */
  private judge(vps: number, level: number): number {
    const { kind, attacker } = this.sortie;
    if (kind === 'attack')
      return this.moveFor(
        `Attack, ${attacker === 'japanese' ? 'Japan' : 'US'} attacks`,
        (row) =>
          vps >= num(row['VP Scored from']) &&
          (row['VP Scored to'].text === 'no limit' || vps <= num(row['VP Scored to'])),
      );
    return this.moveFor(
      `Resupply, ${kind}`,
      (row) => row.Result.text === ['Untouched', 'Damaged', 'Heavy Damage', 'Sunk'][level],
    );
  }

  hear(event: AnyGuadalcanalEvent): void {
    switch (event.event) {
      case 'guadalcanal-week': {
        this.week++;
        const row = rows.track.find((one) => num(one.Space) === this.marker);
        this.inForce = ['Pistol Pete', 'Fighter One', 'Henderson Field'].filter((name) => row?.[name].text === 'yes');
        this.used = { japanese: {}, allied: {} };
        this.lost = { japanese: {}, allied: {} };
        this.wonAtSea = false;
        this.agree('week', [event.week, event.events], [this.week, this.inForce.map(slug)]);
        return;
      }
      case 'guadalcanal-weather': {
        const row = event.card === '' ? null : rowFor(rows.weather, cardRow(event.card));
        this.limits = {
          japanese: row === null ? 4 : num(row['Japanese aircraft']),
          allied: Math.max(
            0,
            (row === null ? 4 : num(row['US aircraft'])) - (this.inForce.includes('Fighter One') ? 2 : 0),
          ),
        };
        this.agree(
          'weather',
          [event.card === '', event.limits],
          [this.week === 1, [this.limits.japanese, this.limits.allied]],
        );
        return;
      }
      case 'guadalcanal-target': {
        const row = rowFor(rows.targets, cardRow(event.card));
        this.attacker = sideOf(row.Attacker);
        const swapped =
          this.inForce.includes('Henderson Field') && this.attacker === 'japanese' && row.Target.text === 'Airfield';
        this.sortie = { kind: 'attack', attacker: this.attacker, face: swapped ? '3A' : row.Face.text };
        this.agree('target', [SIDES[event.attacker], event.target], [this.attacker, this.sortie.face]);
        return;
      }
      case 'guadalcanal-resupply':
        if (event.by === 'destroyer' || event.by === 'freighter')
          this.sortie = { kind: event.by, attacker: 'allied', face: event.by === 'destroyer' ? '4B' : '4A' };
        else {
          this.fought.push(event.by);
          this.sortie = { kind: 'battle', attacker: 'japanese', face: '' };
        }
        return;
      case 'guadalcanal-assigned':
        for (const [seat, side] of SIDES.entries())
          for (const { aircraft, count } of event.flights[seat])
            this.used[side][aircraft] = (this.used[side][aircraft] ?? 0) + count;
        return;
      case 'guadalcanal-not-flown':
        this.expected = { move: this.judge(0, 0) };
        return;
      case 'guadalcanal-debrief': {
        const levels = campaignBase.targets.find(({ id }) => id === this.sortie.face)?.levels ?? [];
        const reached = levels.filter(({ from }) => event.damage >= from).length - 1;
        this.agree('VPs', [event.level, event.vps], [reached, levels[reached].vps]);
        for (const [seat, side] of SIDES.entries())
          for (const { aircraft, count } of event.lost[seat]) {
            this.boxes[side][aircraft] -= count;
            this.lost[side][aircraft] = (this.lost[side][aircraft] ?? 0) + count;
          }
        const { kind } = this.sortie;
        if ((kind === 'destroyer' || kind === 'freighter') && reached === 3) this.ships[kind]--;
        this.expected = { move: this.judge(levels[reached].vps, reached) };
        return;
      }
      case 'guadalcanal-battle': {
        const name = event.battle === 'santa-cruz' ? 'Santa Cruz' : 'Eastern Solomons';
        this.wonAtSea = event.winner === 1;
        this.expected = {
          move:
            event.winner < 0
              ? 0
              : this.moveFor(name, (row) => row.Result.text.startsWith(event.winner === 0 ? 'Japan' : 'US')),
        };
        return;
      }
      case 'guadalcanal-no-ships':
        this.agree('no ships', [this.ships.destroyer, this.ships.freighter], [0, 0]);
        this.expected = { move: -1 };
        return;
      case 'guadalcanal-marker': {
        const at = Math.max(-5, Math.min(5, this.marker + (this.expected?.move ?? Number.NaN)));
        this.agree('marker', [event.from, event.at], [this.marker, at]);
        this.marker = at;
        this.expected = null;
        return;
      }
      case 'guadalcanal-reinforcements': {
        const isDue = event.card === '' ? this.wonAtSea : isRed(event.card);
        if (event.card === '') this.wonAtSea = false;
        this.agree('reinforcements', event.group, isDue ? this.arrived + 1 : 0);
        if (!isDue) return;
        for (const { count, aircraft } of groups[this.arrived]) this.boxes.allied[aircraft] += count;
        this.arrived++;
        return;
      }
      case 'guadalcanal-verdict':
        this.agree(
          'verdict',
          event.winner,
          this.spaceName() === 'Americans Evacuate' ? 0 : this.spaceName() === 'Japanese Repulsed' ? 1 : -1,
        );
        return;
      default:
        return;
    }
  }
}

/** 'IN MY SIGHTS 2B/3D' is found under IN MY SIGHTS (2B); the Fuel Tank under 3B (CHS-R1). */
function cardRow(card: string): string {
  const shot = /^IN MY SIGHTS.*?(\d)B/.exec(card);
  if (shot !== null) return cardOf(`IN MY SIGHTS (${shot[1]}B)`);
  if (card.startsWith('IN MY SIGHTS')) return cardOf('IN MY SIGHTS (3B)');
  return cardOf(card.replace(/ \d.*$/, ''));
}

const isRed = (card: string): boolean =>
  ['IN MY SIGHTS', 'OUT OF THE SUN', 'MANEUVERING', 'HALF LOOP'].some((title) => card.startsWith(title));
