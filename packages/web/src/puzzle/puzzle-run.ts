import type { Match, Seat } from '@tallyho/kernel';
import type { Advisers } from '../bots/client.ts';
import type { Course } from '../play/use-session.ts';

/** Nobody answers and nobody whispers: the table stands still. */
const silent: Advisers = {
  answer: () => new Promise(() => {}),
  hints: async () => [],
  close: () => {},
};

/** A puzzle at its table: the choice that somebody makes is heard, and not carried out. */
export class PuzzleRun implements Course {
  readonly match: Match;
  readonly leads = true;
  readonly advisers = silent;
  readonly isSilent = true;
  private readonly onChoice: (choice: object) => void;

  constructor(match: Match, onChoice: (choice: object) => void) {
    this.match = match;
    this.onChoice = onChoice;
    // What was chosen before is not taken back.
    match.arrange(() => {});
  }

  begins(): void {}

  permits(_: Seat, choice: object): boolean {
    this.onChoice(choice);
    return false;
  }

  went(): void {}
}
