import { misfit, type Problem } from '@tallyho/kernel';
import { contentProblems } from './content/problems.ts';

/** Everything that options and situations can be refused for, besides what the kernel and the content checker say. */
export const wingsOfWarProblems = [
  ...contentProblems,
  'unknown-scenario',
  'unknown-aircraft-card',
  'unknown-aircraft',
  'unknown-manoeuvre',
  'not-in-the-deck',
  'off-the-table',
  'no-aircraft',
  'too-many-aircraft',
  'too-many-seats',
  'one-side-only',
  'bad-label',
  'doubled-label',
  'doubled-seat',
  'start-altitude',
  'needs-altitude',
  'ground-is-not-the-floor',
  'needs-tailing-or-aiming',
  'not-a-decimal',
  'no-such-damage-card',
] as const;
export type WingsOfWarProblem = (typeof wingsOfWarProblems)[number];

/** Says that a set-up or a situation cannot be; only inside the kernel's `reading`. */
export const refuse = (code: WingsOfWarProblem, place: string, facts: Problem['facts'] = {}): never =>
  misfit(code, place, facts);
