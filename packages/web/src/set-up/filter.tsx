export interface FilterItem {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly title: string;
  /** What stands for no filter at all. */
  readonly any: string;
  readonly value: string;
  readonly items: readonly FilterItem[];
  onPick(id: string): void;
}

/** Narrows the hangar down; '' is everything. */
export function Filter({ title, any, value, items, onPick }: Props) {
  return (
    <label>
      {title}
      <select value={value} onChange={({ target }) => onPick(target.value)}>
        <option value="">{any}</option>
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Figures to filter by, each once, the lowest first. */
export const figures = (all: readonly number[]): readonly FilterItem[] =>
  [...new Set(all)].sort((a, b) => a - b).map((n) => ({ id: String(n), name: String(n) }));
