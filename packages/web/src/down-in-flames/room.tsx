import type { Room } from '../rooms.ts';
import { shelf } from '../saved/shelf.ts';
import { importRecord, quickDuel } from './begin.ts';
import { Retrace } from './result/retrace.tsx';
import { SetUp } from './set-up/set-up.tsx';
import { Play } from './table/play.tsx';
import '../style/down-in-flames/index.css';

/** The room of Down In Flames. */
export const downInFlamesRoom: Room = {
  quick: () => quickDuel(shelf().length === 0),
  read: importRecord,
  Play,
  SetUp,
  Retrace,
};
