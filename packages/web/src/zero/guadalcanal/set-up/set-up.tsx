import type { Room } from '../../../play/room.ts';
import { ZeroCampaigns } from '../../campaign/set-up/zero-campaigns.tsx';
import { GuadalcanalPage } from './guadalcanal-page.tsx';

/** The list of all campaigns; or the page of this one. */
export const SetUp: Room['SetUp'] = ({ chosen, onBegin }) =>
  chosen === 'guadalcanal' ? <GuadalcanalPage onBegin={onBegin} /> : <ZeroCampaigns />;
