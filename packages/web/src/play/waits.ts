import { type Level, thinkingTime } from '@tallyho/bots';
import type { Pace } from './pace.ts';

/** Milliseconds: how long each answer is paused for at the most, and all pauses of one wait together. */
interface Beat {
  /** An answer in something that is about the one who waits. */
  readonly concerned: number;
  /** An answer that is about others: it plays in brief. */
  readonly brief: number;
  /** A question with one answer, and one that no card in the hand answers: they are answered for a person. */
  readonly only: number;
  readonly nothing: number;
  readonly wait: number;
}

export type Pause = Exclude<keyof Beat, 'wait'>;

const beats: { readonly [pace in Pace]: Beat } = {
  calm: { concerned: 800, brief: 300, only: 350, nothing: 900, wait: 3000 },
  brisk: { concerned: 400, brief: 120, only: 200, nothing: 450, wait: 1500 },
  'at-once': { concerned: 0, brief: 0, only: 0, nothing: 0, wait: 0 },
};

/** Between people what is answered for one of them takes the same time at every pace: his haste must tell nothing. */
export const fixedPause: { readonly [pause in 'only' | 'nothing']: number } = { only: 350, nothing: 900 };

/** A pause takes no more than this part of what is left of its wait, and none is shorter than a glance. */
const PART = 4;
const GLANCE = 30;

/** All thinking of one wait together, the part of what is left that one answer may take, and what it may always take. */
const THINKING = 5000;
const THINKING_PART = 3;
const LEAST_THINKING = 100;

/**
 * What passes between two questions to people. However many answers the others give meanwhile, and however slow the machine
 * is that reckons and draws them, it does not get long: pauses and thinking grow shorter as it goes on. Nothing here
 * depends on what anybody holds.
 */
export class Wait {
  private began = performance.now();
  private paused = 0;
  private thought = 0;

  /** Somebody has chosen: a new wait. */
  begin(): void {
    this.began = performance.now();
    this.paused = 0;
    this.thought = 0;
  }

  /** The next pause. */
  pause(pace: Pace, why: Pause): number {
    const beat = beats[pace];
    const spent = Math.max(this.paused, performance.now() - this.began);
    const pause = Math.min(beat[why], (beat.wait - spent) / PART);
    if (pause < GLANCE) return 0;
    this.paused += pause;
    return pause;
  }

  /** How long a bot may think about the next answer. */
  thinking(level: Level): number {
    const left = Math.max(LEAST_THINKING, (THINKING - this.thought) / THINKING_PART);
    const allowed = Math.min(thinkingTime[level], left);
    this.thought += allowed;
    return allowed;
  }
}
