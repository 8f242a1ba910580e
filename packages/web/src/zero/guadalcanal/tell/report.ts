import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import type { FlownCraft, GuadalcanalLine, GuadalcanalView } from '@tallyho/zero';
import type { LossScene, ReportScene } from '../../../campaign/scene.ts';
import { craftOf, pilotName } from '../../campaign/model/cards.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { marks } from '../../campaign/tell/map.ts';
import { levelName, lineName, sentName, targetKind, targetSheet } from '../model/names.ts';
import { markerMoves } from '../model/weeks.ts';
import { type GuadalcanalWords, guadalcanalWords } from '../words/words.ts';
import { spaceName } from './speak.ts';

type Logged = Pick<GuadalcanalView, 'log'>;

/** What has been flown or fought, and what is being: each is a game inside this one. */
export const begunIn = ({ log }: Logged): GuadalcanalLine[] =>
  log.filter(({ report, flights, attacker, kind }) =>
    report === null ? kind === 'battle' || flights[attacker].length > 0 : report.flown,
  );

/** What there is a report of. */
export const reportedIn = ({ log }: Logged): GuadalcanalLine[] => log.filter(({ report }) => report?.flown === true);

export const reportsIn = (view: Logged): number => reportedIn(view).length;

export function missionTitle({ log }: Logged, mission: number, language: Language): string {
  const line = begunIn({ log })[mission];
  return line === undefined
    ? ''
    : guadalcanalWords[language].report.title({ week: line.week, what: lineName(line, language) });
}

const lossOf = ({ aircraft, pilot, wingman, fate }: FlownCraft, i: number, w: GuadalcanalWords): LossScene => ({
  key: String(i),
  craft: craftOf(aircraft),
  isHit: fate !== 'disengaged',
  fate: fate === 'destroyed' ? 'shot-down' : fate === 'disengaged' ? 'withdrawn' : fate,
  text: w.land.report.loss({ pilot: pilot === '' ? '' : pilotName(pilot), wingman, fate: w.land.fates[fate] }),
});

/** Where the marker went with a line, in a sentence; '': it has not been moved yet. */
function markerWords(view: GuadalcanalView, line: GuadalcanalLine, language: Language): string {
  const w = guadalcanalWords[language];
  const found = markerMoves(view, view.outcome !== null).find((one) => one.line === line);
  if (found === undefined) return '';
  const name = spaceName(view.fixed, found.at, language);
  const at = name === '' ? signed(found.at) : `${signed(found.at)}, ${name}`;
  return found.move === 0 ? w.report.markerStays(at) : w.report.marker({ move: signed(found.move), at });
}

/** CH-29.63a, CH-29.63b — a report by its number: of a Mission that is back, or of a battle that is over. */
export function reportOf(view: GuadalcanalView, number: number, language: Language): ReportScene | null {
  const line = reportedIn(view)[number];
  if (line === undefined || line.report === null) return null;
  const w = guadalcanalWords[language];
  const common = {
    title: missionTitle(view, number, language),
    sides: sideIds.map((side) => w.sides[side]),
    result: markerWords(view, line, language),
    counted: w.report.counted,
    next: line.kind === 'attack' ? w.report.next : w.report.nextWeek,
  };
  return line.battle === null
    ? { ...common, ...missionReport(view, line, line.report, number, language) }
    : { ...common, ...battleReport(view, line.report.winner, language) };
}

type Told = Omit<ReportScene, 'title' | 'sides' | 'result' | 'counted' | 'next'>;
type Reported = NonNullable<GuadalcanalLine['report']>;

function missionReport(
  { fixed }: GuadalcanalView,
  line: GuadalcanalLine,
  { damage, level, vps, craft }: Reported,
  mission: number,
  language: Language,
): Told {
  const w = guadalcanalWords[language];
  const sheet = targetSheet(fixed, line.target);
  const last = (sheet?.levels.length ?? 1) - 1;
  const name = levelName(fixed, line.target, level, language);
  const lost = craft.map((own) => own.filter(({ fate }) => fate === 'destroyed').length);
  const [japanese, allied] = line.flights.map((flights) => sentName(flights, language));
  return {
    mission,
    about: w.report.attacked({
      side: w.sides[sideIds[line.attacker]],
      kind: targetKind(fixed, line.target, language),
    }),
    target: sheet === undefined ? 'airfield' : marks[sheet.kind],
    stamp: { text: name, status: level === 0 ? 'intact' : level === last ? 'destroyed' : 'damaged' },
    story: w.report.damage({ points: damage, level: name, vps }),
    picked: w.events.assigned({ japanese, allied }),
    bombs:
      sheet === undefined
        ? null
        : { title: w.land.report.damagePlot, fell: damage, marks: sheet.levels.slice(1).map(({ from }) => from) },
    points: [
      { name: w.report.rows.vps, values: sideIds.map((_, seat) => (seat === line.attacker ? vps : 0)) },
      { name: w.report.rows.flown, values: craft.map((own) => own.length) },
      { name: w.report.rows.lost, values: lost },
    ],
    losses: sideIds.map((side, seat) => ({
      title: w.land.report.losses(w.sides[side]),
      losses: craft[seat].flatMap((one, i) => (one.fate === 'home' ? [] : [lossOf(one, i, w)])),
    })),
  };
}

function battleReport({ seat }: GuadalcanalView, winner: number, language: Language): Told {
  const w = guadalcanalWords[language];
  const stamp =
    winner < 0 ? w.report.drawn : seat < 0 ? w.sides[sideIds[winner]] : winner === seat ? w.report.won : w.report.lost;
  return {
    mission: null,
    about: w.report.battleAbout,
    target: 'aircraft-carrier',
    stamp: { text: stamp, status: 'intact' },
    story: w.report.battle(winner < 0 ? '' : w.sides[sideIds[winner]]),
    picked: '',
    bombs: null,
    points: [],
    losses: [],
  };
}
