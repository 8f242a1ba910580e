import type { BotSystem } from '@tallyho/bots';
import type { Match, Seat, TableState, TableView } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import type { ReactNode } from 'react';
import type { Playable } from '../play/begin.ts';
import type { MomentProps } from '../play/retelling.ts';
import type { Room } from '../play/room.ts';
import type { EndScene, LineScene } from '../play/scene.ts';
import type { Player } from '../saved/players.ts';
import type { SayDeed } from '../story/say-deed.ts';
import type { Tale } from '../story/tale.ts';

/** A fight at a moment, and who looks at it. */
export interface SeenMoment {
  readonly match: Match;
  readonly seat: Seat;
  readonly players: readonly Player[];
}

/** What a seat held when it was asked, what it took, and what would have been better, where something was. */
export interface HeldProps extends SeenMoment {
  readonly taken: object;
  readonly better: object | null;
}

/** What a room gives for looking back at its fights. Whatever the game, its states and choices are only handed on. */
export interface Debriefing {
  readonly playable: Playable<TableState, object, object, TableView, object>;
  readonly system: BotSystem;
  readonly tale: Tale<TableState, object>;
  /** What was done at a step, and what could have been done. */
  readonly say: SayDeed;
  readonly sayChoice: Room['sayChoice'];
  /** What the one who looks has been told, without the first so many lines. */
  linesSince(seen: SeenMoment, told: number, language: Language): readonly LineScene[];
  /** How it ended; null: it has not. */
  endOf(seen: SeenMoment, language: Language): EndScene | null;
  /** What a seat is called in a language, where its name is none that somebody has given it. */
  seatName?(name: string, language: Language): string;
  /** The table at a moment. */
  still(props: MomentProps): ReactNode;
  /** The hand at a decision. */
  held(props: HeldProps): ReactNode;
  /** More of how it went, from the record of the whole. */
  charts(props: SeenMoment & { readonly record: string }): ReactNode;
}
