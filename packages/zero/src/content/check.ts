import { type LimitProblem, MOST_FACES, type Problem, type Result } from '@tallyho/kernel';
import { type Check, type LeftOut, mapOf, oneOf, packIn, problemsIn, section, usually } from '@tallyho/kernel/packs';
import type { ContentProblem, Report, ZeroProblem } from '../problems.ts';
import type { CampaignPack } from './campaign-types.ts';
import { fighter, formation, lightBomber, supply } from './check/aircraft.ts';
import { landCampaign } from './check/campaign.ts';
import { face } from './check/cards.ts';
import { carrierCampaign, carrierResource } from './check/carriers.ts';
import { award, displayRow, resourceOption, target } from './check/missions.ts';
import { name } from './check/parts.ts';
import { crewCounter, pilot, pilotCounter } from './check/people.ts';
import { checkReferences } from './check/references.ts';
import { type Face, MOST_COPIES, type Pack } from './types.ts';

/** A pack that has been read: the kinds of the Basic Game, and those of the campaign game that it has. */
export type ReadPack = Required<Pack> & CampaignPack;

/** A kind of the campaign game. One that a pack does not have is left out: dogfights are recorded with their packs. */
const ofCampaigns = (entry: Check<ContentProblem>): LeftOut<ContentProblem> => ({
  check: (given, place, report) => {
    const read = section(entry)(given, place, report);
    return Array.isArray(read) && read.length === 0 ? undefined : read;
  },
  instead: () => undefined,
});

const campaignKinds: { readonly [kind in keyof CampaignPack]-?: LeftOut<ContentProblem> } = {
  lightBombers: ofCampaigns(lightBomber),
  formations: ofCampaigns(formation),
  supply: ofCampaigns(supply),
  display: ofCampaigns(displayRow),
  targets: ofCampaigns(target),
  awards: ofCampaigns(award),
  resources: ofCampaigns(resourceOption),
  counters: ofCampaigns(pilotCounter),
  crews: ofCampaigns(crewCounter),
  campaigns: ofCampaigns(landCampaign),
  carrierResources: ofCampaigns(carrierResource),
  carrierCampaigns: ofCampaigns(carrierCampaign),
};

const packShape = mapOf<ContentProblem>({
  system: usually('zero', oneOf(['zero'])),
  pack: name,
  faces: usually([], section(face)),
  fighters: usually([], section(fighter)),
  pilots: usually([], section(pilot)),
  ...campaignKinds,
});

/** What no entry can show by itself: no card number twice, and nothing named that nobody has. */
function checkTogether(pack: ReadPack, report: Report): void {
  checkNumbers(pack.faces, report);
  checkFaces(pack.faces, report);
  checkReferences(pack, report);
}

/** Everything that is wrong with a pack that came from outside; an empty list: it can be used. */
export const checkPack = (given: unknown): readonly Problem<ContentProblem | LimitProblem>[] =>
  problemsIn(given, packShape, checkTogether);

/** A pack from outside with what was left out, or the first thing that is wrong with it. */
export const readPack = (given: unknown): Result<ReadPack, ContentProblem | LimitProblem> =>
  packIn(given, packShape, checkTogether);

/** No more faces, and no more cards of one, than a game can tell apart. */
export function checkFaces(faces: readonly Face[], report: Report<ZeroProblem>): void {
  const shown = faces.filter(({ cards }) => cards.length > 0);
  if (shown.length > MOST_FACES) report('too-many-faces', 'faces', { faces: shown.length, most: MOST_FACES });
  for (const { id, cards } of shown) {
    if (cards.length > MOST_COPIES)
      report('too-many-copies', `faces.${id}`, { copies: cards.length, most: MOST_COPIES });
  }
}

/** CH-30.0b — every card has a number of its own. */
export function checkNumbers(faces: readonly Face[], report: Report<ZeroProblem>): void {
  const numbers = new Map<number, string>();
  for (const { id, cards } of faces) {
    for (const { number } of cards) {
      const other = numbers.get(number);
      if (other !== undefined) report('card-number-twice', `faces.${id}`, { number, other });
      numbers.set(number, id);
    }
  }
}
