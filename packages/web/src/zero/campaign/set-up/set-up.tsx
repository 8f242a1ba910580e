import { landSheets } from '@tallyho/zero';
import type { Room } from '../../../play/room.ts';
import { CampaignPage } from './campaign-page.tsx';
import { ZeroCampaigns } from './zero-campaigns.tsx';

/** Which campaign; or the page of the one that is chosen. */
export const SetUp: Room['SetUp'] = ({ chosen, onBegin }) => {
  const campaign = landSheets([]).find(({ id }) => id === chosen);
  return campaign === undefined ? (
    <ZeroCampaigns />
  ) : (
    <CampaignPage key={chosen} campaign={campaign} onBegin={onBegin} />
  );
};
