import { type ArmsMode, type ArmsRow, armsDisplay } from '../content/corsairs/display.ts';
import { kamikazeDamage } from '../content/corsairs/kamikazes.ts';
import { isRowOf, type SearchLine } from '../content/kamikaze-types.ts';
import { bombingResults, borders, type Face } from '../content/types.ts';
import type { DeckTables } from './fixed-cards.ts';
import type { TargetTables } from './fixed-target.ts';
import { type KamikazeFixed, NO_TARGET } from './kamikaze.ts';
import type { Roster } from './roster.ts';
import { type SearchOrders, sheetsIn } from './search-orders.ts';

/** CH-28.4 — the targets that can be found, each with all that a Target Sheet says, and where every card leads. */
export interface SearchFixed {
  ids: string[];
  sheets: TargetTables[];
  /** CH-28.44b — by sheet, its Area Flak as printed, and with what all ships have more. */
  areaFlak: number[];
  /** By card: the number of a sheet, or NO_TARGET. */
  byCard: number[];
  /** Draws that may be discarded and made again. */
  redraws: number;
}

const isBorder = (card: SearchLine['card']): boolean => borders.some((border) => border === card);

/** CH-28.42a — whether a line of the Kamikaze Search Table speaks of a card: its result first, then its title or border. */
function fits({ result, card }: SearchLine, face: Face, bombing: number): boolean {
  if (bombingResults[bombing] !== result) return false;
  if (card === null) return true;
  return isBorder(card) ? face.border === card : isRowOf(face, card as Exclude<typeof card, Face['border']>);
}

export function searchTables(
  search: SearchOrders,
  { campaign }: Roster,
  { faces, face }: DeckTables,
  bombing: readonly number[],
  tablesOf: (id: string) => TargetTables,
  redraws: number,
  flakShift: number,
): SearchFixed {
  const ids = sheetsIn(search);
  return {
    ids,
    sheets: ids.map(tablesOf),
    areaFlak: ids.map((id) =>
      Math.max(0, (campaign.targets.find((sheet) => sheet.id === id)?.areaFlak ?? 0) + flakShift),
    ),
    byCard: face.map((shown, card) => {
      const line = search.table.find((one) => fits(one, faces[shown], bombing[card]));
      return line?.target === null || line === undefined ? NO_TARGET : ids.indexOf(line.target);
    }),
    redraws,
  };
}

export const kamikazeTables = ({ elements, bombers }: Roster): KamikazeFixed => ({
  elements: elements.map(({ given }) => given.kamikaze === true),
  bombers: bombers.map(({ given }) => given.kamikaze === true && given.ohka !== true),
  multi: elements.map(({ fighter }) => fighter.engines > 1),
  bomberMulti: bombers.map(({ aircraft }) => aircraft.engines > 1),
  damage: [...kamikazeDamage.single, ...kamikazeDamage.multi],
  cards: rowFor('kamikaze').cards,
  flak: rowFor('kamikaze').flak ?? 0,
  ohkaCards: rowFor('ohka').cards,
  ohkaFlak: rowFor('ohka').flak ?? 0,
});

function rowFor(mode: ArmsMode): ArmsRow {
  const row = armsDisplay.find((one) => one.mode === mode);
  if (row === undefined) throw new RangeError(`the Bombing Display has no row for ${mode}`);
  return row;
}
