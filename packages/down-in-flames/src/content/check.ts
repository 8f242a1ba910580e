import type { Problem } from '@tallyho/kernel';
import { basePack } from './base.ts';
import { mergePacks } from './merge.ts';
import { checkDeck, contradictionsOfFace, contradictionsOfFighter, contradictionsOfPilot } from './sense.ts';
import {
  type Check,
  type ContentProblem,
  flag,
  id,
  inside,
  isMap,
  listOf,
  mapOf,
  name,
  oneOf,
  pairOf,
  type Report,
  whole,
} from './shape.ts';
import {
  abilities,
  answerables,
  bomberEffects,
  type Face,
  type Fighter,
  faceTypes,
  nations,
  type Pack,
  type Pilot,
  subtitles,
  titles,
} from './types.ts';

/** A rule id, or one of the two words. */
const source: Check = (given, place, report) => {
  if (typeof given === 'string' && /^(public|reconstructed|DIF-[A-Z]+-\d{2})$/.test(given)) return;
  report('content-bad-source', place, { found: typeof given === 'string' ? given : null });
};

/** Every field that an entry has, by path, down to 'front.horsepower[1]': no entry goes deeper than three levels. */
function pathsOf(given: unknown, place = '', levels = 3): string[] {
  const own = place === '' ? [] : [place];
  if (levels === 0) return own;
  if (Array.isArray(given))
    return [...own, ...given.flatMap((value, i) => pathsOf(value, `${place}[${i}]`, levels - 1))];
  if (!isMap(given)) return own;
  return [
    ...own,
    ...Object.entries(given).flatMap(([field, value]) => pathsOf(value, inside(place, field), levels - 1)),
  ];
}

/** Every datum has a source: `all` must be there, and a field that is named must exist. */
const provenance =
  (entry: unknown): Check =>
  (given, place, report) => {
    const paths = pathsOf(entry).filter((path) => path !== 'all');
    mapOf({ all: source }, Object.fromEntries(paths.map((path) => [path, source])))(given, place, report);
  };

/** An entry: its fields with their sources, and, once they are all there, whether they agree with each other. */
const entryOf =
  <T>(fields: { readonly [name: string]: Check }, sense: (entry: T, place: string, report: Report) => void): Check =>
  (given, place, report) => {
    let sound = true;
    const noting: Report = (code, where, facts) => {
      sound = false;
      report(code, where, facts);
    };
    mapOf({ ...fields, sources: provenance(given) })(given, place, noting);
    if (sound) sense(given as T, place, report);
  };

const face = entryOf<Face>(
  {
    id,
    title: oneOf(titles),
    subtitle: oneOf(subtitles),
    type: oneOf(faceTypes),
    maneuver: whole(0, 4),
    bursts: whole(0, 6),
    hits: whole(0, 9),
    reactTo: listOf(oneOf(answerables)),
    bomber: oneOf(bomberEffects),
    copies: mapOf({ pacific: whole(0, 55), europe: whole(0, 55) }),
  },
  contradictionsOfFace,
);

const side = mapOf({
  speed: whole(0, 9),
  performance: whole(1, 12),
  horsepower: pairOf(whole(0, 9)),
  bursts: whole(0, 9),
  // DIF-GAP-21 — Firepower may be negative.
  firepower: whole(-3, 9),
  airframe: whole(1, 40),
  gunner: whole(0, 9),
  turbocharger: flag,
  agile: flag,
  barrage: flag,
  bombs: whole(0, 99),
});

const fighter = entryOf<Fighter>(
  { id, name, nation: oneOf(nations), year: whole(1930, 1946), points: whole(1, 99), front: side, damaged: side },
  contradictionsOfFighter,
);

const pilot = entryOf<Pilot>(
  { id, name, nation: oneOf([...nations, 'generic']), points: whole(0, 99), abilities: listOf(oneOf(abilities)) },
  contradictionsOfPilot,
);

/** Entries of one kind, no two with the same id. */
const section =
  (entry: Check): Check =>
  (given, place, report) => {
    listOf(entry)(given, place, report);
    if (!Array.isArray(given)) return;
    const first = new Map<unknown, string>();
    given.forEach((value, i) => {
      if (!isMap(value) || typeof value.id !== 'string') return;
      const before = first.get(value.id);
      if (before === undefined) first.set(value.id, `${place}[${i}]`);
      else report('content-duplicate-id', `${place}[${i}].id`, { id: value.id, first: before });
    });
  };

const packShape = mapOf(
  { system: oneOf(['down-in-flames']), pack: id },
  { faces: section(face), fighters: section(fighter), pilots: section(pilot) },
);

/** Everything that is wrong with a pack; nothing, if it is a Pack. The deck is looked at as it is with the pack in it. */
export function checkPack(given: unknown): readonly Problem<ContentProblem>[] {
  const problems: Problem<ContentProblem>[] = [];
  const report: Report = (code, place, facts = {}) => {
    problems.push({ code, place, facts });
  };
  packShape(given, '', report);
  if (problems.length === 0) checkDeck(mergePacks(basePack, [given as Pack]).faces, report);
  return problems;
}
