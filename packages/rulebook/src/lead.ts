/** A definition begins with what it defines, in a few words. */
const LEAD = /^[^\s:.;,(–—]+( [^\s:.;,(–—]+){0,3}(?=\s?:|\s[–—-]\s)/;

/** What a paragraph defines: “Advantaged” of “Advantaged: your nose …”; '': it defines nothing. */
export const leadOf = (text: string): string => text.replaceAll('**', '').match(LEAD)?.[0] ?? '';
