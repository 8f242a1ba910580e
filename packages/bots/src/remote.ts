import { bareView, idOf, type TableView, whatNeverChanges } from '@tallyho/kernel';
import { type Bout, NO_DUELS, type Tally } from './duels.ts';
import type { Outlook } from './forecast.ts';
import { type FromBot, know, type Query, type ToBot } from './protocol.ts';
import type { BotSystem } from './systems.ts';
import type { Ranked } from './thinker.ts';

/** A line to a worker, whatever kind of worker it is. */
export interface Line {
  send(message: ToBot): void;
  listen(hear: (message: FromBot) => void, broken: (detail: string) => void): void;
  close(): void;
}

/** Something that is being thought about: its end, and a way to ask for it now. */
export interface Thinking<T> {
  readonly done: Promise<T>;
  stop(): void;
}

interface Waiting {
  readonly hear: (message: FromBot) => void;
  readonly fail: (error: Error) => void;
}

/** A bot in a worker, as the page or the server sees it. */
export class RemoteBot {
  readonly ready: Promise<void>;
  private readonly line: Line;
  private readonly waiting = new Map<number, Waiting>();
  /** The ids of what never changes that the worker has been sent. */
  private readonly known = new Map<string, true>();
  private last = 0;

  constructor(line: Line, system: BotSystem) {
    this.line = line;
    this.ready = new Promise((resolve, reject) => {
      this.waiting.set(-1, { hear: () => resolve(), fail: reject });
    });
    this.ready.catch(() => {});
    line.listen(
      (message) => this.hear(message),
      (detail) => this.breakOff(detail),
    );
    line.send({ type: 'init', system });
  }

  /** How many queries it has before it. */
  get load(): number {
    return this.waiting.size;
  }

  /** The index of the option it takes. */
  answer(query: Query): Thinking<number> {
    return this.ask('ask', query, (message) => (message.type === 'answer' ? message.option : 0));
  }

  hints(query: Query): Thinking<readonly Ranked[]> {
    return this.ask('hint', query, (message) => (message.type === 'hints' ? message.ranked : []));
  }

  /** What the campaign came to, each time that the rest of it was flown. */
  forecast(outlook: Outlook): Thinking<readonly number[]> {
    const sent = this.bare(outlook);
    return this.begin(
      (id) => this.line.send({ type: 'forecast', id, outlook: sent }),
      (message) => (message.type === 'forecast' ? message.totals : []),
    );
  }

  /** What came of duels between two aircraft. */
  duels(bout: Bout): Thinking<Tally> {
    return this.begin(
      (id) => this.line.send({ type: 'duels', id, bout }),
      (message) => (message.type === 'duels' ? message.tally : NO_DUELS),
    );
  }

  close(): void {
    this.line.close();
    this.breakOff('closed');
  }

  private ask<T>(type: 'ask' | 'hint', query: Query, read: (message: FromBot) => T): Thinking<T> {
    const sent = this.bare(query);
    return this.begin((id) => this.line.send({ type, id, query: sent }), read);
  }

  private begin<T>(send: (id: number) => void, read: (message: FromBot) => T): Thinking<T> {
    const id = ++this.last;
    const done = new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { hear: (message) => resolve(read(message)), fail: reject });
    });
    send(id);
    return { done, stop: () => this.line.send({ type: 'stop', id }) };
  }

  /** What never changes is sent once; a campaign's once more, if its missions have made the worker forget it. */
  private bare<Q extends { readonly view: TableView }>({ view, ...query }: Q) {
    const all = whatNeverChanges(view);
    const unknown = (): readonly object[] => all.filter((fixed) => !this.known.has(idOf(fixed)));
    for (let missing = unknown(); missing.length > 0; missing = unknown()) {
      for (const fixed of missing) {
        const name = idOf(fixed);
        this.line.send({ type: 'fixed', name, fixed });
        know(this.known, name, true);
      }
    }
    return { ...query, view: bareView(view), fixed: all.map(idOf) };
  }

  private hear(message: FromBot): void {
    const id = message.type === 'ready' ? -1 : message.id;
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (message.type === 'failed') waiting?.fail(new Error(message.detail));
    else waiting?.hear(message);
  }

  private breakOff(detail: string): void {
    for (const { fail } of this.waiting.values()) fail(new Error(detail));
    this.waiting.clear();
  }
}
