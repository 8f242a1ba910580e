import type { Kind, Plane } from '@tallyho/wings-of-war';
import type { TableModel } from '../model/use-model.ts';
import type { Beat } from './beats.ts';
import type { FilmPart, PartSpan } from './parts.ts';

/** What the table shows now: how things are, or what is still being watched. */
export interface Screening {
  /** The table as it is, or as far as the film has got. */
  readonly shown: TableModel;
  readonly beat: Beat | null;
  readonly part: FilmPart;
  /** The cards that have been turned up this turn, by phase and aircraft. */
  readonly cards: ReadonlyMap<number, ReadonlyMap<Plane, Kind>>;
  readonly isPlaying: boolean;
  readonly isPaused: boolean;
  readonly speed: number;
  readonly clock: {
    /** Milliseconds into the beat. */
    now(): number;
    readonly length: number;
    readonly parts: readonly PartSpan[];
    subscribe(heard: () => void): () => void;
  };
  /** Nothing moves: every part shows how it ends, and the way there. */
  readonly isStill: boolean;
  pause(): void;
  resume(): void;
  setSpeed(speed: number): void;
  /** On to how things are. */
  skip(): void;
  /** On to the next part. */
  finishPart(): void;
  seek(ms: number): void;
  /** To the beginning of the part, and from there to the one before. */
  back(): void;
}
