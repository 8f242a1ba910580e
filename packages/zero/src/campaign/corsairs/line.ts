/** What a line of the Log Sheets has besides in a campaign of CORSAIRS AND HELLCATS; everybody may know all of it. */
export interface CorsairsLine {
  /** CH-27.21b — the place of the Special Mission in its table; NO_SPECIAL: an ordinary Mission. */
  special: number;
  /** CH-27.12a — the Target Sheet that a card has named; '': the sheet names it. */
  sheet: string;
  /** CH-28.21a — the cards on the Kamikaze Aircraft Table, by their rows. */
  forces: number[];
  /** By side, what has been picked: the Resource, and which of its entries; see `pickOf`. */
  picks: number[];
  /** By side, which of a Resource's entries its owner takes: 0 the first. */
  entries: number[];
  /** The type of the one Element that the enemy's effect leaves of a Resource; '': all of them come. */
  retained: string;
  /** By side, the type of which one more flies; '': none. */
  reinforced: string[];
  /** CH-19.41a — by side and place, who is green. */
  green: boolean[][];
  /** CHS-R10 — the aircraft that had the Passenger, once everybody knows; NO_PASSENGER: nobody does, or there was none. */
  passenger: number;
}

export const NO_SPECIAL = -1;
export const NO_PASSENGER = -1;

export const newLine = (): CorsairsLine => ({
  special: NO_SPECIAL,
  sheet: '',
  forces: [],
  picks: [0, 0],
  entries: [0, 0],
  retained: '',
  reinforced: ['', ''],
  green: [[], []],
  passenger: NO_PASSENGER,
});
