import type { Craft } from './craft.ts';
import type { HangarWords } from './words/words.ts';

/** So far above or below most, from -1 to 1, a rating must stand to be spoken of. */
const NOTABLE = 0.3;

/** How a rating stands among others: 1, better than all; -1, worse than all. */
export function standing(value: number, others: readonly number[]): number {
  const balance = others.reduce((sum, other) => sum + Math.sign(value - other), 0);
  return others.length === 0 ? 0 : balance / others.length;
}

/** What an aircraft is best and worst at, among its kind; null: nothing to speak of. */
export interface Character {
  readonly strong: string | null;
  readonly weak: string | null;
}

export function characterOf(craft: Craft, all: readonly Craft[]): Character {
  const kin = all.filter(({ kind, id }) => kind === craft.kind && id !== craft.id);
  // What it is worth is the sum of all that, and how high it can go matters in few fights: nothing to be advised by.
  const stands = craft.bars
    .filter(({ id }) => id !== 'value' && id !== 'ceiling')
    .map(({ id, value }) => ({
      id,
      stands: standing(
        value,
        kin.flatMap(({ bars }) => bars.find((bar) => bar.id === id)?.value ?? []),
      ),
    }));
  const best = stands.toSorted((a, b) => b.stands - a.stands)[0];
  const worst = stands.toSorted((a, b) => a.stands - b.stands)[0];
  return {
    strong: best !== undefined && best.stands >= NOTABLE ? best.id : null,
    weak: worst !== undefined && worst.stands <= -NOTABLE ? worst.id : null,
  };
}

/** One line of advice: what to do with it, and what to beware of. */
export function adviceFor(craft: Craft, all: readonly Craft[], { advice }: HangarWords): string {
  const { strong, weak } = characterOf(craft, all);
  const [good, bad]: readonly { readonly [bar: string]: string }[] = [advice.strong, advice.weak];
  const said = [good[strong ?? ''], bad[weak ?? '']].filter((text) => text !== undefined);
  return said.length === 0 ? advice.even : said.join(' ');
}
