import type { ComponentType } from 'react';
import type { Begun } from './room.ts';

/** An entry of somebody's pack. The pack is one that the game has no objection to. */
export interface Sample {
  readonly pack: object;
  readonly kind: string;
  /** Its place among those of its kind. */
  readonly at: number;
}

/** Where entries of packs are looked at as they will lie on the table, and tried in the air. */
export interface Workshop {
  /** Draws an entry; nothing of it where a kind is never seen. */
  readonly Specimen: ComponentType<{ readonly sample: Sample }>;
  /** Whether entries of a kind take part in a single fight. */
  flies(kind: string): boolean;
  /** A fair fight against a bot with this entry in it; null: nobody may fly it. */
  testFlight(sample: Sample): Begun | null;
}
