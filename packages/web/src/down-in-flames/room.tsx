import type { Dogfight } from '@tallyho/down-in-flames';
import { waysOf } from '../dogfight/begin.ts';
import { DebriefFight } from '../dogfight/result/debrief-fight.tsx';
import { SkyMoment } from '../dogfight/result/moment.tsx';
import { RetraceTable } from '../dogfight/result/retrace.tsx';
import { PlayTable } from '../dogfight/table/play.tsx';
import { together } from '../play/flown.ts';
import type { Room } from '../play/room.ts';
import { isNewHere } from '../play/tour.ts';
import { shelf } from '../saved/shelf.ts';
import { quickDuel } from './begin.ts';
import { duelTable } from './duel-room.ts';
import { featsIn } from './flown.ts';
import { SetUp } from './set-up/set-up.tsx';
import '../style/play/index.css';
import '../style/dogfight/index.css';

const Play: Room['Play'] = ({ saved }) => <PlayTable room={duelTable} saved={saved} />;
const Moment: Room['Moment'] = (props) => <SkyMoment room={duelTable} {...props} />;
const Retrace: Room['Retrace'] = (props) => <RetraceTable room={duelTable} {...props} />;
const Debrief: Room['Debrief'] = (props) => <DebriefFight room={duelTable} {...props} />;

/** The room of Down In Flames. */
export const downInFlamesRoom: Room = {
  ...waysOf(duelTable),
  quick: () => quickDuel(!shelf().some(({ game }) => game?.system === 'down-in-flames'), isNewHere()),
  feats: (fights) => together(fights.map((fight) => featsIn(fight as Dogfight))),
  Moment,
  workshop: async () => (await import('./workshop/workshop.ts')).workshop,
  Play,
  SetUp,
  Retrace,
  Debrief,
};
