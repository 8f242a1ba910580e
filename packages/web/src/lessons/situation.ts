import { type Match, type Script, type Seat, secretChance, type TableState } from '@tallyho/kernel';
import { beginningWith, runLine, type Scenario, stepsOf } from '@tallyho/scenario';
import type { Advisers } from '../bots/client.ts';
import { newSecret } from '../play/secret.ts';
import type { Course } from '../play/use-session.ts';
import { beginningOf, type PlayedLine } from '../rulebook/played/moments.ts';

/** The match of a script as it stands before what matters is done in it; null: the script does not come so far. */
export function matchBefore(scenario: Scenario, script: Script, line: PlayedLine): Match | null {
  const variant = scenario.variants[line.variant - 1] ?? null;
  const begins = variant === null ? scenario : beginningWith(scenario, variant);
  const { step } = line.moments[beginningOf(line)];
  const steps = stepsOf(scenario, variant).slice(0, step);
  let reached: Match | null = null;
  runLine({ ...begins, steps, variants: [], open: 'any' }, script, null, ({ match }) => {
    reached = match;
  });
  return reached;
}

/** What a script has laid out is played; all chance after that is new. */
function renew(state: TableState): void {
  state.chance = secretChance(newSecret());
  if (state.inner) renew(state.inner);
}

let situations = 0;

/** A situation out of an example, which somebody plays on from as he likes; bots have the other seats. */
export class Situation implements Course {
  /** Tells one try from another. */
  readonly id = ++situations;
  readonly leads = false;
  readonly match: Match;
  readonly seat: Seat;
  readonly advisers: Advisers;
  private version = 0;
  private readonly listeners = new Set<() => void>();

  constructor(match: Match, seat: Seat, advisers: Advisers) {
    match.arrange(renew);
    this.match = match;
    this.seat = seat;
    this.advisers = advisers;
  }

  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };

  readonly getVersion = (): number => this.version;

  begins(): void {}

  permits(): boolean {
    return true;
  }

  went(): void {
    this.version++;
    for (const tell of this.listeners) tell();
  }

  /** How it ended for the one who tries; null: it goes on. */
  get ended(): 'won' | 'lost' | 'drawn' | null {
    const { outcome } = this.match.state;
    if (outcome === null) return null;
    if (outcome.winners.length === 0) return 'drawn';
    return outcome.winners.includes(this.seat) ? 'won' : 'lost';
  }
}
