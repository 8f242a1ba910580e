import { type ContentWords, fieldWords } from '../../content/words/words.ts';
import type { Path } from '../change.ts';
import type { EditorWords } from '../words/en.ts';
import type { Form } from './form.ts';
import { expectedIn } from './form.ts';

type Words = readonly [c: ContentWords, w: EditorWords];

/** What stands beside a field: the name of the value, in the unit that is typed. */
export function labelAt([c, w]: Words, form: Form, path: Path): string {
  const [parent, last] = [path.at(-2), path.at(-1)];
  if (typeof last === 'number') {
    const parts: { readonly [field: string]: readonly string[] } = w.parts;
    return parts[String(parent)]?.[last] ?? c.nth(last + 1);
  }
  const measured: { readonly [field: string]: string } = w.measured;
  const own = measured[String(last)];
  if (own !== undefined) return own;
  // On an aircraft of the Great War the front is a gun, elsewhere a side of the card.
  return last === 'front' && expectedIn(form, path).is !== 'map' ? c.frontGun : fieldWords(c, String(last));
}

/** The whole way in words, for those who do not see where the field stands: 'Leader, Front, Performance'. */
export function wholeLabel(words: Words, form: Form, path: Path): string {
  const isPart = typeof path.at(-1) === 'number';
  const before = path.slice(0, isPart ? -2 : -1).filter((step) => typeof step === 'string');
  return [...before.map((step) => fieldWords(words[0], step)), labelAt(words, form, path)].join(', ');
}
