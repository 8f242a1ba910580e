import { waysOf } from '../dogfight/begin.ts';
import type { Room } from '../play/room.ts';
import { quickCampaign } from './begin.ts';
import { campaignTable } from './campaign-table.ts';
import { Play } from './play.tsx';
import { Retrace } from './retrace.tsx';
import { SetUp } from './set-up/set-up.tsx';
import '../style/play/index.css';
import '../style/dogfight/index.css';
import '../style/campaign/index.css';

/** The room of the campaigns of Down In Flames. */
export const campaignRoom: Room = { ...waysOf(campaignTable), quick: quickCampaign, Play, SetUp, Retrace };
