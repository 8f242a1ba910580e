/*
 * The keys of a table, in one place. Whatever a key does is a button that can be pressed as well: it carries the key in
 * `data-key`, and the key presses it. Enter, Escape and the arrows do what they do on every button and in every list.
 */
export const tableKeys = { go: ' ', undo: 'u', hint: 'h', log: 'l', rule: 'r', keys: '?' } as const;
export type TableKey = keyof typeof tableKeys;

/** All that is shown when somebody asks for the keys, in their order: the keys, and what they do. */
export const keyList = [
  ['arrows', '← →'],
  ['digits', '1–9'],
  ['enter', 'Enter'],
  ['escape', 'Esc'],
  ['go', '␣'],
  ['undo', 'U'],
  ['hint', 'H'],
  ['log', 'L'],
  ['rule', 'R'],
  ['keys', '?'],
] as const satisfies readonly (readonly [does: TableKey | 'arrows' | 'digits' | 'enter' | 'escape', keys: string])[];
export type KeyName = (typeof keyList)[number][0];

/** A key as it was pressed, and where: in a field, on a button or a link, or anywhere else. */
export interface Press {
  readonly key: string;
  /** Whether Control, Alt or the like was held: then it is the browser's. */
  readonly isHeld: boolean;
  readonly on: 'field' | 'control' | 'page';
  /** Whether nothing is asked: then a control under the focus is no answer. */
  readonly isWaiting: boolean;
}

/** What a key wants at a table: a button with a key, or the card or answer of a number; null: nothing of the table. */
export function wantedBy({ key, isHeld, on, isWaiting }: Press): TableKey | number | null {
  if (isHeld || on === 'field') return null;
  if (/^[1-9]$/.test(key)) return Number(key);
  const names = Object.keys(tableKeys) as TableKey[];
  const wanted = names.find((name) => tableKeys[name] === key.toLowerCase()) ?? null;
  // The space bar presses the button it is on; while others play there is nothing to press but on.
  return wanted === 'go' && on === 'control' && !isWaiting ? null : wanted;
}
