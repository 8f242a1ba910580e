import type { Seat } from '@tallyho/kernel';
import type { OpenGuadalcanal } from '@tallyho/zero';
import { type Outlook, outlookOf } from './zero-guadalcanal-outlook.ts';
import { type QuickSheet, sheetOf } from './zero-guadalcanal-sheet.ts';

/**
 * How the sheets stand: what everything on them adds to a score from which the chance of a Japanese victory follows. Fitted to 150,000 quick
 * campaigns played to their end from sheets at random, with all that was still to come in them: events, groups, battles, weeks without ships
 * (`test/fit/guadalcanal-standing.ts` plays others).
 */

/** All that is fitted; only a fit writes to it. */
export const standing = {
  /** CH-29.65a — the spaces between the ends of the track: where events begin a space is worth two or three times as much as further left. */
  spaces: [-1.57, -1.28, -1.08, -0.88, -0.68, -0.49, -0.13, 0.47, 0.89],
  /** CH-29.54c — boxes of a type as weeks in which it can fly at full number: what the first, the second and the third such week are worth. */
  boxes: {
    a6m2: [0.43, 0.27, 0.31],
    a6m3: [0.46, 0.34, 0],
    'a6m2-n': [0.28, 0.14, 0],
    f1m2: [0.27, 0.18, 0],
    d3a1: [0.03, 0.01, 0.01],
    g4m1: [0.33, 0.02, 0.02],
    'f4f-3': [0.5, 0.21, 0],
    'p-400': [0.18, 0.05, 0],
    'sbd-3': [0.76, 0.48, 0.05],
    tbf: [0.31, 0.14, 0.07],
    'pby-5': [0.15, 0.06, 0],
    'b-17e': [0.62, 0, 0],
    'p-38g': [0.1, 0, 0],
  } as { readonly [aircraft: string]: number[] },
  /** CH-29.43e, CH-29.57a, CH-29.73a — ships, the fewer the more one counts, having none; groups that have come already; a battle fought. */
  start: -1.22,
  destroyers: 1.97,
  freighters: 0.25,
  noShips: -1.73,
  groups: 0.7,
  fought: -0.08,
};
/** A type of somebody's own making. */
const ORDINARY = [0.3, 0.15, 0];
/** Quick campaigns use aircraft up more quickly than people who think about them do: half of it is counted. */
const USED_UP = 0.5;

const upTo = (ships: number): number => ships / (ships + 2);
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** The score of the sheets without the marker. */
export function scoreOf({ types, groups }: QuickSheet, at: Outlook, usedUp = USED_UP): number {
  const [destroyers, freighters] = at.ships;
  let score = standing.start + standing.destroyers * upTo(destroyers) + standing.freighters * upTo(freighters);
  if (destroyers + freighters === 0) score += standing.noShips;
  if (groups.length > 0) score += (standing.groups * at.groups) / groups.length;
  for (const isFought of at.fought) if (isFought) score += standing.fought;
  for (let seat = 0; seat < types.length; seat++)
    for (let type = 0; type < types[seat].length; type++) {
      const { aircraft, weekly } = types[seat][type];
      const weeks = at.boxes[seat][type] / weekly;
      const [first, second, third] = standing.boxes[aircraft] ?? ORDINARY;
      const worth = first * between(0, weeks, 1) + second * between(0, weeks - 1, 1) + third * between(0, weeks - 2, 1);
      score += seat === 0 ? usedUp * worth : -usedUp * worth;
    }
  return score;
}

/** CH-29.8a — the chance that the Japanese win when a week ends with such a score and the marker here. */
export function chanceAt({ first, last, wins }: QuickSheet, score: number, marker: number): number {
  const at = between(first, marker, last);
  const winner: Seat = wins[at - first];
  if (winner >= 0) return winner === 0 ? 1 : 0;
  const sum = score + (standing.spaces[at - first - 1] ?? 0);
  return 0.5 + sum / (2 * Math.sqrt(1 + sum * sum));
}

/** CH-29.64a — the same in mid-week: tonight the marker may go on or back. */
export function chanceBefore(sheet: QuickSheet, score: number, marker: number): number {
  const at = between(sheet.first, marker, sheet.last);
  return (
    STAYS * chanceAt(sheet, score, at) +
    ((1 - STAYS) / 2) * (chanceAt(sheet, score, at - 1) + chanceAt(sheet, score, at + 1))
  );
}
const STAYS = 0.4;

/** The chance that the Japanese win, as everybody can see it. */
export function standingOf(s: OpenGuadalcanal): number {
  const sheet = sheetOf(s.fixed);
  return chanceAt(sheet, scoreOf(sheet, outlookOf(sheet, s)), s.marker);
}
