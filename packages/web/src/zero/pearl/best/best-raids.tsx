import { BestTable } from '../../../campaign/best/best-table.tsx';
import { usePearlWords } from '../words/words.ts';
import { bestRaids } from './best-results.ts';

/** The best raids on this device; the one that has just been flown is marked. */
export function BestRaids({ game = '' }: { readonly game?: string }) {
  const { best, pearl } = usePearlWords();
  return (
    <BestTable
      keeper={bestRaids}
      words={best}
      counted={{ name: best.waves, of: ({ waves }) => waves }}
      resultName={({ result }) => pearl.results[result]}
      game={game}
    />
  );
}
