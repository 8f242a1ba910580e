import { below, chanceFrom, Table } from '@tallyho/kernel';
import { wingsOfWar } from '../src/index.ts';

const o = wingsOfWar.options(JSON.parse(process.argv[2] ?? '{}'));
if (!o.ok) {
  console.log(JSON.stringify(o));
  process.exit(1);
}
const rng = chanceFrom('x');
let n = 0,
  games = 0,
  turns = 0;
const ends: Record<string, number> = {};
const start = performance.now();
while (performance.now() - start < Number(process.argv[3] ?? 2000)) {
  const table = new Table(wingsOfWar, wingsOfWar.setup(o.value, chanceFrom(games)));
  table.advance();
  while (table.state.asks.length > 0) {
    let ask = table.state.asks[0];
    for (const a of table.state.asks)
      if (a.choice === null) {
        ask = a;
        break;
      }
    const options = table.options(ask);
    table.answer(ask, options[below(rng, options.length)]);
    n++;
  }
  games++;
  turns += table.state.turn;
  const k = String(table.state.outcome?.because) + (table.state.outcome?.winners.length ? '' : ' draw');
  ends[k] = (ends[k] ?? 0) + 1;
}
const s = (performance.now() - start) / 1000;
console.log(
  Math.round(n / s),
  'decisions/s',
  Math.round(games / s),
  'games/s',
  (n / games).toFixed(1),
  'per game',
  (turns / games).toFixed(1),
  'turns',
  ends,
);
