import type { Dogfight } from '@tallyho/zero';
import { DebriefMission } from '../../campaign/debrief.tsx';
import { mapDesk } from '../../campaign/desk/map-desk.tsx';
import { CampaignMoment } from '../../campaign/moment.tsx';
import { PlayCampaign } from '../../campaign/play.tsx';
import { RetraceCampaign } from '../../campaign/retrace.tsx';
import { tableOf } from '../../campaign/table.ts';
import { waysOf } from '../../dogfight/begin.ts';
import { together } from '../../play/flown.ts';
import type { Room } from '../../play/room.ts';
import { featsIn } from '../flown.ts';
import { quickCampaign } from './begin.ts';
import { campaigns } from './campaigns.ts';
import { SetUp } from './set-up/set-up.tsx';
import '../../style/play/index.css';
import '../../style/dogfight/index.css';
import '../../style/campaign/index.css';

const Desk = mapDesk(campaigns);
const Play: Room['Play'] = ({ saved }) => <PlayCampaign room={campaigns} Desk={Desk} saved={saved} />;
const Moment: Room['Moment'] = (props) => <CampaignMoment room={campaigns} {...props} />;
const Retrace: Room['Retrace'] = (props) => <RetraceCampaign room={campaigns} {...props} />;
const Debrief: Room['Debrief'] = (props) => <DebriefMission room={campaigns} {...props} />;

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
