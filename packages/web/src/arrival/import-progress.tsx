import { useWords } from '../words/language.tsx';

/** How far a record has been played that is being read; null: it has not begun. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** What is shown while a record is played: how far it is, and a way out. */
export function ImportProgress({ at, onCancel }: { readonly at: Progress | null; onCancel(): void }) {
  const t = useWords();
  return (
    <div className="sheet notice import-progress">
      <label>
        {t.importing} <progress value={at?.done} max={at === null ? 1 : Math.max(1, at.of)} />
      </label>
      <button type="button" onClick={onCancel}>
        {t.cancel}
      </button>
    </div>
  );
}
