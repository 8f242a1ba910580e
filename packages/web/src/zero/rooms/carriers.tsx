import type { Dogfight } from '@tallyho/zero';
import { campaignBase } from '@tallyho/zero/content';
import { DebriefMission } from '../../campaign/debrief.tsx';
import { CampaignMoment } from '../../campaign/moment.tsx';
import { PlayCampaign } from '../../campaign/play.tsx';
import { RetraceCampaign } from '../../campaign/retrace.tsx';
import { tableOf } from '../../campaign/table.ts';
import { waysOf } from '../../dogfight/begin.ts';
import { together } from '../../play/flown.ts';
import type { Room } from '../../play/room.ts';
import { quickCarriers } from '../carriers/begin.ts';
import { carriers } from '../carriers/carriers.ts';
import { SeaDesk } from '../carriers/desk/sea-desk.tsx';
import { SeaPassage } from '../carriers/desk/sea-passage.tsx';
import { CarrierPage } from '../carriers/set-up/carrier-page.tsx';
import { featsIn } from '../flown.ts';
import { ZeroCampaigns } from './all-campaigns.tsx';
import '../../style/play/index.css';
import '../../style/dogfight/index.css';
import '../../style/campaign/index.css';
import '../../style/carriers/index.css';

const Play: Room['Play'] = ({ saved }) => (
  <PlayCampaign room={carriers} Desk={SeaDesk} Passage={SeaPassage} saved={saved} />
);
const Moment: Room['Moment'] = (props) => <CampaignMoment room={carriers} {...props} />;
const Retrace: Room['Retrace'] = (props) => <RetraceCampaign room={carriers} {...props} />;
const Debrief: Room['Debrief'] = (props) => <DebriefMission room={carriers} {...props} />;

/** Which campaign; or the page of the one that is chosen. */
const SetUp: Room['SetUp'] = ({ chosen, onBegin }) => {
  const campaign = campaignBase.carrierCampaigns.find(({ id }) => id === chosen);
  return campaign === undefined ? (
    <ZeroCampaigns />
  ) : (
    <CarrierPage key={chosen} campaign={campaign} onBegin={onBegin} />
  );
};

/** The room of the Carrier campaigns of Zero!. */
export const zeroCarriersRoom: Room = {
  ...waysOf(tableOf(carriers)),
  quick: quickCarriers,
  feats: (fights) => together(fights.map((fight) => featsIn(fight as Dogfight))),
  Moment,
  Play,
  SetUp,
  Retrace,
  Debrief,
};
