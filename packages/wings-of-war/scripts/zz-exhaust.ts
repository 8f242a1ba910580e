import { exhaust } from '@tallyho/conformance';
import { wingsOfWarTrial } from '../src/index.ts';

const r = exhaust(wingsOfWarTrial as never, 's', 4000);
console.log(r.games, r.choices, r.used, wingsOfWarTrial.features.length, r.missing);
