/** Made by `firstSight` in first-sight/plugin.ts: the start page in each language. */
declare module 'virtual:first-sight' {
  export const firstSights: { readonly [language in import('@tallyho/words/language').Language]: string };
}
