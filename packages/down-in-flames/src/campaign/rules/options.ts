import { hasPicked, NO_PICK, openPicks, type Picks, type Seat } from '@tallyho/kernel';
import type { CampaignOption } from '../../content/campaigns/types.ts';
import { type CampaignFixed, type OpenCampaign, sideOf } from '../state.ts';
import type { CampaignReason } from './reasons.ts';

/** DIF-GAP-55 — passing, which is chosen like an Option. */
export const NO_OPTION = NO_PICK;

const nothing: CampaignOption = { aircraft: [], effects: [] };

/** DIF-CMP-30 — an Option of a side by its number. */
export const optionOf = ({ campaign }: CampaignFixed, side: Seat, number: number): CampaignOption =>
  campaign.options[sideOf(side)][number - 1] ?? nothing;

/** DIF-CMP-30 — the Options on a side's list, used up or not. */
export const optionNumbers = ({ campaign }: CampaignFixed, side: Seat): number[] =>
  campaign.options[sideOf(side)].map((_, i) => i + 1);

/** Whether the enemy has destroyed what the Option depends on. */
function isLost({ fixed, markers }: OpenCampaign, side: Seat, number: number): boolean {
  const { targets } = fixed.campaign;
  for (let i = 0; i < targets.length; i++)
    if (markers[i].status === 'destroyed' && markers[i].by === 1 - side && targets[i].cuts.includes(number))
      return true;
  return false;
}

/** DIF-CMP-29 — each Option once in a campaign. */
export function barOption(s: OpenCampaign, side: Seat, number: number): CampaignReason | null {
  if (hasPicked(s, side, number)) return 'option-used';
  return isLost(s, side, number) ? 'option-lost' : null;
}

/** DIF-CMP-30 — what can be picked before a mission. */
export const optionPicks: Picks<OpenCampaign, CampaignReason> = {
  obliged: false,
  numbers: ({ fixed }, side) => optionNumbers(fixed, side),
  bar: barOption,
};

/** DIF-CMP-28, DIF-GAP-55 — one Option or none. */
export const openOptions = (s: OpenCampaign, side: Seat): number[] => openPicks(optionPicks, s, side);
