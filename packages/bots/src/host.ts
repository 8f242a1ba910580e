import { type Bare, chanceFrom, type TableView, wholeView } from '@tallyho/kernel';
import { byThumb, looksAhead, mostPlayouts, thinkerFor } from './bot.ts';
import { addTallies, type Bout, flyPair, NO_DUELS } from './duels.ts';
import { flyOn, type Outlook } from './forecast.ts';
import { type FromBot, know, type Query, type ToBot } from './protocol.ts';
import { honestWorlds } from './search.ts';
import { arenaOf, type BotSystem, isMeasured, thumbsOf } from './systems.ts';
import { withTemper } from './temper.ts';
import type { Thinker } from './thinker.ts';
import type { Thumbs } from './thumbs.ts';

/** What a worker has around it: a way to speak, a watch, and a way to let messages in. */
export interface Surroundings {
  send(message: FromBot): void;
  now(): number;
  pause(): Promise<void>;
}

/** A view on its way, without what never changes. */
interface Sent {
  readonly view: Bare<TableView>;
  readonly fixed: readonly string[];
}

/** A worker thinks for so long before it looks whether somebody has said stop. */
const SLICE_MS = 8;
const BETWEEN_LOOKS = 4;

/** The worker's side: it answers one query after another, thinking in slices so that it can be interrupted. */
export class BotHost {
  private readonly around: Surroundings;
  private system: BotSystem | null = null;
  private thumbs: Promise<Thumbs> | null = null;
  private turn: Promise<void> = Promise.resolve();
  private readonly stopped = new Set<number>();
  private readonly open = new Set<number>();
  private readonly known = new Map<string, object>();

  constructor(around: Surroundings) {
    this.around = around;
  }

  hear(message: ToBot): void {
    switch (message.type) {
      case 'init':
        this.system = message.system;
        this.thumbs = thumbsOf(message.system);
        this.thumbs.then(
          () => this.around.send({ type: 'ready' }),
          (error: unknown) => this.fail(-1, error),
        );
        break;
      case 'fixed':
        know(this.known, message.name, message.fixed);
        break;
      case 'stop':
        if (this.open.has(message.id)) this.stopped.add(message.id);
        break;
      case 'forecast': {
        const { id, outlook } = message;
        this.open.add(id);
        const asked = this.whole(outlook);
        this.turn = this.turn.then(() => this.foretell(id, asked));
        break;
      }
      case 'duels': {
        const { id, bout } = message;
        this.open.add(id);
        this.turn = this.turn.then(() => this.fight(id, bout));
        break;
      }
      default: {
        const { id, query, type } = message;
        this.open.add(id);
        // What never changes is looked up at once: it may be forgotten before it is this query's turn.
        const asked = this.whole(query);
        this.turn = this.turn.then(() => this.take(id, asked, type === 'hint'));
      }
    }
  }

  /** The query as it was asked; null: it speaks of a game that nobody has told of. */
  private whole<Q extends Sent>({ fixed, view, ...query }: Q): (Omit<Q, keyof Sent> & { view: TableView }) | null {
    const all = fixed.flatMap((name) => this.known.get(name) ?? []);
    return all.length < fixed.length ? null : { ...query, view: wholeView(view, all) };
  }

  /** Flies on so often, or until somebody says stop. */
  private async foretell(id: number, outlook: Outlook | null): Promise<void> {
    try {
      if (this.thumbs === null || outlook === null) throw new Error('asked before init');
      const thumbs = await this.thumbs;
      const chance = chanceFrom(outlook.seed);
      const totals: number[] = [];
      while (totals.length < outlook.flights && !this.stopped.has(id)) {
        totals.push(flyOn(thumbs, outlook.view, chance));
        await this.around.pause();
      }
      this.around.send({ type: 'forecast', id, totals });
    } catch (error) {
      this.fail(id, error);
    }
    this.open.delete(id);
    this.stopped.delete(id);
  }

  /** Flies pair after pair of duels, or until somebody says stop. */
  private async fight(id: number, bout: Bout): Promise<void> {
    try {
      if (this.system === null || !isMeasured(this.system)) throw new Error('no duels are flown here');
      const arena = await arenaOf(this.system);
      let tally = NO_DUELS;
      for (let pair = 0; pair < bout.pairs && !this.stopped.has(id); pair++) {
        tally = addTallies(tally, flyPair(arena, { ...bout, seed: `${bout.seed}+${pair}` }));
        await this.around.pause();
      }
      this.around.send({ type: 'duels', id, tally });
    } catch (error) {
      this.fail(id, error);
    }
    this.open.delete(id);
    this.stopped.delete(id);
  }

  private async take(id: number, query: Query | null, hint: boolean): Promise<void> {
    try {
      if (this.thumbs === null || query === null) throw new Error('asked before init');
      await this.reply(withTemper(await this.thumbs, query.temper ?? 'steady'), id, query, hint);
    } catch (error) {
      this.fail(id, error);
    }
    this.open.delete(id);
    this.stopped.delete(id);
  }

  private async reply(thumbs: Thumbs, id: number, query: Query, hint: boolean): Promise<void> {
    const { view, decision, level, seed } = query;
    const chance = chanceFrom(seed);
    const { send } = this.around;
    if (!hint && !looksAhead(thumbs, level, decision)) {
      const option = decision.options.length === 1 ? 0 : byThumb(thumbs, level, view, decision, chance);
      send({ type: 'answer', id, option, playouts: 0 });
      return;
    }
    const search = thinkerFor(thumbs, honestWorlds(thumbs, view), decision, chance);
    const most = hint ? Number.POSITIVE_INFINITY : mostPlayouts(thumbs, level);
    await this.think(search, id, query, most, !hint);
    if (hint) send({ type: 'hints', id, ranked: search.ranked() });
    else send({ type: 'answer', id, option: search.ranked()[0].option, playouts: search.playouts });
  }

  /** At least one slice of playouts, whatever happens: there is always a best so far. */
  private async think(
    search: Thinker,
    id: number,
    { allowance }: Query,
    most: number,
    toDecide: boolean,
  ): Promise<void> {
    const { now, pause } = this.around;
    const { playouts = most, milliseconds = Number.POSITIVE_INFINITY } = allowance;
    const begun = now();
    let slice = begun;
    while (search.playouts < playouts) {
      for (let i = 0; i < BETWEEN_LOOKS && search.playouts < playouts; i++) search.playout();
      if (toDecide && search.lead() > playouts - search.playouts) return;
      const time = now();
      if (time - begun >= milliseconds) return;
      if (time - slice < SLICE_MS) continue;
      await pause();
      if (this.stopped.has(id)) return;
      slice = now();
    }
  }

  private fail(id: number, error: unknown): void {
    this.around.send({ type: 'failed', id, detail: error instanceof Error ? error.message : String(error) });
  }
}
