import { misfit, type Problem } from '@tallyho/kernel';

/** Everything that can be wrong with a set-up or a content pack, beside the shape of its fields. */
export const zeroProblems = [
  'seat-name-twice',
  'seat-without-elements',
  'side-without-elements',
  'too-many-elements',
  'label-empty',
  'label-twice',
  'unknown-fighter',
  'not-a-fighter',
  'fighter-of-the-other-side',
  'fighter-too-late',
  'unequal-aircraft',
  'unequal-points',
  'more-elements-than-agreed',
  'wingmen-missing-on-both-sides',
  'unknown-pilot',
  'pilots-not-agreed',
  'pilot-on-the-stronger-side',
  'pilot-of-another-service',
  'pilot-in-the-wrong-type',
  'pilot-twice',
  'altitude-needs-turbo',
  'altitude-above-ceiling',
  'hands-exceed-deck',
  'too-many-faces',
  'too-many-copies',
  'wrong-system',
  'entry-twice',
  'card-number-twice',
  'red-card-answers',
  'blue-card-answers-nothing',
  'shot-without-bursts',
  'bursts-without-shot',
  'shot-without-hits',
  'wrong-border',
  'damage-not-rising',
  'damaged-side-better',
  'bad-source',
  'position-without-foe',
  'foe-on-the-same-side',
  'foe-at-another-altitude',
  'foe-taken',
  'no-such-element',
  'no-such-card',
] as const;
export type ZeroProblem = (typeof zeroProblems)[number];

/** Says that a set-up or a pack cannot be; only inside the kernel's `reading`. */
export const refuse = (code: ZeroProblem, place: string, facts: Problem['facts'] = {}): never =>
  misfit(code, place, facts);
