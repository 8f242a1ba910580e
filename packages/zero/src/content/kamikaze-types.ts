import type { ListedAircraft } from './aircraft-types.ts';
import { type MissionRow, missionRows, rowCards } from './campaign-types.ts';
import { type BombingResult, type Border, borders, type Face, type Service } from './types.ts';

/** Z-24.44b — the rows of a table that is read by an Action card; with CORSAIRS AND HELLCATS, FULL THROTTLE has one too. */
export const cardRows = [...missionRows, 'full-throttle'] as const;
export type CardRow = (typeof cardRows)[number];

const isMissionRow = (row: CardRow): row is MissionRow => row !== 'full-throttle';

/** Whether a card with this face leads to a row: by its title, IN MY SIGHTS by its Bursts. */
export function isRowOf({ title, bursts }: Pick<Face, 'title' | 'bursts'>, row: CardRow): boolean {
  if (!isMissionRow(row)) return title === 'FULL THROTTLE';
  const wanted = rowCards[row];
  return title === wanted.title && (wanted.bursts === 0 || wanted.bursts === bursts);
}

/** CH-28.42a — what a line of the Kamikaze Search Table asks of a card besides its bombing result: a title, or a border. */
export const searchCards = [...cardRows, ...borders] as const;
export type SearchCard = CardRow | Border;

/** CH-28.42a — a line of the Kamikaze Search Table: the bombing result first, then the card; null: any card, nothing found. */
export interface SearchLine {
  readonly result: BombingResult;
  readonly card: SearchCard | null;
  /** The id of a Target Sheet. */
  readonly target: string | null;
}

/** CH-28.21c — whose the kamikazes of a line are: a Resource may depend on it. */
export type KamikazeService = Extract<Service, 'ija' | 'ijn'>;

/** CH-28.21a — a line of the Kamikaze Aircraft Table: what flies when this card is drawn. */
export interface KamikazeLine {
  readonly card: CardRow;
  readonly service: KamikazeService;
  readonly aircraft: readonly ListedAircraft[];
  /** CH-18.82a — its Formation aircraft carry an MXY7 each. */
  readonly ohkas: boolean;
}
