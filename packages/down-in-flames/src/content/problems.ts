import { type Report as AnyReport, entriesBy, packProblems, text } from '@tallyho/kernel/packs';

/** Everything that can be wrong with a pack. Sentences are made outside, from the code, the place and the facts. */
export const contentProblems = [
  ...packProblems,
  'content-contradiction',
  'content-no-attack-cards',
  'content-deck-size',
  'content-too-many-faces',
] as const;
export type ContentProblem = (typeof contentProblems)[number];

export type Report = AnyReport<ContentProblem>;

/** An entry with its sources: rules of Down In Flames, the public record, or our reconstruction. */
export const entryOf = entriesBy<ContentProblem>((source) => /^DIF-[A-Z]+-\d{2}$/.test(source));

/** A name, as long as a card has room for. */
export const name = text(1, 40);
