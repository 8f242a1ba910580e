import { type Chance, chanceFrom } from '@tallyho/kernel';
import { byThumb, honestWorlds, type Level, type Thumbs, think, thinkerFor } from '../src/index.ts';
import { type AnyTable, openAsk, tableOf } from './tables.ts';

/** Of each kind of decision so many are written down in a game: the first ones, and later ones ever more rarely. */
const OF_A_KIND = [0, 1, 2, 5, 11, 23, 47];
/** So many weights are written down of a long list: the best, and the worst. */
const [BEST, WORST] = [6, 2];
/** So many options of the same weight are named. */
const NAMED = 5;
/** So many of the options that were looked into are written down. */
const LOOKED_INTO = 8;

const figure = (value: number): string => String(Number(value.toPrecision(6)));
const list = (values: readonly number[]): string => values.map(figure).join(' ');

/** What somebody thinks of a game while it is played by rules of thumb: every weight, every estimate. */
export function judgement(thumbs: Thumbs, given: unknown, seed: string, level: Level, most: number): string {
  const lines: string[] = [];
  const chance = chanceFrom(seed);
  let written = 0;
  follow(thumbs, given, seed, level, (table, kind) => {
    lines.push(`${kind}: ${prospects(thumbs, table, chance)}`, ...weights(thumbs, table));
    return ++written < most;
  });
  return `${lines.join('\n')}\n`;
}

/** What somebody finds who looks ahead with so many playouts. */
export function foresight(thumbs: Thumbs, given: unknown, seed: string, playouts: number, most: number): string {
  const lines: string[] = [];
  let written = 0;
  follow(thumbs, given, seed, 'pilot', (table, kind) => {
    const ask = openAsk(table);
    if (ask === undefined || thumbs.unsearched?.includes(kind)) return true;
    const decision = table.decision(ask);
    const worlds = honestWorlds(thumbs, thumbs.game.observe(table.state, ask.seat));
    const thinker = thinkerFor(thumbs, worlds, decision, chanceFrom(`${seed} ${written}`));
    think(thinker, { playouts }, false);
    lines.push(`${kind}: ahead by ${figure(thinker.lead())}`);
    for (const { option, chance, playouts, answers } of thinker.ranked().slice(0, LOOKED_INTO)) {
      const text = thumbs.game.write(table.state, decision.options[option], ask.seat);
      const replies = answers.map(({ seat, choice, share }) => `${seat} ${JSON.stringify(choice)} ${figure(share)}`);
      lines.push(`  ${figure(chance)} in ${playouts}: ${text}${replies.map((reply) => `\n    ${reply}`).join('')}`);
    }
    return ++written < most;
  });
  return `${lines.join('\n')}\n`;
}

/** Plays a game by rules of thumb, and looks at decisions of every kind until there is enough. */
function follow(
  thumbs: Thumbs,
  given: unknown,
  seed: string,
  level: Level,
  look: (table: AnyTable, kind: string) => boolean,
): void {
  const table = tableOf(thumbs, given, seed);
  const chance = chanceFrom(seed);
  const met = new Map<string, number>();
  for (let ask = openAsk(table); ask !== undefined; ask = openAsk(table)) {
    const decision = table.decision(ask);
    const { kind, options } = decision;
    if (options.length > 1) {
      const nth = met.get(kind) ?? 0;
      met.set(kind, nth + 1);
      if (OF_A_KIND.includes(nth) && !look(table, kind)) return;
    }
    const view = thumbs.game.observe(table.state, ask.seat);
    table.answer(ask, options[options.length === 1 ? 0 : byThumb(thumbs, level, view, decision, chance)]);
  }
}

/** What each seat may hope for; in a campaign also what it has come to, and what it may come to. */
function prospects(thumbs: Thumbs, { state }: AnyTable, chance: Chance): string {
  const hopes = state.asked.map((_, seat) => thumbs.estimate(state, seat));
  const total = thumbs.total && `, total ${figure(thumbs.total(state))}`;
  const onward = thumbs.onward && `, onward ${list([1, 2, 3].map(() => thumbs.onward?.(state, chance) ?? 0))}`;
  return `hopes ${list(hopes)}${total ?? ''}${onward ?? ''}`;
}

/** The weight of every option, those of the same weight together. */
function weights(thumbs: Thumbs, table: AnyTable): string[] {
  const ask = openAsk(table);
  if (ask === undefined) return [];
  const options = table.options(ask);
  const weighed: number[] = [];
  thumbs.weigh(table, ask, options, weighed);
  const byWeight = Map.groupBy(options.keys(), (option) => weighed[option]);
  const heaviest = [...byWeight].sort(([a], [b]) => b - a);
  const lines = heaviest.map(([weight, alike]) => {
    const named = alike.slice(0, NAMED).map((option) => thumbs.game.write(table.state, options[option], ask.seat));
    const more = alike.length > NAMED ? ` and ${alike.length - NAMED} more` : '';
    return `  ${figure(weight)} ${named.join(' | ')}${more}`;
  });
  if (lines.length <= BEST + WORST + 1) return lines;
  const between = heaviest.slice(BEST, -WORST).flatMap(([weight, alike]) => alike.map(() => weight));
  const sum = between.reduce((all, weight) => all + weight, 0);
  return [...lines.slice(0, BEST), `  … ${between.length} between, ${figure(sum)} in all`, ...lines.slice(-WORST)];
}
