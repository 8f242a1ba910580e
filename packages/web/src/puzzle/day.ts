/** The day of the first puzzle; days are those of UTC, so that it is the same puzzle everywhere. */
export const FIRST_DAY = '2026-11-01';
const DAY = 86_400_000;

/** A day as it stands in addresses: 2026-11-18. */
export type Day = string;

export const dayAt = (now: number): Day => new Date(now).toISOString().slice(0, 10);

/** Whether a text is a day that there is. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && dayAt(at) === text;
}

/** How many days after the first one it is. */
export const numberOf = (day: Day): number => (Date.parse(day) - Date.parse(FIRST_DAY)) / DAY;

/** A month of a calendar: its first day, how many places of the first week (from Monday) are empty, and its days. */
export interface Month {
  readonly first: Day;
  readonly empty: number;
  readonly days: readonly Day[];
}

/** The months from the first puzzle to today, latest first; where a clock says that it is earlier, the month of that day. */
export function monthsUpTo(today: Day): readonly Month[] {
  const start = today < FIRST_DAY ? today : FIRST_DAY;
  const months = new Map<string, Day[]>();
  for (let at = Date.parse(start); at <= Date.parse(today); at += DAY) {
    const day = dayAt(at);
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months.values()].reverse().map((days) => {
    const first = `${days[0].slice(0, 7)}-01`;
    const before = (Date.parse(days[0]) - Date.parse(first)) / DAY;
    return { first, empty: ((new Date(first).getUTCDay() + 6) % 7) + before, days };
  });
}
