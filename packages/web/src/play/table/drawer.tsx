import { TabPanel } from '../tab-panel.tsx';
import { useTableWords } from '../words/words.ts';

interface Props extends Pick<Parameters<typeof TabPanel>[0], 'tabs' | 'first' | 'open' | 'onClose'> {
  /** Whether rule numbers stand everywhere; left out: that is not asked here. */
  readonly referee?: { readonly isOn: boolean; onSet(on: boolean): void } | undefined;
}

/** Over the board, never over question or hand: the log first, and whatever else can be looked up. */
export function Drawer({ referee, ...panel }: Props) {
  const { table } = useTableWords();
  return (
    <TabPanel
      {...panel}
      label={table.panels}
      fold={table.fold}
      foot={
        referee !== undefined && (
          <label className="referee">
            <input type="checkbox" checked={referee.isOn} onChange={({ target }) => referee.onSet(target.checked)} />{' '}
            {table.referee}
          </label>
        )
      }
    />
  );
}
