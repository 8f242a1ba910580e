import { writeFileSync } from 'node:fs';
import { aircraftTypes } from '../../src/art/aircraft/types/index.ts';
import { cutOutOf } from './cut-out-of.ts';

// Writes the cut-outs of all types anew: node packages/web/test/art/write-cut-outs.ts

const lines = aircraftTypes.map((type) => `  '${type.id}': '${cutOutOf(type)}',`);
const text = `/**
 * What every type looks like when it is cut out of paper, in tenths of a metre: \`cut-out.ts\` reads it. Written from the
 * models by \`node packages/web/test/art/write-cut-outs.ts\`.
 */
export const cutOuts: { readonly [type: string]: string | undefined } = {
${lines.join('\n').replaceAll(/ {2}'([a-z0-9]+)':/g, '  $1:')}
};
`;
writeFileSync(new URL('../../src/art/aircraft/sketch/cut-outs.ts', import.meta.url), text);
