import type { BalanceResult } from './balance.ts';
import { box, dot, label, line, picture, shade } from './chart.ts';

/** The words on the picture, in the reader's language. */
export interface BalanceWords {
  readonly title: string;
  readonly matrix: string;
  readonly points: string;
  readonly strength: string;
  readonly fit: string;
}

const CELL = 13;
const NAMES = 150;
const TOP = 60;
const PLOT = 420;

/** The matrix of all against all, strongest first, and beside it the strength over the printed points. */
export function balanceChart(result: BalanceResult, words: BalanceWords): string {
  const { measured } = result;
  const side = measured.length * CELL;
  const plotLeft = NAMES + side + 90;
  const hasPlot = result.line !== null;
  const height = Math.max(TOP + NAMES + side + 40, hasPlot ? TOP + PLOT + 70 : 0);
  const width = hasPlot ? plotLeft + PLOT + 40 : NAMES + side + 40;
  return picture(width, height, words.title, [
    label(16, 26, words.title, { size: 15 }),
    label(16, 44, words.matrix, { soft: true }),
    ...matrix(result),
    ...(hasPlot ? scatter(result, words, plotLeft) : []),
  ]);
}

function matrix({ measured, matrix: cells }: BalanceResult): string[] {
  const top = TOP + NAMES;
  const parts: string[] = [];
  for (const [row, { name, elo }] of measured.entries()) {
    const y = top + row * CELL;
    parts.push(label(NAMES - 6, y + CELL - 3, `${name} ${elo > 0 ? '+' : ''}${elo}`, { anchor: 'end', size: 9 }));
    parts.push(label(NAMES + row * CELL + CELL - 3, top - 4, name, { size: 9, turn: -90 }));
    for (const [column, share] of cells[row].entries())
      if (share !== null) parts.push(box(NAMES + column * CELL, y, CELL - 1, CELL - 1, shade(share)));
  }
  return parts;
}

function scatter({ measured, line: fit }: BalanceResult, words: BalanceWords, left: number): string[] {
  const xs = measured.map(({ points }) => points ?? 0);
  const ys = measured.map(({ elo }) => elo);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
  const x = (value: number): number => left + (PLOT * (value - x0)) / Math.max(1, x1 - x0);
  const y = (value: number): number => TOP + PLOT - (PLOT * (value - y0)) / Math.max(1, y1 - y0);
  const parts = [line(left, TOP, left, TOP + PLOT, true), line(left, TOP + PLOT, left + PLOT, TOP + PLOT, true)];
  for (const value of [x0, Math.round((x0 + x1) / 2), x1])
    parts.push(label(x(value), TOP + PLOT + 16, String(value), { anchor: 'middle', soft: true }));
  for (const value of [y0, Math.round((y0 + y1) / 2), y1])
    parts.push(label(left - 6, y(value) + 4, String(value), { anchor: 'end', soft: true }));
  if (fit !== null)
    parts.push(line(x(x0), y(fit.intercept + fit.slope * x0), x(x1), y(fit.intercept + fit.slope * x1), true));
  for (const { name, points, elo } of measured) parts.push(dot(x(points ?? 0), y(elo), `${name}: ${points}, ${elo}`));
  parts.push(label(left + PLOT / 2, TOP + PLOT + 36, words.points, { anchor: 'middle' }));
  parts.push(label(left - 48, TOP + PLOT / 2, words.strength, { anchor: 'middle', turn: -90 }));
  parts.push(label(left + PLOT / 2, TOP + PLOT + 56, words.fit, { anchor: 'middle', soft: true }));
  return parts;
}
