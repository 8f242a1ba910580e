import type { Card, Decision, Refusal } from '@tallyho/kernel';
import type { AircraftScene, OptionScene, PatternScene, RefusedScene } from '../play/scene.ts';
import type { CardQuestion } from './scene.ts';
import type { PlacesScene } from './sortie/scene.ts';

/** What comes of an answer, where it is known: other words for it, what follows, whether that is the end of somebody. */
export interface Consequence {
  readonly text?: string;
  readonly after: string;
  readonly isRisky?: boolean;
}

interface Sorting<C extends object> {
  readonly prompt: string;
  readonly advice: string;
  /** A choice on its button, beside the card it hangs on; and where it stands alone. */
  say(choice: C): string;
  sayAlone(choice: C): string;
  isPass(choice: C): boolean;
  isGrave(choice: C): boolean;
  /** Whether a choice that is refused is shown among the answers. */
  isInSight(choice: C): boolean;
  consequenceOf?(choice: C): Consequence | null;
  aircraftOf?(choice: C): AircraftScene | null;
  patternOf?(choice: C): PatternScene | null;
  /** The aircraft that a choice is about, where it can be clicked. */
  aimOf?(choice: C): number | null;
  /** Where the choices are places in a formation. */
  placesOf?(options: readonly OptionScene<C>[]): PlacesScene<C> | null;
}

/** The card that a choice plays, in both games; null: it takes none. */
export const cardOf = (choice: object): Card | null =>
  'card' in choice && typeof choice.card === 'number' ? choice.card : null;

interface Offer<C> {
  readonly options: OptionScene<C>[];
  readonly refused: RefusedScene[];
}

const empty = <C>(): Offer<C> => ({ options: [], refused: [] });

function offerFor<K, C>(offers: Map<K, Offer<C>>, key: K): Offer<C> {
  const found = offers.get(key) ?? empty<C>();
  offers.set(key, found);
  return found;
}

/**
 * A decision sorted for a table: what hangs on a card lies with the card, places in a formation with their squares, the
 * rest are buttons.
 */
export function questionOf<C extends object>(
  decision: Decision<C>,
  refusals: readonly Refusal<C>[],
  sorting: Sorting<C>,
): CardQuestion<C> {
  const {
    prompt,
    advice,
    say,
    sayAlone,
    isPass,
    isGrave,
    isInSight,
    consequenceOf,
    aircraftOf,
    patternOf,
    aimOf,
    placesOf,
  } = sorting;
  const cards = new Map<Card, Offer<C>>();
  const aims = new Map<number, Offer<C>>();
  const all = decision.options.map((choice): OptionScene<C> => {
    const consequence = consequenceOf?.(choice) ?? null;
    return {
      choice,
      text: consequence?.text ?? say(choice),
      isPass: isPass(choice),
      isGrave: isGrave(choice),
      after: consequence?.after ?? '',
      isRisky: consequence?.isRisky ?? false,
      aircraft: aircraftOf?.(choice) ?? null,
      pattern: patternOf?.(choice) ?? null,
    };
  });
  const places = placesOf?.(all) ?? null;
  const buttons = empty<C>();
  const offers = (choice: C): Offer<C> => {
    const card = cardOf(choice);
    return card === null ? buttons : offerFor(cards, card);
  };
  for (const option of all) {
    if (places === null) offers(option.choice).options.push(option);
    const aim = aimOf?.(option.choice) ?? null;
    if (aim !== null) offerFor(aims, aim).options.push({ ...option, text: sayAlone(option.choice) });
  }
  for (const { choice, reason, because } of refusals) {
    offers(choice).refused.push({ text: say(choice), reason, rule: because, inSight: isInSight(choice) });
    const aim = aimOf?.(choice) ?? null;
    if (aim !== null)
      offerFor(aims, aim).refused.push({ text: sayAlone(choice), reason, rule: because, inSight: false });
  }
  return { prompt, advice, buttons, cards, aims, places, texts: decision.options.map(sayAlone) };
}
