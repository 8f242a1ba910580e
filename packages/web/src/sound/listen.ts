import { hears, type Match, SPECTATOR, type TableState, type TableView } from '@tallyho/kernel';
import { cuesOf } from './cues.ts';
import { SoundPlayer } from './player.ts';
import { soundIsOn } from './switch.ts';

/** What can be listened to: a game that tells when it has gone on. */
interface Played<S extends TableState, C extends object, E, V extends TableView, O extends object> {
  readonly match: Match<S, C, E, V, O>;
  subscribe(tell: () => void): () => void;
}

/** Lets what happens at a table be heard, as far as everybody at it knows it. Gives back what ends it. */
export function listenTo<S extends TableState, C extends object, E, V extends TableView, O extends object>({
  match,
  subscribe,
}: Played<S, C, E, V, O>): () => void {
  const player = new SoundPlayer();
  let heard = match.logged;
  const stop = subscribe(() => {
    const news = match.log.slice(Math.min(heard, match.logged));
    heard = match.logged;
    if (!soundIsOn()) return;
    player.play(cuesOf(news.filter(({ audience }) => hears(audience, SPECTATOR)).map(({ event }) => event)));
  });
  return () => {
    stop();
    player.close();
  };
}
