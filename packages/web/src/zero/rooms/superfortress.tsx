import { DebriefMission } from '../../campaign/debrief.tsx';
import { CampaignMoment } from '../../campaign/moment.tsx';
import { PlayCampaign } from '../../campaign/play.tsx';
import { RetraceCampaign } from '../../campaign/retrace.tsx';
import { tableOf } from '../../campaign/table.ts';
import { waysOf } from '../../dogfight/begin.ts';
import type { Room } from '../../play/room.ts';
import { quickWeeks } from '../superfortress/begin.ts';
import { BaseDesk } from '../superfortress/desk/base-desk.tsx';
import { Briefing } from '../superfortress/desk/briefing.tsx';
import { SetUp } from '../superfortress/set-up/set-up.tsx';
import { superfortress } from '../superfortress/superfortress.ts';
import '../../style/play/index.css';
import '../../style/dogfight/index.css';
import '../../style/campaign/index.css';
import '../../style/superfortress/index.css';

const Play: Room['Play'] = ({ saved }) => (
  <PlayCampaign room={superfortress} Desk={BaseDesk} Passage={Briefing} saved={saved} />
);
const Moment: Room['Moment'] = (props) => <CampaignMoment room={superfortress} {...props} />;
const Retrace: Room['Retrace'] = (props) => <RetraceCampaign room={superfortress} {...props} />;
const Debrief: Room['Debrief'] = (props) => <DebriefMission room={superfortress} {...props} />;

/** The room of the B-29s in China. */
export const zeroSuperfortressRoom: Room = {
  ...waysOf(tableOf(superfortress)),
  quick: quickWeeks,
  Moment,
  Play,
  SetUp,
  Retrace,
  Debrief,
};
