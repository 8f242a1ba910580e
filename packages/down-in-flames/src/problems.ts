import { misfit, type Problem } from '@tallyho/kernel';

/** Everything that can be wrong with a set-up, beside the shape of its fields. */
export const downInFlamesProblems = [
  'duel-needs-two-fighters',
  'too-few-aircraft',
  'too-many-aircraft',
  'seat-without-aircraft',
  'seat-name-twice',
  'team-without-aircraft',
  'unknown-fighter',
  'unknown-pilot',
  'pilot-without-fighter',
  'pilot-of-another-nation',
  'pilot-twice',
  'fighter-too-late',
  'points-exceeded',
  'nothing-fits',
  'unknown-leader',
  'leader-of-another-team',
  'leader-is-a-wingman',
  'leader-has-a-wingman',
  'deck-without-attack-cards',
  'deck-too-small',
  'too-many-faces',
  'mission-needs-two-sides',
  'aircraft-not-given',
  'fighter-and-bomber',
  'unknown-bomber',
  'bomber-outside-a-mission',
  'bomber-with-a-pilot',
  'bomber-in-a-pair',
  'loaded-bomber',
  'loaded-defender',
  'bombs-on-nobody',
] as const;
export type DownInFlamesProblem = (typeof downInFlamesProblems)[number];

/** Says that a set-up cannot be; only inside the kernel's `reading`. */
export function refuse(code: DownInFlamesProblem, place: string, facts: Problem['facts'] = {}): never {
  misfit(code, place, facts);
}
