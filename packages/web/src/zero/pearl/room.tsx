import type { PearlChoice, PearlView } from '@tallyho/zero';
import { again, arrivedGame } from '../../play/begin.ts';
import type { Room } from '../../play/room.ts';
import { quickRaid } from './begin.ts';
import { PlayRaid } from './play.tsx';
import { pearlGame } from './playable.ts';
import { RetraceRaid } from './retrace.tsx';
import { SetUp } from './set-up/set-up.tsx';
import { choiceWords } from './tell/choices.ts';
import { type PearlLook, retell } from './tell/retell.ts';
import { pearlWords } from './words/words.ts';
import '../../style/play/index.css';
import '../../style/campaign/index.css';
import '../../style/pearl/index.css';

/** The room of Pearl Harbor. */
export const zeroPearlRoom: Room = {
  quick: quickRaid,
  again: (saved) => again(pearlGame, saved),
  arrived: (played) => arrivedGame(pearlGame, played),
  sayChoice: ({ view }, choice, language) =>
    choiceWords(view as PearlView, choice as PearlChoice, pearlWords[language]),
  retell: (look, language) => retell(look as unknown as PearlLook, pearlWords[language]),
  Play: PlayRaid,
  SetUp,
  Retrace: RetraceRaid,
};
