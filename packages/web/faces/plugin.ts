import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** What is read at first sight: titles and text. The other weights and letters come when a page has use for them. */
const AT_FIRST_SIGHT = ['barlow-condensed-latin-700-normal.woff2', 'source-sans-3-latin-wght-normal.woff2'];

/** Lets the browser fetch the faces of the first page at once, not only when it has read the styles. */
export function faces(): Plugin {
  return {
    name: 'tallyho-faces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => AT_FIRST_SIGHT.map((name) => preload(fileOf(bundle, name))),
    },
  };
}

/** Under which name a file is in the built page. */
function fileOf(bundle: Bundle, name: string): string {
  const found = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name));
  if (found === undefined) throw new Error(`${name} is not in the page`);
  return found.fileName;
}

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
  injectTo: 'head',
});
