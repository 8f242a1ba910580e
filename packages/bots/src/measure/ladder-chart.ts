import { box, label, line, picture } from './chart.ts';
import type { LadderResult } from './ladder.ts';

/** The words on the picture, in the reader's language. */
export interface LadderWords {
  readonly title: string;
  readonly axis: string;
  readonly interval: string;
  bout(a: string, b: string): string;
}

const LEFT = 190;
const WIDTH = 420;
const ROW = 34;
const TOP = 64;
const BAR = '#a9c4de';
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A bar for every pairing, from 0 to 100 %, with its 95 % interval and a line at one half. */
export function ladderChart({ bouts }: LadderResult, words: LadderWords): string {
  const bottom = TOP + bouts.length * ROW;
  const x = (share: number): number => LEFT + share * WIDTH;
  const parts: string[] = [label(16, 26, words.title, { size: 15 }), label(16, 44, words.interval, { soft: true })];
  for (const tick of [0, 0.25, 0.5, 0.75, 1]) {
    parts.push(line(x(tick), TOP - 6, x(tick), bottom, tick === 0.5));
    parts.push(label(x(tick), bottom + 16, `${100 * tick}`, { anchor: 'middle', soft: true }));
  }
  for (const [i, { a, b, share, wins, losses }] of bouts.entries()) {
    const y = TOP + i * ROW;
    const middle = y + 11;
    parts.push(label(LEFT - 10, middle + 4, words.bout(a, b), { anchor: 'end' }));
    parts.push(box(x(0), y + 2, share.share * WIDTH, 18, BAR));
    parts.push(line(x(share.low), middle, x(share.high), middle, true));
    for (const end of [share.low, share.high]) parts.push(line(x(end), middle - 5, x(end), middle + 5, true));
    parts.push(label(x(1) + 10, middle + 4, `${percent(share.share)} (${wins}–${losses})`));
  }
  parts.push(label(LEFT + WIDTH / 2, bottom + 36, words.axis, { anchor: 'middle' }));
  return picture(LEFT + WIDTH + 150, bottom + 50, words.title, parts);
}
