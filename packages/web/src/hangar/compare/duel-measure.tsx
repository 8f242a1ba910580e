import { useLanguage } from '../../words/language.tsx';
import type { Craft } from '../craft.ts';
import { count, percent } from '../figures.ts';
import { redOf } from '../meeting.ts';
import { useHangarWords } from '../words/words.ts';
import { duelsIn, type Shares, sharesOf } from './share.ts';
import { useDuels } from './use-duels.ts';

/** A share that is narrower than its figure has none written in it. */
const NARROW = 0.12;

/** What two bots make of the two, measured while one looks. */
export function DuelMeasure({ a, b }: { readonly a: Craft; readonly b: Craft }) {
  const { language } = useLanguage();
  const w = useHangarWords();
  const { tally, state, stop, goOn } = useDuels(a, b);
  const n = duelsIn(tally);
  const shares = sharesOf(tally);
  const said = (share: number): string => percent(share, language);
  const title = n === 0 ? w.duelsWait : (state === 'flying' ? w.duelsSoFar : w.duels)(count(n, language));
  return (
    <section className="duel-measure" aria-label={w.strength}>
      <div className="duel-title">
        <p>{state === 'failed' ? w.duelsFailed : title}</p>
        {state === 'flying' && n > 0 && (
          <button type="button" className="quiet" onClick={stop}>
            {w.duelsStop}
          </button>
        )}
        {state === 'stopped' && (
          <button type="button" className="quiet" onClick={goOn}>
            {w.duelsGoOn}
          </button>
        )}
      </div>
      <ShareBar shares={shares} red={redOf(a, b)} said={said} />
      {n > 0 && (
        <>
          <p className="unseen">
            {[
              w.duelsShare(a.name, said(shares.won)),
              w.duelsDrawn(said(shares.drawn)),
              w.duelsShare(b.name, said(shares.lost)),
            ].join(', ')}
          </p>
          <p className="duel-sure">{w.duelsSure(a.name, said(shares.low), said(shares.high))}</p>
        </>
      )}
    </section>
  );
}

/** How that is found out. */
export function HowMeasured({ system }: Pick<Craft, 'system'>) {
  const w = useHangarWords();
  return (
    <details>
      <summary>{w.duelsHowTitle}</summary>
      <p>
        {w.duelsHow} {system === 'zero' && w.pairs}
      </p>
    </details>
  );
}

interface ShareBarProps {
  readonly shares: Shares;
  readonly red: 'a' | 'b';
  said(share: number): string;
}

function ShareBar({ shares, red, said }: ShareBarProps) {
  const [first, second] = red === 'a' ? ['red', 'blue'] : ['blue', 'red'];
  const parts = [
    [first, shares.won],
    ['even', shares.drawn],
    [second, shares.lost],
  ] as const;
  return (
    <div className="duel-shares" aria-hidden="true">
      {parts.map(([colour, share]) => (
        <span key={colour} className={colour} style={{ width: `${share * 100}%` }}>
          {share >= NARROW && said(share)}
        </span>
      ))}
    </div>
  );
}
