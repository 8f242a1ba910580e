import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { TableModel } from '../model/use-model.ts';
import { useDuelWords } from '../words/words.ts';
import { Log } from './log.tsx';
import { RatingsPanel } from './ratings-panel.tsx';
import { SeenPanel } from './seen-panel.tsx';
import { WordsPanel } from './words-panel.tsx';

const tabs = ['log', 'ratings', 'seen', 'words'] as const;
type Tab = (typeof tabs)[number];

const panels: { readonly [tab in Tab]: (props: { readonly model: TableModel }) => ReactNode } = {
  log: Log,
  ratings: RatingsPanel,
  seen: SeenPanel,
  words: WordsPanel,
};

/** Beside the table on a wide screen, from the side on a phone: log, ratings, cards seen, the table in words. */
export function SidePanel({
  model,
  open,
  onClose,
}: {
  readonly model: TableModel;
  readonly open: boolean;
  onClose(): void;
}) {
  const w = useDuelWords();
  const [tab, setTab] = useState<Tab>('log');
  const id = useId();
  const Panel = panels[tab];
  return (
    <aside className="side sheet" data-open={open} aria-label={w.table.panels}>
      <div className="side-head">
        <div className="tabs" role="tablist" aria-label={w.table.panels} onKeyDown={walkTabs}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`${id}-${each}`}
              aria-selected={each === tab}
              aria-controls={`${id}-panel`}
              tabIndex={each === tab ? 0 : -1}
              onClick={() => setTab(each)}
              onFocus={() => setTab(each)}
            >
              {w.table[each]}
            </button>
          ))}
        </div>
        <button type="button" className="close side-close" aria-label={w.table.fold} onClick={onClose}>
          ✕
        </button>
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <Panel model={model} />
      </div>
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
