import type { Seat, Trial } from '@tallyho/kernel';
import {
  combatTurns,
  environmentColumn,
  eventColumn,
  followUpDamage,
  followUpRaid,
  oppositionColumn,
  randomAircraft,
  startingAltitudes,
  superfortressTargets,
  transportColumn,
} from '../content/corsairs/superfortress.ts';
import { trainingBoxes } from '../content/corsairs/superfortress-types.ts';
import { handsInside } from '../held.ts';
import { sortieOf } from '../mission/state.ts';
import { type Dogfight, NOBODY } from '../state.ts';
import { tries as fightTries } from '../tries.ts';
import {
  buy,
  duties,
  everyBox,
  everyDuty,
  everyLevel,
  flyAt,
  giveDuty,
  replace,
  type SuperfortressChoice,
  tick,
} from './choices.ts';
import type { SuperfortressTableName } from './events.ts';
import type { SuperfortressOptions } from './options.ts';
import { destroyedOf } from './rules/duties.ts';
import { targetAt } from './rules/weeks.ts';
import { zeroSuperfortressScript } from './script.ts';
import type {
  AnySuperfortressChoice,
  AnySuperfortressEvent,
  Drawn,
  SuperfortressState,
  SuperfortressView,
  WeekLine,
} from './state.ts';

interface Line {
  readonly from: number;
  readonly to: number;
}

/** The tables, each in as many versions as it is read in. */
const tables: readonly { readonly name: string; readonly lines: readonly Line[] }[] = [
  { name: 'environment', lines: environmentColumn },
  { name: 'opposition in japan', lines: oppositionColumn },
  { name: 'opposition elsewhere', lines: oppositionColumn },
  { name: 'event in a mission', lines: eventColumn },
  { name: 'event in a transport', lines: eventColumn },
  { name: 'transport', lines: transportColumn },
  { name: 'turns', lines: combatTurns },
  { name: 'starting-altitude', lines: startingAltitudes },
  { name: 'follow-up-damage', lines: followUpDamage },
  { name: 'follow-up-raid', lines: followUpRaid },
  { name: 'target', lines: superfortressTargets },
];

const lineName = (table: string, { from, to }: Line): string => `${table}: ${from}–${to}`;

/** Every line of every table, every duty, every box in each of the three ways to tick it, every replacement, every Mission at every Altitude. */
const features: readonly string[] = [
  ...tables.flatMap(({ name, lines }) => lines.map((line) => lineName(name, line))),
  ...['yes', 'no'].flatMap((said) => [`mandatory: ${said}`, `lesson: ${said}`]),
  ...randomAircraft.map(({ of, nth }) => `random aircraft: ${nth} of ${of}`),
  ...duties.map((duty) => `duty ${duty}`),
  ...['medium', 'high', 'very high'].map((level) => `fly ${level}`),
  ...trainingBoxes.flatMap((box) => [`tick ${box}`, `learn ${box}`, `buy ${box}`]),
  'replace',
  'no replacement',
  'no lesson',
  'enough',
  'break off',
];

/** In which version a table has been read. */
function tableOf({ table, aircraft }: Drawn, { duties: given, mission }: WeekLine): string {
  const isSupply = aircraft >= 0 && duties[given[aircraft]] === 'supply';
  if (table === 'event') return isSupply ? 'event in a transport' : 'event in a mission';
  if (table !== 'opposition') return table;
  const isHome = !isSupply && targetAt(mission).area !== 'elsewhere';
  return isHome ? 'opposition in japan' : 'opposition elsewhere';
}

const answers: { readonly [table in SuperfortressTableName]?: (modified: number) => string } = {
  mandatory: (modified) => (modified >= 50 ? 'mandatory: yes' : 'mandatory: no'),
  lesson: (modified) => (modified <= 45 ? 'lesson: yes' : 'lesson: no'),
};

