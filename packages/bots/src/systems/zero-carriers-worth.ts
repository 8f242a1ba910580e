import type { CarrierFixed } from '@tallyho/zero';
import type { Bonus, DamageTrack } from '@tallyho/zero/content';

/** So many boxes ahead a Damage Track is looked at. */
const AHEAD = 6;

/** What steps of VPs come to at so many boxes; in between two of them a part of the next. */
function between(steps: readonly { readonly from: number; readonly vps: number }[], boxes: number): number {
  for (let i = steps.length - 1; i >= 0; i--) {
    if (boxes < steps[i].from) continue;
    if (i === steps.length - 1) return steps[i].vps;
    const { from, vps } = steps[i + 1];
    return steps[i].vps + ((vps - steps[i].vps) * (boxes - steps[i].from)) / (from - steps[i].from);
  }
  return 0;
}

/** What is scored by a track alone, whatever the others show. */
const isPlain = ({ below, reached }: Bonus): boolean => Object.keys(below).length + Object.keys(reached).length === 0;

/** Z-25.84a — what a box of a track is worth to those who tick it: its part of the lines that come next, and of what its owner would score at the end. */
export function worthOfBoxes({ campaign }: CarrierFixed, { id, lines, owner }: DamageTrack, boxes: number): number {
  let worth = between(lines, boxes + AHEAD) - between(lines, boxes);
  for (const bonus of campaign.bonuses)
    if (bonus.by === id && bonus.side === owner && isPlain(bonus))
      worth += between(bonus.ladder, boxes) - between(bonus.ladder, boxes + AHEAD);
  return worth / AHEAD;
}
