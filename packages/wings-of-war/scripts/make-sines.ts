import { writeFileSync } from 'node:fs';

/*
 * Makes src/geometry/sines.ts: sine and cosine as whole numbers, scaled by 2^26. Whole degrees, and hundredths of one
 * degree, are enough: the angle-sum formula gives every other heading, and all its products stay below 2^53.
 */
const SCALE = 2 ** 26;
const degrees = (d: number): number => (d * Math.PI) / 180;
const rows = (numbers: number[]): string => {
  const lines: string[] = [];
  for (let i = 0; i < numbers.length; i += 10) lines.push(`  ${numbers.slice(i, i + 10).join(', ')},`);
  return lines.join('\n');
};
const table = (name: string, said: string, numbers: number[]): string =>
  `/** ${said} */\n// biome-ignore format: a table\nexport const ${name}: readonly number[] = [\n${rows(numbers)}\n];\n`;
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export const sinesText = [
  '/** Made by scripts/make-sines.ts: change it there. */\n',
  `/** What stands for 1. */\nexport const SCALE = ${SCALE};\n`,
  table(
    'sineOfDegree',
    'Sine of 0° to 90°.',
    range(91).map((d) => Math.round(Math.sin(degrees(d)) * SCALE)),
  ),
  table(
    'sineOfHundredth',
    'Sine of 0.00° to 0.99°.',
    range(100).map((c) => Math.round(Math.sin(degrees(c / 100)) * SCALE)),
  ),
  table(
    'cosineOfHundredth',
    'Cosine of 0.00° to 0.99°.',
    range(100).map((c) => Math.round(Math.cos(degrees(c / 100)) * SCALE)),
  ),
].join('\n');

if (process.argv.includes('--write')) writeFileSync(new URL('../src/geometry/sines.ts', import.meta.url), sinesText);
