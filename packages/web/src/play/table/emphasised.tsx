/**
 * What decides in a sentence: printed titles, which stand in capitals, numbers of hits, the card that is due, and a way off
 * the map; neither the TBF Avenger nor the RAF R.E.8 is a title.
 */
const DECISIVE =
  /(\p{Lu}[\p{Lu}’' ]{3,}\p{Lu}(?!\p{Ll}|\.\p{Lu})|\d+ (?:hits?|dégâts?)|card \d of \d|carte \d sur \d|off the map|hors de la carte)/u;

/** A sentence whose decisive words stand out. */
export const Emphasised = ({ text }: { readonly text: string }) =>
  text.split(DECISIVE).map((part, at) =>
    // What was looked for stands at every second place.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
    at % 2 === 1 ? <em key={at}>{part}</em> : part,
  );
