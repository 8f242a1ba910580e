export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/**
 * The first language we speak in what a machine says about its owner: `fr_FR.UTF-8` (LANG), `fr-CA` (a browser),
 * `de:fr:en` (LANGUAGE). English when it says nothing that helps.
 */
export function languageFrom(said: string | null | undefined): Language {
  for (const part of (said ?? '').toLowerCase().split(/[\s:,;]+/)) {
    const [name] = part.split(/[-_.@]/);
    const known = languages.find((language) => language === name);
    if (known !== undefined) return known;
  }
  return 'en';
}
