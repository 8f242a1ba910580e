import { tryGame } from '@tallyho/conformance';
import { wingsOfWarTrial } from '../src/index.ts';

const [from, to, every] = process.argv.slice(2).map(Number);
let n = 0;
for (let i = from; i < to; i++) {
  const { finding, choices } = tryGame(wingsOfWarTrial as never, `t${i}`, { every });
  n += choices;
  if (finding) {
    console.log(i, finding.check, finding.detail.slice(0, 1500), finding.picks.length);
    if (process.argv[5]) break;
  }
}
console.log('choices', n);
