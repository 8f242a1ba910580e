import type { Level } from '@tallyho/bots';
import type { Problem, RuleId, TableState } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import type { ComponentType, ReactNode } from 'react';
import type { Played } from '../saved/played.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import type { Feats } from './flown.ts';
import type { Look } from './look.ts';
import type { MomentProps, Retell } from './retelling.ts';
import type { Workshop } from './workshop.ts';

/** What a room takes part in: a game that has been begun and kept, or the reason why not. */
export type Begun = { readonly ok: true; readonly game: SavedGame } | { readonly ok: false; readonly problem: Problem };

/** Somewhere to go from here. */
export interface Way {
  readonly href: string;
  readonly title: string;
  readonly line: string;
}

/** A fight that is over, and what stands around it that no room knows: the pilot's log book and the school. */
export interface DebriefProps {
  readonly saved: SavedGame;
  /** How many choices had been made at the moment that is looked at; null: none in particular. */
  readonly step: number | null;
  onStep(step: number): void;
  /** What the pilot has earned with it. */
  readonly honours: ReactNode;
  /** The lesson that has most to say about some rules; null: none. */
  lessonOn(rules: readonly RuleId[]): Way | null;
  /** How the fights against a bot of a level have gone so far. */
  recordAgainst(level: Level): { readonly won: number; readonly of: number };
}

/**
 * The table of a game; everything that knows its rules is behind this. What is handed a game from the shelf is the keeper's:
 * a table opens it as a session and has only that, a retrace shows of one that goes on what its player has seen himself.
 */
export interface Room {
  /** One click: a fair fight against a bot. */
  quick(): Begun;
  /** The same fight once more, with new chance. */
  again(saved: SavedGame): Begun;
  /** A game that somebody brought along, and that has been played to where it ends. */
  arrived(played: Played): SavedGame;
  /** What these fights of the room came to, from their last tables; left out: nothing of it belongs into a log book. */
  feats?(fights: readonly TableState[]): Feats;
  /** Where entries of packs are looked at and tried; a room that has none of its own shows none. */
  workshop?(): Promise<Workshop>;
  /** A choice in the words of the table, as the seat that makes it would read it. */
  sayChoice(look: Look, choice: object, language: Language): string;
  /** What a seat knows at a moment, in the words of the table. */
  readonly retell: Retell;
  /** The table at a moment, as small as its place; left out: nothing is drawn of it. */
  readonly Moment?: ComponentType<MomentProps>;
  readonly Play: ComponentType<{ readonly saved: SavedGame }>;
  /** `chosen`: what the address names of that which can be set up there; empty: nothing yet. */
  readonly SetUp: ComponentType<{
    readonly chosen: string;
    onChosen(chosen: string): void;
    onBegin(game: SavedGame): void;
  }>;
  /** Left out: nothing is fought there. */
  readonly Debrief?: ComponentType<DebriefProps>;
  readonly Retrace: ComponentType<{ readonly saved: SavedGame; readonly step: number; onStep(step: number): void }>;
}
