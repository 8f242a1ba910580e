import { useEffect, useState } from 'react';
import { type Poster, posters } from '../../home/posters/campaigns.ts';
import type { Craft } from '../craft.ts';
import { metIn, type Sheets, sheetsOf } from '../met-in.ts';

/** The campaigns in which an aircraft flies; null: they are being fetched. */
export function useMetIn(craft: Craft): readonly Poster[] | null {
  const [sheets, setSheets] = useState<Sheets | null>(null);
  const { system } = craft;
  useEffect(() => {
    let isWanted = true;
    sheetsOf(system).then(
      (found) => isWanted && setSheets(found),
      () => isWanted && setSheets({}),
    );
    return () => {
      isWanted = false;
    };
  }, [system]);
  return sheets === null ? null : metIn(posters, sheets, craft);
}
