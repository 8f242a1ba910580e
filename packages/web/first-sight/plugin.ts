import { resolve } from 'node:path';
import { type Language, languages } from '@tallyho/words/language';
import { build, createServer, type IndexHtmlTransformContext, type Plugin, type Rolldown } from 'vite';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

const ROOT = resolve(import.meta.dirname, '..');
/** Neither is a build of the page. */
const ALONE = { root: ROOT, configFile: false, logLevel: 'error' } as const;
const ID = 'virtual:first-sight';
const NAME = 'first-sight.js';

/**
 * Draws the start page when the page is built, in every language, and writes it with what chooses between them into a
 * small script that is there long before the page itself, and begins that.
 */
export function firstSight(): Plugin {
  return {
    name: 'tallyho-first-sight',
    apply: 'build',
    async buildStart() {
      const source = await script(await markups());
      this.emitFile({ type: 'asset', name: NAME, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const main = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html);
        if (main === null) throw new Error('the page has no script');
        return {
          html: html.replace(main[0], `<link rel="modulepreload" fetchpriority="low" crossorigin href="${main[1]}">`),
          tags: [{ tag: 'script', attrs: { src: `./${fileOf(bundle)}`, 'data-page': main[1] }, injectTo: 'body' }],
        };
      },
    },
  };
}

async function markups(): Promise<object> {
  const server = await createServer({
    ...ALONE,
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { markupOf } = await server.ssrLoadModule('/src/first-sight/markup.tsx');
    return Object.fromEntries(languages.map((language: Language) => [language, markupOf(language)]));
  } finally {
    await server.close();
  }
}

async function script(firstSights: object): Promise<string> {
  const built = await build({
    ...ALONE,
    plugins: [
      {
        name: 'tallyho-first-sight-markups',
        resolveId: (id) => (id === ID ? `\0${ID}` : null),
        load: (id) => (id === `\0${ID}` ? `export const firstSights = ${JSON.stringify(firstSights)};` : null),
      },
    ],
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/first-sight/early.ts',
        // Of what it shares with the page, it takes only what it calls.
        treeshake: { moduleSideEffects: false },
        output: { format: 'iife' },
      },
    },
  });
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[];
  return output[0].code;
}

/** Under which name it is in the built page. */
function fileOf(bundle: Bundle): string {
  const found = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(NAME));
  if (found === undefined) throw new Error(`${NAME} is not in the page`);
  return found.fileName;
}
