/*
 * The store answers after a while, and a tab can be closed at once. So a choice is first noted here, in the browser's
 * small store, which answers on the spot; the note goes when the game is in the large one. Whatever notes are found when
 * the page opens are put there first: those of a tab that was closed too soon, and all games of the first version of
 * this page, which kept them so.
 */
const PREFIX = 'tallyho.game.';

export interface Note {
  readonly id: string;
  readonly text: string;
}

export function notes(): Note[] {
  const found: Note[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key?.startsWith(PREFIX) !== true) continue;
      found.push({ id: key.slice(PREFIX.length), text: localStorage.getItem(key) ?? '' });
    }
  } catch {
    // A browser that keeps nothing has no notes.
  }
  return found;
}

/** Notes a game; where there is no room an older note stays. */
export function note(id: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + id, text);
  } catch {
    // The large store will tell whether the game is kept.
  }
}

/** Takes a note away, unless another has taken its place. */
export function unnote({ id, text }: Note): void {
  try {
    if (localStorage.getItem(PREFIX + id) === text) localStorage.removeItem(PREFIX + id);
  } catch {
    // What was never noted need not be taken away.
  }
}

export function dropNote(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // What was never noted need not be taken away.
  }
}
