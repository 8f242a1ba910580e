import type { Seat } from '@tallyho/kernel';
import { AGAIN, type Choice, type Kind, type Plane, READY, subjectOf, type WingsView } from '@tallyho/wings-of-war';
import type { WingsSession } from './engine.ts';
import { cardLaid, type Programme } from './programme.ts';

interface Sheet {
  readonly cards: ReadonlyMap<Plane, readonly Kind[]>;
  /** Its owner wants his cards back. */
  recalled: boolean;
}

/**
 * Programmes that have been laid face down. The game asks for one card at a time, of all players at once; people lay
 * three at once. So what a person has laid waits here, in no page, and is handed in card by card as the game asks for
 * it.
 */
export class Orders {
  private readonly session: WingsSession;
  private readonly sheets = new Map<Seat, Sheet>();
  private isBusy = false;

  constructor(session: WingsSession) {
    this.session = session;
  }

  /** Hands in whatever is asked for, whenever the game has gone on. Gives back what stops it. */
  start(): () => void {
    return this.session.subscribe(() => this.carryOut());
  }

  layDown(seat: Seat, programmes: readonly Programme[]): void {
    this.sheets.set(seat, { cards: new Map(programmes.map(({ plane, cards }) => [plane, cards])), recalled: false });
    this.carryOut();
  }

  hasLaid(seat: Seat): boolean {
    return this.sheets.has(seat);
  }

  isRecalled(seat: Seat): boolean {
    return this.sheets.get(seat)?.recalled === true;
  }

  /** WOW-MOVE-01 — until everybody has finished, one may take up one's cards again. */
  recall(seat: Seat): void {
    const sheet = this.sheets.get(seat);
    if (sheet !== undefined) sheet.recalled = true;
  }

  private carryOut(): void {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      let hasMoved = true;
      while (hasMoved) {
        hasMoved = false;
        for (const [seat, sheet] of this.sheets) if (this.handIn(seat, sheet)) hasMoved = true;
      }
    } finally {
      this.isBusy = false;
    }
  }

  /** Answers what this seat is asked now, if it is about its programme. */
  private handIn(seat: Seat, sheet: Sheet): boolean {
    const { decision, view } = this.session.look(seat);
    if (decision === null) return false;
    const answer =
      decision.kind === 'plan' ? cardFor(view, seat, sheet, decision.options) : standBy(decision.kind, sheet);
    if (decision.kind !== 'plan') this.sheets.delete(seat);
    if (answer === undefined) {
      this.sheets.delete(seat);
      return false;
    }
    const isTaken = this.session.choose(seat, decision.id, answer).ok;
    if (!isTaken) this.sheets.delete(seat);
    return isTaken;
  }
}

function cardFor(view: WingsView, seat: Seat, { cards }: Sheet, options: readonly Choice[]): Choice | undefined {
  const { plane, slot } = subjectOf(view, seat);
  const card = cards.get(plane)?.[slot];
  return options.find((option) => card !== undefined && cardLaid(option) === card);
}

const standBy = (kind: string, { recalled }: Sheet): Choice | undefined =>
  kind === 'ready' ? (recalled ? AGAIN : READY) : undefined;
