import { campaignBase } from '@tallyho/zero/content';
import type { Room } from '../../../play/room.ts';
import { ZeroCampaigns } from '../../campaign/set-up/zero-campaigns.tsx';
import { CarrierPage } from './carrier-page.tsx';

/** Which campaign; or the page of the one that is chosen. */
export const SetUp: Room['SetUp'] = ({ chosen, onBegin }) => {
  const campaign = campaignBase.carrierCampaigns.find(({ id }) => id === chosen);
  return campaign === undefined ? (
    <ZeroCampaigns />
  ) : (
    <CarrierPage key={chosen} campaign={campaign} onBegin={onBegin} />
  );
};
