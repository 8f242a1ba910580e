import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Props {
  readonly label: string;
  /** What folds it away, where it came from the side. */
  readonly fold: string;
  readonly tabs: readonly { readonly id: string; readonly name: string; readonly panel: ReactNode }[];
  readonly open: boolean;
  /** The tab that is in front at first. */
  readonly first?: string;
  /** What stands below all of them. */
  readonly foot?: ReactNode;
  onClose(): void;
}

/** Beside the table on a wide screen, from the side on a phone: one thing at a time, by its tab. */
export function TabPanel({ label, fold, tabs, open, first = tabs[0]?.id ?? '', foot, onClose }: Props) {
  const [chosen, setChosen] = useState(first);
  const id = useId();
  return (
    <aside className="side sheet" data-open={open} aria-label={label}>
      <div className="side-head">
        <div className="tabs" role="tablist" aria-label={label} onKeyDown={walkTabs}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab.id === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === chosen ? 0 : -1}
              onClick={() => setChosen(tab.id)}
              onFocus={() => setChosen(tab.id)}
            >
              {tab.name}
            </button>
          ))}
        </div>
        <button type="button" className="close side-close" aria-label={fold} onClick={onClose}>
          ✕
        </button>
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {tabs.find((tab) => tab.id === chosen)?.panel}
      </div>
      {foot}
    </aside>
  );
}

/** Arrow keys go from tab to tab, and round. */
function walkTabs(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
