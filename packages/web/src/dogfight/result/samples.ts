import { type Match, readRecord, replayTo, standing } from '@tallyho/kernel';
import type { DogfightRoom, Fortunes } from '../room.ts';

/** How things stood after a turn of somebody's. */
export interface Sample extends Fortunes {
  readonly turn: number;
}

/** Plays a record once more, and looks before every choice and at the end. */
function retell(room: DogfightRoom, text: string, look: (match: Match) => void): void {
  const record = readRecord(text);
  if (!record.ok) return;
  const started = replayTo(room.game, record.value, 0);
  if (!started.ok) return;
  const match = started.value;
  for (const line of standing(record.value)) {
    look(match);
    const seat = room.game.seats(match.state).indexOf(line.who);
    if (!match.chooseText(seat, line.text).ok) return;
  }
  look(match);
}

/** The fortunes of a fight whenever the turn passed on, and at its end. */
export function samplesOf(room: DogfightRoom, text: string): Sample[] {
  const samples: Sample[] = [];
  let moment: number | null = null;
  retell(room, text, ({ state }) => {
    const now = room.momentOf(state);
    if (now === moment && state.outcome === null) return;
    moment = now;
    samples.push({ turn: state.turn, ...room.fortunesOf(state) });
  });
  return samples;
}
