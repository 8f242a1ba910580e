import type { MapPoint } from '../../../campaign/scene.ts';

/** Seas and lands that the charts name; their words are the page's. */
export const waterIds = ['coral-sea', 'solomon-sea', 'pacific'] as const;
export type WaterId = (typeof waterIds)[number];
export const landIds = [
  'new-guinea',
  'queensland',
  'new-britain',
  'bougainville',
  'guadalcanal',
  'malaita',
  'san-cristobal',
] as const;
export type LandId = (typeof landIds)[number];

interface Waters {
  readonly waters: readonly { readonly id: WaterId; readonly at: MapPoint; readonly isWide: boolean }[];
  readonly lands: readonly {
    readonly id: LandId;
    readonly at: MapPoint;
    readonly turned: number;
    readonly isIsle: boolean;
  }[];
  /** Places whose land no atlas has. */
  readonly atolls: readonly string[];
}

const none: Waters = { waters: [], lands: [], atolls: [] };

const charts: { readonly [campaign: string]: Waters } = {
  'coral-sea': {
    waters: [
      { id: 'coral-sea', at: [14980, -1330], isWide: true },
      { id: 'solomon-sea', at: [15330, -735], isWide: false },
    ],
    lands: [
      { id: 'new-guinea', at: [14510, -660], turned: 0, isIsle: false },
      { id: 'queensland', at: [14400, -1620], turned: 55, isIsle: false },
      { id: 'new-britain', at: [15010, -655], turned: 0, isIsle: true },
      { id: 'bougainville', at: [15690, -600], turned: 0, isIsle: true },
      { id: 'guadalcanal', at: [15975, -1035], turned: 0, isIsle: true },
    ],
    atolls: [],
  },
  midway: {
    waters: [{ id: 'pacific', at: [18650, 2720], isWide: true }],
    lands: [],
    atolls: ['midway-airfield', 'kure'],
  },
  'eastern-solomons': {
    waters: [
      { id: 'pacific', at: [15750, -470], isWide: true },
      { id: 'solomon-sea', at: [15420, -880], isWide: false },
      { id: 'coral-sea', at: [15700, -1130], isWide: true },
    ],
    lands: [
      { id: 'bougainville', at: [15570, -680], turned: 0, isIsle: true },
      { id: 'guadalcanal', at: [15990, -1010], turned: 0, isIsle: true },
      { id: 'malaita', at: [16165, -880], turned: 0, isIsle: true },
      { id: 'san-cristobal', at: [16210, -1090], turned: 0, isIsle: true },
    ],
    atolls: [],
  },
  'santa-cruz': {
    waters: [
      { id: 'pacific', at: [16560, -520], isWide: true },
      { id: 'coral-sea', at: [16130, -1390], isWide: true },
    ],
    lands: [
      { id: 'guadalcanal', at: [16030, -1020], turned: 0, isIsle: true },
      { id: 'malaita', at: [16130, -850], turned: 0, isIsle: true },
      { id: 'san-cristobal', at: [16230, -1105], turned: 0, isIsle: true },
    ],
    atolls: [],
  },
};

/** What a chart names besides the places of its sheet; nothing on one that came with somebody's pack. */
export const watersOf = (campaign: string): Waters => charts[campaign] ?? none;
