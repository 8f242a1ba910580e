import type { LimitProblem, Problem } from '@tallyho/kernel';
import { flag, id, listOf, mapOf, oneOf, pairOf, problemsIn, section, whole } from '@tallyho/kernel/packs';
import { basePack } from './base.ts';
import { campaign } from './campaigns/check.ts';
import { checkCampaigns } from './campaigns/sense.ts';
import { type Content, mergePacks } from './merge.ts';
import { type ContentProblem, entryOf, name, type Report } from './problems.ts';
import {
  checkDeck,
  contradictionsOfBomber,
  contradictionsOfFace,
  contradictionsOfFighter,
  contradictionsOfPilot,
} from './sense.ts';
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
export const checkPack = (given: unknown): readonly Problem<ContentProblem | LimitProblem>[] =>
  problemsIn(given, packShape, (pack: Pack, report: Report) => {
    const content = mergePacks(basePack, [pack]);
    checkDeck(content.faces, report);
    checkAircraft(content, pack, report);
    checkCampaigns(content, pack.campaigns ?? [], report);
  });
