import type { Language } from '@tallyho/words';
import { type SuperfortressView, superfortressChoices, superfortressRules } from '@tallyho/zero';
import type { CurveScene } from '../../../campaign/scene.ts';
import { deskWords } from '../../../campaign/words/words.ts';
import type { EndScene } from '../../../play/scene.ts';
import { superfortressWords } from '../words/words.ts';

const { SUPPLY } = superfortressChoices;

/** The rule by which a campaign that was played to its end is decided. */
export const COUNTED = 'CH-30.9a';

/** How many weeks had a Mission. */
export const missionsFlown = ({ weeks }: Pick<SuperfortressView, 'weeks'>): number =>
  weeks.filter(({ mission }) => mission >= 0).length;

/** CH-30.9a — how it ended; null: it goes on. */
export function endOf(view: SuperfortressView, language: Language): EndScene | null {
  const w = superfortressWords[language];
  const { outcome, vps, weeks, log } = view;
  if (outcome === null) return null;
  const isCounted = outcome.because === COUNTED;
  const transports = weeks.flatMap(({ duties }) => duties.filter((duty) => duty === SUPPLY)).length;
  const lost = view.fleet.filter((one) => one.lost > 0).length;
  return {
    headline: isCounted ? w.results[superfortressRules.resultOf(vps)] : w.outcome.conceded,
    because: isCounted ? w.outcome.because(vps) : '',
    rule: outcome.because,
    winners: outcome.winners,
    lines: [
      w.outcome.flights({ missions: missionsFlown(view), transports }),
      ...(lost === 0 ? [] : [w.outcome.lost(lost)]),
      ...(log.length === 0 ? [w.desk.noFlights] : []),
    ],
  };
}

/** Victory and supply points, week after week. */
export function curvesOf({ weeks, outcome }: SuperfortressView, language: Language): CurveScene[] {
  const w = superfortressWords[language];
  const over = weeks.slice(0, outcome === null ? -1 : undefined);
  const moments = [deskWords[language].report.start, ...over.map(({ week }) => `${w.desk.week} ${week}`)];
  const curve = (title: string, values: readonly number[]): CurveScene => ({
    title,
    moments,
    series: [{ name: title, values: [0, ...values] }],
  });
  return [
    curve(
      w.outcome.plot,
      over.map(({ vps }) => vps),
    ),
    curve(
      w.outcome.supplyPlot,
      over.map(({ supply }) => supply),
    ),
  ];
}
