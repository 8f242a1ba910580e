/** How fast the others play. A bot answers after the same time whatever it holds: its haste must not tell its cards. */
export const paces = ['calm', 'brisk', 'at-once'] as const;
export type Pace = (typeof paces)[number];

export const delayOf: { readonly [pace in Pace]: number } = { calm: 1100, brisk: 500, 'at-once': 0 };

const KEPT_AS = 'tallyho.pace';

export function keptPace(): Pace {
  try {
    const kept = localStorage.getItem(KEPT_AS);
    return paces.find((pace) => pace === kept) ?? 'calm';
  } catch {
    return 'calm';
  }
}

export function keepPace(pace: Pace): void {
  try {
    localStorage.setItem(KEPT_AS, pace);
  } catch {
    // It holds until the page is closed.
  }
}
