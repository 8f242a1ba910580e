import { type OpenSuperfortress, type SuperfortressView, superfortressRules } from '@tallyho/zero';
import {
  eventColumn,
  type Occurrence,
  oppositionColumn,
  superfortressTerms,
  transportColumn,
} from '@tallyho/zero/content';

/*
 * What a duty may bring, reckoned from the cards that have not been drawn in this week: nobody knows their order, and
 * nothing here looks at it. All are shuffled together when a week begins (CHS-R4).
 */

const { lineAt, mandatoryModifier, isMandatory, targetAt, untickedOf, teaches } = superfortressRules;

/** The numbers of the cards that may come next. */
export function numbersLeft({ fixed, discard }: Pick<SuperfortressView, 'fixed' | 'discard'>): number[] {
  const drawn = new Set(discard);
  return fixed.cards.filter((card) => !drawn.has(card)).map((card) => fixed.numbers[card]);
}

const share = (numbers: readonly number[], is: (number: number) => boolean): number =>
  numbers.length === 0 ? 0 : numbers.filter(is).length / numbers.length;

/** Whether a card on the Opposition column brings fighters: over Japan and Formosa others come than elsewhere (CH-30.43c). */
const brings =
  (home: boolean) =>
  (number: number): boolean => {
    const line = lineAt(oppositionColumn, number);
    return (home ? line.home : line.elsewhere).length > 0;
  };

const occurrenceAt = (number: number): Occurrence => lineAt(eventColumn, number).occurrence;

/** CH-30.43d, CH-30.63a — what the card for one B-29 on a Mission may say. */
export type EventOdds = { readonly [occurrence in Occurrence]: number };

export function eventOdds(numbers: readonly number[], add: number): EventOdds {
  const of = (occurrence: Occurrence): number => share(numbers, (number) => occurrenceAt(number + add) === occurrence);
  return {
    'tail-winds': of('tail-winds'),
    'lead-crew': of('lead-crew'),
    'no-event': of('no-event'),
    'ki-45': of('ki-45'),
    'engine-fire': of('engine-fire'),
    'navigation-error': of('navigation-error'),
    attack: of('attack'),
    opposition: of('opposition'),
  };
}

export interface MissionOdds {
  /** That fighters come, by the one card for the whole Mission (CH-30.43b). */
  readonly fighters: number;
  /** What the card for this B-29 may say. */
  readonly event: EventOdds;
  /** That others join them because of it: a Ki-45, or whoever another Opposition card brings (CH-30.43e). */
  readonly more: number;
  /** That a crew learns something, if one has been over the target (CH-30.65a). */
  readonly lesson: number;
}

/** The chance of one card and then another of those that are left: each pair is as likely as the next. */
function shareOfPairs(
  numbers: readonly number[],
  first: (number: number) => boolean,
  second: (number: number) => boolean,
): number {
  const seconds = numbers.filter(second).length;
  const pairs = numbers.filter(first).reduce((sum, number) => sum + seconds - (second(number) ? 1 : 0), 0);
  return pairs / Math.max(1, numbers.length * (numbers.length - 1));
}

export function missionOdds(s: SuperfortressView, aircraft: number): MissionOdds {
  const numbers = numbersLeft(s);
  const add = untickedOf(s.fleet[aircraft]) * superfortressTerms.perBox.event;
  const comes = brings(targetAt(s.target).area !== 'elsewhere');
  const event = eventOdds(numbers, add);
  return {
    fighters: share(numbers, comes),
    event,
    more: event['ki-45'] + shareOfPairs(numbers, (number) => occurrenceAt(number + add) === 'opposition', comes),
    lesson: share(numbers, teaches),
  };
}

export interface TransportOdds {
  /** Supply points on average, if it arrives (CH-30.53a). */
  readonly supply: number;
  /** That it meets fighters, catches fire, or that the base is attacked. */
  readonly combat: number;
  readonly fire: number;
  readonly attack: number;
}

/** CH-30.51a, CH-30.51b, CH-30.51c — every card on the Transport column, and every other that may follow it. */
export function transportOdds(s: SuperfortressView, aircraft: number): TransportOdds {
  const numbers = numbersLeft(s);
  const add = untickedOf(s.fleet[aircraft]) * superfortressTerms.perBox.transport;
  const { tailWinds, navigationError } = superfortressTerms;
  const met = numbers.filter(brings(false)).length;
  const all = numbers.length;
  let [supply, combat, fire, attack] = [0, 0, 0, 0];
  for (const first of numbers) {
    const line = lineAt(transportColumn, first + add);
    const meets = brings(false)(first) ? 1 : 0;
    if (line.event === null) {
      supply += line.supply;
      if (line.opposition) combat += (met - meets) / Math.max(1, all - 1);
      continue;
    }
    for (const second of numbers) {
      if (second === first) continue;
      const part = 1 / Math.max(1, all - 1);
      const occurrence = occurrenceAt(second + line.event);
      const fewer = occurrence === 'navigation-error' ? Math.min(navigationError, line.supply) : 0;
      supply += part * (line.supply + (occurrence === 'tail-winds' ? tailWinds.transport : 0) - fewer);
      if (occurrence === 'ki-45') combat += part;
      if (occurrence === 'opposition')
        combat += (part * (met - meets - (brings(false)(second) ? 1 : 0))) / Math.max(1, all - 2);
      if (occurrence === 'engine-fire') fire += part;
      if (occurrence === 'attack') attack += part;
    }
  }
  const over = Math.max(1, all);
  return { supply: supply / over, combat: combat / over, fire: fire / over, attack: attack / over };
}

/**
 * CH-30.46c, CH-30.46d — the chance that the card of the next week makes a Mission due in the week after it, if a Mission is
 * flown now, or none; null: no card is drawn then.
 */
export function mandatoryOdds(s: OpenSuperfortress, flies: boolean): number | null {
  const week = s.week + 1;
  if (week <= superfortressTerms.firstMission || week >= superfortressTerms.weeks) return null;
  const add = mandatoryModifier({ week, flown: flies ? s.week : s.flown });
  return share(s.fixed.numbers, (number) => isMandatory(number + add));
}
