import type { Seat } from '@tallyho/kernel';
import { type Skill, selection } from '@tallyho/zero';
import type { CardRow, SelectionCampaign, Service } from '@tallyho/zero/content';
import { atLeast } from '../thumbs.ts';

/** CH-19.24r — letters that are lost on a Wingman. */
const forLeaders: ReadonlySet<Skill> = new Set<Skill>(['A', 'CV', 'G']);

/** What a pilot would bring as Leader and not as Wingman. */
const lostOn = (letters: readonly Skill[]): number => letters.filter((letter) => forLeaders.has(letter)).length;

const DEAR = 4;

/**
 * How good the choices of a selection look: whoever would waste his skills beside a Leader leads, and the others fly as Wingmen. Types and
 * services come as they like.
 */
export function weighSelection(
  options: readonly selection.SelectionChoice[],
  lettersOf: (pilot: string) => readonly Skill[],
  weights: number[],
  reshuffles: boolean,
): void {
  for (const choice of options) {
    if (choice.do === 'assign') {
      const lost = lostOn(lettersOf(choice.pilot));
      weights.push(atLeast(DEAR ** (choice.place.endsWith('wingman') ? -lost : lost)));
    } else weights.push(choice.do === 'reshuffle' && choice.wanted !== reshuffles ? atLeast(1 / DEAR) : 1);
  }
}

/** The Allies draw second. */
const SECOND: Seat = 1;
const theirs: readonly Service[] = ['usn', 'usmc', 'usaaf'];

/**
 * CH-19.24c — whether to have the deck reshuffled after the first player has drawn these cards of a whole deck: the second if more of what
 * would give a Skilled pilot is gone than its share, the first if less.
 */
export function wantsReshuffle(
  seat: Seat,
  campaign: SelectionCampaign,
  period: string | null,
  drawn: readonly CardRow[],
  whole: readonly CardRow[],
): boolean {
  const rows = theirs.map((service) => selection.rowIn(campaign, period, service, false));
  const share = (cards: readonly CardRow[]): number =>
    rows.reduce((sum, { skilled }) => sum + cards.filter((card) => skilled.includes(card)).length, 0) / cards.length;
  if (drawn.length === 0) return false;
  return seat === SECOND ? share(drawn) > share(whole) : share(drawn) < share(whole);
}
