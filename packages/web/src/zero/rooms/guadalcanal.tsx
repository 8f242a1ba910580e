import type { Dogfight } from '@tallyho/zero';
import { DebriefMission } from '../../campaign/debrief.tsx';
import { CampaignMoment } from '../../campaign/moment.tsx';
import { PlayCampaign } from '../../campaign/play.tsx';
import { RetraceCampaign } from '../../campaign/retrace.tsx';
import type { CampaignRoom } from '../../campaign/room.ts';
import { tableOf } from '../../campaign/table.ts';
import { waysOf } from '../../dogfight/begin.ts';
import { together } from '../../play/flown.ts';
import type { Room } from '../../play/room.ts';
import { carriers } from '../carriers/carriers.ts';
import { SeaDesk } from '../carriers/desk/sea-desk.tsx';
import { SeaPassage } from '../carriers/desk/sea-passage.tsx';
import { featsIn } from '../flown.ts';
import { quickGuadalcanal } from '../guadalcanal/begin.ts';
import { GuadalcanalDesk } from '../guadalcanal/desk/guadalcanal-desk.tsx';
import { SlotPassage } from '../guadalcanal/desk/slot-passage.tsx';
import { guadalcanalRoom } from '../guadalcanal/guadalcanal.ts';
import { GuadalcanalPage } from '../guadalcanal/set-up/guadalcanal-page.tsx';
import { ZeroCampaigns } from './all-campaigns.tsx';
import '../../style/play/index.css';
import '../../style/dogfight/index.css';
import '../../style/campaign/index.css';
import '../../style/carriers/index.css';
import '../../style/guadalcanal/index.css';

/** The chart of a carrier battle, which is played inside. */
const inside = { room: carriers as unknown as CampaignRoom, Desk: SeaDesk, Passage: SeaPassage };

const Play: Room['Play'] = ({ saved }) => (
  <PlayCampaign room={guadalcanalRoom} Desk={GuadalcanalDesk} Passage={SlotPassage} inside={inside} saved={saved} />
);
const Moment: Room['Moment'] = (props) => <CampaignMoment room={guadalcanalRoom} {...props} />;
const Retrace: Room['Retrace'] = (props) => <RetraceCampaign room={guadalcanalRoom} {...props} />;
const Debrief: Room['Debrief'] = (props) => <DebriefMission room={guadalcanalRoom} {...props} />;

/** The list of all campaigns; or the page of this one. */
const SetUp: Room['SetUp'] = ({ chosen, onBegin }) =>
  chosen === 'guadalcanal' ? <GuadalcanalPage onBegin={onBegin} /> : <ZeroCampaigns />;

/** The room of the Guadalcanal campaign. */
export const zeroGuadalcanalRoom: Room = {
  ...waysOf(tableOf(guadalcanalRoom)),
  quick: quickGuadalcanal,
  feats: (fights) => together(fights.map((fight) => featsIn(fight as Dogfight))),
  Moment,
  Play,
  SetUp,
  Retrace,
  Debrief,
};
