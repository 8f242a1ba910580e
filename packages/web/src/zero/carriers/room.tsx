import type { Dogfight } from '@tallyho/zero';
import { DebriefMission } from '../../campaign/debrief.tsx';
import { CampaignMoment } from '../../campaign/moment.tsx';
import { PlayCampaign } from '../../campaign/play.tsx';
import { RetraceCampaign } from '../../campaign/retrace.tsx';
import { tableOf } from '../../campaign/table.ts';
import { waysOf } from '../../dogfight/begin.ts';
import { together } from '../../play/flown.ts';
import type { Room } from '../../play/room.ts';
import { featsIn } from '../flown.ts';
import { quickCarriers } from './begin.ts';
import { carriers } from './carriers.ts';
import { SeaDesk } from './desk/sea-desk.tsx';
import { SeaPassage } from './desk/sea-passage.tsx';
import { SetUp } from './set-up/set-up.tsx';
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
