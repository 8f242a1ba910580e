/** What is painted first: aircraft in a fight; then whatever else is looked at; then what will be needed next. */
export const urgencies = ['fight', 'seen', 'soon'] as const;
export type Urgency = (typeof urgencies)[number];

/** The painter, who works in a thread of its own, and comes at once if it is urgent. */
export interface Painter<Commission, Picture> {
  paint(commission: Commission, urgency: Urgency, done: (picture: Picture | null) => void): void;
}

/** What a studio must know of what it has painted. */
export interface Trade<Commission, Picture> {
  /** Two commissions with the same name are the same picture. */
  nameOf(commission: Commission): string;
  bytesOf(picture: Picture): number;
}

/** Bytes of pictures that are kept; those that were not looked at for longest go first. */
const ROOM = 64_000_000;

interface Wanted<Commission, Picture> {
  readonly commission: Commission;
  /** Who waits for it, and how urgently. */
  readonly waiting: Map<(picture: Picture) => void, Urgency>;
}

const urgencyOf = ({ waiting }: Pick<Wanted<unknown, never>, 'waiting'>): Urgency => {
  const all = new Set(waiting.values());
  return urgencies.find((urgency) => all.has(urgency)) ?? 'soon';
};

/** Has every picture painted once, one after the other, and keeps them for the whole page. */
export class Studio<Commission, Picture> {
  private readonly hire: () => Painter<Commission, Picture> | null;
  private readonly trade: Trade<Commission, Picture>;
  private readonly room: number;
  private painter: Painter<Commission, Picture> | null = null;
  private readonly kept = new Map<string, Picture>();
  private bytes = 0;
  private readonly wanted = new Map<string, Wanted<Commission, Picture>>();
  private isBusy = false;

  constructor(hire: () => Painter<Commission, Picture> | null, trade: Trade<Commission, Picture>, room = ROOM) {
    this.hire = hire;
    this.trade = trade;
    this.room = room;
  }

  /** A picture that is there already. */
  find(commission: Commission): Picture | null {
    const name = this.trade.nameOf(commission);
    const picture = this.kept.get(name) ?? null;
    if (picture !== null) {
      this.kept.delete(name);
      this.kept.set(name, picture);
    }
    return picture;
  }

  /** Tells when it is painted, unless whoever asked has gone: then it is not painted at all, if nobody else waits for it. */
  want(commission: Commission, show: (picture: Picture) => void, urgency: Urgency = 'seen'): () => void {
    const name = this.trade.nameOf(commission);
    const wanted = this.wanted.get(name) ?? { commission, waiting: new Map() };
    this.wanted.set(name, wanted);
    wanted.waiting.set(show, urgency);
    this.next();
    return () => wanted.waiting.delete(show);
  }

  /** Has pictures painted that will be needed, when nothing else is to be painted; gives them up when they are not any more. */
  foresee(commissions: readonly Commission[]): () => void {
    const unseen = commissions.filter((commission) => !this.kept.has(this.trade.nameOf(commission)));
    const leaves = unseen.map((commission) => this.want(commission, () => {}, 'soon'));
    return () => {
      for (const leave of leaves) leave();
    };
  }

  private next(): void {
    if (this.isBusy) return;
    for (const [name, { waiting }] of this.wanted) if (waiting.size === 0) this.wanted.delete(name);
    const first = this.mostUrgent();
    if (first === null) return;
    this.painter ??= this.hire();
    if (this.painter === null) return;
    this.isBusy = true;
    const [name, { commission, waiting }] = first;
    this.painter.paint(commission, urgencyOf(first[1]), (picture) => {
      this.isBusy = false;
      this.wanted.delete(name);
      if (picture !== null) {
        this.keep(name, picture);
        for (const show of waiting.keys()) show(picture);
      }
      this.next();
    });
  }

  /** Among equals, who has asked first. */
  private mostUrgent(): readonly [name: string, wanted: Wanted<Commission, Picture>] | null {
    for (const urgency of urgencies) for (const each of this.wanted) if (urgencyOf(each[1]) === urgency) return each;
    return null;
  }

  private keep(name: string, picture: Picture): void {
    this.kept.set(name, picture);
    this.bytes += this.trade.bytesOf(picture);
    for (const [oldest, old] of this.kept) {
      if (this.bytes <= this.room || oldest === name) return;
      this.kept.delete(oldest);
      this.bytes -= this.trade.bytesOf(old);
    }
  }
}