/** What has been drawn in the latest two weeks. */
const drawn = ({ weeks }: SuperfortressState): string[] =>
  weeks.slice(-2).flatMap((week) =>
    week.draws.map((one) => {
      const answer = answers[one.table];
      if (answer !== undefined) return answer(one.modified);
      const name = tableOf(one, week);
      const line = tables
        .find((table) => table.name === name)
        ?.lines.find(({ from, to }) => one.modified >= from && one.modified <= to);
      return line === undefined ? `${name}: none` : lineName(name, line);
    }),
  );

/** Whom fighters have chosen while all B-29s of a fight still fly. */
function chosen(inner: Dogfight): string[] {
  const { bombers, solitaire } = sortieOf(inner);
  if (bombers.some(({ fate }) => fate !== 0)) return [];
  return (solitaire?.target ?? []).flatMap((target) =>
    target === NOBODY ? [] : [`random aircraft: ${target - inner.planes.length + 1} of ${bombers.length}`],
  );
}

function used(s: SuperfortressState, choice: AnySuperfortressChoice): string[] {
  switch (choice.do) {
    case 'duty':
      return [`duty ${duties[choice.duty]}`];
    case 'fly':
      return [`fly ${['very low', 'low', 'medium', 'high', 'very high'][choice.altitude]}`];
    case 'tick':
      return [
        `${s.duties[choice.aircraft] === duties.indexOf('mission') ? 'learn' : 'tick'} ${trainingBoxes[choice.box]}`,
      ];
    case 'buy':
      return [`buy ${trainingBoxes[choice.box]}`];
    case 'replace':
      return ['replace'];
    case 'no-replacement':
      return ['no replacement'];
    case 'no-lesson':
      return ['no lesson'];
    case 'enough':
      return ['enough'];
    case 'leave':
      return ['break off'];
    default:
      return [];
  }
}

/** All that somebody might try, whether the rules allow it or not. */
function tries(s: SuperfortressState, kind: string, seat: Seat): readonly AnySuperfortressChoice[] {
  if (s.inner !== null) return fightTries(s.inner, kind, seat);
  const boxes = (
    ways: (aircraft: number, box: number) => SuperfortressChoice,
    aircraft: number,
  ): SuperfortressChoice[] => everyBox.map((box) => ways(aircraft, box));
  switch (kind) {
    case 'b29-duty': {
      const aircraft = s.fleet.findIndex(({ lost }, nth) => lost === 0 && s.duties[nth] < 0);
      return everyDuty.map((duty) => giveDuty(aircraft, duty));
    }
    case 'b29-altitude':
      return everyLevel.map(flyAt);
    case 'b29-training': {
      const { aircraft } = s.frames[s.frames.length - 1].at as { readonly aircraft: number };
      return boxes(tick, s.duties.indexOf(duties.indexOf('training'), aircraft));
    }
    case 'b29-lesson':
      return (s.log[s.log.length - 1].report?.over ?? [])
        .filter((aircraft) => s.fleet[aircraft].boxes.includes(0))
        .flatMap((aircraft) => boxes(tick, aircraft));
    case 'b29-replacement':
      return destroyedOf(s).map(replace);
    case 'b29-bought-training': {
      const { aircraft } = s.frames[s.frames.length - 1].at as { readonly aircraft: number };
      return boxes(buy, aircraft);
    }
    default:
      return [];
  }
}

/** What the conformance suite, the fuzzer and the exhaustive runner need of the campaign. */
export const zeroSuperfortressTrial: Trial<
  SuperfortressState,
  AnySuperfortressChoice,
  AnySuperfortressEvent,
  SuperfortressView,
  SuperfortressOptions
> = {
  script: zeroSuperfortressScript,
  deal: () => ({}),
  features,
  began: () => [],
  uses: (s, choice) => [...used(s, choice), ...(s.inner === null ? drawn(s) : chosen(s.inner))],
  tries,
  hands: handsInside,
};
