import { SPECTATOR, type TableView } from '@tallyho/kernel';
import type { Session } from '../play/session.ts';
import { cuesOf } from './cues.ts';
import { SoundPlayer } from './player.ts';
import { soundIsOn } from './switch.ts';

/** Lets what happens at a table be heard, as far as everybody at it knows it. Gives back what ends it. */
export function listenTo<C extends object, E, V extends TableView>(
  session: Pick<Session<C, E, V>, 'look' | 'subscribe'>,
): () => void {
  const player = new SoundPlayer();
  let heard = session.look(SPECTATOR).told.length;
  const stop = session.subscribe(() => {
    const { told } = session.look(SPECTATOR);
    const news = told.slice(heard);
    heard = told.length;
    if (soundIsOn()) player.play(cuesOf(news));
  });
  return () => {
    stop();
    player.close();
  };
}
