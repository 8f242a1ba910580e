import type { Language } from '@tallyho/words';
import type { selection } from '@tallyho/zero';
import { typesetFrench } from '../../../words/typeset.ts';
import { pilotName } from '../model/cards.ts';
import type { SelectionNames } from '../words/selection-en.ts';
import * as en from '../words/selection-en.ts';
import * as fr from '../words/selection-fr.ts';
import { landWords } from '../words/words.ts';

const english = {
  events: en.selectionEvents,
  choices: en.selectionChoices,
  asks: en.selectionAsks,
  places: en.selectionPlaces,
};
const french: typeof english = {
  events: fr.selectionEvents,
  choices: fr.selectionChoices,
  asks: fr.selectionAsks,
  places: fr.selectionPlaces,
};

/** CH-19.24, CH-19.34, CH-19.41 — what is said while pilots and crews are selected, in campaigns of whatever kind. */
export const selectionWords: { readonly [language in Language]: typeof english } = {
  en: english,
  fr: typesetFrench(french),
};

function placeWords(place: string, language: Language): string {
  const { places } = selectionWords[language];
  const [, element, role, formation, aircraft] =
    /^(?:element (\d+) (leader|wingman)|formation (\d+) aircraft (\d+))$/.exec(place) ?? [];
  if (role === 'leader' || role === 'wingman') return places[role](element);
  return formation === undefined ? place : places.crew({ formation, aircraft });
}

const namesIn = (language: Language, aircraft: (id: string) => string): SelectionNames => ({
  pilot: pilotName,
  aircraft,
  place: (place) => placeWords(place, language),
  side: (seat) => landWords[language].campaigns.sides[seat === 0 ? 'japanese' : 'allied'],
});

/** An event of the selection in a sentence; `aircraft` names a type. */
export const selectionSentence = (
  event: selection.SelectionEvent,
  language: Language,
  aircraft: (id: string) => string,
): string => {
  const say = selectionWords[language].events[event.event] as (e: typeof event, names: SelectionNames) => string;
  return say(event, namesIn(language, aircraft));
};

/** A choice of the selection in words. */
export const selectionChoiceWords = (choice: selection.SelectionChoice, language: Language): string => {
  const say = selectionWords[language].choices[choice.do] as (c: typeof choice, names: SelectionNames) => string;
  return say(
    choice,
    namesIn(language, (id) => id),
  );
};
