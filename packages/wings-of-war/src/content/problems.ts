import { type Report as AnyReport, packProblems } from '@tallyho/kernel/packs';

/** Everything that can be wrong with a pack. Sentences are made outside, from the code, the place and the facts. */
export const contentProblems = [
  ...packProblems,
  'content-bad-letter',
  'content-unknown-deck',
  'content-unknown-type',
  'content-no-straight',
  'content-no-stall',
  'content-no-climb-or-dive',
  'content-damage-deck-size',
  'content-not-mirrored',
  'content-no-gun',
  'content-seat-without-gun',
] as const;
export type ContentProblem = (typeof contentProblems)[number];

export type Report = AnyReport<ContentProblem>;
