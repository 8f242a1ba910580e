import lighthouse, { desktopConfig } from 'lighthouse';
import { launch, openStage } from './browser.ts';

// Lighthouse on the built page, as a phone and as a desk: node e2e/lighthouse.ts

const PORT = 9222;
const wanted = {
  phone: { performance: 95, accessibility: 95, 'best-practices': 95 },
  desk: { performance: 100, accessibility: 100, 'best-practices': 100 },
};

const stage = await openStage();
const browser = await launch([`--remote-debugging-port=${PORT}`]);
for (const [screen, config] of [
  ['phone', undefined],
  ['desk', desktopConfig],
] as const) {
  const flags = { port: PORT, onlyCategories: Object.keys(wanted[screen]), logLevel: 'error' } as const;
  const run = await lighthouse(`${stage.address}/`, flags, config);
  for (const [category, least] of Object.entries(wanted[screen])) {
    const score = Math.round((run?.lhr.categories[category]?.score ?? 0) * 100);
    console.info(`${screen} ${category} ${score}${score < least ? ` (wanted ${least})` : ''}`);
    if (score < least) process.exitCode = 1;
  }
  const lost = Object.values(run?.lhr.audits ?? {}).filter(({ score }) => score !== null && score < 0.9);
  for (const { id, title, displayValue = '' } of lost) console.info(`  ${id}: ${title} ${displayValue}`);
}
await browser.close();
await stage.close();
