import type { Order, Picture } from './paint/picture.ts';

/** What the page asks of the painter. */
export interface Commission extends Order {
  /** The id of the type, as the roster has it. */
  readonly type: string;
}

/** The painter, who works in a thread of its own. */
export interface Painter {
  paint(commission: Commission, done: (picture: Picture | null) => void): void;
}

/** Two commissions with the same name are the same picture. */
export const nameOf = ({ type, attitude, facing, scale, width, height, holes, time }: Commission): string =>
  [type, attitude, facing, scale.toFixed(2), width, height, holes, time].join(' ');

/** Bytes of pictures that are kept; those that were not looked at for longest go first. */
const ROOM = 64_000_000;

interface Wanted {
  readonly commission: Commission;
  readonly waiting: Set<(picture: Picture) => void>;
}

/** Has every picture painted once, one after the other, and keeps them for the whole page. */
export class Studio {
  private readonly hire: () => Painter | null;
  private readonly room: number;
  private painter: Painter | null = null;
  private readonly kept = new Map<string, Picture>();
  private bytes = 0;
  private readonly wanted = new Map<string, Wanted>();
  private isBusy = false;

  constructor(hire: () => Painter | null, room = ROOM) {
    this.hire = hire;
    this.room = room;
  }

  /** A picture that is there already. */
  find(commission: Commission): Picture | null {
    const name = nameOf(commission);
    const picture = this.kept.get(name) ?? null;
    if (picture !== null) {
      this.kept.delete(name);
      this.kept.set(name, picture);
    }
    return picture;
  }

  /** Tells when it is painted, unless whoever asked has gone: then it is not painted at all, if nobody else waits for it. */
  want(commission: Commission, show: (picture: Picture) => void): () => void {
    const name = nameOf(commission);
    const wanted = this.wanted.get(name) ?? { commission, waiting: new Set() };
    this.wanted.set(name, wanted);
    wanted.waiting.add(show);
    this.next();
    return () => wanted.waiting.delete(show);
  }

  private next(): void {
    if (this.isBusy) return;
    for (const [name, { waiting }] of this.wanted) if (waiting.size === 0) this.wanted.delete(name);
    const [first] = this.wanted;
    if (first === undefined) return;
    this.painter ??= this.hire();
    if (this.painter === null) return;
    this.isBusy = true;
    const [name, { commission, waiting }] = first;
    this.painter.paint(commission, (picture) => {
      this.isBusy = false;
      this.wanted.delete(name);
      if (picture !== null) {
        this.keep(name, picture);
        for (const show of waiting) show(picture);
      }
      this.next();
    });
  }

  private keep(name: string, picture: Picture): void {
    this.kept.set(name, picture);
    this.bytes += picture.pixels.byteLength;
    for (const [oldest, { pixels }] of this.kept) {
      if (this.bytes <= this.room || oldest === name) return;
      this.kept.delete(oldest);
      this.bytes -= pixels.byteLength;
    }
  }
}
