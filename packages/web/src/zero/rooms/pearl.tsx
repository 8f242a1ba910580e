import type { PearlChoice, PearlView } from '@tallyho/zero';
import { again, arrivedGame } from '../../play/begin.ts';
import type { Room } from '../../play/room.ts';
import { quickRaid } from '../pearl/begin.ts';
import { PlayRaid } from '../pearl/play.tsx';
import { pearlGame } from '../pearl/playable.ts';
import { RetraceRaid } from '../pearl/retrace.tsx';
import { SetUp } from '../pearl/set-up/set-up.tsx';
import { choiceWords } from '../pearl/tell/choices.ts';
import { type PearlLook, retell } from '../pearl/tell/retell.ts';
import { pearlWords } from '../pearl/words/words.ts';
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
