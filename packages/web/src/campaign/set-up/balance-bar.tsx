import { useCampaignWords } from '../words/words.ts';

interface Props {
  /** How often each side has won among equals, in hundredths. */
  readonly balance: { readonly axis: number; readonly draw: number; readonly allies: number };
  readonly text: string;
}

/** How a campaign ends between equals: a bar, and the same in a sentence. */
export function BalanceBar({ balance: { axis, draw, allies }, text }: Props) {
  const w = useCampaignWords();
  return (
    <>
      <h2>{w.setUp.balance}</h2>
      <svg className="balance-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className="axis" width={axis} height="8" />
        <rect className="draw" x={axis} width={draw} height="8" />
        <rect className="allies" x={axis + draw} width={allies} height="8" />
      </svg>
      <p>{text}</p>
    </>
  );
}
