import { type Dogfight, landSheets } from '@tallyho/zero';
import { DebriefMission } from '../../campaign/debrief.tsx';
import { mapDesk } from '../../campaign/desk/map-desk.tsx';
import { CampaignMoment } from '../../campaign/moment.tsx';
import { PlayCampaign } from '../../campaign/play.tsx';
import { RetraceCampaign } from '../../campaign/retrace.tsx';
import { tableOf } from '../../campaign/table.ts';
import { waysOf } from '../../dogfight/begin.ts';
import { together } from '../../play/flown.ts';
import type { Room } from '../../play/room.ts';
import { quickCampaign } from '../campaign/begin.ts';
import { campaigns } from '../campaign/campaigns.ts';
import { CampaignPage } from '../campaign/set-up/campaign-page.tsx';
import { featsIn } from '../flown.ts';
import { SingleMission } from '../set-up/single-mission.tsx';
import { ZeroCampaigns } from './all-campaigns.tsx';
import '../../style/play/index.css';
import '../../style/dogfight/index.css';
import '../../style/campaign/index.css';

const Desk = mapDesk(campaigns);
const Play: Room['Play'] = ({ saved }) => <PlayCampaign room={campaigns} Desk={Desk} saved={saved} />;
const Moment: Room['Moment'] = (props) => <CampaignMoment room={campaigns} {...props} />;
const Retrace: Room['Retrace'] = (props) => <RetraceCampaign room={campaigns} {...props} />;
const Debrief: Room['Debrief'] = (props) => <DebriefMission room={campaigns} {...props} />;

/** Which campaign; or the page of the one that is chosen. */
const SetUp: Room['SetUp'] = ({ chosen, onBegin }) => {
  const campaign = landSheets([]).find(({ id }) => id === chosen);
  if (campaign === undefined) return <ZeroCampaigns />;
  const single = <SingleMission campaign={campaign} />;
  return <CampaignPage key={chosen} campaign={campaign} single={single} onBegin={onBegin} />;
};

/** The room of the Land campaigns of Zero!. */
export const zeroCampaignRoom: Room = {
  ...waysOf(tableOf(campaigns)),
  quick: quickCampaign,
  feats: (fights) => together(fights.map((fight) => featsIn(fight as Dogfight))),
  Moment,
  Play,
  SetUp,
  Retrace,
  Debrief,
};
