import type { CampaignChoice } from './choices.ts';
import { arrowsOf, isStart } from './rules/arrows.ts';
import { NO_OPTION } from './rules/options.ts';
import type { CampaignFixed, OpenCampaign } from './state.ts';

/*
 * Notation of campaigns, between missions (a mission has the notation of Down In Flames)
 *
 *   attack 3             the arrow that ends at target 3
 *   attack 5 from 2      where several arrows of the side end there: the one that begins at target 2, or at a Start mark
 *   attack 4 from start
 *   option 7 · no option
 */

/** The text of an arrow. */
export function arrowText(fixed: CampaignFixed, at: number): string {
  const arrow = arrowsOf(fixed)[at];
  const alike = arrowsOf(fixed).filter(({ side, to }) => side === arrow.side && to === arrow.to);
  if (alike.length === 1) return `attack ${arrow.to}`;
  return `attack ${arrow.to} from ${isStart(arrow) ? 'start' : arrow.from}`;
}

export function write({ fixed }: Pick<OpenCampaign, 'fixed'>, choice: CampaignChoice): string {
  if (choice.do === 'arrow') return arrowText(fixed, choice.arrow);
  return choice.option === NO_OPTION ? 'no option' : `option ${choice.option}`;
}

export const reads = (text: string): boolean =>
  /^(?:attack \d+(?: from (?:\d+|start))?|option \d+|no option)$/.test(text);
