import type { OptionEffect, TargetKind } from '../../mission/options.ts';
import type { Side, Sources, Theatre } from '../types.ts';

/**
 * A point on the globe in hundredths of a degree: east of Greenwich (west of it below zero), north of the equator.
 * Targets that lie close together are drawn apart.
 */
export type MapPoint = readonly [longitude: number, latitude: number];

export const mapLineKinds = ['coast', 'frontier', 'river', 'front'] as const;
export type MapLineKind = (typeof mapLineKinds)[number];

/** What is drawn under targets and arrows. */
export interface CampaignMap {
  /** The part of the globe that is shown. Longitudes beyond 180° go on counting. */
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  /** A coast with `land` is closed and filled; without, it is only a line. */
  readonly lines: readonly {
    readonly kind: MapLineKind;
    readonly land?: boolean;
    readonly points: readonly MapPoint[];
  }[];
  /** Towns for orientation, by the id of their name. */
  readonly towns: readonly { readonly place: string; readonly at: MapPoint }[];
}

/**
 * DIF-CMP-25 — a numbered target on the map. Its points are its bomb values (DIF-MVP-01); deeper ones have higher ones
 * (DIF-CMP-12).
 */
export interface CampaignTarget {
  readonly number: number;
  readonly kind: TargetKind;
  /** The id of its name. */
  readonly place: string;
  readonly at: MapPoint;
  readonly damaged: number;
  readonly destroyed: number;
  readonly flak: number;
  /** The Options, by number, that the other side loses when this is destroyed: its carrier, its base. */
  readonly cuts: readonly number[];
}

/** DIF-CMP-09, DIF-CMP-10 — an arrow: whose it is, where it begins, where it points, and what flies along it. */
export interface Arrow {
  readonly side: Side;
  /** DIF-CMP-11 — the number of a target, or a Start mark of the side's colour at this point. */
  readonly from: number | MapPoint;
  readonly to: number;
  /** DIF-CMP-13 — the aircraft pictured on it: bombers, and fighters that carry bombs (DIF-FB-01). */
  readonly aircraft: readonly string[];
}

/** DIF-OPTN-04, DIF-OPTN-10 — aircraft that an Option brings, and the pilot whose marker the first of them gets. */
export interface Reinforcement {
  readonly card: string;
  readonly count: number;
  readonly pilot: string | null;
}

/** DIF-CMP-30, DIF-CMP-33 — one Option of the sheet; its number is its place in the list, counted from 1. */
export interface CampaignOption {
  readonly aircraft: readonly Reinforcement[];
  readonly effects: readonly OptionEffect[];
}

/** DIF-MVP-08 — from which total on a side has won, and how much. The Axis wins below zero. */
export interface VictoryTable {
  readonly axis: { readonly minor: number; readonly major: number; readonly decisive: number };
  readonly allies: { readonly minor: number; readonly major: number; readonly decisive: number };
}

/** DIF-COMP-13 — a campaign sheet. */
export interface Campaign {
  readonly id: string;
  /** As printed, the same in every language: 'Poland 1939'. */
  readonly name: string;
  readonly year: number;
  readonly theatre: Theatre;
  /** DIF-CMP-03 — how many missions, and how many turns each. */
  readonly missions: number;
  readonly turns: number;
  /** DIF-CMP-04 — who has the initiative for the first mission. */
  readonly initiative: Side;
  /** DIF-CMP-14 — the fighter that each side gets when it defends. */
  readonly interceptors: { readonly [side in Side]: string };
  readonly targets: readonly CampaignTarget[];
  readonly arrows: readonly Arrow[];
  readonly options: { readonly [side in Side]: readonly CampaignOption[] };
  readonly victory: VictoryTable;
  /** A side that has destroyed all of these wins decisively, whatever the total. */
  readonly crushing: { readonly [side in Side]: readonly number[] };
  readonly map: CampaignMap;
  readonly sources: Sources;
}
