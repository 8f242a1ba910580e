import type { Dogfight } from '@tallyho/zero';
import { waysOf } from '../../dogfight/begin.ts';
import { DebriefFight } from '../../dogfight/result/debrief-fight.tsx';
import { SkyMoment } from '../../dogfight/result/moment.tsx';
import { RetraceTable } from '../../dogfight/result/retrace.tsx';
import { PlayTable } from '../../dogfight/table/play.tsx';
import { together } from '../../play/flown.ts';
import type { Room } from '../../play/room.ts';
import { isNewHere } from '../../play/tour.ts';
import { shelf } from '../../saved/shelf.ts';
import { quickFight } from '../begin.ts';
import { featsIn } from '../flown.ts';
import { SetUp } from '../set-up/set-up.tsx';
import { zeroTable } from '../zero-room.ts';
import '../../style/play/index.css';
import '../../style/dogfight/index.css';

const Play: Room['Play'] = ({ saved }) => <PlayTable room={zeroTable} saved={saved} />;
const Moment: Room['Moment'] = (props) => <SkyMoment room={zeroTable} {...props} />;
const Retrace: Room['Retrace'] = (props) => <RetraceTable room={zeroTable} {...props} />;
const Debrief: Room['Debrief'] = (props) => <DebriefFight room={zeroTable} {...props} />;

/** The room of Zero!. */
export const zeroRoom: Room = {
  ...waysOf(zeroTable),
  quick: () => quickFight(!shelf().some(({ game }) => game?.system === 'zero'), isNewHere()),
  feats: (fights) => together(fights.map((fight) => featsIn(fight as Dogfight))),
  Moment,
  workshop: async () => (await import('../workshop/workshop.ts')).workshop,
  Play,
  SetUp,
  Retrace,
  Debrief,
};
