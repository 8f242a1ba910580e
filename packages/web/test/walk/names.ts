const BY_TAG: Readonly<Record<string, string>> = {
  a: 'link',
  article: 'article',
  aside: 'complementary',
  button: 'button',
  caption: 'caption',
  dd: 'definition',
  details: 'details',
  dialog: 'dialog',
  dt: 'term',
  fieldset: 'group',
  figure: 'figure',
  footer: 'footer',
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  header: 'header',
  img: 'img',
  input: 'textbox',
  li: 'listitem',
  main: 'main',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  option: 'option',
  output: 'status',
  progress: 'progressbar',
  section: 'section',
  select: 'combobox',
  summary: 'summary',
  table: 'table',
  td: 'cell',
  textarea: 'textbox',
  th: 'columnheader',
  tr: 'row',
  ul: 'list',
};

const BY_TYPE: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
  file: 'file',
};

/** What something is to whoever does not see it; null: nothing in particular. */
export function roleOf(element: Element): string | null {
  const given = element.getAttribute('role');
  if (given !== null) return given;
  const tag = element.tagName.toLowerCase();
  if (tag === 'input') return BY_TYPE[element.getAttribute('type') ?? ''] ?? 'textbox';
  return BY_TAG[tag] ?? null;
}

const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** A name that is said, and does not stand there to be read; null: it is what can be read. */
export function saidName(element: Element): string | null {
  const by = element.getAttribute('aria-labelledby');
  if (by !== null)
    return tidy(
      by
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  const said = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (said !== null) return tidy(said);
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) {
    const own =
      element.closest('label') ?? (element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`));
    if (own !== null) return tidy(labelText(own));
    return tidy(element.getAttribute('placeholder') ?? element.getAttribute('title'));
  }
  const title = [...element.children].find(({ tagName }) => tagName.toLowerCase() === 'title');
  if (title !== undefined) return tidy(title.textContent);
  return tidy(element.textContent) === '' ? element.getAttribute('title') : null;
}

/** A label without what stands in its field. */
function labelText(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const field of copy.querySelectorAll('select, input, textarea')) field.remove();
  return copy.textContent ?? '';
}

/** How somebody calls it who looks for it. */
export const nameOf = (element: Element): string => saidName(element) ?? tidy(element.textContent);
