import type { Language } from '@tallyho/words';
import { minus } from '@tallyho/words/figures';
import type { CarrierView, Launch } from '@tallyho/zero';
import { camps } from '../../../campaign/scene.ts';
import type { PastScene, StrikeLink } from '../scene.ts';
import { carrierWords } from '../words/words.ts';
import { type Reported, reportedIn } from './reported.ts';
import { resourceName } from './resources.ts';
import { launchName, ordersWords } from './speak.ts';

/** What a launch came to, in a few words. */
export function launchLine({ kind, report }: Launch, language: Language): string {
  const w = carrierWords[language];
  if (report === null) return '';
  const lost = report.flown.map((side) => side.filter(({ fate }) => fate === 'destroyed').length);
  return kind === 'scout'
    ? w.desk.scouted(report.lasted)
    : w.desk.struck({ damage: report.damage, japanese: lost[0], allied: lost[1] });
}

/** Z-25.22a — the Log Sheets: what both sides ordered turn by turn, and what was flown. */
export function pastOf(view: CarrierView, language: Language): PastScene[] {
  const reported = reportedIn(view);
  return view.log.map(({ orders, resources, report }, turn): PastScene => {
    const numbered = reported.map((each, number): readonly [number, Reported] => [number, each]);
    const own = numbered.filter(([, each]) => each.turn === turn);
    return {
      turn: turn + 1,
      orders: orders.map((each) => ordersWords(each, language)),
      resources: resources.map((number) => resourceName(view, number, language)),
      points: report?.vps.map(minus) ?? null,
      report: own.find(([, each]) => each.of === 'turn')?.[0] ?? null,
      strikes: own.flatMap(([number, each]): StrikeLink[] =>
        each.of === 'turn'
          ? []
          : [
              {
                key: String(number),
                name: launchName(view.fixed, each.launch, language),
                line: launchLine(each.launch, language),
                camp: camps[each.launch.side],
                report: number,
                mission: each.mission,
              },
            ],
      ),
    };
  });
}
