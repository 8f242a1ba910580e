import type { Decision, Seat, TableView } from '@tallyho/kernel';

/** What a session must know of a game to lead people through it briskly; its room tells it, from what a seat sees. */
export interface Manners<V extends TableView = TableView> {
  /** Whether what is going on is about this seat: it acts, attacks or is attacked. */
  concerns(view: V, seat: Seat): boolean;
  /** Kinds of questions that are put even where there is but one answer: one must see something first. */
  readonly shown: readonly string[];
  /** Kinds of questions in which cards are put down one after the other, and so may be marked and put down together. */
  readonly together: readonly string[];
  /** Kinds of questions that are answered with a card, or with nothing for want of one. */
  readonly answered: readonly string[];
}

/** Everything is about everybody, and every question may be answered for somebody. */
export const plainManners: Manners = { concerns: () => true, shown: [], together: [], answered: [] };

/** Whether there is nothing to be asked: one answer, and nothing that must be seen before it is given. */
export const isForced = ({ options, kind }: Decision<object>, { shown }: Pick<Manners, 'shown'>): boolean =>
  options.length === 1 && !shown.includes(kind);
