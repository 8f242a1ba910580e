import type { Card } from '@tallyho/kernel';
import { damageLetters, type Hit, type Pose, type SeenAircraft } from '@tallyho/wings-of-war';
import { poseOf } from '../model/drawing.ts';

/** How an aircraft stands in a moment of the film, as far as the one who watches may know. */
export interface Standing {
  readonly pose: Pose;
  readonly level: number;
  readonly climbs: number;
  readonly status: number;
  readonly cloud: boolean;
  readonly fate: number;
  readonly smoke: number;
  readonly flames: number;
  readonly jams: readonly number[];
  readonly hits: readonly Hit[];
  /** In half points; 0 unless it is one's own. */
  readonly damage: number;
}

export const standingOf = (a: SeenAircraft): Standing => ({
  pose: poseOf(a),
  level: a.level,
  climbs: a.climbs,
  status: a.status,
  cloud: a.cloud,
  fate: a.fate,
  smoke: a.smoke,
  flames: a.flames,
  jams: a.jams,
  hits: a.hits,
  damage: a.damage,
});

/** A card that has just been drawn: its face where that may be seen, otherwise its deck. */
export const hitOf = (deck: string, face: Card | null): Hit => ({
  card: face ?? -1 - (damageLetters as readonly string[]).indexOf(deck),
  pile: 0,
  known: 0,
  clock: 0,
  turn: 0,
});

/** An aircraft as it stands in a moment of the film. */
export const seenAs = (a: SeenAircraft, { pose, jams, hits, ...standing }: Standing): SeenAircraft => ({
  ...a,
  ...pose,
  ...standing,
  jams: [...jams],
  hits: [...hits],
});
