import type { Diary } from './diary.ts';
import { nameOf } from './names.ts';
import type { Walker } from './walk.ts';

/** Of a list that drops down, what comes after what is chosen; after the last the first. */
function nextOf(list: HTMLSelectElement): string {
  const option = list.options[(list.selectedIndex + 1) % list.options.length];
  return (option?.textContent ?? '').trim();
}

/** Does something with a field, whatever it is; answers what. */
async function change(page: Walker, field: HTMLElement): Promise<string> {
  if (field instanceof HTMLSelectElement) {
    const entry = nextOf(field);
    await page.choose(field, entry);
    return entry;
  }
  const input = field as HTMLInputElement;
  if (input.type === 'checkbox') {
    await page.press(input);
    return input.checked ? 'on' : 'off';
  }
  const text = input.type === 'number' ? String(Number(input.value) + 1) : 'Ann';
  await page.type(input, text);
  return text;
}

/** What stands before a field: what else its label says may change with what is chosen. */
const labelOf = (field: Element): string =>
  [...(field.closest('label')?.childNodes ?? [])]
    .map((one) => (one.nodeType === 3 ? (one.textContent ?? '').trim() : ''))
    .find((text) => text !== '') ?? nameOf(field);

/** Changes every field of a form, one after the other, and notes what comes of each. */
export async function changeAll(page: Walker, diary: Diary, form: string): Promise<void> {
  const done = new Set<string>();
  for (;;) {
    const fields = page.all(`${form} select, ${form} input`);
    const labels = fields.map(labelOf);
    const keys = labels.map((label, at) => `${label} ${labels.slice(0, at).filter((one) => one === label).length}`);
    const next = keys.findIndex((key) => !done.has(key));
    if (next < 0) return;
    done.add(keys[next]);
    const what = await change(page, fields[next]);
    diary.note(`${labels[next]}: ${what.slice(0, 40)}`);
  }
}
