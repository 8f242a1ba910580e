import { type Language, reason } from '@tallyho/words';
import { corsairsWords } from '@tallyho/words/corsairs';
import {
  type CorsairsEntry,
  campaignRules,
  corsairs,
  type LandChoice,
  type LandView,
  type LogEntry,
} from '@tallyho/zero';
import type { PickScene, PicksScene } from '../../../campaign/scene.ts';
import { craftsOf } from '../model/cards.ts';
import { entryLines, optionName } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { landWords } from '../words/words.ts';
import { periodAt } from './map.ts';

/** The letters of what a Resource lets its owner choose from. */
const LETTERS = ['a', 'b', 'c', 'd'] as const;
const ENTRY = 100;

/** Z-24.52a, CH-EX-06 — the Resources of a side; one that may be one of two is there twice. */
export function corsairsPicksOf(
  view: LandView,
  seat: number,
  options: readonly LandChoice[],
  language: Language,
): PicksScene<LandChoice> {
  const w = landWords[language];
  const { resources } = corsairs.corsairsSheet(view.fixed);
  const all = (side: number): PickScene<LandChoice>[] =>
    resources[sideIds[side]].flatMap(({ number }) => {
      const entries = corsairs.entriesOf(view.fixed, side, number, periodAt(view));
      return entries.map((entry, at): PickScene<LandChoice> => {
        const name = entryName(number, entries.length > 1 ? at : null, language);
        const choice = options.find(
          (one) => one.do === 'resource' && one.resource === number && (one.entry ?? 0) === at,
        );
        return {
          number: number + ENTRY * at,
          ...(entries.length > 1 ? { mark: `${number}${LETTERS[at]}` } : {}),
          name,
          aircraft: craftsOf(entry.aircraft),
          lines: entryLines(entry, language),
          about: aboutOf(view, side, number, at, entry, language),
          gone: goneOf(view, side, number, seat === side && choice === undefined, language),
          offer: side !== seat || choice === undefined ? null : { choice, text: w.corsairs.take(name) },
        };
      });
    });
  return {
    title: w.desk.ownResources,
    cards: all(seat),
    none: null,
    theirs: { title: w.desk.enemyResources(w.campaigns.sides[sideIds[1 - seat]]), cards: all(1 - seat) },
  };
}

/** "Resource 5 b". */
export function entryName(number: number, entry: number | null, language: Language): string {
  const name = landWords[language].desk.resourceNumber(number);
  return entry === null ? name : `${name} ${LETTERS[entry]}`;
}

function goneOf(
  view: LandView,
  side: number,
  number: number,
  isBarred: boolean,
  language: Language,
): PickScene<LandChoice>['gone'] {
  const w = landWords[language];
  const mission = view.log.findIndex((each) => each.resources[side] === number) + 1;
  if (!campaignRules.openResources(view, side).includes(number))
    return { reason: reason('resource-is-used', language), rule: 'Z-24.53a', stamp: w.desk.stampUsed(mission) };
  return isBarred
    ? { reason: reason('escort-of-another-service', language), rule: 'CH-28.21c', stamp: w.corsairs.notNow }
    : null;
}

/** What an entry does in the Mission that is being prepared; CHS-R9: what does not fit is lost. */
function aboutOf(
  { fixed, log }: LandView,
  side: number,
  number: number,
  at: number,
  { aircraft, option }: CorsairsEntry,
  language: Language,
): string {
  const w = landWords[language];
  const last = log.at(-1);
  const told = aircraft.length === 0 ? [] : [w.desk.freeAircraft];
  if (option === null || last?.corsairs === undefined) return told.join(' ');
  const put = (of: readonly number[], own: number): number[] => of.map((one, i) => (i === side ? own : one));
  const picked: LogEntry = {
    ...last,
    resources: put([0, 0], number),
    corsairs: { ...last.corsairs, entries: put([0, 0], at) },
  };
  const effects = corsairs.effectsOf(fixed, picked).filter((one) => one.side === sideIds[side]);
  const name = optionName(option, language);
  if (effects.length === 0) return [...told, w.desk.optionIdle(name)].join(' ');
  return [
    ...told,
    w.desk.optionDoes({ name, effects: effects.map(({ effect }) => said(effect, language)).join(w.desk.between) }),
  ].join(' ');
}

/** An effect of either game in words. */
function said(effect: ReturnType<typeof corsairs.effectsOf>[number]['effect'], language: Language): string {
  const zero = landWords[language].campaigns.effects;
  const isZero = effect.does in zero && !(effect.does === 'resource-late');
  return isZero
    ? zero[effect.does as keyof typeof zero](effect as never)
    : corsairsWords(language).effect(effect as Parameters<ReturnType<typeof corsairsWords>['effect']>[0]);
}
