import type { Bar, Craft } from '../craft.ts';

/** A rating that both have, as bars from the middle outwards. */
export interface BarPair {
  readonly id: string;
  readonly name: string;
  readonly help: string;
  readonly a: BarEnd;
  readonly b: BarEnd;
}

export interface BarEnd {
  readonly text: string;
  /** How much of its room the bar takes, 0 to 1. */
  readonly share: number;
  readonly isBetter: boolean;
}

/** What both cards show, each bar as long as its share of the most that any aircraft of their kinds has. */
export function barPairs(a: Craft, b: Craft, all: readonly Craft[]): readonly BarPair[] {
  if (a.system !== b.system) return [];
  const most = (id: string): number =>
    Math.max(
      1,
      ...all.flatMap(({ system, kind, bars }) =>
        system === a.system && (kind === a.kind || kind === b.kind)
          ? bars.filter((bar) => bar.id === id).map(({ value }) => value)
          : [],
      ),
    );
  return a.bars.flatMap((own): BarPair[] => {
    const other = b.bars.find(({ id }) => id === own.id);
    if (other === undefined) return [];
    const top = most(own.id);
    const end = (bar: Bar, against: Bar): BarEnd => ({
      text: bar.text,
      share: bar.value / top,
      isBetter: bar.value > against.value,
    });
    return [{ id: own.id, name: own.name, help: own.help, a: end(own, other), b: end(other, own) }];
  });
}

/** Whether both fly by cards of one kind, so that nothing of either is left out. */
export const areAlike = (a: Craft, b: Craft): boolean =>
  a.bars.length === b.bars.length && a.bars.every(({ id }) => b.bars.some((bar) => bar.id === id));
