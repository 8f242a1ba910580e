import type { ListedAircraft } from '../../aircraft-types.ts';
import type {
  Bonus,
  CarrierCampaign,
  DamageTrack,
  SeaPlace,
  Sortie,
  TrackId,
  TrackLine,
  TrackState,
} from '../../carrier-types.ts';
import type { Border, SideName } from '../../types.ts';

/** Z-25.82a — what has a Damage Track besides the Fleets of Zero!. */
export const corsairsTrackIds = ['ryujo-force', 'henderson-field', 'convoy', 'vanguard-force'] as const;
export type CorsairsTrackId = TrackId | (typeof corsairsTrackIds)[number];

/** What a track says from so many boxes on. */
export const corsairsTrackStates = ['sunk', 'landing-fails'] as const;
export type CorsairsTrackState = TrackState | (typeof corsairsTrackStates)[number];

export interface CorsairsTrackLine extends Omit<TrackLine, 'state'> {
  readonly state: CorsairsTrackState | null;
}

export interface CorsairsTrack extends Omit<DamageTrack, 'id' | 'lines'> {
  readonly id: CorsairsTrackId;
  readonly lines: readonly CorsairsTrackLine[];
}

/** Places on the charts besides what has a Damage Track. */
export const corsairsSeaPlaces = [
  'ndeni',
  'junyo-group',
  'henderson-field',
  'santa-cruz-islands',
  'espiritu-santo',
] as const;
export type CorsairsSeaPlace = SeaPlace | (typeof corsairsSeaPlaces)[number];

/** A base or a lesser force with a Strike and a CAP of its own. */
export interface Force extends Sortie {
  readonly track: CorsairsTrackId;
  readonly side: SideName;
  /** What its Strike may go for; none: it has no Strike. */
  readonly targets: readonly CorsairsTrackId[];
  /** It launches in a turn only if a card drawn for it has this border; null: whenever its owner likes. */
  readonly launches: Border | null;
}

/** A force that a Strike may find instead of the Fleet that it looks for. */
export interface Decoy {
  readonly track: CorsairsTrackId;
  readonly side: SideName;
  /** The border of the card with which it is found, at Long Range. */
  readonly border: Border;
  /** A scout that has lasted so many turns sees through it. */
  readonly seenAfter: number;
}

export interface CorsairsBonus extends Omit<Bonus, 'below' | 'reached' | 'by'> {
  readonly by: CorsairsTrackId;
}

/** Z-25.21a — a Carrier Campaign Sheet of CORSAIRS AND HELLCATS. */
export interface CorsairsCarrierCampaign
  extends Omit<
    CarrierCampaign,
    'targets' | 'opening' | 'drawnCaps' | 'island' | 'tracks' | 'bonuses' | 'swaps' | 'points'
  > {
  readonly targets: { readonly [side in SideName]: readonly CorsairsTrackId[] };
  readonly forces: readonly Force[];
  readonly decoy: Decoy | null;
  /** Z-25.43d — the CAP of targets without Flight Ops, by the border of a card. */
  readonly drawnCaps: {
    readonly [track in CorsairsTrackId]?: { readonly [border in Border]: readonly ListedAircraft[] };
  };
  readonly tracks: readonly CorsairsTrack[];
  readonly bonuses: readonly CorsairsBonus[];
  readonly points: readonly {
    readonly place: CorsairsTrackId | CorsairsSeaPlace;
    readonly x: number;
    readonly y: number;
  }[];
}
