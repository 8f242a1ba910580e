import { type Language, reason } from '@tallyho/words';
import {
  campaignContentOf,
  campaignRules,
  corsairs,
  type LandChoice,
  type LandView,
  optionFits,
  type Resource,
  type ResourceEntry,
  type ResourceName,
} from '@tallyho/zero';
import type { PickScene, PicksScene } from '../../../campaign/scene.ts';
import { craftsOf } from '../model/cards.ts';
import { resourceLines } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { landWords } from '../words/words.ts';
import { corsairsPicksOf } from './corsairs-picks.ts';
import { periodAt } from './map.ts';

/** Z-24.52a, Z-24.53a — the Resources of a side: those that are left can be taken, the others say why not. */
export function picksOf(
  view: LandView,
  seat: number,
  options: readonly LandChoice[],
  language: Language,
): PicksScene<LandChoice> {
  if (corsairs.isCorsairs(view.fixed.campaign)) return corsairsPicksOf(view, seat, options, language);
  const w = landWords[language];
  const offered = (n: number): LandChoice | undefined =>
    options.find((choice) => choice.do === 'resource' && choice.resource === n);
  const all = (side: number): PickScene<LandChoice>[] =>
    campaignRules.resourcesOf(view.fixed, side).map((resource) => {
      const choice = side === seat ? offered(resource.number) : undefined;
      return {
        ...faceOf(view, side, resource, language),
        offer: choice === undefined ? null : { choice, text: w.desk.take(resource.number) },
      };
    });
  return {
    title: w.desk.ownResources,
    cards: all(seat),
    none: null,
    theirs: { title: w.desk.enemyResources(w.campaigns.sides[sideIds[1 - seat]]), cards: all(1 - seat) },
  };
}

/** What a Resource brings; the lists are open, only the choice is secret. */
function faceOf(
  view: LandView,
  side: number,
  { number, periods }: Resource,
  language: Language,
): Omit<PickScene<LandChoice>, 'offer'> {
  const w = landWords[language];
  const period = periodAt(view);
  const entry = periods[period];
  const isOpen = campaignRules.openResources(view, side).includes(number);
  const mission = view.log.findIndex((each) => each.period === period && each.resources[side] === number) + 1;
  return {
    number,
    name: w.desk.resourceNumber(number),
    aircraft: craftsOf(entry.aircraft),
    lines: resourceLines(entry, language),
    about: aboutOf(view, side, entry, language),
    gone: isOpen
      ? null
      : { reason: reason('resource-is-used', language), rule: 'Z-24.53a', stamp: w.desk.stampUsed(mission) },
  };
}

/** What its aircraft and options do in the Mission that is being prepared; Z-CGAP-78: what does not fit is spent for nothing. */
function aboutOf(view: LandView, side: number, { aircraft, options }: ResourceEntry, language: Language): string {
  const w = landWords[language];
  const last = view.log.at(-1);
  const content = campaignContentOf(view.fixed.options.packs);
  const target = last === undefined ? null : campaignRules.targetOf(view.fixed, last.target);
  const fits = (name: ResourceName): boolean => {
    const option = content.resources.find(({ id }) => id === name);
    return option !== undefined && target !== null && optionFits(option, target, sideIds[side], content);
  };
  const effectsOf = (name: ResourceName): string =>
    (content.resources.find(({ id }) => id === name)?.effects ?? [])
      .map((effect) => w.campaigns.effects[effect.does](effect as never))
      .join(w.desk.between);
  return [
    ...(aircraft.length === 0 ? [] : [w.desk.freeAircraft]),
    ...options.map((name) =>
      fits(name)
        ? w.desk.optionDoes({ name: w.campaigns.resources[name], effects: effectsOf(name) })
        : w.desk.optionIdle(w.campaigns.resources[name]),
    ),
  ].join(' ');
}
