import { useLanguage } from '../../words/language.tsx';
import { BALANCE_GAMES, balanceOf } from '../model/balance.ts';
import { useCampaignWords } from '../words/words.ts';

/** How a campaign ends between equals: a bar, and the same in a sentence. */
export function BalanceBar({ campaign }: { readonly campaign: string }) {
  const { language } = useLanguage();
  const w = useCampaignWords();
  const balance = balanceOf(campaign);
  if (balance === null) return null;
  const { axis, draw, allies } = balance;
  const figure = (n: number): string => new Intl.NumberFormat(language).format(n);
  return (
    <>
      <h2>{w.setUp.balance}</h2>
      <svg className="balance-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className="axis" width={axis} height="8" />
        <rect className="draw" x={axis} width={draw} height="8" />
        <rect className="allies" x={axis + draw} width={allies} height="8" />
      </svg>
      <p>
        {w.setUp.balanceFigures({
          axis: figure(axis),
          draw: figure(draw),
          allies: figure(allies),
          games: BALANCE_GAMES,
        })}
      </p>
    </>
  );
}
