import { merged } from '@tallyho/kernel/packs';
import { campaignBase } from './campaign-base.ts';
import type { CampaignContent, CampaignPack } from './campaign-types.ts';

/** The entries of all packs in order: a later entry takes the place of an earlier one with the same id. */
const mergeCampaignPacks = (...packs: readonly CampaignPack[]): CampaignContent => ({
  lightBombers: [...merged(packs, 'lightBombers', 'id').values()],
  formations: [...merged(packs, 'formations', 'id').values()],
  supply: [...merged(packs, 'supply', 'id').values()],
  display: [...merged(packs, 'display', 'id').values()],
  targets: [...merged(packs, 'targets', 'id').values()],
  awards: [...merged(packs, 'awards', 'id').values()],
  resources: [...merged(packs, 'resources', 'id').values()],
  counters: [...merged(packs, 'counters', 'id').values()],
  crews: [...merged(packs, 'crews', 'id').values()],
  campaigns: [...merged(packs, 'campaigns', 'id').values()],
  carrierResources: [...merged(packs, 'carrierResources', 'id').values()],
  carrierCampaigns: [...merged(packs, 'carrierCampaigns', 'id').values()],
});

const known = new WeakMap<readonly CampaignPack[], CampaignContent>();

/** What missions and campaigns with these packs can use; put together once for the same packs. */
export function campaignContentOf(packs: readonly CampaignPack[]): CampaignContent {
  if (packs.length === 0) return campaignBase;
  let content = known.get(packs);
  if (content === undefined) {
    content = mergeCampaignPacks(campaignBase, ...packs);
    known.set(packs, content);
  }
  return content;
}
