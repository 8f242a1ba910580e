import type { Decision, Refusal } from '@tallyho/kernel';
import { type Language, reason } from '@tallyho/words';
import type { AnyGuadalcanalChoice, AssignedFlight, GuadalcanalView } from '@tallyho/zero';
import { altitudes as allAltitudes, resupplyShips } from '@tallyho/zero/content';
import { craftOf } from '../../campaign/model/cards.ts';
import type { BoxScene, GoneScene } from '../../carriers/scene.ts';
import { altitudeName, flightsName, groupLabel, loadName } from '../model/names.ts';
import type { PlanScene, ResupplyScene } from '../scene.ts';
import { guadalcanalWords } from '../words/words.ts';
import { resupplyWords } from './speak.ts';
import { nightMoves } from './week.ts';

type Choice = AnyGuadalcanalChoice;
type Flights = readonly AssignedFlight[];

const countIn = (flights: Flights): string => String(flights.reduce((sum, { count }) => sum + count, 0));
const altitudeIn = (flights: Flights): string => flights[0]?.altitude ?? '';
const loadIn = (flights: Flights): string => flights.map(({ load }) => load).join(' ');

/** What all of a plan carry, or each of its Elements. */
function loadWords(flights: Flights, language: Language): string {
  const { form, land } = guadalcanalWords[language];
  const [first] = flights;
  if (first === undefined) return '';
  if (flights.every(({ load }) => load === first.load)) return loadName(first.load, language);
  return flights
    .map((flight) => form.each({ group: groupLabel(flight, language), load: loadName(flight.load, language) }))
    .join(land.desk.between);
}

/** Reasons that concern the way in which aircraft are grouped, and not how many there are. */
const ofTheWay: readonly string[] = ['not-grouped', 'not-its-altitude'];

const goneBy = ({ reason: why, because }: Refusal<Choice>, language: Language): GoneScene => ({
  reason: reason(why, language),
  rule: because,
});

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** CH-29.55a — what may fly of the type that is asked about, and what may not, with the reason. */
export function planOf(
  view: GuadalcanalView,
  { seat, options }: Decision<Choice>,
  refusals: readonly Refusal<Choice>[],
  language: Language,
): PlanScene<Choice> | null {
  const w = guadalcanalWords[language];
  const [first] = options;
  if (first?.do !== 'fly') return null;
  const craft = craftOf(first.aircraft);
  const open = options.flatMap((choice) =>
    choice.do !== 'fly'
      ? []
      : [
          {
            count: countIn(choice.flights),
            altitude: altitudeIn(choice.flights),
            load: loadIn(choice.flights),
            choice,
            text:
              choice.flights.length === 0
                ? w.form.keepBack(craft.name)
                : w.form.assign({ count: Number(countIn(choice.flights)), aircraft: craft.name }),
            flights: choice.flights,
          },
        ],
  );
  const refused = refusals.flatMap((refusal) =>
    refusal.choice.do === 'fly' ? [{ refusal, flights: refusal.choice.flights }] : [],
  );
  const goneOf = (isIt: (flights: Flights) => boolean, ofWay: boolean): GoneScene | null => {
    if (open.some(({ flights }) => isIt(flights))) return null;
    const why = refused.find(({ refusal, flights }) => isIt(flights) && ofTheWay.includes(refusal.reason) === ofWay);
    return why === undefined ? null : goneBy(why.refusal, language);
  };
  const all = [...open.map(({ flights }) => flights), ...refused.map(({ flights }) => flights)];
  const counts = distinct(all.map(countIn)).sort((a, b) => Number(a) - Number(b));
  const levels = allAltitudes.filter((level) => all.some((flights) => altitudeIn(flights) === level));
  const assigned = view.flights[seat];
  return {
    craft,
    already: assigned.length === 0 ? w.form.alreadyNone : w.form.already(flightsName(assigned, language)),
    counts: counts.map(
      (count): BoxScene => ({
        key: count,
        name: count === '0' ? w.form.none : count,
        note: '',
        gone: goneOf((flights) => countIn(flights) === count, false),
      }),
    ),
    altitudes: levels.map(
      (level): BoxScene => ({
        key: level,
        name: altitudeName(level, language),
        note: '',
        gone: goneOf((flights) => altitudeIn(flights) === level, true),
      }),
    ),
    loads: distinct(open.flatMap(({ flights, load }) => (flights.length === 0 ? [] : [load]))).map((key) => ({
      key,
      name: loadWords(open.find(({ load }) => load === key)?.flights ?? [], language),
      note: '',
      gone: null,
    })),
    open: open.map(({ flights: _, ...each }) => each),
  };
}

/** CH-29.43a, CH-29.7a — what can go down the Slot or be declared, what it would bring, and why not. */
export function resupplyOf(
  view: GuadalcanalView,
  { options }: Decision<Choice>,
  refusals: readonly Refusal<Choice>[],
  language: Language,
): ResupplyScene<Choice>[] {
  const w = guadalcanalWords[language];
  const scene = (choice: Choice, gone: GoneScene | null): ResupplyScene<Choice>[] => {
    if (choice.do !== 'resupply') return [];
    const { by } = choice;
    const ship = resupplyShips.find((one) => one === by);
    return [
      {
        key: by,
        name: by === 'destroyer' || by === 'freighter' ? w.sheet.ships[by] : w.sheet.battles[by],
        note: ship === undefined ? '' : w.form.left(view.ships[resupplyShips.indexOf(ship)]),
        moves: nightMoves(view.fixed, by, language),
        gone,
        choice: gone === null ? choice : null,
        text: resupplyWords(by, language),
      },
    ];
  };
  return [
    ...options.flatMap((choice) => scene(choice, null)),
    ...refusals.flatMap((refusal) => scene(refusal.choice, goneBy(refusal, language))),
  ];
}
