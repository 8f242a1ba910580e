import { type Seat, SPECTATOR } from '@tallyho/kernel';
import { cuesOf } from './cues.ts';
import { SoundPlayer } from './player.ts';
import { soundIsOn } from './switch.ts';

/** What can be heard: a table that tells when something happens, and what a seat has been told so far. */
interface Table {
  readonly subscribe: (tell: () => void) => () => void;
  look(seat: Seat): { readonly told: readonly unknown[] };
}

/** Lets what happens at a table be heard, as far as everybody at it knows it. Gives back what ends it. */
export function listenTo(table: Table): () => void {
  const player = new SoundPlayer();
  let heard = table.look(SPECTATOR).told.length;
  const stop = table.subscribe(() => {
    const { told } = table.look(SPECTATOR);
    const news = told.slice(heard);
    heard = told.length;
    if (soundIsOn()) player.play(cuesOf(news));
  });
  return () => {
    stop();
    player.close();
  };
}
