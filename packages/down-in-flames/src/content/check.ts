import { excessOf, type LimitProblem, type Problem, problem } from '@tallyho/kernel';
import { basePack } from './base.ts';
import { campaign } from './campaigns/check.ts';
import { checkCampaigns } from './campaigns/sense.ts';
import { entryOf } from './entries.ts';
import { type Content, mergePacks } from './merge.ts';
import {
  checkDeck,
  contradictionsOfBomber,
  contradictionsOfFace,
  contradictionsOfFighter,
  contradictionsOfPilot,
} from './sense.ts';
import {
  type Check,
  type ContentProblem,
  flag,
  id,
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
  type Bomber,
  bomberEffects,
  type Face,
  type Fighter,
  faceTypes,
  levels,
  nations,
  type Pack,
  type Pilot,
  subtitles,
  titles,
} from './types.ts';

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

const bomberSide = mapOf({
  speed: whole(0, 9),
  defense: whole(0, 12),
  support: whole(0, 9),
  airframe: whole(1, 40),
  bombs: whole(0, 99),
});

const bomber = entryOf<Bomber>(
  {
    id,
    name,
    nation: oneOf(nations),
    year: whole(1930, 1946),
    points: whole(1, 99),
    altitude: oneOf(levels),
    front: bomberSide,
    damaged: bomberSide,
  },
  contradictionsOfBomber,
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
  {
    faces: section(face),
    fighters: section(fighter),
    pilots: section(pilot),
    bombers: section(bomber),
    campaigns: section(campaign),
  },
);

/** DIF-CMP-13 — an arrow names its aircraft by id alone, so no fighter and no bomber may share one. */
function checkAircraft(
  { fighterById, bomberById }: Content,
  { fighters = [], bombers = [] }: Pack,
  report: Report,
): void {
  fighters.forEach(({ id: shared }, i) => {
    if (bomberById.has(shared)) report('content-duplicate-id', `fighters[${i}].id`, { id: shared, first: 'bombers' });
  });
  bombers.forEach(({ id: shared }, i) => {
    if (fighterById.has(shared)) report('content-duplicate-id', `bombers[${i}].id`, { id: shared, first: 'fighters' });
  });
}

/**
 * Everything that is wrong with a pack; nothing, if it is a Pack. The deck is looked at as it is with the pack in it.
 */
export function checkPack(given: unknown): readonly Problem<ContentProblem | LimitProblem>[] {
  const excess = excessOf(given);
  if (excess !== null) return [excess];
  const problems: Problem<ContentProblem>[] = [];
  const report: Report = (code, place, facts = {}) => {
    problems.push(problem(code, place, facts).problem);
  };
  packShape(given, '', report);
  if (problems.length === 0) {
    const content = mergePacks(basePack, [given as Pack]);
    checkDeck(content.faces, report);
    checkAircraft(content, given as Pack, report);
    checkCampaigns(content, (given as Pack).campaigns ?? [], report);
  }
  return problems;
}
