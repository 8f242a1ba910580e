import { type HistoricalColumn, historicalColumns, historicalPeople } from '../content/corsairs/historical.ts';
import { mostSkilled, type SelectionCampaign, selectionTable, serviceRules } from '../content/corsairs/selection.ts';
import type { Border, Service } from '../content/types.ts';
import type { SelectionRow, SelectionTerms } from './types.ts';

/* What the player aid says of a campaign: rows, services, limits, historical names. */

const NO_ROW: SelectionRow = { skilled: [], green: [] };

/** CH-19.24f, CH-19.34a — the row for a service in a campaign and its period; where there is none, no card gives anybody. */
export const rowIn = (
  campaign: SelectionCampaign,
  period: string | null,
  service: Service,
  crews: boolean,
): SelectionRow =>
  selectionTable.find(
    (line) =>
      line.people === (crews ? 'crews' : 'pilots') &&
      line.services.includes(service) &&
      line.campaign === campaign &&
      (line.period === null || line.period === period),
  ) ?? NO_ROW;

/** CH-GAP-20 — the service that each border of a card decides on. */
export type ServiceByBorder = { readonly [border in Border]: Service };

/** What decides whose pilots fly, besides the campaign. */
export interface Flown {
  /** CH-19.24k, CH-GAP-85 — whether the aircraft are of Henderson Field, and not of the carriers, whose CAP is their own. */
  readonly fromIsland: boolean;
  /** CH-19.24m, CH-19.24n — whether the Mission is marked as the Marines'. */
  readonly marked: boolean;
}

/** CH-19.24i — the service of a type that Navy and Marines both have: one of them; or its owner chooses; or a card says it. */
export function servedBy(
  campaign: SelectionCampaign,
  { fromIsland, marked }: Flown,
): Service | 'choose' | ServiceByBorder {
  const rule = serviceRules[campaign];
  switch (rule.by) {
    case 'choice': // CH-19.24j, CH-GAP-19
      return 'choose';
    case 'card': // CH-19.24o, CH-GAP-20
      return rule.services;
    case 'base': // CH-19.24k, CH-GAP-85
      return fromIsland ? rule.island : rule.carrier;
    case 'mark': // CH-19.24m, CH-19.24n
      return marked ? rule.marked : rule.otherwise;
    case 'campaign': // CH-19.24l
      return rule.service;
  }
}

/** CH-19.24u — the most Skilled pilots of each side in a Strike or Mission. */
export const mostIn = (campaign: SelectionCampaign): SelectionTerms['most'] => [
  mostSkilled[campaign]?.japanese ?? null,
  null,
];

const isColumn = (name: string): name is HistoricalColumn => historicalColumns.some((column) => column === name);

/** CH-19.26a — who was there, in a campaign or in a period of it. */
export function historicalIn(campaign: SelectionCampaign, period: string | null): ReadonlySet<string> {
  const column = [`${campaign}-${period}`, campaign].find(isColumn);
  return new Set(column === undefined ? [] : historicalPeople[column]);
}
