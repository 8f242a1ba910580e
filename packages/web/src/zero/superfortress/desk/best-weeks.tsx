import { BestTable } from '../../../campaign/best/best-table.tsx';
import { bestWeeks } from '../best.ts';
import { useSuperfortressWords } from '../words/words.ts';

/** The best campaigns on this device; the one that has just ended is marked. */
export function BestWeeks({ game = '' }: { readonly game?: string }) {
  const { best, results } = useSuperfortressWords();
  return (
    <BestTable
      keeper={bestWeeks}
      words={best}
      counted={{ name: best.missions, of: ({ missions }) => missions }}
      resultName={({ result }) => results[result]}
      game={game}
    />
  );
}
