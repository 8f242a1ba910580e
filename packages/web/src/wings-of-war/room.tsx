import type { Choice, WingsOfWar } from '@tallyho/wings-of-war';
import { again, arrivedGame } from '../play/begin.ts';
import type { Room } from '../play/room.ts';
import { shelf } from '../saved/shelf.ts';
import { quickFight, wingsTable } from './begin.ts';
import { flownIn } from './flown.ts';
import type { WingsLook } from './model/engine.ts';
import { Debrief } from './result/debrief-fight.tsx';
import { MapMoment } from './result/moment.tsx';
import { Retrace } from './result/retrace.tsx';
import { SetUp } from './set-up/set-up.tsx';
import { Play } from './table/play.tsx';
import { retell } from './words/retell.ts';
import { sayChoice } from './words/say-choice.ts';
import '../style/play/index.css';
import '../style/wings-of-war/index.css';

/** The room of Wings of War. */
export const wingsOfWarRoom: Room = {
  quick: () => quickFight(shelf().every(({ game }) => game?.system !== 'wings-of-war')),
  again: (saved) => again(wingsTable, saved),
  arrived: (played) => arrivedGame(wingsTable, played),
  sayChoice: (look, choice, language) => sayChoice(look as unknown as WingsLook, choice as Choice, language),
  feats: (fights) => ({ planes: fights.flatMap((fight) => flownIn(fight as WingsOfWar)), ships: [] }),
  retell: (look, language) => retell(look as unknown as WingsLook, language),
  Moment: MapMoment,
  workshop: async () => (await import('./workshop/workshop.ts')).workshop,
  Play,
  SetUp,
  Retrace,
  Debrief,
};
